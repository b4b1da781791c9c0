"""Crafted saves: genuine ones with a few changes, sealed again. They keep the structure of a save,
so that they get further than damaged files: changed values, types, lengths, huge numbers, names,
nesting, moves, headers, and positions that open without their moves.
"""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

Content: TypeAlias = dict[str, Any]
Mutation: TypeAlias = Callable[[random.Random, Content, Sequence[Content]], None]

HUGE: Final = 10**400
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 64, 255, 2**31, 2**63, 2**64 - 1, HUGE, -HUGE)
KINDS: Final[tuple[Any, ...]] = (None, True, False, "", "5", [], {}, [[]], -1, {"a": 1}, [None])
TEXTS: Final = (
    "",
    "x" * 200,
    "x" * 100_000,
    "<b>bold</b>",
    "<img src='file:///etc/passwd'>",
    "&amp;",
    "\u202egnal",
    "a\nb\tc\0",
    "%n {name} %1",
    "\ud800",
    "نص",
    "person",
    "../../x",
)
LEVELS: Final = (
    "greedy-v1",
    "random",
    "duke",
    "DUKE",
    "master ",
    "automaton",
    "x" * 5000,
    "nobody",
)
DATES: Final = (
    "0001-01-01T00:00:00+00:00",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "2030-01-01T00:00:00+00:00",
    "1969-12-31T23:59:59+00:00",
    "2026-01-01",
    "now",
)
DEEP: Final = 5000
MANY: Final = 30_000


def mutated(number: int, seed: int, genuine: Sequence[Content]) -> Content:
    """The crafted save with this number; the same seed always gives the same one."""
    chance = random.Random(f"{seed}/{number}")
    content: Content = _copied(chance.choice(genuine))
    if chance.random() < 0.5:
        _open_at_position(chance, content)
        places: Sequence[Mutation] = (_in_position, _in_position, _in_position, _in_header)
    else:
        places = (_in_header, _in_moves, _in_position, _anywhere, _of_a_kind)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        with contextlib.suppress(
            TypeError, LookupError, AttributeError
        ):  # an earlier change has broken it
            chance.choice(places)(chance, content, genuine)
    return content


def _copied(value: Any) -> Any:
    """A deep copy, except for parts that are nested too deeply."""
    try:
        return copy.deepcopy(value)
    except RecursionError:
        return value


def _open_at_position(chance: random.Random, content: Content) -> None:
    """Make the moves unusable: other rules, other digests, or a position to start from."""
    way = chance.randrange(4)
    if way == 0:
        content["header"]["rules_version"] = chance.choice((0, 99, HUGE))
    elif way == 1:
        content["digests"][-1][1] = "0" * 16
    elif way == 2:
        content["moves"] = [["Nothing"]] * len(content["moves"])
    else:
        content["start"], content["moves"] = content["position"], []
        content["digests"] = [[0, "0" * 16]]
        content["header"] |= {"plies": 0, "cursor": 0}


def _in_position(chance: random.Random, content: Content, genuine: Sequence[Content]) -> None:
    """Change a value somewhere in the position, often to one that the game knows."""
    if chance.random() < 0.05:
        content["position"] = _copied(chance.choice(genuine)["position"])
    else:
        _change(chance, content, "position")
    if content["start"] is not None:
        content["start"] = content["position"]


def _anywhere(chance: random.Random, content: Content, _: Sequence[Content]) -> None:
    _change(chance, content, chance.choice(list(content)))


def _in_header(chance: random.Random, content: Content, genuine: Sequence[Content]) -> None:
    """Change a field of the header."""
    header = content["header"]
    other = chance.choice(genuine)["header"]
    way = chance.randrange(10)
    if way == 0:
        header["rules_version"] = chance.choice((0, 2, 99, HUGE, -1))
    elif way == 1 and header["seats"]:
        chance.choice(header["seats"])["level"] = chance.choice(LEVELS)
    elif way == 2 and header["seats"]:
        chance.choice(header["seats"])["name"] = chance.choice(TEXTS)
    elif way == 3:
        _other_seats(chance, header)
    elif way == 4:
        header[chance.choice(("created", "changed"))] = chance.choice(DATES)
    elif way == 5:
        header["game"] = chance.choice((other["game"], "chess", "", "../games", "x" * 1000))
    elif way == 6:
        header["options"] = _copied(other["options"])
    elif way == 7:
        header[chance.choice(("title", "moment", "program_version"))] = chance.choice(TEXTS)
    elif way == 8:
        name = chance.choice(("plies", "cursor", "seed", "seconds", "is_over", "known", "salt"))
        header[name] = chance.choice((*NUMBERS, True, False, [HUGE] * len(header["seats"])))
    else:
        _change(chance, content, "header")


