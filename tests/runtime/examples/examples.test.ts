// What examples say, and how they fail.

import { expect, test } from "vitest";
import {
  type DisplayText,
  describeFault,
  type Game,
  type LogEntry,
} from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

test("what is hidden and one's own only its owner sees", () => {
  expect(problemOf("then Anna sees your net")).toBeUndefined();
  expect(problemOf("then Anna sees net of Anna")).toBeUndefined();
  expect(problemOf("then Benno cannot see net of Anna")).toBeUndefined();
  expect(problemOf("then Benno cannot see wish of Anna")).toBeUndefined();
  expect(problemOf("then Benno sees your wish")).toBeUndefined();
});

test("what is hidden and shared nobody sees", () => {
  expect(problemOf("then Anna cannot see pools[2]")).toBeUndefined();
  expect(problemOf("then Benno cannot see tide")).toBeUndefined();
});

test("what is not hidden all see", () => {
  expect(problemOf("then Benno sees basket of Anna")).toBeUndefined();
  expect(problemOf("then Benno sees depth of Anna")).toBeUndefined();
});

test("an example fails where somebody does not see what it says", () => {
  expect(problemOf("then Benno sees net of Anna")).toEqual({
    de: "Benno sieht das nicht: Netz von Anna.",
    en: "Benno cannot see this: net of Anna.",
  });
  expect(problemOf("then Benno sees pools[2]")).toEqual({
    de: "Benno sieht das nicht: Becken 2.",
    en: "Benno cannot see this: pool 2.",
  });
  expect(problemOf("then Anna sees tide")).toEqual({
    de: "Anna sieht das nicht: tide.",
    en: "Anna cannot see this: tide.",
  });
});

test("an example fails where somebody sees what it says to be hidden", () => {
  expect(problemOf("then Anna cannot see your wish")).toEqual({
    de: "Anna sieht das: der geheime Wunsch von Anna.",
    en: "Anna sees this: the secret wish of Anna.",
  });
  expect(problemOf("then Anna cannot see basket of Benno")).toEqual({
    de: "Anna sieht das: Korb von Benno.",
    en: "Anna sees this: basket of Benno.",
  });
});

test("a condition compares players by their names", () => {
  expect(problemOf("then Anna has shells of Anna < shells of Benno")).toBeUndefined();
  expect(problemOf("then Benno has your shells < shells of Anna")).toMatchObject({
    en: "Not true: `your shells < shells of Anna`; `your shells` is 2, `shells of Anna` is 1.",
  });
});

test.each([
  ["depth of Anna is 3", "Not true: `depth of Anna is 3`; `depth of Anna` is 1."],
  ["not (seat is 2)", "Not true: `not (seat is 2)`; `seat` is 2."],
  [
    "seat is 2 and depth of Anna + 1 > 4 and seat is 9",
    "Not true: `seat is 2 and depth of Anna + 1 > 4 and seat is 9`; `depth of Anna + 1` is 2.",
  ],
  ["seat is 1 or seat is 3", "Not true: `seat is 1 or seat is 3`; `seat` is 2."],
  [
    "basket of Anna is filled",
    "Not true: `basket of Anna is filled`; `size of basket of Anna` is 0.",
  ],
  ["some x in 1..3 where x > 3", "Not true: `some x in 1..3 where x > 3`."],
  [
    "seat is 1 or some x in 1..3 where x > 3",
    "Not true: `seat is 1 or some x in 1..3 where x > 3`; `seat` is 2, `some x in 1..3 where x > 3` is no.",
  ],
  ["seat is in {1, 3}", "Not true: `seat is in {1, 3}`; `seat` is 2."],
  ["players is not 2", "Not true: `players is not 2`; `players` is 2."],
  [
    "number of cod in shoal is 3 and size of lane is 1",
    "Not true: `number of cod in shoal is 3 and size of lane is 1`; `number of cod in shoal` is 2.",
  ],
  [
    "lane is filled and first of lane is ray",
    "Not true: `lane is filled and first of lane is ray`; `first of lane` is cod.",
  ],
  [
    "(seat is 1 or seat is 3) and players is 3",
    "Not true: `(seat is 1 or seat is 3) and players is 3`; `seat` is 2.",
  ],
])("a condition that fails says what was found (%s)", (condition, message) => {
  expect(problemOf(`then Benno has ${condition}`)?.en).toBe(message);
});

test("what is not there is not looked at for what was found", () => {
  expect(problemOf("then Benno has lane is empty or not (first of lane is cod)")?.en).toBe(
    "Not true: `lane is empty or not (first of lane is cod)`; `size of lane` is 1, `first of lane` is cod.",
  );
});

