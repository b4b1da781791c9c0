"""Remake the lock files from pyproject.toml: hashes for every system, no addresses."""

import argparse
import subprocess
from collections.abc import Sequence

from workshop import environment
from workshop.messages import HOME, Missing, progress

UV = "uv==0.13.8"
_FORM = ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
_FORM += ["--no-emit-index-url", "--no-annotate", "--no-header", "--only-binary", ":all:"]


def main(arguments: Sequence[str]) -> int:
    """Write both lock files; what is pinned there stays unless an upgrade is asked for."""
    parser = argparse.ArgumentParser(prog="burgundy lock", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions allowed")
    upgrade = ["--upgrade"] if parser.parse_args(arguments).upgrade else []
    progress(f"fetching {UV}")
    _run("-m", "pip", "install", "-qq", "--disable-pip-version-check", UV)
    _compile(environment.PLAY, "--extra", "sound", *upgrade)
    _compile(
        environment.DEVELOP, "--extra", "sound", "--extra", "dev", "-c", environment.PLAY, *upgrade
    )
    progress(f"wrote {environment.PLAY} and {environment.DEVELOP}")
    return 0


def _compile(lock: str, *options: str) -> None:
    progress(f"resolving {lock}")
    _run("-m", "uv", "pip", "compile", "pyproject.toml", *_FORM, *options, "-o", lock)


def _run(*arguments: str) -> None:
    done = subprocess.run(
        [environment.PYTHON, *arguments],
        cwd=HOME,
        env=environment.variables(UV_CACHE_DIR=str(HOME / ".cache" / "uv")),
        check=False,
    )
    if done.returncode:
        raise Missing("the lock files could not be remade; see the reason above")
