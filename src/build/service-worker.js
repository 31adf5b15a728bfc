// Service worker: caches the whole site, with one cache per version. A new version is loaded in
// addition to the old one, copies unchanged files from it, and is activated when the reader
// requests it or has closed all pages. The build fills in the two placeholders below.
//
// When the reader requests the new version, the old worker stays active, but answers with the new
// files. `skipWaiting` is not enough: a browser may keep the old worker for minutes.

const version = "VERSION";
/** Address → hash of the content. */
const files = "FILES";

const prefix = "regelwerk-";
const cacheName = prefix + version;
/** The file list of a version is cached with its files, so that the next version can reuse them. */
const listAddress = "/files-of-this-version";
/** Cache name of the version that a reader has requested while its worker waits. */
const choiceName = `${prefix}choice`;
const choiceAddress = "/version-in-force";
/** Number of parallel requests, so that the visible page keeps its share of the bandwidth. */
const atOnce = 4;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => {
  if (event.data === "are you wanted?") event.waitUntil(sayWanted(event.source));
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method === "GET" && origin === self.location.origin)
    event.respondWith(answer(request));
});

async function fill() {
  const cache = await caches.open(cacheName);
  const older = await olderVersions();
  const addresses = Object.keys(files);
  const next = async () => {
    for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
      const known = await takenOver(older, address);
      if (known === undefined) await cache.add(new Request(address, { cache: "no-cache" }));
      else await cache.put(address, known);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  await cache.put(listAddress, new Response(JSON.stringify(files)));
}

async function olderVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const opened = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match(listAddress);
      return list === undefined ? [] : [{ cache, list: await list.json() }];
    }),
  );
  return opened.flat();
}

/** Returns the same content from an older version, or `undefined`. */
async function takenOver(older, address) {
  for (const { cache, list } of older) {
    if (list[address] === files[address]) return await cache.match(address);
  }
  return undefined;
}

async function clean() {
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

/** The active files; looked up again for every page. */
let inForce;

async function filesInForce() {
  const name = await wanted();
  return caches.open(name !== undefined && (await caches.has(name)) ? name : cacheName);
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  if (inForce === undefined || request.mode === "navigate") inForce = filesInForce();
  const cache = await inForce;
  const kept = (await cache.match(pathname)) ?? (await cache.match(`${pathname}/`));
  if (kept !== undefined) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    const lost = await cache.match(new URL("404.html", self.registration.scope));
    return new Response(lost.body, { status: 404, headers: lost.headers });
  }
}