def _other_seats(chance: random.Random, header: Content) -> None:
    """Change the number of seats, and adapt everything but the position."""
    seats = chance.randrange(6)
    some = header["seats"] or [{"name": "A", "level": "", "colour": "", "face": ""}]
    header["seats"] = [some[seat % len(some)] for seat in range(seats)]
    header["seconds"], header["profiles"] = [0] * seats, [""] * seats
    if isinstance(header["options"], dict):
        header["options"]["seats"] = seats


def _in_moves(chance: random.Random, content: Content, genuine: Sequence[Content]) -> None:
    """Remove, repeat, invent or multiply moves."""
    moves = content["moves"]
    other = chance.choice(genuine)["moves"] or [["Nothing"]]
    if not isinstance(moves, list) or not moves:
        content["moves"] = _copied(other)
    else:
        place = chance.randrange(len(moves))
        way = chance.randrange(5)
        if way == 0:
            del moves[place]
        elif way == 1:
            moves.insert(place, _copied(chance.choice(other)))
        elif way == 2 and chance.random() < 0.2:
            moves += [moves[-1]] * MANY
        else:
            _change(chance, content, "moves")
    if chance.random() < 0.8 and isinstance(content["moves"], list):
        _count_anew(content)


def _count_anew(content: Content) -> None:
    """Adapt the numbers in the header and the digests to the moves."""
    plies = len(content["moves"])
    content["header"]["plies"] = plies
    if isinstance(content["header"]["cursor"], int):
        content["header"]["cursor"] = min(content["header"]["cursor"], plies)
    digests = content["digests"]
    if isinstance(digests, list) and digests:
        content["digests"] = [*(one for one in digests if one[0] < plies), [plies, digests[-1][1]]]


def _of_a_kind(chance: random.Random, content: Content, _: Sequence[Content]) -> None:
    """Add what may break a parser: nesting, length, numbers."""
    deep: Any = []
    for _level in range(DEEP):
        deep = [deep]
    field = chance.choice(list(content))
    content[field] = chance.choice((deep, "x" * (1 << 20), HUGE, [0] * (1 << 18), {"x": HUGE}))


def _change(chance: random.Random, content: Content, field: str) -> None:
    """Change one value somewhere below a field; all values are equally likely."""
    holder: Any = content
    key: Any = field
    while isinstance(holder[key], list | dict) and holder[key] and chance.random() < 0.93:
        holder = holder[key]
        key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key] = _another(chance, holder[key])
    if isinstance(holder, list) and chance.random() < 0.15:
        chance.shuffle(holder)


def _another(chance: random.Random, value: Any) -> Any:
    """Another value, usually of the same type."""
    if chance.random() < 0.1:
        return _copied(chance.choice(KINDS))
    if type(value) is bool:
        return not value
    if isinstance(value, int):
        near = (value - 1, value + 1, value * 2, -value, value ^ 1 << chance.randrange(70))
        return chance.choice((*near, *near, chance.randrange(40), chance.choice(NUMBERS)))
    if isinstance(value, str):
        return chance.choice((*TEXTS, *LEVELS, *DATES))
    if isinstance(value, list) and value:
        return _another_list(chance, value)
    return chance.choice(([0], [1, 2, 3], None, 0, {}))


def _another_list(chance: random.Random, value: list[Any]) -> list[Any]:
    place = chance.randrange(len(value))
    ways = (
        value[:place],
        [*value, _copied(value[place])],
        value[:place] + value[place + 1 :],
        value[::-1],
        value * 3,
        [value[place]] * len(value),
        chance.sample(value, len(value)),
    )
    changed: list[Any] = _copied(chance.choice(ways))
    return changed


def is_writable(content: Content) -> bool:
    """Whether it can be written to a file: Python refuses numbers with too many digits."""
    try:
        json.dumps(content)
    except (ValueError, RecursionError):
        return False
    return True
