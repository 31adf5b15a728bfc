// `regel init [FOLDER]`: writes a folder with a first game, a first variant of a game, or both.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { compileGame } from "../../dsl/index.ts";
import { printFirstGame } from "../../playground/templates.ts";
import type { Arguments, Command } from "../arguments.ts";
import { findGame, runFileOperation } from "../files.ts";
import { createFirstVariant } from "../init/first-variant.ts";
import { listFurtherFiles, type NewFile } from "../init/folder.ts";
import { CommandError, type Shell } from "../shell.ts";

export const initCommand: Command = {
  flags: { game: "value", variant: "value", of: "value" },
  run: initFolder,
};

/** What is to be written. */
interface Wanted {
  readonly game: string | undefined;
  readonly variant: string | undefined;
  /** The game that the variant is of. */
  readonly of: string | undefined;
}

async function initFolder(shell: Shell, args: Arguments): Promise<number> {
  const [folder = ".", extra] = args.words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  const wanted = readWanted(shell, args) ?? (await askWanted(shell));
  const rules = createRules(shell, wanted);
  const files = [...rules, ...listFurtherFiles(shell.texts.init, rules)];
  writeNew(shell, folder, files);
  shell.out(
    shell.texts.init.written(
      folder,
      files.map(({ path }) => path),
    ),
  );
  return 0;
}

/** Returns what the flags say; `undefined` without flags. */
function readWanted(shell: Shell, { values }: Arguments): Wanted | undefined {
  const [game, variant, of] = ["game", "variant", "of"].map((flag) => values.get(flag));
  if (game === undefined && variant === undefined && of === undefined) return undefined;
  if (variant === undefined && of !== undefined) throw new CommandError(shell.texts.init.ofWhat);
  if (variant !== undefined && of === undefined && game === undefined)
    throw new CommandError(shell.texts.init.needsBase);
  return { game, variant, of: of ?? game };
}

/** Asks for the names, each until it can be one; an empty answer leaves a thing out. */
async function askWanted(shell: Shell): Promise<Wanted> {
  const { stdin, stdout } = shell.streams;
  const texts = shell.texts.init;
  if (stdin.isTTY !== true) throw new CommandError(texts.needsFlags);
  const input = createInterface({ input: stdin, output: stdout });
  const ask = createQuestions(shell, input);
  try {
    const game = await ask(texts.askGame, (id) => createRules(shell, gameAlone(id)));
    const variant = await ask(texts.askVariant, (id) => requireVariantName(shell, id, game));
    if (game === undefined && variant === undefined) throw new CommandError(texts.needsFlags);
    if (variant === undefined) return gameAlone(game);
    const of = await ask(texts.askBase(game), (answer) => {
      if (answer === undefined && game === undefined) throw new CommandError(texts.needsBase);
      createRules(shell, { game, variant, of: answer ?? game });
    });
    return { game, variant, of: of ?? game };
  } finally {
    input.close();
  }
}

const gameAlone = (game: string | undefined): Wanted => ({
  game,
  variant: undefined,
  of: undefined,
});

/**
 * Returns a function that asks a question again until the check of the answer throws no
 * `CommandError`. The end of the input, or Ctrl-C, ends the command.
 */
function createQuestions(shell: Shell, input: Interface) {
  const lines = input[Symbol.asyncIterator]();
  let isOpen = true;
  input.once("close", () => {
    isOpen = false;
  });
  return async (question: string, check: (answer: string | undefined) => unknown) => {
    for (;;) {
      input.setPrompt(question);
      if (isOpen) input.prompt();
      const { value, done } = await lines.next();
      if (done === true) throw new CommandError(shell.texts.init.left);
      const answer = value.trim() || undefined;
      try {
        check(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        shell.err(error.message);
      }
    }
  };
}

function createRules(shell: Shell, { game, variant, of }: Wanted): NewFile[] {
  const rules: NewFile[] = [];
  if (game !== undefined) {
    const text = printFirstGame(game);
    const file = { path: fileOf(shell, game), text };
    if (compileGame([file]).compiled === undefined)
      throw new CommandError(shell.texts.init.notAName(game));
    rules.push(file);
  }
  if (variant === undefined || of === undefined) return rules;
  const path = requireVariantName(shell, variant, game);
  const [own] = of === game ? rules : [];
  const base =
    own === undefined ? findGame(shell, of) : { path: own.path, name: of, sources: [own] };
  const text = createFirstVariant(shell, base, variant, path);
  if (text === undefined) throw new CommandError(shell.texts.init.noNumber(of));
  return [...rules, { path, text }];
}

/** Returns the file of a variant; throws if its name is none, or that of the game. */
function requireVariantName(
  shell: Shell,
  variant: string | undefined,
  game: string | undefined,
): string {
  if (variant === undefined) return "";
  const path = fileOf(shell, variant);
  if (game !== undefined && fileOf(shell, game) === path)
    throw new CommandError(shell.texts.init.sameName(variant));
  return path;
}

/** Returns the file of a name: `quickPig` → `quick-pig.regel`. */
function fileOf(shell: Shell, id: string): string {
  if (!/^[a-z][A-Za-z0-9]{0,59}$/.test(id)) throw new CommandError(shell.texts.init.notAName(id));
  return `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.regel`;
}

/** Writes files, all of them or none: what is there already is never overwritten. */
function writeNew(shell: Shell, folder: string, files: readonly NewFile[]): void {
  const there = files.map(({ path }) => join(folder, path)).filter((path) => existsSync(path));
  if (there.length > 0) throw new CommandError(shell.texts.init.isThere(there));
  for (const { path, text } of files) {
    const whole = join(folder, path);
    runFileOperation(shell, dirname(whole), () => mkdirSync(dirname(whole), { recursive: true }));
    runFileOperation(shell, whole, () => writeFileSync(whole, text, { flag: "wx" }));
  }
}
