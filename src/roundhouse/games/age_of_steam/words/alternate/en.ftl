about-turn_order = be asked first whether to pay for the first place next turn
