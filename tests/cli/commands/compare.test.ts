import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { regel, remove } from "../command.ts";
import { rulebookFolder, told } from "../rulebook.ts";

let cwd = "";
beforeAll(() => {
  cwd = rulebookFolder();
});
afterAll(() => remove(cwd));

/** What a person reads, by the name of the sample that holds it. */
const readings = `
diff-yucata.de: regel diff burgundy original yucata --games 60 --lang de
diff-yucata.en: regel diff burgundy original yucata --games 60 --lang en
diff-reading.de: regel diff burgundy original fullStorage.forbidden --games 40 --lang de
diff-reading.en: regel diff burgundy burgundy freeStep.double --games 30 --lang en
prose.de: regel prose burgundy price workersToTurn purchase setUp castle --lang de
sources.de: regel prose burgundy-dice rating hourglassDie --lang de
sources.en: regel prose burgundy-dice rating hourglassDie --lang en
prose.en: regel prose burgundy workersToTurn gameEnds counting --variant yucata --lang en
effect.de: regel effect burgundy original yucata --games 4 --bot random --lang de
effect.en: regel effect burgundy-dice original hourglassSides.three --games 2 --players 3 --lang en
twin.de: regel twin burgundy original yucata --bot random --lang de
twin.en: regel twin burgundy original yucata --options setUp=advanced --lang en
variants.de: regel variants burgundy --lang de
variants.en: regel variants burgundy --lang en
`;

test.each(
  readings
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
)("%s", async (name, line) => {
  await expect(await told(cwd, line)).toMatchFileSnapshot(`samples/compare/${name}.txt`);
});

/** The parts of a comparison that tests look at. */
interface Data {
  readonly groups: readonly {
    readonly differences: readonly { readonly path: string }[];
    readonly witness: { readonly position: { readonly a: string } } | null;
    readonly examples: readonly unknown[];
    readonly reach: { readonly records: readonly unknown[] };
  }[];
}

test("the same comparison is the same text, whatever runs beside it", async () => {
  const line = "regel diff burgundy-dice original hourglassSides.three --games 10 --json";
  const [once, again] = await Promise.all([told(cwd, line), told(cwd, line)]);

  expect(again).toBe(once);
});

test("a variant whose file is called like it is that variant, not its game", async () => {
  const path = join(cwd, "pebbles.regel");
  writeFileSync(
    path,
    'variant pebbles of burgundy { de "Kiesel" en "Pebbles" change silver.starts to 5 }\n',
  );

  const text = await told(cwd, `regel diff ${path} original pebbles --games 5 --lang en`);
  const simulated = await told(cwd, `regel sim ${path} --games 1 --lang en`);

  expect(text).toContain("Original → Pebbles");
  expect(simulated).toContain("The Castles of Burgundy (Pebbles): 1 game");
});

test("what is the same has no differences", async () => {
  expect(await told(cwd, "regel diff burgundy original burgundy")).toBe(
    "The Castles of Burgundy: Original and Original have the same rules.\n",
  );
  expect(await told(cwd, "regel twin burgundy yucata yucata --bot random")).toContain(
    "They never part",
  );
});

test("a game that does not end is given up, and its points are not called final", async () => {
  const pig = join(cwd, "rules/pig");
  mkdirSync(pig);
  cpSync(
    fileURLToPath(new URL("../../../rules/classics/pig.regel", import.meta.url)),
    join(pig, "game.regel"),
  );
  const far = `variant far of pig { de "Ohne Ende" en "Without end" change goal from 100 to 1000000 }`;
  writeFileSync(join(pig, "far.regel"), far);
  const twins = await told(cwd, "regel twin pig original far --bot random --lang en");

  expect(twins).toMatch(/Original goes on\n(?:.*\n)*? {2}Final points: /);
  expect(twins).toMatch(/\n {2}The game does not end and was given up\. Points so far: .*\n$/);
});

test("the effect as data says how many games ended alike", async () => {
  const line = "regel effect burgundy original freeStep.double --games 3 --bot random --json";
  const data = JSON.parse(await told(cwd, line));

  expect(data).toMatchObject({ games: 3, players: 2, b: { variants: ["freeStep.double"] } });
  expect(data.sameScores).toBeGreaterThanOrEqual(0);
  expect(data.scores[0].interval).toHaveLength(2);
});

