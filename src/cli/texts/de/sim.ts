// German texts of `regel sim`, `regel merge` and related commands.

import type { SimulationDifference } from "../../../play/simulation/partial-result.ts";
import type { SimTexts } from "../en/sim.ts";
import { pluralize } from "../pluralize.ts";

const differences: Readonly<Record<SimulationDifference["what"], string>> = {
  game: "das Spiel",
  version: "die Version von Regelwerk",
  rules: "der Fingerabdruck der Regeln",
  variants: "die Varianten",
  games: "die Zahl der Partien",
  seed: "der Startwert",
  bots: "die Computerspieler",
  options: "die Einstellungen",
  learned: "der Fingerabdruck des Gelernten",
};

const games = (ranges: readonly string[]) =>
  ranges.length === 1 && !ranges[0]?.includes(" ")
    ? `Partie ${ranges[0]}`
    : `Partien ${ranges.join(", ")}`;

export const simDe: SimTexts = {
  head: ({ title, players, games, seed }) =>
    `${title}: ${pluralize(games, "Partie", "Partien")} mit ${pluralize(players, "Platz", "Plätzen")}, Startwert ${seed}`,
  ofAll: (games, all) => `${games} von ${all}`,
  rows: {
    bot: "Art",
    wins: "Siege",
    mean: "Punkte",
    deviation: "Streuung",
    min: "wenigste",
    low: "5 % bis",
    median: "Median",
    high: "95 % bis",
    max: "meiste",
  },
  decisions: ({ mean, min, max }) => `Entscheidungen je Partie: ${mean} (${min} bis ${max})`,
  ledger: "Punkte nach Herkunft, Mittel je Partie",

  // Records
  range: (from, to) => `${from} bis ${to}`,
  foreign: (path) => `\`${path}\` ist kein Teil einer Simulation.`,
  otherFormat: (path) => `\`${path}\` hat eine andere Version von Regelwerk geschrieben.`,
  spoiled: (path) => `\`${path}\` ist beschädigt; was darin steht, muss neu gespielt werden.`,
  different: (path, { what, one, other }) =>
    `\`${path}\` gehört zu einer anderen Simulation: ${differences[what]}: ${other} statt ${one}.`,
  otherShard: (path, ranges) => `\`${path}\` enthält einen anderen Teil: ${games(ranges)}.`,
  overlapping: (one, other, ranges) =>
    one === other
      ? `\`${one}\` ist zweimal genannt.`
      : `\`${one}\` und \`${other}\` enthalten beide ${games(ranges)}.`,
  missing: (ranges) => `Es fehlen: ${games(ranges)}. Mit \`--partial\` zählen nur die anderen.`,
  otherRules: (id, theirs, ours) =>
    `Gespielt wurde nach anderen Regeln für \`${id}\`: ihr Fingerabdruck ist ${theirs}, nicht ${ours}; \`--game\` nennt die richtigen.`,

  // Arguments
  timed: (kind) =>
    `\`${kind}\` spielt auf schnelleren Rechnern besser, seine Partien lassen sich nicht wiederholen; \`search:1000\` sieht sich überall gleich viele Fortsetzungen an.`,
  notAShard: (word) =>
    `\`--shard\` nennt einen Teil wie \`1/4\`, den ersten von vieren, nicht \`${word}\`.`,
  tooManyShards: (shards, games) =>
    `\`--shard\` kann ${pluralize(games, "Partie", "Partien")} nicht in ${shards} Teile zerlegen.`,
  checkpointThere: (path) => `\`${path}\` gibt es schon; \`--resume ${path}\` setzt dort fort.`,
  recordAlone:
    "`--record` braucht alle Partien und verträgt sich nicht mit `--checkpoint` und `--resume`.",
  stopped: (played, all) => `Abgebrochen: ${played} von ${all} Partien sind gespielt.`,
  resumable: (path) => `\`--resume ${path}\` setzt hier fort.`,
};
