// Parses the arguments of a command. `parseArgs` splits them; messages about errors are our own.

import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { CommandError, type Shell } from "./shell.ts";

/** The flags of a command, and whether each takes a value. */
type Flags = Readonly<Record<string, "value" | "switch">>;

export interface Arguments {
  /** Positional arguments. */
  readonly words: readonly string[];
  /** Values by flag, without dashes; a switch has the value "". */
  readonly values: ReadonlyMap<string, string>;
}

/** A command: its flags and its function. */
export interface Command {
  readonly flags: Flags;
  /** Runs the command and returns the exit status. */
  run(shell: Shell, args: Arguments): number | Promise<number>;
}

/** Flags that every command accepts. */
const commonFlags: Flags = { lang: "value", help: "switch" };

/** Parses the arguments of a command. Throws a `CommandError` on unknown or incomplete flags. */
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

/** Returns the only positional argument of a command. */
export function readOnlyWord(
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

/** Throws if there are positional arguments. */
export function rejectWords(shell: Shell, { words }: Arguments): void {
  const [extra] = words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
}

/** Returns the integer value of a flag, or `missing` if the flag is absent. */
export function readWholeNumber(
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

/** Returns the value of `--threads`; by default, one per processor. */
export function readThreadCount(shell: Shell, args: Arguments): number {
  return readWholeNumber(shell, args, "threads", {
    min: 1,
    max: 256,
    missing: availableParallelism(),
  });
}

/** Returns the value of a flag that must be one of the given words. */
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

/** Range of seeds: all 32-bit integers, with or without sign. */
export const seedRange = { min: -(2 ** 31), max: 2 ** 32 - 1 } as const;
