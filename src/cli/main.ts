// The command: `regel COMMAND …`. Picks the command, and turns whatever goes wrong into one
// sentence on standard error and exit status 1.

import type { Arguments, Flags } from "./arguments.ts";
import { readArguments } from "./arguments.ts";
import { check, checkFlags } from "./check.ts";
import { dump, dumpFlags } from "./dump.ts";
import { systemReason } from "./files.ts";
import { createShell, Refusal, type Shell } from "./output.ts";
import { perftCommand, perftFlags } from "./perft.ts";
import { play, playFlags } from "./play.ts";
import { replayCommand, replayFlags } from "./replay.ts";
import { sim, simFlags } from "./sim.ts";
import { testCommand, testFlags } from "./test.ts";
import {
  type CommandName,
  commandNames,
  help,
  isLanguage,
  type Language,
  languages,
  surroundingLanguage,
  texts,
} from "./texts.ts";

interface Command {
  readonly flags: Flags;
  /** Gives the exit status. */
  run(shell: Shell, args: Arguments): number | Promise<number>;
}

const commands: Readonly<Record<CommandName, Command>> = {
  check: { flags: checkFlags, run: check },
  test: { flags: testFlags, run: testCommand },
  play: { flags: playFlags, run: play },
  sim: { flags: simFlags, run: sim },
  replay: { flags: replayFlags, run: replayCommand },
  perft: { flags: perftFlags, run: perftCommand },
  dump: { flags: dumpFlags, run: dump },
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
  const name = args.find((word, index) => !word.startsWith("--") && args[index - 1] !== "--lang");
  if (name === undefined) return showHelp(args);
  const isCommand = (commandNames as readonly string[]).includes(name);
  if (!isCommand) throw new Refusal(shell.texts.unknownCommand(name, commandNames));

  const command = commands[name as CommandName]; // Just found among the names.
  const rest = args.filter((_, index) => index !== args.indexOf(name));
  const read = readArguments(shell, rest, command.flags);
  if (!read.values.has("help")) return command.run(shell, read);
  shell.out(help[language][name as CommandName]);
  return 0;
}

/** Without a command there is only help to give; not asking for it is a mistake. */
function showHelp(args: readonly string[]): number {
  const wanted = readArguments(shell, args, {}).values.has("help");
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
  else shell.err(texts[language].fault(error instanceof Error ? error.message : String(error)));
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
