"""A game is clean as long as nobody was helped, on a deal that nobody knew."""

import attrs
import pytest

from burgundy_desktop.storage.cleanness import Spoiler, spoiler_of
from burgundy_desktop.storage.provenance import Aids, Origin
from tests.storage.played import a_header, a_match

SEALED = attrs.evolve(a_header(a_match(plies=1)), salt="fedcba9876543210" * 2, known=False)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"strict": True},
        {"origin": Origin("rematch", SEALED.id)},
        {"aids": Aids().with_take_back(4, over_new=False)},
    ],
)
def test_a_sealed_game_without_help_is_clean(fields):
    assert spoiler_of(attrs.evolve(SEALED, **fields)) is None


@pytest.mark.parametrize(
    ("spoiler", "fields"),
    [
        (Spoiler.UNCOUNTED, {"aids": Aids(from_start=False)}),
        (Spoiler.BRANCH, {"origin": Origin("branch", SEALED.id, 12)}),
        (Spoiler.KNOWN, {"known": True, "salt": ""}),
        (Spoiler.TABLES, {"tables": {"animals.toml": "0" * 64}}),
        (Spoiler.HINT, {"aids": Aids().with_hint()}),
        (Spoiler.TEACHER, {"aids": Aids(teacher=1)}),
        (Spoiler.PLAYED_ON, {"aids": Aids().with_game_from_here()}),
        (Spoiler.TAKE_BACK, {"aids": Aids().with_take_back(4, over_new=True)}),
    ],
)
def test_help_and_what_was_known_spoil_it_and_the_reason_is_told(spoiler, fields):
    assert spoiler_of(attrs.evolve(SEALED, **fields)) is spoiler


def test_what_holds_from_the_beginning_is_told_before_what_came_later():
    known = attrs.evolve(SEALED, known=True, salt="", aids=Aids().with_hint())

    assert spoiler_of(known) is Spoiler.KNOWN
