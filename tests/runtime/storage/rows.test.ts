// Rows: their ends, their order and how long they may be; marks in families; how far on a track.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const shelf = "zone shelf of 1..6, row of 4\nzone pool of 1..6, row of 4";

test("a row gives what lies first and what lies last", () => {
  const { zones } = tableOf(`
${shelf}
flow {
  add 4 to shelf add 1 to shelf add 6 to shelf add 2 to shelf
  move last from shelf to pool
  if shelf is filled { add last of shelf to pool }
  move first from shelf to pool
}
`);

  expect(zones).toEqual([
    [1, 6],
    [2, 6, 4],
  ]);
});

test("nothing moves from the end of an empty row", () => {
  expect(tableOf(`${shelf}\nflow { move last from shelf to pool }`).zones).toEqual([[], []]);
});

test("a row of one has the same at both ends", () => {
  const { zones } = tableOf(`
${shelf}
flow {
  add 3 to shelf
  if shelf is filled { add first of shelf to pool add last of shelf to pool }
}
`);

  expect(zones).toEqual([[3], [3, 3]]);
});

test("sorting puts the lowest first and touches nothing else", () => {
  const { zones } = tableOf(`
${shelf}
flow {
  add 4 to shelf add 1 to shelf add 6 to shelf add 1 to shelf
  add 5 to pool add 2 to pool
  sort shelf
}
`);

  expect(zones).toEqual([
    [1, 1, 4, 6],
    [5, 2],
  ]);
});

const long = `
zone shelf of 1..6, row of players + 1
mark full: yes/no
flow { repeat until shelf is full { add 1 to shelf } set full to yes }
`;

test.each([2, 3, 4])("a row for %i players has its own length", (players) => {
  const { zones, marks } = tableOf(long, players);

  expect(zones).toEqual([Array(players + 1).fill(1)]);
  expect(marks).toEqual([1]);
});

test("a row takes no more than it has room for", () => {
  const text = "zone shelf of 1..6, row of players\nflow { repeat 3 times { add 1 to shelf } }";

  expect(tableOf(text, 3).zones).toEqual([[1, 1, 1]]);
  expect(() => tableOf(text, 2)).toThrow();
});

test("each mark of a family has a value of its own", () => {
  const text = `
enum Hue { red blue green }
mark taken[Hue]: 1..6 starts 2
player mark seen[4..5]: Hue
flow {
  set taken[blue] to 5
  each player where seat is 2 { set your seen[5] to green }
}
`;
  const { marks, owned } = tableOf(text);

  expect(marks).toEqual([2, 5, 2]);
  expect(owned).toEqual([
    [0, 0],
    [0, 2],
  ]);
});

test("how far on a track somebody has come", () => {
  const { marks } = tableOf(`
track current of players 1..7
mark far[player]: 0..9
flow {
  each player where seat is 2 { move you on current by 3 }
  for each p in players { set far[p] to position of p on current }
}
`);

  expect(marks.slice(0, 2)).toEqual([1, 4]);
});

test("an example sets and sees one mark of a family", () => {
  const text = `
game reef { de "Riff" en "reef" players 2..2 }
enum Hue { red blue }
player mark guess[Hue]: 1..6, hidden
action pass { de "passen" en "pass" }
flow { each player { choose pass } }
example seen {
  de "…" en "…"
  given { players Anna, Benno Anna { guess[blue] 4 } }
  then Anna has your guess[blue] is 4 and your guess[red] is 1
  then Anna sees your guess[blue]
  then Benno cannot see guess of Anna[blue]
}
`;
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);

  expect(game.runExample("seen").problem).toBeUndefined();
});

/** What lies in the shared zones, and the marks, at the end. */
function tableOf(text: string, players = 2) {
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  const view = game.view(game.start({ players, seed: 1 }));
  return {
    zones: view.shared.zones.map(({ items }) => items.map(({ value }) => value)),
    marks: view.shared.marks.map(({ value }) => value),
    owned: view.players.map(({ marks }) => marks.map(({ value }) => value)),
  };
}

test("what is removed or moved from an end of its own row is the one that lies there", () => {
  const { zones } = tableOf(`
zone shelf of 1..6, row of 9
zone pool of 1..6, row of 9
flow {
  add 3 to shelf add 1 to shelf add 3 to shelf add 2 to shelf add 1 to shelf
  if shelf is filled { remove last of shelf from shelf }
  if shelf is filled { move last of shelf from shelf to pool }
  if shelf is filled { move first of shelf from shelf to pool }
  if shelf is filled { remove last of shelf from shelf }
}
`);

  expect(zones).toEqual([[1], [2, 3]]);
});
