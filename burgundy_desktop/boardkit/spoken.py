"""The accessible names of the targets of a table; each is unique."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.core.ids import Target


class SpokenNames:
    """The names of the targets on a table; equal ones are numbered, so that people who cannot see
    the places can distinguish them. Names are made on first use and kept until `forget`.
    """

    def __init__(
        self, targets: Callable[[], Iterable[Target]], name_of: Callable[[Target], str]
    ) -> None:
        self._targets = targets
        self._name_of = name_of
        self._made: Mapping[Target, str] | None = None

    def forget(self) -> None:
        """Drop all names: targets or names have changed."""
        self._made = None

    def __getitem__(self, target: Target) -> str:
        if self._made is None:
            self._made = distinct({t: self._name_of(t) for t in self._targets()})
        return self._made.get(target) or self._name_of(target)


def distinct(names: Mapping[Target, str]) -> dict[Target, str]:
    """The same names in the same order; repeated ones are numbered."""
    alike: dict[str, list[Target]] = defaultdict(list)
    for target, name in names.items():
        alike[name].append(target)
    return {
        target: name if len(alike[name]) == 1 else _counted(name, alike[name], target)
        for target, name in names.items()
    }


def _counted(name: str, alike: list[Target], target: Target) -> str:
    text = QCoreApplication.translate("spoken", "{name}, {number} of {count}")
    return text.format(name=name, number=alike.index(target) + 1, count=len(alike))
