// `regel told GAME [PATH …]` shows authored sentences beside the rules that they tell; `regel told
// accept GAME PATH` notes that one has been read and is true.

import {
  findNearest,
  findRule,
  IncrementalCompiler,
  type Rule,
  renderPlainText,
  rulesOf,
  ruleText,
} from "../../dsl/index.ts";
import type { Arguments, Command } from "../arguments.ts";
import { findGame, type GameFiles, replaceText } from "../files.ts";
import { createBrokenRulesError } from "../load-game.ts";
import {
  type LockedSentence,
  lockedSentences,
  lockPath,
  printLock,
  readLock,
  sentencesOf,
  stateOf,
  variantIds,
  variantOf,
} from "../sentences/lock.ts";
import { CommandError, type Shell } from "../shell.ts";

export const toldCommand: Command = { flags: {}, run: runTold };

function runTold(shell: Shell, args: Arguments): number {
  const [first, ...rest] = args.words;
  if (first === undefined) throw new CommandError(shell.texts.needsArgument("told", "game"));
  return first === "accept" ? acceptSentence(shell, rest) : showSentences(shell, first, rest);
}

/** Shows sentences; without paths, those that are still to be read. */
function showSentences(shell: Shell, name: string, paths: readonly string[]): number {
  const game = findGame(shell, name);
  const compiler = checkedCompiler(shell, game);
  const sentences = lockedSentences(compiler, game);
  const lock = readLock(shell, game);
  const wanted =
    paths.length > 0
      ? paths.flatMap((path) => sentencesAt(shell, sentences, path))
      : sentences.filter((one) => stateOf(one, lock) !== "read");
  for (const one of wanted) {
    const { path, sentence } = one;
    const state = shell.texts.sentences.states[stateOf(one, lock)];
    shell.out(`${shell.colours.bold(path)} · ${state}`);
    for (const language of ["de", "en"] as const)
      shell.out(`  ${renderPlainText(sentence.text[language])}`);
    for (const rule of coveredRules(one)) {
      shell.out(`  ${shell.colours.dim(`[${rule.path}]`)}`);
      shell.out(ruleText(rule, shell.language, "    "));
    }
    shell.out("");
  }
  const read = sentences.filter((one) => stateOf(one, lock) === "read").length;
  shell.out(shell.texts.sentences.summary(sentences.length, read));
  return 0;
}

/** Returns a compiler that has found no errors in the game. */
function checkedCompiler(shell: Shell, game: GameFiles): IncrementalCompiler {
  const compiler = new IncrementalCompiler();
  const { diagnostics, game: checked } = compiler.check(game.sources);
  if (checked === undefined) throw createBrokenRulesError(shell, game, diagnostics, []);
  return compiler;
}

/** The rules that a sentence covers, as they are where it is said. */
function coveredRules({ sentence, game }: LockedSentence): readonly Rule[] {
  const byPath = new Map(rulesOf(game).map((rule) => [rule.path, rule]));
  return sentence.covered.flatMap((path) => findRule(byPath, path) ?? []);
}

/** The sentences with a path, `take` or `take#2`. */
function sentencesAt(
  shell: Shell,
  sentences: readonly LockedSentence[],
  path: string,
): LockedSentence[] {
  const found = sentences.filter((one) => one.path === path || one.path.startsWith(`${path}#`));
  if (found.length > 0) return found;
  const known = sentences.map((one) => one.path);
  throw new CommandError(shell.texts.sentences.unknown(path, findNearest(path, known)));
}

/** Whether a line of the lock belongs to a variant that there is, or to the game, but not to this owner. */
function isOfAnother(
  path: string,
  owner: string | undefined,
  variants: readonly string[],
): boolean {
  const other = variantOf(path.replace(/#\d+$/, ""), variants);
  return other !== owner && (other !== undefined || !path.startsWith("variant."));
}

/** Writes the line of one path: what has not been read must not be accepted in passing. */
function acceptSentence(shell: Shell, words: readonly string[]): number {
  const [name, path, extra] = words;
  if (name === undefined || path === undefined)
    throw new CommandError(shell.texts.sentences.needsPath);
  if (extra !== undefined) throw new CommandError(shell.texts.sentences.oneAtATime(extra));
  const game = findGame(shell, name);
  const compiler = checkedCompiler(shell, game);
  // Only the game or the variant that the sentence belongs to is checked, which saves minutes.
  const variants = variantIds(compiler, game.sources);
  const owner = variantOf(path.replace(/#\d+$/, ""), variants);
  const sentences = sentencesOf(compiler, game.sources, owner);
  const accepted = sentencesAt(shell, sentences, path);
  const known = new Set(sentences.map((one) => one.path));
  const kept = [...readLock(shell, game)].filter(
    ([one]) => known.has(one) || isOfAnother(one, owner, variants),
  );
  const lines = [...kept, ...accepted.map((one) => [one.path, one.stamp] as const)];
  replaceText(shell, lockPath(game), printLock(new Map(lines)));
  shell.out(shell.texts.sentences.accepted(accepted.map((one) => one.path)));
  return 0;
}
