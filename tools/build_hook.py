"""What the wheel is built with when HATCH_BUILD_HOOK_ENABLE_CUSTOM=true: what mypyc makes of the rules goes beside the
sources, and the wheel is marked as one for this Python on this machine. Without it the wheel is a pure one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import compiled


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # sources that change: `make compiled` is for those
        if not compiled.has_compiler():
            sys.exit("No C compiler here: without HATCH_BUILD_HOOK_ENABLE_CUSTOM a pure wheel is built.")
        compiled.build(compiled.BEST)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            {str(path): path.relative_to(compiled.BUILD).as_posix() for path in compiled.extensions()}
        )
