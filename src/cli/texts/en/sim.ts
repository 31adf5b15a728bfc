// English texts of `regel sim`, `regel merge` and related commands.

import type { SimulationDifference } from "../../../play/simulation/partial-result.ts";
import { pluralize } from "../pluralize.ts";

const differences: Readonly<Record<SimulationDifference["what"], string>> = {
  game: "the game is",
  version: "the version of Regelwerk is",
  rules: "the fingerprint of the rules is",
  variants: "the variants are",
  games: "the number of games is",
  seed: "the seed is",
  bots: "the bots are",
  options: "the options are",
  learned: "the fingerprint of what was learned is",
};

/** Formats games by number, from 1: "7" or "1 to 500" each. */
const games = (ranges: readonly string[]) =>
  ranges.length === 1 && !ranges[0]?.includes(" ")
    ? `game ${ranges[0]}`
    : `games ${ranges.join(", ")}`;

export const simEn = {
  head: (facts: { title: string; players: number; games: string; seed: number }) =>
    `${facts.title}: ${pluralize(facts.games, "game", "games")} of ${pluralize(facts.players, "player", "players")}, seed ${facts.seed}`,
  ofAll: (games: string, all: string) => `${games} of ${all}`,
  rows: {
    bot: "bot",
    wins: "wins",
    mean: "points",
    deviation: "deviation",
    min: "least",
    low: "5% up to",
    median: "median",
    high: "95% up to",
    max: "most",
  },
  decisions: (facts: { mean: string; min: string; max: string }) =>
    `Decisions a game: ${facts.mean} (${facts.min} to ${facts.max})`,
  ledger: "Points by reason, mean of a game",

  // Records
  range: (from: string, to: string) => `${from} to ${to}`,
  foreign: (path: string) => `\`${path}\` is no part of a simulation.`,
  otherFormat: (path: string) => `\`${path}\` was written by another version of Regelwerk.`,
  spoiled: (path: string) => `\`${path}\` is damaged; what it holds must be played again.`,
  different: (path: string, { what, one, other }: SimulationDifference) =>
    `\`${path}\` holds another simulation: ${differences[what]} ${other} there, not ${one}.`,
  otherShard: (path: string, ranges: readonly string[]) =>
    `\`${path}\` holds games of another shard: ${games(ranges)}.`,
  overlapping: (one: string, other: string, ranges: readonly string[]) =>
    one === other
      ? `\`${one}\` is named twice.`
      : `\`${one}\` and \`${other}\` both hold ${games(ranges)}.`,
  missing: (ranges: readonly string[]) =>
    `Missing: ${games(ranges)}; with \`--partial\` the figures are of the others.`,
  otherRules: (id: string, theirs: string, ours: string) =>
    `The rules of \`${id}\` are not those that were played: their fingerprint is ${ours}, not ${theirs}; \`--game\` names the right ones.`,

  // Arguments
  timed: (kind: string) =>
    `\`${kind}\` plays better on a faster machine, so its games cannot be played again; \`search:1000\` looks at as many continuations everywhere.`,
  notAShard: (word: string) =>
    `\`--shard\` names a part such as \`1/4\`, the first of four, not \`${word}\`.`,
  tooManyShards: (shards: number, games: number) =>
    `\`--shard\` cannot cut ${pluralize(games, "game", "games")} into ${shards} parts.`,
  checkpointThere: (path: string) =>
    `There is a \`${path}\` already; \`--resume ${path}\` goes on from it.`,
  recordAlone: "`--record` does not go with `--checkpoint` and `--resume`: it needs every game.",
  stopped: (played: string, all: string) => `Interrupted: ${played} of ${all} games were played.`,
  resumable: (path: string) => `\`--resume ${path}\` goes on from here.`,
};

export type SimTexts = typeof simEn;
