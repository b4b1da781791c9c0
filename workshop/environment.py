"""The environment in `.venv`, created from a lock file; quick if it exists already."""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from workshop.messages import HOME, Missing, progress

FOLDER = HOME / ".venv"
PYTHON = FOLDER / "bin" / "python"
PLAY = "requirements.lock"
"""What the program needs to run."""
DEVELOP = "requirements-dev.lock"
"""The same and the tools for checks and bundles."""

_STAMP = FOLDER / "made-from.json"
_STEPS = "support modules unpacked"
"""What is done besides installing; an environment made without it is made again."""
_SPACE_MB = {PLAY: 500, DEVELOP: 900}


def ensure(lock: str) -> Path:
    """The Python of the environment, with everything in the lock file. Raises Missing."""
    wanted = _fingerprint(lock)
    if not _made_from(lock, wanted):
        with _alone():
            if not _made_from(lock, wanted):
                _make(lock, wanted)
    return PYTHON


def run(command: list[str], **more: str) -> int:
    """Run a program of the environment with additional variables; returns its exit status."""
    try:
        return subprocess.run(command, env=variables(**more), check=False).returncode
    except KeyboardInterrupt:
        return 130


def become(command: list[str]) -> NoReturn:
    """Go on as this program of the environment: it gets the signals that are meant for it, and its
    end is ours.
    """
    os.execve(command[0], command, variables())  # noqa: S606  # our own Python


def variables(**more: str) -> dict[str, str]:
    """The environment variables for a program, without those that started us. Python may cache
    bytecode, or each of some hundred processes would compile everything.
    """
    ours = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    kept["PATH"] = f"{FOLDER / 'bin'}{os.pathsep}{kept.get('PATH', os.defpath)}"
    return kept | more


def _fingerprint(lock: str) -> str:
    """The fingerprint of the environment: its packages, its Python, its path, and what is done
    with them.
    """
    hasher = hashlib.sha256((HOME / lock).read_bytes())
    hasher.update(f"{sys.version}\n{sys.base_prefix}\n{FOLDER}\n{_STEPS}".encode())
    return hasher.hexdigest()


def _made_from(lock: str, wanted: str) -> bool:
    return PYTHON.exists() and _stamps().get(lock) == wanted


def _stamps() -> dict[str, str]:
    try:
        stamps: dict[str, str] = json.loads(_STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamps


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """A lock, as two first runs at the same time would break each other."""
    cache = HOME / ".cache"
    try:
        cache.mkdir(exist_ok=True)
        door = (cache / "environment.lock").open("w")
    except OSError as error:
        raise Missing(f"the checkout {HOME} cannot be written to ({error.strerror})") from error
    with door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def _make(lock: str, wanted: str) -> None:
    _require_disk_space(lock)
    if not _is_ours():
        _make_empty()
    progress(f"fetching the packages of {lock} (once; a minute on a slow line)")
    _install(lock)
    _unpack_support_modules()
    site = next(FOLDER.glob("lib/python3.*/site-packages"))
    (site / "burgundy_desktop_checkout.pth").write_text(f"{HOME}\n")
    stamps = _stamps() | {lock: wanted}
    if lock == DEVELOP:
        stamps[PLAY] = _fingerprint(PLAY)
    _STAMP.write_text(json.dumps(stamps, indent=1))
    progress("the environment is ready")


def _require_disk_space(lock: str) -> None:
    free = shutil.disk_usage(HOME).free // 1_000_000
    if free < _SPACE_MB[lock]:
        raise Missing(f"{_SPACE_MB[lock]} MB of disk space are needed in {HOME}, {free} are free")


def _is_ours() -> bool:
    """Whether there is an environment made by exactly this Python at this place, even if
    incomplete. The scripts of one that has moved still start the Python of the old place.
    """
    return _same_python() and _scripts_start_it()


def _scripts_start_it() -> bool:
    try:
        script = (FOLDER / "bin" / "pip").read_text(encoding="utf-8")
    except OSError:
        return False
    return f"{FOLDER.resolve() / 'bin'}{os.sep}" in script.partition("import")[0]


def _same_python() -> bool:
    question = "import sys, pip; print(sys.version, sys.base_prefix, sys.prefix)"
    try:
        answer = subprocess.run(
            [PYTHON, "-c", question], env=variables(), capture_output=True, text=True, check=False
        )
    except OSError:
        return False
    return answer.stdout.strip() == f"{sys.version} {sys.base_prefix} {FOLDER}"


def _make_empty() -> None:
    progress(f"making the environment in {FOLDER.name} (Python {sys.version.split()[0]})")
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", FOLDER],
        env=variables(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(f"the environment could not be made: {_last_line(done.stdout + done.stderr)}")


def _install(lock: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "-qq", "--no-input", "--no-cache-dir"]
    command += ["--only-binary", ":all:", "--retries", "2", "--progress-bar", "off"]
    command += [
        "--disable-pip-version-check",
        "--no-deps",
        "--require-hashes",
        "-r",
        str(HOME / lock),
    ]
    done = subprocess.run(
        command,
        env=variables(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(_why_not_installed(done.stdout + done.stderr))


def _unpack_support_modules() -> None:
    """Put PySide's support modules beside its libraries, where Python keeps what it compiled of
    them. PySide would compile them at each start (decision 80); if this fails, it still does.
    """
    subprocess.run(
        [PYTHON, "-c", "import shiboken6"],
        env=variables(SBK_EMBED="0"),
        capture_output=True,
        check=False,
    )


def _why_not_installed(output: str) -> str:
    if "No space left" in output:
        return f"the disk is full; {HOME} needs {_SPACE_MB[DEVELOP]} MB"
    if "HASH" in output.upper() and "DO NOT MATCH" in output.upper():
        return "a package is not the one that the lock file names; nothing was installed"
    if any(sign in output for sign in ("connection broken", "ConnectionError", "timed out")):
        return "the packages could not be fetched; is there a connection to the network?"
    return f"the packages could not be installed: {_last_line(output)}"


def _last_line(output: str) -> str:
    lines = [line for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "ERROR" in line]
    return (errors or lines or ["no reason given"])[-1].strip()
