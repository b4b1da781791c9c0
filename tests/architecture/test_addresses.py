"""The project must build anywhere: no file names the machine or the index it was made with."""

import re
import subprocess

from burgundy_desktop import assets

# put together here, so that this file does not hold them either
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs"),
        ("deb", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("crates", "io"),
    )
]
FOLDERS = "home|root|work|Users|tmp"
MACHINE_PATH = re.compile(rf"(?<![\w.~*/-])/(?:{FOLDERS})/[\w.]")
PICTURES = {".png", ".otf", ".ttf", ".ico", ".icns", ".wav", ".ogg"}


def texts():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=assets.root(),
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        path = assets.root() / name
        if path.suffix not in PICTURES and path.is_file():
            yield name, path.read_text(encoding="utf-8")


def test_no_file_names_a_package_index():
    found = [(name, host) for name, text in texts() for host in HOSTS if host in text]

    assert found == []


def test_no_file_names_a_folder_of_one_machine():
    found = [(name, hit.group()) for name, text in texts() for hit in MACHINE_PATH.finditer(text)]

    assert found == []


def test_no_file_holds_the_marks_of_an_unsolved_conflict():
    marks = re.compile(r"^(?:<{7}|>{7}) ", re.MULTILINE)

    assert [name for name, text in texts() if marks.search(text)] == []