const supplies = `
family Fish
piece cod : Fish { copies 4 in shoal }
piece ray : Fish { copies 3 in deep }
zone shoal of Fish
zone deep of Fish, hidden
zone drawn of Fish, hidden
zone shore of Fish
zone beach of Fish
action wait { de "warten" en "wait" }
flow {
  draw 1 from deep to drawn
  draw 1 from deep to shore
  move cod from shoal to beach
  choose wait
}
variant clear of reef { de "klar" en "clear" change deep.hidden to no change drawn.hidden to no }
variant dark of reef {
  de "dunkel" en "dark"
  change shoal.hidden to yes
  change zone shore of Fish, hidden
  add zone trench of Fish, hidden
}
example atFirst {
  de "Anfang" en "start"
  given { players Anna, Benno }
  then Anna has number of cod in shoal is 3
  then Anna has number of ray in deep is 1
  then Anna has size of drawn is 1
  then Anna has shore is empty and beach is empty
}
`;

test.each([[[]], [["clear"]], [["dark"]], [["clear", "dark"]]])(
  "supplies lie where they did when an example begins, whoever sees them (%s)",
  (variants) => {
    const sources = [{ path: "test.regel", text: supplies }, completed(supplies)];
    expect(gameFrom(sources, variants).runExample("atFirst").problem).toBeUndefined();
  },
);

test("a move that cannot be played says why, and what can be played instead", () => {
  const problem = (steps: string, given = "") => {
    const example = `example tried after first { de "Versucht" en "Tried" ${given} ${steps} }`;
    const found = divingGame(example).runExample("tried").problem;
    return found && describeFault(found, "en");
  };

  expect(problem("when Benno dive")).toBe(
    "That can mean several moves: dive(by: 1) · dive(by: 2) · dive(by: 3)",
  );
  expect(problem("then Benno cannot dive(by: 2) because enough")).toBe("That is allowed.");
  expect(problem("when Benno dive(by: 2) when Anna dive(by: 3) when Benno dive(by: 3)")).toBe(
    "That is not allowed. You dive deep enough. Possible: dive(by: 1) · dive(by: 2)",
  );
  expect(problem("when Benno dive(by: 2)", "given { table { depth 9 } }")).toBe(
    "That is not allowed. You dive deep enough. No move is possible here.",
  );
  expect(
    problem(
      "when Benno dive(by: 1) when Anna dive(by: 1) when Benno dive(by: 1) when Anna dive(by: 1)",
    ),
  ).toBe("The game is already over: no player decides any more.");
});

/** What is wrong with an outcome, if anything is. */
function problemOf(outcome: string): DisplayText | undefined {
  const text = `
mark tide: 1..6, hidden
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" starts seat }
player mark depth: 1..6
player mark wish: 1..6, hidden { de "der geheime Wunsch" en "the secret wish" }
player zone net of 1..6, hidden { de "das Netz, die Netze" en "net, nets" }
player zone basket of 1..6 { de "der Korb, die Körbe" en "basket, baskets" }
zone pools[1..3] of 1..6, hidden { de "das Becken, die Becken" en "pool, pools" }
family Fish
piece cod : Fish { de "Dorsch" en "cod" copies 2 in shoal }
piece ray : Fish { de "Rochen" en "ray" }
zone shoal of Fish { de "der Schwarm, die Schwärme" en "shoal, shoals" }
zone lane of Fish, row of 3 { de "die Bahn, die Bahnen" en "lane, lanes" }
action wait { de "warten" en "wait" }
flow { choose wait }
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno Anna { depth 1 } table { lane cod } }
  ${outcome}
}
`;
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  return game.runExample("looked").problem?.text;
}

const dives = `
mark depth: 0..9
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" }
zone pool of 1..6, 3 places
action dive { de "tauchen" en "dive" pick by from 1..3 needs enough: depth + by <= 9 else de "Du tauchst tief genug." en "You dive deep enough." set depth to depth + by gain by shells }
flow { add 4 to pool repeat 2 times { each player { choose dive } } }
ranking { most shells of you }
example first { de "Erst" en "First"
  given { players Anna, Benno table { pool 2, 3 } }
  when Anna dive(by: 2)
  then Benno has depth is 2
}`;

