"""What a row of each file of `data/` holds, and what each field may be."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, one_of

COLOURS = ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building")
"""The seven colours of action cards; a colour is an index into this tuple."""

GOODS = ("light", "medium", "dark")
ANIMALS = ("chicken", "cow", "sheep", "pig")
BUILDINGS = (
    "carpenter",
    "church",
    "market",
    "watchtower",
    "bank",
    "boarding_house",
    "warehouse",
    "town_hall",
)
COLOUR_FUNCTIONS = ("none", "gain", "extra_action", "pick_good", "pick_animal", "building")
BUILDING_FUNCTIONS = ("take_display", "gain", "pick_good_or_animal", "sell_any", "place_any")

SOURCES = ("rulebook", "public", "reconstructed", "ruling")
"""Where a figure comes from: the marks of `docs/rules/castles_cards/readings.md`."""


_SOURCE = one_of(SOURCES)


@attrs.frozen
class ColourRow:
    """One colour of action cards: what a triple brings, what a placed card does."""

    id: str = attrs.field(validator=one_of(COLOURS))
    copies: int = attrs.field(validator=COUNT)
    triple_vp: int = attrs.field(validator=AMOUNT)
    triple_vp_source: str = attrs.field(validator=_SOURCE)
    function: str = attrs.field(validator=one_of(COLOUR_FUNCTIONS))
    gain_silver: int = attrs.field(validator=AMOUNT)
    gain_workers: int = attrs.field(validator=AMOUNT)
    joker: bool
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class CardRow:
    """One action card. `source` is that of the die value."""

    id: str
    color: str = attrs.field(validator=one_of(COLOURS))
    kind: str = attrs.field(validator=one_of(("", *BUILDINGS)))
    die: int = attrs.field(validator=from_to(1, 6))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class BuildingRow:
    """One kind of building and what it does when placed."""

    id: str = attrs.field(validator=one_of(BUILDINGS))
    copies: int = attrs.field(validator=COUNT)
    function: str = attrs.field(validator=one_of(BUILDING_FUNCTIONS))
    take: tuple[str, ...] = attrs.field(validator=each(one_of(COLOURS)))
    gain_vp: int = attrs.field(validator=AMOUNT)
    gain_silver: int = attrs.field(validator=AMOUNT)
    optional: bool
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class GoodsRow:
    """One kind of goods; it is sold with one of its `dice`."""

    id: str = attrs.field(validator=one_of(GOODS))
    dice: tuple[int, ...] = attrs.field(validator=each(from_to(1, 6)))
    copies: int = attrs.field(validator=COUNT)
    vp: int = attrs.field(validator=AMOUNT)
    silver: int = attrs.field(validator=AMOUNT)
    source_copies: str = attrs.field(validator=_SOURCE)
    source_dice: str = attrs.field(validator=_SOURCE)
    source_vp: str = attrs.field(validator=_SOURCE)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class AnimalRow:
    """One kind of animal."""

    id: str = attrs.field(validator=one_of(ANIMALS))
    copies: int = attrs.field(validator=COUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class FirstRow:
    """The bonus card for the first triple of a colour."""

    color: str = attrs.field(validator=one_of(COLOURS))
    vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class AllSevenRow:
    """One bonus card for all seven colours."""

    vp: int = attrs.field(validator=COUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class AllSevenInPlayRow:
    """The values of the all-seven-types cards for each number of players, topmost first."""

    solo: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    p2: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    p3: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    p4: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class StartPlayerCardRow:
    """What the start player card is worth at the end."""

    vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class OptionRow:
    """One option of a round card."""

    id: str
    vp: int = attrs.field(validator=AMOUNT)
    goods: int = attrs.field(validator=AMOUNT)
    animals: int = attrs.field(validator=AMOUNT)
    silver: int = attrs.field(validator=AMOUNT)
    workers: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class RoundRow:
    """One round card."""

    id: str
    number: int = attrs.field(validator=COUNT)
    option: tuple[OptionRow, ...] = attrs.field(validator=attrs.validators.min_len(1))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class GeneralRow:
    """Length of the game, limits, prices."""

    rounds: int = attrs.field(validator=COUNT)
    turns_per_round: int = attrs.field(validator=COUNT)
    cards_dealt_per_player: int = attrs.field(validator=COUNT)
    hand_size: int = attrs.field(validator=COUNT)
    max_projects: int = attrs.field(validator=COUNT)
    triple_size: int = attrs.field(validator=from_to(2, 9))
    hire_workers_up_to: int = attrs.field(validator=COUNT)
    take_silver_amount: int = attrs.field(validator=COUNT)
    convert_cards_per_vp: int = attrs.field(validator=COUNT)
    silver_purchase_cost: int = attrs.field(validator=COUNT)
    silver_purchase_draw: int = attrs.field(validator=COUNT)
    silver_purchases_per_turn: int = attrs.field(validator=from_to(1, 1))
    min_die: int = attrs.field(validator=from_to(1, 1))
    max_die: int = attrs.field(validator=from_to(6, 6))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class StartStorageRow:
    """What everyone starts with."""

    goods: int = attrs.field(validator=AMOUNT)
    animals: int = attrs.field(validator=AMOUNT)
    silver: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class PlayersRow:
    """What depends on the number of players. Workers are listed in turn order. The sizes of the
    first stacks are here to be read: they follow from the numbers of goods and animals, which is
    what the rules ask.
    """

    count: int = attrs.field(validator=from_to(1, 4))
    start_workers: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    display_cards: int = attrs.field(validator=COUNT)
    display_per_row: int = attrs.field(validator=COUNT)
    display_by_die: int = attrs.field(validator=AMOUNT)
    first_stack_goods: tuple[int, ...]
    first_stack_animals: tuple[int, ...]
    source: str = attrs.field(validator=_SOURCE)
    start_workers_source: str = attrs.field(default="rulebook", validator=_SOURCE)


@attrs.frozen
class SoloRow:
    """The automaton's piles, and what its cloisters bring the player. That the card of the starting
    player is not used is here to be read: alone there is no turn order.
    """

    automaton_piles: tuple[int, ...] = attrs.field(validator=each(COUNT))
    player_vp_per_automaton_cloister: int = attrs.field(validator=AMOUNT)
    start_player_card_used: bool
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class AnimalSetsRow:
    """Points of a set of different animals, by its size."""

    one: int = attrs.field(validator=AMOUNT)
    two: int = attrs.field(validator=AMOUNT)
    three: int = attrs.field(validator=AMOUNT)
    four: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ComponentsRow:
    """The contents of the box, to check the other tables."""

    action_cards: int
    goods_cards: int
    animal_cards: int
    first_bonus_cards: int
    all7_bonus_cards: int
    round_cards: int
    source: str = attrs.field(validator=_SOURCE)
