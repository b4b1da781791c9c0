"""Build hook: a wheel carries the compiled translations, which no checkout commits."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # hatchling's
        sys.path.insert(0, self.root)  # the workshop is not installed
        from workshop import translations  # noqa: PLC0415  # from the folder just named

        translations.compile_stale(Path(self.root) / "resources" / "i18n")
