"""European board games for one screen, against the computer or with friends.

Floors, from the top: `desktop` and `arena`, the games' boards, `boardkit`, `ai` and
`storage`, the games, `core`. Imports point downwards (docs/ARCHITECTURE.md).
"""

__version__ = "0.1.0"
