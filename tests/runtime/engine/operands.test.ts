// Operands of statements are evaluated once, in written order, before anything changes.

import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const board = `
counter notes[0..5] { de "die Note, die Noten" en "note, notes" }
shape Sea squares 3 by 1
zone sea of Tile on Sea { de "das Meer, die Meere" en "sea, seas" }
family Tile { }
piece coral: Tile { de "die Koralle, die Korallen" en "coral, corals" }
piece pearl: Tile { de "die Perle, die Perlen" en "pearl, pearls" }
to count { de "zählen" en "count"
  set notes[0] to number of coral in sea
  set notes[1] to number of pearl in sea
}
`;

describe("a thing that is read from where it lies", () => {
  test("is counted as gone when it is removed", () => {
    const flow = `for each s in spaces of sea { add pearl to sea[s] }
      for each s in spaces of sea { if sea[s] is filled { remove sea[s] from sea[s] } } do count`;

    expect(notes(board, flow)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("lies where it is put, though the space has been read to say what", () => {
    const flow = `for each s in spaces of sea { add if sea[s] is empty then coral else pearl to sea[s] } do count`;

    expect(notes(board, flow)).toEqual([3, 0, 0, 0, 0, 0]);
  });
});

const zones = `
zone left of 1..6, row of 6
zone right[1..6] of 1..6, row of 6
zone bag of 1..6
zone spare[0..6] of 1..6
counter notes[0..5] { de "die Note, die Noten" en "note, notes" }
counter steps { de "der Schritt, die Schritte" en "step, steps" }
table goal(0..9) = 1, 2, 3, 4, 5, 6, 6, 6, 6, 6
`;

describe("a place that depends on what the statement changes", () => {
  test("is the one from before, when the first of a row moves", () => {
    const flow = `add 2 to left add 5 to left
      move first from left to right[goal(size of left)]
      ${sizes("right", 1, 6)}`;

    expect(notes(zones, flow)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test("is the same for all that is drawn", () => {
    const flow = `add 3 to bag add 3 to bag add 3 to bag
      draw 3 from bag to right[goal(size of bag)]
      ${sizes("right", 1, 6)}`;

    expect(notes(zones, flow)).toEqual([0, 0, 0, 3, 0, 0]);
  });

  test("is the same for all that moves", () => {
    const flow = `add 3 to left add 3 to left add 2 to left
      move all 3 from left to right[goal(size of left)]
      ${sizes("right", 1, 6)}`;

    expect(notes(zones, flow)).toEqual([0, 0, 0, 2, 0, 0]);
  });

  test("is emptied altogether", () => {
    const flow = `add 1 to spare[2] add 1 to spare[2]
      for each i in 0..6 { if i is size of spare[2] { move all from spare[size of spare[2]] to bag } }
      set notes[0] to size of bag set notes[1] to size of spare[2]`;

    expect(notes(zones, flow)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test("is where all throws go", () => {
    const flow = `roll 3 to right[goal(size of right[1])] ${sizes("right", 1, 6)}`;

    expect(notes(zones, flow)).toEqual([3, 0, 0, 0, 0, 0]);
  });
});

test("a counter of a family is the same before and after it is paid", () => {
  const flow = `set notes[0] to 3 set notes[3] to 8
    pay notes[0] notes[notes[0]]`;

  expect(notes(zones, flow)).toEqual([3, 0, 0, 5, 0, 0]);
});

test("the log says what a table was looked up by before the points were booked", () => {
  const text = `table prizes(0..9) = 4, 1, 7, 9, 9, 9, 9, 9, 9, 9
reason booty { de "Geschenk" en "gift" }
flow { each player { score prizes(your score) as booty score prizes(your score) as booty } }`;
  const entries: LogEntry[] = [];
  gameOf(text).start({ players: 2, seed: 1 }, (entry) => entries.push(entry));
  const told = entries.flatMap((entry) => (entry.kind === "score" ? [entry] : []));

  expect(told.map(({ amount, from }) => [amount, from[0]?.by])).toEqual([
    [4, [0]],
    [9, [4]],
    [4, [0]],
    [9, [4]],
  ]);
});

/** Statements that note how much lies in each zone of a family. */
function sizes(zone: string, from: number, to: number): string {
  return `for each z in ${from}..${to} { set notes[z - ${from}] to size of ${zone}[z] }`;
}

/** What is noted at the end of a flow. */
function notes(things: string, flow: string): number[] {
  const game = gameOf(`${things}\nflow { ${flow} }`);
  const { counters } = game.view(game.start({ players: 2, seed: 1 })).shared;
  return counters.filter(({ id }) => id === 0).map(({ value }) => value);
}

function gameOf(text: string) {
  return gameFrom([{ path: "test.regel", text }, completed(text)]);
}
