"""`python -m roundhouse.server`: the web table with the settings of the environment."""

from __future__ import annotations

import os

from .run import serve
from .settings import from_environment

if __name__ == "__main__":
    serve(from_environment(os.environ))
