import { readFileSync } from "node:fs";
import { generateCstDts } from "chevrotain";
import { expect, test } from "vitest";
import { createFontSubset, leanFonts } from "../../src/build/lean-fonts.ts";
import { editorSnippets } from "../../src/dsl/editors/snippets.ts";
import { textmateGrammar } from "../../src/dsl/editors/textmate.ts";
import { RulesGrammar } from "../../src/dsl/syntax/grammar/grammar.ts";

test("the CST types match the grammar", async () => {
  const types = generateCstDts(new RulesGrammar().getGAstProductions());

  await expect(
    `// Generated from grammar.ts by \`npm test -- -u\`. Do not edit.\n\n${types}\n`,
  ).toMatchFileSnapshot("../../src/dsl/syntax/cst.generated.ts");
});

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
