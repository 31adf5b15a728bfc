// Runs a command. Every error becomes one sentence on standard error, and exit status 1.

import type { TextLanguage } from "../dsl/index.ts";
import { type Command, readArguments } from "./arguments.ts";
import { CommandError, createShell, type Shell, type Streams } from "./shell.ts";
import {
  type CommandName,
  cliLanguages,
  commandNames,
  detectLanguage,
  help,
  isCliLanguage,
} from "./texts/texts.ts";
import { regelwerkVersion } from "./version.ts";

/** Commands, loaded on demand: help needs no compiler. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  init: async () => (await import("./commands/init.ts")).initCommand,
  check: async () => (await import("./commands/check.ts")).checkCommand,
  test: async () => (await import("./commands/test.ts")).testCommand,
  play: async () => (await import("./commands/play.ts")).playCommand,
  sim: async () => (await import("./commands/simulation/sim.ts")).simCommand,
  merge: async () => (await import("./commands/simulation/merge.ts")).mergeCommand,
  arena: async () => (await import("./commands/simulation/arena.ts")).arenaCommand,
  learn: async () => (await import("./commands/simulation/learn.ts")).learnCommand,
  worker: async () => (await import("./commands/simulation/worker.ts")).workerCommand,
  replay: async () => (await import("./commands/replay.ts")).replayCommand,
  perft: async () => (await import("./commands/perft.ts")).perftCommand,
  variants: async () => (await import("./commands/variants.ts")).variantsCommand,
  diff: async () => (await import("./commands/diff.ts")).diffCommand,
  effect: async () => (await import("./commands/effect.ts")).effectCommand,
  twin: async () => (await import("./commands/twin.ts")).twinCommand,
  prose: async () => (await import("./commands/prose.ts")).proseCommand,
  told: async () => (await import("./commands/told.ts")).toldCommand,
  lsp: async () => (await import("./commands/lsp.ts")).lspCommand,
  cat: async () => (await import("./commands/cat.ts")).catCommand,
  export: async () => (await import("./commands/export.ts")).exportCommand,
  site: async () => (await import("./commands/site.ts")).siteCommand,
  dev: async () => (await import("./commands/site.ts")).devCommand,
  fmt: async () => (await import("./commands/fmt.ts")).fmtCommand,
  mutate: async () => (await import("./commands/mutate.ts")).mutateCommand,
  explain: async () => (await import("./commands/explain.ts")).explainCommand,
  dump: async () => (await import("./commands/dump.ts")).dumpCommand,
};

/** Runs `regel` with arguments and returns the exit status. */
export function runRegel(shell: Shell, args: readonly string[]): Promise<number> {
  return run(shell, args).catch((error) => reported(shell, error));
}

/** Creates a shell in the language of `--lang`, or else of the environment. */
export function shellFor(args: readonly string[], streams: Streams): Shell {
  const flag = languageFlag(args);
  const language: TextLanguage =
    flag !== undefined && isCliLanguage(flag) ? flag : detectLanguage(streams.env);
  return createShell(language, streams);
}

async function run(shell: Shell, args: readonly string[]): Promise<number> {
  const flag = languageFlag(args);
  if (flag !== undefined && !isCliLanguage(flag)) {
    throw new CommandError(shell.texts.notOneOf("--lang", flag, cliLanguages));
  }
  const name = args.find((word, index) => !word.startsWith("-") && args[index - 1] !== "--lang");
  if (name === undefined) return showHelp(shell, args);
  if (!isCommandName(name)) throw new CommandError(shell.texts.unknownCommand(name, commandNames));

  if (args.includes("--help")) {
    shell.out(help[shell.language][name]);
    return 0;
  }
  const command = await commands[name]();
  const rest = args.filter((_, index) => index !== args.indexOf(name));
  return command.run(shell, readArguments(shell, rest, command.flags));
}

function isCommandName(word: string): word is CommandName {
  return commandNames.some((name) => name === word);
}

/**
 * Prints the version or the help. Without `--help`, the help goes to standard error, and the status
 * is 1.
 */
function showHelp(shell: Shell, args: readonly string[]): number {
  const { values } = readArguments(shell, args, { version: "switch" });
  if (values.has("version")) {
    shell.out(`regel ${regelwerkVersion()}`);
    return 0;
  }
  const wanted = values.has("help");
  if (wanted) shell.out(help[shell.language].all);
  else shell.err(help[shell.language].all);
  return wanted ? 0 : 1;
}

/** Returns the value of `--lang` before the arguments are parsed: messages need it. */
function languageFlag(args: readonly string[]): string | undefined {
  const inline = args.find((word) => word.startsWith("--lang="));
  if (inline !== undefined) return inline.slice("--lang=".length);
  const index = args.indexOf("--lang");
  return index < 0 ? undefined : args[index + 1];
}

/** Returns whether an optional package is not installed: simulations need none of a queue's. */
function isPackageMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "ERR_MODULE_NOT_FOUND" &&
    /'(?:bullmq|ioredis)'/.test(error.message)
  );
}

function reported(shell: Shell, error: unknown): number {
  if (error instanceof CommandError) shell.err(error.message);
  else if (isPackageMissing(error)) shell.err(shell.texts.queue.packagesMissing);
  else shell.err(shell.texts.fault(error instanceof Error ? error.message : String(error)));
  if (shell.streams.env.LOG && error instanceof Error && !(error instanceof CommandError)) {
    shell.err(error.stack ?? "");
  }
  return 1;
}
