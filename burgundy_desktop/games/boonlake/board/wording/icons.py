"""What each drawing on the table means, for the page of icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon, IconGroup
from burgundy_desktop.boardkit.sentences import begun
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.wording import (
    card_icons,
    effects,
    names,
    scoring_icons,
    tips,
)
from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.tables import boards, words

icon: Final = Drawings(sprite).icon

_RESOURCE = phrase("Cards ask for it; your production sites and canoes provide it.")
_REGION = phrase("A region of the land, with its own label and reward.")
_CARDS = phrase("A card of this type; an action asks for the type that is drawn on it.")


def _resource(which: int) -> Icon:
    word = words.RESOURCES[which]
    likes = (f"site_{word}", f"canal_{word}", f"production_{word}_?")
    return icon(f"resource_{word}", names.RESOURCES[which], _RESOURCE, "pay", *likes)


def _action(action: int) -> Icon:
    word = words.ACTIONS[action]
    says = partial(effects.active_part, action)
    anchor = word.replace("_", "-")
    return icon(f"emblem_{word}", names.ACTIONS[action], says, anchor, f"action_{word}")


def _lever(lever: int) -> Icon:
    word = words.LEVERS[lever]
    says = partial(effects.lever_sentence, lever)
    title = effects.LEVER_TITLES[lever]
    return icon(f"effect_{word}", title, says, "levers", f"small_{word}")


def _region(region: int) -> Icon:
    word = words.REGIONS[region]
    return icon(f"region_{word}", names.REGIONS[region], _REGION, "map")


def _card(kind: int) -> Icon:
    word = words.CARD_TYPES[kind]
    likes = (f"type_{word}", f"time_{word}")
    return icon(f"card_{word}", names.CARDS[kind], _CARDS, "cards", *likes)


def _the_eminence() -> str:
    return begun(names.EMINENCE())


_PIECES = (
    icon(
        "inhabitant_any",
        phrase("Inhabitant"),
        phrase("Pays for building, and is an area of yours on a building site."),
        "own-board",
        "inhabitant_seat?",
        "fx_inhabitants",
    ),
    icon(
        "house_any",
        phrase("House"),
        phrase("Takes the place of an inhabitant and is an area of yours."),
        "house",
        "house_seat?",
    ),
    icon(
        "settlement_any",
        phrase("Settlement"),
        phrase("Takes the place of a house and is an area of yours."),
        "settlement",
        "settlement_seat?",
    ),
    icon(
        "cattle_any",
        phrase("Cattle"),
        phrase("Stands on a pasture; each is an area of its own."),
        "cattle-place",
        "cattle_seat?",
        "cattle_head",
    ),
    icon(
        "canoe_any",
        phrase("Canoe"),
        partial(tips.CANOE, boards.UPSTREAM_COINS),
        "canoes",
        "canoe_seat?",
    ),
    icon(
        "ship_seat1",
        phrase("Ship"),
        phrase("Sails down the river after every action and takes what its space shows."),
        "ship",
        "ship_seat?",
    ),
    icon(
        "marker_seat1",
        phrase("Marker"),
        phrase("Shows how far a player is on a track."),
        "tracks",
        "marker_seat?",
    ),
    icon(
        "start_player",
        phrase("Start player"),
        phrase("Whoever has it had the first turn."),
        "setup",
    ),
)

_GOODS = (
    icon(
        "coin",
        phrase("Coins"),
        phrase("Pay for cards, levers and building sites."),
        "pay",
        "coin_face",
        "fx_coins",
    ),
    icon(
        "vase",
        phrase("Vase"),
        phrase("Some cards cost one; a few things turn vases into points."),
        "pay",
        "fx_vase",
    ),
    *map(_resource, range(len(words.RESOURCES))),
    icon(
        "resource_any",
        phrase("Any resource"),
        phrase("Wood, clay, stone or iron, as you choose."),
        "pay",
    ),
    icon(
        "production_any",
        phrase("Production site"),
        phrase("Provides its resource again and again; a second one raises its level."),
        "own-board",
    ),
    icon(
        "production_empty",
        phrase("No production site yet"),
        phrase("Here a production site for this resource will stand."),
        "own-board",
    ),
    icon(
        "vp",
        phrase("Victory points"),
        phrase("Whoever has most of them at the end wins."),
        "final",
    ),
    icon("loss", phrase("Lost points"), phrase("So many points are lost."), "phase-a"),
)

_CARDS_GROUP = (
    *map(_card, range(len(words.CARD_TYPES))),
    icon("card_any", phrase("Any card"), phrase("A card of any type."), "cards"),
    icon("cards", phrase("Cards"), phrase("So many cards from the draw pile."), "cards"),
    icon("card_draw", phrase("Draw cards"), phrase("You draw so many cards."), "cards"),
    icon("card_play", phrase("Play a card"), phrase("You play a card of any type."), "play"),
    icon(
        "card_discard",
        phrase("Discard a card"),
        phrase("You discard a card and take coins for it."),
        "phase-a",
    ),
    icon(
        "card_step",
        phrase("Play or discard"),
        phrase("You play a card of any type, or discard one for coins."),
        "phase-a",
    ),
    icon("card_back", phrase("Card back"), phrase("A card that only its owner sees."), "hidden"),
    icon(
        "timing_immediate",
        effects.TIMINGS[0],
        phrase("The effect happens once, as the card is played."),
        "card-effects",
    ),
    icon(
        "timing_permanent",
        effects.TIMINGS[1],
        phrase("The effect holds from now on."),
        "card-effects",
    ),
    icon(
        "timing_end",
        effects.TIMINGS[2],
        phrase("The effect counts at the end of the game."),
        "card-effects",
    ),
)

_ACTIONS = (
    *map(_action, range(len(words.ACTIONS))),
    icon(
        "verb_explore",
        phrase("Explore"),
        phrase("Reveal a tile and place it on an empty location beside another tile."),
        "explore",
    ),
    icon(
        "verb_expand",
        phrase("Expand"),
        phrase("Place an inhabitant on a free building site and take what it brings."),
        "expand",
    ),
    icon(
        "verb_develop",
        phrase("Develop"),
        phrase("Turn an inhabitant into a house, or a house into a settlement."),
        "develop",
    ),
    icon(
        "follow_all",
        phrase("All players"),
        phrase("What follows is for all, beginning with you."),
        "phase-a",
    ),
    icon(
        "follow_others",
        phrase("The others"),
        phrase("What follows is for the others only."),
        "pioneer",
    ),
    icon(
        "action_row",
        phrase("Row of an action"),
        phrase("Says how far your ship may sail after this action."),
        "phase-a",
    ),
)

_LEVERS = (
    icon(
        "lever_up",
        phrase("Lever, ready"),
        phrase("You can use it; then it is pushed down."),
        "levers",
    ),
    icon(
        "lever_down",
        phrase("Lever, used"),
        phrase("It comes up again in the next interim scoring."),
        "interim-levers",
    ),
    *map(_lever, range(len(words.LEVERS))),
)

_LAND = (
    icon(
        "tile_2",
        phrase("Building tile"),
        phrase("Each building site on it has room for one piece."),
        "map",
        "tile_1",
    ),
    icon("tile_back", phrase("Grey tile"), tips.STACK, "explore"),
    icon(
        "pasture",
        phrase("Pasture"),
        phrase("Has room for cattle; Cattle-breeding places it."),
        "cattle-place",
        "frame_pasture",
    ),
    icon(
        "location_coins",
        phrase("Empty location"),
        phrase("Whoever places a tile here gets what is drawn on it."),
        "explore",
        "location_*",
        "frame_location",
    ),
    icon(
        "bridge",
        phrase("Bridge"),
        phrase("The locations at its ends are adjacent."),
        "map",
    ),
    icon("ford", phrase("Ford"), phrase("The locations on both sides are adjacent."), "map"),
    icon(
        "bonus",
        phrase("Bonus for a settlement"),
        phrase("A settlement on this site brings so many points."),
        "site-effects",
    ),
    icon(
        "penalty",
        phrase("Loss for a settlement"),
        phrase("A settlement on this tile costs so many points."),
        "site-effects",
    ),
    *map(_region, range(len(words.REGIONS))),
    icon("region_any", phrase("Any region"), phrase("A region of your choice."), "map"),
    icon(
        "region_label_boonlake",
        phrase("Label of a region"),
        phrase("Whoever covers it with Region scoring gets its reward."),
        "region-scoring",
        "region_label_*",
    ),
    icon(
        "region_marker",
        phrase("Covered label"),
        phrase("Its reward has been taken; other regions can still be covered."),
        "region-scoring",
    ),
)

_RIVER = (
    icon(
        "river_coins",
        phrase("Space with a reward"),
        phrase("A ship that ends its move here gets what is drawn on it."),
        "ship",
        "river_*",
    ),
    icon(
        "river_plain",
        phrase("Space without a reward"),
        phrase("A ship gets nothing here."),
        "river",
    ),
    icon("harbour", phrase("Harbour"), tips.MANY_SHIPS, "river-board", "harbour_ring"),
    icon(
        "lock",
        phrase("Lock"),
        phrase("The first ship past it in a round starts an interim scoring."),
        "interim",
        "lock_*",
    ),
    icon(
        "river_end",
        phrase("Last space"),
        phrase("No ship sails beyond it; all of them have room here."),
        "ship",
    ),
)

_OWN = (
    icon(
        "track_coin",
        names.TRACKS[0],
        phrase("A step on it raises what you get in coins at each income."),
        "tracks",
        "fx_coin_track",
    ),
    icon(
        "track_card",
        names.TRACKS[1],
        phrase("A step on it raises what you get in cards at each income."),
        "tracks",
        "fx_card_track",
    ),
    icon(
        "gain_track_choice",
        phrase("Step of your choice"),
        phrase("A step on the coin track or on the card track."),
        "tracks",
    ),
    icon(
        "gain_income_coin_track",
        phrase("Income of the coin track"),
        phrase("You get at once what the coin track pays."),
        "site-effects",
    ),
    icon(
        "gain_income_card_track",
        phrase("Income of the card track"),
        phrase("You get at once what the card track pays."),
        "site-effects",
    ),
    icon("recess", phrase("Empty recess"), tips.LEVEL_INCOME, "interim-income"),
)

_SOLO = (
    icon("eminence", _the_eminence, tips.EMINENCE, "solo", "face_eminence"),
    icon(
        "solo_tile_a",
        phrase("Solo tile"),
        phrase("Says what the Eminence does in its turn."),
        "solo-turn",
        "solo_tile_b",
        "solo_back",
    ),
    icon(
        "cactus",
        phrase("Cactus track"),
        phrase("Its steps bring the Eminence points in each scoring."),
        "solo-scoring",
        "cactus_space",
    ),
)

_Title = Callable[[], str]
_GROUPS: tuple[tuple[_Title, tuple[Icon, ...]], ...] = (
    (phrase("Pieces"), _PIECES),
    (phrase("Goods and points"), _GOODS),
    (phrase("Actions"), _ACTIONS),
    (phrase("Cards", "group"), _CARDS_GROUP),
    (phrase("Effects of cards"), card_icons.ICONS),
    (phrase("Levers", "group"), _LEVERS),
    (phrase("The land"), _LAND),
    (phrase("The river"), _RIVER),
    (phrase("Income"), _OWN),
    (phrase("Scoring tiles", "group"), scoring_icons.ICONS),
    (phrase("Solo game"), _SOLO),
)
ICONS: Final = tuple(IconGroup(title, icons) for title, icons in _GROUPS)
