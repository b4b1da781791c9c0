"""Consistency checks of the tables. Each error names file, row and field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from burgundy_desktop.core.tables import Tables
from burgundy_desktop.games.pillars.tables import rows
from burgundy_desktop.games.pillars.tables.reading import CARDS, SETUP, Facts

Trouble: TypeAlias = tuple[str, str, int, str]
"""File, table, row from 1 or 0 for none, and what is wrong."""

_NEEDED = {
    "convert": ("from_material", "vp"),
    "exchange": ("from_material", "to_material"),
    "convert_any": ("vp",),
    "points": ("vp",),
}
"""The fields of each effect of a privilege."""


def check_facts(tables: Tables, facts: Facts) -> None:
    """Raise BadTable for the first thing that does not fit."""
    for check in _CHECKS:
        for file, table, row, what in check(facts):
            raise tables.file(file).wrong(what, table, row)


def _names(facts: Facts) -> Iterator[Trouble]:
    """Check that everything is in the order that the program expects."""
    found: tuple[tuple[str, str, Sequence[str], Sequence[str]], ...] = (
        (CARDS, "[[color]]", [row.id for row in facts.colors], rows.COLOURS),
        (CARDS, "[[craftsman]]", [row.id for row in facts.craftsmen], rows.CRAFTSMEN),
        (CARDS, "[[neutral]]", [row.id for row in facts.neutrals], rows.NEUTRALS),
        (CARDS, "[[privilege]]", [row.id for row in facts.privileges], rows.PRIVILEGES),
        (SETUP, "[[ruleset]]", [row.id for row in facts.rulesets], rows.RULESETS),
        (SETUP, "[[deal]]", [row.id for row in facts.deals], rows.DEALS),
    )
    for file, table, ids, wanted in found:
        for number, (one, other) in enumerate(zip(ids, wanted, strict=False), start=1):
            if one != other:
                yield file, table, number, f"'id' is {one!r}, not {other!r}"
        if len(ids) != len(wanted):
            yield file, table, 0, f"has {len(ids)} rows, not {len(wanted)}"


def _counts(facts: Facts) -> Iterator[Trouble]:
    """Check the numbers of cards."""
    box = facts.box
    for table, found, wanted in (
        ("[[craftsman]]", len(facts.colors) * len(facts.craftsmen), box.craftsmen),
        ("[[neutral]]", sum(row.copies for row in facts.neutrals), box.neutral),
        ("[[privilege]]", len(facts.privileges), box.privileges),
    ):
        if found != wanted:
            yield CARDS, table, 0, f"{found} cards, not {wanted}"


def _craftsmen(facts: Facts) -> Iterator[Trouble]:
    """Check that only the Master Builder has a choice of materials."""
    for number, row in enumerate(facts.craftsmen, start=1):
        if len(row.converts) > 1 and row.id != "master_builder":
            what = f"'converts' is {row.converts}, and {row.id!r} takes one material"
            yield CARDS, "[[craftsman]]", number, what


def _neutrals(facts: Facts) -> Iterator[Trouble]:
    """Check that special rules belong to one card each, and points to cards that bring them."""
    for number, row in enumerate(facts.neutrals, start=1):
        what = _trouble_with_neutral(row)
        if what:
            yield CARDS, "[[neutral]]", number, what


def _trouble_with_neutral(row: rows.NeutralRow) -> str:
    rule = rows.RULES.get(row.id, "")
    if row.rule != rule:
        return f"'rule' is {row.rule!r}, not {rule!r}"
    if row.rule and row.copies != 1:
        return f"'copies' is {row.copies}, and there is one {row.id!r}"
    if bool(row.gives_choice) != (rule == "tom_choice"):
        return f"'gives_choice' does not go with 'rule' = {rule!r}"
    if len(set(row.gives_choice)) != len(row.gives_choice):
        return "'gives_choice' names a material twice"
    if row.vp and row.id not in rows.PERSONS_WITH_POINTS:
        return f"'vp' is {row.vp}, and {row.id!r} brings no points"
    if row.vp_trickless and rule != "nobody_wins":
        return f"'vp_trickless' is {row.vp_trickless}, and {row.id!r} is not the King"
    return ""


def _king(facts: Facts) -> Iterator[Trouble]:
    """Check that nothing is as strong as the King, who always decides his trick."""
    king = facts.neutrals[rows.NEUTRALS.index("king")]
    kinds: tuple[tuple[str, Sequence[rows.CardRow]], ...] = (
        ("[[craftsman]]", facts.craftsmen),
        ("[[neutral]]", facts.neutrals),
        ("[[privilege]]", facts.privileges),
    )
    for table, cards in kinds:
        for number, row in enumerate(cards, start=1):
            if row is not king and row.strength >= king.strength:
                what = f"'strength' is {row.strength}, and the King's is only {king.strength}"
                yield CARDS, table, number, what


def _privileges(facts: Facts) -> Iterator[Trouble]:
    """Check that each has its effect and the fields for it."""
    for number, row in enumerate(facts.privileges, start=1):
        what = _trouble_with_privilege(row)
        if what:
            yield CARDS, "[[privilege]]", number, what


def _trouble_with_privilege(row: rows.PrivilegeRow) -> str:
    effect = rows.EFFECTS[row.id]
    if row.effect != effect:
        return f"'effect' is {row.effect!r}, not {effect!r}"
    for field in ("from_material", "to_material", "vp"):
        if bool(getattr(row, field)) != (field in _NEEDED[effect]):
            return f"'{field}' does not go with 'effect' = {effect!r}"
    if row.to_material and row.from_material == row.to_material:
        return "'to_material' is the same as 'from_material'"
    return ""


def _deals(facts: Facts) -> Iterator[Trouble]:
    """Check the number of cards in the deck, and that all players get equally many."""
    for number, row in enumerate(facts.deals, start=1):
        what = _trouble_with_deal(facts, row)
        if what:
            yield SETUP, "[[deal]]", number, what


def _trouble_with_deal(facts: Facts, row: rows.DealRow) -> str:
    colours = len(facts.colors) if row.unused_color else row.players
    removed = [card for card in facts.neutrals if card.id in row.removed]
    if len(removed) != len(row.removed):
        return "'removed' names a card twice"
    if any(card.rule for card in removed):
        return f"'removed' is {list(row.removed)}, and a card with a rule must be dealt"
    deck = colours * len(facts.craftsmen) + facts.box.neutral + 1
    deck -= sum(card.copies for card in removed)
    if row.deck_size != deck:
        return f"'deck_size' is {row.deck_size}, and there are {deck} cards"
    if row.players * row.hand_size != deck:
        return f"'hand_size' is {row.hand_size}, and {deck} cards are dealt to {row.players}"
    return ""


def _rulesets(facts: Facts) -> Iterator[Trouble]:
    """Check that the deal of a rule set is for the right number of players."""
    players = {row.id: row.players for row in facts.deals}
    for number, row in enumerate(facts.rulesets, start=1):
        for wanted, deal in ((3, row.deal_for_3), (4, row.deal_for_4)):
            if players[deal] != wanted:
                what = f"'deal_for_{wanted}' is {deal!r}, a deal for {players[deal]}"
                yield SETUP, "[[ruleset]]", number, what


_CHECKS: tuple[Callable[[Facts], Iterator[Trouble]], ...] = (
    _names,
    _counts,
    _craftsmen,
    _neutrals,
    _king,
    _privileges,
    _deals,
    _rulesets,
)
