// Cache of texts on disk, shared by processes. Cached text is evaluated, so folders and entries
// that another user could have written are ignored. Never throws: an unusable cache is empty.

import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fstatSync,
  futimesSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

interface Cache {
  /** Returns the text stored under a key of letters and digits, or `undefined`. */
  read(key: string): string | undefined;
  write(key: string, text: string): void;
}

/** A cache without entries. */
const noCache: Cache = { read: () => undefined, write: () => {} };

/** Maximum size of all entries, in bytes; the least recently used are removed. */
const maxBytes = 64 * 2 ** 20;

/** A draft older than this, in milliseconds, belongs to a killed process. */
const draftLifetimeMs = 3_600_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the cache folder from the environment, or `undefined` if caching is disabled. */
export function findCacheFolder(env: Environment, platform = process.platform): string | undefined {
  const { REGEL_CACHE: chosen, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (chosen === "off") return undefined;
  if (chosen !== undefined && chosen !== "") return chosen;
  // The XDG specification requires that relative paths are ignored.
  if (xdg?.startsWith("/")) return join(xdg, "regelwerk");
  if (platform === "win32") return local === undefined ? undefined : join(local, "regelwerk");
  const home = env.HOME ?? homedir();
  return home === "" ? undefined : join(home, ".cache", "regelwerk");
}

/** Opens the cache in a folder, which is created if missing. */
export function openCache(folder: string | undefined, limit = maxBytes): Cache {
  if (folder === undefined || !isOwnFolder(folder)) return noCache;
  return {
    read: (key) => attempt(() => readEntry(folder, key)),
    write: (key, text) => {
      attempt(() => writeEntry(folder, key, text));
      attempt(() => removeOldest(folder, limit));
    },
  };
}

/** Returns a collision-free key of a list of parts. */
export function hashKey(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** Returns whether a folder exists and only its owner can write to it. */
function isOwnFolder(folder: string): boolean {
  attempt(() => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const stats = attempt(() => lstatSync(folder));
  return stats?.isDirectory() === true && isPrivate(stats, 0o077);
}

/** Returns whether a file belongs to this user, and others lack the given permissions. */
function isPrivate({ uid, mode }: Stats, forbidden: number): boolean {
  const self = process.getuid?.();
  // On Windows, the user's folders are protected by inherited permissions.
  return self === undefined || (uid === self && (mode & forbidden) === 0);
}

function readEntry(folder: string, key: string): string | undefined {
  const file = openSync(entryPath(folder, key), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || !isPrivate(stats, 0o022) || stats.size > maxBytes) return undefined;
    const entry = readFileSync(file, "utf8");
    const end = entry.indexOf("\n");
    const text = entry.slice(end + 1);
    if (entry.slice(0, end) !== headOf(key, text)) return undefined;
    attempt(() => futimesSync(file, new Date(), new Date()));
    return text;
  } finally {
    closeSync(file);
  }
}

/** Writes an entry atomically: other processes see all of it or nothing. */
function writeEntry(folder: string, key: string, text: string): void {
  const draft = join(folder, `${key}.${randomBytes(6).toString("hex")}.draft`);
  try {
    writeFileSync(draft, `${headOf(key, text)}\n${text}`, { flag: "wx", mode: 0o600 });
    renameSync(draft, entryPath(folder, key));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the least recently used entries until the rest fits. */
function removeOldest(folder: string, limit: number): void {
  const now = Date.now();
  const found = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const stats = attempt(() => statSync(path));
    return stats?.isFile() ? [{ path, size: stats.size, usedAt: stats.mtimeMs }] : [];
  });
  let size = 0;
  for (const file of found.toSorted((a, b) => b.usedAt - a.usedAt)) {
    const isAbandoned = file.path.endsWith(".draft") && now - file.usedAt > draftLifetimeMs;
    const isOwn = file.path.endsWith(".entry");
    if (isOwn) size += file.size;
    if (isAbandoned || (isOwn && size > limit)) attempt(() => rmSync(file.path, { force: true }));
  }
}

function entryPath(folder: string, key: string): string {
  return join(folder, `${key}.entry`);
}

/** Returns the first line of an entry: format, key, and a checksum of the text. */
function headOf(key: string, text: string): string {
  return `regelwerk-cache 1 ${key} ${createHash("sha256").update(text).digest("hex")}`;
}

/** Returns the result of a system call, or `undefined` if it fails. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
