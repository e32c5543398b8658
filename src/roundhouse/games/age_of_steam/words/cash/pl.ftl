figure-points-about = Pieniądze, które zostałyby po odkupieniu wszystkich udziałów
figure-points = Zostaje
figure-shares-about = Wyemitowane udziały: po $1 w każdej turze i po $5 za odkupienie na końcu
prompt-issue = Ile udziałów emitujesz? Każdy daje teraz $5, kosztuje $1 w każdej turze, a na końcu trzeba go odkupić za $5. Masz ${ $money }; w tej turze zapłacisz ${ $expenses }, a twój przychód to { $income }.
consequence-money = Pieniądze na końcu: na razie { $signed }.
end-total-money = ${ $points }
end-alone-won-money = Wygrywa { $who }: po odkupieniu wszystkich udziałów zostaje ${ $points }.
end-alone-lost-money = { $who } przegrywa: na odkupienie wszystkich udziałów brakuje ${ $missing }.
