"""Game codes: game, rules, seats, options and seed in twelve letters and digits, for other people.

A code has 50 bits: version 3, game 5, rules 4, seats 3, options 5 (mixed radix, the first option
counts least), seed 30. They are multiplied, so that neighbouring seeds look unlike, and written as
ten symbols; two more are a Reed-Solomon check over GF(32). It tells one wrong symbol, so that the
right code can be proposed, and refuses two (`docs/codes.md`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from operator import ne
from typing import Final

import attrs

from burgundy_desktop.core.errors import BadCode
from burgundy_desktop.core.game import GameInfo
from burgundy_desktop.core.options import Options

VERSION: Final = 1
SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
"""Symbols of a code, the two of the check included."""
GROUP: Final = 4
"""Symbols between two hyphens."""
LARGEST_SEED: Final = (1 << 30) - 1

_WIDTHS: Final = (3, 5, 4, 3, 5, 30)
"""Bits of version, game, rules, seats, options and seed, the highest first."""
_BITS: Final = sum(_WIDTHS)
_DATA: Final = LENGTH - 2
_FACTOR: Final = 0x1F35A2D7C8B49
_INVERSE: Final = pow(_FACTOR, -1, 1 << _BITS)
_BESIDE: Final = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212_./")
_UNSEEN: Final = frozenset(("Cc", "Cf", "Zs", "Zl", "Zp"))
"""What is skipped between symbols: these signs, and by their Unicode categories spaces and
invisible characters, which messages often contain.
"""
_IN_TEXT: Final = re.compile(
    r"(?<![^\W_])(?=([^\W_]{4}(?:[-\u2010-\u2014\u2212_./ ]{0,3}[^\W_]{4}){2})(?![^\W_]))"
)
"""What may be a code within a text: three groups with little between them, and no letter next to
them.
"""
_TAKEN_FOR: Final = str.maketrans("OIL", "011")


@attrs.frozen
class Deal:
    """What a code says: everything that the deal follows from. There are no players in it."""

    game: str
    options: Options
    seed: int


def code_of(info: GameInfo, options: Options, seed: int) -> str:
    """The code of a deal: "A79C-7EEB-2ZW5". Raises BadCode if it does not go into one."""
    if info.own_tables:
        raise BadCode("own_tables")
    if info.code_number is None or info.rules_version >= 1 << _WIDTHS[2]:
        raise BadCode("no_code")
    if not 0 <= seed <= LARGEST_SEED:
        raise BadCode("no_code")
    choice = _number_of(info, options)
    fields = (VERSION, info.code_number, info.rules_version, options.seats, choice, seed)
    return _written(_with_check(_symbols_of(_packed(fields))))


def deal_of(typed: str, infos: Iterable[GameInfo]) -> Deal:
    """The deal of a typed code; `infos` are the games of this program. Raises BadCode: with the
    right `code` and "meant" if one symbol is wrong, or "in_text" if it stands among words, else
    with what is the matter.
    """
    symbols, known = symbols_in(typed), tuple(infos)
    if len(symbols) != LENGTH:
        raise _found_in(typed, known) or BadCode("length", found=len(symbols))
    found = [SYMBOLS.find(one) for one in symbols]
    right = _mended([max(value, 0) for value in found])  # a letter of no code counts as a wrong one
    if right == found:
        return _deal(right, known)
    if right is None or sum(map(ne, right, found)) > 1:
        raise BadCode("unclear")
    try:
        _deal(right, known)
    except BadCode as problem:
        raise BadCode("unclear") from problem
    raise BadCode("meant", code=_written(right))


def symbols_in(typed: str) -> str:
    """What was typed without what stands between, in capitals, with 0 and 1 for O, I and L."""
    seen = (one for one in typed if unicodedata.category(one) not in _UNSEEN)
    alone = "".join(one for one in seen if one not in _BESIDE)
    return alone.upper().translate(_TAKEN_FOR)


def _found_in(text: str, infos: Sequence[GameInfo]) -> BadCode | None:
    """The right code that a text has, if there is one; none is mended among words."""
    seen = "".join(" " if one.isspace() else one for one in text if not _is_unseen(one))
    found = {symbols_in(one) for one in _IN_TEXT.findall(seen)}
    codes = sorted(grouped(one) for one in found if _is_right(one, infos))
    if not codes:
        return None
    return BadCode("in_text", code=codes[0]) if len(codes) == 1 else BadCode("several")


def _is_unseen(letter: str) -> bool:
    return not letter.isspace() and unicodedata.category(letter) in _UNSEEN


def _is_right(symbols: str, infos: Sequence[GameInfo]) -> bool:
    """Whether this is a code that can be played here, as it stands."""
    values = [SYMBOLS.find(one) for one in symbols]
    if min(values) < 0 or _mended(values) != values:
        return False
    try:
        _deal(values, infos)
    except BadCode:
        return False
    return True


def grouped(symbols: str) -> str:
    """Symbols with hyphens between their groups."""
    return "-".join(symbols[at : at + GROUP] for at in range(0, len(symbols), GROUP))


def _deal(values: Sequence[int], infos: Sequence[GameInfo]) -> Deal:
    """What a right code says. Raises BadCode if it is of another program or of other rules."""
    version, number, rules, seats, choice, seed = _fields_of(values)
    if version != VERSION:
        raise BadCode("later" if version > VERSION else "unclear")
    info = next((one for one in infos if one.code_number == number), None)
    if info is None:
        raise BadCode("later")
    if rules != info.rules_version:
        raise BadCode("rules", game=info.id)
    options = _options_of(info, seats, choice)
    if info.own_tables:
        raise BadCode("own_tables", game=info.id)
    return Deal(info.id, options, seed)


# options


def _number_of(info: GameInfo, options: Options) -> int:
    info.check(options)
    number, weight = 0, 1
    for field in info.options:
        number += weight * field.values.index(options.chosen[field.name])
        weight *= len(field.values)
    if weight > 1 << _WIDTHS[4]:
        raise BadCode("no_code")
    return number


def _options_of(info: GameInfo, seats: int, number: int) -> Options:
    chosen = {}
    for field in info.options:
        number, place = divmod(number, len(field.values))
        chosen[field.name] = field.values[place]
    if number or not info.seats_min <= seats <= info.seats_max:
        raise BadCode("unclear")
    return Options(seats, chosen)


# bits and symbols


def _packed(fields: Sequence[int]) -> int:
    number = 0
    for value, width in zip(fields, _WIDTHS, strict=True):
        number = number << width | value
    return number


def _fields_of(values: Sequence[int]) -> list[int]:
    number = 0
    for value in values[:_DATA]:
        number = number << 5 | value
    number = number * _INVERSE % (1 << _BITS)
    fields = []
    for width in reversed(_WIDTHS):
        fields.append(number & (1 << width) - 1)
        number >>= width
    return fields[::-1]


def _symbols_of(number: int) -> list[int]:
    mixed = number * _FACTOR % (1 << _BITS)
    return [mixed >> shift & 31 for shift in range(_BITS - 5, -1, -5)]


def _written(values: Iterable[int]) -> str:
    return grouped("".join(SYMBOLS[value] for value in values))


# the check: a polynomial over GF(32) with the roots 1 and 2, its highest coefficient first


def _powers_of_two() -> tuple[int, ...]:
    """The powers of 2 in GF(32), whose modulus is x^5 + x^2 + 1."""
    powers = [1]
    for _ in range(30):
        double = powers[-1] << 1
        powers.append(double ^ 0b100101 if double & 32 else double)
    return tuple(powers)


_POWERS: Final = _powers_of_two()
_LOGS: Final = {power: exponent for exponent, power in enumerate(_POWERS)}


def _times(one: int, other: int) -> int:
    return _POWERS[(_LOGS[one] + _LOGS[other]) % 31] if one and other else 0


def _at(values: Iterable[int], root: int) -> int:
    """The value of the polynomial at a root; 0 of a right code."""
    total = 0
    for value in values:
        total = _times(total, root) ^ value
    return total


def _with_check(data: Sequence[int]) -> list[int]:
    """The data with its two check symbols a and b: at 1 and at 2 the whole is 0."""
    at_one, at_two = _at([*data, 0, 0], 1), _at([*data, 0, 0], 2)
    # a + b = at_one and 2a + b = at_two, so that 3a = at_one + at_two
    first = _times(at_one ^ at_two, _POWERS[-_LOGS[3] % 31])
    return [*data, first, first ^ at_one]


def _mended(values: Sequence[int]) -> list[int] | None:
    """The right code that differs in one symbol at most; None if there is none."""
    at_one, at_two = _at(values, 1), _at(values, 2)
    if not at_one and not at_two:
        return list(values)
    if not at_one or not at_two:
        return None
    exponent = (_LOGS[at_two] - _LOGS[at_one]) % 31
    if exponent >= LENGTH:
        return None
    mended = list(values)
    mended[LENGTH - 1 - exponent] ^= at_one
    return mended
