// `says`: the sentence of a rule, with placeholders for its parameters and for the current value.

import { placeholderParts } from "../../inflection/articles.ts";
import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { listPlaceholders } from "./localized-text.ts";
import { checkArticles } from "./placeholder-articles.ts";

/**
 * A placeholder names a parameter or the value itself, optionally with its counter: `{toll
 * pearls}`, `{dem toll pearls}`.
 */
const HOLE = /^(\w+)(?:\s+(\w+))?$/;

export function checkSays(
  ctx: Context,
  decl: ast.Value,
  { params }: Pick<ir.Value, "params">,
): void {
  const named = new Set(params.map(({ name }) => name));
  checkArticles(ctx, decl.says, params);
  for (const language of ["de", "en"] as const) {
    const text = decl.says?.[language];
    if (text === undefined) continue;
    for (const hole of listPlaceholders(text.value)) {
      const { rest, offset, isUnknown } = placeholderParts(hole, language, (name) =>
        named.has(name),
      );
      if (isUnknown) continue;
      const [, name = "", unit] = HOLE.exec(rest) ?? [];
      const isItself = name === decl.name.text;
      if (!isItself && (!named.has(name) || unit !== undefined))
        ctx.report("unknown-hole", text.span, { hole });
      if (isItself) noteHole(ctx, ctx.allWithin(text.span, `{${hole}}`), offset, name, unit);
    }
  }
}

/** Records the references in a placeholder: to the value itself, and to the counter behind it. */
function noteHole(
  ctx: Context,
  places: readonly Span[],
  offset: number,
  name: string,
  unit: string | undefined,
): void {
  for (const { start, ...place } of places) {
    const whole = { ...place, start: start + 1 + offset };
    ctx.resolve({ text: name, span: ctx.within(whole, name) }, "value", "value");
    if (unit === undefined || unit === "points") continue;
    const rest = { ...whole, start: whole.start + name.length };
    ctx.resolve({ text: unit, span: ctx.within(rest, unit) }, "counter", "counter");
  }
}
