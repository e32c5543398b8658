about-turn_order = w następnej turze to ty najpierw decydujesz o pierwszym miejscu
