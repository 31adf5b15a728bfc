// Finds games on disk; reads and writes files, with one sentence as message when that fails.

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative } from "node:path";
import type { RulesFile } from "../dsl/index.ts";
import { gameOfFile, gameWith, readRulesOrNothing } from "../files/base-search.ts";
import {
  findDeclaredVariants,
  findGameId,
  type GamePaths,
  type MissingBase,
} from "../files/game-paths.ts";
import { findGamesUnder, findRulesUnder, toSlashes } from "../files/games.ts";
import { MAX_RULES_BYTES } from "../files/most-bytes.ts";
import { readUpTo } from "../files/read-up-to.ts";
import { sizeProblemIn } from "../files/rules-size.ts";
import { shippedRules } from "../files/shipped-rules.ts";
import { CommandError, type Shell } from "./shell.ts";

/** The sources of one game. */
export interface GameFiles {
  /** Its folder or its only file, as displayed. */
  readonly path: string;
  /** Name of the folder, or of the file without extension: `paper-boats`. */
  readonly name: string;
  readonly sources: readonly RulesFile[];
  /** Of a variant that lies apart from its game: the files that are not the base's. */
  readonly own?: readonly string[];
  /** Only if a variant that lies apart from its game has no base. */
  readonly missing?: MissingBase;
}

/**
 * Returns the games in a folder or file, by default those of `rules` or of the current folder; a name
 * is that of a game, as for `findGame`. Throws if there are none. `given` are paths that were given
 * together with it, among which variants look for their base.
 */
export function findGames(
  shell: Shell,
  path = ownRulesFolders()[0] ?? ".",
  given: readonly string[] = [],
): GameFiles[] {
  const named = isName(path) && !existsSync(path) ? gamesNamed(shell, path) : [];
  const games = named.length > 0 ? named : gamesAt(shell, path, given);
  if (games.length === 0) throw new CommandError(shell.texts.noGames(path));
  return games;
}

/** Returns the game with a path or name: `paper-boats`, `rules/kites.regel`, `shelf/kites`. */
export function findGame(shell: Shell, name: string): GameFiles {
  const named = isName(name) ? gamesNamed(shell, name) : [];
  if (isName(name) && named.length === 0 && !existsSync(name)) throw unknownGame(shell, name);
  const [game, ...others] = named.length > 0 ? named : findGames(shell, underRules(name));
  if (game !== undefined && others.length === 0) return game;
  const paths = [game, ...others].flatMap((one) => one?.path ?? []);
  throw new CommandError(shell.texts.severalGames(name, paths));
}

const isName = (word: string) => !/[/\\.]/.test(word);

/** Returns the path below a folder of rules if it exists: for `shelf/kites`. */
function underRules(path: string): string {
  const below = rulesFolders().map((folder) => join(folder, path));
  return [path, ...below.flatMap((one) => [one, `${one}.regel`])].find(existsSync) ?? path;
}

/** Returns the id that the game declares, found without parsing, or `undefined`. */
export function findDeclaredId(game: GameFiles): string | undefined {
  if (game.own !== undefined) return undefined;
  return game.sources.map(({ text }) => findGameId(text)).find((id) => id !== undefined);
}

/** Returns the ids of the variants in the files of a game that are not its base's. */
export function findOwnVariants({ sources, own }: GameFiles): string[] {
  const texts = sources.filter(({ path }) => own?.includes(path) ?? true);
  return texts.flatMap(({ text }) => findDeclaredVariants(text).map(({ id }) => id));
}

/** Returns the game that declares an id, one's own or a shipped one, or `undefined`. */
export function findDeclaredGame(shell: Shell, id: string): GameFiles | undefined {
  return firstIn(rulesFolders(), (folder) => {
    const found = gamePathsIn(shell, folder).find((game) => idOf(game) === id);
    return found && readGame(shell, found);
  });
}

/** Reads a text file of limited size. Devices are rejected: `/dev/zero` never ends. */
export function readText(
  shell: Shell,
  path: string,
  maxBytes: number,
  tooLarge = shell.texts.fileTooLarge,
): string {
  const isDevice = reading(shell, path, () => statSync(path).isCharacterDevice());
  if (isDevice) throw new CommandError(shell.texts.notText(path));
  const bytes = reading(shell, path, () => readUpTo(path, maxBytes));
  if (bytes === undefined) throw new CommandError(tooLarge(path, maxBytes));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(shell.texts.notText(path));
  }
}

/** Writes a text file; system errors become command errors. */
export function writeText(shell: Shell, path: string, text: string): void {
  runFileOperation(shell, path, () => writeFileSync(path, text));
}

/** Replaces a file atomically: it has either the old or the new content. */
export function replaceText(shell: Shell, path: string, text: string): void {
  runFileOperation(shell, path, () => {
    if (isDevice(path)) return writeFileSync(path, text);
    const real = existsSync(path) ? realpathSync(path) : path;
    withDraft(real, text, (draft) => {
      if (existsSync(real)) chmodSync(draft, statSync(real).mode);
      renameSync(draft, real);
    });
  });
}

/** Throws if no file could be written at a path. */
export function requireWritable(shell: Shell, path: string): void {
  runFileOperation(shell, path, () => {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    if (existsSync(path) && statSync(path).isDirectory()) closeSync(openSync(path, "w"));
    if (!isDevice(path)) withDraft(path, "", () => {});
  });
}

