// `npm run bench`: how fast games are played and rules are compiled.
//
// Processor time of one process, medians (cold runs: by the clock). Absolute figures depend on the machine; the column
// "of plain JS" sets a game beside a hand-written loop measured in the same run.
// With --json the figures go to standard output as JSON, and as one more line to bench/history.jsonl.

import "../src/cli/engine-flags.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Game, IncrementalCompiler, parse, type RulesFile } from "../src/dsl/index.ts";
import { createRandomChoice, playLockstep } from "../src/play/compare/lockstep-game.ts";
import { playBothToEnd } from "../src/play/compare/lockstep-playout.ts";
import { seededRandom } from "../src/play/random.ts";
import { readArguments } from "./arguments.ts";
import { type GameFigure, randomGames } from "./games.ts";
import { exceptionCounts, gameWithExceptions } from "./growth.ts";
import { keepFigures } from "./history.ts";
import { measure } from "./measure.ts";
import { loadedGames, loadRules, readRules } from "./rules.ts";

const random = seededRandom(1);
const below = (n: number) => random.below(n);

/** A game beside the same rules compiled again: in step with all comparisons, and for points alone. */
function twins(name: string, a: Game, b: Game) {
  const seats = ["Anna", "Benno"].map((seat) => ({ name: seat, kind: "random" }));
  let seed = 0;
  const inStep = () => {
    seed += 1;
    playLockstep(a, b, { seats, options: {}, seed }, createRandomChoice(random));
  };
  const toEnd = () => {
    seed += 1;
    playBothToEnd(a, b, { players: 2, seed }, below);
  };
  return [
    { name: `twins in step: ${name}`, batch: 1, run: inStep },
    { name: `twins to the end: ${name}`, batch: 5, run: toEnd },
  ];
}

async function games(): Promise<GameFigure[]> {
  const played = loadedGames().map((one) => ({ ...one, ...randomGames(one.game, one, random) }));
  const anchors = played.flatMap(({ name, batch, game, anchor }) =>
    anchor === undefined ? [] : [{ name: `plain JS: ${name}`, batch, run: anchor(game, below) }],
  );
  const alone = await measure([...played, ...anchors]);
  const pairs = twins("burgundy", loadRules("burgundy"), loadRules("burgundy"));
  const figures = [...alone, ...(await measure(pairs))];
  return figures.map((figure, i) => {
    const decisions = played[i]?.decisionsPerGame();
    return decisions === undefined
      ? figure
      : { ...figure, decisions: figure.perSecond * decisions };
  });
}

/** Random games of the same decisions, with more and more exceptions in force. */
async function growth(): Promise<readonly { exceptions: number; perSecond: number }[]> {
  const players = 2;
  const tasks = exceptionCounts.map((exceptions) => {
    const game = gameWithExceptions(exceptions);
    const state = game.start({ players, seed: 0 });
    const run = () => void game.randomGame(state, { players, seed: 1 }, random);
    return { name: `${exceptions} exceptions`, batch: 100, run };
  });
  const figures = await measure(tasks, 500);
  return figures.map(({ perSecond }, i) => ({ exceptions: exceptionCounts[i] ?? 0, perSecond }));
}

interface Compiling {
  readonly coldMilliseconds: number;
  /** For random games. */
  readonly coldPlayoutsMilliseconds: number;
  /** Without the files of examples. */
  readonly coldRulesMilliseconds: number;
  readonly warmMilliseconds: number;
  readonly editMilliseconds: number;
  /** Reports and warnings after one edited line in a project of 2,000 lines. */
  readonly editOf2000LinesMilliseconds: number;
  readonly parseCharactersPerSecond: number;
}

/** Cold: once in a fresh process, modules loaded, by the clock. Edit: one line changed, check again. */
async function compiling(): Promise<Compiling> {
  const sources = readRules("burgundy");
  const small = firstLines(sources, 2_000);
  const characters = sources.reduce((sum, { text }) => sum + text.length, 0);
  const [compile, check, freshen, read] = await measure([
    { name: "compile", batch: 1, run: () => void new IncrementalCompiler().compile(sources) },
    { name: "check after an edit", batch: 1, run: editing(sources) },
    { name: "fresh reports after an edit", batch: 1, run: editing(small) },
    { name: "parse", batch: 1, run: () => sources.forEach((source) => void parse(source)) },
  ]);
  return {
    coldMilliseconds: cold("all"),
    coldPlayoutsMilliseconds: cold("playouts"),
    coldRulesMilliseconds: cold("rules"),
    warmMilliseconds: 1000 / (compile?.perSecond ?? 0),
    editMilliseconds: 1000 / (check?.perSecond ?? 0),
    editOf2000LinesMilliseconds: 1000 / (freshen?.perSecond ?? 0),
    parseCharactersPerSecond: (read?.perSecond ?? 0) * characters,
  };
}

