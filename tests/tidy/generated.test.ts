import { generateCstDts } from "chevrotain";
import { expect, test } from "vitest";
import { RulesGrammar } from "../../src/dsl/syntax/grammar.ts";

test("the CST types match the grammar", async () => {
  const types = generateCstDts(new RulesGrammar().getGAstProductions());

  await expect(
    `// Generated from grammar.ts by \`npm test -- -u\`. Do not edit.\n\n${types}\n`,
  ).toMatchFileSnapshot("../../src/dsl/syntax/cst.generated.ts");
});
