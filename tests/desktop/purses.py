"""What players own and pay in each game, by states and events: not as the boards count it."""

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.boonlake import events as boonlake
from burgundy_desktop.games.castles import events as castles
from burgundy_desktop.games.castles_cards import events as cards
from burgundy_desktop.games.caylus import events as caylus
from burgundy_desktop.games.caylus.tables.bundles import amounts
from burgundy_desktop.games.caylus.tables.rows import CUBES
from burgundy_desktop.games.pillars import events as pillars

_TOKENS = ("token_sand", "token_wood", "token_stone", "token_metal")


def _bundle(of):
    *cubes, deniers, _points = amounts(of)
    return {**{f"cube_{kind}": n for kind, n in zip(CUBES, cubes, strict=True)}, "denier": deniers}


def _deniers(count):
    return {"denier": count}


def _of_castles(player):
    goods = {f"goods_{kind + 1}": count for kind, count in enumerate(player.goods)}
    return {"silverling": player.silver, "worker": player.workers, **goods}


OWNED = {
    "castles": _of_castles,
    "castles_cards": lambda player: {"silverling": player.silver, "worker": player.workers},
    "caylus": lambda player: _bundle(player.purse),
    "boonlake": lambda player: {
        "coin": player.coins,
        "vase": player.vases,
        "inhabitant": player.ranch,
    },
    "pillars": lambda player: dict(zip(_TOKENS, player.stock, strict=True)),
}
"""What a player has of each thing; a drawing begins with the same word."""

PAID = {
    castles.TileTaken: lambda event: {"worker": event.workers},
    castles.TilePlaced: lambda event: {"worker": event.workers},
    castles.TileBought: lambda event: {"silverling": event.silver},
    castles.GoodsSold: lambda event: {
        "worker": event.workers,
        f"goods_{event.goods + 1}": event.count,
    },
    cards.ProjectTaken: lambda event: {"worker": event.workers},
    cards.ProjectPlaced: lambda event: {"worker": event.workers},
    cards.GoodsSold: lambda event: {"worker": event.workers},
    cards.Converted: lambda event: {"worker": event.workers, "silverling": event.silver},
    cards.CardsBought: lambda event: {"silverling": event.silver},
    caylus.WorkerPlaced: lambda event: _deniers(event.price),
    caylus.ProvostMoved: lambda event: _deniers(event.price),
    caylus.JoustPaid: lambda event: _bundle(event.price),
    caylus.BuildingBuilt: lambda event: _bundle(event.price),
    caylus.TransformationPaid: lambda event: _bundle(event.price),
    caylus.BatchDelivered: lambda event: _bundle(event.pay),
    caylus.Traded: lambda event: _bundle(event.pay),
    caylus.FavorUsed: lambda event: _bundle(event.pay),
    boonlake.CoinsPaid: lambda event: {"coin": event.coins},
    boonlake.VasesPaid: lambda event: {"vase": event.vases},
    boonlake.InhabitantsGiven: lambda event: {"inhabitant": event.inhabitants},
    boonlake.Settled: lambda event: {"inhabitant": 1},
    boonlake.ProjectDone: lambda event: {"inhabitant": int(event.marked)},
    boonlake.CanoeMoved: lambda event: {"coin": event.coins},
    pillars.Converted: lambda event: {_TOKENS[event.material]: 1},
    pillars.MaterialsKept: lambda event: dict(zip(_TOKENS, event.lost, strict=True)),
}
"""What an event of a player takes from it."""

GOES_ON = (
    castles.TurnEnded,
    cards.RoundEnded,
    caylus.BuildingActivated,
    caylus.PhaseStarted,
    boonlake.IncomeStarted,
    boonlake.ScoringStarted,
    boonlake.TurnStarted,
    pillars.HandScoringStarted,
    pillars.PlayerScoringStarted,
    pillars.HandScored,
)
"""With these events the game goes on to something else."""


def brought(game_id, seat, before, trial):
    """What a tried move has brought a seat: what it has more than before, and what it paid."""
    own = OWNED[game_id]
    was, has = own(before.players[seat]), own(trial.table.players[seat])
    found = {thing: has[thing] - was[thing] for thing in was}
    for event in trial.events:
        if getattr(event, "seat", None) == seat and type(event) in PAID:
            for thing, count in PAID[type(event)](event).items():
                found[thing] += count
    return {thing: count for thing, count in found.items() if count}


def points(game, seat, before, trial):
    """The points that a tried move has scored for a seat; in the card game the total says it."""
    if game.info.id == "castles_cards":
        return game.score(trial.table).total(seat) - game.score(before).total(seat)
    mine = (e for e in trial.events if isinstance(e, PointsScored) and e.seat == seat)
    return sum(event.points for event in mine)