/** Edits one line of the actions again and again: each time all reports and warnings are made anew. */
function editing(sources: readonly RulesFile[]): () => void {
  const edited = sources.findIndex(({ path }) => path.endsWith("actions.regel"));
  const project = new IncrementalCompiler();
  let edits = 0;
  return () => {
    edits += 1;
    const changed = sources.map((source, i) =>
      i === edited ? { ...source, text: source.text.replace("\n", ` // ${edits}\n`) } : source,
    );
    project.check(changed);
    project.lint(changed);
  };
}

/** The rules of a game without variants, and as many files of examples as make so many lines. */
function firstLines(sources: readonly RulesFile[], lines: number): RulesFile[] {
  const isExamples = (path: string) => /examples-[^/]*$/.test(path);
  const rules = sources.filter(
    ({ path }) => !isExamples(path) && !/\/(variants|lessons)\//.test(path),
  );
  const examples = sources.filter(({ path }) => isExamples(path));
  const chosen = [...rules];
  const count = () => chosen.reduce((sum, { text }) => sum + text.split("\n").length, 0);
  for (const file of examples) if (count() < lines) chosen.push(file);
  return chosen;
}

/** Median of seven fresh processes. */
function cold(what: "all" | "rules" | "playouts"): number {
  const script = join(import.meta.dirname, "cold.ts");
  const run = () =>
    Number(spawnSync(process.execPath, [script, what], { encoding: "utf8" }).stdout);
  return Array.from({ length: 7 }, run).sort((a, b) => a - b)[3] ?? 0;
}

const count = (n: number) => Math.round(n).toLocaleString("en").padStart(12);
const milliseconds = (n: number) => `${n.toFixed(1).padStart(10)} ms`;

const { values } = readArguments(
  { options: { json: { type: "boolean" } } },
  "npm run bench [-- --json]",
);
const played = await games();
const grown = await growth();
const compiled = await compiling();
if (values.json === true) {
  const figures = { games: played, growth: grown, compile: compiled };
  keepFigures(figures);
  console.log(JSON.stringify(figures, undefined, 2));
} else {
  console.log("random games a second            games    decisions   of plain JS");
  for (const { name, perSecond, decisions } of played) {
    const anchor = played.find((other) => other.name === `plain JS: ${name}`);
    const ratio =
      anchor === undefined ? "" : (perSecond / anchor.perSecond).toFixed(2).padStart(13);
    console.log(
      `${name.padEnd(26)}${count(perSecond)} ${decisions === undefined ? "".padStart(12) : count(decisions)} ${ratio}`,
    );
  }
  console.log("\na game of a hundred decisions, by exceptions in force");
  for (const { exceptions, perSecond } of grown)
    console.log(`${String(exceptions).padStart(3)} ${(1e6 / perSecond).toFixed(1).padStart(8)} µs`);
  console.log("\nparse, check and compile rules/burgundy");
  console.log(`all of it, cold             ${milliseconds(compiled.coldMilliseconds)}`);
  console.log(`for random games, cold      ${milliseconds(compiled.coldPlayoutsMilliseconds)}`);
  console.log(`without examples, cold      ${milliseconds(compiled.coldRulesMilliseconds)}`);
  console.log(`all of it, warm             ${milliseconds(compiled.warmMilliseconds)}`);
  console.log(`reports and warnings again after an edit`);
  console.log(`  of all of it              ${milliseconds(compiled.editMilliseconds)}`);
  console.log(`  of 2,000 lines            ${milliseconds(compiled.editOf2000LinesMilliseconds)}`);
  console.log(
    `parse                  ${count(compiled.parseCharactersPerSecond / 1000)} thousand characters a second`,
  );
}
