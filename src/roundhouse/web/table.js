/** The table: what the seat shown sees, and which seat that is. The parts of the page have it and listen to it. */
/** @import {Shot, Step} from "./frames.js" */
/** @import {GameInfo, SeatInfo, TableState, WhyNot} from "./types.js" */

import { Events } from "./events.js";

const NOTHING = -1; // less than the number of any position

/**
 * @typedef {object} Happenings what the table tells
 * @property {[seats: number[]]} mine these seats belong to this browser
 * @property {[seat: number | null]} seat another seat is shown: nothing of it is known yet
 * @property {[news: TableState, moved: boolean, before: TableState | null]} position the position has changed; by a
 *   move of the seat shown?
 * @property {[]} covered what the seat sees must leave the page
 * @property {[next: SeatInfo[], here: SeatInfo | undefined]} handed the screen goes to one of these
 * @property {[again: boolean]} opened what the seat sees may be seen, for the first time or again
 * @property {[shots: Shot[]]} moving what is about to be shown has come about by these
 * @property {[]} seen somebody acts: they have seen enough of what others did
 * @property {[]} changed something is to be shown anew
 * @property {[before: TableState, news: TableState]} happened there is news, and it is shown
 * @property {[why: WhyNot | null]} said something is not possible, and why; null: say nothing any more
 * @property {[error: unknown]} trouble
 * @property {[on: boolean]} waiting for the server
 * @property {[]} answered the server is there
 */

/** The seats that somebody at this browser plays. @param {TableState} news */
export function own(news) {
  return news.seats.filter(seat => seat.mine && seat.kind === "person");
}

/** @extends {Events<Happenings & Record<string, unknown[]>>} */
export class Table extends Events {
  /**
   * @param {string} id
   * @param {(seat: number | null, heard: number) => Promise<TableState>} fetch asks the server what a seat sees; so
   *   many entries are there, as far as was heard
   * @param {number | null} [seat] the seat shown at first
   */
  constructor(id, fetch, seat = null) {
    super();
    this.id = id;
    this.fetch = fetch;
    /** The seat whose view is shown; null: a spectator's. */
    this.seat = seat;
    /** @type {TableState | null} */
    this.state = null;
    /** What a replay shows instead. @type {Step | null} */
    this.past = null;
    /** What is shown of moves that others have made, until one has followed them. @type {Step | null} */
    this.followed = null;
    /** Whose board is looked at, where everybody has one; null: nobody's but one's own. @type {number | null} */
    this.look = null;
    /** Whether the end is being counted: until then nobody is told how it ends. */
    this.counting = false;
    /** The last state of which everything is shown, while others are followed. @type {TableState | null} */
    this.left = null;
    /** All games of the house, as soon as they are known. @type {GameInfo[]} */
    this.games = [];
    /** Whether what the seat sees is on the page. */
    this.open = false;
    /** Somebody wanted to stay with the seat shown although another one of this browser is to move. */
    this.stays = false;
    this.visited = false;
    /** The seats whose people are there, as the line told last. @type {number[] | null} */
    this.told = null;
    /** @type {Promise<void> | null} */
    this.fetching = null;
    /** Ask again, until so many entries are known. */
    this.wanted = NOTHING;
  }

  /** What is shown of the table: now, or in a replay. */
  get shown() {
    return this.past ?? this.followed ?? this.state;
  }

  /** Whether what is shown is what is: no replay, and nobody who is still followed. */
  get current() {
    return !this.past && !this.followed;
  }

  /** The game, as soon as it is known: until then bots are called bots. */
  get game() {
    return this.games.find(one => one.id === this.state?.game);
  }

  /** Whether somebody here can choose a move now. */
  get can() {
    return this.current && Boolean(this.state?.picks.length);
  }

  // -- news ---------------------------------------------------------------------------------------------------------

  /**
   * Fetch what this seat sees; one question at a time, and the last answer is always the newest.
   * @param {number} [number] nothing is asked if so many entries are known
   */
  refresh(number = Infinity) {
    this.wanted = Math.max(this.wanted, number);
    this.fetching ??= this.ask().finally(() => (this.fetching = null));
    return this.fetching;
  }

