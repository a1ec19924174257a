// Keeps the app for offline play. Built files never change under their name: from the cache first. Pages and the rest: from the network
// first, the last kept copy if there is none. A page travels with its headers, so its policy and its scripts stay a pair.
const KEPT = "kept-";
const PAGE_TIMEOUT = 4000;

const readList = async () => (await fetch("/precache.json", { cache: "no-cache" })).json();

/** A room keeps one page for every puzzle, in every language: the code is read from the address, in the browser. */
const standIn = ({ pathname }) => pathname.replace(/^((?:\/[^/]+){1,2}\/p)\/.+$/, "$1/offline");

/** Keeps the build that the server has now, in the language of the address, whole; and only then lets go of the one before. */
async function renew(address) {
  const { version, others = {}, ...english } = await readList();
  const language = Object.keys(others).find((each) => `${address}/`.startsWith(`/${each}/`));
  const { pages, assets } = others[language] ?? english;
  const build = KEPT + version;
  const current = language ? `${build}.${language}` : build;
  if (await caches.has(current)) return;
  const fresh = `new-${current}`;
  const cache = await caches.open(fresh);
  await cache.addAll(assets);
  await cache.addAll(pages.map((page) => new Request(page, { cache: "reload" })));
  await moveAll(fresh, current);
  // Whoever reads two languages has both.
  const isOfBuild = (name) => name === build || name.startsWith(`${build}.`);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !isOfBuild(name)).map((name) => caches.delete(name)));
}

/** The page that asked for this worker. */
async function firstAddress() {
  const [page] = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return page ? new URL(page.url).pathname : "/";
}

/** A cache has its final name only once it is complete. */
async function moveAll(from, to) {
  const source = await caches.open(from);
  const requests = await source.keys();
  const answers = await Promise.all(requests.map((request) => source.match(request, { ignoreVary: true })));
  const target = await caches.open(to);
  await Promise.all(requests.map((request, at) => target.put(request, answers[at])));
}

async function fromNetworkFirst(request) {
  try {
    const signal = request.mode === "navigate" ? AbortSignal.timeout(PAGE_TIMEOUT) : undefined;
    const answer = await fetch(request, signal && { signal });
    if (answer.status < 500) return answer;
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    const kept =
      (await findKept(request)) ??
      (request.mode === "navigate" ? await findKept(standIn(new URL(request.url))) : undefined);
    if (kept) return kept;
    throw error;
  }
}

const findKept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

/** A worker takes its address from the answer and would lose what follows the "#", which tells it what to load; an answer without address leaves it its own. */
const withoutAddress = (answer) => new Response(answer.body, answer);

async function fromCacheFirst(request) {
  const answer = (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
  return request.destination === "worker" ? withoutAddress(answer) : answer;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    firstAddress()
      .then(renew)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === "GET" && url.origin === self.location.origin && !url.pathname.startsWith("/api/");
  // What the router fetches for itself is left alone: offline it fails, and the router asks for the whole page instead.
  if (!isOurs || request.headers.has("rsc")) return;
  event.respondWith(url.pathname.startsWith("/_next/static/") ? fromCacheFirst(request) : fromNetworkFirst(request));
  if (request.mode === "navigate") event.waitUntil(renew(url.pathname).catch(() => {}));
});
