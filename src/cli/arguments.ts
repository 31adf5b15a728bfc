// Reads the words after a command. `parseArgs` splits them; what is wrong is said in our words.

import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { CommandError, type Shell } from "./shell.ts";

/** The flags of a command: whether each takes a value. */
type Flags = Readonly<Record<string, "value" | "switch">>;

export interface Arguments {
  /** Words that are not flags. */
  readonly words: readonly string[];
  /** Values by flag, without dashes; a switch that is set has the value "". */
  readonly values: ReadonlyMap<string, string>;
}

/** What a command needs to be told, and what it does. */
export interface Command {
  readonly flags: Flags;
  /** Gives the exit status. */
  run(shell: Shell, args: Arguments): number | Promise<number>;
}

/** Flags that every command has. */
const commonFlags: Flags = { lang: "value", help: "switch" };

export function readArguments(shell: Shell, args: readonly string[], flags: Flags): Arguments {
  const all: Flags = { ...flags, ...commonFlags };
  const options = Object.fromEntries(
    Object.entries(all).map(([name, takes]) => [
      name,
      { type: takes === "value" ? ("string" as const) : ("boolean" as const) },
    ]),
  );
  const parsed = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values = new Map<string, string>();
  for (const token of parsed.tokens) {
    if (token.kind !== "option") continue;
    const value = flagValue(shell, token, all);
    if (values.has(token.name)) throw new CommandError(shell.texts.isTwice(token.rawName));
    values.set(token.name, value);
  }
  return { words: parsed.positionals, values };
}

interface FlagToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flagValue(shell: Shell, token: FlagToken, flags: Flags): string {
  const takes = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
  if (takes === undefined || !token.rawName.startsWith("--")) {
    const known = Object.keys(flags).map((name) => `--${name}`);
    throw new CommandError(shell.texts.unknownFlag(token.rawName, known));
  }
  if (takes === "switch") {
    if (token.value === undefined) return "";
    throw new CommandError(shell.texts.takesNoValue(token.rawName));
  }
  const isNextFlag = token.inlineValue !== true && token.value?.startsWith("--") === true;
  if (!token.value || isNextFlag) throw new CommandError(shell.texts.needsValue(token.rawName));
  return token.value;
}

/** The one word that a command needs. */
export function onlyWord(
  shell: Shell,
  { words }: Arguments,
  command: string,
  what: "game" | "file",
): string {
  const [word, extra] = words;
  if (word === undefined) throw new CommandError(shell.texts.needsArgument(command, what));
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  return word;
}

/** For commands that take flags alone. */
export function noWord(shell: Shell, { words }: Arguments): void {
  const [extra] = words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
}

/** The whole number that a flag gives, or `missing` when the flag is not there. */
export function wholeNumber(
  shell: Shell,
  { values }: Arguments,
  flag: string,
  range: { readonly min: number; readonly max: number; readonly missing: number },
): number {
  const word = values.get(flag);
  if (word === undefined) return range.missing;
  const value = Number(word);
  if (!/^-?\d+$/.test(word) || value < range.min || value > range.max) {
    throw new CommandError(shell.texts.notANumber(`--${flag}`, word, range.min, range.max));
  }
  return value;
}

/** `--threads`: without it, one for each processor. */
export function chosenThreads(shell: Shell, args: Arguments): number {
  return wholeNumber(shell, args, "threads", { min: 1, max: 256, missing: availableParallelism() });
}

/** One of the words that a flag may give. */
export function parseChoice<Word extends string>(
  shell: Shell,
  flag: string,
  word: string,
  known: readonly Word[],
): Word {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new CommandError(shell.texts.notOneOf(`--${flag}`, word, known));
  return found;
}

/** A seed may be any 32-bit integer, with or without a sign. */
export const seedRange = { min: -(2 ** 31), max: 2 ** 32 - 1 } as const;
