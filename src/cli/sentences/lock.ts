// `told.lock`: which authored sentences have been read beside the rules that they tell. One line
// for each: its path, the hash of its texts and the hash of what the rules mean.

import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  authoredSentences,
  type CheckedGame,
  type IncrementalCompiler,
  type RuleSentence,
  type RulesFile,
} from "../../dsl/index.ts";
import { MAX_RULES_BYTES } from "../../files/most-bytes.ts";
import { findOwnVariants, type GameFiles, readText } from "../files.ts";
import type { Shell } from "../shell.ts";

/** A sentence with its path in the lock: `toll`, `toll#2`, `variant.calm`. */
export interface LockedSentence {
  readonly path: string;
  readonly sentence: RuleSentence;
  /** The game, under the variant that says it. */
  readonly game: CheckedGame;
  /** The hashes that the lock has once it has been read. */
  readonly stamp: Stamp;
}

interface Stamp {
  readonly text: string;
  readonly meaning: string;
}

type Lock = ReadonlyMap<string, Stamp>;

/** `reworded` and `stale` have been read before: in other words, or about other rules. */
type SentenceState = "read" | "new" | "reworded" | "stale";

/** Returns the path of the lock of a game: in its folder, or beside its only file. */
export function lockPath({ path }: GameFiles): string {
  return statSync(path).isDirectory()
    ? join(path, "told.lock")
    : path.replace(/\.regel$/, ".told.lock");
}

/** Reads the lock of a game; a game without one has an empty lock. */
export function readLock(shell: Shell, game: GameFiles): Lock {
  const path = lockPath(game);
  if (!existsSync(path)) return new Map();
  const lines = readText(shell, path, MAX_RULES_BYTES).split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [sentence = "", text, meaning] = line.trim().split(/\s+/);
      const isLine = !sentence.startsWith("#") && text !== undefined && meaning !== undefined;
      return isLine ? [[sentence, { text, meaning }] as const] : [];
    }),
  );
}

/** Formats a lock, sorted by path so that changes of it are easy to review. */
export function printLock(lock: Lock): string {
  const lines = [...lock].map(([path, { text, meaning }]) => `${path} ${text} ${meaning}`);
  return `${["# Sentences that have been read beside their rules: `regel told`", ...lines.toSorted()].join("\n")}\n`;
}

/**
 * Returns all sentences of a game without errors and of each of its variants; of variants that lie
 * apart from their game, theirs alone. What the compiler has checked before is not checked again.
 */
export function lockedSentences(compiler: IncrementalCompiler, game: GameFiles): LockedSentence[] {
  const { sources, own } = game;
  const owners =
    own === undefined ? [undefined, ...variantIds(compiler, sources)] : findOwnVariants(game);
  return owners.flatMap((variant) => sentencesOf(compiler, sources, variant));
}

/** Returns the sentences of a game without errors itself, or those that one of its variants adds. */
export function sentencesOf(
  compiler: IncrementalCompiler,
  sources: readonly RulesFile[],
  variant: string | undefined,
): LockedSentence[] {
  const active = variant === undefined ? [] : [variant];
  const { game } = compiler.check(sources, active, { examples: "own" });
  if (game === undefined) return [];
  const own = authoredSentences(game).filter((one) => one.variant === variant);
  return withPaths(own, game);
}

/** The variant whose sentences have such paths in the lock; none for those of the game itself. */
export function variantOf(path: string, variants: readonly string[]): string | undefined {
  return variants
    .filter((id) => `${path}.`.startsWith(`variant.${id}.`))
    .toSorted((a, b) => b.length - a.length)[0];
}

export function variantIds(compiler: IncrementalCompiler, sources: readonly RulesFile[]): string[] {
  return compiler.check(sources).game?.variants.map(({ id }) => id) ?? [];
}

/** Several sentences about one rule are numbered from the second on. */
function withPaths(sentences: readonly RuleSentence[], game: CheckedGame): LockedSentence[] {
  const seen = new Map<string, number>();
  return sentences.map((sentence) => {
    const owner = sentence.variant === undefined ? [] : ["variant", sentence.variant];
    const path = [...owner, ...(sentence.about === undefined ? [] : [sentence.about])].join(".");
    const count = (seen.get(path) ?? 0) + 1;
    seen.set(path, count);
    const numbered = count === 1 ? path : `${path}#${count}`;
    return { path: numbered, sentence, game, stamp: stampOf(sentence) };
  });
}

function stampOf({ template, covered, meaning }: RuleSentence): Stamp {
  return { text: hash([template.de, template.en]), meaning: hash([...covered, ...meaning]) };
}

/** The first 12 hexadecimal digits of SHA-256. */
function hash(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

/** Returns whether a sentence has been read as it stands, beside its rules as they are. */
export function stateOf({ path, stamp }: LockedSentence, lock: Lock): SentenceState {
  const read = lock.get(path);
  if (read === undefined) return "new";
  if (read.meaning !== stamp.meaning) return "stale";
  return read.text === stamp.text ? "read" : "reworded";
}

/** Returns the sentences of a game that are still to be read. */
export function unreadSentences(
  shell: Shell,
  compiler: IncrementalCompiler,
  game: GameFiles,
): LockedSentence[] {
  const { sources, own } = game;
  const isOwn = (path: string) => own?.includes(path) ?? true;
  if (!sources.some(({ path, text }) => isOwn(path) && /\btells\b/.test(text))) return [];
  const lock = readLock(shell, game);
  return lockedSentences(compiler, game).filter((one) => stateOf(one, lock) !== "read");
}
