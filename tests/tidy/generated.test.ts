import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  generateCstDts,
  getLookaheadPaths,
  type ILookaheadStrategy,
  type LookaheadProductionType,
  type Rule,
} from "chevrotain";
import { expect, test } from "vitest";
import { createFontSubset, leanFonts } from "../../src/build/lean-fonts.ts";
import { editorSnippets } from "../../src/dsl/editors/snippets.ts";
import { textmateGrammar } from "../../src/dsl/editors/textmate.ts";
import { treeSitterGrammar } from "../../src/dsl/editors/tree-sitter.ts";
import { treeSitterHighlights } from "../../src/dsl/editors/tree-sitter-queries.ts";
import { RulesGrammar } from "../../src/dsl/syntax/grammar/grammar.ts";

test("the CST types match the grammar", async () => {
  const types = generateCstDts(new RulesGrammar().getGAstProductions());

  await expect(
    `// Generated from grammar.ts by \`npm test -- -u\`. Do not edit.\n\n${types}\n`,
  ).toMatchFileSnapshot("../../src/dsl/syntax/cst.generated.ts");
});

test("the lookahead matches the grammar", async () => {
  const json = JSON.stringify(lookaheadOf(new LookaheadRecorder()), null, 2);

  await expect(
    [
      "// Generated from grammar.ts by `npm test -- -u`. Do not edit.",
      "/** By rule and number of the choice: the first one or two tokens of alternatives or of an option. */",
      `export const lookaheadPaths: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = ${json};`,
      "",
    ].join("\n\n"),
  ).toMatchFileSnapshot("../../src/dsl/syntax/lookahead.generated.ts");
});

/** Collects what the functions of each choice look for, instead of making them. */
class LookaheadRecorder implements ILookaheadStrategy {
  readonly paths = new Map<unknown, string | readonly string[]>();

  validate = () => [];

  buildLookaheadForAlternation(
    choice: Parameters<ILookaheadStrategy["buildLookaheadForAlternation"]>[0],
  ) {
    const key = () => undefined;
    this.paths.set(key, pathsOf(choice, "Alternation"));
    return key;
  }

  buildLookaheadForOptional(part: Parameters<ILookaheadStrategy["buildLookaheadForOptional"]>[0]) {
    const key = () => false;
    this.paths.set(key, pathsOf(part, part.prodType)[0] ?? "");
    return key;
  }
}

function pathsOf(
  {
    prodOccurrence,
    rule,
    maxLookahead,
  }: { prodOccurrence: number; rule: Rule; maxLookahead: number },
  prodType: LookaheadProductionType,
): string[] {
  const alternatives = getLookaheadPaths({
    occurrence: prodOccurrence,
    rule,
    prodType,
    maxLookahead,
  });
  return alternatives.map((paths) =>
    paths.map((path) => path.map(({ name }) => name).join(".")).join(" "),
  );
}

/** The paths by rule, and by the key under which the parser has them. */
function lookaheadOf(recorder: LookaheadRecorder) {
  const grammar = new RulesGrammar({ lookaheadStrategy: recorder });
  grammar.getGAstProductions();
  // Chevrotain has these members, but its types do not declare them.
  const { lookAheadFuncsCache, shortRuleNameToFull } = grammar as unknown as {
    lookAheadFuncsCache: (unknown[] | undefined)[];
    shortRuleNameToFull: string[];
  };
  const rules = shortRuleNameToFull.flatMap((name, i) => {
    const made = Object.entries(lookAheadFuncsCache[i] ?? []);
    const paths = Object.fromEntries(made.map(([key, one]) => [key, recorder.paths.get(one)]));
    return made.length === 0 ? [] : [[name, paths] as const];
  });
  return Object.fromEntries(rules);
}

test("the grammar of editors matches the words of the language", async () => {
  await expect(json(textmateGrammar())).toMatchFileSnapshot(
    "../../editors/vscode/syntaxes/regel.tmLanguage.json",
  );
});

test("the snippets of editors match the constructs of the language", async () => {
  await expect(json(editorSnippets())).toMatchFileSnapshot(
    "../../editors/vscode/snippets/regel.json",
  );
});

test("the grammar and the queries for tree-sitter match the words of the language", async () => {
  const folder = "../../editors/tree-sitter";
  await expect(json(treeSitterGrammar())).toMatchFileSnapshot(`${folder}/src/grammar.json`);
  await expect(treeSitterHighlights()).toMatchFileSnapshot(
    `${folder}/queries/regel/highlights.scm`,
  );
});

test("the parser for tree-sitter is what `npm run tree-sitter` makes of its grammar", () => {
  const folder = new URL("../../editors/tree-sitter/src/", import.meta.url);
  const grammar = readFileSync(new URL("grammar.json", folder));
  const hash = createHash("sha256").update(grammar).digest("hex");
  const [stamp] = readFileSync(new URL("parser.c", folder), "utf8").split("\n");
  expect(stamp).toBe(`// grammar.json ${hash}`);
});

test.each(Object.entries(leanFonts))(
  "the font %s is what `npm run fonts` makes",
  async (name, origin) => {
    const font = readFileSync(new URL(`../../src/styles/fonts/${name}`, import.meta.url));
    expect(font.equals(await createFontSubset(origin))).toBe(true);
  },
);

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