test("facts name players where players lie or are meant", () => {
  const game = divingGame(`
zone queue of player, row of players { de "die Schlange, die Schlangen" en "queue, queues" }
mark leader: player { de "wer führt" en "the leader" }
counter turns[player] { de "der Zug, die Züge" en "turn, turns" }
example led { de "Vorn" en "Led"
  given { players Anna, Benno table { queue Benno, Anna; leader Benno; turns[Benno] 4 } }
  then Anna has leader is Benno and turns[Benno] is 4
  then Anna has Benno is in queue and size of queue is 2
}`);

  expect(game.runExample("led").problem).toBeUndefined();
});

test("an example begins where another ends, with what it changes", () => {
  const game = divingGame(`
example second after first { de "Dann" en "Second"
  given { Anna { shells 7 } }
  then Benno has depth is 2 and size of pool is 2 and shells of Anna is 7
  when Benno dive(by: 1)
}
example third after second { de "Zuletzt" en "Third" then Anna has depth is 3 }`);

  expect(game.runExample("third").problem).toBeUndefined();
  expect(game.exampleStart("second").names).toEqual(["Anna", "Benno"]);
  expect(game.exampleStart("second").moves).toHaveLength(1);
});

test("the moves of an example bring the chance along that it fixes", () => {
  const text = `
die weather = 1, 2, 3, 4, 5, 6 { de "der Wetterwürfel, die Wetterwürfel" en "weather die, weather dice" }
mark wind: weather { de "der Wind" en "the wind" }
action sail { de "segeln" en "sail" roll wind }
flow { repeat until no { each player { choose sail } } }
example blown {
  de "Verweht" en "Blown"
  given { players Anna, Benno }
  chance 2, 5
  when Anna sail
  then Anna has wind is 2
  when Benno sail
  then Anna has wind is 5
}
`;
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  const { state, moves } = game.exampleStart("blown");
  const rolled: number[] = [];
  for (const { option, chance } of moves) {
    const log = (entry: LogEntry) => {
      if (entry.kind === "chance") rolled.push(entry.value);
    };
    game.play(state, option, log, chance);
  }

  expect(rolled).toEqual([2, 5]);
});

test("players are given by their names", () => {
  const text = `
mark dealer: player
zone table of player
rival shark when players is 2 { de "der Hai" en "the shark" }
action wait { de "warten" en "wait" }
flow { repeat until no { each player from dealer { choose wait } } }
example dealt {
  de "Gegeben" en "Dealt"
  given { players Anna, Benno table { dealer Benno; table Benno, 2 Anna, shark } }
  then Anna has dealer is Benno and number of Anna in table is 2 and size of table is 4
  when Anna wait
  when Benno wait
  when Benno wait
}
`;
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  expect(game.runExample("dealt").problem).toBeUndefined();
});

test("an example that begins after one that does not hold says so", () => {
  const game = divingGame(`
example wrong after first { de "Falsch" en "Wrong" then Benno has depth is 9 }
example late after wrong { de "Spät" en "Late" }
example later after late { de "Später" en "Later" }`);

  expect(game.runExample("late").problem?.text).toEqual({
    de: "Es beginnt nach `wrong`, und das stimmt nicht.",
    en: "It begins after `wrong`, which does not hold.",
  });
  expect(game.runExample("later").problem?.text.en).toBe(
    "It begins after `late`, which does not hold.",
  );
});

test("rules that never come to their first decision fail the example, where they turn", () => {
  const text = dives.replace("flow {", "flow { repeat until no { set depth to 1 }");
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);

  expect(game.runExample("first").problem).toMatchObject({
    text: { en: "The rules go round in circles here." },
    source: { start: text.indexOf("repeat until no") },
  });
});

test("several share a win", () => {
  const end = `
  when Benno dive(by: 2)
  when Anna dive(by: 1)
  when Benno dive(by: 1)`;
  const problem = (winners: string) =>
    divingGame(
      `example shared after first { de "Ende" en "End" ${end} then ${winners} }`,
    ).runExample("shared").problem;

  expect(problem("Benno, Anna win")).toBeUndefined();
  expect(problem("Anna wins")?.text.en).toBe("Expected: Anna; found: Anna, Benno.");
});

test("an example of a variant begins after one of the game", () => {
  const variant = `
variant deep of reef { de "Tief" en "Deep"
  change dive { set depth to 9 }
  example deeper after start { de "Tiefer" en "Deeper" when Anna dive(by: 1) then Benno has depth is 9 }
}
example start { de "Anfang" en "Start" given { players Anna, Benno } }`;

  expect(divingGame(variant, ["deep"]).runExample("deeper").problem).toBeUndefined();
});

function divingGame(examples: string, variants: readonly string[] = []): Game {
  const text = `${dives}${examples}`;
  return gameFrom([{ path: "test.regel", text }, completed(text)], variants);
}
