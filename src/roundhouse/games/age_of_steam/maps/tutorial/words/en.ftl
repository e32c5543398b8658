title = Age of Steam: First Steps
tagline = A guided first game on a small island: four turns, and every phase explained when it comes.
own-design = The map is our own design: Kettle Island was made for learning and is not part of the printed game.

guide-welcome = Welcome to Kettle Island
guide-welcome-text = You run a railway, and so does a bot. The game lasts { $turns } turns of ten phases; each is explained here when it comes for the first time. At the end every dollar of income is worth three points, every section of track in finished links one, and every share costs three. Money counts for nothing then, it is only fuel.
guide-welcome-advice = Income wins. Whatever you do, ask: which cube will I move for it, and how soon?

guide-issue = Phase 1: issue shares
guide-issue-text = A share brings $5 now. It costs $1 in every turn from now on, and three points at the end; it never goes away. You have ${ $money } and { $shares } shares: track for this turn, the auction and the expenses of the turn all come out of that. Your row below the map shows what is due.
guide-issue-advice = Three tiles cost about $7. Take one or two shares now, and hardly any in the last turns.

guide-order = Phase 2: the order of play
guide-order-text = Whoever is first chooses an action first, builds first and moves goods first. You bid in turn or drop out. With two players both pay what they have bid; with three, whoever drops out first pays nothing.
guide-order-advice = Bid only if somebody else wants the same cube or the same action. There is no shame in dropping out for free.

guide-actions = Phase 3: choose an action
guide-actions-text = Everybody takes one of the seven actions below the map, and each can be taken only once. It holds for this turn: more track, an earlier move, a stronger locomotive, a new city, new goods, or a pass in the next auction.
guide-actions-advice = For the first turn Engineer (four tiles) or First move are good. A stronger locomotive also costs $1 more every turn.

guide-build = Phase 4: build track
guide-build-text = You lay up to { $tiles } tiles. Your first track must touch a city. Track from a city or town to another is a link, and only finished links are of use. Plain ground costs $2, a river $3, mountains $4; a town $1, and $1 for each track into it.
guide-build-advice = Look for a cube whose colour is that of a city nearby, and build that link. Keep what the sentence below tells you to keep.

guide-move = Phase 5: move goods
guide-move-text = There are two rounds. In each you move one cube over finished links to a city of its colour; your locomotive reaches { $engine ->
    [one] one link
   *[other] { $engine } links
}. Every link on the way raises the income of its owner by one: that of others, too, if you use theirs. In one of the rounds you may improve your locomotive instead.
guide-move-advice = The cubes that you can move are marked on the map. If there are none, improve the locomotive: long journeys over your own links pay best.

guide-income = Phase 6: collect income
guide-income-text = After the second round everybody gets as many dollars as their income says. Yours is { $income }. You need not do anything.
guide-income-advice = A cube moved now pays in this very turn, and again in every later one. Early deliveries are the best.

guide-expenses = Phase 7: pay expenses
guide-expenses-text = Then everybody pays $1 for each share and $1 for each link of the locomotive: for you { $shares } + { $engine } = ${ $expenses }. What you cannot pay lowers your income, and below zero you are bankrupt and out of the game.
guide-expenses-advice = Compare income and money in hand with what is due before you spend the last dollar. The page warns you, it does not stop you.

guide-reduction = Phase 8: income reduction
guide-reduction-text = Just now high incomes were lowered: from 11 by 2, from 21 by 4, and more above. Large companies are lazy. Below 11 nothing happens.
guide-reduction-advice = In a game of four turns this hardly matters. In a long one, do not go over 10 or 20 by just one.

guide-growth = Phase 9: goods growth
guide-growth-text = New cubes have come to the cities: { $dice } dice were rolled for the light half of the goods chart, and as many for the dark half. Each brings the topmost cube of its column to the city of that colour and number, and also to a New City with this number.
guide-growth-advice = The marked cubes on the chart come next. Build to cities that will have what you can deliver.

guide-advance = Phase 10: the next turn
guide-advance-text = The engine at the top goes on by one stop, and a new turn begins with shares. Now you know all ten phases.
guide-advance-advice = Count the turns that are left: a locomotive for the last turn seldom pays for itself.

guide-production = Production
guide-production-text = Whoever has chosen Production draws two cubes before the dice are rolled, and puts them on empty spaces of the goods chart.
guide-production-advice = Put a cube where your links begin, and where its colour is not the city's own.

guide-end = The end
guide-end-text = The score sheet counts three points for each dollar of income and one for each section of finished track, and takes three off for each share. The most points win.
guide-end-advice = Look at the replay: which delivery paid most often? Then try the Rust Belt, where everything is the same, only larger.
