"""All texts of the game, in the current language.

`translation`       how a sentence becomes one that can be translated
`names`             cards, goods, animals, rows, numbers
`places`            rows, columns, stacks
`effects`           what cards do
`costs`             what pays for a move
`gains`             what a move would bring
`accessible_names`  accessible names
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
from burgundy_desktop.games.castles_cards.board.wording import prompts, scores
from burgundy_desktop.games.castles_cards.board.wording.accessible_names import accessible_name
from burgundy_desktop.games.castles_cards.board.wording.challenges import CHALLENGES
from burgundy_desktop.games.castles_cards.board.wording.hints import hint_for
from burgundy_desktop.games.castles_cards.board.wording.icons import ICONS
from burgundy_desktop.games.castles_cards.board.wording.log import log_line
from burgundy_desktop.games.castles_cards.board.wording.moves import move_words
from burgundy_desktop.games.castles_cards.board.wording.names import card_title
from burgundy_desktop.games.castles_cards.board.wording.quips import QUIPS
from burgundy_desktop.games.castles_cards.board.wording.tips import tip_for
from burgundy_desktop.games.castles_cards.board.wording.translation import CONTEXT, phrase
from burgundy_desktop.games.castles_cards.board.wording.why_not import why_not_sentence
from burgundy_desktop.games.castles_cards.lid import LID

_NEXT_CARD = phrase("Your next card")

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
    outcome=lambda code: card_title(code[0]),
    coming=(_NEXT_CARD,),
    challenges=CHALLENGES,
)
"""The functions that the shell calls."""
