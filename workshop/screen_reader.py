"""An AT-SPI client that plays a game by names, states, actions and announcements only.

Run by `./burgundy listen` in a Python that has `gi`. It knows no rules: it presses offered entries
(chosen by a fixed seed) and confirms, until the end is counted.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # the version comes first

PATIENCE_SECONDS = 30.0
LOOKS_SECONDS = 0.02
WAYS_OUT = {"Cancel  Esc", "Back to now"}
"""Buttons of the bar that lead back."""
BUTTONS = {"push button", "button", "toggle button"}


class NotHeard(Exception):
    """Something expected did not happen; the message names it."""


class Ears:
    """All announcements, as they come: (role of who speaks, sentence)."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.focused: list[str] = []
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _on_event(self, event: Any) -> None:
        try:
            if event.type.startswith("object:announcement"):
                self.heard.append((event.source.get_role_name(), str(event.any_data)))
            elif event.detail1:
                self.focused.append(event.source.get_name())
        except GLib.Error:
            pass  # who spoke is gone by now

    def said_by(self, role: str) -> list[str]:
        return [said for who, said in self.heard if who == role]


def listen(seconds: float = 0.0) -> None:
    """Process pending events."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while context.iteration(False) or time.monotonic() < end:
        pass


def wait_for(wanted: Callable[[], Any], what: str) -> Any:
    """The first true result of `wanted`. Raises NotHeard."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        listen(LOOKS_SECONDS)
        try:
            found = wanted()
        except GLib.Error:
            continue  # it disappeared meanwhile
        if found:
            return found
    raise NotHeard(f"waited {PATIENCE_SECONDS:.0f} s for {what}")


def has(node: Any, state: Any) -> bool:
    return bool(node.get_state_set().contains(state))


def shows(node: Any) -> bool:
    return has(node, Atspi.StateType.SHOWING)


def children(node: Any) -> Iterator[Any]:
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def walk(node: Any, *, hidden: bool = False) -> Iterator[Any]:
    """Everything below, but not the entries of lists."""
    for child in children(node):
        if hidden or shows(child):
            yield child
            if child.get_role_name() != "list":
                yield from walk(child, hidden=hidden)


def press(node: Any) -> None:
    """Do the press action."""
    names = [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]
    if "Press" not in names:
        raise NotHeard(f"{node.get_name()!r} cannot be pressed, only {names}")
    Atspi.Action.do_action(node, names.index("Press"))


class Reader:
    """The program as its accessibility tree shows it."""

    def __init__(self, process: int, title: str) -> None:
        self._process = process
        self._title = title
        self.ears = Ears()
        self.program = wait_for(self._find_program, "the program")
        self._bar: Any = None
        self._table: Any = None

    def _find_program(self) -> Any:
        for program in children(Atspi.get_desktop(0)):
            if program.get_process_id() == self._process and program.get_child_count():
                return program
        return None

    @property
    def window(self) -> Any:
        """The window of the program; on a busy machine it is counted before it can be asked for."""
        return wait_for(lambda: self.program.get_child_at_index(0), "the window")

    def dialog(self, name: str) -> Any:
        """The dialog whose title begins like this, None if there is none."""
        found = [window for window in children(self.program) if window.get_name().startswith(name)]
        return found[-1] if found and shows(found[-1]) else None

    @staticmethod
    def the(top: Any, roles: set[str], name: str, *, hidden: bool = False) -> Any:
        for node in walk(top, hidden=hidden):
            if node.get_name() == name and node.get_role_name() in roles:
                return node
        return None

    def begin(self) -> None:
        """Begin a game with the dialog's defaults; then set the fastest pace."""
        name = f"New game: {self._title}"
        press(wait_for(lambda: self.the(self.window, BUTTONS, name), name))
        dialog = wait_for(lambda: self.dialog("New game"), "the dialog")
        press(wait_for(lambda: self.the(dialog, BUTTONS, "Start"), "Start"))
        self._table = wait_for(lambda: self.the(self.window, {"list"}, self._title), "the table")
        roles = {"menu item", "check menu item", "radio menu item"}
        press(self.the(self.window, roles, "Instant", hidden=True))
        self._bar = wait_for(self._find_prompt, "the bar").get_parent()

    def _find_prompt(self) -> Any:
        """The label that says what was announced last."""
        prompts = self.ears.said_by("label")
        return self.the(self.window, {"label"}, prompts[-1]) if prompts else None

    @property
    def prompt(self) -> str:
        """All texts of the bar now."""
        return " / ".join(n.get_name() for n in walk(self._bar) if n.get_role_name() == "label")

    @property
    def buttons(self) -> list[Any]:
        """The buttons of the bar that lead on."""
        found = [node for node in walk(self._bar) if node.get_role_name() in BUTTONS]
        return [node for node in found if node.get_name() not in WAYS_OUT]

    @property
    def offered(self) -> list[Any]:
        """The offered entries of the table, which come first."""
        found = []
        for entry in children(self._table):
            if not has(entry, Atspi.StateType.SELECTABLE):
                break
            if not has(entry, Atspi.StateType.SELECTED):
                found.append(entry)
        return found

    @property
    def choices(self) -> list[Any]:
        """The entries that can be pressed now; a confirmation comes first."""
        buttons = self.buttons
        confirm = [button for button in buttons if button.get_name() == "Confirm"]
        return confirm or [*self.offered, *buttons]

    @property
    def standing(self) -> tuple[str, tuple[str, ...]]:
        """What every press changes."""
        return self.prompt, tuple(node.get_name() for node in self.choices)


