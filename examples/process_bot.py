"""A bot that is a program of its own, with nothing but Python's library: it plays any game at random.

    roundhouse arena railroad_ink --bots "process:python examples/process_bot.py,random" --games 10

What is said is told in docs/process-bots.md. What it prints by hand must go to stderr: stdout is for answers.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], moves: list[str]) -> str:  # noqa: ARG001 chance looks at nothing
    """The place for a better idea: `view` is what the seat may know, `moves` are all legal moves."""
    return random.choice(moves)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"move": choose(message["view"], message["moves"])}), flush=True)
