"""What a row of each file of `data/` holds, and what each field may be."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, one_of

MATERIALS = ("sand", "wood", "stone", "metal")
"""A material is an index into this tuple."""

COLOURS = ("red", "blue", "orange", "green")
"""The colours of the players; seat 0 is red, and so on."""

CRAFTSMEN = ("toolmaker", "stonecutter", "carpenter", "mortar_mixer", "master_builder")
NEUTRALS = (
    "forest",
    "gravel_pit",
    "quarry",
    "prior_philip",
    "ellen",
    "regan_hamleigh",
    "tom_builder",
    "bishop_waleran",
    "alfred_builder",
    "william_hamleigh",
    "lady_aliena",
    "king",
)
PRIVILEGES = ("potter", "bell_founder", "brickmaker", "assistant", "painter")

EFFECTS = {
    "potter": "convert",
    "bell_founder": "convert",
    "brickmaker": "exchange",
    "assistant": "convert_any",
    "painter": "points",
}
"""What each privilege does; materials and points stand in its row."""

RULES = {
    "tom_builder": "tom_choice",
    "alfred_builder": "last_trick_only",
    "lady_aliena": "leads_first_trick",
    "king": "nobody_wins",
}
"""The special rule of a neutral card; the others have none."""

PERSONS_WITH_POINTS = ("ellen", "regan_hamleigh", "bishop_waleran", "william_hamleigh")
"""The neutral cards that bring points to everybody who scores them."""

RULESETS = ("published", "booklet")
DEALS = ("four", "ten", "twelve")

SOURCES = ("rulebook", "public", "deduced", "reconstructed", "ruling")
GRADES = ("certain", "probable", "reconstructed")
"""Where a figure comes from and how certain it is: the marks of docs/rules/pillars/readings.md."""

_MOST = 9
"""The greatest amount that one card may bring."""

_SOURCE = one_of(SOURCES)
_GRADE = one_of(GRADES)
_MAYBE_SOURCE = one_of(("", *SOURCES))
_MAYBE_GRADE = one_of(("", *GRADES))
_MAYBE_MATERIAL = one_of(("", *MATERIALS))
_SOME = from_to(1, _MOST)
_POINTS = from_to(-_MOST, _MOST)


def _amounts(row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    """A validator for amounts of materials, at least one each."""
    for material, amount in value.items():
        one_of(MATERIALS)(row, field, material)
        if not 1 <= amount <= _MOST:
            raise ValueError(f"'{field.name}' has {amount} of {material!r}, not 1 to {_MOST}")


@attrs.frozen(kw_only=True)
class Marked:
    """A row with its source."""

    source: str = attrs.field(validator=_SOURCE)
    grade: str = attrs.field(validator=_GRADE)


@attrs.frozen(kw_only=True)
class CardRow(Marked):
    """A kind of card. Its strength may have marks of its own; empty if those of the row hold."""

    id: str
    strength: int = attrs.field(validator=AMOUNT)
    strength_source: str = attrs.field(default="", validator=_MAYBE_SOURCE)
    strength_grade: str = attrs.field(default="", validator=_MAYBE_GRADE)


@attrs.frozen(kw_only=True)
class ColourRow(Marked):
    """A colour of the players."""

    id: str = attrs.field(validator=one_of(COLOURS))


@attrs.frozen(kw_only=True)
class CraftsmanRow(CardRow):
    """One kind of craftsman; `converts` is points by material."""

    id: str = attrs.field(validator=one_of(CRAFTSMEN))
    converts: dict[str, int] = attrs.field(validator=(attrs.validators.min_len(1), _amounts))


@attrs.frozen(kw_only=True)
class NeutralRow(CardRow):
    """One kind of neutral card."""

    id: str = attrs.field(validator=one_of(NEUTRALS))
    copies: int = attrs.field(validator=from_to(1, 4))
    gives: dict[str, int] = attrs.field(factory=dict, validator=_amounts)
    gives_choice: tuple[str, ...] = attrs.field(default=(), validator=each(one_of(MATERIALS)))
    vp: int = attrs.field(default=0, validator=_POINTS)
    vp_trickless: int = attrs.field(default=0, validator=_POINTS)
    rule: str = attrs.field(default="", validator=one_of(("", *RULES.values())))
    copies_source: str = attrs.field(default="", validator=_MAYBE_SOURCE)
    copies_grade: str = attrs.field(default="", validator=_MAYBE_GRADE)


@attrs.frozen(kw_only=True)
class PrivilegeRow(CardRow):
    """One privilege; which of the fields it needs follows from `effect`."""

    id: str = attrs.field(validator=one_of(PRIVILEGES))
    effect: str = attrs.field(validator=one_of(tuple(EFFECTS.values())))
    from_material: str = attrs.field(default="", validator=_MAYBE_MATERIAL)
    to_material: str = attrs.field(default="", validator=_MAYBE_MATERIAL)
    vp: int = attrs.field(default=0, validator=from_to(0, _MOST))


@attrs.frozen(kw_only=True)
class BoxRow(Marked):
    """What is in the box, to check the cards against."""

    craftsmen: int = attrs.field(validator=from_to(20, 20))
    neutral: int = attrs.field(validator=from_to(15, 15))
    privileges: int = attrs.field(validator=from_to(5, 5))


@attrs.frozen(kw_only=True)
class ScoringRow(Marked):
    """Points for own craftsmen, and what may be kept; the table has three places for it."""

    vp_per_own_craftsman: int = attrs.field(validator=_SOME)
    material_limit: int = attrs.field(validator=from_to(1, 3))


@attrs.frozen(kw_only=True)
class RulesetRow(Marked):
    """One variant of the rules: the start, and how the cards are dealt."""

    id: str = attrs.field(validator=one_of(RULESETS))
    start: dict[str, int] = attrs.field(validator=_amounts)
    deal_for_3: str = attrs.field(validator=one_of(DEALS))
    deal_for_4: str = attrs.field(validator=one_of(DEALS))


@attrs.frozen(kw_only=True)
class DealRow(Marked):
    """One way to deal; `hand_size` is also the number of tricks."""

    id: str = attrs.field(validator=one_of(DEALS))
    players: int = attrs.field(validator=from_to(3, 4))
    unused_color: bool
    removed: tuple[str, ...] = attrs.field(validator=each(one_of(NEUTRALS)))
    deck_size: int = attrs.field(validator=COUNT)
    hand_size: int = attrs.field(validator=COUNT)
