// A game in play whose rules change under it.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileGame, type Game, loadGame, type State } from "../../src/dsl/index.ts";
import { createBot } from "../../src/play/bots/index.ts";
import { type LearnedFile, type Network, readNetwork } from "../../src/play/bots/network.ts";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { PlaygroundService } from "../../src/worker/playground/playground-service.ts";
import {
  type TableResult,
  TableService,
  type TableSnapshot,
} from "../../src/worker/playground/table-service.ts";
import { gameFrom, rulesOf } from "../support/rules-of.ts";

const base = rulesOf("burgundy");
const learned = JSON.parse(readFileSync("rules/burgundy/learned.json", "utf8")) as LearnedFile;
/** Silver buys from every depot. */
const anywhere = "change buysAnywhere from no to yes remove knowledge6";
const own = "rules/burgundy/variants/mine.regel";
const seats = [
  { name: "Anna", kind: "human" },
  { name: "Benno", kind: "greedy" },
];

test("a game goes on by changed rules, and points are counted by them", async () => {
  const workshop = new PlaygroundService();
  take(workshop, "change watchtowerPoints from 4 to 5");
  const before = await played(workshop.table, 30);
  const { resumed } = take(workshop, "change watchtowerPoints from 4 to 6");

  expect(resumed.carried).toEqual({ kind: "fits", played: before.past.length, why: undefined });
  expect(resumed.frame?.past.map(({ option }) => option)).toEqual(
    before.past.map(({ option }) => option),
  );
});

