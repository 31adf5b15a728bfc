import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleFolder, interruptedRegel, regel, remove } from "../command.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
  cpSync(join(project, "tests/mutate/samples/reef.regel"), join(cwd, "reef.regel"));
});
afterAll(() => remove(cwd));

test.each([
  ["en", ["dive", "fare", "longEnough"]],
  ["de", ["toll", "fare", "longEnough"]],
] as const)("survivors are listed by rule, with their lines, in %s", async (lang, rules) => {
  const { status, out, err } = await regel(
    ["mutate", "reef.regel", ...rules, "--lang", lang, "--threads", "1"],
    { cwd },
  );

  expect([status, err]).toEqual([0, ""]);
  await expect(out).toMatchFileSnapshot(`samples/mutate.${lang}.txt`);
});

test("the number of threads changes nothing", async () => {
  // Some are killed, some survive; there are enough for each thread to get some.
  const rules = ["pearls", "toll", "fare", "bed", "hum", "longEnough"];
  const [one, three] = await Promise.all(
    ["1", "3"].map((threads) =>
      regel(["mutate", "reef.regel", ...rules, "--json", "--threads", threads], { cwd }),
    ),
  );

  expect(one?.status).toBe(0);
  expect(three).toEqual(one);
});

test("as data, there is every mutant with its place and what became of it", async () => {
  const { out } = await regel(["mutate", "reef.regel", "toll", "fare", "--json"], { cwd });

  expect(JSON.parse(out)).toMatchObject({
    game: "reef",
    variants: [],
    mutants: 4,
    tried: 4,
    killed: 2,
    survived: 2,
    invalid: 0,
    same: 0,
    rate: 50,
    rules: [
      { rule: "toll", killed: 2, survived: 0, invalid: 0, same: 0, rate: 100 },
      { rule: "fare", killed: 0, survived: 2, invalid: 0, same: 0, rate: 0 },
    ],
    results: [
      {
        id: "toll/number/1",
        rule: "toll",
        operator: "number",
        file: "reef.regel",
        line: 29,
        column: 14,
        before: "1",
        after: "2",
        outcome: "killed",
        by: "deepDive",
      },
      { id: "toll/number/2", after: "0", outcome: "killed" },
      { id: "fare/number/1", outcome: "survived" },
      { id: "fare/number/2", outcome: "survived" },
    ],
  });
});

test("a rate below the wanted one is an error", async () => {
  const [enough, few] = await Promise.all(
    ["50", "51"].map((rate) =>
      regel(["mutate", "reef.regel", "toll", "fare", "--at-least", rate], { cwd }),
    ),
  );

  expect(enough).toMatchObject({ status: 0, err: "" });
  expect(few).toMatchObject({
    status: 1,
    err: "50.0% are killed; at least 51% should be.\n",
  });
});

test("what a variant says is mutated with the variant in force", async () => {
  const { out } = await regel(["mutate", "reef.regel", "--variant", "calm", "--json"], { cwd });
  const { rules } = JSON.parse(out) as { readonly rules: readonly { readonly rule: string }[] };

  expect(rules.map(({ rule }) => rule)).toEqual(["toll", "sing"]);
});

test("examples that fail already are named", async () => {
  writeFileSync(
    join(cwd, "wrong.regel"),
    `game wrong { de "Falsch" en "Wrong" players 2 }
flow { }
ranking { most score }
example never { de "Nie." en "Never." given { players Anna, Benno } then Anna has no }
`,
  );

  expect(await regel(["mutate", "wrong.regel"], { cwd })).toEqual({
    status: 1,
    out: "",
    err: "Example never fails already; `regel test wrong.regel` says why.\n",
  });
});

test("an interruption ends with what is known so far", async () => {
  const long = ["mutate", join(project, "rules/burgundy-dice"), "--threads", "1"];
  const { status, out, err } = await interruptedRegel(long, cwd);

  expect(status).toBe(130);
  expect(out).toMatch(/\d+ mutants, \d+ killed, \d+ survived: [\d.]+%/);
  expect(err).toMatch(/^Interrupted: \d+ of \d+ mutants were tried\.\n$/);
});

test("survivors listed as equivalent do not count; a wrong list is an error", async () => {
  const list = join(cwd, "reef.equivalent-mutants.txt");
  const tried = (text: string) => {
    writeFileSync(list, `# Why nothing can kill them\n${text}`);
    return regel(["mutate", "reef.regel", "fare", "toll"], { cwd });
  };
  const listed = "fare/number/1: nobody pays the fare\n";
  const right = await tried(listed);
  const wrong = await tried(`${listed}toll/number/1: no reason\nfare/number/9: gone\n`);
  const odd = await tried("fare/number/1\n");
  rmSync(list);

  expect([right.status, right.err]).toEqual([0, ""]);
  expect(right.out).toContain("3 mutants, 2 killed, 1 survived");
  expect(right.out).toContain("Not counted either: 1 is listed as equivalent.");
  expect(wrong.status).toBe(1);
  expect(wrong.err).toBe(`The list of equivalent mutants is wrong (reef.equivalent-mutants.txt):
\`fare/number/9\` does not exist (any more).
\`toll/number/1\` is killed by example deepDive.
`);
  expect([odd.status, odd.err]).toEqual([
    1,
    "reef.equivalent-mutants.txt:2: A line is the id of a mutant, a colon and the reason why no example can kill it.\n",
  ]);
});

const classics = ["breakthrough", "connect-four", "hex", "pig", "tic-tac-toe", "yavalath"];

test.each(classics)("every mutant of %s is killed or has a reason", async (name) => {
  const words = ["mutate", `rules/classics/${name}.regel`, "--at-least", "100", "--threads", "1"];
  const { status, err } = await regel(words, { cwd: project });

  expect([status, err]).toEqual([0, ""]);
});
