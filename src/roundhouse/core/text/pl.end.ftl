# Jak skończyła się gra. Gra, w której liczy się coś innego niż punkty, ma własne słowa tam, gdzie tu jest -points.

log-end-of-game = { $sentence }
end-seat = { $seat }
end-partners = { $before } & { $last }
# W dopełniaczu: z wynikiem ilu punktów.
end-total-points = { $points ->
    [1] { $points } punktu
    [-1] { $points } punktu
   *[other] { $points } punktów
}

end-standings = Wynik końcowy: { $row }.
end-standing = { $who } { $points }
end-standing-out = { $who } (poza grą)
end-tie = { $who } mają równy wynik; o zwycięstwie rozstrzyga: { $tie }.
end-won = Wygrywa { $who } z wynikiem { $total }.
end-last = Wygrywa { $who } z wynikiem { $total }: nikt inny nie został w grze.
end-shared = { $who } dzielą się zwycięstwem z wynikiem { $total }: remisu nic nie rozstrzyga.
end-team-won = Wygrywa drużyna { $who } z wynikiem { $total }.
end-team-last = Wygrywa drużyna { $who } z wynikiem { $total }: żadna inna nie została w grze.
end-team-shared = Drużyny { $who } dzielą się zwycięstwem z wynikiem { $total }: remisu nic nie rozstrzyga.
end-nobody = Nikt nie wygrywa.
end-nobody-left = Nikt nie wygrywa: wszyscy odpadli z gry.

## W pojedynkę

end-alone = { $who } kończy grę z wynikiem { $total }.
end-par-points = Dla porównania: nasz standardowy bot zdobywa w grze solo średnio około { $points } punktów.
end-alone-won-points = Wygrywa { $who } z wynikiem { $total }.
end-alone-lost-points = { $who } przegrywa z wynikiem { $total }.
end-alone-out = { $who } odpada z gry i przegrywa.

## Z rywalem bez miejsca przy stole

end-rival-lost = { $points ->
    [1] Wygrywa { $who } z wynikiem { $points } punktu; { $rival } ma { $theirs }.
   *[other] Wygrywa { $who } z wynikiem { $points } punktów; { $rival } ma { $theirs }.
}
end-rival-won = { $theirs ->
    [1] Wygrywa { $rival } z wynikiem { $theirs } punktu; { $who } ma { $points }.
   *[other] Wygrywa { $rival } z wynikiem { $theirs } punktów; { $who } ma { $points }.
}
end-rival-even = { $theirs ->
    [1] Wygrywa { $rival } z wynikiem { $theirs } punktu: { $who } nie ma więcej.
   *[other] Wygrywa { $rival } z wynikiem { $theirs } punktów: { $who } nie ma więcej.
}
end-rival-anyway = Wygrywa { $rival }, choć { $who } ma więcej punktów: { $points } do { $theirs }.

## Gra w liczbach

curve-points = Punkty
# Od lewej do prawej, po ich liczbie.
curve-moves = { $moves ->
    [one] ruch
    [few] ruchy
   *[other] ruchów
}
luck-all = wszyscy
