"""Order at the tables, kept by those who sit there: a host closes the chat or turns somebody away before the game,
people block each other for themselves, and tell the operator what went wrong."""
