about-turn_order = w następnej turze jako pierwszy decydujesz o pierwszym miejscu
