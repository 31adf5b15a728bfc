import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

/** Everything is used and proved, but for the price. */
const coins = `game coins { de "Münzen" en "Coins" players 2 }
value price = 2
reason taken { de "genommen" en "taken" }
action take { de "nehmen" en "take" score 1 as taken }
flow { each player { choose take } }
ranking { most score }
example one proves take, price {
  de "Anna nimmt eine." en "Anna takes one."
  given { players Anna, Benno }
  when Anna take
  then Anna scores 1
}
`;

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
  writeFileSync(join(cwd, "coins.regel"), coins);
  writeFileSync(join(cwd, "priced.regel"), coins.replace("score 1 as", "score price as"));
});
afterAll(() => remove(cwd));

test("warnings are shown and counted, and nothing fails", async () => {
  const { status, out, err } = await regel(["check", "coins.regel"], { cwd });

  expect({ status, err }).toEqual({ status: 0, err: "" });
  expect(out).toMatchInlineSnapshot(`
    "coins.regel:2:7 warning: Never used (never-used)

    2 | value price = 2
      |       ^^^^^

    No rule uses \`price\` (value).

    1 game, 1 file: no errors, 1 warning.
    "
  `);
});

test("with --strict they are errors", async () => {
  const { status, out } = await regel(["check", "--strict", "coins.regel", "--lang", "de"], {
    cwd,
  });

  expect(status).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "coins.regel:2:7 Fehler: Nie verwendet (never-used)

    2 | value price = 2
      |       ^^^^^

    Keine Regel verwendet \`price\` (value).

    1 Spiel, 1 Datei: 1 Fehler.
    "
  `);
});

test("a game without warnings passes with --strict", async () => {
  const { status, out } = await regel(["check", "--strict", "priced.regel"], { cwd });

  expect({ status, out }).toEqual({ status: 0, out: "1 game, 1 file: no errors.\n" });
});

test("of many reports the first hundred are shown, and how many more there are", async () => {
  const wrong = Array.from({ length: 250 }, (_, i) => `value v${i} = nowhere${i}`).join("\n");
  writeFileSync(
    join(cwd, "many.regel"),
    coins.replace("value price = 2", `value price = 2\n${wrong}`),
  );
  const { status, out } = await regel(["check", "many.regel"], { cwd });
  const played = await regel(["sim", "many.regel"], { cwd });

  expect(status).toBe(1);
  expect(out.match(/\(unknown-name\)$/gm)).toHaveLength(100);
  expect(out).toContain(
    "There are 150 more reports; they are shown once those before them are settled.",
  );
  expect(out).toContain("1 game, 1 file: 250 errors.");
  expect(played.err.match(/\(unknown-name\)$/gm)).toHaveLength(100);
  expect(played.err).toContain("There are 150 more reports;");
});
