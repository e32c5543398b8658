/**
 * What comes over the wire: the shapes of server/messages.py, for the type checker.
 *
 * @typedef {{value: string, label: string, about: string}} ChoiceInfo
 * @typedef {{name: string, label: string, about: string, default: string, choices: ChoiceInfo[], seats: number[]}} OptionInfo
 * @typedef {{name: string, label: string, about: string, offered: boolean}} BotInfo
 * @typedef {{id: string, title: string, tagline: string, stage: string, seats: number[], default_seats: number,
 *   options: OptionInfo[], bots: BotInfo[], default_bot: string, own_design: string[],
 *   boards: boolean}} GameInfo
 * @typedef {{until: number | null, left: number}} SeatClock
 * @typedef {{kind: string, words: string, paused: boolean, seats: SeatClock[]}} ClockInfo
 * @typedef {{kind: string, by: number, about: number, words: string, yes: number[], asked: number[]}} MotionInfo
 * @typedef {{id: string, kind: string, label: string, confirmed: boolean}} AddressInfo
 * @typedef {{push_key: string, mail: boolean, turn: boolean, seat: boolean, over: boolean, chat: boolean,
 *   addresses: AddressInfo[]}} TellInfo
 * @typedef {{zone: string, night_from: number, night_to: number, away_until: number | null,
 *   vacation_left: number}} HoursInfo
 * @typedef {{seat: number, name: string, kind: "person" | "bot" | "open" | "kept", bot: string | null, mine: boolean,
 *   acting: boolean, online: boolean, total: number, program: boolean}} SeatInfo
 * @typedef {{id: string, label: string, ask?: string, picks?: PickInfo[], move?: string, art?: number,
 *   quick?: boolean, where?: string[], gains?: number[], kept?: string, turned?: boolean,
 *   passes?: boolean, serves?: boolean, usual?: boolean}} PickInfo
 * @typedef {{key: string, width: number, height: number, live: string, title: string, desc: string,
 *   static?: string, notes: string, notes_title: string}} DrawingInfo
 * @typedef {{text?: string, art?: string, id?: string, pick?: string, about?: string, rule?: string,
 *   where?: string[], marks?: string[]}} CellInfo
 * @typedef {{cells: CellInfo[], title?: string, art?: string, id?: string, pick?: string, seat?: number | null,
 *   marks?: string[]}} RowInfo
 * @typedef {{role: string, name: string, title: string, shape?: string, heads?: CellInfo[], rows?: RowInfo[],
 *   drawing?: DrawingInfo | null}} AreaInfo
 * @typedef {{digest: string, about: string[], drawing: DrawingInfo, seats: number[], default_seats: number}} BoardInfo
 * @typedef {{id: string, label: string}} PhraseInfo
 * @typedef {{id: string, title: string, text: string, advice: string, where: string[]}} LessonInfo
 * @typedef {{at: number, gone: number, put: string[]}} EditInfo
 * @typedef {{seat: number, edits: EditInfo[], changed: string[], gone: string[], desc: string,
 *   notes?: string}} BoardChange
 * @typedef {{seat: number, drawing: DrawingInfo}} OtherInfo
 * @typedef {{text: string, where: string[], seat: number | null, move: number}} LogLine
 * @typedef {{what: string, text: string, points: number, where: string[]}} SheetLine
 * @typedef {{name: string, total: number, lines: SheetLine[], winner: boolean}} RivalInfo
 * @typedef {RivalInfo & {seat: number}} SeatSheetInfo
 * @typedef {{seats: SeatSheetInfo[], rival: RivalInfo | null, teams: number[][], winners: number[],
 *   verdict: string[]}} SheetInfo
 * @typedef {{link: string, qr: string, days: number}} SpareKey
 * @typedef {{art: string, way: string[], seat: number | null}} FlightInfo
 * @typedef {{move: number, seat: number, back: boolean, lines: LogLine[], boards: BoardChange[],
 *   areas: AreaInfo[], flights: FlightInfo[], order?: string[], sheet?: SheetInfo}} FrameInfo
 * @typedef {{id: string, game: string, title: string, options: string[], number: number, own_number: number,
 *   mark: string, since: number | null, frames: FrameInfo[], moves: number, seat: number | null, seats: SeatInfo[],
 *   over: boolean, prompt: string, picks: PickInfo[], art: string[],
 *   can_undo: boolean, undo_refusal: WhyNot, drawing: DrawingInfo, areas: AreaInfo[], others: OtherInfo[],
 *   log: LogLine[], log_from: number, sheet: SheetInfo, commitment: string, rematch: string | null,
 *   phrases: PhraseInfo[], free_chat: boolean, courtesies: PhraseInfo[], brought: string[], guide: LessonInfo[],
 *   clock: ClockInfo | null, motion: MotionInfo | null, closed: string, tournament: string}} TableState
 * @typedef {{plain: string}} BoardText
 * @typedef {{id: string, game: string, title: string, names: string[], kinds: string[], open_seats: number,
 *   over: boolean, touched: number, mine: number[], my_turn: boolean, invited: boolean, waiting: boolean,
 *   removal: number | null, brought: boolean, origin: string, until: number | null, tournament: string}} TableInfo
 * @typedef {{id: string, game: string, title: string, options: string[], seats: SeatInfo[], dealt: boolean,
 *   commitment: string, clock: string, host: boolean, chat_closed: boolean, rated: boolean}} SeatsInfo
 * @typedef {{id: string, url: string, seats: number[]}} Created
 * @typedef {{number: number, own_number: number, state?: TableState}} Played
 * @typedef {{rule: string, text: string}} WhyNot
 * @typedef {{text: string, rule: string}} ExplainedInfo
 * @typedef {{move: string, path: string[], labels: string[], reason: string}} Hint
 * @typedef {{drawing: DrawingInfo | null, consequence: string, final: boolean, areas: AreaInfo[]}} Preview
 * @typedef {{id: number, name: string, seat: number | null, words: string, at: number,
 *   readers: number[], mine: boolean}} SaidInfo
 * @typedef {{entry: number, purpose: string, label: string, recorded: string, recomputed: string | null,
 *   fair: boolean}} DrawInfo
 * @typedef {{name: string, entropy: string}} AddedInfo
 * @typedef {{origin: string, commitment: string, seed: string, added: AddedInfo[], fair: boolean, draws: DrawInfo[]}} FairInfo
 * @typedef {{at: number, moves: number, drawing: DrawingInfo, areas: AreaInfo[], others: OtherInfo[], log: LogLine[],
 *   sheet: SheetInfo}} ReplayStep
 * @typedef {{start: ReplayStep, upto: number, frames: FrameInfo[]}} Reel
 * @typedef {{seat: number, name: string}} PartyInfo
 * @typedef {{title: string, svg: string, parties: PartyInfo[]}} CurveInfo
 * @typedef {{seat: number | null, name: string, counts: number[]}} LuckRow
 * @typedef {{title: string, kinds: string[], rows: LuckRow[]}} LuckInfo
 * @typedef {{curves: CurveInfo[], luck: LuckInfo[]}} StoryInfo
 * @typedef {{seat: number, name: string, total: number, words: string[]}} AnalysedSeat
 * @typedef {{kind: string, move: number, seat: number, words: string}} TurningInfo
 * @typedef {{move: number, last: number, seat: number, verdict: string, label: string, played: string[],
 *   expert: string[], worth: string}} DecisionInfo
 * @typedef {{status: string, done: number, total: number, may_stop: boolean, seats: AnalysedSeat[],
 *   curves: CurveInfo[], turnings: TurningInfo[], decisions: DecisionInfo[], hindsight: HindsightInfo[]}} AnalysisInfo
 * @typedef {{seat: number, name: string, reached: number, best: number, bound: number | null, share: number,
 *   words: string}} HindsightInfo
 * @typedef {{seat: number, path: string[], where: string[], drawing: DrawingInfo, areas: AreaInfo[]}} ExpertInfo
 * @typedef {{line: number, where: string, reason: string}} FaultInfo
 * @typedef {{title: string, status: number, detail: string, type?: string, rule?: string, code?: string,
 *   faults?: FaultInfo[]}} Problem
 * @typedef {{seats: number[]}} MutedInfo
 * @typedef {{id: string, name: string}} BlockedInfo
 * @typedef {{strength: number, doubt: number, games: number, curve: number[]}} RatingInfo
 * @typedef {{game: string, title: string, games: number, won: number, places: number[], place: number | null,
 *   points: number, best: number, rated: number, rating: RatingInfo | null}} GameRecord
 * @typedef {{name: string, kind: "person" | "program" | "bot", place: number, points: number, mine: boolean}} PastSeat
 * @typedef {{table: string, game: string, title: string, at: number, teams: number, rated: boolean, how: string,
 *   seats: PastSeat[]}} PastGame
 * @typedef {{id: string, name: string, games: number, ahead: number, behind: number, even: number}} MetInfo
 * @typedef {{id: string, name: string, mine: boolean, member: boolean, wishes: boolean, games: GameRecord[],
 *   met: MetInfo[], past: PastGame[], more: boolean, hidden: number}} ProfileInfo
 * @typedef {{past: PastGame[], more: boolean}} PastGames
 * @typedef {{id: string, name: string, strength: number, doubt: number, games: number | null, mine: boolean}} LadderRow
 * @typedef {{game: string, title: string, people: LadderRow[], bots: LadderRow[]}} LadderInfo
 * @typedef {{id: string}} WhoInfo
 * @typedef {{moves: number, tables: number, listeners: number, thinking: number, writes: number, load: number,
 *   memory: number}} LoadInfo
 * @typedef {{state: string, count: number}} StateCount
 * @typedef {{id: string, game: string, names: string[], entries: number, touched: number, state: string, why: string,
 *   chat_locked: boolean}} KeptTable
 * @typedef {{name: string, words: string}} SaidLine
 * @typedef {{id: number, table: string, by: string, about: string, name: string, words: string, said: SaidLine[],
 *   at: number}} ReportInfo
 * @typedef {{kind: string, who: string, why: string, at: number}} BanInfo
 * @typedef {{until: number, draining: boolean, load: LoadInfo, counts: StateCount[], reports: ReportInfo[],
 *   bans: BanInfo[]}} OperatorInfo
 * @typedef {{id: string, name: string, title: string, state: string, round: number, rounds: number, entrants: number,
 *   host: boolean, touched: number}} TournamentBrief
 * @typedef {{number: number, name: string, gone: boolean, program: boolean}} EntrantInfo
 * @typedef {{number: number, place: number | null, total: number | null, gone: boolean}} CupSeat
 * @typedef {{id: string, seats: CupSeat[], over: boolean, mine: boolean, sealed: boolean}} CupTable
 * @typedef {{number: number, over: boolean, tables: CupTable[], byes: number[]}} RoundInfo
 * @typedef {{place: number, number: number, points: number, games: number, breaks: number[]}} RankInfo
 * @typedef {{round: number, tables: string[], seed: string}} RoundSeed
 * @typedef {{id: string, name: string, game: string, title: string, form: string, seats: number, rounds: number,
 *   options: string[], duplicate: boolean, clock: string, state: string, round: number, host: boolean,
 *   me: number | null, fewest: number, entrants: EntrantInfo[], played: RoundInfo[], breaks: string[],
 *   ranks: RankInfo[], seal: string, secret: string, words: string[], seeds: RoundSeed[]}} TournamentInfo
 * @typedef {{id: string, name: string, tables: number}} Acquaintance
 * @typedef {{id: string, title: string}} TurnInfo
 * @typedef {{id: string, label: string, created: number, used: number, here: boolean}} KeyInfo
 * @typedef {{id: string, name: string, created: number}} ProgramInfo
 * @typedef {{kind: "guest" | "member" | "program", id: string, name: string, mails: boolean, mail: string,
 *   passkeys: KeyInfo[], browsers: KeyInfo[], programs: ProgramInfo[], codes: number}} MeInfo
 * @typedef {{name: string, seats: number, left: number, codes: string[]}} Arrived
 * @typedef {{name: string}} WhoseLink
 * @typedef {{codes: string[]}} CodesInfo
 * @typedef {{link: string, qr: string, minutes: number}} DeviceLink
 * @typedef {{name: string, token: string}} TokenInfo
 * @typedef {{x: number, y: number, width: number, height: number}} Area
 */
export {};
