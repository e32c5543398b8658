"""Tables as messages: what one seat sees, in one language. Made from views only."""
