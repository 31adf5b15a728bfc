// Keeps the whole site on the device. One cache for each version of the site: a new version is
// fetched beside the old one, taking over whatever has not changed, and comes into force when the
// reader asks for it or has closed all pages. The build fills in the two words below.

const version = "VERSION";
/** Address → a mark that changes with the content. */
const files = "FILES";

const prefix = "regelwerk-";
const cacheName = prefix + version;
/** The list of a version is kept with its files, so that the next one knows what it can take over. */
const listAddress = "/files-of-this-version";
/** Requests at the same time, so that the page in front keeps its share of the line. */
const atOnce = 4;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
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

/** The same content in an older version. */
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

async function answer(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(pathname in files ? pathname : `${pathname}/`);
  if (kept !== undefined) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    const lost = await cache.match("/404.html");
    return new Response(lost.body, { status: 404, headers: lost.headers });
  }
}
