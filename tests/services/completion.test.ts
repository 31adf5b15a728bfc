// What may stand at a place, in whole games, in the middle of a line and where things are broken.

import { tokenMatcher } from "chevrotain";
import { expect, test } from "vitest";
import { completion, Workspace } from "../../src/dsl/index.ts";
import { nextTokens } from "../../src/dsl/syntax/expected-tokens.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { placeOf, reef, reefFile, reefWith } from "./reef.ts";

/** What is offered at the mark in a line that is put in the place of another, best first. */
function offered(line: string, marked: string): string[] {
  if (!reef.includes(line)) throw new Error(`not there: ${line}`);
  const at = reef.indexOf(line) + marked.indexOf("|");
  const text = reef.replace(line, () => marked.replace("|", ""));
  const items = completion(reefWith(text), { file: reefFile, offset: at }, "en");
  return items.map(({ label, kind, rank }) => `${rank} ${kind} ${label}`);
}

const paying = "  pay toll coral";

test("names of the kind that belongs there", () => {
  expect(offered(paying, "  pay toll |")).toContain("1 counter coral");
  expect(offered(paying, "  do |")).toEqual(expect.arrayContaining(["1 procedure swim"]));
  expect(offered(paying, "  score 2 as |")).toContain("1 reason growth");
  expect(offered("as growth\n}\nto", "as g|\n}\nto")).toContain("1 reason growth");
});

test("values that fit come first, names of the rule before all", () => {
  const found = offered(paying, "  set tide to |");
  expect(found.slice(0, 4)).toMatchInlineSnapshot(`
    [
      "1 member ebb",
      "1 member flood",
      "1 mark tide",
      "2 word abs",
    ]
  `);
  expect(found.indexOf("3 counter coral")).toBeGreaterThan(found.indexOf("1 member flood"));
  expect(offered(paying, "  let more = dep| + 1")).toContain("1 table depth");
  expect(offered(paying, "  score f| as growth")).toContain("3 local fish");
});

test("fields behind a dot, also at the end of what is written", () => {
  expect(offered(paying, "  let more = fish.|")).toEqual(["1 field fins"]);
  expect(offered(paying, "  let more = fish.f| + 1")).toEqual(["1 field fins"]);
});

test("players, moves, what is picked and requirements in examples", () => {
  const step = "  then Anna has your coral is 0";
  expect(offered(step, "  then |")).toEqual(["1 player Anna", "1 player Benno"]);
  expect(offered(step, "  when Anna |")).toContain("1 action dive");
  expect(offered(step, "  when Anna dive(|")).toContain("1 name fish");
  expect(offered(step, "  then Anna cannot dive because |")).toContain("1 name paid");
});

test("paths in variants, and their parts", () => {
  const end = "ranking { most score";
  const variant = (edit: string) => `variant calm of reef { ${edit} }\n${end}`;
  expect(offered(end, variant("change t|"))).toContain("1 name toll");
  expect(offered(end, variant("change hand.|")).slice(0, 2)).toEqual([
    "1 name hidden",
    "1 name places",
  ]);
  expect(offered(end, variant("change toll to | "))).toContain("1 counter coral");
  expect(offered(end, variant("change toll from | to 2"))).toContain("1 counter coral");
  expect(offered(end, variant("change toll from 2 * your c| to 2"))).toContain("1 counter coral");
});

test("words of the language, with skeletons", () => {
  const words = completion(
    reefWith(`${reef}\n`),
    { file: reefFile, offset: reef.length + 1 },
    "de",
  );
  expect(words.find(({ label }) => label === "reason")).toMatchInlineSnapshot(`
    {
      "about": "Wofür es Punkte gibt, wie es in der Wertung steht.",
      "detail": "reason growth { de "…" en "…" }",
      "kind": "word",
      "label": "reason",
      "rank": 2,
      "replaces": {
        "end": 1693,
        "file": "reef.regel",
        "start": 1693,
      },
      "snippet": "reason \${1:name} { de "\${2:Grund}" en "\${3:reason}" }",
    }
  `);
  expect(offered(paying, "  |")).toEqual(expect.arrayContaining(["2 word gain", "2 word choose"]));
  expect(offered(paying, "  for | ")).toContain("2 word each");
});

test("in broken rules and at the end of the file", () => {
  expect(offered("ranking { most score fewest your coral }", "ranking { most your |")).toContain(
    "1 counter coral",
  );
  expect(offered(paying, "  pay pay )\n  pay 1 |")).toContain("1 counter coral");
});

test("nothing in texts and comments", () => {
  expect(offered(paying, "  // the |")).toEqual([]);
  expect(completion(reefWith(), placeOf('de "tau|chen"'), "en")).toEqual([]);
});

test.each(["classics/pig", "classics/tic-tac-toe", "classics/connect-four"])(
  "in %s, every word and name that stands there is offered",
  (name) => expect(missingIn(name, 1)).toEqual([]),
);

test("in a large game too", () => expect(missingIn("burgundy", 197)).toEqual([]));

/** Words and names that are not offered where they stand; names that are given there are new. */
function missingIn(name: string, step: number): string[] {
  const workspace = new Workspace(rulesOf(name));
  const given = new Set(
    workspace.checked.names.declarations.map(({ span }) => `${span.file}:${span.start}`),
  );
  const drawn = workspace.declarations.filter(({ kind }) => kind === "board" || kind === "look");
  const isDrawn = (path: string, offset: number) =>
    drawn.some(({ span }) => span.file === path && span.start < offset && offset < span.end);
  const places = workspace.sources.flatMap(({ path }, i) =>
    (workspace.parsed[i]?.tokens ?? [])
      .filter(({ image }) => /^[A-Za-z]/.test(image))
      .map(({ image, startOffset }) => ({ image, file: path, offset: startOffset })),
  );
  return places
    .filter(({ file, offset }, i) => {
      return i % step === 0 && !given.has(`${file}:${offset}`) && !isDrawn(file, offset);
    })
    .filter(({ image, ...place }) => {
      return !completion(workspace, place, "en").some(({ label }) => label === image);
    })
    .map(({ image, file, offset }) => `${image} at ${file}:${offset}`);
}

/** One token in so many is looked for. */
const every = repetitions({ short: 46, long: 7 });

test("the grammar finds the next token everywhere in all rules", () => {
  const workspace = new Workspace(rulesFiles);
  const missing = workspace.parsed.flatMap(({ ast, tokens }) =>
    ast.decls.flatMap(({ kind, span }) => {
      const own = tokens.filter(
        ({ startOffset }) => span.start <= startOffset && startOffset < span.end,
      );
      const at = own.findIndex((token, i) => {
        if (i % every > 0) return false;
        const next = nextTokens(own.slice(0, i), "file") ?? new Set();
        return ![...next].some((type) => tokenMatcher(token, type));
      });
      return at < 0 ? [] : [`${kind} at ${span.file}:${span.start}, token ${at}`];
    }),
  );
  expect(missing).toEqual([]);
});

test("articles at the start of a hole, in the language of the text", () => {
  const line = "  pay toll coral";
  const needs = (text: string) => offered(line, `  needs no else ${text}`);
  expect(needs('de "Auf {d|')).toEqual(
    expect.arrayContaining(["0 article der", "1 article den", "15 article deines"]),
  );
  expect(needs('de "Hier." en "On {|"')).toEqual([
    "0 article the",
    "1 article a",
    "2 article no",
    "3 article your",
  ]);
  expect(needs('de "Auf den F|"')).toEqual([]);
  expect(needs('de "Auf {den fish}|"')).toEqual([]);
});
