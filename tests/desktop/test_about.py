"""What the program says about itself."""

from burgundy_desktop import __version__
from burgundy_desktop.desktop.dialogs.about import AboutDialog


def test_about_says_that_the_program_is_unofficial(program, qtbot):
    dialog = AboutDialog(program, None)
    qtbot.addWidget(dialog)

    words = " ".join(
        label.text() for label in dialog.form.root.findChildren(type(dialog.form.version))
    )
    assert "unofficial" in words
    assert str(program.store.folders.saves) in words


def test_about_shows_the_version(program, qtbot):
    dialog = AboutDialog(program, None)
    qtbot.addWidget(dialog)

    assert dialog.form.version.text() == f"Version {__version__}"
