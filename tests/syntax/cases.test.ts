import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { message } from "../../src/dsl/diagnostics/render/render.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { printAst } from "../../src/dsl/syntax/print-tree.ts";

// A file of cases: `# what it shows`, a program, `==>`, and the tree that it gives.
// `npm test -- -u` writes the trees.

test.each(globSync("tests/syntax/cases/*.txt").sort())("%s", async (path) => {
  const cases = readFileSync(path, "utf8").split(/^(?=# )/m);

  await expect(cases.map(withTree).join("")).toMatchFileSnapshot(resolve(path));
});

function withTree(text: string): string {
  const [question = ""] = text.split("\n==>\n");
  const [title = "", ...program] = question.trimEnd().split("\n");
  const source = program.join("\n").trim();
  const { ast, diagnostics } = parse({ path: "case.regel", text: source });
  const reports = diagnostics.map((report) => `! ${message("en", report)}\n`).join("");
  return `${title}\n\n${source}\n\n==>\n\n${reports}${printAst(ast)}\n`;
}
