"""Numbers of set-up, turns and actions."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.tables.facts import FACTS

ROUNDS = FACTS.general.rounds
TURNS = FACTS.general.turns_per_round
DEALT = FACTS.general.cards_dealt_per_player
HAND_SIZE = FACTS.general.hand_size
MOST_PROJECTS = FACTS.general.max_projects
TRIPLE = FACTS.general.triple_size
HIRE_UP_TO = FACTS.general.hire_workers_up_to
SILVER_ACTION = FACTS.general.take_silver_amount
CONVERTED_PER_VP = FACTS.general.convert_cards_per_vp
PRICE = FACTS.general.silver_purchase_cost
DRAWN_FOR_SILVER = FACTS.general.silver_purchase_draw

ROWS = (1, 2, 3, 4, 5, 6)
"""The rows of the display."""

START_GOODS = FACTS.start_storage.goods
START_ANIMALS = FACTS.start_storage.animals
START_SILVER = FACTS.start_storage.silver
START_WORKERS = {row.count: row.start_workers for row in FACTS.players}
"""By number of players, in turn order."""

DISPLAY_PER_ROW = {row.count: row.display_per_row for row in FACTS.players}
DISPLAY_CARDS = {row.count: row.display_cards for row in FACTS.players}

AARON_PILES = FACTS.solo.automaton_piles
CLOISTER_VP = FACTS.solo.player_vp_per_automaton_cloister
"""What the player gets for each cloister of the automaton."""
