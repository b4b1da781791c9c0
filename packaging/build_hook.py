"""Build hook: a wheel carries the compiled translations, which no checkout commits, and, with
BURGUNDY_COMPILED in the environment, compiled rules and opponents.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "BURGUNDY_COMPILED"
PACKAGE = "burgundy_desktop"


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's
        sys.path.insert(0, self.root)  # the workshop is not installed
        from workshop import translations  # noqa: PLC0415  # from the folder just named

        translations.compile_stale(Path(self.root) / "resources" / "i18n")
        if os.environ.get(COMPILED):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """The wheel is for this Python on this kind of machine then."""
        folder = Path(self.root) / "build" / "compiling"
        shutil.rmtree(folder, ignore_errors=True)
        no_cache = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(self.root) / PACKAGE, folder / PACKAGE, ignore=no_cache)
        script = Path(self.root) / "packaging" / "compile_rules.py"
        subprocess.run([sys.executable, str(script), str(folder)], check=True)
        built = (one for kind in ("*.so", "*.pyd") for one in folder.rglob(kind))
        outside = (one for one in built if "build" not in one.relative_to(folder).parts)
        build_data["force_include"] |= {
            str(one): one.relative_to(folder).as_posix() for one in outside
        }
        build_data |= {"pure_python": False, "infer_tag": True}
