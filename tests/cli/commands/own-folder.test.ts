// Somebody's own rules in a folder of their own: variants without a copy of their game.

import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { regel, remove } from "../command.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "regel-own-"));
});
afterEach(() => remove(cwd));

const quick = `variant quick of pig {
  de "Kurz" en "quick"
  change goal to 20
  tells de "Wer zuerst 20 Punkte hat, gewinnt." en "The first to 20 points wins." for goal
  example twentyEndsIt proves goal {
    de "Mit 20 Punkten ist Schluss." en "At 20 points it is over."
    given { players Anna, Benno table { pot 6 } Anna { score 14 } }
    when Anna hold
    then Anna wins
  }
}
`;

async function output(words: readonly string[], input = ""): Promise<string> {
  const { status, out, err } = await regel(words, { cwd, input });
  expect({ status, err }).toEqual({ status: 0, err: "" });
  return out;
}

test("a lone variant of a shipped game is checked, tested, played and simulated", async () => {
  writeFileSync(join(cwd, "quick.regel"), quick.replace(/ {2}tells.*\n/, ""));
  const checked = await output(["check", "quick.regel"]);
  expect(checked).toBe("1 game, 1 file: no errors.\n");
  expect(await output(["test", "quick.regel"])).toBe("1 passed, 0 failed\n");
  const played = await output(["play", "quick", "--seed", "1"], "quit\n");
  expect(played).toContain("Pig (quick), seed 1.");
  const json = await output(["sim", "quick", "--games", "20", "--json"]);
  expect(JSON.parse(json)).toMatchObject({ game: "pig", games: 20 });
  expect(json).not.toBe(await output(["sim", "pig", "--games", "20", "--json"]));
  expect(readdirSync(cwd)).toEqual(["quick.regel"]);
});

test("without a path one's own folder is meant, and shipped games are still found by name", async () => {
  writeFileSync(join(cwd, "quick.regel"), quick.replace(/ {2}tells.*\n/, ""));
  expect(await output(["test"])).toBe("1 passed, 0 failed\n");
  expect(await output(["perft", "tic-tac-toe", "--depth", "1"])).toContain("9");
});

test("only sentences of the variant are to be read", async () => {
  writeFileSync(join(cwd, "quick.regel"), quick);
  const { status, err } = await regel(["check", "quick.regel"], { cwd });
  expect(status).toBe(0);
  expect(err).toContain("variant.quick");
  expect(err).not.toContain("roll");
});

test("a variant of a variant in another folder is named by regel.json above both", async () => {
  for (const name of ["still", "calm"]) mkdirSync(join(cwd, name));
  writeFileSync(join(cwd, "calm/quick.regel"), quick);
  writeFileSync(
    join(cwd, "still/shorter.regel"),
    'variant shorter of quick { de "Kürzer" en "shorter" change goal to 10 }\n',
  );
  writeFileSync(join(cwd, "regel.json"), "{}");
  const out = await output(["dump", "--stage", "ir", "still/shorter.regel"]);
  expect(out).toContain("10");
  const json = await output(["sim", "still/shorter.regel", "--games", "1", "--json"]);
  expect(JSON.parse(json)).toMatchObject({ game: "pig", games: 1 });
});

test("files given together find each other", async () => {
  mkdirSync(join(cwd, "shelf"));
  writeFileSync(join(cwd, "shelf/quick.regel"), quick);
  mkdirSync(join(cwd, "mine"));
  writeFileSync(
    join(cwd, "mine/shorter.regel"),
    'variant shorter of quick { de "Kürzer" en "shorter" change goal to 10 }\n',
  );
  const alone = await regel(["check", "mine/shorter.regel"], { cwd });
  expect(alone.status).toBe(1);
  const both = await regel(["check", "mine/shorter.regel", "shelf/quick.regel"], { cwd });
  expect(both.status).toBe(0);
});

test("a base that is nowhere: one report, with where it was looked for and what was meant", async () => {
  writeFileSync(join(cwd, "mine.regel"), 'variant mine of pigg { de "M" en "M" }\n');
  const { status, out } = await regel(["check", "mine.regel"], { cwd });
  expect(status).toBe(1);
  expect(out).toContain("mine.regel:1:17 error");
  expect(out).toContain(
    `There is neither a game nor a variant \`pigg\`: not in \`${cwd}\`, not in`,
  );
  expect(out).toContain("Did you mean `pig`?");
  expect(out).toContain("1 error");
  const played = await regel(["play", "mine.regel", "--lang", "de"], { cwd });
  expect(played.status).toBe(1);
  expect(played.err).toContain("Weder ein Spiel noch eine Variante heißt `pigg`: nicht in");
});

