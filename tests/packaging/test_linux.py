"""The desktop integration files for Linux agree with each other."""

import configparser
import xml.etree.ElementTree as ET

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.storage.migrations import FORMAT, VERSION_FIELD
from burgundy_desktop.storage.packing import pack

LINUX = assets.root() / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop_entry():
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.read(LINUX / "burgundy-desktop.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_entry_opens_files_of_the_type_that_is_registered():
    mime_type = ET.parse(LINUX / "burgundy-desktop.mime.xml").getroot().find(f"{MIME}mime-type")

    assert desktop_entry()["mimetype"] == f"{mime_type.get('type')};"
    assert mime_type.find(f"{MIME}glob").get("pattern") == "*.burgundy"
    assert desktop_entry()["Exec"] == "burgundy-desktop play %f"


def test_a_saved_game_is_known_by_its_first_bytes():
    root = ET.parse(LINUX / "burgundy-desktop.mime.xml").getroot()
    match = root.find(f"{MIME}mime-type/{MIME}magic/{MIME}match")

    saved = pack({VERSION_FIELD: FORMAT, "digests": [], "header": {}})

    assert match.get("offset") == "0"
    assert saved.startswith(match.get("value").encode())


def test_the_metainfo_names_the_entry_and_the_type():
    metainfo = ET.parse(LINUX / "org.burgundy_desktop.BurgundyDesktop.metainfo.xml").getroot()

    assert metainfo.findtext("launchable") == "burgundy-desktop.desktop"
    assert f"{metainfo.findtext('provides/mediatype')};" == desktop_entry()["MimeType"]
    assert metainfo.findtext("provides/binary") == "burgundy-desktop"


def test_what_the_package_says_of_itself_names_as_many_levels_as_there_are():
    metainfo = "org.burgundy_desktop.BurgundyDesktop.metainfo.xml"
    said = [(LINUX / name).read_text("utf-8") for name in ("control", metainfo)]
    said.append((assets.root() / "README.md").read_text("utf-8"))

    assert len(LEVELS) == 7
    assert [text.count("seven levels") for text in said] == [1, 1, 1]
    assert "hét erősségű" in said[1]
