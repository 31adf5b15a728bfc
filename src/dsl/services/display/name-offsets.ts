// Where the tree of a file has names: what stands there is no word of the language.

import type * as ast from "../../syntax/ast.ts";
import { isNameNode } from "../../syntax/node-parts.ts";

/** The offsets at which names begin, also those that are words elsewhere. */
export function findNameOffsets(file: ast.File): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (part: object) => {
    if (isNameNode(part)) {
      const { text, span } = part;
      // Empty spaces of boards are dots; rules without a name are called by their word.
      if (text.length === span.end - span.start && /^[A-Za-z]/.test(text)) found.add(span.start);
    }
    for (const child of Object.values(part)) {
      if (typeof child === "object" && child !== null) visit(child);
    }
  };
  visit(file);
  return found;
}
