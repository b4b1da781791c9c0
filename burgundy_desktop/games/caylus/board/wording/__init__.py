"""All texts of the game, in the current language.

`translation`       how a sentence becomes one that can be translated
`buildings`         what buildings are called
`amounts`           cubes, deniers, points
`names`             phases, sections, lines, spaces
`effects`           what buildings and columns do
`costs`             what a move costs
`accessible_names`  accessible names
`castle`            what the castle wants and brings
`reach`             what the provost's place means
`gains`             what a move brings by itself
`log_messages`      the sentences of the log
`confirmation`      questions before a move
`icons`             what each drawing means
`quips`             what opponents say
`challenges`        what the challenges ask for
`moves`, `prompts`, `log`, `tips`, `why_not`, `hints`, `scores`: what the shell asks for
"""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Wording
from burgundy_desktop.boardkit.sentences import on_lid
from burgundy_desktop.games.caylus.board.wording import prompts, scores
from burgundy_desktop.games.caylus.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.caylus.board.wording.challenges import CHALLENGES
from burgundy_desktop.games.caylus.board.wording.hints import hint_for
from burgundy_desktop.games.caylus.board.wording.icons import ICONS
from burgundy_desktop.games.caylus.board.wording.log import log_line
from burgundy_desktop.games.caylus.board.wording.moves import move_words
from burgundy_desktop.games.caylus.board.wording.quips import QUIPS
from burgundy_desktop.games.caylus.board.wording.tips import tip_for
from burgundy_desktop.games.caylus.board.wording.translation import CONTEXT
from burgundy_desktop.games.caylus.board.wording.why_not import why_not_sentence
from burgundy_desktop.games.caylus.lid import LID

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
    challenges=CHALLENGES,
    way=prompts.way_said,
)
"""The functions that the shell calls."""
