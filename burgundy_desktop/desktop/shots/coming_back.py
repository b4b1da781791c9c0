"""Pictures of what there is to come back for: codes, and the pages of what is remembered."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.chronicle import Finished, Mark
from burgundy_desktop.core.codes import code_of
from burgundy_desktop.core.position import COLOURS, SeatInfo
from burgundy_desktop.core.series import Round, Rule, Series
from burgundy_desktop.desktop.appearance.player_faces import PERSONS
from burgundy_desktop.desktop.daily.playing import now_here
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.new_game_of_code import NewGameOfCodeDialog
from burgundy_desktop.desktop.dialogs.play_code import PlayCodeDialog
from burgundy_desktop.desktop.pages.fairness.page import FairnessPage
from burgundy_desktop.desktop.pages.side_column import ALL
from burgundy_desktop.desktop.shots.shoot import Shoot, Shot
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.trials.made_up_games import LAST, PERSON, made_up, made_up_daily
from burgundy_desktop.desktop.trials.ui_driver import wait_for
from burgundy_desktop.desktop.words import deal_codes
from burgundy_desktop.games import load
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.claiming import Guest
from burgundy_desktop.storage.profiles import Profile

CODE: Final = "A79C-7EEB-2ZW5"
FEW: Final = 148
LARGEST_TEXT: Final = 150
DAYS: Final = 33
SEED: Final = 4711
SERIES: Final = (
    ("castles", Rule("best_of", 5, same_luck=True), 3),
    ("caylus", Rule("best_of", 3), 3),
    ("castles_cards", Rule("total", 4), 2),
)
"""Game, rule, and how many games were played."""
SALT: Final = "9f86d081884c7d659a2feaa0c55ad015"


def play_code(shoot: Shoot) -> QWidget:
    return _typed(shoot, CODE)


def play_code_empty(shoot: Shoot) -> QWidget:
    return _typed(shoot, "")


def play_code_with_a_wrong_letter(shoot: Shoot) -> QWidget:
    return _typed(shoot, "a79d 7eeb 2zw5")


def play_code_of_many_options(shoot: Shoot) -> QWidget:
    info = load("caylus").info
    options = info.options_for(5, favors="simplified", jeweller="with", lawyer="late_printing")
    return _typed(shoot, code_of(info, options, 77))


def play_code_of_no_deal(shoot: Shoot) -> QWidget:
    return _typed(shoot, "A79D-7EEB-2WZ5")


def new_game_of_code(shoot: Shoot) -> QWidget:
    dialog = NewGameOfCodeDialog(shoot.program, deal_codes.deal_of(CODE), CODE, shoot.window)
    dialog.show()
    return dialog


def _typed(shoot: Shoot, text: str) -> QWidget:
    dialog = PlayCodeDialog(shoot.program, shoot.window)
    dialog.form.code.setText(text)
    dialog.form.code.textEdited.emit(text)
    dialog.show()
    return dialog


# the pages


def chronicle(shoot: Shoot) -> QWidget:
    chronicle = _remember(shoot, FEW)
    games = chronicle.read().finished
    chronicle.add(Mark(games[-2].id, counts=False, note="Anna explained the rules"))
    return _page(shoot, "chronicle")


def chronicle_empty(shoot: Shoot) -> QWidget:
    _remember(shoot, 0)
    return _page(shoot, "chronicle")


def chronicle_broken(shoot: Shoot) -> QWidget:
    chronicle = _remember(shoot, FEW)
    with chronicle.path.open("ab") as file:
        file.write(b"{\n[\n")
    return _page(shoot, "chronicle")


def chronicle_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return chronicle(shoot)


def statistics(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "statistics", "castles")


def statistics_of_all(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "statistics")


def statistics_alone(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "statistics", "castles_cards")


def statistics_of_few_games(shoot: Shoot) -> QWidget:
    _remember(shoot, 0).add(*made_up(2, ("castles",)))
    return _page(shoot, "statistics", "castles")


def statistics_empty(shoot: Shoot) -> QWidget:
    _remember(shoot, 0)
    return _page(shoot, "statistics")


def statistics_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return statistics(shoot)


def daily(shoot: Shoot) -> QWidget:
    _remember_deals_of_the_day(shoot)
    return _page(shoot, "daily")


def daily_empty(shoot: Shoot) -> QWidget:
    _remember(shoot, 0)
    return _page(shoot, "daily")


def daily_of_one_game(shoot: Shoot) -> QWidget:
    _remember_deals_of_the_day(shoot)
    return _page(shoot, "daily", "castles")


def daily_with_players(shoot: Shoot) -> QWidget:
    _remember_deals_of_the_day(shoot)
    for name, sign in (("Anna", "a"), ("Bruno", "b")):
        shoot.program.store.profiles.add(Profile(sign * 32, name, "knight", "", LAST))
    return _page(shoot, "daily")


def daily_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return daily(shoot)


def _remember_deals_of_the_day(shoot: Shoot) -> None:
    """Some weeks of them, and today's first one begun."""
    _remember(shoot, 0)
    today = now_here()
    shoot.program.store.chronicle.add(*made_up_daily(today, DAYS))


