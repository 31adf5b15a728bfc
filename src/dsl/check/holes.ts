// Holes in the texts of requirements: `{die}`, `{your pearls}`, `{needed pearls}`, `{space.colour}`.

import type * as ir from "../ir/ir.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Context, Scope } from "./context.ts";
import { checkExpr } from "./expr.ts";
import { checkWords, fillHoles, holesOf } from "./texts.ts";

export interface HoleTexts {
  readonly text: ir.Words | undefined;
  readonly holes: ir.Need["holes"];
}

/** The text with its holes numbered `{0}`, `{1}` …, and what stands in them. */
export function checkHoleTexts(
  ctx: Context,
  scope: Scope,
  text: ast.Text | undefined,
  name: string,
): HoleTexts {
  if (text === undefined) return { text: undefined, holes: [] };
  const words = checkWords(ctx, text, name, text.span);
  const written = [...new Set([...holesOf(words.de), ...holesOf(words.en)])];
  const holes = written.map((hole) => checkHole(ctx, scope, hole, text.span));
  const number = (hole: string) => `{${written.indexOf(hole)}}`;
  return {
    text: { de: fillHoles(words.de, number), en: fillHoles(words.en, number) },
    holes: holes.map(
      (hole) =>
        hole ?? { value: { kind: "const", value: 0, type: { kind: "yesno" } }, counter: undefined },
    ),
  };
}

/** `your pearls`, `fish`, `space.colour`; a counter after it says what is counted: `needed pearls`. */
function checkHole(
  ctx: Context,
  scope: Scope,
  hole: string,
  span: Span,
): ir.Need["holes"][number] | undefined {
  const match = /^(your\s+)?([A-Za-z]\w*)((?:\.[A-Za-z]\w*)*)(?:\s+([A-Za-z]\w*))?$/.exec(hole);
  if (match === null) {
    ctx.report("unknown-hole", span, { hole });
    return undefined;
  }
  const [, your, base = "", fields = "", unit] = match;
  const name: ast.Name = { text: base, span };
  let expr: ast.Expr =
    your === undefined ? { kind: "ref", name, span } : { kind: "your", name, span };
  for (const field of fields.split(".").slice(1)) {
    expr = { kind: "field", of: expr, field: { text: field, span }, span };
  }
  const value = checkExpr(ctx, scope, expr);
  const counter =
    unit === undefined
      ? undefined
      : ctx.resolve({ text: unit, span }, "counter", "counter")?.counter;
  return {
    value,
    counter: counter ?? (value.kind === "counter" ? value.counter.counter : undefined),
  };
}
