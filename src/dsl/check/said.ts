// `says`: a rule's own sentence, with holes for its parameters and for what a value is now.

import type * as ir from "../ir/ir.ts";
import type * as ast from "../syntax/ast.ts";
import type { Context } from "./context.ts";
import { holesOf } from "./texts.ts";

/** A hole names a parameter or the value itself, that perhaps with what it counts: `{toll pearls}`. */
const HOLE = /^(\w+)(?:\s+(\w+))?$/;

export function checkSaid(
  ctx: Context,
  decl: ast.Value | ast.Define,
  { params }: Pick<ir.Value, "params">,
): void {
  const named = new Set(params.map(({ name }) => name));
  for (const text of [decl.says?.de, decl.says?.en]) {
    if (text === undefined) continue;
    for (const hole of holesOf(text.value)) {
      const [, name = "", unit] = HOLE.exec(hole) ?? [];
      const isItself = decl.kind === "value" && name === decl.name.text;
      if (!isItself && (!named.has(name) || unit !== undefined))
        ctx.report("unknown-hole", text.span, { hole });
      if (isItself && unit !== undefined && unit !== "points")
        ctx.resolve({ text: unit, span: text.span }, "counter", "counter");
    }
  }
}
