"""`python -m roundhouse.server`: the web table with the settings of the environment."""

from __future__ import annotations

import os

if __name__ == "__main__":
    # Not before: a process that bots think in begins by reading this file, too, and needs no server.
    from .run import serve
    from .settings import from_environment

    serve(from_environment(os.environ))