test("where a move is no longer possible, the game goes back to before it and says why", () => {
  const workshop = new PlaygroundService();
  take(workshop, anywhere);
  const { table } = workshop;
  const { frame, option } = beforeBuying(table);
  const at = frame.past.length;
  frameOf(table.play(option));
  const { resumed } = take(workshop, "remove knowledge6");

  expect(resumed.carried?.kind).toBe("shorter");
  expect(resumed.carried?.played).toBe(at);
  expect(resumed.carried?.why?.en).toMatch(/: “.+” is no longer possible\. .+\.$/);
  // In words, as logs tell it, not as records write it.
  expect(resumed.carried?.why?.en).not.toMatch(/\w\(|`/);
  expect(resumed.carried?.why?.de).not.toMatch(/\w\(|`/);
  expect(resumed.frame?.past).toHaveLength(at);
});

test("a second click on a decision that is made already plays nothing, not even for the opponent", () => {
  const workshop = new PlaygroundService();
  take(workshop, anywhere);
  const { table } = workshop;
  const start = frameOf(table.start({ seats, options: {}, seed: 3 }));
  const [option = 0] = start.picture.options;
  const position = start.past.length;

  expect(frameOf(table.play(option, position)).past).toHaveLength(position + 1);
  expect(frameOf(table.play(option, position)).past).toHaveLength(position + 1);
});

test("rules with errors leave the game as it is and name the line", async () => {
  const workshop = new PlaygroundService();
  take(workshop, "change silver.starts from 1 to 2");
  const before = await played(workshop.table, 10);
  const taken = workshop.take(sourcesOf("change silver.starts from 1 to x"), ["mine"], "en");

  expect(taken.kind).toBe("faults");
  expect(taken.kind === "faults" && taken.faults.map(({ path, line }) => [path, line])).toEqual([
    [own, 3],
  ]);
  const position = before.past.length;
  expect(frameOf(workshop.table.jump(position)).past).toHaveLength(position);
});

test("a move that is not possible, and rules that go round in circles, are answered in words", () => {
  const table = new TableService();
  expect(table.play(1)).toMatchObject({ kind: "problem", text: { en: /No game is running/ } });
  table.use(gameFrom(circling), undefined);
  const started = table.start({ seats: seats.slice(0, 2), options: {}, seed: 1 });
  expect(started).toMatchObject({ kind: "frame" });
  expect(table.play(99)).toMatchObject({ kind: "problem" });
  const spun = table.play(frameOf(started).picture.options[0] ?? 0);
  expect(spun).toMatchObject({ kind: "problem", text: { en: /circles/ } });
  expect(frameOf(table.jump(0)).past).toEqual([]);
});

test("a record of the game is opened again at its last move", async () => {
  const workshop = new PlaygroundService();
  take(workshop, "change silver.starts from 1 to 2");
  const before = await played(workshop.table, 20);
  const record = workshop.table.record() ?? "";
  await played(workshop.table, 3);

  const { resumed } = workshop.table.open(record);
  expect(resumed?.frame?.picture.state).toEqual(before.picture.state);
  expect(resumed?.carried).toMatchObject({ kind: "fits", played: 20 });
  expect(workshop.table.open("nonsense").problem?.en).toMatch(/no game record/);
  expect(workshop.table.open(record.replace("game burgundy", "game reef")).problem?.en).toMatch(
    /of the game `reef`/,
  );
});

test("looking back while rules change loses nothing of what was played after", async () => {
  const workshop = new PlaygroundService();
  take(workshop, "change watchtowerPoints from 4 to 5");
  await played(workshop.table, 30);
  workshop.table.jump(12);
  const { frame } = take(workshop, "change watchtowerPoints from 4 to 6").resumed;

  expect(frame?.past).toHaveLength(12);
  expect(frame?.future).toHaveLength(18);
});

test("rules that fit again bring the whole game back", () => {
  const workshop = new PlaygroundService();
  take(workshop, anywhere);
  const { table } = workshop;
  const before = frameOf(table.play(beforeBuying(table).option));
  const meanwhile = take(workshop, "remove knowledge6").resumed;
  expect(meanwhile.carried?.kind).toBe("shorter");
  const after = take(workshop, anywhere).resumed;

  expect(after.carried).toMatchObject({ kind: "fits", played: before.past.length });
  expect(after.frame?.picture.state).toEqual(before.picture.state);
});

test("a game that was played in another thread goes on in this one", async () => {
  const one = new PlaygroundService();
  take(one, anywhere);
  const { picture, past, table } = await played(one.table, 20);
  const moves = past.map(({ player, option, seed, says }) => {
    return { player, seed, says, notation: open.notation(option) };
  });
  const other = new PlaygroundService();
  take(other, anywhere);
  const { frame, carried } = other.table.resume({ table, moves, position: past.length });

  expect(carried).toMatchObject({ kind: "fits", played: 20 });
  expect(frame?.picture.state).toEqual(picture.state);
});

test("an opponent who searches plays by what was learned, where the facts are the same", async () => {
  const asked: string[] = [];
  const workshop = new PlaygroundService(async (folder) => {
    asked.push(folder);
    return learned;
  });
  take(workshop, "change watchtowerPoints from 4 to 5");
  await played(workshop.table, 5);
  expect(asked).toEqual([]);

  const { game, chosen } = await searched(workshop, "change watchtowerPoints from 4 to 5");
  expect(asked).toEqual(["burgundy"]);
  const network = readNetwork(game, learned);
  expect(network).toBeDefined();
  expect(chosen).toEqual(
    chosen.map(({ state, position }) => choice(game, state, position, network)),
  );
  expect(chosen).not.toEqual(
    chosen.map(({ state, position }) => choice(game, state, position, undefined)),
  );
});

test("rules with other facts are searched without what was learned", async () => {
  const workshop = new PlaygroundService(async () => learned);
  const { game, chosen } = await searched(workshop, "remove knowledge6");
  expect(readNetwork(game, learned)).toBeUndefined();
  expect(chosen).toEqual(
    chosen.map(({ state, position }) => choice(game, state, position, undefined)),
  );
});

const circling = [
  {
    path: "circling.regel",
    text: `language 2
game circling { de "Kreis" en "Circle" players 2 points de "der Punkt, die Punkte" en "point, points" }
mark dizzy: yes/no { de "schwindlig" en "dizzy" }
reason turns { de "Drehungen" en "turns" }
action spin { de "kreisen" en "spin" repeat until dizzy { score 1 as turns } }
flow { repeat until no { each player { choose spin } } }
ranking { most score }
`,
  },
];

function sourcesOf(change: string) {
  const text = `variant mine of burgundy {\n  de "Meine" en "Mine"\n  ${change}\n}\n`;
  return sourcesWith(base, [{ path: own, text }]);
}

function take(workshop: PlaygroundService, change: string) {
  const sources = sourcesOf(change);
  const taken = workshop.take(sources, findVariantNames(sources.slice(-1)), "en");
  if (taken.kind !== "game") throw new Error(JSON.stringify(taken));
  return taken;
}

interface Chosen {
  readonly state: State;
  readonly position: number;
  readonly option: number | undefined;
}

/** What an opponent who searches chose in its first decisions under a changed rule. */
async function searched(workshop: PlaygroundService, change: string) {
  take(workshop, change);
  const { table } = workshop;
  const thinking = seats.map((seat) => ({ ...seat, kind: "search:24" }));
  let frame = frameOf(table.start({ seats: thinking, options: {}, seed: 3 }));
  const chosen: Chosen[] = [];
  while (chosen.length < 12) {
    const { picture, past } = frame;
    frame = frameOf(await table.moveBots(0));
    chosen.push({ state: picture.state, position: past.length, option: frame.past.at(-1)?.option });
  }
  return { game: loaded(change), chosen };
}

/** What such an opponent would choose who knows that much. */
function choice(game: Game, state: State, position: number, network: Network | undefined): Chosen {
  const bot = createBot("search:24", seededRandom(deriveSeed(3, position)), { network });
  return { state, position, option: bot(game, state) };
}

/** A game after some moves: the first option of Anna's, and whatever the bot does. */
async function played(table: TableService, moves: number): Promise<TableSnapshot> {
  let frame = frameOf(table.start({ seats, options: {}, seed: 3 }));
  for (let done = 0; done < moves; done++) {
    const { isBots, picture } = frame;
    frame = frameOf(isBots ? await table.moveBots(0) : table.play(picture.options[0] ?? 0));
  }
  return frame;
}

function frameOf(answer: TableResult): TableSnapshot {
  if (answer.kind !== "frame") throw new Error(answer.text.en);
  return answer.frame;
}

/** Plays first options until something can be bought without a die. */
function beforeBuying(table: TableService): {
  readonly frame: TableSnapshot;
  readonly option: number;
} {
  let frame = frameOf(table.start({ seats, options: {}, seed: 3 }));
  for (let moves = 0; moves < 200; moves++) {
    const { options } = frame.picture;
    const option = options.find((one) => open.notation(one).startsWith("buyFrom"));
    if (option !== undefined) return { frame, option };
    frame = frameOf(table.play(options[0] ?? 0));
  }
  throw new Error("nothing was ever bought");
}

/** The game in which may be bought anywhere, for its words. */
const open = loaded(anywhere);

function loaded(change: string): Game {
  const { compiled } = compileGame(sourcesOf(change), ["mine"]);
  if (compiled === undefined) throw new Error("does not compile");
  return loadGame(compiled);
}
