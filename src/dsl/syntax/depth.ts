// Trees that are too deep to walk: whoever reads them later calls itself for what is inside.

import type { Span } from "../source/span.ts";
import type * as ast from "./ast.ts";

/** Rules written by people stay below 30. */
const MOST_LEVELS = 200;

/** Takes away the declarations that are nested too deeply, and says where. */
export function withoutDepths(file: ast.File, report: (span: Span) => void): ast.File {
  const decls = file.decls.filter((decl) => {
    const place = deepPlace(decl);
    if (place !== undefined) report(place);
    return place === undefined;
  });
  return decls.length === file.decls.length ? file : { ...file, decls };
}

/** The innermost part with a place of its own, on the first way down that is too long. */
function deepPlace(decl: ast.Decl): Span | undefined {
  const open: { readonly node: object; readonly level: number; readonly span: Span }[] = [
    { node: decl, level: 0, span: decl.span },
  ];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    const { node, level } = top;
    const span = "span" in node ? (node.span as Span) : top.span;
    if (level > MOST_LEVELS) return span;
    for (const key in node) {
      const part = (node as Record<string, unknown>)[key];
      if (typeof part === "object" && part !== null)
        open.push({ node: part, level: level + 1, span });
    }
  }
  return undefined;
}
