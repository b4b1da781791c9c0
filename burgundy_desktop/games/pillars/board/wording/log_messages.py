"""The sentences of the log."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.translation import phrase, telling

# the course of the game

STOCK = phrase("Everyone starts with {units}")
HAND = telling(
    "Hand {number}: {player} has Lady Aliena and leads",
    "Hand {number}: you have Lady Aliena and lead",
)
SCORING = phrase("Hand {number} is scored")
SCORING_LAST = phrase("Hand {number}, the last one, is scored")
ENDS = phrase("The game ends: the last privilege has been won")

# tricks

LEADS = telling("{player} leads {card} ({strength})", "You lead {card} ({strength})")
PLAYS = telling("{player} plays {card} ({strength})", "You play {card} ({strength})")
STRONGEST = phrase("{card} is strongest", "begins a line: why a trick goes to whom")
STRONGEST_AS_LATER = phrase(
    "{card} is strongest, as strong as {other} but later", "begins a line: why a trick goes to whom"
)
TO_OWNER = telling(
    "{why}: the trick goes to {player}, owner of {color}",
    "{why}: the trick goes to you, owner of {color}",
)
TO_OWNER_THOUGH = telling(
    "{why}: the trick goes to {player}, owner of {color}, though {other} played it",
    "{why}: the trick goes to you, owner of {color}, though {other} played it",
)
TO_OWNER_THOUGH_YOU = phrase(
    "{why}: the trick goes to {player}, owner of {color}, though you played it"
)
TO_WHO_PLAYED = telling(
    "{why}: the trick goes to {player}, who played it",
    "{why}: the trick goes to you because you played it",
)
OWNERLESS = telling(
    "{why} and belongs to nobody: the trick goes to {player}, who played it",
    "{why} and belongs to nobody: the trick goes to you because you played it",
)
KING = phrase("The King is strongest: nobody gets the trick, and it is set aside")

# the scoring

PRIVILEGE_WON = telling(
    "{player} lays down {card} and keeps it to the end of the game",
    "You lay down {card} and keep it to the end of the game",
)
RETURNED = phrase("The King's trick contained {card}: the privilege goes back under the pile")
SCORES = telling("{player} scores %n card(s)", "You score %n card(s)")
TRICKLESS = telling(
    "{player} has no trick and scores the King's trick",
    "You have no trick and score the King's trick",
)
GAINED = phrase("{card}: {units}", "in the log: what a scored card brings")
CONVERTS = telling("{player} converts {units}: {converter}", "You convert {units}: {converter}")
EXCHANGES = telling(
    "{player} turns {units} into {gained}: {converter}",
    "You turn {units} into {gained}: {converter}",
)
FINISHES = telling("{player} converts nothing more", "You convert nothing more")
KEEPS = telling("{player} keeps {units}", "You keep {units}")
KEEPS_NOTHING = telling("{player} keeps nothing", "You keep nothing")
KEEPS_AND_LOSES = telling(
    "{player} keeps {units} and loses {lost}", "You keep {units} and lose {lost}"
)
RESULT = telling(
    "{player}: %n point(s) from this hand, {total} in all",
    "You: %n point(s) from this hand, {total} in all",
)
LOSS = telling(
    "{player} loses %n point(s) in this hand, {total} in all",
    "You lose %n point(s) in this hand, {total} in all",
)
