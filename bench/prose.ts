// `node bench/prose.ts [GAME]`: how long the rules of a game take to be put into words, in both
// languages. The first run is cold; the median of the others is warm.

import { checkGame, listProseLines, renderPlainText, rulesOf } from "../src/dsl/index.ts";
import { readRules } from "./rules.ts";

const runs = 21;
const name = process.argv[2] ?? "burgundy";
const sources = readRules(name);

const times = Array.from({ length: runs }, () => {
  // Each check gives a game of its own, which is rendered again.
  const { game } = checkGame(sources);
  if (game === undefined) throw new Error(`rules/${name} has errors; see \`regel check\``);
  const start = process.cpuUsage();
  const rules = rulesOf(game);
  const { user, system } = process.cpuUsage(start);
  const lines = rules.flatMap(({ text }) => [
    ...listProseLines(text.de),
    ...listProseLines(text.en),
  ]);
  return { milliseconds: (user + system) / 1000, rules: rules.length, lines };
});

const [cold, ...warm] = times;
const sorted = warm.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const words = (cold?.lines ?? []).flatMap(({ text }) => renderPlainText(text).split(" ")).length;
console.info(`${name}: ${cold?.rules} rules, ${cold?.lines.length} lines, ${words} words`);
console.info(`cold ${cold?.milliseconds.toFixed(0)} ms`);
console.info(
  `warm ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms (processor time, median)`,
);
