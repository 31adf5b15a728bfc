import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

/** Runs a command that must succeed without a word on standard error; gives its output. */
async function output(words: readonly string[], input = ""): Promise<string> {
  const { status, out, err } = await regel(words, { cwd, input });
  expect({ status, err }).toEqual({ status: 0, err: "" });
  return out;
}

test("the classics have no errors", async () => {
  expect(await output(["check"])).toBe("15 games, 15 files: no errors.\n");
});

test("the prose of a game holds sentences, not the spaces of its board", async () => {
  expect(await output(["prose", "hex", "--lang", "en"])).toMatchInlineSnapshot(`
    "The chain from shore to shore [isChain]
      Whoever joins their two shores by a chain of their stones wins at once.

    Place a stone [place]
      Place a stone on an empty space. If its chain then reaches from shore to shore, you win at once.

    Requirement for “place a stone” [free]
      The space must be empty.

    Course of the game [flow]
      Red and blue take turns until one of them has joined their shores.

    Who wins [ranking]
      Whoever has the most wins wins.
    "
  `);
  expect(await output(["prose", "hex", "rhombus", "--lang", "en"])).toContain("a1: upper left");
});

test("the prose of all games ends with how rules are told, and the longest sentence", async () => {
  const lines = (await output(["prose", "--all", "--lang", "en"])).trimEnd().split("\n");

  const [layers = "", longest = ""] = lines.slice(-2);
  const counts = /^(\d+) rules: (\d+) in .* sentences, (\d+) in generated ones, (\d+) /.exec(
    layers,
  );
  const [all = 0, ...parts] = (counts ?? []).slice(1).map(Number);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(parts.every((part) => part > 0)).toBe(true);
  expect(longest).toMatch(
    /^The longest sentence for players has \d\d words \([a-z-]+, `.*`\): [A-Z]/,
  );
});

test("a game is found by file, name and id", async () => {
  const [byFile, byName, byId] = await Promise.all([
    output(["perft", "rules/tic-tac-toe.regel"]),
    output(["perft", "tic-tac-toe"]),
    output(["perft", "ticTacToe"]),
  ]);

  expect(byName).toBe(byFile);
  expect(byId).toBe(byFile);
});

// Every sequence of moves in tic-tac-toe; the last line is the well-known number of games.
test("perft counts tic-tac-toe as published", async () => {
  expect(await output(["perft", "tic-tac-toe", "--depth", "9"])).toMatchInlineSnapshot(`
    "decisions  sequences  complete games
    1                  9               0
    2                 72               0
    3                504               0
    4              3,024               0
    5             15,120           1,440
    6             54,720           5,328
    7            148,176          47,952
    8            200,448          72,576
    9            127,872         127,872
    Complete games in all: 255,168
    "
  `);
});

test("perft counts from the position of an example, and by first decision", async () => {
  const words = ["perft", "chess", "--example", "promotionLeavesCheck", "--divide", "--depth", "2"];

  expect(await output(words)).toMatchInlineSnapshot(`
    "go(start: a7, goal: a8)  17
    go(start: a7, goal: b8)  17
    go(start: a7, goal: b7)  17
    go(start: a7, goal: a6)  17
    go(start: a7, goal: b6)  17
    decisions  sequences  complete games
    1                  5               0
    2                 85               0
    Complete games in all: 0
    "
  `);
});

test("a game is played in the terminal", async () => {
  const typed = ["?", "why mark(space: b2)", "5", "why mark(space: b2)", "undo", "options", "99"];
  const out = await output(
    ["play", "tic-tac-toe", "--seed", "1", "--bot", "human"],
    typed.join("\n"),
  );

  await expect(out).toMatchFileSnapshot("samples/play-tic-tac-toe.txt");
});

test("a bot answers, and a saved game is proved", async () => {
  const typed = `1\nsave game.txt\nquit\n`;
  const out = await output(["play", "tic-tac-toe", "--seed", "1", "--lang", "de"], typed);

  expect(out).toContain("In `game.txt` gespeichert.");
  expect(await output(["replay", "game.txt"])).toContain("1 record proved.");
});

test("marks go by what their author calls them, in both languages", async () => {
  const [de, en] = await Promise.all(
    ["de", "en"].map((language) => output(["play", "pig", "--seed", "1", "--lang", language])),
  );

  expect(de).toContain("\n  Punkte im Topf 0 · der Zug ist zu Ende: nein\n");
  expect(en).toContain("\n  points at stake 0 · the turn is over: no\n");
});

test("a mark whose value says what it is called says so once", async () => {
  writeFileSync(
    join(cwd, "clock.regel"),
    `game clock { de "Uhr" en "Clock" players 2 }
enum Hour { de "die Stunde, die Stunden" en "hour, hours"
  first de "Stunde eins" en "hour one" }
mark now: Hour
look now { titleDe "Stunde" titleEn "Hour" }
action wait { de "warten" en "wait" }
flow { each player { choose wait } }
ranking { fewest score }
`,
  );
  const table = await output(["play", "clock.regel", "--seed", "1"]);

  expect(table).toContain("\n  Hour one\n");
});

