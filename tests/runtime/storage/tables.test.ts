// What a table answers, also to what it does not have.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const toll = `
enum Tide { ebb flood storm }
table toll(Tide, depth: 1..2) = 1, 2, 3, 4, 5, 6
`;

test("each index of a table counts by itself: beyond one of them there is nothing", () => {
  expect(asked(toll, "toll(tide, step)", "Tide", "tide")).toEqual([
    [0, 1, 2, 0, 0],
    [0, 3, 4, 0, 0],
    [0, 5, 6, 0, 0],
  ]);
});

test("constants beyond a table find nothing either", () => {
  const [below, inside, above] = [0, 2, 3].map((depth) =>
    asked(toll, `toll(tide, ${depth})`, "Tide", "tide").map(([first]) => first),
  );

  expect([below, inside, above]).toEqual([
    [0, 0, 0],
    [2, 4, 6],
    [0, 0, 0],
  ]);
});

test("what lies on a space is a line of a table, once somebody has asked whether anything does", () => {
  const grid = "shape Sea squares 1 by 1 zone sea of Tide on Sea\n";
  const at = "toll(tide, 1) + (if sea[s] is filled then eddy(tide, sea[s]) else 0)";
  const answers = asked(
    `${toll}${grid}table eddy(Tide, Tide) = 10, 20, 30, 40, 50, 60, 70, 80, 90`,
    at,
    "Tide",
    "tide",
    "for each s in spaces of sea",
  );

  expect(answers.map(([first]) => first)).toEqual([1, 3, 5]);
});

test("players, yes and no, and kinds of pieces are lines of tables, too", () => {
  const table = "table share(player, yes/no) = 1, 2, 3, 4, 5, 6, 7, 8\n";
  const answers = asked(table, "share(p, step > 1)", "players", "p");

  expect(answers).toEqual([
    [1, 1, 2, 2, 2],
    [3, 3, 4, 4, 4],
  ]);
});

const cards = `
family Card { value: 1..9 }
family Low : Card { }
family Fish { }
piece tang : Fish { de "der Tang, die Tange" en "tang, tangs" }
piece ace : Low { value is 1 de "das Ass, die Asse" en "ace, aces" }
piece crab : Fish { de "die Krabbe, die Krabben" en "crab, crabs" }
piece king : Card { value is 9 de "der König, die Könige" en "king, kings" }
zone hand of Card
`;

test("a table over a family is looked up by its pieces, wherever they are declared", () => {
  const tables = "table prize(Card) = 5, 7\ntable both(Low, step: 0..1, Fish) = 1, 2, 3, 4\n";
  const question = (card: string) =>
    `if step < 2 then prize(${card}) else (if step is 2 then both(ace, 1, tang) else both(ace, 0, crab))`;

  expect(asked(cards + tables, question("ace"), "1..1", "n")).toEqual([[5, 5, 3, 2, 2]]);
  expect(asked(cards + tables, question("king"), "1..1", "n")).toEqual([[7, 7, 3, 2, 2]]);
});

/** What a table answers for each member of a domain, and for steps from 0 to 4. */
function asked(things: string, question: string, domain: string, name: string, around = "if yes") {
  const source = `${things}
counter answers[0..14] { de "die Antwort, die Antworten" en "answer, answers" }
counter asked { de "die Frage, die Fragen" en "question, questions" }
flow { for each ${name} in ${domain} { for each step in 0..4 { ${around} {
  set answers[asked] to ${question}
  set asked to asked + 1
} } } }
`;
  const game = gameFrom([{ path: "test.regel", text: source }, completed(source)]);
  const { counters } = game.view(game.start({ players: 2, seed: 1 })).shared;
  const answers = counters.slice(0, -1).map(({ value }) => value);
  const rows = (counters.at(-1)?.value ?? 0) / 5;
  return Array.from({ length: rows }, (_, i) => answers.slice(5 * i, 5 * i + 5));
}