def fairness(shoot: Shoot) -> QWidget:
    window = _fairness_of(shoot, "castles", "castles", "castles_cards", "caylus")
    page = shoot.window.remembered.page
    assert isinstance(page, FairnessPage)
    page.verify.click()
    wait_for(lambda: not page.verifying.is_running, "the verdict")
    shoot.room.process_events()
    return window


def fairness_without_dice(shoot: Shoot) -> QWidget:
    return _fairness_of(shoot, "caylus")


def fairness_empty(shoot: Shoot) -> QWidget:
    return _fairness_of(shoot)


def fairness_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return fairness(shoot)


def _fairness_of(shoot: Shoot, *games: str) -> QWidget:
    """The page after these games, the last one first."""
    _remember(shoot, 0)
    store = shoot.program.store
    for number, game_id in enumerate(reversed(games)):
        seats = load(game_id).info.seats_min
        like = whole_game(game_id, seats, SEED + number)
        people = (SeatInfo("Anna"), SeatInfo("Margot", "duke"))[:seats]
        session = store.begin(
            game_id, like.options, people, strict=False, seed=SEED + number, salt=SALT
        )
        store.keep(replayed(session, like, like.length))
    window = _page(shoot, "fairness")
    page = shoot.window.remembered.page
    assert isinstance(page, FairnessPage)
    wait_for(lambda: not page.counting.is_going_on, "the dice")
    page.counting.went_on.emit()
    return window


def challenges(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "challenges", "castles")


def challenges_of_all(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "challenges")


