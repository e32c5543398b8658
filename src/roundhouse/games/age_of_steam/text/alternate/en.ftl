about-turn_order = be the first to be asked for the first place next turn
