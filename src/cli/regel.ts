// The command: `regel COMMAND …`. Picks the command, and turns whatever goes wrong into one
// sentence on standard error and exit status 1.

import "./engine-flags.ts";
import { type Command, readArguments } from "./arguments.ts";
import { systemReason } from "./files.ts";
import { createShell, Refusal } from "./output.ts";
import {
  type CommandName,
  commandNames,
  help,
  isLanguage,
  type Language,
  languages,
  surroundingLanguage,
} from "./texts.ts";
import { regelwerkVersion } from "./version.ts";

/** Loaded only when it is used: help needs no compiler. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  check: async () => (await import("./check.ts")).checkCommand,
  test: async () => (await import("./test.ts")).testCommand,
  play: async () => (await import("./play.ts")).playCommand,
  sim: async () => (await import("./sim.ts")).simCommand,
  merge: async () => (await import("./merge.ts")).mergeCommand,
  arena: async () => (await import("./arena.ts")).arenaCommand,
  learn: async () => (await import("./learn.ts")).learnCommand,
  worker: async () => (await import("./worker.ts")).workerCommand,
  replay: async () => (await import("./replay.ts")).replayCommand,
  perft: async () => (await import("./perft.ts")).perftCommand,
  variants: async () => (await import("./variants.ts")).variantsCommand,
  diff: async () => (await import("./diff.ts")).diffCommand,
  effect: async () => (await import("./effect.ts")).effectCommand,
  twin: async () => (await import("./twin.ts")).twinCommand,
  prose: async () => (await import("./prose.ts")).proseCommand,
  lsp: async () => (await import("./lsp.ts")).lspCommand,
  cat: async () => (await import("./cat.ts")).catCommand,
  fmt: async () => (await import("./fmt.ts")).fmtCommand,
  mutate: async () => (await import("./mutate.ts")).mutateCommand,
  explain: async () => (await import("./explain.ts")).explainCommand,
  dump: async () => (await import("./dump.ts")).dumpCommand,
};

const args = process.argv.slice(2);
const asked = languageFlag(args);
const language: Language =
  asked !== undefined && isLanguage(asked) ? asked : surroundingLanguage(process.env);
const shell = createShell(language);
process.stdout.on("error", stopWriting);
process.stderr.on("error", () => process.exit(1));
process.exitCode = await run(args).catch(reported);

async function run(args: readonly string[]): Promise<number> {
  if (asked !== undefined && !isLanguage(asked)) {
    throw new Refusal(shell.texts.notOneOf("--lang", asked, languages));
  }
  const name = args.find((word, index) => !word.startsWith("-") && args[index - 1] !== "--lang");
  if (name === undefined) return showHelp(args);
  if (!isCommandName(name)) throw new Refusal(shell.texts.unknownCommand(name, commandNames));

  if (args.includes("--help")) {
    shell.out(help[language][name]);
    return 0;
  }
  const command = await commands[name]();
  const rest = args.filter((_, index) => index !== args.indexOf(name));
  return command.run(shell, readArguments(shell, rest, command.flags));
}

function isCommandName(word: string): word is CommandName {
  return (commandNames as readonly string[]).includes(word);
}

/** Without a command there is only help to give, or the version; not asking for it is a mistake. */
function showHelp(args: readonly string[]): number {
  const { values } = readArguments(shell, args, { version: "switch" });
  if (values.has("version")) {
    shell.out(`regel ${regelwerkVersion()}`);
    return 0;
  }
  const wanted = values.has("help");
  if (wanted) shell.out(help[language].all);
  else shell.err(help[language].all);
  return wanted ? 0 : 1;
}

/** The value of `--lang`, wherever it stands; needed before anything can be said. */
function languageFlag(args: readonly string[]): string | undefined {
  const inline = args.find((word) => word.startsWith("--lang="));
  if (inline !== undefined) return inline.slice("--lang=".length);
  const index = args.indexOf("--lang");
  return index < 0 ? undefined : args[index + 1];
}

function reported(error: unknown): number {
  if (error instanceof Refusal) shell.err(error.message);
  else shell.err(shell.texts.fault(error instanceof Error ? error.message : String(error)));
  if (process.env.LOG && error instanceof Error && !(error instanceof Refusal)) {
    shell.err(error.stack ?? "");
  }
  return 1;
}

/** Nobody reads on, or the disk is full: nothing more can be printed. */
function stopWriting(error: NodeJS.ErrnoException): void {
  const { outputClosed, outputFull } = shell.texts;
  shell.err(error.code === "EPIPE" ? outputClosed : outputFull(systemReason(shell, error)));
  process.exit(1);
}
