// `regel fmt [--to N] [PATH …]`: formats rules, in place, and rewrites them in a newer language.

import {
  format,
  isSameGame,
  LANGUAGE_VERSION,
  type RulesFile,
  upgradeFile,
} from "../../dsl/index.ts";
import { MAX_RULES_BYTES } from "../../files/most-bytes.ts";
import { type Arguments, type Command, parseChoice } from "../arguments.ts";
import { type GameFiles, replaceText, rulesAt } from "../files.ts";
import { printLimited } from "../load-game.ts";
import { CommandError, type Shell } from "../shell.ts";
import { gamesIn } from "./check.ts";

export const fmtCommand: Command = {
  flags: { check: "switch", "stdin-path": "value", to: "value" },
  run: formatRules,
};

function formatRules(shell: Shell, { words, values }: Arguments): number | Promise<number> {
  const inputPath = values.get("stdin-path");
  const version = values.get("to");
  if (version !== undefined) {
    parseChoice(shell, "to", version, [String(LANGUAGE_VERSION)]);
    if (inputPath !== undefined) throw new CommandError(shell.texts.tooMany("--stdin-path"));
    return upgradeGames(shell, gamesIn(shell, words), values.has("check"));
  }
  if (inputPath === undefined) return formatFiles(shell, words, values.has("check"));
  const [extra] = values.has("check") ? ["--check"] : words;
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  return formatInput(shell, inputPath);
}

/** Lists files that are not formatted, and formats them unless `onlyNames`. */
function formatFiles(shell: Shell, paths: readonly string[], onlyNames: boolean): number {
  const sources = rulesAt(shell, paths);
  let [changed, unreadable] = [0, 0];
  for (const source of sources) {
    const text = formatted(shell, source);
    if (text === undefined) unreadable += 1;
    else if (text !== source.text) {
      if (!onlyNames) replaceText(shell, source.path, text);
      shell.out(source.path);
      changed += 1;
    }
  }
  const facts = { files: sources.length, changed, unreadable };
  shell.out(onlyNames ? shell.texts.formatChecked(facts) : shell.texts.formatted(facts));
  return unreadable > 0 || (onlyNames && changed > 0) ? 1 : 0;
}

/** Rewrites games in the newest language, each only if it stays the same game. */
function upgradeGames(shell: Shell, games: readonly GameFiles[], onlyNames: boolean): number {
  let [changed, unproved] = [0, 0];
  for (const game of games) {
    const { sources, own } = game;
    const upgraded = sources.map((file) =>
      own?.includes(file.path) === false ? file : upgradeFile(file),
    );
    const news = upgraded.filter((file, i) => file !== sources[i]);
    if (news.length === 0) continue;
    if (!isSameGame(sources, upgraded)) {
      unproved += 1;
      shell.err(shell.texts.notUpgraded(game.path));
      continue;
    }
    for (const { path, text } of news) {
      if (!onlyNames) replaceText(shell, path, text);
      shell.out(path);
      changed += 1;
    }
  }
  const facts = { games: games.length, changed, unproved };
  shell.out(onlyNames ? shell.texts.upgradeChecked(facts) : shell.texts.upgraded(facts));
  return unproved > 0 || (onlyNames && changed > 0) ? 1 : 0;
}

/** Formats standard input to standard output, for editors; the path is for diagnostics. */
async function formatInput(shell: Shell, path: string): Promise<number> {
  const text = formatted(shell, { path, text: await readInput(shell, path) });
  if (text === undefined) return 1;
  shell.streams.stdout.write(text);
  return 0;
}

/** Reads standard input, up to the size that a rules file may have. */
async function readInput(shell: Shell, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of shell.streams.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunks.at(-1)?.length ?? 0;
    if (size > MAX_RULES_BYTES)
      throw new CommandError(shell.texts.rulesTooLarge(path, MAX_RULES_BYTES));
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns the formatted text, or `undefined` after printing syntax errors. */
function formatted(shell: Shell, source: RulesFile): string | undefined {
  const result = format(source);
  if ("text" in result) return result.text;
  printLimited(shell, { sources: [source] }, result.diagnostics, shell.err);
  return undefined;
}
