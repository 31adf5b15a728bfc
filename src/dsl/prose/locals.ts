// The locals that parts of a rule speak of.

import type * as ir from "../ir/ir.ts";

/** Lists all locals in some parts, in order of first mention. */
export function listLocals(part: unknown): ir.Local[] {
  const found = new Set<ir.Local>();
  collect(part, found);
  return [...found];
}

function collect(part: unknown, found: Set<ir.Local>): void {
  if (typeof part !== "object" || part === null) return;
  if (Array.isArray(part)) for (const item of part) collect(item, found);
  else if (isLocal(part)) found.add(part);
  // Not what is declared elsewhere: that has a name and a place of its own.
  else if (!("id" in part && "span" in part))
    for (const [key, value] of Object.entries(part))
      if (!WITHOUT_LOCALS.has(key)) collect(value, found);
}

/** Most parts have these; no local is in them. */
const WITHOUT_LOCALS = new Set(["type", "span", "kind"]);

export function isLocal(part: object): part is ir.Local {
  return !("kind" in part) && "name" in part && "type" in part;
}
