"""Whose board lies in the large place: the viewer's own, or that of whoever acts."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.hooks import SceneHooks
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import Position


@attrs.define
class InFront:
    """The seat whose board is in front instead of the viewer's, and who comes next."""

    seat: Seat | None = None
    acting: Seat | None = None
    """Who makes the move that is shown; None if the viewer's own board is to stay."""
    own_is_held: bool = False
    """Whether the person wants the own board until the own turn."""
    changes: bool = False
    """Whether boards change places now."""
    ring_from: tuple[Target, Target | None] | None = None
    """What the ring was on before another board came in front, and where it went then."""

    def while_played(self, position: Position, table: SceneHooks) -> Seat | None:
        """Who is in front while the events of a position are shown. What follows after something
        for all brings no board back.
        """
        if table.concerns_all(position.events):
            self.acting = None
        acting = None if self.own_is_held else self.acting
        if acting is None or acting == position.viewer or not table.may_come_in_front(acting):
            return None
        return acting

    def at_rest(self, position: Position) -> Seat | None:
        """Who is in front when all was seen: never another one while the viewer decides, and else
        whoever was, so that nothing moves without a reason.
        """
        if position.may_move:
            self.own_is_held = False
        acts_on = self.acting is not None and not self._is_over(position)
        return self.seat if acts_on and not position.may_move else None

    def ring_for(self, focused: Target | None) -> Target | None:
        """What the ring is on, or was on before another board came, if it was not moved since."""
        if self.ring_from is None or self.ring_from[1] != focused:
            return focused
        return self.ring_from[0]

    def _is_over(self, position: Position) -> bool:
        """An automaton, whose seat comes after all others, acts while nobody decides."""
        is_automaton = self.acting is not None and self.acting >= len(position.seats)
        return position.to_decide is None and not is_automaton
