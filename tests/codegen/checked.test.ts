import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printProgramText } from "../../src/dsl/codegen/js/program-text.ts";
import { createProgram } from "../../src/dsl/codegen/program.ts";
import { compileGame, type RulesFile } from "../../src/dsl/index.ts";
import * as called from "../../src/dsl/runtime/engine/imports.ts";
import { explainMove, listNeeds, type Program } from "../../src/dsl/runtime/engine/program-api.ts";
import { RuleError } from "../../src/dsl/runtime/engine/rule-error.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import type { Meta } from "../../src/dsl/runtime/meta/meta.ts";
import { type Random, seededRandom } from "../../src/play/random.ts";
import { completed } from "../support/check-rules.ts";
import { codePrograms } from "../support/code-programs.ts";
import { playedGames } from "../support/games/played-games.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

// Programs that check themselves: each number that lowered rules load or store is inside of its region.
// In WebAssembly another one would be a number of something else.

const playouts = repetitions({ short: 5, long: 300 });
const limit = 20_000;

/** Returns an index below a limit. */
function inside(index: number, below: number, name: string): number {
  if (index >= 0 && index < below) return index;
  throw new Error(`index ${index} of ${name}, which has ${below}`);
}

/** Plays random games of a checked program, in both ways, until rules cannot be carried out. */
function play(sources: readonly RulesFile[], variants: readonly string[] = []): void {
  const { game, compiled } = compileGame(sources, variants);
  if (game === undefined || compiled === undefined) throw new Error("rules with errors");
  const js = printProgramText(createProgram(game, { isChecked: true }));
  expect(js).toContain("inside(");
  const program = programFrom(js, { ...called, inside });
  const { players, options, size } = compiled.meta;
  for (let seed = 0; seed < playouts; seed++) {
    const seats = players.min + (seed % (players.max - players.min + 1));
    const state = new Int32Array(size);
    const choices = options.map((option) => seed % option.choices.length);
    unlessStopped(() => {
      program.init(state, seats, seed, choices);
      program.playout(state.slice(), seededRandom(seed), limit);
      const random = seededRandom(seed);
      let asked = program.run(state);
      for (let made = 0; asked > 0 && made < limit; made++) {
        if (made % 16 === 0) explainAll(program, compiled.meta, state, random);
        asked = program.apply(state, program.O[random.below(asked)] as number);
      }
    });
  }
}

/** Asks for all that a program explains: of moves with random picks, and of conditions and values. */
function explainAll(program: Program, meta: Meta, state: Int32Array, random: Random): void {
  for (const move of meta.sites[state[8] as number]?.moves ?? []) {
    const params = meta.moves[move]?.params ?? [];
    const args = params.map(({ from, count }) => from + random.below(count));
    unlessStopped(() => explainMove(program, state, move, args));
    unlessStopped(() => listNeeds(program, state, move, args));
  }
  for (const about of [...program.found, ...program.conditions, ...program.ranking])
    unlessStopped(() => about(state, 0));
}

function unlessStopped(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}

const games = [...playedGames, ["burgundy-cards", []], ["white-castle", []]] as const;

test.each(games)("%s %j", (name, variants) => play(rulesOf(name), variants));

test.each([
  ...globSync("tests/codegen/samples/*/input.regel").map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  ),
  ...codePrograms.map(({ code, right }) => [code, right] as const),
])("%s", (_, text) => play([{ path: "input.regel", text }, completed(text)]));
