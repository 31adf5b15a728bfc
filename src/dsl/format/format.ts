// The formatter. Meaningful line breaks of the author are preserved: an open body stays open, rows
// stay rows, and a condition is broken where it was.

import type { CstNode, IToken } from "chevrotain";
import { printer } from "prettier/doc";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { RulesFile } from "../source/source.ts";
import type { ICstNodeVisitor } from "../syntax/cst.generated.ts";
import { parse, parseWithCst } from "../syntax/parse.ts";
import { shapesIn } from "./cells.ts";
import { componentLayouts } from "./component.ts";
import { exampleLayouts } from "./example.ts";
import { expressionLayouts } from "./expr.ts";
import { fileLayouts, wholeFile } from "./file.ts";
import { Page, type ProductionLayout, width } from "./layout.ts";
import { ruleLayouts } from "./rules.ts";
import { setupLayouts } from "./setup.ts";
import { tightTokens } from "./spacing.ts";
import { statementLayouts } from "./stmt.ts";
import { readTrivia } from "./trivia.ts";
import { variantLayouts } from "./variant.ts";

type Formatted =
  | { readonly text: string }
  /** Syntax errors; then nothing is formatted. */
  | { readonly diagnostics: readonly Diagnostic[] };

/** How every production of the grammar is laid out. */
export const layouts: Readonly<Record<Production, ProductionLayout>> = {
  ...expressionLayouts,
  ...statementLayouts,
  ...exampleLayouts,
  ...setupLayouts,
  ...componentLayouts,
  ...ruleLayouts,
  ...variantLayouts,
  ...fileLayouts,
};

type Production = Exclude<keyof ICstNodeVisitor<unknown, unknown>, "visit" | "validateVisitor">;

/**
 * The alignment of lines depends on their final form, so formatting is repeated until it is stable.
 */
const mostRounds = 5;

/** Returns the formatted text of a file, or its syntax errors. */
export function format(source: RulesFile): Formatted {
  const hasCarriageReturns = source.text.includes("\r\n");
  let text = source.text.replaceAll("\r\n", "\n");
  // Spans of diagnostics are those of the text as it is written.
  const diagnostics = hasCarriageReturns ? parse(source).diagnostics : [];
  if (diagnostics.length > 0) return { diagnostics };
  for (let round = 0; round < mostRounds; round++) {
    const next = formatOnce({ ...source, text });
    if ("diagnostics" in next) return next;
    if (next.text === text) break;
    text = next.text;
  }
  return { text: hasCarriageReturns ? text.replaceAll("\n", "\r\n") : text };
}

/** The tree and the layout of one round are no longer in memory in the next. */
function formatOnce(source: RulesFile): Formatted {
  const { cst, tokens, comments, diagnostics } = parseWithCst(source);
  if (diagnostics.length > 0) return { diagnostics };
  return { text: laidOut(source.text, cst, tokens, comments) };
}

function laidOut(
  text: string,
  cst: CstNode,
  tokens: readonly IToken[],
  comments: readonly IToken[],
): string {
  const trivia = readTrivia(text, tokens, comments);
  const start: IToken | undefined = tokens[0] ?? comments[0];
  if (start === undefined) return "";
  const page = new Page(trivia, tightTokens(cst), layouts, shapesIn(cst), start);
  const options = { printWidth: width, tabWidth: 2 };
  return printer.printDocToString(wholeFile(page, cst), options).formatted;
}
