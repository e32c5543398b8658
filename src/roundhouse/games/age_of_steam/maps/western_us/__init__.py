"""Western US: what is printed on it, its settings, its rules and its words."""
