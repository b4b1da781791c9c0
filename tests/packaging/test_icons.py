"""The program's icon in the formats of all systems."""

import runpy
import struct
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QImage

from burgundy_desktop import assets


@pytest.fixture
def icons(qapp):
    """packaging/icons.py, a script outside the package."""
    return SimpleNamespace(**runpy.run_path(str(assets.root() / "packaging" / "icons.py")))


def test_the_png_has_the_size_asked_for_and_is_not_empty(icons):
    image = QImage.fromData(icons.png(48))

    assert (image.width(), image.height()) == (48, 48)
    assert image.pixelColor(24, 24).alpha() > 0


def test_windows_finds_every_size_in_the_ico(icons, tmp_path):
    (tmp_path / "icon.ico").write_bytes(icons.ico())

    assert struct.unpack_from("<HHH", icons.ico()) == (0, 1, len(icons.ICO_SIZES))
    assert not QImage(str(tmp_path / "icon.ico")).isNull()


def test_the_icns_is_as_long_as_it_says(icons):
    whole = icons.icns()

    kind, length = struct.unpack_from(">4sI", whole)
    assert (kind, length) == (b"icns", len(whole))
    assert whole[8:12] in icons.ICNS_TYPES
