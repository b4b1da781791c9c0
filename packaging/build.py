"""Build the wheel, the frozen program and the Debian package, and test them. Run by `./burgundy
bundle`, which checks that the tools exist.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
PACKAGING = HOME / "packaging"
BUILD = HOME / "build"
DIST = HOME / "dist"
SITE = BUILD / "site"
COMPILED = "BURGUNDY_COMPILED"
"""Read by the build hook: decision 57."""
PROGRAM = DIST / "burgundy-desktop" / "burgundy-desktop"


def main(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    shutil.rmtree(BUILD, ignore_errors=True)
    wheel = build_wheel(compiled=not options.plain)
    freeze(wheel)
    if not options.no_deb:
        package = build_deb(_version(wheel))
        step(f"{package.relative_to(HOME)} has {package.stat().st_size / 1_000_000:.0f} MB")
    if not options.no_smoke:
        _python(str(PACKAGING / "smoke_test.py"), str(PROGRAM))
    step(f"the program lies in {PROGRAM.parent.relative_to(HOME)}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy bundle",
        description="Build the program for people without Python into dist/, and test it.",
    )
    parser.add_argument("--no-deb", action="store_true", help="leave out the Debian package")
    parser.add_argument("--plain", action="store_true", help="do not compile rules and search")
    parser.add_argument("--no-smoke", action="store_true", help="do not test the frozen program")
    return parser


def build_wheel(*, compiled: bool) -> Path:
    """The wheel in dist/, with translations compiled anew, and rules and search if it can be."""
    if compiled and not _can_compile():
        step("no C compiler, or no Python.h (package python3-dev): opponents will think slower")
        compiled = False
    step("building the wheel")
    folder = BUILD / "wheel"
    os.environ[COMPILED] = "1" if compiled else ""
    _python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    wheel = next(folder.glob("*.whl"))
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy(wheel, DIST))


def _can_compile() -> bool:
    has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return has_headers and shutil.which("cc") is not None


def freeze(wheel: Path) -> None:
    """One folder with the program, its Python and its libraries.

    PyInstaller finds the unpacked wheel before the checkout, so the wheel is what is frozen.
    """
    step("freezing the program")
    options = ["--no-deps", "--no-index", "-q", "--disable-pip-version-check"]
    _python("-m", "pip", "install", *options, "--target", str(SITE), str(wheel))
    shutil.rmtree(PROGRAM.parent, ignore_errors=True)
    folders = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    spec = str(PACKAGING / "burgundy_desktop.spec")
    _python("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec)


def build_deb(version: str) -> Path:
    """The Debian package in dist/, its parts validated."""
    step("building the Debian package")
    root = BUILD / "deb"
    _lay_out(root, version)
    _validate(root)
    architecture = _output("dpkg", "--print-architecture")
    _write_control(root, version, architecture)
    package = DIST / f"burgundy-desktop_{version}_{architecture}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "-b", str(root), str(package))
    return package


def _lay_out(root: Path, version: str) -> None:
    shutil.copytree(PROGRAM.parent, root / "opt" / "burgundy-desktop", symlinks=True)
    command = root / "usr" / "bin" / "burgundy-desktop"
    command.parent.mkdir(parents=True)
    command.symlink_to("/opt/burgundy-desktop/burgundy-desktop")
    share, linux = root / "usr" / "share", PACKAGING / "linux"
    metainfo = "org.burgundy_desktop.BurgundyDesktop.metainfo.xml"
    _copy(linux / "burgundy-desktop.desktop", share / "applications")
    _copy(linux / "burgundy-desktop.mime.xml", share / "mime" / "packages", "burgundy-desktop.xml")
    _copy(HOME / "LICENSE", share / "doc" / "burgundy-desktop", "copyright")
    _copy(HOME / "CHANGELOG.md", share / "doc" / "burgundy-desktop")
    today = datetime.now(tz=UTC).date().isoformat()
    filled = _filled(linux / metainfo, VERSION=version, DATE=today)
    _write(share / "metainfo" / metainfo, filled)
    _lay_out_icons(share / "icons" / "hicolor")
    _set_modes(root)


def _lay_out_icons(hicolor: Path) -> None:
    drawn = BUILD / "icons"
    _python(str(PACKAGING / "icons.py"), str(drawn))
    drawing = HOME / "resources" / "icons" / "app-icon.svg"
    _copy(drawing, hicolor / "scalable" / "apps", "burgundy-desktop.svg")
    for picture in drawn.glob("*.png"):
        name, size = picture.stem.rsplit("-", 1)
        _copy(picture, hicolor / f"{size}x{size}" / "apps", f"{name}.png")


def _set_modes(root: Path) -> None:
    """Folders and the program may be entered and run, everything else is only read."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == PROGRAM.name else 0o644)


def _validate(root: Path) -> None:
    share = root / "usr" / "share"
    _run("desktop-file-validate", *map(str, share.glob("applications/*.desktop")))
    _run("appstreamcli", "validate", "--no-net", *map(str, share.glob("metainfo/*.xml")))


def _write_control(root: Path, version: str, architecture: str) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size_kb = sum(path.stat().st_size for path in files) // 1024
    control = _filled(
        PACKAGING / "linux" / "control",
        VERSION=version,
        ARCHITECTURE=architecture,
        SIZE_KB=str(size_kb),
    )
    _write(root / "DEBIAN" / "control", control)


def _filled(template: Path, **values: str) -> str:
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _copy(source: Path, folder: Path, name: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _version(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def _python(*arguments: str) -> None:
    _run(sys.executable, "-P", *arguments)  # the unpacked wheel, not the checkout


def _run(*command: str) -> None:
    """Run a program in the checkout; end with its status if it fails."""
    variables = os.environ | {"PYTHONPATH": str(SITE)}
    status = subprocess.run(command, cwd=HOME, env=variables, check=False).returncode
    if status:
        step(f"failed: {' '.join(command)}")
        sys.exit(status)


def _output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def step(line: str) -> None:
    print(f"burgundy: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
