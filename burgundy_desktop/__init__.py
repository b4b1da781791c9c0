"""European board games for one screen, against the computer or with friends.

Layers, from the top: `desktop` and `arena`, the games' boards, `boardkit`, `ai` and
`storage`, the games, `core`. Imports point downwards (docs/ARCHITECTURE.md).
"""

__version__ = "1.0.0"
"""The version of the program. It stands nowhere else: docs/RELEASING.md."""