test("of several variants in a file one is to be chosen", async () => {
  const two = `${quick}variant long of pig { de "Lang" en "long" change goal to 200 }\n`;
  writeFileSync(join(cwd, "two.regel"), two);
  const { status, err } = await regel(["play", "two.regel"], { cwd });
  expect({ status, err }).toEqual({
    status: 1,
    err: "`two.regel` holds several variants (quick, long); choose with `--variant quick`, or `--variant quick,long` for all.\n",
  });
  expect(
    await output(["play", "two.regel", "--variant", "long", "--seed", "1"], "quit\n"),
  ).toContain("Pig");
});

test("the shipped rules are never laid out anew from somebody's empty folder", async () => {
  const { status, err } = await regel(["fmt"], { cwd });
  expect({ status, err }).toEqual({ status: 1, err: "There are no .regel files in `.`.\n" });
});

test("a game knows the variants in files beside it: to list, compare, play and replay", async () => {
  await output(["init", "--game", "reef", "--variant", "deepReef"]);
  expect(await output(["variants", "reef"])).toContain("deepReef  My house rule");
  expect(await output(["diff", "reef", "original", "deepReef"])).toContain("12 sticks");
  expect(await output(["twin", "reef.regel", "original", "deepReef"])).toContain("11 / 12");
  const told = await regel(["prose", "reef", "--variant", "deepReef"], { cwd });
  expect(told.out).toContain("12 sticks");
  const sim = ["sim", "reef", "--variant", "deepReef", "--games", "1", "--record", "game.txt"];
  await output(sim);
  expect(await output(["replay", "game.txt"])).toContain("Player 1");
  const unknown = await regel(["diff", "reef", "original", "deep"], { cwd });
  expect(unknown).toMatchObject({ status: 1, out: "" });
  expect(unknown.err).toContain("There is no variant `deep`.");
});

test("a shipped game knows the variants in one's own folder", async () => {
  writeFileSync(join(cwd, "quick.regel"), quick);
  expect(await output(["variants", "pig"])).toContain("quick  quick");
  expect(await output(["diff", "pig", "original", "quick", "--games", "1"])).toContain("20 points");
});

test("a file that cannot be read stands in the way of no other game", async () => {
  writeFileSync(join(cwd, "broken.regel"), Buffer.from([0xff, 0xfe, 0x00]));
  await output(["play", "pig", "--seed", "1"], "quit\n");
  const unknown = await regel(["play", "nogame"], { cwd });
  expect(unknown.err).toContain("There is no game `nogame`. Games: ");
  const broken = await regel(["play", "broken.regel"], { cwd });
  expect(broken.err).toBe("`broken.regel` is not text in UTF-8.\n");
});

test("where there are no rules, nothing of what is shipped is checked in their place", async () => {
  for (const command of ["check", "test"]) {
    const { status, out, err } = await regel([command], { cwd });
    expect({ status, out, err }).toEqual({ status: 1, out: "", err: "There is no game in `.`.\n" });
  }
});

test("check and test take the name of a game, as all commands do", async () => {
  expect(await output(["test", "pig"])).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(await output(["check", "pig"])).toMatch(/^1 game, 1 file: no errors/);
});

test("why without an action says which there are", async () => {
  const played = await output(["play", "pig", "--seed", "1"], "why\nquit\n");
  expect(played).toContain("`why` needs an action: roll, hold.");
});

test("actions and the course of a game that no sentence tells are named", async () => {
  await output(["init", "--game", "reef"]);
  const { status, out, err } = await regel(["prose", "reef"], { cwd });
  expect({ status, err }).toEqual({
    status: 0,
    err: "No sentence for players tells take, flow: `tells` writes one, `--exact` shows what these rules say.\n",
  });
  expect(out).not.toContain("[take]");
  expect((await regel(["prose", "reef", "--exact"], { cwd })).err).toBe("");
});
