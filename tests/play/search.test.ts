import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Game, State } from "../../src/dsl/index.ts";
import { createBot } from "../../src/play/bots/index.ts";
import { type LearnedFile, readNetwork } from "../../src/play/bots/network.ts";
import { analyse, Search } from "../../src/play/bots/search.ts";
import { seededRandom } from "../../src/play/random.ts";
import { simulateGame } from "../../src/play/simulation/simulate.ts";
import { gameOf } from "../support/rules-of.ts";
import { countingGame } from "./counting-game.ts";
import { holdingColumns, rackAfter, winningColumns } from "./four.ts";

const ticTacToe = gameOf("classics/tic-tac-toe");
const connectFour = gameOf("classics/connect-four");
const pig = gameOf("classics/pig");

test.each([0, 1])(
  "search never loses tic-tac-toe, whatever is played against it (seat %i)",
  (seat) => {
    const bot = createBot("search:1000", seededRandom(1));
    const seen = new Set<string>();
    const results = new Set<string>();
    const follow = (state: State): void => {
      if (seen.has(state.join())) return;
      seen.add(state.join());
      if (ticTacToe.isOver(state)) {
        const first = ticTacToe.ranking(state)[0] ?? [];
        results.add(first.length === 2 ? "drawn" : first[0] === seat ? "won" : "lost");
        return;
      }
      const isOwn = ticTacToe.decider(state) === seat;
      for (const option of isOwn ? [bot(ticTacToe, state)] : ticTacToe.options(state)) {
        const next = state.slice();
        ticTacToe.play(next, option);
        follow(next);
      }
    };
    follow(ticTacToe.start({ players: 2, seed: 1 }));

    expect([...results].sort()).toEqual(["drawn", "won"]);
  },
);

/** Whoever is to move wins with their third disc from here, by one column only. */
const winsInThree = [
  "474525622153",
  "34335166741232665",
  "13527555262335",
  "4135441631",
  "573351552454667125",
  "1653324613524",
  "363341677365",
  "26434716347343714",
  "23447523546",
  "1547627357",
  "16731544746241131",
  "416346376714517747",
  "566372413423251",
  "6122327625555265614",
];

/** All columns but one let the other win with their second disc at the latest. */
const blocksInTwo = [
  "426344362",
  "2246736156155515254",
  "714135336424",
  "72732723453633645",
  "72245775372562",
  "7165551112434",
  "51221411362566454",
  "43143221351",
  "154772343324454451",
  "233451477547663",
  "457615731753327557",
  "72262246266745265",
  "716545522742637",
  "16457744516",
];

test.each(winsInThree)("search finds the win in three after %s", (columns) => {
  const rack = rackAfter(columns);
  const { column, isWin } = chosenAfter(columns);

  expect(winningColumns(rack, 2)).toEqual([]);
  expect(winningColumns(rack, 3)).toHaveLength(1);
  // Another column may win for sure as well, only later.
  expect(isWin || winningColumns(rack, 3).includes(column)).toBe(true);
});

test.each(blocksInTwo)("search finds the only defence after %s", (columns) => {
  const rack = rackAfter(columns);
  const [only, ...others] = holdingColumns(rack, 2);

  expect(others).toEqual([]);
  expect(winningColumns(rack, 3)).toEqual([]);
  expect(chosenAfter(columns).column).toBe(only);
});

function learnedOf(name: string): LearnedFile {
  return JSON.parse(readFileSync(`rules/${name}/learned.json`, "utf8")) as LearnedFile;
}

function drop(state: State, column: string): void {
  const read = connectFour.readNotation(state, `drop(column: ${column})`);
  if ("option" in read) connectFour.play(state, read.option);
}

/** A turn of pig in which something is at stake. */
function atStake(players: number): State {
  const state = pig.start({ players, seed: 4 });
  pig.play(state, pig.options(state)[0] ?? -1);
  return state;
}

/** What search would drop next, and whether it has proved that this wins. */
function chosenAfter(columns: string) {
  const state = connectFour.start({ players: 2, seed: 1 });
  for (const column of columns) drop(state, column);
  const options = { random: seededRandom(1), iterations: 5000 };
  const [best] = analyse(connectFour, state, connectFour.decider(state), options).moves;
  const column = connectFour.decode(best?.code ?? -1).args[0] ?? 0;
  return { column, isWin: best?.isProved === true && best.value.win === 1 };
}

test("what is proved is told as sure, with the result", () => {
  const state = connectFour.start({ players: 2, seed: 1 });
  for (const column of "112233") drop(state, column);
  const { moves } = analyse(connectFour, state, 0, { random: seededRandom(1), iterations: 200 });

  expect(connectFour.notation(moves[0]?.code ?? -1)).toBe("drop(column: 4)");
  expect(moves[0]).toMatchObject({ isProved: true, value: { win: 1 }, deviation: 0 });
});