class Play:
    """Presses offered entries, and records missing announcements."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._chance = random.Random(1)
        self.pressed = 0
        self.silent: list[str] = []
        """Texts of the bar that were not announced."""
        self.twice: set[str] = set()
        """Names that were empty, or used twice at the same time."""

    def until_the_end(self, most: int) -> None:
        """Press until the end is counted, at most so often (0: as often as it takes)."""
        while not self.is_over and (not most or self.pressed < most):
            wait_for(lambda: self.is_over or self._reader.choices, "a choice")
            if not self.is_over:
                self._step(self._reader.choices)

    @property
    def is_over(self) -> bool:
        return self._reader.the(self._reader.window, BUTTONS, "Rematch") is not None

    def _step(self, choices: list[Any]) -> None:
        names = [node.get_name() for node in choices]
        self.twice |= {name for name in names if names.count(name) > 1 or not name}
        before, said = self._reader.standing, len(self._reader.ears.heard)
        chosen = self._chance.randrange(len(choices))
        press(choices[chosen])
        self.pressed += 1
        answered = f"an answer to {names[chosen]!r} after {before[0]!r}"
        wait_for(lambda: self._has_answered(before, said), answered)
        listen(LOOKS_SECONDS)
        if self._reader.prompt != before[0] and len(self._reader.ears.heard) == said:
            self.silent.append(self._reader.prompt)

    def _has_answered(self, before: tuple[str, tuple[str, ...]], said: int) -> bool:
        """Whether something else may be done, or the same was asked once more."""
        asked = len(self._reader.ears.heard) > said
        return self.is_over or asked or self._reader.standing != before


def tell(reader: Reader, play: Play, seconds: float) -> bool:
    """Print what happened. True if the game ended and everything was said."""
    result = reader.prompt if play.is_over else ""
    prompts, captions = reader.ears.said_by("label"), reader.ears.said_by("list")
    report = {
        "pressed": play.pressed,
        "prompts": len(prompts),
        "captions": len(captions),
        "some": [*dict.fromkeys(prompts)][:6] + [*dict.fromkeys(captions)][:6],
        "silent": play.silent,
        "twice": sorted(play.twice),
        "result": result,
        "seconds": round(seconds),
    }
    print(json.dumps(report, ensure_ascii=False, indent=2))
    return bool(result and captions) and not play.silent and not play.twice


def main(arguments: list[str]) -> int:
    """Start the program, play, end it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("program", nargs="+")
    given = parser.parse_args(arguments)
    # By default it gives up on a program that does not answer within a second.
    patience = round(1000 * PATIENCE_SECONDS)
    Atspi.set_timeout(patience, patience)
    began = time.monotonic()
    program = subprocess.Popen(given.program)
    try:
        reader = Reader(program.pid, given.game)
        reader.begin()
        play = Play(reader)
        play.until_the_end(given.moves)
        good = tell(reader, play, time.monotonic() - began)
    except NotHeard as reason:
        print(f"burgundy listen: {reason}", file=sys.stderr)
        good = False
    finally:
        program.terminate()
        program.wait()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
