"""Makes the sounds of the table from sine waves and noise, with the standard library alone.

The recipes are in `sound_recipes/`, the sounds in `resources/sounds/`; run this after a recipe has
changed:

    python packaging/compose_sounds.py            writes them
    python packaging/compose_sounds.py --check    only says which ones are out of date
    python packaging/compose_sounds.py --levels   lists length, loudness and peak of each
"""

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sound_recipes import ambience, games, shared
from sound_recipes.loudness import LOUDEST_SECONDS, lufs
from sound_recipes.parts import RATE, Sound, high

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
LOOPS = FOLDER / "ambience"
RECIPES = {**shared.RECIPES, **games.RECIPES}

ACT, FREQUENT, SIGNAL = -21.0, -24.0, -19.0
"""LUFS of the loudest tenth of a second: what is done, what is frequent or bright, what calls."""
FREQUENT_SOUNDS = (
    *("tile_soft", "card", "flip", "deal", "coin", "coins", "cube", "peg", "settle"),
    *("points", "tick", "seal", "steps", "anvil", "chisel"),
)
LEVELS = {
    **dict.fromkeys(("turn", "win", "close", "bell", "horn"), SIGNAL),
    **dict.fromkeys(FREQUENT_SOUNDS, FREQUENT),
}
LOOP = -20.0
"""LUFS in the file, whose 8 bits carry no less; it is played much softer (`sound/files.py`)."""
MOST_PEAK = 10 ** (-4.2 / 20)
"""A little below 4 dB under full scale."""
FADE_SHARE = 0.12
_TRIES = 12


def main(arguments: list[str] | None = None) -> int:
    """Write, check or list all sounds; 1 if one was out of date in a check."""
    parser = argparse.ArgumentParser(description="Make the sounds of the table.")
    parser.add_argument("--check", action="store_true", help="write nothing, name stale sounds")
    parser.add_argument("--levels", action="store_true", help="write nothing, list the levels")
    chosen = parser.parse_args(arguments)
    if chosen.levels:
        return _list_levels()
    if chosen.check:
        stale = [path for path, samples in composed() if not is_up_to_date(path, samples)]
        for path in stale:
            print(f"{path.name} differs from its recipe")
        return 1 if stale else 0
    for path, samples in composed():
        path.parent.mkdir(exist_ok=True)
        _write(path, samples)
    return 0


def composed() -> Iterator[tuple[Path, "array[int]"]]:
    """Every sound: path and current samples."""
    return ((path, make()) for path, make in recipes())


def recipes() -> Iterator[tuple[Path, Callable[[], "array[int]"]]]:
    """Every sound: path and recipe."""
    for name in RECIPES:
        yield FOLDER / f"{name}.wav", partial(compose, name)
    for name in ambience.RECIPES:
        yield LOOPS / f"{name}.wav", partial(compose_loop, name)


def compose(name: str) -> "array[int]":
    """The samples of one sound as its recipe is now."""
    return _in_16_bits(_finished(RECIPES[name](), LEVELS.get(name, ACT)))


def compose_loop(name: str) -> "array[int]":
    """The samples of one loop as its recipe is now: 8 bits around 128."""
    loop = ambience.RECIPES[name]()
    rate = ambience.RATE
    gain = 10 ** ((LOOP - lufs(loop, rate, seconds=ambience.SECONDS)) / 20)
    return array("B", (128 + round(127 * max(-1.0, min(1.0, gain * s))) for s in loop))


def is_up_to_date(path: Path, samples: "array[int]") -> bool:
    """Whether the file holds these samples.

    One step more or less is the same: sine and power of another system may round otherwise.
    """
    if not path.is_file():
        return False
    there = _read(path)
    return len(there) == len(samples) and all(
        abs(old - new) <= 1 for old, new in zip(there, samples, strict=True)
    )


def _list_levels() -> int:
    for path, samples in composed():
        is_loop = samples.typecode == "B"
        sound = [(s - 128) / 127 for s in samples] if is_loop else [s / 32767 for s in samples]
        rate, part = (ambience.RATE, ambience.SECONDS) if is_loop else (RATE, LOUDEST_SECONDS)
        peak = 20 * math.log10(max(map(abs, sound)))
        seconds, loud = len(sound) / rate, lufs(sound, rate, part)
        print(f"{path.stem:10} {seconds:5.2f} s {loud:6.1f} LUFS {peak:6.1f} dBFS")
    return 0


# as loud as it should be


def _finished(sound: Sound, level: float) -> Sound:
    """At its loudness, its peaks rounded where they are too high, without a click at its end."""
    sound = _ended(high(sound, 45))
    for _ in range(_TRIES):
        gain = 10 ** ((level - lufs(sound, RATE)) / 20)
        sound = [gain * sample for sample in sound]
        if max(map(abs, sound)) <= MOST_PEAK:
            return sound
        sound = [MOST_PEAK * math.tanh(sample / MOST_PEAK) for sample in sound]
    return sound


def _ended(sound: Sound) -> Sound:
    fade, left = FADE_SHARE * len(sound), len(sound)
    return [
        sample * min(1.0, (left - place - 1) / fade, place / 4)
        for place, sample in enumerate(sound)
    ]


# files


def _in_16_bits(sound: Sound) -> "array[int]":
    return array("h", (round(32767 * sample) for sample in sound))


def _read(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        kind = "h" if file.getsampwidth() == 2 else "B"
        samples = array(kind, file.readframes(file.getnframes()))
    if sys.byteorder == "big" and kind == "h":
        samples.byteswap()
    return samples


def _write(path: Path, samples: "array[int]") -> None:
    swapped = array(samples.typecode, samples)
    if sys.byteorder == "big" and samples.itemsize == 2:
        swapped.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(samples.itemsize)
        file.setframerate(RATE if samples.itemsize == 2 else ambience.RATE)
        file.writeframes(swapped.tobytes())


if __name__ == "__main__":
    sys.exit(main())
