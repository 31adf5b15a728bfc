// Another name for what is named, everywhere or not at all.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileGame,
  loadGame,
  prepareRename,
  type RulesFile,
  refusalText,
  rename,
  Workspace,
} from "../../src/dsl/index.ts";
import { applyEdits, type SourceEdit } from "../../src/dsl/source/edit.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { houseRules, placeOf, reef, reefWith } from "./reef.ts";

const workspace = reefWith();

function edited(sources: readonly RulesFile[], edits: readonly SourceEdit[]): RulesFile[] {
  return sources.map(({ path, text }) => {
    return {
      path,
      text: applyEdits(
        text,
        edits.filter(({ span }) => span.file === path),
      ),
    };
  });
}

/** The lines that are different under the new name; or why it cannot be given. */
function renamed(marked: string, name: string): string {
  const result = rename(workspace, placeOf(marked), name);
  if ("refusal" in result) return refusalText("en", result.refusal);
  const after = edited(workspace.sources, result.edits);
  const old = `${reef}${houseRules}`.split("\n");
  const now = after
    .map(({ text }) => text)
    .join("")
    .split("\n");
  return now.filter((line, i) => line !== old[i]).join("\n");
}

test("a value, with its mentions in texts, examples and variants", () => {
  expect(renamed("value t|oll", "fee")).toMatchInlineSnapshot(`
    "value fee = 1 { de "die Gebühr" en "the toll" }
      needs paid: your coral >= fee else de "Das kostet {fee} Koralle; es sind nur {your coral}" en "Costs {fee}"
      pay fee coral
    example diving proves dive, fee {
      change fee to 2"
  `);
});

test("a piece with parameters, whose kinds are called after it", () => {
  expect(renamed("piece c|arp", "tench")).toMatchInlineSnapshot(`
    "piece tench(size: 1..3) : Fish { de "Karpfen {size}" en "carp {size}" fins is size copies 2 in stock }
      when Anna dive(fish: tench2)
      then Benno cannot dive(fish: tench1) because paid"
  `);
});

test("a field, with looks and variants", () => {
  expect(renamed("family Fish { f|ins", "tails")).toMatchInlineSnapshot(`
    "family Fish { tails: 1..4 }
    piece carp(size: 1..3) : Fish { de "Karpfen {size}" en "carp {size}" tails is size copies 2 in stock }
    piece pike : Fish { de "Hecht" en "pike" tails is 4 copies 1 in stock }
    look Fish { badgeBy "tails" }
      change pike.tails to 3"
  `);
});

test("one of several fields that a look names", () => {
  const [hex] = rulesOf("classics/hex");
  if (hex === undefined) expect.unreachable();
  const offset = hex.text.indexOf("redShore");
  const result = rename(new Workspace([hex]), { file: hex.path, offset }, "firstShore");
  if ("refusal" in result) expect.unreachable();
  const [after] = edited([hex], result.edits);
  expect(after?.text).toContain('fillBy "firstShore blueShore"');
});

test("what is picked, with moves in examples; a name in an example", () => {
  expect(renamed("pick f|ish", "catch")).toMatchInlineSnapshot(`
    "  pick catch from stock
      move catch from stock to your hand
      then Anna can dive(catch: pike)
      when Anna dive(catch: carp2)
      then Benno cannot dive(catch: carp1) because paid"
  `);
  expect(renamed("then A|nna has", "Carla")).toMatchInlineSnapshot(`
    "  given { players Carla, Benno Carla { coral 1 } }
      then Carla can dive(fish: pike)
      when Carla dive(fish: carp2)
      then Carla has your coral is 0"
  `);
});

test.each([
  [
    "a parameter of a formula",
    'value cost(f|ar: 1..3) = 2 * far { de "der Preis für {den far}" en "the price of {the far}" says de "{der far} kostet etwas" en "{the far} is dear" }',
  ],
  [
    "a parameter of a value",
    'value pause(f|ar: 1..3) = 2 { de "die Pause bei {dem far}" en "the rest at {the far}" says de "bei {dem far} ruhst du {pause}" en "at {the far} you rest {pause}" }',
  ],
  [
    "a parameter of a procedure",
    'to visit(f|ar: 1..3) { de "{den far} besuchen" en "visit {the far}" score far as growth }',
  ],
])("%s, with its placeholders in words and sentences", (_, marked) => {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const whole = reefWith(`${reef}${text}\n`);
  const result = rename(whole, { file: "reef.regel", offset: reef.length + offset }, "deep");
  const after = "refusal" in result ? whole.sources : edited(whole.sources, result.edits);

  expect(after[0]?.text.slice(reef.length).trim()).toBe(text.replaceAll(/\bfar\b/g, "deep"));
});

test("what is refused, and why", () => {
  expect(renamed("value t|oll", "coral")).toBe(
    "`coral` already means something else where the old name stands.",
  );
  expect(renamed("let d|eep", "toll")).toMatchInlineSnapshot(
    `"\`toll\` already means something else where the old name stands."`,
  );
  expect(renamed("value t|oll", "gain")).toMatchInlineSnapshot(
    `"\`gain\` is a word of the language and no name."`,
  );
  expect(renamed("value t|oll", "the toll")).toMatchInlineSnapshot(
    `"\`the toll\` is no name: names consist of plain letters and digits, with a letter in front."`,
  );
  expect(renamed("value t|oll", "Gebühr")).toMatchInlineSnapshot(
    `"\`Gebühr\` is no name: names consist of plain letters and digits, with a letter in front."`,
  );
  expect(renamed("{ m|ay choose", "x")).toMatchInlineSnapshot(
    `"\`may\` is a word of the language and no name."`,
  );
  expect(renamed('de "Ri|ff"', "x")).toMatchInlineSnapshot(
    `"No name that the rules have given stands here."`,
  );
  const broken = reefWith(reef.replace("ranking {", "ranking"));
  expect(rename(broken, placeOf("value t|oll"), "fee")).toEqual({ refusal: { kind: "broken" } });
});

test("the refusals are sentences in both languages", () => {
  const kinds = [
    { kind: "no-name" },
    { kind: "word", word: "gain" },
    { kind: "odd", name: "x y" },
    { kind: "taken", name: "coral" },
    { kind: "broken" },
  ] as const;
  for (const one of kinds) {
    expect(refusalText("de", one)).toMatch(/\.$/);
    expect(refusalText("en", one)).toMatch(/\.$/);
  }
});

const runs = repetitions({ short: 2, long: 200 });
/** Another name; programs keep the first letter of a name in those of their variables. */
const freshFor = (name: string) => `${/[a-z]/i.exec(name)?.[0].toLowerCase()}zebra`;

test("in a whole game, any name can be another one and the game stays the same", () => {
  const sources = rulesOf("burgundy");
  const before = new Workspace(sources);
  const { compiled } = compileGame(sources);
  const all = before.names.declarations;
  fc.assert(
    fc.property(fc.constantFrom(...all), ({ span, name }) => {
      const place = { file: span.file, offset: span.start };
      const fresh = freshFor(name);
      expect(prepareRename(before, place)).toEqual({ span, name });
      const result = rename(before, place, fresh);
      if ("refusal" in result) throw new Error(refusalText("en", result.refusal));
      const after = compileGame(edited(sources, result.edits)).compiled;
      if (after === undefined) throw new Error(`${name} is missing somewhere`);
      expect(after.js.replaceAll(fresh, name)).toBe(compiled?.js);
      const game = loadGame(after);
      for (const { id } of after.meta.examples) expect(game.runExample(id).passed).toBe(true);
    }),
    { numRuns: runs },
  );
});
