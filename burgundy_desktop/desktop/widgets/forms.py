"""Forms drawn in Qt Designer: `ui/forms/*.ui`, loaded and checked.

A form class names the children that the program uses:

    class SettingsForm(Form, form="settings.ui"):
        theme: QComboBox
        text_size: QSlider

A missing child, or one of the wrong type, is an error when the form is loaded, not when it is used.
"""

from __future__ import annotations

from typing import Any, ClassVar, get_type_hints

from PySide6.QtCore import QFile, QIODevice, QObject, Qt
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QLabel, QWidget

from burgundy_desktop import assets
from burgundy_desktop.core.errors import AssetMissing


class Form:
    """A loaded form. `root` is its outermost widget; the annotated children are attributes."""

    _file: ClassVar[str]
    root: QWidget

    def __init_subclass__(cls, *, form: str, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        cls._file = form

    def __init__(self, parent: QWidget | None = None) -> None:
        """Load the form. Raises AssetMissing if an annotated child is missing."""
        self.root = _load(self._file, parent)
        for name, kind in self.children().items():
            setattr(self, name, _child(self.root, name, kind, self._file))

    @classmethod
    def children(cls) -> dict[str, type[QObject]]:
        """The children that the program uses, by name."""
        hints = get_type_hints(cls)
        return {name: kind for name, kind in hints.items() if name not in {"_file", "root"}}


def _load(name: str, parent: QWidget | None) -> QWidget:
    path = assets.ui("forms", name)
    file = QFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise AssetMissing(f"the form {path} cannot be read; install the program again")
    loader = QUiLoader()
    loader.setLanguageChangeEnabled(True)
    root = loader.load(file, parent)
    file.close()
    if root is None:
        raise AssetMissing(f"{path}: {loader.errorString()}")
    for label in root.findChildren(QLabel):
        if label.textFormat() is Qt.TextFormat.AutoText:
            label.setTextFormat(Qt.TextFormat.PlainText)
    return root


def _child(root: QWidget, name: str, kind: type[QObject], form: str) -> QObject:
    found = root.findChild(QObject, name)
    if not isinstance(found, kind):
        there = type(found).__name__ if found is not None else "nothing"
        raise AssetMissing(f"ui/forms/{form}: '{name}' should be a {kind.__name__}, not {there}")
    return found
