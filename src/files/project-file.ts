// `regel.json` marks the folder of somebody's own rules; `package.json` does with a key `regel`.
// Under `games` they name further folders (`"../shelf"`) and installed packages (`"reef-rules"`).

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Searched } from "./game-paths.ts";

/** What a folder says about its rules. */
interface ProjectFile {
  /** Folders with games; `problem` if there is none, or if the file cannot be read. */
  readonly named: Searched["named"];
}

/** Returns what `regel.json` or else `package.json` says in a folder; `undefined` if neither does. */
export function readProjectFile(folder: string): ProjectFile | undefined {
  const own = join(folder, "regel.json");
  if (existsSync(own)) {
    const content = parseJson(own);
    if (content === undefined) return { named: [{ path: own, problem: "no-json" }] };
    return { named: namedIn(folder, content) };
  }
  // A package of another kind may be anything, and says nothing about rules.
  const content = parseJson(join(folder, "package.json"));
  const section = content === undefined ? undefined : keyOf(content, "regel");
  return section === undefined ? undefined : { named: namedIn(folder, section) };
}

function namedIn(folder: string, content: unknown): Searched["named"] {
  const games = keyOf(content, "games");
  if (!Array.isArray(games)) return [];
  return games.map((entry: unknown) => {
    const found = typeof entry === "string" ? findNamed(folder, entry) : undefined;
    return found === undefined
      ? { path: join(folder, String(entry)), problem: "not-there" }
      : { path: found };
  });
}

/** Returns the folder that an entry names: relative to this folder, or that of a package. */
function findNamed(folder: string, entry: string): string | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(entry)) {
    const path = join(folder, entry);
    return existsSync(path) ? path : undefined;
  }
  if (!/^(?:@[\w.-]+\/)?\w[\w.-]*$/.test(entry)) return undefined;
  return foldersFrom(folder)
    .map((above) => join(above, "node_modules", entry))
    .find((path) => existsSync(path));
}

/** Returns an absolute folder and those above it, nearest first. */
export function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")) ?? undefined;
  } catch {
    return undefined;
  }
}

function keyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}
