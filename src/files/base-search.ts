// Finds the game of a variant that lies apart from it. The nearest wins: files that were given
// together, the folder of the variant, the folders above it with what their `regel.json` or
// `package.json` names, and at last the games that come with Regelwerk.

import { existsSync, readdirSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import {
  findDeclaredVariants,
  findGameId,
  type GamePaths,
  type MissingBase,
  type Searched,
} from "./game-paths.ts";
import { findRulesUnder, folderGameWith, toSlashes } from "./games.ts";
import { MAX_RULES_BYTES } from "./most-bytes.ts";
import { foldersFrom, readProjectFile } from "./project-file.ts";
import { readUpTo } from "./read-up-to.ts";
import { shippedRules } from "./shipped-rules.ts";

/** Returns the text of a file; empty if it cannot be read. */
type ReadRules = (path: string) => string;

interface SearchOptions {
  /** By default from the disk; an editor gives the texts of open documents. */
  readonly read?: ReadRules;
  /** Files and folders that were given together with the file. */
  readonly given?: readonly string[];
}

/**
 * Returns the game that a file belongs to: that of its folder, or else the file alone, behind the
 * files of what its variants are variants of. Paths are absolute if that of the file is.
 */
export function gameWith(file: string, options: SearchOptions = {}): GamePaths {
  const folderGame = folderGameWith(file);
  if (folderGame !== undefined) return folderGame;
  const text = (options.read ?? readRulesOrNothing)(file);
  const isApart = findGameId(text) === undefined && findDeclaredVariants(text).length > 0;
  return isApart ? findApart(file, options) : { path: file, files: [file] };
}

/** Returns the game of a file outside of all folders with a game, if it declares game or variant. */
export function gameOfFile(file: string, options: SearchOptions = {}): GamePaths | undefined {
  const text = (options.read ?? readRulesOrNothing)(file);
  const isGame = findGameId(text) !== undefined || findDeclaredVariants(text).length > 0;
  return isGame ? gameWith(file, options) : undefined;
}

function findApart(
  file: string,
  { read = readRulesOrNothing, given = [] }: SearchOptions,
): GamePaths {
  const path = resolve(file);
  const found = new BaseSearch(read, given).filesOf(path);
  const own = [file];
  if (!Array.isArray(found)) return { path: file, files: own, own, missing: { ...found, file } };
  const shown = (one: string) => toSlashes(isAbsolute(file) ? one : relative(process.cwd(), one));
  return { path: file, files: [...found.filter((one) => one !== path).map(shown), file], own };
}

/** One search; circles of variants end it. */
class BaseSearch {
  private readonly visited = new Set<string>();
  private readonly read: ReadRules;
  private readonly given: readonly string[];

  constructor(read: ReadRules, given: readonly string[]) {
    this.read = (path) => attempt(() => read(path)) ?? "";
    this.given = given;
  }

  /** Returns a file with all that its variants build upon, the game first. */
  filesOf(file: string): string[] | MissingBase {
    if (this.visited.has(file)) return [];
    this.visited.add(file);
    const folderGame = folderGameWith(file);
    if (folderGame !== undefined) return [...folderGame.files];
    const text = this.read(file);
    if (findGameId(text) !== undefined) return [file];
    const found: string[] = [];
    const variants = findDeclaredVariants(text);
    for (const { base, at } of variants) {
      if (variants.some(({ id }) => id === base)) continue;
      const files = this.filesOfBase(base, file, at);
      if (!Array.isArray(files)) return files;
      found.push(...files);
    }
    return [...new Set([...found, file])];
  }

  private filesOfBase(name: string, file: string, start: number): string[] | MissingBase {
    const folder = dirname(file);
    const seen = new Set<string>();
    const named: Searched["named"][number][] = [];
    const findIn = (files: readonly string[]) => {
      const declared = declaredIn(
        files.filter((one) => one !== file),
        this.read,
      );
      for (const known of declared.keys()) seen.add(known);
      return declared.get(name);
    };
    const given = findIn(this.given.flatMap((path) => rulesAt(resolve(path))));
    if (given !== undefined) return this.filesOf(given);
    for (const above of foldersFrom(folder)) {
      const project = readProjectFile(above);
      named.push(...(project?.named ?? []));
      const places = [
        ...(project === undefined ? regelFilesIn(above) : rulesAt(above)),
        ...(project?.named ?? []).flatMap(({ path, problem }) => (problem ? [] : rulesAt(path))),
      ];
      const found = findIn(places);
      if (found !== undefined) return this.filesOf(found);
    }
    const shipped = shippedNames();
    for (const known of shipped.keys()) seen.add(known);
    const found = shipped.get(name);
    if (found !== undefined) return this.filesOf(found);
    const searched = { folder, named, shipped: shippedGames(), seen: [...seen] };
    return { name, file, start, end: start + name.length, searched };
  }
}

/** Returns the file that declares each game or variant; the first wins. */
function declaredIn(files: readonly string[], read: ReadRules): Map<string, string> {
  const declared = new Map<string, string>();
  const add = (name: string | undefined, file: string) => {
    if (name !== undefined && !declared.has(name)) declared.set(name, file);
  };
  for (const file of files) {
    const text = read(file);
    add(findGameId(text), file);
    for (const { id } of findDeclaredVariants(text)) add(id, file);
  }
  return declared;
}

let shippedFiles: ReadonlyMap<string, string> | undefined;

/** The shipped games and variants; they do not change while a process runs. */
function shippedNames(): ReadonlyMap<string, string> {
  shippedFiles ??= declaredIn(rulesAt(shippedRules), readRulesOrNothing);
  return shippedFiles;
}

function shippedGames(): string[] {
  return [...shippedNames()]
    .filter(([name, file]) => findGameId(readRulesOrNothing(file)) === name)
    .map(([name]) => name);
}

/** Returns the rules files at a path; none if it cannot be read. */
function rulesAt(path: string): string[] {
  if (path.endsWith(".regel")) return existsSync(path) ? [path] : [];
  return attempt(() => findRulesUnder(path).map((file) => resolve(file))) ?? [];
}

/** Returns the rules files directly in a folder; none if it cannot be read. */
export function regelFilesIn(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".regel"))
    .map(({ name }) => toSlashes(join(folder, name)))
    .sort();
}

/** Reads a rules file from the disk; empty if it is too large or cannot be read. */
export function readRulesOrNothing(path: string): string {
  const bytes = attempt(() => readUpTo(path, MAX_RULES_BYTES));
  return bytes === undefined ? "" : new TextDecoder().decode(bytes);
}

/** Returns the result, or `undefined` if it fails: what cannot be read holds no base. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
