// Service worker: stores a few files at the first visit, every file when it is first used, and all
// files of a game when a reader requests it. Each version of the site has a cache of its own. What an
// older version has stored, a new one stores before it is activated, and it is activated when the
// reader requests it or has closed all pages. The build fills in the two placeholders below.
//
// When the reader requests the new version, the old worker stays active, but answers with the new
// files. `skipWaiting` is not enough: a browser may keep the old worker for minutes.

const version = "VERSION";
/** Files, and which of them are stored when; see `StoredSite` in `site-files.ts`. */
const site = "SITE";

const prefix = "regelwerk-";
const cacheName = prefix + version;
/** The hashes of a version by address, cached with its files: the next version reuses equal files. */
const listAddress = "/files-of-this-version";
/** Cache name of the version that a reader has requested while its worker waits. */
const choiceName = `${prefix}choice`;
const choiceAddress = "/version-in-force";
/** Number of parallel requests, so that the visible page keeps its share of the bandwidth. */
const parallelRequests = 4;

const hashes = new Map(site.addresses.map((address, number) => [address, site.hashes[number]]));
const addressesOf = (numbers) => numbers.map((number) => site.addresses[number]);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOlderVersions()));
self.addEventListener("message", (event) => {
  const work = workFor(event.data, event);
  if (work !== undefined) event.waitUntil(work);
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === self.location.origin) event.respondWith(answer(event));
});

/** Messages of pages: two are words, the others have a name and a port for replies. */
function workFor(message, { source, ports: [port] }) {
  if (message === "are you wanted?") return sayWanted(source);
  if (message === "take over") return takeOver(source);
  if (message?.used !== undefined) return storeUsed(message.used);
  if (message?.practice !== undefined) return storePractice(message.practice);
  if (message?.list !== undefined) return listGames(port);
  if (message?.save !== undefined) return saveGame(message.save, port);
  if (message?.remove !== undefined) return removeGame(message.remove, port);
  return undefined;
}

async function install() {
  const cache = await caches.open(cacheName);
  const older = await olderVersions();
  const stored = older.flatMap(({ stored }) => stored).filter((address) => hashes.has(address));
  const games = Object.values(site.games).filter(({ files }) => isSavedIn(older, files));
  const numbers = [...site.first, ...games.flatMap(({ files }) => files)];
  await store(cache, new Set([...addressesOf(numbers), ...stored]), older);
  await cache.put(listAddress, new Response(JSON.stringify(Object.fromEntries(hashes))));
}

/** Returns whether an older version has all pages of a game that it knows. */
function isSavedIn(older, numbers) {
  const pages = addressesOf(numbers).filter((address) => address.endsWith("/"));
  return older.some(({ list, stored }) => {
    const known = pages.filter((address) => list[address] !== undefined);
    return known.length > 0 && known.every((address) => stored.includes(address));
  });
}

/** Stores files that are not stored yet; equal ones are copied from older versions. */
async function store(cache, addresses, older, report = () => {}) {
  const stored = new Set(await pathsIn(cache));
  const missing = [...addresses].filter((address) => !stored.has(address));
  const total = missing.length;
  let done = 0;
  const next = async () => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) {
      const known = await takenFrom(older, address);
      if (known === undefined) await cache.add(new Request(address, { cache: "no-cache" }));
      else await cache.put(address, known);
      done += 1;
      report(done / total);
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, next));
}

async function pathsIn(cache) {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

async function olderVersions() {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== cacheName,
  );
  const opened = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(listAddress);
      if (list === undefined) return [];
      return [{ cache, list: await list.json(), stored: await pathsIn(cache) }];
    }),
  );
  return opened.flat();
}

/** Returns the same content from an older version, or `undefined`. */
async function takenFrom(older, address) {
  for (const { cache, list } of older) {
    if (list[address] === hashes.get(address)) {
      const found = await cache.match(address);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

async function deleteOlderVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function sayWanted(page) {
  if ((await wanted()) !== cacheName) page.postMessage("not yet");
}

async function takeOver(page) {
  const choice = await caches.open(choiceName);
  await choice.put(choiceAddress, new Response(cacheName));
  page.postMessage("taken over");
}

/** Returns the cache name of the version that a reader has requested, or `undefined`. */
async function wanted() {
  const choice = await caches.match(choiceAddress, { cacheName: choiceName });
  return choice?.text();
}

/** Stores what a page has loaded before this worker answered for it. */
async function storeUsed(addresses) {
  const known = addresses.filter((address) => hashes.has(address));
  await store(await caches.open(cacheName), new Set(known), []);
}

/** Stores the practice page at an address with all that it needs; without a network, another time. */
async function storePractice(address) {
  const files = addressesOf(site.practice[address] ?? []);
  await store(await filesInForce(), new Set(files), []).catch(() => {});
}

/** Replies with all games, their bytes, and whether all of their files are stored. */
async function listGames(port) {
  const stored = new Set(await pathsIn(await filesInForce()));
  const games = Object.entries(site.games).map(([id, { bytes, files }]) => {
    return { id, bytes, isSaved: addressesOf(files).every((address) => stored.has(address)) };
  });
  port.postMessage({ games });
}

/** Stores all files of a game; replies with the part that is done, and `saved` or `failed`. */
async function saveGame(id, port) {
  try {
    const files = addressesOf(site.games[id].files);
    await store(await filesInForce(), new Set(files), [], (part) => port.postMessage({ part }));
    port.postMessage({ saved: true });
  } catch {
    port.postMessage({ failed: true });
  }
}

/** Deletes the files of a game but for those that a first visit or another saved game stores. */
async function removeGame(id, port) {
  const cache = await filesInForce();
  const stored = new Set(await pathsIn(cache));
  const others = Object.entries(site.games).filter(
    ([other, { files }]) =>
      other !== id && addressesOf(files).every((address) => stored.has(address)),
  );
  const needed = new Set([...site.first, ...others.flatMap(([, { files }]) => files)]);
  const numbers = site.games[id].files.filter((number) => !needed.has(number));
  await Promise.all(addressesOf(numbers).map((address) => cache.delete(address)));
  port.postMessage({ removed: true });
}

/** The active files; looked up again for every page. */
let inForce;

async function filesInForce() {
  const name = await wanted();
  return caches.open(name !== undefined && (await caches.has(name)) ? name : cacheName);
}

async function answer(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (inForce === undefined || request.mode === "navigate") inForce = filesInForce();
  const cache = await inForce;
  const stored = (await cache.match(pathname)) ?? (await cache.match(`${pathname}/`));
  if (stored !== undefined) return stored;
  try {
    const response = await fetch(request);
    if (response.status === 200 && hashes.has(pathname))
      event.waitUntil(storeIfSame(cache, pathname, response.clone()));
    return response;
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return pageWithoutNetwork(cache, pathname);
  }
}

/** Stores a response unless the host has another version of the file already, or no room is left. */
async function storeIfSame(cache, address, response) {
  const content = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const hash = btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  if (hash.startsWith(hashes.get(address))) await cache.put(address, response).catch(() => {});
}

/** The page for a page that is not stored, or for an address that the site does not have. */
async function pageWithoutNetwork(cache, pathname) {
  const isKnown = hashes.has(pathname) || hashes.has(`${pathname}/`);
  const [language] = pathname.slice(site.base.length).split("/");
  const page = isKnown ? await cache.match(`${site.base}${language}/offline/`) : undefined;
  const found = page ?? (await cache.match(`${site.base}404.html`));
  return new Response(found.body, {
    status: page === undefined ? 404 : 503,
    headers: found.headers,
  });
}