  async ask() {
    while (this.wanted > (this.state?.number ?? NOTHING)) {
      const { seat } = this;
      const heard = Number.isFinite(this.wanted) ? this.wanted : 0;
      this.wanted = NOTHING;
      try {
        const news = await this.fetch(seat, heard);
        if (seat !== this.seat) this.wanted = Infinity;
        else this.accept(news);
        this.emit("answered");
      } catch (error) {
        if (seat === null || !gone(error)) this.emit("trouble", error);
        else {
          this.seat = null; // the seat has gone to somebody else
          this.wanted = Infinity;
        }
      }
    }
  }

  /** @param {TableState} news */
  accept(news) {
    const seats = own(news);
    this.emit("mine", seats.map(seat => seat.seat));
    const seat = this.whose(news);
    if (seat === "ask") {
      this.state = news;
      const acting = seats.filter(one => one.acting);
      this.hand(acting.length ? acting : seats);
    } else if (seat !== "stay" && seat !== this.seat) this.show(seat);
    else this.take(news);
  }

  /**
   * Which seat to show: the only one of this browser, or the one the screen was handed to.
   * @param {TableState} news
   * @returns {"stay" | "ask" | number | null}
   */
  whose(news) {
    const seats = own(news);
    if (!seats.length) return null;
    if (seats.length === 1) return seats[0].seat;
    const here = seats.find(seat => seat.seat === this.seat);
    if (news.over) return here ? "stay" : seats[0].seat;
    if (here && (here.acting || this.stays || !seats.some(seat => seat.acting))) return "stay";
    return "ask";
  }

  /** Take the news for the seat shown. @param {TableState} news */
  take(news) {
    const before = this.state?.seat === news.seat ? this.state : null;
    if (before && news.number < before.number) return; // an answer that was overtaken
    this.mind(news);
    this.state = news;
    const fresh = before?.number !== news.number;
    if (fresh) this.emit("position", news, before?.own_number !== news.own_number, before);
    if (!this.open) {
      this.open = true;
      this.emit("opened", this.visited);
      this.visited = true;
    }
    this.update();
    if (before && fresh) this.left ??= before;
    if (!this.followed) this.arrive();
  }

  /** These seats' people are there now, and no others; null: nobody says so. @param {number[] | null} seats */
  present(seats) {
    this.told = seats;
    this.mind(this.state);
    this.update();
  }

  /** Who is there is known from the line: an answer may have been on its way for longer. @param {TableState | null} news */
  mind(news) {
    if (!this.told) return;
    for (const one of news?.seats ?? []) one.online = one.kind === "bot" || this.told.includes(one.seat);
  }

  // -- seats --------------------------------------------------------------------------------------------------------

  /** Show another seat's view. @param {number | null} seat */
  show(seat) {
    this.seat = seat;
    this.left = null;
    this.stays = false;
    this.state = null;
    this.emit("seat", seat);
    void this.refresh();
  }

  /** Stay with the seat shown although another one is to move. */
  stay() {
    this.stays = true;
    void this.refresh();
  }

  /** Nothing of the next person's view is fetched before they say that they are there. @param {SeatInfo[]} next */
  hand(next) {
    const here = this.state?.seats.find(seat => seat.seat === this.seat);
    this.open = false;
    this.emit("covered");
    this.emit("handed", next, here);
  }

  /**
   * Show a step of a replay; null: the present.
   * @param {Step | null} step
   * @param {Shot} [shot] what has led to it from the step before
   * @param {number | null} [look] whose board is looked at, where nothing has led to it
   */
  lookBack(step, shot, look = null) {
    this.past = step;
    this.move(shot, look);
  }

  /**
   * Show a move that others have made; null: all of them are shown.
   * @param {Step | null} step
   * @param {Shot} [shot] what has led to it
   */
  follow(step, shot) {
    this.followed = step;
    this.move(shot);
    if (!step) this.arrive();
  }

  /** @param {Shot} [shot] @param {number | null} [look] */
  move(shot, look = null) {
    this.look = shot?.look ?? look;
    if (shot) this.emit("moving", [shot]);
    this.update();
  }

  /** Somebody's points are counted; null: those of nobody any more. @param {number | null} seat */
  counted(seat) {
    this.look = seat;
    this.update();
  }

  /** Everything that happened is shown. */
  arrive() {
    const { left, state } = this;
    this.left = null;
    if (left && state && left.seat === state.seat) this.emit("happened", left, state);
  }

  /** Something is to be shown anew: not before there is something that may be seen. */
  update() {
    if (this.state && this.open) this.emit("changed");
  }
}

/** Whether an error says that a seat is no longer ours. @param {any} error */
function gone(error) {
  return error?.problem?.status === 403;
}
