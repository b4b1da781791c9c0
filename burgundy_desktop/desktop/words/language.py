"""The language of the program: chosen or the system's; it changes while windows are open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, cast

import attrs
from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop import assets

SYSTEM: Final = "system"
LANGUAGES: Final = ("en", "hu")
NAMES: Final = {"en": "English", "hu": "Magyar"}
"""Each language by its own name; never translated."""

NOT_IN_QTS_CATALOGUES: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Texts of Qt's dialogs without an up-to-date translation in Qt; ours translate them."""


P = ParamSpec("P")
T = TypeVar("T")
_in_this_language: list[Any] = []
"""The functions whose results are kept until another language is spoken."""


class Language(QObject):
    """The current language. Windows get a `QEvent.LanguageChange`."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._spoken: list[_Words] = []
        self.code = "en"
        self.wanted = ""
        """The chosen language: a code or `SYSTEM`."""

    @property
    def locale(self) -> QLocale:
        """The locale for numbers, dates and sorting: the system's if its language matches."""
        system = QLocale.system()
        if system.language() == QLocale(self.code).language():
            return system
        if self.code == "hu":
            return QLocale(QLocale.Language.Hungarian)
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)

    def speak(self, wanted: str) -> None:
        """Switch to "en", "hu" or the "system"'s language (English if it is neither)."""
        self.wanted = wanted
        self.code = wanted if wanted in LANGUAGES else system_language()
        QLocale.setDefault(self.locale)
        for old in self._spoken:
            self._app.removeTranslator(old.translator)
        self._spoken = [found for path in _files(self.code) if (found := _read(path))]
        for new in self._spoken:
            self._app.installTranslator(new.translator)
        for cached in _in_this_language:
            cached.cache_clear()
        self.changed.emit()


def cached_in_language(function: Callable[P, T]) -> Callable[P, T]:
    """Keep the latest results of a function that puts something into words, until another language
    is spoken.
    """
    cached = lru_cache(maxsize=64)(function)
    _in_this_language.append(cached)
    return cast("Callable[P, T]", cached)


if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # Qt allows only one widget class among the bases


class Retranslated(_Widget):
    """A mixin for widgets that retranslate themselves when the language changes. It comes before
    the widget class among the bases. `retranslate` sets every visible text; the constructor calls
    it at its end.
    """

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def system_language() -> str:
    """The first language of the system that the program supports; English if there is none."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


@cache
def in_all_languages(context: str, text: str) -> frozenset[str]:
    """A text in each language of the program."""
    catalogues = (_read(assets.resource("i18n", f"{code}.qm")) for code in LANGUAGES)
    said = (words.translator.translate(context, text) for words in catalogues if words is not None)
    return frozenset({text, *filter(None, said)})


def _files(code: str) -> tuple[Path, ...]:
    own = assets.resource("i18n", f"{code}.qm")
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{code}.qm"
    return (qt, own) if code != "en" else (own,)


@attrs.frozen
class _Words:
    """A translator with its data in memory. Qt would map the file, and crash if it were compiled
    again meanwhile.
    """

    translator: QTranslator
    data: bytes


def _read(path: Path) -> _Words | None:
    if not path.is_file():
        return None
    words = _Words(QTranslator(), path.read_bytes())
    return words if words.translator.load(words.data) else None
