// `says`: the sentence of a rule, with placeholders for its parameters and for the current value.

import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { listPlaceholders } from "./localized-text.ts";

/**
 * A placeholder names a parameter or the value itself, optionally with its counter: `{toll
 * pearls}`.
 */
const HOLE = /^(\w+)(?:\s+(\w+))?$/;

export function checkSays(
  ctx: Context,
  decl: ast.Value | ast.Define,
  { params }: Pick<ir.Value, "params">,
): void {
  const named = new Set(params.map(({ name }) => name));
  for (const text of [decl.says?.de, decl.says?.en]) {
    if (text === undefined) continue;
    for (const hole of listPlaceholders(text.value)) {
      const [, name = "", unit] = HOLE.exec(hole) ?? [];
      const isItself = decl.kind === "value" && name === decl.name.text;
      if (!isItself && (!named.has(name) || unit !== undefined))
        ctx.report("unknown-hole", text.span, { hole });
      if (isItself) noteHole(ctx, ctx.allWithin(text.span, `{${hole}}`), name, unit);
    }
  }
}

/** Records the references in a placeholder: to the value itself, and to the counter behind it. */
function noteHole(
  ctx: Context,
  places: readonly Span[],
  name: string,
  unit: string | undefined,
): void {
  for (const place of places) {
    ctx.resolve({ text: name, span: ctx.within(place, name) }, "value", "value");
    if (unit === undefined || unit === "points") continue;
    const rest = { ...place, start: place.start + 1 + name.length };
    ctx.resolve({ text: unit, span: ctx.within(rest, unit) }, "counter", "counter");
  }
}
