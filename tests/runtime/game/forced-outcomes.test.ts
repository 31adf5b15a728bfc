import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/dsl/index.ts";
import type { Program } from "../../../src/dsl/runtime/engine/program-api.ts";
import { eachDecision, gameNumber, pick, sorts } from "../../support/games/playouts.ts";
import { programOf, withChance, withoutChance } from "../../support/programs/program-of.ts";

const games = 15;

const programs: Readonly<Record<string, Program>> = Object.fromEntries(
  ["burgundy", "classics/pig"].map((name) => [name.split("/").at(-1), programOf(name)]),
);

const chancy = sorts.filter(([, { game }]) => game.meta.id in programs);

test.each(chancy)("%s: a game is played again by the results of chance alone", (_, sort) => {
  const { game } = sort;
  const program = programs[game.meta.id] as Program; // `chancy` has only such games.
  for (let index = 0; index < games; index++) {
    const { setup, random } = gameNumber(sort, index);
    const results: number[] = [];
    const options: number[] = [];
    const log = (entry: LogEntry) => entry.kind === "chance" && results.push(entry.value);
    const state = game.start(setup, log);
    while (!game.isOver(state)) {
      options.push(pick(game.options(state), random));
      game.play(state, options.at(-1) as number, log); // Just pushed.
    }

    const again = new Int32Array(game.meta.size);
    const choices = game.meta.options.map(({ id, choices }) =>
      choices.findIndex((choice) => choice.id === sort.options[id]),
    );
    program.init(again, sort.players, 999, choices);
    withChance(program, results, () => {
      program.run(again);
      for (const option of options) program.apply(again, option);
    });

    expect(withoutChance(again)).toEqual(withoutChance(state));
  }
});

test.each(chancy)("%s: other chance makes another game", (_, sort) => {
  const ends = new Set<string>();
  eachDecision({ ...sort }, games, (state) => ends.add(state.subarray(4, 8).join()));

  expect(ends.size).toBeGreaterThan(games);
});
