// Takes away from a thread what no rule needs: ways to the network, to what the browser keeps, and
// to other threads. It must be imported before all else, so that nobody has laid hands on them.

const doors = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "WebSocketStream",
  "WebTransport",
  "EventSource",
  "RTCPeerConnection",
  "importScripts",
  "indexedDB",
  "IDBFactory",
  "caches",
  "CacheStorage",
  "cookieStore",
  "BroadcastChannel",
  "Worker",
  "SharedWorker",
  "FileReaderSync",
  "webkitRequestFileSystem",
  "webkitRequestFileSystemSync",
  "webkitResolveLocalFileSystemURL",
  "webkitResolveLocalFileSystemSyncURL",
  "FontFace",
  "fonts",
  "Notification",
  "PushManager",
] as const;

/** Of `navigator`: sending, storing, and other threads. */
const doorsOfNavigator = [
  "sendBeacon",
  "storage",
  "serviceWorker",
  "locks",
  "permissions",
  "connection",
  "usb",
  "serial",
  "hid",
] as const;

/** Removes a name wherever an object has it from, and lets nobody put it back. */
function close(thing: object, name: string): void {
  for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, name)) Reflect.deleteProperty(at, name);
  }
  Object.defineProperty(thing, name, { value: undefined, writable: false, configurable: false });
}

/** What is closed in a thread; tests try each of them. */
export const closed: readonly string[] = [
  ...doors,
  ...doorsOfNavigator.map((name) => `navigator.${name}`),
];

for (const name of doors) close(globalThis, name);
if (globalThis.navigator !== undefined) {
  for (const name of doorsOfNavigator) close(globalThis.navigator, name);
}
