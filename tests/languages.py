"""Speaks a language of the program for the length of a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator

from workshop import translations


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Sentences come in this language; needs a QApplication."""
    translations.compile_stale()
    translator = QTranslator()
    assert translator.load(str(translations.FOLDER / f"{code}.qm"))
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