/** Both take coins out of each other's sight. */
const purses = `
game purses { de "Beutel" en "Purses" players 2 }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
reason taken { de "genommen" en "taken" }
action take {
  de "nehmen" en "take"
  says de "{n} nehmen" en "take {n}"
  pick n from 1..3
  gain n coins
  score n as taken
}
flow { each player at once { choose take } }
ranking { most score }
`;

test("what all decide at the same time is shown when all are done", async () => {
  writeFileSync(join(cwd, "purses.regel"), purses);
  const out = await output(["play", "purses.regel", "--seed", "1", "--bot", "human"], "3\n2\n");
  const [before = "", after = ""] = out.split("> 2");

  expect(before).toContain("You: decided\n");
  expect(before).toContain("All decide at the same time. Decided so far: You.");
  expect(before).not.toMatch(/You: take|coins 3|You · 3/);
  expect(after).toContain("You: take 3 (+3)\nPlayer 2: take 2 (+2)");
});

test("a whole game ends with its places and its ledger", async () => {
  const out = await output(
    ["play", "tic-tac-toe", "--seed", "1", "--bot", "human"],
    "1\n4\n1\n3\n1\n",
  );

  expect(out).toContain("1. You\n2. Player 2\n");
});

test("a simulation is the same every time, recorded or not", async () => {
  const words = ["sim", "pig", "--games", "20", "--players", "3", "--json"];
  const [once, again, recorded] = await Promise.all([
    output(words),
    output(words),
    output([...words, "--record", "games.txt"]),
  ]);

  expect(again).toBe(once);
  expect(recorded).toBe(once);
  expect(JSON.parse(once)).toMatchObject({ game: "pig", players: 3, games: 20, seed: 1 });
  expect(await output(["replay", "games.txt"])).toBe("20 records proved.\n");
});

test("another seed is another simulation", async () => {
  const words = ["sim", "pig", "--games", "20", "--json", "--seed"];
  const [one, other] = await Promise.all([output([...words, "1"]), output([...words, "2"])]);

  expect(one).not.toBe(other);
});

test("figures are shown as a table", async () => {
  const out = await output([
    "sim",
    "pig",
    "--games",
    "10",
    "--bot",
    "greedy,random",
    "--lang",
    "de",
  ]);

  expect(out).toMatch(/ {2}Platz 1 {2}Platz 2\n/);
  expect(out).toMatch(/Entscheidungen je Partie: [\d.,]+ \(\d+ bis \d+\)/);
  expect(out).toContain("gesicherte Punkte");
});

test("a spoiled record is named with its line", async () => {
  await output(["sim", "pig", "--games", "1", "--record", "good.txt"]);
  const good = readFileSync(join(cwd, "good.txt"), "utf8");
  writeFileSync(
    join(cwd, "bad.txt"),
    good.replace(/roll (\d)/, (_, n) => `roll ${7 - Number(n)}`),
  );
  const line = good.split("\n").findIndex((text) => text.includes("roll")) + 1;
  const chance = good.split("\n").findIndex((text) => /^ {3}roll/.test(text)) + 1;
  const { status, err } = await regel(["replay", "bad.txt"], { cwd });

  expect(status).toBe(1);
  expect([line, chance]).toContain(Number(/^bad\.txt:(\d+): /.exec(err)?.[1]));
});

test("a record under a variant that is not there is named with its line", async () => {
  const good = await output(["sim", "pig", "--games", "1", "--record", "plain.txt"]).then(() =>
    readFileSync(join(cwd, "plain.txt"), "utf8"),
  );
  writeFileSync(join(cwd, "gone.txt"), good.replace("variant none", "variant calm"));
  const ran = await regel(["replay", "gone.txt"], { cwd });

  expect(ran).toEqual({ status: 1, out: "", err: "gone.txt:4: There is no variant `calm`.\n" });
});

test("dump shows the code tree with choice points, as frames, and as it is played at random", async () => {
  const dump = (...after: string[]) => output(["dump", "--stage", "code", ...after, "tic-tac-toe"]);

  expect(await dump()).toContain("suspend 0 of p: move 0()");
  expect(await dump("--after", "frames")).toMatch(
    /^frame_0\(fp\): int\n {2}let step = step\[fp; 0\]$/m,
  );
  expect(await dump("--after", "playouts")).toMatch(/^draw_0\(p\)\n {2}let l = list_0\(p, 0\)$/m);
});

test.each(["tokens", "cst", "ast", "ir", "code", "js"])(
  "dump shows the stage %s",
  async (stage) => {
    expect((await output(["dump", "--stage", stage, "rules/pig.regel"])).length).toBeGreaterThan(
      100,
    );
  },
);
