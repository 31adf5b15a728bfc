import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockedSentences } from "../../src/cli/sentences/lock.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { countCalls } from "../support/counted-calls.ts";
import { exampleFolder, regel, remove } from "./command.ts";

const coins = `game coins { de "Münzen" en "Coins" players 2 }
value price = 2 { de "der Preis" en "the price" }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
action take { de "nehmen" en "take" gain price coins }
flow { each player { choose take } }
ranking { most your coins }
tells take de "Du erhältst {price coins}." en "Gain {price coins}." for price
tells flow de "Jeder ist einmal am Zug." en "Everyone takes one turn."
example one proves take, price {
  de "Anna nimmt eine." en "Anna takes one."
  given { players Anna, Benno }
  when Anna take
  then Anna has your coins is 2
}
`;

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

function write(text: string): void {
  writeFileSync(join(cwd, "coins.regel"), text);
}

test("sentences are shown beside their rules until somebody accepts them, one at a time", async () => {
  write(coins);
  const shown = await regel(["told", "coins.regel"], { cwd });
  expect(shown.out).toContain("take · not read yet\n  Du erhältst 2 Münzen.\n  Gain 2 coins.");
  expect(shown.out).toContain("2 sentences, 0 of them read beside their rules.");

  const asked = await regel(["check", "--strict", "coins.regel"], { cwd });
  expect(asked.status).toBe(1);
  expect(asked.err).toContain("2 sentences of coins to be read beside the rules: `take`, `flow`.");

  const all = await regel(["told", "accept", "coins.regel", "take", "flow"], { cwd });
  expect([all.status, all.err]).toEqual([
    1,
    "`flow` is one path too many: sentences are read and accepted one at a time.\n",
  ]);

  await regel(["told", "accept", "coins.regel", "take"], { cwd });
  await regel(["told", "accept", "coins.regel", "flow"], { cwd });
  const checked = await regel(["check", "--strict", "coins.regel"], { cwd });
  expect([checked.status, checked.err]).toEqual([0, ""]);
});

test("a sentence is stale when its rule means something else, and not when a placeholder's number changes", async () => {
  write(
    coins.replace("price = 2", "price = 3").replace("has your coins is 2", "has your coins is 3"),
  );
  expect((await regel(["check", "--strict", "coins.regel"], { cwd })).status).toBe(0);

  write(coins.replace("choose take }", "choose take choose take }"));
  const checked = await regel(["check", "--strict", "coins.regel"], { cwd });
  expect(checked.status).toBe(1);
  expect(checked.err).toContain("1 sentence of coins to be read beside the rules: `flow`.");

  const shown = await regel(["told", "coins.regel"], { cwd });
  expect(shown.out).toContain("flow · its rules have changed since it was read");
});

test("accepting writes only the lines of its path, and drops those of sentences that are gone", async () => {
  write(coins.replace(/tells flow.*\n/, ""));
  await regel(["told", "accept", "coins.regel", "take"], { cwd });
  const lines = readFileSync(join(cwd, "coins.told.lock"), "utf8").trim().split("\n");

  expect(lines.map((line) => line.split(" ")[0])).toEqual(["#", "take"]);
});

test("what is not there is said in a sentence", async () => {
  write(coins);
  const unknown = await regel(["told", "accept", "coins.regel", "tale"], { cwd });
  expect([unknown.status, unknown.err]).toEqual([
    1,
    "There is no sentence about `tale`. Did you mean `take`?\n",
  ]);
  const bare = await regel(["told", "accept", "coins.regel"], { cwd });
  expect(bare.err).toContain("needs a game and the path of one sentence");
});

test("which sentences are read takes a small part of a check: what has been checked is known", () => {
  const path = "rules/classics/breakthrough.regel";
  const sources = [{ path, text: readFileSync(path, "utf8") }];
  const compiler = new IncrementalCompiler();
  let sentences = 0;
  const checking = countCalls(() => {
    compiler.checkWithVariants(sources);
    compiler.lintWithVariants(sources);
  });
  const reading = countCalls(() => {
    sentences = lockedSentences(compiler, { path, name: "breakthrough", sources }).length;
  });

  expect(sentences).toBe(6);
  expect(reading).toBeLessThan(checking / 20);
});
