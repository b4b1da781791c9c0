"""Draws the map of Boonlake: land, regions, the river with its arms, fords, bridges, scenery.

Where things lie is told by `map.toml` and `river.toml` of the game; what they look like by
`boonlake_map.toml`. The maps are plain SVG files in `resources/`; run this after a change:

    python packaging/compose_boonlake_map.py            writes them
    python packaging/compose_boonlake_map.py --check    only says which ones are out of date

The unit of the map is a 32nd of the side of a hex.
"""

import math
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import attrs
from boonlake_parts import PIECES, body, placed, svg
from drawing_parts import write_or_check

LOOKS = Path(__file__).with_name("boonlake_map.toml")
DATA = Path(__file__).resolve().parents[1] / "burgundy_desktop" / "games" / "boonlake" / "data"

SIDE = 32.0
LEFT, TOP = 56.0, 42.0  # where location (q 0, r 0) lies
WIDE, TALL = 500.0, 660.0

# Widths of the river, in sides of a hex.
SHORE, BANK, WATER, DEEP = 1.64, 1.5, 1.38, 0.9
LIT = 0.06  # of its width that the upper left edge of the water is bright

Point = tuple[float, float]
Bend = tuple[Point, Point, Point, Point]

_COLOUR = re.compile(r"#(?!2B2226)([0-9A-F]{6})")


def main(arguments: list[str] | None = None) -> int:
    """Write or check the maps; 1 if one was out of date in a check."""
    return write_or_check(composed(), "Draw the map of Boonlake.", arguments)


def composed() -> Iterator[tuple[Path, str]]:
    """The maps for both tables: path and text."""
    looks = _read(LOOKS)
    world = World(_read(DATA / "map.toml"), _read(DATA / "river.toml"))
    for dark in ("", "_dark"):
        colours = looks["dark" if dark else "light"]
        layers = [
            *_land(colours, looks["ground"], looks["tufts"]),
            *_regions(world, colours),
            *_river(world, colours),
            *_scenery(looks["scenery"], colours),
            *_crossings(world),
        ]
        title = "Map: land, regions, river, fords and bridges"
        yield PIECES / f"map{dark}.svg", svg(title, f"0 0 {WIDE:g} {TALL:g}", layers)


@attrs.frozen
class World:
    """The tables, asked for points of the drawing."""

    map: dict[str, Any]
    river: dict[str, Any]

    def locations(self, region: str) -> list[Point]:
        return [_point(row) for row in self.map["location"] if row["region"] == region]

    def ends(self, crossing: dict[str, Any]) -> tuple[Point, Point]:
        """Where a ford or a bridge begins and ends."""
        found = {row["number"]: _point(row) for row in self.map["location"]}
        one, other = crossing["ends"]
        return found[one], found[other]

    def way(self, number: int) -> list[Point]:
        """The river as a ship goes in a round, from the upper edge of the map to the lower one."""
        places = {row["id"]: _point(row) for row in self.river["space"]}
        way = [places[space] for space in self.river[f"path_round_{number}"]]
        return [(way[0][0], 0.0), *way, (way[-1][0], TALL)]


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _point(row: dict[str, Any]) -> Point:
    """The middle of a hex of the lattice."""
    q, r = row["q"], row["r"]
    return LEFT + SIDE * math.sqrt(3) * (q + r / 2), TOP + SIDE * 1.5 * r


# Land


def _land(
    colours: dict[str, Any], ground: list[list[str]], tufts: list[list[float]]
) -> Iterator[str]:
    yield (
        f'<rect fill="{colours["land"]}" stroke="none" x="0" y="0" '
        f'width="{WIDE:g}" height="{TALL:g}" rx="8"/>'
    )
    for kind, outline in ground:
        yield f'<path fill="{colours["ground"][kind]}" stroke="none" d="{outline}"/>'
    grass = " ".join(f"M{x:g} {y:g}l1.8 3l.6 -4.4l.9 4.4l1.9 -3" for x, y in tufts)
    yield f'<path stroke="{colours["grass"]}" stroke-width="1.2" d="{grass}"/>'


def _regions(world: World, colours: dict[str, Any]) -> Iterator[str]:
    """The hexes of each region run together to one field."""
    for region in world.map["region"]:
        hexes = "".join(_hexagon(middle, 1.05) for middle in world.locations(region["id"]))
        tint, rim = colours["regions"][region["id"]]
        for colour, width in ((rim, 0.44), (tint, 0.34)):
            outline = f'stroke="{colour}" stroke-width="{width * SIDE:g}"'
            yield f'<path fill="{colour}" {outline} d="{hexes}"/>'


def _hexagon(middle: Point, radius: float) -> str:
    corners = [math.radians(60 * k - 90) for k in range(6)]
    x, y = middle
    points = [
        _written((x + radius * SIDE * math.cos(a), y + radius * SIDE * math.sin(a)))
        for a in corners
    ]
    return f"M{'L'.join(points)}Z"


def _scenery(rows: list[list[Any]], colours: dict[str, Any]) -> Iterator[str]:
    """Hills, woods and rocks, from the farthest to the nearest."""
    for name, x, y, size in sorted(rows, key=lambda row: float(row[2])):
        inside = _hazy(body(f"scenery_{name}", shadow=True), colours["land"], colours["haze"])
        yield placed(inside, x - size / 2, y - size * 0.85, size / 64, 1.5)


