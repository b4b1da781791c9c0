"""The sounds of the table: of its pieces, and when a person has to decide."""

from __future__ import annotations

from PySide6.QtCore import QObject

from burgundy_desktop.boardkit.scene import BoardScene
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match.match_controller import MatchController
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table.ambience import TableAmbience
from burgundy_desktop.sound.names import Loop, Sound


class TableSounds(QObject):
    """Plays sounds for the scene and the match; create after `Showing`."""

    def __init__(self, program: Program, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._controller = controller
        self._scene: BoardScene | None = None
        self._ambience = TableAmbience(program, self)
        self._due: Sound | None = None
        """The sound to play when the animation has ended."""
        controller.position_changed.connect(self._look)

    def listen_to(self, scene: BoardScene, loop: Loop | None) -> None:
        """Connect to this scene instead of the previous one; a game with this loop begins."""
        self._ambience.begin(loop)
        self._scene, self._due = scene, None
        scene.sounded.connect(self._program.sounds.play)
        scene.animation_finished.connect(self._play_due)

    def stop(self) -> None:
        """The game has left the table."""
        self._ambience.begin(None)

    def _look(self, position: Position) -> None:
        self._due = Sound.TURN if self._is_newly_asked(position) else None
        self._play_due()

    def _is_newly_asked(self, position: Position) -> bool:
        """Whether the person at the screen decides now after somebody else's move."""
        mover = self._controller.session.match.steps[position.ply].seat
        return position.may_move and bool(position.events) and mover != position.viewer

    def _play_due(self) -> None:
        if self._due is not None and not (self._scene and self._scene.is_animating):
            due, self._due = self._due, None
            self._program.sounds.play(due)
