"""Where `ui/` and `resources/` are found."""

from burgundy_desktop import assets


def test_in_a_checkout_the_folders_lie_beside_the_package():
    assert (assets.root() / "pyproject.toml").is_file()
    assert assets.resource() == assets.root() / "resources"


def test_in_a_wheel_the_folders_lie_inside_the_package(tmp_path, monkeypatch):
    packed = tmp_path / "burgundy_desktop" / "_assets"
    packed.mkdir(parents=True)
    monkeypatch.setattr(assets, "_PACKAGE", tmp_path / "burgundy_desktop")

    assert assets.root() == packed
    assert assets.ui("forms", "new_game.ui") == packed / "ui" / "forms" / "new_game.ui"
    assert assets.resource("i18n") == packed / "resources" / "i18n"
