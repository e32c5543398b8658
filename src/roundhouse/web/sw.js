/**
 * Without a line the pages, the rules and games that are over can still be looked at: what the server said last is kept.
 * Whatever can still change is asked for, and moves go straight to the server.
 */

const SHELF = "roundhouse-1";
const PAGE = /^\/(static\/.*|rules\/\w+|table\/[\w-]+)?$/;
const GAMES = /^\/api\/games(\/\w+(\/picture\.svg|\/rules)?)?$/;
const TABLE = /^(\/api\/tables\/[\w-]{22})(\/replay|\/frames|\/rules)?$/;
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(call(event.data?.json() ?? {})));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  /** @type {Request} */
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  const known = [PAGE, GAMES, TABLE].some(path => path.test(pathname));
  if (request.method === "GET" && origin === location.origin && known) event.respondWith(answer(request));
});

/** What the server says; without it, what it said last. @param {Request} request */
async function answer(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && await lasting(shelf, request, fresh.clone())) await shelf.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const before = await shelf.match(request, { ignoreVary: true });
    if (before) return before;
    throw error;
  }
}

/** Of tables only those are kept whose game is over. @param {Cache} shelf @param {Request} request @param {Response} fresh */
async function lasting(shelf, request, fresh) {
  const [whole, table, part] = TABLE.exec(new URL(request.url).pathname) ?? [];
  if (!whole) return true;
  return part ? Boolean(await shelf.match(table, { ignoreSearch: true, ignoreVary: true })) : Boolean((await fresh.json()).over);
}

/** Somebody is told what happens; the same message is shown once. @param {{title?: string, body?: string, url?: string, tag?: string}} message */
function call({ title = "Roundhouse", body = "", url = "/", tag }) {
  return worker.registration.showNotification(title, { body, tag, data: url, icon: "/static/icon-192.png", badge: "/static/icon-192.png" });
}

/** To the page that was told of: the window that shows it, or a new one. @param {string} url */
async function go(url) {
  const target = new URL(url, location.origin);
  if (target.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const here = windows.find((/** @type {any} */ one) => new URL(one.url).pathname === target.pathname);
  if (here) await here.focus();
  else await worker.clients.openWindow(target.href);
}
