// What may be none: how it is printed, stored, gained and told.

import { expect, test } from "vitest";
import type { Game, LogEntry, State } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const catches = `
enum Catch {
  pearl  "p"  de "die Perle, die Perlen" en "pearl, pearls"
  coral  "c"  de "die Koralle, die Korallen" en "coral, corals"
}
player counter catches[Catch]
`;

test("a space without a letter has nothing, and brings nothing", () => {
  const entries: LogEntry[] = [];
  const game = gameOf(`${catches}
shape Reef squares 3 by 2 { find: Catch or none depth: 1..3 or none }
board calm of Reef { de "still" en "calm"
  p1  c  2
  .   p  c3
}
zone reef of Catch on Reef
counter bare { de "das Feld, die Felder" en "space, spaces" }
flow {
  for each s in spaces of reef {
    if s.find is none and s.depth is none { gain 1 bare }
    gain 2 catches[s.find]
  }
  for each s in spaces of reef where s.depth is not none { pay s.depth catches[s.find] }
}`);
  const state = game.start({ players: 2, seed: 1 }, (entry) => entries.push(entry));

  expect(game.meta.boards[0]?.fields).toEqual({
    find: [0, 1, -1, -1, 0, 1],
    depth: [1, -1, 2, -1, -1, 3],
  });
  expect(amounts(game, state)).toEqual([3, 1]);
  expect(game.view(state).shared.counters.map(({ value }) => value)).toEqual([1]);
  expect(entries.map((one) => (one.kind === "gain" ? [one.index, one.amount] : one.kind))).toEqual([
    [0, 2],
    [1, 2],
    [undefined, 1],
    [0, 2],
    [1, 2],
    [0, -1],
    [1, -3],
  ]);
});

test("which of a family is found out once, and what it leads to asks only if there is one", () => {
  const game = gameOf(`${catches.replace("[Catch]", "[Catch] { max 1 beyond { choose sell } }")}
counter finds { de "der Fund, die Funde" en "find, finds" }
table found(0..4): Catch or none = none, pearl, none, pearl, coral
value next: Catch or none = found(finds)
action sell { de "verkaufen" en "sell" pick what from Catch needs your catches[what] > 0 pay 1 catches[what] }
flow { for you { repeat 5 times { gain 1 catches[next] gain 1 finds } } }`);
  const state = game.start({ players: 2, seed: 1 });

  expect(amounts(game, state)).toEqual([2, 0]);
  expect(game.view(state).shared.counters.map(({ value }) => value)).toEqual([3]);
  game.play(state, game.options(state)[0] ?? -1);
  expect(amounts(game, state)).toEqual([1, 1]);
  expect(game.decision(state)).toBeUndefined();
});

test("marks start at none and are told by that name", () => {
  const game = gameOf(`${catches}
die luck = pearl, pearl
mark last[Catch]: 1..6 or none
mark up: luck or none
player mark best: Catch or none starts pearl
flow {
  set last[coral] to 3
  if last[pearl] is none and up is none { roll up }
  each player where seat is 2 { set your best to none }
}`);
  const state = game.start({ players: 2, seed: 1 });
  const { shared, players } = game.view(state);
  const type = game.meta.marks[2]?.type ?? { kind: "yesno" };
  const values = [shared, ...players].map(({ marks }) => marks.map(({ value }) => value));

  expect(values).toEqual([[-1, 3, 0], [0], [-1]]);
  expect(type).toEqual({ kind: "enum", of: 0, orNone: true });
  expect([0, -1].map((value) => game.formatValue(type, value))).toEqual([
    { de: "Perle", en: "pearl" },
    { de: "nichts", en: "nothing" },
  ]);
});

test("what a table does not have is none where it may be", () => {
  const game = gameOf(`${catches}
table price(Catch, depth: 1..2): Catch or none = coral, coral, coral, coral
mark asked[0..4]: Catch or none
flow {
  for each depth in 0..3 { set asked[depth] to price(pearl, depth) }
  set asked[4] to price(coral, 3)
}`);
  const { marks } = game.view(game.start({ players: 2, seed: 1 })).shared;

  expect(marks.map(({ value }) => value)).toEqual([-1, 1, 1, -1, -1]);
});

test("none is no further value of a field", () => {
  const game = gameOf(`${catches}
family Fish { prey: Catch or none }
piece cod : Fish { prey is pearl copies 2 in sea }
piece eel : Fish { prey is none copies 2 in sea }
piece ray : Fish { prey is coral copies 1 in sea }
zone sea of Fish
counter kinds { de "die Sorte, die Sorten" en "sort, sorts" }
flow {
  gain number of different Fish.prey in sea kinds
  for each f in sea where f.prey is none { gain 10 kinds }
  for each f in sea { let prey = if f is ray then coral else none  if prey is not none { gain 100 kinds } }
}`);
  const { counters } = game.view(game.start({ players: 2, seed: 1 })).shared;

  expect(counters.map(({ value }) => value)).toEqual([112]);
});

test("examples set and ask for none", () => {
  const game = gameOf(`${catches}
player mark best: Catch or none starts coral
action forget { de "vergessen" en "forget" set your best to none }
action pass { de "passen" en "pass" }
flow { each player { choose forget, pass } }
example forgetting proves forget {
  de "Weg ist es." en "It is gone."
  given { players Anna, Benno Benno { best none } }
  then Anna has your best is coral and best of Benno is none
  when Anna forget
  then Anna has your best is none
}
example lying {
  de "Es ist noch da." en "It is still there."
  given { players Anna, Benno Anna { best none } }
  then Anna has your best is not none
}`);

  expect(game.meta.examples.map(({ id }) => game.runExample(id).passed)).toEqual([true, false]);
});

function gameOf(source: string): Game {
  return gameFrom([{ path: "test.regel", text: source }, completed(source)]);
}

/** What the first player has of each catch. */
function amounts(game: Game, state: State): (number | undefined)[] {
  return game.view(state).players[0]?.counters.map(({ value }) => value) ?? [];
}
