"""Which levels fit a person, told by the games on this computer."""

import attrs
import pytest

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.saves.past_results import MOST_READ, fitting_levels, strongest_beaten
from burgundy_desktop.games import load
from burgundy_desktop.storage.save_game import write
from tests.storage.played import LATER, NOW, a_match, a_save

PERSON = SeatInfo("Anna")


@pytest.fixture(scope="module")
def over():
    return a_match(seats=2)


@pytest.fixture
def ended(store, over):
    """Writes a finished game of a person against one of a level."""
    winner = load("castles").score(over.state).winners[0]
    store.folders.saves.mkdir(parents=True)

    def end(opponent, *, won, changed=NOW):
        seats = [opponent, opponent]
        seats[winner if won else 1 - winner] = PERSON
        name = f"castles-{len(list(store.folders.saves.iterdir())):03}.burgundy"
        save = a_save(over, seats=tuple(seats))
        save = attrs.evolve(save, header=attrs.evolve(save.header, changed=changed))
        write(store.folders.saves / name, save)

    return end


def beaten(store, game_id="castles"):
    return strongest_beaten(store.library.listing().entries, game_id)


def level(name):
    return SeatInfo("Margot", name)


def test_without_a_game_of_this_kind_nothing_is_known(store, ended):
    assert beaten(store) is None

    ended(level("merchant"), won=True)

    assert beaten(store, "caylus") is None


def test_only_what_was_won_counts_and_the_strongest_of_that(store, ended):
    ended(level("duke"), won=False)
    assert beaten(store) == ""

    ended(level("merchant"), won=True)
    ended(level("novice"), won=True)
    assert beaten(store) == "merchant"


@pytest.mark.parametrize("other", [PERSON, level("random")])
def test_games_of_two_persons_and_against_unknown_levels_do_not_count(store, ended, other):
    ended(other, won=True)

    assert beaten(store) is None


def test_what_was_long_ago_is_forgotten(store, ended):
    ended(level("king"), won=True)
    for _ in range(MOST_READ):
        ended(level("apprentice"), won=True, changed=LATER)

    assert beaten(store) == "apprentice"


def test_a_game_that_is_not_over_does_not_count(store, over):
    store.folders.saves.mkdir(parents=True)
    begun = a_match(seats=2, plies=9)
    seats = (PERSON, level("merchant"))
    write(store.folders.saves / "castles-1.burgundy", a_save(begun, seats=seats))

    assert beaten(store) is None


def test_before_the_first_result_the_levels_of_the_last_table_fit(store):
    seats = (PERSON, level("duke"), level("steward"), level("a level of later"))

    assert fitting_levels((), "castles", seats) == ("steward", "duke")
    assert fitting_levels((), "castles", (PERSON,)) == LEVELS[:1]


def test_a_made_up_end_tells_nothing(store, ended, monkeypatch):
    ended(level("duke"), won=True)
    assert beaten(store) == "duke"

    def raises(*_):
        raise IndexError("a card that is not there")

    monkeypatch.setattr("burgundy_desktop.core.game.Game.score", raises)

    assert beaten(store) is None
