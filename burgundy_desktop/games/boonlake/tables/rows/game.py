"""`game.toml`: the box, the set-up, prices, the action board."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, of_length, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import SOURCE


@attrs.frozen
class ComponentsRow:
    """The contents of the box, to check the other files."""

    project_cards: int = attrs.field(validator=from_to(1, 400))
    building_tiles: int = attrs.field(validator=COUNT)
    building_tiles_starting: int = attrs.field(validator=COUNT)
    building_tiles_grey: int = attrs.field(validator=COUNT)
    cattle_pastures: int = attrs.field(validator=COUNT)
    scoring_tiles: int = attrs.field(validator=COUNT)
    solo_tiles: int = attrs.field(validator=COUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class PerPlayerRow:
    """The pieces of one colour. The player board has room for these, and for no others."""

    inhabitants: int = attrs.field(validator=COUNT)
    inhabitants_ranch: int = attrs.field(validator=AMOUNT)
    inhabitants_level_slots: int = attrs.field(validator=from_to(2, 2))
    inhabitants_supply: int = attrs.field(validator=AMOUNT)
    houses: int = attrs.field(validator=from_to(6, 6))
    settlements: int = attrs.field(validator=from_to(4, 4))
    cattle: int = attrs.field(validator=from_to(5, 5))
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class SetupRow:
    """The start of every player."""

    hand_cards: int = attrs.field(validator=AMOUNT)
    scoring_tiles_dealt: int = attrs.field(validator=from_to(2, 2))
    scoring_tiles_in_play: int = attrs.field(validator=from_to(4, 4))
    first_player_coins: int = attrs.field(validator=AMOUNT)
    second_player_coins: int = attrs.field(validator=AMOUNT)
    other_players_coins: int = attrs.field(validator=AMOUNT)
    solo_player_coins: int = attrs.field(validator=AMOUNT)
    start_symbols_by_players: dict[str, tuple[str, ...]]
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class LeverEndRow:
    """From so many levers on each is worth this at the end."""

    min: int = attrs.field(validator=from_to(1, 12))
    vp_each: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class RulesRow:
    """Prices and gains that stand in the rulebook."""

    discard_card_coins: int = attrs.field(validator=AMOUNT)
    builder_coins: int = attrs.field(validator=AMOUNT)
    recruit_cost_coins: int = attrs.field(validator=COUNT)
    recruit_cost_cards: int = attrs.field(validator=COUNT)
    house_inhabitants: int = attrs.field(validator=from_to(0, 4))
    settlement_inhabitants: int = attrs.field(validator=from_to(0, 4))
    settlement_min_adjacent_areas: int = attrs.field(validator=from_to(0, 9))
    settlement_same_region_vp_loss: int = attrs.field(validator=AMOUNT)
    skip_extra_inhabitant_vp_loss: int = attrs.field(validator=AMOUNT)
    cattle_inhabitants_by_cattle_on_pasture: tuple[int, ...] = attrs.field(
        validator=(of_length(4), each(from_to(0, 9)))
    )
    cattle_coins_per_adjacent_house: int = attrs.field(validator=AMOUNT)
    no_space_explore_coins: int = attrs.field(validator=AMOUNT)
    no_pasture_coins: int = attrs.field(validator=AMOUNT)
    unused_lever_vp: int = attrs.field(validator=AMOUNT)
    lever_end_vp: tuple[LeverEndRow, ...]
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class ActionRow:
    """One row of the action board, 1 at the top."""

    row: int = attrs.field(validator=from_to(1, 7))
    movement: int = attrs.field(validator=from_to(1, 9))
    vp_loss: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class ActionTileRow:
    """One action tile, and the type of card that it lets its player play."""

    id: str = attrs.field(validator=one_of(words.ACTIONS))
    card_type: str = attrs.field(validator=one_of(("", *words.CARD_TYPES)))
    source_card_type: str = attrs.field(validator=SOURCE)
    source: str = attrs.field(validator=SOURCE)
