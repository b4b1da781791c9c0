"""All texts of the game, in the current language.

`translation`       how a sentence becomes one that can be translated
`amounts`           coins, vases, points
`names`             actions, regions, places
`titles`            cards
`effects`           what things do
`plans`             levers and canoes
`costs`             what moves cost
`paid`              what a card is paid from
`accessible_names`  accessible names
`log_messages`      the sentences of the log
`eminence`          the steps of the Eminence; `eminence_steps` has them for its panel
`passing`           doing nothing more
`lacking`           what is missing
`gains`             what comes
`icons`             what each drawing means (`card_icons`, `scoring_icons`)
`quips`             what opponents say
`challenges`        what the challenges ask for
`coming`            what the next draws may bring
`moves`, `prompts`, `log`, `tips`, `why_not`, `hints`, `scores`: what the shell asks for
"""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Wording
from burgundy_desktop.boardkit.sentences import on_lid
from burgundy_desktop.games.boonlake.board.wording import prompts, scores
from burgundy_desktop.games.boonlake.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.boonlake.board.wording.challenges import CHALLENGES
from burgundy_desktop.games.boonlake.board.wording.coming import COMING, outcome
from burgundy_desktop.games.boonlake.board.wording.hints import hint_for
from burgundy_desktop.games.boonlake.board.wording.icons import ICONS
from burgundy_desktop.games.boonlake.board.wording.log import log_line
from burgundy_desktop.games.boonlake.board.wording.moves import move_words, way_said
from burgundy_desktop.games.boonlake.board.wording.quips import QUIPS
from burgundy_desktop.games.boonlake.board.wording.tips import tip_for
from burgundy_desktop.games.boonlake.board.wording.translation import CONTEXT
from burgundy_desktop.games.boonlake.board.wording.why_not import why_not_sentence
from burgundy_desktop.games.boonlake.lid import LID

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
    way=way_said,
    outcome=outcome,
    coming=COMING,
    challenges=CHALLENGES,
)
"""The functions that the shell calls."""
