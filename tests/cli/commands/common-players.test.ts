// Comparing variants that are for other numbers of players.

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { regel } from "../command.ts";

const cwd = mkdtempSync(join(tmpdir(), "regel-players-"));

writeFileSync(
  join(cwd, "tiny.regel"),
  `language 2
game tiny { de "Klein" en "Tiny" players 2..3 points de "der Punkt, die Punkte" en "point, points" }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
reason took { de "Nehmen" en "taking" }
action go { de "gehen" en "go" pick n from 1..players score n as took gain n coins }
flow { each player { choose go } }
ranking { most score }
variant big of tiny { de "Groß" en "Big" change tiny.players to 3..4 change go { gain 1 coins } }
variant four of tiny { de "Vier" en "Four" change tiny.players to 2..4 }
variant huge of tiny { de "Riesig" en "Huge" change go { gain 1 coins } change tiny.players to 5..6 }
`,
);

const run = async (...words: readonly string[]) => {
  const { status, out, err } = await regel(words, { cwd });
  // How many played, not how many the games are for.
  return { status, err, players: [...new Set(out.match(/\d+ players(?= ·| under)/g))] };
};

test("variants are compared with a number of players that fits both", async () => {
  const [diff, effect, twin] = await Promise.all([
    run("diff", "tiny.regel", "original", "big", "--games", "8"),
    run("effect", "tiny.regel", "original", "big", "--games", "2", "--threads", "1"),
    run("twin", "tiny.regel", "big", "original"),
  ]);

  expect(diff).toEqual({ status: 0, err: "", players: ["3 players"] });
  expect(effect).toEqual({ status: 0, err: "", players: ["3 players"] });
  expect(twin).toEqual({ status: 0, err: "", players: ["3 players"] });
});

test("where no number of players fits both, a sentence says so", async () => {
  const sides = ["tiny.regel", "original", "huge"] as const;
  const [diff, chosen, effect, twin] = await Promise.all([
    regel(["diff", ...sides], { cwd }),
    regel(["diff", ...sides, "--players", "5"], { cwd }),
    regel(["effect", ...sides], { cwd }),
    regel(["twin", ...sides], { cwd }),
  ]);

  expect(diff.status).toBe(0);
  expect(diff.out).toContain("Nothing was played: one side is for 2–3, the other for 5–6 players.");
  expect(diff.out).not.toContain("How it shows");
  // The numbers of players are the first difference.
  expect(diff.out).toMatch(/^1\. A game for .* players, until now /m);
  for (const { status, err } of [chosen, effect, twin]) {
    expect(status).toBe(1);
    expect(err).toBe("No number of players fits both: one is for 2–3, the other for 5–6.\n");
  }
});

test("`--players` must fit both", async () => {
  const sides = ["tiny.regel", "original", "big", "--players"] as const;
  const [fits, other] = await Promise.all([
    run("diff", ...sides, "3"),
    regel(["diff", ...sides, "2"], { cwd }),
  ]);

  expect(fits.players).toEqual(["3 players"]);
  expect([other.status, other.err]).toEqual([1, "`--players` can only be 3 here, not `2`.\n"]);
});

test("a variant for other numbers of players only has other rules", async () => {
  const told = async (...words: readonly string[]) => (await regel(words, { cwd })).out;
  const [english, german] = await Promise.all([
    told("diff", "tiny.regel", "original", "four", "--games", "2"),
    told("diff", "tiny.regel", "original", "four", "--games", "2", "--lang", "de"),
  ]);

  expect(english).toContain("1. A game for 2–4 players, until now 2–3.");
  expect(german).toContain("1. Ein Spiel für 2–4 Personen, bisher 2–3.");
});
