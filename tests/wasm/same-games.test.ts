import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { type Compiled, compileGame, loadGame, type RulesFile } from "../../src/dsl/index.ts";
import type { Program, RandomSource } from "../../src/dsl/runtime/engine/program-api.ts";
import { RuleError } from "../../src/dsl/runtime/engine/rule-error.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { loadForPlayouts } from "../../src/dsl/runtime/game/load-for-playouts.ts";
import { deriveSeed, type Random, seededRandom } from "../../src/play/random.ts";
import { completed } from "../support/check-rules.ts";
import { codePrograms } from "../support/code-programs.ts";
import { playedGames } from "../support/games/played-games.ts";
import { wasmPlayout } from "../support/programs/wasm-playout.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

// Playouts as WebAssembly are those of the program: as many decisions, the same numbers drawn, the
// same state in the end, and the same failure where rules cannot be carried out.

const games = [
  ...playedGames,
  ["burgundy-cards", []],
  ["white-castle", []],
  ["classics/reversi", []],
  ["classics/draughts", []],
  ["classics/chess", []],
  ["classics/kalah", []],
  ["classics/go", []],
  ["classics/hearts", []],
  ["classics/whist", []],
  ["classics/backgammon", []],
  ["classics/morris", []],
] as const;

test("every game is here", () => {
  const files = globSync("rules/{classics/*.regel,*/game.regel}");
  const names = files.map((file) => file.replace(/^rules\//, "").replace(/(\/game)?\.regel$/, ""));

  expect(names.sort()).toEqual([...new Set(games.map(([name]) => name))].sort());
});

const playouts = repetitions({ short: 12, long: 2000 });
const playoutsOfSmall = repetitions({ short: 6, long: 500 });

test.each(games)("%s %j", (name, variants) => {
  const compiled = compile(rulesOf(name), variants);
  const { program, playout } = both(compiled);
  const { players, options } = compiled.meta;
  for (let seed = 0; seed < playouts; seed++) {
    const seats = players.min + (seed % (players.max - players.min + 1));
    const choices = options.map((option) => seed % option.choices.length);
    const state = new Int32Array(compiled.meta.size);
    program.init(state, seats, seed, choices);
    expectSame(program, playout, state, seed);
  }
});

test("from any decision on", () => {
  const compiled = compile(rulesOf("burgundy"));
  const { program, playout } = both(compiled);
  const game = loadGame(compiled);
  const random = seededRandom(4);
  const state = game.start({ players: 3, seed: 4 });
  for (let made = 0; !game.isOver(state); made++) {
    expectSame(program, playout, state, made);
    const options = game.options(state);
    game.playUnchecked(state, options[random.below(options.length)] as number);
  }
});

/** Small games, which use the language more widely than the games of the project. */
const small = [
  ...globSync("tests/codegen/samples/*/input.regel").map((path) => [path, fromFile(path)] as const),
  ...codePrograms.map(({ code, right }) => [code, right] as const),
].flatMap(([name, text]) => {
  const { compiled } = compileGame([{ path: "game.regel", text }, completed(text)], [], {
    playouts: true,
  });
  return compiled?.playouts === undefined ? [] : [[name, compiled] as const];
});

test.each(small)("the small game of %s", (_, compiled) => {
  const { program, playout } = both(compiled);
  const { min, max } = compiled.meta.players;
  for (let seed = 0; seed < playoutsOfSmall; seed++) {
    const state = new Int32Array(compiled.meta.size);
    program.init(state, min + (seed % (max - min + 1)), seed, []);
    expectSame(program, playout, state, seed);
  }
});

test("numbers may be drawn elsewhere", () => {
  const { program, playout, state } = started("classics/hex");
  const other = state.slice();
  const [one, same] = [seededRandom(9), seededRandom(9)];
  const decisions = program.playout(state, { below: (n) => one.below(n) }, 200);

  expect(playout(other, { below: (n) => same.below(n) }, 200)).toBe(decisions);
  expect(other).toEqual(state);
});

test("a playout stops at its limit, and leaves the state as it was", () => {
  const { program, playout, state } = started("classics/hex");
  const before = state.slice();
  const decisions = program.playout(state.slice(), seededRandom(1), 200);

  expect(playout(state, seededRandom(1), decisions - 1)).toBe(-1);
  expect(state).toEqual(before);
  expect(playout(state, seededRandom(1), decisions)).toBe(decisions);
});

test("after a failure the next playout is as any other", () => {
  const compiled = compile(smallGame("to sink { de 's' en 's' choose dive do sink }", "do sink"));
  const { playout } = both(compiled);
  const state = loadGame(compiled).start({ players: 2, seed: 1 });

  expect(() => playout(state.slice(), { below: () => 0 }, 1000)).toThrow(RuleError);
  expect(playout(state.slice(), { below: () => 0 }, 100)).toBe(-1);
});

test("a loop that changes nothing ends", () => {
  const text = `
action climb { de 'c' en 'c' needs enough: your air > 0 else de 'z' en 'z' gain 1 air }
to wait { de 'w' en 'w' repeat until no { choose climb } }`;
  const compiled = compile(smallGame(text, "each player { do wait }"));
  const { program, playout } = both(compiled);
  const state = new Int32Array(compiled.meta.size);
  program.init(state, 2, 1, []);

  expectSame(program, playout, state, 1);
});

test("a game for playouts goes over to WebAssembly once it pays, and goes on the same", () => {
  const instance = vi.spyOn(WebAssembly, "Instance");
  const compiled = compile(rulesOf("burgundy-dice"));
  const [game, plain] = [loadForPlayouts(compiled), loadGame(compiled)];
  const [state, other] = [new Int32Array(game.meta.size), new Int32Array(game.meta.size)];
  const [one, same] = [seededRandom(2), seededRandom(2)];
  let decisions = 0;
  for (let seed = 0; decisions < 1_100_000; seed++) {
    if (decisions < 900_000) expect(instance).not.toHaveBeenCalled();
    decisions += game.randomGame(state, { players: 2, seed }, one);
    plain.randomGame(other, { players: 2, seed }, same);
  }
  expect(instance).toHaveBeenCalledTimes(1);
  expect(state).toEqual(other);
  expect(one.next()).toBe(same.next());
});

function compile(sources: readonly RulesFile[], variants: readonly string[] = []): Compiled {
  const { compiled, diagnostics } = compileGame(sources, variants, { playouts: true });
  if (compiled === undefined) throw new Error(`errors: ${diagnostics.map(({ code }) => code)}`);
  return compiled;
}

/** The program, and its playout as WebAssembly. */
function both(compiled: Compiled) {
  return { program: programFrom(compiled.js), playout: wasmPlayout(compiled) };
}

function started(name: string) {
  const compiled = compile(rulesOf(name));
  const state = new Int32Array(compiled.meta.size);
  const { program, playout } = both(compiled);
  program.init(state, compiled.meta.players.min, 3, []);
  return { program, playout, state };
}

function expectSame(
  program: Program,
  playout: Program["playout"],
  state: Int32Array,
  seed: number,
): void {
  const [here, there] = [outcome(program.playout, state, seed), outcome(playout, state, seed)];
  expect(there.how, `seed ${seed}`).toEqual(here.how);
  if (!here.end.every((value, i) => value === there.end[i])) expect(there.end).toEqual(here.end);
}

/** How a playout ends. */
function outcome(playout: Program["playout"], from: Int32Array, seed: number) {
  const end = from.slice();
  const random: Random & RandomSource = seededRandom(deriveSeed(7, seed));
  let decisions: number | string;
  try {
    decisions = playout(end, random, 20_000);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    decisions = `${error.problem} ${error.at}`;
  }
  return { how: { decisions, next: random.next() }, end };
}

function fromFile(path: string): string {
  return readFileSync(path, "utf8");
}

/** Rules around moves that may be made and one that may not. */
function smallGame(rules: string, flow: string): RulesFile[] {
  const text = `
player counter air { de "die Luft, die Lüfte" en "breath, breaths" }
action dive { de "tauchen" en "dive" gain 1 air }
${rules.replaceAll("'", '"')}
flow { ${flow} }
`;
  return [{ path: "test.regel", text }, completed(text)];
}
