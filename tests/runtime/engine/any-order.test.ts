// `in any order`: whoever carries out a rule picks what comes next.

import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { perft } from "../../../src/play/perft.ts";
import { parseRecords } from "../../../src/play/session/parse-record.ts";
import { replay } from "../../../src/play/session/replay.ts";
import { playRecordedGame } from "../../../src/play/simulation/simulate.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

/** What happens is told by the digits of a number. */
const told = 'counter story { de "die Geschichte, die Geschichten" en "story, stories" }';

const tides =
  'enum Tide { ebb de "die Ebbe" en "ebb" flood de "die Flut" en "flood" spring de "die Springflut" en "spring tide" }';

test("of what is left one picks, and the last follows unasked", () => {
  const game = ordered(
    `${tides} flow { for each tide in Tide in any order { set story to story * 10 + rank of tide } }`,
  );

  expect(stories(game)).toEqual(["123", "132", "213", "231", "312", "321"]);
  expect(perft(game, { players: 2, seed: 1 }, 3)).toMatchObject({ sequences: [3, 6, 0] });
});

test("one thing alone asks nobody", () => {
  expect(stories(ordered("flow { for each n in 4..4 in any order { set story to n } }"))).toEqual([
    "4",
  ]);
  expect(stories(ordered("flow { for each n in 4..3 in any order { set story to n } }"))).toEqual([
    "0",
  ]);
});

test("which things there are is settled when it begins", () => {
  const game = ordered(
    "flow { for each n in 1..3 where story < 1 in any order { set story to story * 10 + n } }",
  );

  expect(stories(game)).toHaveLength(6);
});

test("items whose condition does not hold when it begins are left out", () => {
  const items = (first: string) => `
    flow {
      ${first}
      in any order {
        pearl { de "Perle" en "pearl" set story to story * 10 + 1 }
        coral where story is 0 { de "Koralle" en "coral" set story to story * 10 + 2 }
        fish where story is in 5..9 { de "Fisch" en "fish" set story to story * 10 + 3 }
      }
    }`;

  expect(stories(ordered(items("")))).toEqual(["12", "21"]);
  expect(stories(ordered(items("set story to 5")))).toEqual(["513", "531"]);
  expect(stories(ordered(items("set story to 4")))).toEqual(["41"]);
});

test("orders nest", () => {
  const game = ordered(`
    flow { for each n in {1, 2} in any order { for each m in 3..4 in any order { set story to story * 10 + n * m } } }`);

  expect(stories(game)).toEqual(["3468", "3486", "4368", "4386", "6834", "6843", "8634", "8643"]);
});

test("a loop in any order starts anew each time", () => {
  const game = ordered(
    "flow { repeat 2 times { for each n in 1..2 in any order { set story to story * 10 + n } } }",
  );

  expect(stories(game)).toEqual(["1212", "1221", "2112", "2121"]);
});

test("things of one kind are one option, and each has its turn", () => {
  const game = ordered(`
    zone pool of 1..6, 3 places
    flow {
      add 1 to pool add 1 to pool add 2 to pool
      for each fish in pool in any order { remove fish from pool set story to story * 10 + fish }
    }`);

  expect(stories(game)).toEqual(["112", "121", "211"]);
});

test("a mark that drives the loop can be read by all rules", () => {
  const game = ordered(`${tides}
    mark tide: Tide
    to tell { set story to story * 10 + rank of tide }
    flow { for each tide in Tide where tide is not spring in any order { do tell } }`);

  expect(stories(game)).toEqual(["12", "21"]);
});

test("things on spaces of a region and pieces on a grid can be put in order", () => {
  const game = ordered(`
    shape Reef squares 3 by 1
    family Fish
    piece cod: Fish { de "der Dorsch" en "cod" }
    piece eel: Fish { de "der Aal" en "eel" }
    zone reef of Fish on Reef
    flow {
      add cod to reef[a1] add eel to reef[a3]
      for each s in spaces of reef where s is empty in any order { set story to 9 }
      for each fish in reef in any order { set story to story * 10 + (if fish is cod then 1 else 2) }
    }`);

  expect(stories(game)).toEqual(["912", "921"]);
});

const chest = `
  flow {
    in any order {
      pearl { de "eine Perle nehmen" en "take a pearl" set story to story * 10 + 1 }
      shell { de "eine Muschel öffnen" en "open a shell" set story to story * 10 + 2 }
    }
  }
  example pearlLast { de "Perle zuletzt" en "Pearl last"
    given { players Anna, Benno }
    then Anna chooses next
    then Anna can next(item: pearl)
    when Anna next(item: shell)
    then Anna has story is 21
  }`;

test("items are named in moves, and their words are the options", () => {
  const game = ordered(chest);
  const state = game.start({ players: 2, seed: 1 });
  const options = game.options(state);

  expect(options.map((option) => game.notation(option))).toEqual([
    "next(item: pearl)",
    "next(item: shell)",
  ]);
  expect(options.map((option) => game.says(option).en)).toEqual(["take a pearl", "open a shell"]);
  expect(game.runExample("pearlLast").problem).toBeUndefined();
});

