import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

/** A game of two coins; its first example holds, its second does not. */
const coins = `language 2

game coins {
  de "Münzen" en "Coins"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

reason taken { de "genommen" en "taken" }

action take {
  de "nehmen" en "take"
  pick number from 1..2
  score number as taken
}

flow { repeat 2 times { each player { choose take } } }

ranking { most score }

example two proves take {
  de "Anna nimmt zwei." en "Anna takes two."
  given { players Anna, Benno }
  when Anna take(number: 2)
  then Anna scores 2 as taken
}

example three proves take {
  de "Anna nimmt zwei und zählt drei." en "Anna takes two and counts three."
  given { players Anna, Benno }
  when Anna take(number: 2)
  then Anna scores 3 as taken
}
`;

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
  writeFileSync(join(cwd, "coins.regel"), coins);
  writeFileSync(join(cwd, "good.regel"), coins.slice(0, coins.indexOf("example three")));
});
afterAll(() => remove(cwd));

test("examples that hold are counted", async () => {
  expect(await regel(["test", "good.regel"], { cwd })).toEqual({
    status: 0,
    out: "1 passed, 0 failed\n",
    err: "",
  });
});

test("an example that fails is shown with its place, and reported", async () => {
  const { status, out } = await regel(["test", "coins.regel", "--report", "report.json"], { cwd });

  expect(status).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "✗ coins.regel:32:3: example three failed
      Anna takes two and counts three.
      Expected: 3; found: 2.

    1 passed, 1 failed
    "
  `);
  expect(JSON.parse(readFileSync(join(cwd, "report.json"), "utf8"))).toEqual({
    passed: 1,
    failed: 1,
  });
});

test("rules without examples do not pass", async () => {
  expect(await regel(["test", "bare.regel"], { cwd })).toEqual({
    status: 1,
    out: "0 passed, 0 failed\n",
    err: "There are no examples here.\n",
  });
});

test("rules that go round in circles fail their own examples and no others", async () => {
  const turning = coins.replace("flow {", "flow { repeat until no { }");
  writeFileSync(join(cwd, "turning.regel"), turning.slice(0, turning.indexOf("example three")));
  const { status, out, err } = await regel(["test", "turning.regel", "good.regel"], { cwd });

  expect([status, err]).toEqual([1, ""]);
  expect(out).toMatchInlineSnapshot(`
    "✗ turning.regel:17:8: example two failed
      Anna takes two.
      The rules go round in circles here.

    1 passed, 1 failed
    "
  `);
});
