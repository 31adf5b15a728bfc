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
  if (isLocal(part)) found.add(part);
  // Not what is declared elsewhere: that has a name and a place of its own.
  else if (Array.isArray(part) || !("id" in part && "span" in part))
    for (const value of Object.values(part)) collect(value, found);
}

export function isLocal(part: object): part is ir.Local {
  return !("kind" in part) && "name" in part && "type" in part;
}