def challenges_in_high_contrast(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(high_contrast=True)
    return challenges(shoot)


def challenges_alone(shoot: Shoot) -> QWidget:
    _remember(shoot, 0)
    return _page(shoot, "challenges", "boonlake")


def challenges_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return challenges(shoot)


def players(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    for number, name in enumerate(("Anna", "Blue", "Carla")):
        identity = PERSON if number == 0 else f"{number:032x}"
        shoot.program.store.profiles.add(
            Profile(identity, name, PERSONS[number + 2], COLOURS[number], LAST)
        )
    return _page(shoot, "profiles")


def players_empty(shoot: Shoot) -> QWidget:
    _remember(shoot, 0)
    return _page(shoot, "profiles")


def players_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return players(shoot)


def players_of_a_guest(shoot: Shoot) -> QWidget:
    """After the question at the end of the first game."""
    _remember(shoot, 1)
    game = next(made_up(1))
    guest = Guest(game.id, shoot.program.folders.saves / game.file, "", PERSONS[3], COLOURS[1])
    _page(shoot, "profiles")
    shoot.window.show_page("profiles", guest)
    wait_for(lambda: shoot.window.remembered.is_read, "the chronicle to be read")
    return shoot.window


def players_of_a_guest_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return players_of_a_guest(shoot)


def players_broken(shoot: Shoot) -> QWidget:
    """Their names are told by the chronicle."""
    _remember(shoot, FEW)
    profiles = shoot.program.store.profiles
    profiles.path.write_bytes(b"{")
    profiles.read_anew()
    return _page(shoot, "profiles")


def data(shoot: Shoot) -> QWidget:
    _remember(shoot, FEW)
    return _page(shoot, "data")


def series(shoot: Shoot) -> QWidget:
    """One that goes on, one that is over and one against the automaton."""
    games = list(_remember(shoot, FEW).read().finished)
    for one in shoot.program.store.series.all():
        shoot.program.store.series.delete(one)
    for number, (game_id, rule, count) in enumerate(SERIES):
        like = [game for game in games if game.game == game_id][-count:]
        seats = like[-1].seats
        _keep_series(shoot, number, rule, [game for game in like if len(game.seats) == len(seats)])
    return _page(shoot, "series")


def series_empty(shoot: Shoot) -> QWidget:
    for one in shoot.program.store.series.all():
        shoot.program.store.series.delete(one)
    _remember(shoot, 0)
    return _page(shoot, "series")


def series_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return series(shoot)


def new_game_series(shoot: Shoot) -> QWidget:
    dialog = NewGameDialog(shoot.program, "castles", shoot.window)
    dialog.series.length.setCurrentIndex(2)
    dialog.show()
    return dialog


def _keep_series(shoot: Shoot, number: int, rule: Rule, games: list[Finished]) -> None:
    seats = tuple(SeatInfo(one.name, one.level) for one in games[0].seats)
    rounds = tuple(Round(game.id, game.seed) for game in games)
    began = games[0].began - timedelta(days=number)
    kept = Series(f"{number:032x}", games[0].game, {}, False, seats, rule, began, rounds)
    shoot.program.store.series.keep(kept)


def _remember(shoot: Shoot, count: int) -> Chronicle:
    """So many made-up games, no players, and nothing else."""
    shoot.program.store.profiles.read_anew()
    for player in shoot.program.store.profiles.all():
        shoot.program.store.profiles.delete(player)
    chronicle = shoot.program.store.chronicle
    chronicle.path.unlink(missing_ok=True)
    if count:
        chronicle.add(*made_up(count))
    return chronicle


def _page(shoot: Shoot, name: str, game_id: str = ALL) -> QWidget:
    pages = shoot.window.remembered
    pages.leave()
    shoot.window.show_page(name)
    pages.side.choose(game_id)
    wait_for(lambda: pages.is_read, "the chronicle to be read")
    shoot.room.process_events()
    return shoot.window


_OF_CODES: Final = (
    play_code,
    play_code_empty,
    play_code_with_a_wrong_letter,
    play_code_of_no_deal,
    play_code_of_many_options,
    new_game_of_code,
)

_OF_PAGES: Final = (
    chronicle,
    chronicle_empty,
    chronicle_broken,
    chronicle_in_large_text,
    statistics,
    statistics_of_all,
    statistics_alone,
    statistics_of_few_games,
    statistics_empty,
    statistics_in_large_text,
    challenges,
    challenges_of_all,
    challenges_in_high_contrast,
    challenges_alone,
    challenges_in_large_text,
    players,
    players_empty,
    players_of_a_guest,
    players_of_a_guest_in_large_text,
    players_broken,
    players_in_large_text,
    data,
    series,
    series_empty,
    series_in_large_text,
    new_game_series,
)
_OF_DAYS: Final = (daily, daily_empty, daily_of_one_game, daily_with_players, daily_in_large_text)

_OF_CHANCE: Final = (
    fairness,
    fairness_without_dice,
    fairness_empty,
    fairness_in_large_text,
)
_EVERY: Final = (*_OF_CODES, *_OF_PAGES, *_OF_DAYS, *_OF_CHANCE)
COMING_BACK: Final[Mapping[str, Shot]] = {shot.__name__: shot for shot in _EVERY}