def _hazy(drawing: str, land: str, haze: float) -> str:
    """Every colour but the ink a share of the way towards the colour of the land."""

    def paler(found: re.Match[str]) -> str:
        drawn, ground = found[1], land[1:]
        mixed = [
            round(int(drawn[k : k + 2], 16) * (1 - haze) + int(ground[k : k + 2], 16) * haze)
            for k in (0, 2, 4)
        ]
        return "#{:02X}{:02X}{:02X}".format(*mixed)

    return _COLOUR.sub(paler, drawing)


# River


def _river(world: World, colours: dict[str, str]) -> Iterator[str]:
    """Both arms lie under the water of both, so that they flow into each other."""
    ways = [world.way(1), _second_arm(world)]
    curves = [_curve(ways[0]), _curve(ways[1])[1:-1]]
    for colour, width in (
        (colours["shore"], SHORE),
        (colours["bank"], BANK),
        (colours["foam"], WATER),
    ):
        yield from (_stroke(curve, colour, width) for curve in curves)
    for colour, width in ((colours["water"], WATER - LIT), (colours["deep"], DEEP)):
        lower = LIT * SIDE / 2 if colour == colours["water"] else 0.0
        yield from (_stroke(_moved(curve, lower), colour, width) for curve in curves)
    yield _ripples(world, colours["ripple"])
    yield _currents(world, colours["current"])


def _second_arm(world: World) -> list[Point]:
    """From the space before the fork to the one behind the joining, with one more at each end."""
    first, second = world.way(1), world.way(2)
    own = [place for place, point in enumerate(second) if point not in first]
    return second[own[0] - 2 : own[-1] + 3]


def _curve(points: Sequence[Point]) -> list[Bend]:
    """Bends through all points, each with its two handles."""
    padded = [points[0], *points, points[-1]]
    return [
        (b, _handle(b, a, c), _handle(c, d, b), c)
        for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False)
    ]


def _handle(at: Point, before: Point, behind: Point) -> Point:
    return at[0] + (behind[0] - before[0]) / 6, at[1] + (behind[1] - before[1]) / 6


def _stroke(curve: Sequence[Bend], colour: str, width: float) -> str:
    bends = "".join(
        f"C{_written(one)} {_written(two)} {_written(end)}" for _, one, two, end in curve
    )
    line = f'stroke="{colour}" stroke-width="{width * SIDE:g}" stroke-linecap="butt"'
    return f'<path {line} d="M{_written(curve[0][0])}{bends}"/>'


def _moved(curve: Sequence[Bend], by: float) -> list[Bend]:
    """The same bends, nearer to the lower right: the light comes from the upper left.

    Where the river enters and leaves the map it stays at the edge.
    """

    def moved(point: Point) -> Point:
        x, y = point
        return x + by, y if y in {0.0, TALL} else y + by

    return [(moved(a), moved(b), moved(c), moved(d)) for a, b, c, d in curve]


def _ripples(world: World, colour: str) -> str:
    """Small waves at both sides of the arrow heads."""
    waves = []
    for (ax, ay), (bx, by) in _steps(world):
        long = math.dist((ax, ay), (bx, by))
        dx, dy = (bx - ax) / long, (by - ay) / long
        for side in (1, -1):
            x = (ax + bx) / 2 + side * (15.5 * dy + 5 * dx) - 5
            y = (ay + by) / 2 - side * (15.5 * dx - 5 * dy)
            waves.append(f"M{_written((x, y))}q2.5 -2.6 5 0q2.5 2.6 5 0")
    return f'<path stroke="{colour}" stroke-width="1.4" d="{"".join(waves)}"/>'


def _steps(world: World) -> list[tuple[Point, Point]]:
    """From space to space, in both rounds, each step once."""
    first, second = world.way(1)[1:-1], world.way(2)[1:-1]
    return list(dict.fromkeys([*pairwise(first), *pairwise(second)]))


def _currents(world: World, colour: str) -> str:
    """An arrow head halfway between two spaces, in the direction of the flow."""
    heads = "".join(_arrow_head(one, other) for one, other in _steps(world))
    return f'<path stroke="{colour}" stroke-width="2.6" d="{heads}"/>'


def _arrow_head(start: Point, end: Point) -> str:
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    long = math.dist(start, end)
    dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    wings = [(x - 2.4 * dx + side * 5 * dy, y - 2.4 * dy - side * 5 * dx) for side in (1, -1)]
    tip = x + 2.4 * dx, y + 2.4 * dy
    return f"M{_written(wings[0])}L{_written(tip)}L{_written(wings[1])}"


# Crossings


def _crossings(world: World) -> Iterator[str]:
    """Fords and bridges; all of them lead straight to the south."""
    for kind, wide in (("ford", 0.72), ("bridge", 0.78)):
        for row in world.map[kind]:
            (x, north), (_, south) = world.ends(row)
            scale = wide * SIDE / 32
            top = (north + south) / 2 - 32 * scale
            yield placed(body(kind), x - 16 * scale, top, scale, 1.5)


def _written(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


if __name__ == "__main__":
    sys.exit(main())
