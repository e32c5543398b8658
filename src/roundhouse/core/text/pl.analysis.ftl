# Skończona gra z objaśnieniem.

decimal-point = ,

curve-chances = Szanse na zwycięstwo, w procentach
curve-expected-apart = Spodziewane punkty na koniec
curve-expected-ahead = Spodziewana przewaga na koniec

bad-analysis-game = Ta gra nie ma eksperta, który mógłby ją ocenić.

analysis-verdict-best = nie znaleziono lepszego
analysis-verdict-close = prawie najlepsze
analysis-verdict-slip = niedokładność
analysis-verdict-mistake = błąd

analysis-worth-none = { $compared ->
    [one] Nie było z czym porównać.
    [few] Wśród { $compared } możliwości nie znaleziono nic lepszego.
   *[many] Wśród { $compared } możliwości nie znaleziono nic lepszego.
}
analysis-worth-points = { $points } pkt
analysis-worth = { $points } pkt, { $wins } szans na zwycięstwo

analysis-decisions = Decyzje: { $decisions }; równie dobre jak u eksperta albo prawie: { $best }; { $mistakes ->
    [0] bez błędów.
    [one] jeden błąd.
    [few] { $mistakes } błędy.
   *[many] { $mistakes } błędów.
}
analysis-lost = Ruchy eksperta dałyby w sumie o { $points } pkt więcej.
analysis-points = { $points } pkt
analysis-ahead = { $points } pkt przewagi
analysis-behind = { $points } pkt straty
analysis-level = równo
analysis-first = Spodziewane na początku: { $expected }.
analysis-end = Na koniec: { $result }.
analysis-forecast = Umiejętności i losu nie da się tu rozdzielić: ruchy są porównywane według prognoz na najbliższe tury, a nie według końca gry.
analysis-unsure = Rozdzielenie umiejętności i losu wymagałoby tu dłuższego namysłu: teraz pomyłka wyniosłaby około { $error } pkt.
analysis-skill-more = Własne decyzje: o { $points } pkt więcej niż u szybkiego bota (± { $error }).
analysis-skill-less = Własne decyzje: o { $points } pkt mniej niż u szybkiego bota (± { $error }).
analysis-skill-even = Własne decyzje: warte mniej więcej tyle co u szybkiego bota (± { $error }).
analysis-luck-more = Los: o { $points } pkt więcej niż przeciętnie (± { $error }).
analysis-luck-less = Los: o { $points } pkt mniej niż przeciętnie (± { $error }).
analysis-luck-even = Los: mniej więcej przeciętny (± { $error }).
analysis-moments = Z tego { $points } pkt w { $named ->
    [one] chwili podanej
    [few] { $named } chwilach podanych
   *[many] { $named } chwilach podanych
} niżej, { $rest } pkt w { $count ->
    [one] jednej innej.
    [few] { $count } innych.
   *[many] { $count } innych.
}
analysis-others = To, co inni zrobili lub mieli: { $points } pkt.

analysis-after = Po ruchu { $move }
analysis-at = Przy ruchu { $move }
analysis-span = W ruchach { $since }–{ $move }
analysis-lucky = { $when } los sprzyjał ({ $name }): { $points } pkt powyżej średniej.
analysis-unlucky = { $when } los nie sprzyjał ({ $name }): { $points } pkt poniżej średniej.
analysis-gained = { $when } { $name } zyskuje { $points } pkt dzięki temu, co inni zrobili lub mieli.
analysis-lost-by-others = { $when } { $name } traci { $points } pkt przez to, co inni zrobili lub mieli.
analysis-turned = Ruch { $move }, { $name }: „{ $played }”. Ekspert: „{ $expert }” ({ $worth }).

hindsight-proven = { $name }: { $reached } z { $best } pkt możliwych przy tych kostkach, czyli { $share } %. Dowiedziono, że lepiej się nie dało.
hindsight-bound = { $name }: { $reached } pkt; przy tych kostkach dało się zdobyć co najmniej { $best } (osiągnięto { $share } %), a najwyżej { $bound }.
hindsight-found = { $name }: { $reached } pkt; przy tych kostkach dało się zdobyć co najmniej { $best } (osiągnięto { $share } %).
bad-hindsight = W tej grze nie da się powiedzieć, co byłoby najlepsze.
