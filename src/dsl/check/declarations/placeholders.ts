// Placeholders in the texts of requirements: `{die}`, `{your pearls}`, `{needed pearls}`,
// `{space.colour}`, `{your treasures[kind]}`.

import type * as ir from "../../ir/ir.ts";
import { joinSpans, type Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import type { Scope } from "../scope.ts";
import { checkMember } from "./counter.ts";
import { checkLocalizedText, fillPlaceholders, listPlaceholders } from "./localized-text.ts";

interface PlaceholderTexts {
  readonly text: ir.LocalizedText | undefined;
  readonly holes: ir.Need["holes"];
}

/** Returns the text with its placeholders numbered `{0}`, `{1}` …, and their expressions. */
export function checkPlaceholders(
  ctx: Context,
  scope: Scope,
  text: ast.Text | undefined,
  name: string,
): PlaceholderTexts {
  if (text === undefined) return { text: undefined, holes: [] };
  const words = checkLocalizedText(ctx, text, name, text.span);
  const written = [...new Set([...listPlaceholders(words.de), ...listPlaceholders(words.en)])];
  const holes = written.map((hole) => {
    const places = ctx.allWithin(text.span, `{${hole}}`);
    const [place = text.span] = places;
    return ctx.mentions.inHoles(places, () => checkHole(ctx, scope, hole, place));
  });
  const number = (hole: string) => `{${written.indexOf(hole)}}`;
  return {
    text: { de: fillPlaceholders(words.de, number), en: fillPlaceholders(words.en, number) },
    holes: holes.map(
      (hole) =>
        hole ?? { value: { kind: "const", value: 0, type: { kind: "yesno" } }, counter: undefined },
    ),
  };
}

const PATH = /[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/.source;
const MEMBER = `(?:\\[(${PATH})\\])?`;

/**
 * `your pearls`, `treasures[kind]`, `space.colour`; optionally followed by the counter, as in `2
 * pearls`.
 */
const HOLE = new RegExp(`^(your\\s+)?(${PATH}|\\d+)${MEMBER}(?:\\s+([A-Za-z]\\w*)${MEMBER})?$`);

function checkHole(
  ctx: Context,
  scope: Scope,
  hole: string,
  place: Span,
): ir.Placeholder | undefined {
  const match = HOLE.exec(hole);
  if (match === null) {
    ctx.report("unknown-hole", place, { hole });
    return undefined;
  }
  const [, your, base = "", index, unit, member] = match;
  const value = checkExpr(ctx, scope, written(ctx, place, base, your !== undefined, index));
  if (unit === undefined)
    return { value, counter: value.kind === "counter" ? value.counter : undefined };
  const name: ast.Name = { text: unit, span: ctx.within(place, unit) };
  const counter = ctx.resolve(name, "counter", "counter")?.counter;
  const which = member === undefined ? undefined : written(ctx, place, member);
  return {
    value,
    counter: counter && { counter, index: checkMember(ctx, scope, counter, name, which) },
  };
}

/** Returns the placeholder as an expression of the rules, with its span inside the text. */
function written(
  ctx: Context,
  hole: Span,
  path: string,
  isYours = false,
  index?: string,
): ast.Expr {
  const span = ctx.within(hole, path);
  if (/^\d/.test(path)) return { kind: "int", value: Number(path), span };
  const [base = "", ...fields] = path.split(".");
  const name: ast.Name = { text: base, span: ctx.within(span, base) };
  let expr: ast.Expr = isYours
    ? { kind: "your", name, span: { ...name.span, start: ctx.within(hole, "your").start } }
    : { kind: "ref", name, span: name.span };
  for (const text of fields)
    expr = { kind: "field", of: expr, field: { text, span: ctx.within(span, text) }, span };
  if (index === undefined) return expr;
  const which = written(ctx, hole, index);
  return { kind: "index", of: expr, index: which, span: joinSpans(expr.span, which.span) };
}
