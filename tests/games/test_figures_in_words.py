"""A sentence of a game carries no figure of its tables: a player's own table may change it.

Figures that no table can change (the numbers of dice, depots and rows, what the rules fix) are
listed here, sentence by sentence.
"""

import ast
import re
from pathlib import Path

import pytest

from burgundy_desktop import assets, games

NUMBER = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twice|half)\b", re.IGNORECASE
)
NUMBERED = re.compile(
    r"((from |to )?(depot|die|row|stack|slot|a|on) )?[1-6]( of the display)?", re.IGNORECASE
)
"""What is known by a number: "from depot 3", "a 5"."""

FIXED = {
    "castles": """
        Once per turn you may buy from any of the seven depots.
        Each worker changes a die by up to 2.
        Each changes a die by 1.
        Each changes a die by up to 2.
        When you place a building, the die may be off by 1.
        When you place a ship or an animal, the die may be off by 1.
        When you place a castle, mine or knowledge tile, the die may be off by 1.
        When you take a tile, the die may be off by 1.
        Your goods storage holds at most three types.
        two workers
        three workers
        two
        Win against three Dukes
    """,
    "castles_cards": """
        all seven
        all seven colours: +{points}
        All seven colours
        Bonus card: all seven colours
        The next player with all seven colours gets %n fewer point(s).
        It gives you all seven colours: %n point(s).
        Your estate then has %n of the seven colours.
        Bonus cards for all seven colours: none left
        For cards of all seven colours. Values left: {values}.
        Points for cards of all seven colours in an estate.
        Three cards of one colour in a column score.
        {player} has all seven colours and takes the bonus card for them
        You have all seven colours and take the bonus card for them
        Sets of different animals: two bring %n point(s), three {three}, four {four}.
        Each changes the die of a card by 1; 6 and 1 are neighbours.
        Turn workers and silver into points, {needed} for 1. Any number will do.
        A goods stack is empty: the other one is split in two
        An animal stack is empty: the other one is split in two
        two workers
        three workers
        two
        Collect triples, three cards of a colour: each one scores.
    """,
    "boonlake": """
        Settle the land along the river: four interim scorings await you on the way.
        a settlement with 1 inhabitant and 1 neighbouring area less
        instead of the follow part: 1 vase, or 6 coins for a vase
        instead of a card: 1 coin per level of production sites
        instead of a card: 3 coins
        region scoring: 1 point for each area that pays a coin
        settlement: 1 inhabitant and 1 area less
        placing a tile or pasture: 1 inhabitant
        1 resource less, or at any time 2 coins or 2 cards
        at any time 5 coins, and 1 resource less
        at any time: 2 cards for 1 inhabitant and 3 points
        Lever: 3 coins for a card
        Lever: resource or 2
        Lever: resource and 5
        lever: resource or 2
        lever: resource and 5
        lever: 2 coins
        You: explore twice, then expand or develop.
        All: 1 coin for each own area in the other regions.
        Give inhabitants or 5 coins each
        Give vases or 5 coins each
        Pay 2 coins each
        row 7
        Fewer than two houses: on the first free site
        Row 7: {action}
        Highest of its three: {action}
        With two or more houses on the map, the first one found is replaced
        The Eminence has fewer than two houses on the map and builds a house: {location}
        The Eminence has two or more houses and turns one into a settlement: {location}
        Of its three actions the highest: {action} ({others})
        Keep one of the two scoring tiles: it will count double for you.
        Draw two cards, or use a lever instead.
        Draw two cards, or first use a lever that gives you another option.
        Reveal the first of two tiles, or skip this.
        Take 5 coins
        Take 2 coins
        Draw 2 cards
        In the four scorings: {values}.
        Your own tile: all points count twice.
        Then everyone gets a coin for each own area in the three other regions.
        production site lost: {resource} is already at level 2
        production site lost: all are already at level 2
        Round 2: all ships go back to the start
        This production site is already at level 2.
    """,
    "caylus": """
        A batch: three different cubes, one of them food, for %n point(s).
        {player} loses a royal favour: all four lines are used
        You lose a royal favour: all four lines are used
        Open columns of royal favours: 1 to {column}
    """,
    "pillars": """
        Published game: {start}, {cards} cards each with 3 players
        Rules booklet: {start}, {cards} cards each with 3 players
        Brings you 1 unit of {material}.
        Win against two Dukes
    """,
}


def sentences_of(game):
    """Every text that the board of a game hands to `phrase` or `person_phrase`."""
    said = []
    for path in (Path(games.__file__).parent / game / "board").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("phrase"), [ast.Constant(text), *_]):
                    said.append(text)
                case ast.Call(
                    ast.Name("person_phrase"), [ast.Constant(of_player), ast.Constant(to_you)]
                ):
                    said += [of_player, to_you]
    return said


@pytest.mark.parametrize("game", games.found())
def test_no_sentence_carries_a_figure_of_the_tables(game):
    said = sentences_of(game)
    fixed = [line.strip() for line in FIXED[game].splitlines()]

    with_figure = {text for text in said if NUMBER.search(text) and not NUMBERED.fullmatch(text)}
    assert len(said) > 100
    assert with_figure - set(fixed) == set()
    assert set(filter(None, fixed)) - with_figure == set()


def test_no_translation_adds_a_figure():
    said = assets.resource("i18n", "hu.ts").read_text("utf-8")

    pairs = re.findall(
        r"<source>(.*?)</source>.*?<translation>(.*?)</translation>", said, re.DOTALL
    )
    pairs = [pair for pair in pairs if pair[0] != "all seven"]
    added = [pair for pair in pairs if _figures(pair[1]) - _figures(pair[0])]

    assert added == []


def _figures(text: str) -> set[str]:
    """Without the numbers of characters and of fields; "a coin" may be one coin."""
    return set(re.findall(r"\d+", re.sub(r"&#x?\w+;|%\d", "", text))) - {"0", "1"}
