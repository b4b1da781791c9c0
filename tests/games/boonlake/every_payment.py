"""Every way to pay for a card, found by trying every step that the rules allow.

It does not use the program's plans: canoes move one section or more at a time, levers are used one
by one, and then the card is played if everything is there. Rules §6.2.
"""

from collections.abc import Iterator

import attrs

from tests.games.boonlake.positions import lever

OR_2, AND_5, UPSTREAM = (
    lever("resource_or_2"),
    lever("resource_and_5"),
    lever("canoe_upstream"),
)
SECTIONS = 4


@attrs.frozen
class Purse:
    """What a player has: coins, where the canoes are, unused levers; and units granted by levers.

    The unit of `resource_and_5` may be declined, that of `resource_or_2` is all it gives then.
    """

    coins: int
    canoes: tuple[int, int]
    ready: int
    must: int = 0
    """Units that must be used."""
    may: int = 0
    """Units that can be used."""

    def without(self, one: int) -> "Purse":
        return attrs.evolve(self, ready=self.ready & ~(1 << one))

    def has(self, one: int) -> bool:
        return bool(self.ready >> one & 1)


def steps(purse: Purse) -> Iterator[Purse]:
    """The results of one canoe move or one lever at any time."""
    first, second = purse.canoes
    for here, other in ((first, second), (second, first)):
        for to in range(SECTIONS):
            there = attrs.evolve(purse, canoes=(min(to, other), max(to, other)))
            if to > here:
                yield there
            elif to < here:
                if purse.coins >= 2:
                    yield attrs.evolve(there, coins=purse.coins - 2)
                if purse.has(UPSTREAM):
                    yield there.without(UPSTREAM)
    if purse.has(OR_2):
        yield attrs.evolve(purse.without(OR_2), coins=purse.coins + 2)
    if purse.has(AND_5):
        yield attrs.evolve(purse.without(AND_5), coins=purse.coins + 5)


def grants(purse: Purse) -> Iterator[Purse]:
    """The results of levers that grant a unit for the card to be played."""
    if purse.has(OR_2):
        yield attrs.evolve(purse.without(OR_2), must=purse.must + 1)
    if purse.has(AND_5):
        yield attrs.evolve(purse.without(AND_5), coins=purse.coins + 5, may=purse.may + 1)


def closure(purses: set[Purse], *, granting: bool) -> set[Purse]:
    """Everything reachable from these in any number of steps."""
    found, new = set(purses), list(purses)
    while new:
        purse = new.pop()
        for following in (*steps(purse), *(grants(purse) if granting else ())):
            if following not in found:
                found.add(following)
                new.append(following)
    return found


def outcomes(purse: Purse, price: int, short: tuple[int, ...]) -> set[Purse]:
    """What a player can have left after playing a card of this cost and these required units."""
    found = set()
    for before in closure({purse}, granting=True):
        missing = sum(
            max(0, units - before.canoes.count(section)) for section, units in enumerate(short)
        )
        if before.coins >= price and before.must <= missing <= before.must + before.may:
            found.add(Purse(before.coins - price, before.canoes, before.ready))
    return found
