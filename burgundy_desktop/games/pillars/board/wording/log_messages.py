"""The sentences of the log."""

from __future__ import annotations

from burgundy_desktop.games.pillars.board.wording.translation import phrase, telling

# the course of the game

STOCK = phrase("Everyone starts with {units}")
HAND = telling(
    phrase("Hand {number}: {player} has Lady Aliena and leads"),
    phrase("Hand {number}: you have Lady Aliena and lead"),
)
SCORING = phrase("Hand {number} is scored")
SCORING_LAST = phrase("Hand {number}, the last one, is scored")
ENDS = phrase("The game ends: the last privilege has been won")

# tricks

LEADS = telling(
    phrase("{player} leads {card} ({strength})"),
    phrase("You lead {card} ({strength})"),
)
PLAYS = telling(
    phrase("{player} plays {card} ({strength})"),
    phrase("You play {card} ({strength})"),
)
STRONGEST = phrase("{card} is strongest", "begins a line: why a trick goes to whom")
STRONGEST_AS_LATER = phrase(
    "{card} is strongest, as strong as {other} but later", "begins a line: why a trick goes to whom"
)
TO_OWNER = telling(
    phrase("{why}: the trick goes to {player}, owner of {color}"),
    phrase("{why}: the trick goes to you, owner of {color}"),
)
TO_OWNER_THOUGH = telling(
    phrase("{why}: the trick goes to {player}, owner of {color}, though {other} played it"),
    phrase("{why}: the trick goes to you, owner of {color}, though {other} played it"),
)
TO_OWNER_THOUGH_YOU = phrase(
    "{why}: the trick goes to {player}, owner of {color}, though you played it"
)
TO_WHO_PLAYED = telling(
    phrase("{why}: the trick goes to {player}, who played it"),
    phrase("{why}: the trick goes to you because you played it"),
)
OWNERLESS = telling(
    phrase("{why} and belongs to nobody: the trick goes to {player}, who played it"),
    phrase("{why} and belongs to nobody: the trick goes to you because you played it"),
)
KING = phrase("The King is strongest: nobody gets the trick, and it is set aside")

# the scoring

PRIVILEGE_WON = telling(
    phrase("{player} lays down {card} and keeps it to the end of the game"),
    phrase("You lay down {card} and keep it to the end of the game"),
)
RETURNED = phrase("The King's trick contained {card}: the privilege goes back under the pile")
SCORES = telling(phrase("{player} scores %n card(s)"), phrase("You score %n card(s)"))
TRICKLESS = telling(
    phrase("{player} has no trick and scores the King's trick"),
    phrase("You have no trick and score the King's trick"),
)
GAINED = phrase("{card}: {units}", "in the log: what a scored card brings")
CONVERTS = telling(
    phrase("{player} converts {units}: {converter}"),
    phrase("You convert {units}: {converter}"),
)
EXCHANGES = telling(
    phrase("{player} turns {units} into {gained}: {converter}"),
    phrase("You turn {units} into {gained}: {converter}"),
)
FINISHES = telling(
    phrase("{player} converts nothing more"),
    phrase("You convert nothing more"),
)
KEEPS = telling(phrase("{player} keeps {units}"), phrase("You keep {units}"))
KEEPS_NOTHING = telling(phrase("{player} keeps nothing"), phrase("You keep nothing"))
KEEPS_AND_LOSES = telling(
    phrase("{player} keeps {units} and loses {lost}"),
    phrase("You keep {units} and lose {lost}"),
)
RESULT = telling(
    phrase("{player}: %n point(s) from this hand, {total} in all"),
    phrase("You: %n point(s) from this hand, {total} in all"),
)
LOSS = telling(
    phrase("{player} loses %n point(s) in this hand, {total} in all"),
    phrase("You lose %n point(s) in this hand, {total} in all"),
)
