"""What the window does when an action is triggered, or the library, a page or the table wants
something: every connection that leads to another page or game.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.pages import PAGES

if TYPE_CHECKING:
    from burgundy_desktop.desktop.library.page import LibraryPage
    from burgundy_desktop.desktop.pages.frame import Pages
    from burgundy_desktop.desktop.review.page import ReviewPage
    from burgundy_desktop.desktop.window.main_window import MainWindow
    from burgundy_desktop.desktop.window.table_side import TableSide


def connect_actions(window: MainWindow) -> None:
    """Connect menus, toolbar and keys."""
    program, actions = window.program, window.actions_by_name
    slots = {
        "library": window.show_library,
        "new_game": partial(window.new_game, ""),
        "play_code": lambda: openers.play_code(program, window, window.show_table),
        "copy_code": lambda: openers.copy_code(window.table),
        "open": window.files.choose,
        "save_as": window.files.save_as,
        "quit": window.close,
        "scores": window.show_scores,
        "settings": lambda: openers.settings(program, window),
        "rules": window.show_rules,
        "icons": window.show_icons,
        "learn": partial(window.show_lessons, ""),
        "practice": partial(window.practise, ""),
        "playing": lambda: openers.rules(program, "", "", window),
        "about": lambda: openers.about(program, window),
    }
    slots |= {name: partial(window.show_page, name) for name in PAGES}
    for name, slot in slots.items():
        actions[name].triggered.connect(slot)
    actions["full_screen"].toggled.connect(window.toggle_full_screen)
    for name, action in actions.teachers.items():
        action.triggered.connect(lambda _, teacher=name: window.side.teaching.choose(teacher))
    for name, action in actions.paces.items():
        action.triggered.connect(lambda _, pace=name: window.action_states.choose_pace(pace))


def connect_library(window: MainWindow, library: LibraryPage) -> None:
    """Connect the page with the games."""
    actions = window.actions_by_name
    library.new_game_wanted.connect(window.new_game)
    library.opened.connect(window.show_table)
    library.review_wanted.connect(window.review)
    library.learn_wanted.connect(window.open_door)
    library.saved.changed.connect(window.show_actions)
    library.listed_anew.connect(window.show_actions)
    library.saved.written.connect(window.status.tell_written)
    library.games_read.connect(window.games_read)
    library.welcome.learn.clicked.connect(actions["learn"].trigger)
    library.welcome.rules.clicked.connect(window.show_rules)
    library.welcome.playing.clicked.connect(actions["playing"].trigger)


def connect_pages(window: MainWindow, pages: Pages) -> None:
    """Connect the pages of what is remembered."""
    pages.left.connect(window.show_library)
    pages.page_wanted.connect(window.show_page)
    pages.opened.connect(window.show_table)
    pages.new_game_wanted.connect(window.new_game)
    pages.written.connect(window.status.tell_written)
    pages.told.connect(window.take_in_page)


def connect_table(window: MainWindow, side: TableSide) -> None:
    """Connect the table and all that lies around it."""
    _connect_what_allows(window, side)
    window.status.save_wanted.connect(side.table.controller.saving.save)
    side.table.moves.counted.connect(window.count_moves)
    side.learning.opened.connect(lambda lesson: window.show_table(lesson.session, lesson))
    side.learning.left.connect(window.go_back)
    side.drilling.left.connect(window.go_back)
    side.drilling.opened.connect(lambda one: window.show_table(one.session, exercise=one))
    side.replay_bar.review_row.practice_wanted.connect(window.practise)
    side.learning.new_game_wanted.connect(window.new_game)
    side.ceremony.begun.connect(window.show_table)
    side.branching.begun.connect(window.show_table)
    side.ceremony.new_game_wanted.connect(window.new_game)
    side.ceremony.name_wanted.connect(partial(window.show_page, "profiles"))
    side.connect_review = partial(_connect_review, window)


def _connect_review(window: MainWindow, page: ReviewPage) -> None:
    page.practice_wanted.connect(window.practise)
    page.written.connect(window.status.tell_written)
    page.came_or_went.connect(window.action_states.allow)


def _connect_what_allows(window: MainWindow, side: TableSide) -> None:
    """Whatever changes which actions are possible in the game: a pick changes *Undo* alone."""
    controller, allow = side.table.controller, window.action_states.allow

    def follow_search() -> None:
        scene = side.table.scene
        if scene is None or not scene.is_about_to_move:  # else `laid` follows in the next frame
            allow()

    controller.cover_wanted.connect(lambda _: allow())
    controller.selection.changed.connect(lambda: window.actions_by_name.allow_undo(controller))
    controller.ai_requests.changed.connect(follow_search)
    side.table.showing.laid.connect(allow)
    side.table.hint.seen.connect(lambda _: allow())
    side.table.forecasting.changed.connect(allow)
    side.table.animation_ended.connect(allow)
