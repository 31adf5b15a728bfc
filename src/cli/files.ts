// Finds games on the disk, and reads and writes files with one clear sentence when it cannot be done.

import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { RulesFile } from "../dsl/index.ts";
import { declaredGame, type GamePaths } from "../files/game-paths.ts";
import { gamesUnder, gameWith, rulesUnder, slashed } from "../files/games.ts";
import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "../files/most-bytes.ts";
import { CommandError, type Shell } from "./shell.ts";

/** The texts of one game. */
export interface GameFiles {
  /** Its folder or its only file, as messages show it. */
  readonly path: string;
  /** Folder or file without ending: `paper-boats`. */
  readonly name: string;
  readonly sources: readonly RulesFile[];
}

/** The games in a folder or file; without a path, those in `rules`. Never none. */
export function findGames(shell: Shell, path = rulesFolder()): GameFiles[] {
  const games = gamesAt(shell, path);
  if (games.length === 0) throw new CommandError(shell.texts.noGames(path));
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
  throw new CommandError(shell.texts.severalGames(name, paths));
}

/** `shelf/kites` may also be meant from `rules` on. */
function underRules(path: string): string {
  const paths = [path, join(rulesFolder(), path), `${join(rulesFolder(), path)}.regel`];
  return paths.find((one) => existsSync(one)) ?? path;
}

/** The id that the game declares for itself, as far as a glance at its text can tell. */
export function declaredId(game: GameFiles): string | undefined {
  return game.sources.map(({ text }) => declaredGame(text)).find((id) => id !== undefined);
}

/** The game under `rules` that declares this id. */
export function findDeclaredGame(shell: Shell, id: string): GameFiles | undefined {
  return gamesAt(shell, rulesFolder()).find((game) => declaredId(game) === id);
}

/** Reads a text file. Devices are none: what `/dev/zero` holds has no end. */
export function readText(shell: Shell, path: string): string {
  const isDevice = reading(shell, path, () => statSync(path).isCharacterDevice());
  if (isDevice) throw new CommandError(shell.texts.notText(path));
  const bytes = reading(shell, path, () => readFileSync(path));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(shell.texts.notText(path));
  }
}

export function writeText(shell: Shell, path: string, text: string): void {
  writing(shell, path, () => writeFileSync(path, text));
}

/** Writes a file anew; whatever happens meanwhile, it is there in full, as it was or as it is to be. */
export function replaceText(shell: Shell, path: string, text: string): void {
  writing(shell, path, () => {
    if (isDevice(path)) return writeFileSync(path, text);
    const real = existsSync(path) ? realpathSync(path) : path;
    withDraft(real, text, (draft) => {
      if (existsSync(real)) chmodSync(draft, statSync(real).mode);
      renameSync(draft, real);
    });
  });
}

/** Refuses a path at which no file could be written later. */
export function requireWritable(shell: Shell, path: string): void {
  writing(shell, path, () => {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    if (existsSync(path) && statSync(path).isDirectory()) closeSync(openSync(path, "w"));
    if (!isDevice(path)) withDraft(path, "", () => {});
  });
}

/** Writes a text beside a path, safely on the disk, and takes it away again if it is still there. */
function withDraft(path: string, text: string, use: (draft: string) => void): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text, { flag: "wx", flush: true });
    use(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether it is there, but no file that could be replaced, such as a pipe. */
function isDevice(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

/** The rules at the paths, each file once, games or not; without a path, those in `rules`. */
export function rulesAt(shell: Shell, paths: readonly string[]): RulesFile[] {
  const found = (paths.length === 0 ? [rulesFolder()] : paths).flatMap((path) => {
    const files = regelFiles(shell, path);
    if (files.length === 0) throw new CommandError(shell.texts.noRules(path));
    return files;
  });
  return [...new Set(found)].map((path) => source(shell, path));
}

function regelFiles(shell: Shell, path: string): string[] {
  if (reading(shell, path, () => statSync(path)).isDirectory())
    return reading(shell, path, () => rulesUnder(path));
  if (!path.endsWith(".regel")) throw new CommandError(shell.texts.notRegel(path));
  return [slashed(path)];
}

/** Does something with a file; what the system answers becomes a sentence. */
export function writing<Result>(shell: Shell, path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const isNowhere = error instanceof Error && "code" in error && error.code === "ENOENT";
    const why = isNowhere ? shell.texts.noFolder : systemReason(shell, error);
    throw new CommandError(shell.texts.cannotWrite(path, why));
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
    if (error instanceof CommandError) throw error;
    const place = error instanceof Error && "path" in error ? String(error.path) : path;
    throw new CommandError(shell.texts.cannotRead(place, systemReason(shell, error)));
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

function unknownGame(shell: Shell, name: string): CommandError {
  const known = gamesAt(shell, rulesFolder()).map((game) => game.name);
  return new CommandError(shell.texts.unknownGame(name, known));
}

function gamesAt(shell: Shell, path: string): GameFiles[] {
  const isFolder = reading(shell, path, () => statSync(path)).isDirectory();
  if (!isFolder && !path.endsWith(".regel")) throw new CommandError(shell.texts.notRegel(path));
  const isGame = (file: string) => declaredGame(readRules(shell, file)) !== undefined;
  const found = reading(shell, path, () =>
    isFolder ? gamesUnder(path, isGame) : [gameWith(path)],
  );
  return found.map((game) => readGame(shell, game));
}

function readGame(shell: Shell, { path, files }: GamePaths): GameFiles {
  const bytes = files.reduce((sum, file) => sum + sizeOf(shell, file), 0);
  if (bytes > MAX_GAME_BYTES)
    throw new CommandError(shell.texts.gameTooLarge(path, MAX_GAME_BYTES));
  const sources = files.map((file) => source(shell, file));
  return { path, name: basename(path, ".regel"), sources };
}

function source(shell: Shell, path: string): RulesFile {
  return { path, text: readRules(shell, path) };
}

/** Reads a file of rules; one that is too large is refused before it is read. */
function readRules(shell: Shell, path: string): string {
  if (sizeOf(shell, path) > MAX_RULES_BYTES)
    throw new CommandError(shell.texts.rulesTooLarge(path, MAX_RULES_BYTES));
  return readText(shell, path);
}

function sizeOf(shell: Shell, path: string): number {
  return reading(shell, path, () => statSync(path)).size;
}