test("search takes the same time and option from the same seed, and leaves the state alone", () => {
  const state = atStake(3);
  const before = state.slice();
  const analyses = [1, 2].map(() =>
    analyse(pig, state, 0, { random: seededRandom(5), iterations: 200 }),
  );

  expect(analyses[0]).toEqual(analyses[1]);
  expect(analyses[0]?.iterations).toBe(200);
  expect(state).toEqual(before);
});

test("search ends when time is up", () => {
  let asked = 0;
  const until = () => {
    asked += 1;
    return asked > 25;
  };
  const state = atStake(2);

  expect(analyse(pig, state, 0, { random: seededRandom(5), until }).iterations).toBe(26);
});

test("a bot that thinks for a time needs a clock, and keeps to it", () => {
  let now = 0;
  const clock = () => {
    now += 1;
    return now;
  };
  const state = atStake(2);

  expect(() => createBot("search:10ms", seededRandom(1))).toThrow("needs a clock");
  createBot("search:10ms", seededRandom(1), { clock })(pig, state);
  expect(now).toBeLessThan(15);
});

test("search looks at samples, not at the truth", () => {
  const watched = new Set<number>();
  const game = countingGame();
  const hiding: Game = {
    ...game,
    sample(state, viewer, seed) {
      watched.add(viewer);
      return game.sample(state, viewer, seed);
    },
  };
  createBot("search:20", seededRandom(1))(hiding, game.start({ players: 2, seed: 1 }));

  expect([...watched]).toEqual([0]);
});

test("what was found out is kept for the next decision", () => {
  const state = connectFour.start({ players: 2, seed: 1 });
  const search = new Search(connectFour, 0, { random: seededRandom(1) });
  const { moves } = search.analyse(state, { iterations: 500 });
  connectFour.play(state, moves[0]?.code ?? 0);
  drop(state, "1");
  const kept = search.analyse(state, { iterations: 1 });

  expect(kept.moves.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(10);
});

test.each([
  ["burgundy-dice", 1],
  ["burgundy-dice", 3],
  ["burgundy", 4],
  ["classics/pig", 5],
] as const)("search plays %s with %i players to its end", (id, players) => {
  const plan = { bots: new Array<"search:2">(players).fill("search:2"), options: {}, seed: 3 };
  const { scores } = simulateGame(gameOf(id), plan, 0);

  expect(scores).toHaveLength(players);
});

test("search beats greedy where nothing is learned", () => {
  const plan = { bots: ["search:200", "greedy"], options: {}, seed: 3 } as const;
  const won = Array.from({ length: 6 }, (_, i) => simulateGame(connectFour, plan, i)).filter(
    ({ ranking }) => ranking[0]?.join() === "0",
  );

  expect(won.length).toBeGreaterThanOrEqual(5);
});

test("search with what was learned beats greedy in burgundy", () => {
  const game = gameOf("burgundy");
  const network = readNetwork(game, learnedOf("burgundy"));
  const plan = { bots: ["search:20", "greedy"], options: {}, seed: 3 } as const;
  const results = Array.from({ length: 2 }, (_, i) =>
    simulateGame(game, plan, i, { means: { network } }),
  );

  expect(results.map(({ ranking }) => ranking[0]?.join())).toEqual(["0", "0"]);
  expect(Math.min(...results.map(({ scores }) => scores[0] ?? 0))).toBeGreaterThan(120);
});

test.each([
  ["burgundy-cards", "search:20", 14],
  ["white-castle", "search:100", 40],
] as const)(
  "in %s, %s with what was learned beats greedy, with %i points or more",
  (id, bot, points) => {
    const game = gameOf(id);
    const network = readNetwork(game, learnedOf(id));
    const plan = { bots: [bot, "greedy"], options: {}, seed: 3 } as const;
    const results = Array.from({ length: 3 }, (_, i) =>
      simulateGame(game, plan, i, { means: { network } }),
    );
    const sum = results.reduce((total, { scores }) => total + (scores[0] ?? 0), 0);

    expect(results.map(({ ranking }) => ranking[0]?.join())).toEqual(["0", "0", "0"]);
    expect(sum / results.length).toBeGreaterThan(points);
  },
);

test.each(["burgundy", "burgundy-dice", "burgundy-cards", "white-castle"])(
  "what was learned about %s fits its rules",
  (id) => {
    expect(readNetwork(gameOf(id), learnedOf(id))).toBeDefined();
  },
);
