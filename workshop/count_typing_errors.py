"""Counts what becomes of mistyped game codes.

`python -m workshop.count_typing_errors --codes 3000` prints the table of `docs/codes.md`: of random
codes of all games every wrong symbol and every exchange, and random double errors.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from burgundy_desktop import games
from burgundy_desktop.core.codes import LARGEST_SEED, LENGTH, SYMBOLS, code_of, deal_of, symbols_in
from burgundy_desktop.core.errors import BadCode
from burgundy_desktop.core.game import GameInfo
from workshop import scripts

OUTCOMES: Final = ("taken", "right code proposed", "other code proposed", "refused")
_DOUBLES: Final = 400
"""Double errors that are tried in each code."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="count_typing_errors", description=__doc__)
    parser.add_argument("--codes", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    infos = tuple(games.load(game_id).info for game_id in games.found())
    counts = counted(infos, given.codes, Random(given.seed))
    for kind, outcomes in counts.items():
        print(row(kind, outcomes))


def counted(infos: Sequence[GameInfo], codes: int, random: Random) -> dict[str, Counter[str]]:
    """How often each kind of error had each outcome, in so many random codes."""
    counts: dict[str, Counter[str]] = {}
    for _ in range(codes):
        code = _a_code(random.choice(infos), random)
        for kind, wrong in _errors(symbols_in(code), random):
            counts.setdefault(kind, Counter())[_outcome(wrong, code, infos)] += 1
    return counts


def row(kind: str, outcomes: Counter[str]) -> str:
    """A row of the table."""
    cells = (f"{outcomes[one]:,}".replace(",", " ") for one in OUTCOMES)
    return f"| {kind} | {f'{outcomes.total():,}'.replace(',', ' ')} | {' | '.join(cells)} |"


def _a_code(info: GameInfo, random: Random) -> str:
    seats = random.randint(info.seats_min, info.seats_max)
    chosen = {field.name: random.choice(field.values) for field in info.options}
    return code_of(info, info.options_for(seats, **chosen), random.randint(0, LARGEST_SEED))


def _outcome(typed: str, code: str, infos: Iterable[GameInfo]) -> str:
    try:
        deal_of(typed, infos)
    except BadCode as problem:
        if problem.reason != "meant":
            return "refused"
        return "right code proposed" if problem.values["code"] == code else "other code proposed"
    return "taken"


def _errors(plain: str, random: Random) -> Iterator[tuple[str, str]]:
    """Kind and text of what may be typed in place of a code."""
    for place in range(LENGTH):
        yield from (("one wrong symbol", one) for one in _wrong_at(plain, place))
        yield "a symbol left out", plain[:place] + plain[place + 1 :]
        yield "a symbol typed twice", plain[: place + 1] + plain[place:]
    for first, second in combinations(range(LENGTH), 2):
        if plain[first] != plain[second]:
            kind = "neighbours exchanged" if second == first + 1 else "others exchanged"
            yield kind, _exchanged(plain, first, second)
    for _ in range(_DOUBLES):
        yield "two wrong symbols", _twice_wrong(plain, random)


def _wrong_at(plain: str, place: int) -> Iterator[str]:
    others = (symbol for symbol in SYMBOLS if symbol != plain[place])
    return (plain[:place] + symbol + plain[place + 1 :] for symbol in others)


def _exchanged(plain: str, first: int, second: int) -> str:
    symbols = list(plain)
    symbols[first], symbols[second] = symbols[second], symbols[first]
    return "".join(symbols)


def _twice_wrong(plain: str, random: Random) -> str:
    symbols = list(plain)
    for place in random.sample(range(LENGTH), 2):
        symbols[place] = random.choice(SYMBOLS.replace(symbols[place], ""))
    return "".join(symbols)


if __name__ == "__main__":
    scripts.run(main)
