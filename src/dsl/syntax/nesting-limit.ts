// Limits the depth of syntax trees, because later phases are recursive.

import type { Span } from "../source/span.ts";
import type * as ast from "./ast.ts";
import { getNodeSpan } from "./node-parts.ts";

/** Rules written by people stay below 30. */
const MOST_LEVELS = 200;

/** Removes declarations that are nested too deeply, and reports them. */
export function withoutDepths(file: ast.File, report: (span: Span) => void): ast.File {
  const decls = file.decls.filter((decl) => {
    const place = deepPlace(decl, decl.span, 0);
    if (place !== undefined) report(place);
    return place === undefined;
  });
  return decls.length === file.decls.length ? file : { ...file, decls };
}

/** Returns the span of the innermost node on the first path that is too deep. */
function deepPlace(node: object, around: Span, level: number): Span | undefined {
  const span = getNodeSpan(node) ?? around;
  if (level > MOST_LEVELS) return span;
  for (const part of Object.values(node)) {
    if (typeof part !== "object" || part === null || part === span) continue;
    const place = deepPlace(part, span, level + 1);
    if (place !== undefined) return place;
  }
  return undefined;
}
