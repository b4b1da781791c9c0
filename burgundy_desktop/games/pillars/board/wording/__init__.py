"""All texts of the game, in the current language.

`translation`   how a sentence becomes one that can be translated
`names`         cards, colours, materials, players
`amounts`       so many units
`trick_lines`   who gets the trick, and why
`effects`       what cards do
`tricks`        who would get the trick
`icons`         what each drawing means
`quips`         what opponents say
`challenges`    what the challenges ask for
`log_messages`  the sentences of the log
`moves`, `prompts`, `log`, `tips`, `score_tips`, `accessible_names`, `why_not`, `hints`, `scores`:
what the shell asks for
"""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Wording
from burgundy_desktop.boardkit.sentences import on_lid
from burgundy_desktop.games.pillars.board.wording import prompts, scores
from burgundy_desktop.games.pillars.board.wording.accessible_names import (
    accessible_name,
    card_with_strength,
)
from burgundy_desktop.games.pillars.board.wording.challenges import CHALLENGES
from burgundy_desktop.games.pillars.board.wording.hints import hint_for
from burgundy_desktop.games.pillars.board.wording.icons import ICONS
from burgundy_desktop.games.pillars.board.wording.log import log_line
from burgundy_desktop.games.pillars.board.wording.moves import move_words
from burgundy_desktop.games.pillars.board.wording.quips import QUIPS
from burgundy_desktop.games.pillars.board.wording.tips import tip_for
from burgundy_desktop.games.pillars.board.wording.translation import CONTEXT, phrase
from burgundy_desktop.games.pillars.board.wording.why_not import why_not_sentence
from burgundy_desktop.games.pillars.lid import LID

_HELD_BY_OTHERS = phrase("A card that the others hold")

WORDING = Wording(
    title=on_lid(CONTEXT, LID.title),
    goal=prompts.goal,
    moment=prompts.moment,
    prompt=prompts.prompt,
    button=prompts.button,
    move=move_words,
    log=log_line,
    why_not=why_not_sentence,
    target=accessible_name,
    tip=tip_for,
    hint=hint_for,
    reason=scores.reason_name,
    tie_break=scores.tie_break_name,
    option=scores.option_name,
    option_value=scores.option_value_name,
    icons=ICONS,
    quips=QUIPS,
    outcome=lambda code: card_with_strength(code[0]),
    coming=(_HELD_BY_OTHERS,),
    challenges=CHALLENGES,
)
"""The functions that the shell calls."""
