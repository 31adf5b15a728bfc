import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleFolder, type Ran, regel, remove } from "../command.ts";

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

/** Command lines that cannot be done, each for another reason. */
const commandLines = `
regel
regel paly tic-tac-toe
regel --lang fr
regel --lang
regel sim
regel replay
regel sim tic-tac-toe pig
regel sim shogi
regel sim rules
regel sim rules/shogi.regel
regel sim empty
regel sim notes.txt
regel sim binary.regel
regel sim tic-tac-toe --speed 3
regel sim tic-tac-toe -g 3
regel sim tic-tac-toe --games
regel sim tic-tac-toe --games --json
regel sim tic-tac-toe --games many
regel sim tic-tac-toe --games 0
regel sim tic-tac-toe --json=yes
regel sim tic-tac-toe --seed 9999999999
regel sim tic-tac-toe --players 3
regel sim pig --players 9
regel sim pig --bot clever
regel sim pig --players 3 --bot random,greedy
regel sim pig --options fast
regel sim pig --options speed=fast
regel sim pig --options speed=fast,speed=slow
regel sim pig --games 1 --record empty
regel sim pig --games 1 --record nowhere/games.txt
regel sim pig --threads 0
regel sim pig --shard 0/3
regel sim pig --shard half
regel sim pig --games 2 --shard 1/3
regel sim pig --record games.txt --checkpoint pig.json
regel sim pig --resume nowhere.json
regel merge
regel worker hall
regel merge notes.txt
regel merge nowhere.json
regel merge /dev/zero
regel play pig --bot clever
regel arena pig
regel arena pig --bots greedy
regel arena pig --bots greedy,clever
regel arena pig --bots greedy,search:0
regel learn pig --games none
regel perft tic-tac-toe --depth none
regel perft tic-tac-toe --by piece
regel perft pig --depth 3
regel replay nothing.txt
regel replay empty
regel replay notes.txt
regel replay shogi.txt
regel check nowhere
regel check notes.txt
regel test empty
regel dump tic-tac-toe
regel dump --stage bytes tic-tac-toe
regel dump --stage
regel sim pig --variant
regel sim pig --variant calm
regel sim pig --variant calm,,deep
regel play pig --variant calm
regel perft tic-tac-toe --variant calm
regel test rules --variant calm
regel dump --stage js --variant calm pig
regel dump --stage ast --variant calm pig
regel dump --stage js --after frames pig
regel dump --stage code --after bytes pig
regel variants
regel variants shogi
regel diff
regel diff pig original
regel diff pig original pig again
regel diff pig original calm
regel diff pig original pig --records notes.txt
regel diff pig original pig --games some
regel effect pig calm original
regel effect pig original pig --players 9
regel effect pig original pig --bot human
regel effect pig original pig --options speed=fast
regel twin pig original pig --bot clever
regel prose
regel prose pig bnak
regel prose pig --variant calm
regel mutate
regel mutate shogi
regel mutate bare.regel
regel mutate tic-tac-toe --threads 0
regel mutate tic-tac-toe --at-least 101
regel mutate tic-tac-toe --variant calm
regel check rules --format xml
regel explain missing-barce
regel explain missing-brace extra-brace
regel learn pig --out empty
regel learn pig --out nowhere/learned.json
regel -h
regel sim pig --seed 1 --seed 2
regel sim --version
`
  .trim()
  .split("\n");

/** How many commands run side by side. */
const atOnce = 4;

/** The types hold both languages to the same sentences; a part of them shows the German ones. */
const germanLines = commandLines.filter((_, index) => index % 3 === 0);

test.each([
  ["en", commandLines],
  ["de", germanLines],
])("what cannot be done is said in one sentence, in %s", async (language, lines) => {
  const env = { LANG: `${language}_XX.UTF-8` };
  const ran: Ran[] = [];
  for (let at = 0; at < lines.length; at += atOnce) {
    const some = lines.slice(at, at + atOnce).map((line) => line.split(" ").slice(1));
    ran.push(...(await Promise.all(some.map((words) => regel(words, { cwd, env })))));
  }

  expect(ran.filter(({ status, out }) => status !== 1 || out !== "")).toEqual([]);
  expect(ran.filter(({ err }) => err.includes("    at "))).toEqual([]);
  const sentences = ran.map(({ err }, index) => `$ ${lines[index]}\n${err}`).join("\n");
  await expect(sentences).toMatchFileSnapshot(`samples/problems.${language}.txt`);
});

test("rules with an error are named with line and column", async () => {
  const checked = await regel(["check", "broken.regel"], { cwd });
  expect(checked.status).toBe(1);
  expect(checked.out).toMatch(/^broken\.regel:\d+:\d+ error: /);
  expect(checked.out).toMatch(/\n1 game, 1 file: \d+ errors?\.\n$/);

  const played = await regel(["sim", "broken.regel"], { cwd });
  expect(played.status).toBe(1);
  expect(played.err).toMatch(/^broken\.regel:\d+:\d+ error: /);
  expect(played.err).toMatch(/\n`broken\.regel` has \d+ errors? and cannot be played\.\n$/);
});

