// Finds games on the disk, and reads and writes files with one clear sentence when it cannot be done.
//
// A folder with `game.regel` is one game, made of its .regel files and those in `variants`.
// Any other folder holds games of one file each, those with a `game` declaration, and is searched
// with its subfolders.

import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Source } from "../dsl/index.ts";
import { mainFile, rulesIn } from "../files/rules-folder.ts";
import { Refusal, type Shell } from "./output.ts";

/** The texts of one game. */
export interface GameFiles {
  /** Its folder or its only file, as messages show it. */
  readonly path: string;
  /** Folder or file without ending: `paper-boats`. */
  readonly name: string;
  readonly sources: readonly Source[];
}

const declaration = /^[ \t]*game[ \t]+([A-Za-z][A-Za-z0-9]*)/m;

/** The games in a folder or file; without a path, those in `rules`. Never none. */
export function findGames(shell: Shell, path = rulesFolder()): GameFiles[] {
  const games = gamesAt(shell, path);
  if (games.length === 0) throw new Refusal(shell.texts.noGames(path));
  return games;
}

/** The one game that a path or name stands for: `paper-boats`, `rules/kites.regel`, `shelf/kites`. */
export function findGame(shell: Shell, name: string): GameFiles {
  const isName = !/[/\\.]/.test(name);
  const named = isName ? gamesNamed(shell, name) : [];
  if (isName && named.length === 0 && !existsSync(name)) throw unknownGame(shell, name);
  const [game, ...others] = named.length > 0 ? named : findGames(shell, underRules(name));
  if (game !== undefined && others.length === 0) return game;
  const paths = [game, ...others].flatMap((one) => one?.path ?? []);
  throw new Refusal(shell.texts.severalGames(name, paths));
}

/** `shelf/kites` may also be meant from `rules` on. */
function underRules(path: string): string {
  const paths = [path, join(rulesFolder(), path), `${join(rulesFolder(), path)}.regel`];
  return paths.find((one) => existsSync(one)) ?? path;
}

/** The id that the game declares for itself, as far as a glance at its text can tell. */
export function declaredId(game: GameFiles): string | undefined {
  return game.sources.map(({ text }) => declaration.exec(text)?.[1]).find((id) => id !== undefined);
}

/** The game under `rules` that declares this id. */
export function findDeclaredGame(shell: Shell, id: string): GameFiles | undefined {
  return gamesAt(shell, rulesFolder()).find((game) => declaredId(game) === id);
}

/** Reads a text file. */
export function readText(shell: Shell, path: string): string {
  const bytes = reading(shell, path, () => readFileSync(path));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(shell.texts.notText(path));
  }
}

export function writeText(shell: Shell, path: string, text: string): void {
  writing(shell, path, () => writeFileSync(path, text));
}

/** Writes a file anew; whatever happens meanwhile, it is there in full, as it was or as it is to be. */
export function replaceText(shell: Shell, path: string, text: string): void {
  writing(shell, path, () => {
    const real = realpathSync(path);
    const draft = `${real}.${process.pid}.tmp`;
    try {
      writeFileSync(draft, text, { flag: "wx" });
      chmodSync(draft, statSync(real).mode);
      renameSync(draft, real);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** The rules at the paths, each file once, games or not; without a path, those in `rules`. */
export function rulesAt(shell: Shell, paths: readonly string[]): Source[] {
  const found = (paths.length === 0 ? [rulesFolder()] : paths).flatMap((path) => {
    const files = regelFiles(shell, path);
    if (files.length === 0) throw new Refusal(shell.texts.noRules(path));
    return files;
  });
  return [...new Set(found)].map((path) => source(shell, path));
}

function regelFiles(shell: Shell, path: string): string[] {
  if (!reading(shell, path, () => statSync(path)).isDirectory()) {
    if (!path.endsWith(".regel")) throw new Refusal(shell.texts.notRegel(path));
    return [slashed(path)];
  }
  const entries = reading(shell, path, () => readdirSync(path, { withFileTypes: true }));
  const ordered = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ordered.flatMap((entry) => {
    const below = slashed(join(path, entry.name));
    if (entry.isDirectory()) return isVisited(entry.name) ? regelFiles(shell, below) : [];
    return entry.isFile() && entry.name.endsWith(".regel") ? [below] : [];
  });
}

/** Does something with a file; what the system answers becomes a sentence. */
export function writing<Result>(shell: Shell, path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const isNowhere = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isNowhere ? shell.texts.noFolder : systemReason(shell, error);
    throw new Refusal(shell.texts.cannotWrite(path, why));
  }
}

/** Why the system refused: `ENOENT` → "it does not exist". */
export function systemReason(shell: Shell, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return shell.texts.systemReasons[code] ?? code;
}

function reading<Result>(shell: Shell, path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Refusal(shell.texts.cannotRead(path, systemReason(shell, error)));
  }
}

/** `rules` here, or that of the project. */
function rulesFolder(): string {
  if (existsSync("rules")) return "rules";
  const ofProject = fileURLToPath(new URL("../../rules", import.meta.url));
  return relative(process.cwd(), ofProject) || ".";
}

function gamesNamed(shell: Shell, name: string): GameFiles[] {
  const all = gamesAt(shell, rulesFolder());
  return all.filter((game) => game.name === name || declaredId(game) === name);
}

function unknownGame(shell: Shell, name: string): Refusal {
  const known = gamesAt(shell, rulesFolder()).map((game) => game.name);
  return new Refusal(shell.texts.unknownGame(name, known));
}

function gamesAt(shell: Shell, path: string): GameFiles[] {
  const isFolder = reading(shell, path, () => statSync(path)).isDirectory();
  if (isFolder) return gamesInFolder(shell, path);
  if (!path.endsWith(".regel")) throw new Refusal(shell.texts.notRegel(path));
  const folder = dirname(path);
  const isPart = basename(path) === mainFile || existsSync(join(folder, mainFile));
  return [isPart ? folderGame(shell, folder) : fileGame(shell, path)];
}

function gamesInFolder(shell: Shell, folder: string): GameFiles[] {
  const entries = reading(shell, folder, () => readdirSync(folder, { withFileTypes: true }));
  if (entries.some((entry) => entry.isFile() && entry.name === mainFile)) {
    return [folderGame(shell, folder)];
  }
  const ordered = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return ordered.flatMap((entry) => {
    const path = slashed(join(folder, entry.name));
    if (entry.isDirectory()) return isVisited(entry.name) ? gamesInFolder(shell, path) : [];
    if (!entry.isFile() || !entry.name.endsWith(".regel")) return [];
    const game = fileGame(shell, path);
    return declaredId(game) === undefined ? [] : [game];
  });
}

/** Hidden folders and installed packages hold no games of one's own. */
function isVisited(folder: string): boolean {
  return !folder.startsWith(".") && folder !== "node_modules";
}

function folderGame(shell: Shell, folder: string): GameFiles {
  const names = reading(shell, folder, () => rulesIn(folder));
  const sources = names.map((name) => source(shell, slashed(join(folder, name))));
  const path = slashed(folder).replace(/(.)\/$/, "$1");
  return { path, name: basename(folder), sources };
}

function fileGame(shell: Shell, path: string): GameFiles {
  return { path, name: basename(path, ".regel"), sources: [source(shell, path)] };
}

function source(shell: Shell, path: string): Source {
  return { path, text: readText(shell, path) };
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
