"""All words of the game, in the language of the moment.

`saying`   how a sentence becomes one that can be translated
`names`    cards, goods, animals, rows, numbers   `places`  rows, columns, stacks
`effects`  what cards do                          `costs`   what pays for a move
`gains`    what a move would bring                `things`  accessible names
`told`     the sentences of the log               `asking`  questions before a move
`moves`, `prompts`, `log`, `tips`, `why_not`, `hints`, `scores`: what the shell asks for
"""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.boardkit.board import LogLine, MoveWords, Tip
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles_cards.board.wording import names, prompts, scores
from burgundy_desktop.games.castles_cards.board.wording.hints import hint_for
from burgundy_desktop.games.castles_cards.board.wording.log import log_line
from burgundy_desktop.games.castles_cards.board.wording.moves import move_words
from burgundy_desktop.games.castles_cards.board.wording.saying import phrase
from burgundy_desktop.games.castles_cards.board.wording.things import thing_name
from burgundy_desktop.games.castles_cards.board.wording.tips import Bring, tip_for
from burgundy_desktop.games.castles_cards.board.wording.why_not import why_not_sentence
from burgundy_desktop.games.castles_cards.moves import CardsMove
from burgundy_desktop.games.castles_cards.observation import Observation

_TITLE = phrase("The Castles of Burgundy: The Card Game")
_TAGLINE = phrase("Every card a die, a plan, or a stone of your estate.")


class CardsWording:
    """The `Wording` of The Castles of Burgundy: The Card Game."""

    def title(self) -> str:
        return _TITLE()

    def tagline(self) -> str:
        return _TAGLINE()

    def automaton(self) -> str:
        """The name of the rival in the solo game, who sits at the seat after the last."""
        return names.AARON()

    def moment(self, observation: Observation) -> str:
        return prompts.moment(observation)

    def prompt(
        self, observation: Observation, legal: Sequence[CardsMove], picked: Sequence[Target]
    ) -> str:
        return prompts.prompt(observation, legal, picked)

    def button(self, target: Target) -> str:
        return prompts.button(target)

    def move(self, observation: Observation, move: CardsMove) -> MoveWords:
        return move_words(observation, move)

    def log(self, event: Event, seats: Sequence[SeatInfo], viewer: Seat) -> LogLine | None:
        return log_line(event, seats, viewer)

    def why_not(self, observation: Observation, why: WhyNot, seats: Sequence[SeatInfo]) -> str:
        return why_not_sentence(observation, why, seats)

    def target(self, observation: Observation, target: Target) -> str:
        return thing_name(observation, target)

    def tip(self, observation: Observation, target: Target, bring: Bring) -> Tip | None:
        return tip_for(observation, target, bring)

    def hint(self, observation: Observation, move: CardsMove, events: Sequence[Event]) -> str:
        return hint_for(observation, move, events)

    def reason(self, reason: str) -> str:
        return scores.reason_name(reason)

    def tie_break(self, name: str) -> str:
        return scores.tie_break_name(name)

    def option(self, name: str) -> str:
        return scores.option_name(name)

    def option_value(self, name: str, value: str) -> str:
        return scores.option_value_name(name, value)
