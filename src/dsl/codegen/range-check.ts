// Numbers where a type with limits is declared, which they are not sure to keep to.

import type * as ir from "../ir/ir.ts";
import { limitsOf } from "../ir/types.ts";
import type { Span } from "../source/span.ts";
import type { Gen } from "./gen.ts";
import { literal } from "./number.ts";

/** JavaScript for a number that stops the game, at this place, if it is none of a type. */
export function emitRangeCheck(gen: Gen, js: string, type: ir.Type, span: Span): string {
  const limits = limitsOf(type);
  if (limits === undefined) return js;
  const check = type.kind === "orNone" ? "checkOptionalRange" : "checkRange";
  return `${check}(${js},${literal(limits.from)},${literal(limits.to)},${gen.span(span)})`;
}
