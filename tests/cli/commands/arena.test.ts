import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, interruptedRegel, regel, remove } from "../command.ts";

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

const contest = ["arena", "tic-tac-toe", "--bots", "search:50,greedy,random", "--games", "12"];

test("bots that compete come out in a table, in both languages", async () => {
  const [en, de] = await Promise.all([
    regel(contest, { cwd }),
    regel([...contest, "--lang", "de"], { cwd }),
  ]);

  expect(en.err + de.err).toBe("");
  expect(en.out).toMatch(/^Tic-tac-toe: 12 games of 2 players, seed 1\n\nbot +wins +95% +Elo/);
  expect(en.out).toMatch(/\nsearch:50 +[\d.]+% +[\d.]+–[\d.]+% +0 +0…0 /);
  expect(de.out).toMatch(/\nBot +Siege +95 % +Elo +95 % +Punkte/);
});

test("a bot that nobody has met yet has no figures", async () => {
  const words = ["arena", "tic-tac-toe", "--bots", "greedy,random,search:5", "--games", "1"];
  const { out } = await regel(words, { cwd });

  expect(out).toMatch(/^Tic-tac-toe: 1 game of 2 players, seed 1\n/);
  expect(out).toMatch(/\nsearch:5( +–){8}\n$/);
});

test("figures for programs add up, and the same seed gives the same", async () => {
  const [one, other] = await Promise.all([1, 2].map(() => regel([...contest, "--json"], { cwd })));
  const figures = JSON.parse(one?.out ?? "");
  const meetings = figures.bots.map((bot: { meetings: number }) => bot.meetings);

  expect(one?.out).toBe(other?.out);
  expect(meetings).toEqual([8, 8, 8]);
  expect(figures.beaten.flat().reduce((sum: number, part: number) => sum + part, 0)).toBe(12);
});

test("a contest that is ended tells of the games so far", async () => {
  const long = ["arena", "tic-tac-toe", "--bots", "greedy,random", "--games", "100000000"];
  const { status, out, err } = await interruptedRegel(long, cwd);

  expect(status).toBe(130);
  expect(err).toMatch(/^Interrupted: [\d,]+ of 100,000,000 games were played\.\n$/);
  expect(out).toMatch(/^Tic-tac-toe: [\d,]+ games? of 2 players, seed 1\n\nbot /);
});

test("what is learned lies beside the rules, and search uses it", async () => {
  const sim = ["sim", "pig", "--games", "3", "--bot", "search:20", "--json"];
  const without = await regel(sim, { cwd });
  const learned = await regel(["learn", "pig", "--games", "30"], { cwd });
  const file = join(cwd, "rules/pig.learned.json");
  const withIt = await regel(sim, { cwd });

  expect(learned.out).toMatch(/after 3 games: [\d.]+ points a seat\n/);
  expect(learned.out).toContain("What was learned is in `rules/pig.learned.json`.");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "pig", games: 30, seed: 1 });
  expect(withIt.out).not.toBe(without.out);

  writeFileSync(file, "{}");
  expect((await regel(sim, { cwd })).err).toBe("");
  writeFileSync(file, "nothing");
  expect(await regel(sim, { cwd })).toMatchObject({
    status: 1,
    err: "`rules/pig.learned.json` holds nothing that `regel learn` has written.\n",
  });
});

test("the same games and seed learn the same, to the byte", async () => {
  const learn = (out: string, seed: string) =>
    regel(["learn", "connect-four", "--games", "25", "--seed", seed, "--out", out], { cwd });
  await Promise.all([learn("one.json", "7"), learn("again.json", "7"), learn("other.json", "8")]);
  const text = (name: string) => readFileSync(join(cwd, name), "utf8");

  expect(text("again.json")).toBe(text("one.json"));
  expect(text("other.json")).not.toBe(text("one.json"));
});
