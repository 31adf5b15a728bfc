// Texts stored on disk under a key, for later processes. What is read from here is evaluated, so a
// folder or an entry that another user could have written is not used. Nothing here ever fails: a
// cache that cannot be used is a cache without entries.

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
  /** The text stored under a key, which must be letters and digits; undefined if there is none. */
  read(key: string): string | undefined;
  write(key: string, text: string): void;
}

/** A cache without entries. */
const noCache: Cache = { read: () => undefined, write: () => {} };

/** How large all entries together may be, in bytes; those not used for longest are removed. */
const maxBytes = 64 * 2 ** 20;

/** After this time the draft of an entry belongs to a process that was killed. */
const draftLifetimeMs = 3_600_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder that the environment names; undefined if it wants no cache. */
export function cacheFolder(env: Environment, platform = process.platform): string | undefined {
  const { REGEL_CACHE: chosen, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (chosen === "off") return undefined;
  if (chosen !== undefined && chosen !== "") return chosen;
  // By the specification of XDG, a relative path is to be ignored.
  if (xdg?.startsWith("/")) return join(xdg, "regelwerk");
  if (platform === "win32") return local === undefined ? undefined : join(local, "regelwerk");
  const home = env.HOME ?? homedir();
  return home === "" ? undefined : join(home, ".cache", "regelwerk");
}

/** The cache in a folder, which is made if it is missing. */
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

/** The key of some parts: no two lists of parts have the same. */
export function hashKey(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
}

/** Whether there is such a folder in which nobody else can write. */
function isOwnFolder(folder: string): boolean {
  attempt(() => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const stats = attempt(() => lstatSync(folder));
  return stats?.isDirectory() === true && isPrivate(stats, 0o077);
}

/** Whether it belongs to this user, and others lack these permissions. */
function isPrivate({ uid, mode }: Stats, forbidden: number): boolean {
  const self = process.getuid?.();
  // On Windows the folders of a user are closed to others by inheritance.
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

/** Other processes see the whole entry or none. */
function writeEntry(folder: string, key: string, text: string): void {
  const draft = join(folder, `${key}.${randomBytes(6).toString("hex")}.draft`);
  try {
    writeFileSync(draft, `${headOf(key, text)}\n${text}`, { flag: "wx", mode: 0o600 });
    renameSync(draft, entryPath(folder, key));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Keeps the entries that were used last, as far as they fit. */
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

/** The first line of an entry: what it is, whose, and a checksum of what follows. */
function headOf(key: string, text: string): string {
  return `regelwerk-cache 1 ${key} ${createHash("sha256").update(text).digest("hex")}`;
}

/** What a system call gives; undefined where the system refuses it. */
function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
