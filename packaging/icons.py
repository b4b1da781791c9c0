"""The program's icon in the formats of all systems, drawn from resources/icons/app-icon.svg.

    python packaging/icons.py FOLDER

writes burgundy-desktop.ico for Windows, burgundy-desktop.icns for macOS and
burgundy-desktop-SIZE.png. Both containers may hold PNG pictures as they are.
"""

import argparse
import os
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from burgundy_desktop import assets

NAME = "burgundy-desktop"
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_TYPES = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def drawing() -> Path:
    return assets.resource("icons", "app-icon.svg")


def png(size: int) -> bytes:
    """The icon as a square picture with this width in pixels. Needs a QGuiApplication."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    storage = QByteArray()
    buffer = QBuffer(storage)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt text
    return bytes(storage.data())


def ico() -> bytes:
    """Header, one row of 16 bytes for each picture, then the pictures."""
    pictures = [png(size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Blocks of type, length and picture behind a header of the same form."""
    blocks = b"".join(_block(kind, png(size)) for kind, size in ICNS_TYPES.items())
    return _block(b"icns", blocks)


def _block(kind: bytes, content: bytes) -> bytes:
    return kind + struct.pack(">I", len(content) + 8) + content


def write(folder: Path) -> None:
    """All forms into one folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.ico").write_bytes(ico())
    (folder / f"{NAME}.icns").write_bytes(icns())
    for size in PNG_SIZES:
        (folder / f"{NAME}-{size}.png").write_bytes(png(size))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draw the program's icon for all systems.")
    parser.add_argument("folder", type=Path, help="where the files go")
    wanted = parser.parse_args().folder
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    write(wanted)
