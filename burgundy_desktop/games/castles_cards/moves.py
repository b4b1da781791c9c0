"""One frozen class for each decision. Moves are immutable: each one is built once and shared.

The last target of a move completes it: a click there plays the move once it is the only one left.
Four of the six actions are targets by themselves ("take", "place", "sell", "convert"), which narrow
the moves before anything else is picked. The other two have a single target. `by` is the card of
the hand that is played, or `EXTRA`: the extra action of a castle or of a card drawn for silver. The
workers that an action costs follow from the die and its use.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

import attrs

from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles_cards.tables.cards import EXTRA_CARD

EXTRA = EXTRA_CARD


def _card_played(by: int) -> tuple[Target, ...]:
    """The target of the played card; none for an extra action."""
    return () if by == EXTRA else (target("hand", by),)


@attrs.frozen(cache_hash=True)
class TakeCard:
    """Take a card from the display into the projects. Rulebook: action 1."""

    by: int
    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*_card_played(self.by), target("take"), target("card", self.card))


@attrs.frozen(cache_hash=True)
class PlaceProject:
    """Place a project in a column of the estate. Rulebook: action 2."""

    by: int
    card: int
    column: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (
            *_card_played(self.by),
            target("place"),
            target("project", self.card),
            target("column", self.column),
        )


@attrs.frozen(cache_hash=True)
class SellGoods:
    """Sell all goods of one kind. Rulebook: action 3."""

    by: int
    goods: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*_card_played(self.by), target("sell"), target("goods", self.goods))


@attrs.frozen(cache_hash=True)
class HireWorkers:
    """Fill up to two workers. Rulebook: action 4."""

    by: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*_card_played(self.by), target("workers"))


@attrs.frozen(cache_hash=True)
class TakeSilver:
    """Take one silver. Rulebook: action 5."""

    by: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (*_card_played(self.by), target("silver"))


@attrs.frozen(cache_hash=True)
class Convert:
    """Return workers and silver for victory points. Rulebook: action 6."""

    by: int
    workers: int
    silver: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (
            *_card_played(self.by),
            target("convert"),
            target("convert_workers", self.workers),
            target("convert_silver", self.silver),
        )


@attrs.frozen(cache_hash=True)
class Buy:
    """Pay silver and draw cards, once a turn. Rulebook: "Az ezüstöket"."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("buy"),)


@attrs.frozen(cache_hash=True)
class KeepDrawn:
    """Keep a drawn card as a project."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("drawn", self.card), target("keep"))


@attrs.frozen(cache_hash=True)
class UseDrawn:
    """Use the die of a drawn card for an extra action."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("drawn", self.card), target("use"))


@attrs.frozen(cache_hash=True)
class DiscardProject:
    """Discard an older project, to make room for the new one (R2)."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("project", self.card),)


@attrs.frozen(cache_hash=True)
class ChooseReward:
    """Take one option of the round card for a triple."""

    option: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("reward", self.option),)


@attrs.frozen(cache_hash=True)
class PickGood:
    """Take the top card of a stack of goods."""

    stack: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("goods_stack", self.stack),)


@attrs.frozen(cache_hash=True)
class PickAnimal:
    """Take the top card of a stack of animals."""

    stack: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("animal_stack", self.stack),)


@attrs.frozen(cache_hash=True)
class TakeByBuilding:
    """Take a card with carpenter's workshop, church or market, from any row."""

    card: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("card", self.card),)


@attrs.frozen(cache_hash=True)
class SellByWarehouse:
    """Sell one kind of goods with the warehouse."""

    goods: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("goods", self.goods),)


@attrs.frozen(cache_hash=True)
class PlaceByTownHall:
    """Place one more project with the town hall, whatever its die."""

    card: int
    column: int

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("project", self.card), target("column", self.column))


@attrs.frozen(cache_hash=True)
class Decline:
    """Do without the offered function."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("decline"),)


@attrs.frozen(cache_hash=True)
class EndTurn:
    """End the turn without a purchase."""

    @property
    def targets(self) -> tuple[Target, ...]:
        return (target("end_turn"),)


CardsMove = (
    TakeCard
    | PlaceProject
    | SellGoods
    | HireWorkers
    | TakeSilver
    | Convert
    | Buy
    | KeepDrawn
    | UseDrawn
    | DiscardProject
    | ChooseReward
    | PickGood
    | PickAnimal
    | TakeByBuilding
    | SellByWarehouse
    | PlaceByTownHall
    | Decline
    | EndTurn
)

MOVE_TYPES: tuple[type, ...] = get_args(CardsMove)

take_card = cache(TakeCard)
place_project = cache(PlaceProject)
sell_goods = cache(SellGoods)
hire_workers = cache(HireWorkers)
take_silver = cache(TakeSilver)
convert = cache(Convert)
keep_drawn = cache(KeepDrawn)
use_drawn = cache(UseDrawn)
discard_project = cache(DiscardProject)
choose_reward = cache(ChooseReward)
pick_good = cache(PickGood)
pick_animal = cache(PickAnimal)
take_by_building = cache(TakeByBuilding)
sell_by_warehouse = cache(SellByWarehouse)
place_by_town_hall = cache(PlaceByTownHall)
BUY = Buy()
DECLINE = Decline()
END_TURN = EndTurn()