test("an effect is the same, however many threads measure it", async () => {
  const line =
    "regel effect burgundy-dice original hourglassSides.three --games 9 --bot random --json --threads";
  const [one, ...others] = await Promise.all(
    ["1", "4"].map((threads) => told(cwd, `${line} ${threads}`)),
  );

  expect(JSON.parse(one ?? "")).toMatchObject({ games: 9 });
  expect(others).toEqual([one]);
});

test("whose rules ask for the impossible is said, and bots that go by the clock are refused", async () => {
  const rules = `language 2
game brittle {
  de "Spröde" en "Brittle"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}
value most = 6
zone bowl of 1..6 { de "die Schale, die Schalen" en "bowl, bowls" }
action go { de "gehen" en "go" if most < 6 { let thing = draw from bowl add thing to bowl } }
flow { each player { choose go } }
ranking { most score }
variant fewer of brittle { de "Weniger" en "Fewer" change most to 5 }
`;
  writeFileSync(join(cwd, "brittle.regel"), rules);
  const [impossible, timed] = await Promise.all([
    regel("effect brittle.regel original fewer --threads 3".split(" "), { cwd }),
    regel("effect burgundy original yucata --bot search:9ms".split(" "), { cwd }),
  ]);

  expect(impossible).toEqual({
    status: 1,
    out: "",
    err: "brittle.regel:9:46: There is nothing left to draw.\n",
  });
  expect(timed.err).toMatch(/^`search:9ms` plays better on a faster machine, /);
});

test("a record is proved by its own variants, and played under others", async () => {
  await told(cwd, "regel sim burgundy --games 1 --record plain.txt");
  await told(cwd, "regel sim burgundy --games 1 --variant yucata --record online.txt");
  const [proved, under, back] = await Promise.all([
    told(cwd, "regel replay online.txt"),
    told(cwd, "regel replay plain.txt --under yucata"),
    told(cwd, "regel replay online.txt --under original --lang de"),
  ]);

  expect(proved).toContain("1 record proved.");
  await expect(`${under}\n${back}`).toMatchFileSnapshot("samples/compare/replay-under.txt");
});

test("the platform changes its set-up and when points count, and nothing else", async () => {
  await told(cwd, "regel sim burgundy --games 1 --record plain.txt");
  const { groups }: Data = JSON.parse(
    await told(cwd, "regel diff burgundy original yucata --games 0 --records plain.txt --json"),
  );
  const paths = groups.map(({ differences }) => differences.map(({ path }) => path));

  expect(paths).toEqual([
    ["counting"],
    `setUp sheet sheets setUpEstates setUpEstate frontOf backOf castlesToGo startSomewhere
    dealSheets onSheet`.split(/\s+/),
    ["estate8"],
  ]);
  // Each sentence of the variant has a proof: a position, or an example that comes out differently.
  for (const { witness, examples } of groups)
    if (witness === null) expect(examples.length).toBeGreaterThan(0);
    else expect(witness.position.a).toMatch(/^regelwerk-state-2 burgundy /);
});

test("what does not go together says so with its lines", async () => {
  const ran = await Promise.all(
    [
      "diff burgundy original yucat",
      "sim burgundy --variant yucata,nothing",
      "prose burgundy pric",
      "prose burgundy Price --lang de",
      "twin burgundy original yucata --options setUp=never",
      "replay nothing.txt --under yucata",
    ].map((line) => regel(line.split(" "), { cwd })),
  );

  expect(ran.filter(({ status, out }) => status !== 1 || out !== "")).toEqual([]);
  await expect(ran.map(({ err }) => err).join("\n")).toMatchFileSnapshot(
    "samples/compare/problems.txt",
  );
});

test("a closed pipe ends a comparison", async () => {
  const { status, err } = await regel(["variants", "burgundy"], { cwd, closesOutput: true });

  expect([status, err]).toEqual([1, "The output was closed before everything was written.\n"]);
});
