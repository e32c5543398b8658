"""Bots and games from a file of Python code: `--code FILE`."""

from __future__ import annotations

import sys
import traceback
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from ..core.bot_registry import registering
from ..core.errors import BadCode
from ..core.registry import game_ids

_loaded: list[str] = []


def load_code(file: str | Path) -> None:
    """Run a file that registers bots or games; once, however often it is asked for."""
    path = Path(file).resolve()
    if str(path) in _loaded:
        return
    games = game_ids()
    with registering(str(path)) as bots:
        _run(path)
    if not bots and game_ids() == games:
        raise BadCode(f'{file} registers nothing: write @roundhouse.register_bot("name") above the class of a bot')
    _loaded.append(str(path))


def loaded_code() -> tuple[str, ...]:
    """The files that were run here: another process needs them, too."""
    return tuple(_loaded)


def _run(path: Path) -> None:
    """As a module of a name of its own, the same in every process, so that its things can be sent between them."""
    name = f"roundhouse_code_{path.stem}_{blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    source = path.read_bytes()
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # it may have neighbours; last, as they must not hide anything
    module = sys.modules[name] = ModuleType(name)
    module.__file__ = str(path)
    try:
        exec(compile(source, str(path), "exec", dont_inherit=True), module.__dict__)  # noqa: S102 it is asked for
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BadCode(_told(path, error)) from error


def _told(path: Path, error: BaseException) -> str:
    """What went wrong, and in which line of the file."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return f"{path}, line {error.lineno}: {error.msg}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    where = f"{path}, line {lines[-1]}" if lines else str(path)
    return f"{where}: {type(error).__name__}: {error}" if str(error) else f"{where}: {type(error).__name__}"