/** Writes a draft next to a path, syncs it, and deletes it afterwards if it still exists. */
function withDraft(path: string, text: string, use: (draft: string) => void): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { flag: "wx", flush: true });
    use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns whether a path exists but cannot be replaced, such as a pipe. */
function isDevice(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

/** Returns all rules files at the paths, each once, by default one's own: shipped ones stay as they are. */
export function rulesAt(shell: Shell, paths: readonly string[]): RulesFile[] {
  const own = existsSync("rules") ? "rules" : ".";
  const found = (paths.length === 0 ? [own] : paths).flatMap((path) => {
    const files = regelFiles(shell, path);
    if (files.length === 0) throw new CommandError(shell.texts.noRules(path));
    return files;
  });
  return [...new Set(found)].map((path) => source(shell, path));
}

function regelFiles(shell: Shell, path: string): string[] {
  if (reading(shell, path, () => statSync(path)).isDirectory())
    return reading(shell, path, () => findRulesUnder(path));
  if (!path.endsWith(".regel")) throw new CommandError(shell.texts.notRegel(path));
  return [toSlashes(path)];
}

/** Runs a file operation; system errors become command errors. */
export function runFileOperation<Result>(shell: Shell, path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const isNowhere = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isNowhere ? shell.texts.noFolder : describeSystemError(shell, error);
    throw new CommandError(shell.texts.cannotWrite(path, why));
  }
}

/** Returns the reason of a system error in words: `ENOENT` → "it does not exist". */
export function describeSystemError(shell: Shell, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return shell.texts.systemReasons[code] ?? code;
}

function reading<Result>(shell: Shell, path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const place = error instanceof Error && "path" in error ? String(error.path) : path;
    throw new CommandError(shell.texts.cannotRead(place, describeSystemError(shell, error)));
  }
}

/** Returns where games are looked for by name, nearest first: one's own rules, the shipped ones. */
function rulesFolders(): string[] {
  const shipped = relative(process.cwd(), shippedRules) || ".";
  return [...new Set([...ownRulesFolders(), shipped])];
}

/** Returns the author's folder of rules: `rules` in the current folder, or that folder. */
export function ownRulesFolders(): string[] {
  if (existsSync("rules")) return ["rules"];
  return isOwnFolder() ? ["."] : [];
}

/** Returns whether the current folder holds somebody's own rules. */
function isOwnFolder(): boolean {
  return existsSync("regel.json") || readdirSync(".").some((name) => name.endsWith(".regel"));
}

/** Returns the first result that is not `undefined`. */
function firstIn<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function gamesNamed(shell: Shell, name: string): GameFiles[] {
  const found = firstIn(rulesFolders(), (folder) => {
    const named = gamePathsIn(shell, folder).filter(
      (game) => nameOf(game) === name || idOf(game) === name,
    );
    return named.length === 0 ? undefined : named.map((game) => readGame(shell, game));
  });
  return found ?? [];
}

function unknownGame(shell: Shell, name: string): CommandError {
  const known = rulesFolders().flatMap((folder) => gamePathsIn(shell, folder).map(nameOf));
  return new CommandError(shell.texts.unknownGame(name, [...new Set(known)]));
}

/** Returns where the games of a folder are. Files that cannot be read are passed over. */
export function gamePathsIn(shell: Shell, folder: string): GamePaths[] {
  return reading(shell, folder, () => findGamesUnder(folder, (file) => gameOfFile(file)));
}

const nameOf = ({ path }: GamePaths) => basename(path, ".regel");

/** Returns the id that a game declares, or `undefined`; files are read until one does. */
function idOf({ files, own }: GamePaths): string | undefined {
  if (own !== undefined) return undefined;
  return firstIn(files, (file) => findGameId(readRulesOrNothing(file)));
}

function gamesAt(shell: Shell, path: string, given: readonly string[] = []): GameFiles[] {
  const isFolder = reading(shell, path, () => statSync(path)).isDirectory();
  if (!isFolder && !path.endsWith(".regel")) throw new CommandError(shell.texts.notRegel(path));
  const options = { read: (file: string) => readRulesFile(shell, file), given };
  const found = reading(shell, path, () =>
    isFolder
      ? findGamesUnder(path, (file) => gameOfFile(file, options))
      : [gameWith(path, options)],
  );
  return found.map((game) => readGame(shell, game));
}

/** Reads the files of a game. Throws if one cannot be read, or is too large. */
export function readGame(shell: Shell, { path, files, own, missing }: GamePaths): GameFiles {
  const problem = sizeProblemIn(files.map((file) => ({ path: file, bytes: sizeOf(shell, file) })));
  if (problem?.kind === "file")
    throw new CommandError(shell.texts.rulesTooLarge(problem.path, problem.maxBytes));
  if (problem?.kind === "game")
    throw new CommandError(shell.texts.gameTooLarge(path, problem.maxBytes));
  const sources = files.map((file) => source(shell, file));
  const name = nameOf({ path, files });
  return { path, name, sources, ...(own && { own }), ...(missing && { missing }) };
}

function source(shell: Shell, path: string): RulesFile {
  return { path, text: readRulesFile(shell, path) };
}

/** Reads a rules file. */
export function readRulesFile(shell: Shell, path: string): string {
  return readText(shell, path, MAX_RULES_BYTES, shell.texts.rulesTooLarge);
}

function sizeOf(shell: Shell, path: string): number {
  return reading(shell, path, () => statSync(path)).size;
}
