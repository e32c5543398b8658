figure-points-about = Money that would be left after buying all shares back
figure-points = Left
figure-shares-about = Shares issued: $1 each every turn, and $5 each to buy them back at the end
prompt-issue = How many shares do you issue? Each brings $5 now, costs $1 every turn, and is bought back for $5 at the end. You have ${ $money }; this turn ${ $expenses } will be due, and your income is { $income }.
consequence-total =
    { $points ->
        [0] Money left at the end: no change now.
       *[other] Money left at the end: { $signed } now.
    }
