/** The line to a table: it tells that something happened, and comes back by itself when it breaks. */

const SHORTEST = 500;
const LONGEST = 3000; // whoever waits for the server sees within so much that it is back
const PING = 25000;

export class Line {
  /**
   * @param {string} table
   * @param {{news: (message: any) => void, up: (again: boolean) => void, down: () => void}} ears
   */
  constructor(table, ears) {
    this.table = table;
    this.ears = ears;
    this.wait = SHORTEST;
    this.before = false;
    /** @type {number[]} */
    this.seats = [];
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.retry = undefined;
    setInterval(() => this.socket?.readyState === WebSocket.OPEN && this.socket.send('{"type":"ping"}'), PING);
    addEventListener("online", () => this.again(0));
    document.addEventListener("visibilitychange", () => document.hidden || this.again(0));
  }

  /**
   * Open the line for these seats of ours.
   * @param {number[]} seats
   */
  open(seats) {
    if (this.socket && String(seats) === String(this.seats)) return;
    this.seats = seats;
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    const former = this.socket;
    const address = new URL(`/api/tables/${this.table}/live?seats=${this.seats.join(",")}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    former?.close();
    socket.onopen = () => {
      this.wait = SHORTEST;
      this.ears.up(this.before);
      this.before = true;
    };
    socket.onmessage = event => this.ears.news(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.ears.down();
      this.again(this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  /** @param {number} wait */
  again(wait) {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      if (this.socket?.readyState !== WebSocket.OPEN) this.connect();
    }, wait);
  }
}
