"""Forms made in Designer: each one loads and has every name that the program uses."""

import importlib
import pkgutil
import re

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox

from burgundy_desktop import assets
from burgundy_desktop.core.errors import AssetMissing
from burgundy_desktop.desktop import dialogs
from burgundy_desktop.desktop.widgets.forms import Form

for module in pkgutil.iter_modules(dialogs.__path__):
    importlib.import_module(f"{dialogs.__name__}.{module.name}")
FORMS = sorted(Form.__subclasses__(), key=lambda form: form.__name__)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_the_form_loads_with_all_children_that_the_program_uses(form, qapp):
    loaded = form()

    for name, kind in form.children().items():
        assert isinstance(getattr(loaded, name), kind)
    loaded.root.deleteLater()


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
def test_the_class_in_the_file_is_the_context_of_its_translations(form):
    text = assets.ui("forms", form._file).read_text(encoding="utf-8")

    assert re.findall(r"<class>(\w+)</class>", text) == [form.__name__]


def test_every_form_of_the_folder_is_used():
    files = {path.name for path in assets.ui("forms").glob("*.ui")}

    assert files == {form._file for form in FORMS}


def test_a_child_of_another_type_is_named(qapp):
    class Wrong(Form, form="about.ui"):
        version: QSpinBox

    with pytest.raises(AssetMissing, match=r"about.ui: 'version' should be a QSpinBox, not QLabel"):
        Wrong()


def test_a_child_that_is_not_there_is_named(qapp):
    class Wrong(Form, form="about.ui"):
        nowhere: QLabel

    with pytest.raises(AssetMissing, match=r"'nowhere' should be a QLabel, not nothing"):
        Wrong()


def test_a_form_that_is_not_there_is_named(qapp):
    class Missing(Form, form="nowhere.ui"):
        close: QPushButton

    with pytest.raises(AssetMissing, match=r"nowhere.ui cannot be read"):
        Missing()