test("what has had its turn is no option, and why is told", () => {
  const game = ordered("flow { for each n in 1..3 in any order { set story to n } }");
  const state = game.start({ players: 2, seed: 1 });
  game.play(state, read(game, state, "next(n: 2)"));

  expect(game.decision(state)).toEqual({ player: 0, actions: ["next"], mayDecline: false });
  expect(game.says(read(game, state, "next(n: 3)"))).toEqual({
    de: "als Nächstes: 3",
    en: "next: 3",
  });
  expect(game.explain(state, "next", { n: 2 })).toMatchObject({
    legal: false,
    reason: { text: { en: "You cannot choose 2 here." } },
  });
  expect(game.explain(state, "next", { n: 3 }).legal).toBe(true);
});

test("a pick is told in the log", () => {
  const game = ordered("flow { for each n in 1..2 in any order { gain n story } }");
  const state = game.start({ players: 2, seed: 1 });
  const log: string[] = [];
  game.play(state, read(game, state, "next(n: 2)"), (entry) =>
    log.push(entry.kind === "rule" ? entry.rule : entry.kind),
  );

  expect(log).toEqual(["next", "gain", "gain"]);
});

test("a game is saved in the middle of an order", () => {
  const game = ordered(
    "flow { for each n in 1..3 in any order { for each m in 1..2 in any order { set story to story * 10 + m } } }",
  );
  const state = game.start({ players: 2, seed: 1 });
  game.play(state, read(game, state, "next(n: 2)"));
  const other = game.load(game.save(state));
  for (const move of ["next(m: 2)", "next(n: 3)", "next(m: 1)", "next(m: 1)"]) {
    game.play(state, read(game, state, move));
    game.play(other, read(game, other, move));
  }

  expect(other).toEqual(state);
  expect(story(game, state)).toBe("211212");
});

const lights = `
  event lit(number: 1..2)
  family Card
  piece lamp: Card { de "die Lampe" en "lamp" while in row { when lit { set story to story * 10 + number } } }
  piece wick: Card { de "der Docht" en "wick" while in row { when lit { set story to story * 10 + 5 } } }
  piece flint: Card { de "der Feuerstein" en "flint" }
  player zone row of Card, row of 4
  when lit { set story to story * 10 + 9 }
  action wait { de "warten" en "wait" }
  flow { choose wait announce lit(2) in any order }
  example glow { de "Glühen" en "Glow"
    given { players Anna, Benno Anna { row lamp, flint, wick, lamp } }
    when Anna wait
    when Anna next(piece: lamp)
    when Anna next(piece: wick)
    then Anna has story is 2529
  }`;

test("what lying pieces answer to an event comes in an order that one picks", () => {
  const game = ordered(lights);

  expect(game.runExample("glow").problem).toBeUndefined();
});

test("too many things stop the game", () => {
  const game = ordered(`
    zone pool of 1..2
    flow { repeat 32 times { add 1 to pool } for each fish in pool in any order { } }`);

  expect(() => game.start({ players: 2, seed: 1 })).toThrow(
    "the rules cannot be carried out: many",
  );
});

test("orders that lead to themselves nest", () => {
  const game = ordered(`
    mark depth: 0..9
    zone pool of 1..2
    to sink { if depth < 6 { set depth to depth + 1 for each fish in pool in any order { gain fish story do sink } } }
    flow { add 1 to pool add 2 to pool do sink }`);
  const state = game.start({ players: 2, seed: 1 });
  for (let depth = 0; depth < 6; depth++) game.play(state, read(game, state, "next(fish: 2)"));

  expect(game.isOver(state)).toBe(true);
  expect(story(game, state)).toBe("18");
});

test("a recorded game plays again", () => {
  const game = ordered(
    `${tides} flow { each player { for each tide in Tide in any order { gain 1 story } } }`,
  );
  const session = playRecordedGame(game, { bots: ["random", "greedy"], options: {}, seed: 3 }, 0);
  const parsed = parseRecords(session.save());

  expect(
    parsed.kind === "records" && parsed.records.map((record) => replay(game, record).kind),
  ).toEqual(["played"]);
});

function ordered(text: string): Game {
  const whole = `${told}\n${text.replace(/ flow \{/g, "\nflow {")}`;
  return gameFrom([{ path: "test.regel", text: whole }, completed(whole)]);
}

function read(game: Game, state: State, text: string): number {
  const found = game.readNotation(state, text);
  if ("problem" in found) throw new Error(found.problem.en);
  return found.option;
}

/** The stories of all games that there are, in the order of the options. */
function stories(game: Game): string[] {
  const open = [game.start({ players: 2, seed: 1 })];
  const found: string[] = [];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (game.isOver(state)) found.push(story(game, state));
    for (const option of game.options(state).reverse()) {
      const next = state.slice();
      game.play(next, option);
      open.push(next);
    }
  }
  return found;
}

function story(game: Game, state: State): string {
  return String(game.view(state).shared.counters[0]?.value);
}