test("a broken game fails the test of its neighbours' examples", async () => {
  const { status, out, err } = await regel(["test", "broken.regel", "rules"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain("`broken.regel` has ");
  expect(out).toMatch(/\d+ passed, 0 failed\n$/);
});

/** A game of one action, by its effect and its flow. */
const tiny = (effect: string, flow: string) => `language 2
game tiny {
  de "Klein" en "Tiny"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}
zone bowl of 1..6 { de "die Schale, die Schalen" en "bowl, bowls" }
action go { de "gehen" en "go" ${effect} }
flow { ${flow} }
ranking { most score }
`;

test("a game without an end is given up", async () => {
  writeFileSync(
    join(cwd, "endless.regel"),
    tiny("", "repeat until no { each player { choose go } }"),
  );
  const ran = await Promise.all([
    regel(["sim", "endless.regel"], { cwd }),
    regel(["sim", "endless.regel", "--games", "1", "--bot", "greedy", "--lang", "de"], { cwd }),
  ]);

  expect(ran.map(({ status, err }) => `${status} ${err}`)).toEqual([
    "1 Game 1 did not end within 100000 decisions. To play it again: regel sim endless.regel --players 2 --bot random,random --seed 1 --games 1 --shard 1/1\n",
    "1 Partie 1 ist nach 100000 Entscheidungen nicht zu Ende. Noch einmal spielen: regel sim endless.regel --players 2 --bot greedy,greedy --seed 1 --games 1 --shard 1/1\n",
  ]);
});

test("rules that ask for the impossible are named with the game, the move and the way to it", async () => {
  const effect = "let thing = draw from bowl add thing to bowl";
  writeFileSync(join(cwd, "empty.regel"), tiny(effect, "each player { choose go }"));
  const again = "--players 2 --bot greedy,greedy --seed 5 --games 1 --shard 1/1";
  const ran = await Promise.all([
    regel(["sim", "empty.regel", "--bot", "greedy", "--seed", "5"], { cwd }),
    regel(["sim", "empty.regel", ...again.split(" "), "--lang", "de"], { cwd }),
    regel(["arena", "empty.regel", "--bots", "random,greedy", "--seed", "5"], { cwd }),
    regel(["perft", "empty.regel"], { cwd }),
  ]);

  expect(ran.map(({ status, err }) => `${status} ${err}`)).toEqual([
    "1 empty.regel:8:32: There is nothing left to draw.\n" +
      `This happens in game 1 of seed 5, in move 1 by Player 1: \`go\`. To play it again: regel sim empty.regel ${again}\n`,
    "1 empty.regel:8:32: Hier ist nichts mehr zu ziehen.\n" +
      `Das geschieht in Partie 1 zum Startwert 5, in Zug 1 von Platz 1: \`go\`. Noch einmal spielen: regel sim empty.regel ${again}\n`,
    "1 empty.regel:8:32: There is nothing left to draw.\n" +
      `This happens in game 1 of seed 5, in move 1 by Player 1: \`go\`. To play it again: regel sim empty.regel ${again.replace("greedy,greedy", "random,greedy")}\n`,
    "1 empty.regel:8:32: There is nothing left to draw.\n" +
      "This happens in the first move, by Player 1: `go`. To play it again: regel perft empty.regel --players 2 --depth 1\n",
  ]);
});

test("rules that cannot be set up are named with the game", async () => {
  writeFileSync(
    join(cwd, "nothing.regel"),
    tiny("", "let thing = draw from bowl add thing to bowl each player { choose go }"),
  );
  const { status, err } = await regel(["sim", "nothing.regel"], { cwd });

  expect(status).toBe(1);
  expect(err).toBe(
    "nothing.regel:9:8: There is nothing left to draw.\n" +
      "This happens in game 1 of seed 1, while it is set up. To play it again: regel sim nothing.regel --players 2 --bot random,random --seed 1 --games 1 --shard 1/1\n",
  );
});

test("a closed pipe ends the command", async () => {
  const { status, err } = await regel(["--help"], { cwd, closesOutput: true });

  expect(err).toBe("The output was closed before everything was written.\n");
  expect(status).toBe(1);
});

describe.runIf(existsSync("/dev/full"))("on a full disk", () => {
  const said = ({ status, err }: Ran) => [status, err];

  test("the output cannot be written", async () => {
    const ran = await regel(["--help"], { cwd, outputTo: "/dev/full" });

    expect(said(ran)).toEqual([1, "The output could not be written: the disk is full.\n"]);
  });

  test("a record cannot be written", async () => {
    const ran = await regel(["sim", "pig", "--games", "1", "--record", "/dev/full"], { cwd });

    expect(said(ran)).toEqual([1, "`/dev/full` cannot be written: the disk is full.\n"]);
  });
});
