"""The sentences of the log."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.translation import person_phrase, phrase

# the course of the game

STOCK = phrase("Everyone starts with {units}")
HAND = person_phrase(
    "Hand {number}: {player} has Lady Aliena and leads",
    "Hand {number}: you have Lady Aliena and lead",
)
SCORING = phrase("Hand {number} is scored")
SCORING_LAST = phrase("Hand {number}, the last one, is scored")
ENDS = phrase("The game ends: the last privilege has been won")

# tricks

LEADS = person_phrase("{player} leads {card} ({strength})", "You lead {card} ({strength})")
PLAYS = person_phrase("{player} plays {card} ({strength})", "You play {card} ({strength})")
STRONGEST = phrase("{card} is strongest", "begins a line: why a trick goes to whom")
STRONGEST_AS_LATER = phrase(
    "{card} is strongest, as strong as {other} but later", "begins a line: why a trick goes to whom"
)
TO_OWNER = person_phrase(
    "{why}: the trick goes to {player}, owner of {color}",
    "{why}: the trick goes to you, owner of {color}",
)
TO_OWNER_THOUGH = person_phrase(
    "{why}: the trick goes to {player}, owner of {color}, though {other} played it",
    "{why}: the trick goes to you, owner of {color}, though {other} played it",
)
TO_OWNER_THOUGH_YOU = phrase(
    "{why}: the trick goes to {player}, owner of {color}, though you played it"
)
TO_WHO_PLAYED = person_phrase(
    "{why}: the trick goes to {player}, who played it",
    "{why}: the trick goes to you because you played it",
)
OWNERLESS = person_phrase(
    "{why} and belongs to nobody: the trick goes to {player}, who played it",
    "{why} and belongs to nobody: the trick goes to you because you played it",
)
KING = phrase("The King is strongest: nobody gets the trick, and it is set aside")

# the scoring

PRIVILEGE_WON = person_phrase(
    "{player} lays down {card} and keeps it to the end of the game",
    "You lay down {card} and keep it to the end of the game",
)
RETURNED = phrase("The King's trick contained {card}: the privilege goes back under the pile")
SCORES = person_phrase("{player} scores %n card(s)", "You score %n card(s)")
TRICKLESS = person_phrase(
    "{player} has no trick and scores the King's trick",
    "You have no trick and score the King's trick",
)
GAINED = phrase("{card}: {units}", "in the log: what a scored card brings")
CONVERTS = person_phrase(
    "{player} converts {units}: {converter}", "You convert {units}: {converter}"
)
EXCHANGES = person_phrase(
    "{player} turns {units} into {gained}: {converter}",
    "You turn {units} into {gained}: {converter}",
)
FINISHES = person_phrase("{player} converts nothing more", "You convert nothing more")
KEEPS = person_phrase("{player} keeps {units}", "You keep {units}")
KEEPS_NOTHING = person_phrase("{player} keeps nothing", "You keep nothing")
KEEPS_AND_LOSES = person_phrase(
    "{player} keeps {units} and loses {lost}", "You keep {units} and lose {lost}"
)
RESULT = person_phrase(
    "{player}: %n point(s) from this hand, {total} in all",
    "You: %n point(s) from this hand, {total} in all",
)
LOSS = person_phrase(
    "{player} loses %n point(s) in this hand, {total} in all",
    "You lose %n point(s) in this hand, {total} in all",
)
