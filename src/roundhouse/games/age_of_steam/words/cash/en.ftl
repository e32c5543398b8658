figure-points-about = Money that would be left after buying all shares back
figure-points = Left
figure-shares-about = Shares issued: $1 each every turn, and $5 each to buy them back at the end
prompt-issue = How many shares do you issue? Each brings $5 now, costs $1 every turn, and is bought back for $5 at the end. You have ${ $money }; this turn ${ $expenses } will be due, and your income is { $income }.
consequence-money = Money left at the end: { $signed } now.
end-total-money = ${ $points }
end-alone-won-money = { $who } wins: all shares are bought back, and ${ $points } is left.
end-alone-lost-money = { $who } loses: ${ $missing } short of buying all shares back.
