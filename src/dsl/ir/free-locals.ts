// The names that an expression uses and does not bind.

import type * as ir from "./ir.ts";

/** Returns the free locals of an expression. */
export function freeLocals(expr: ir.Expr): ReadonlySet<ir.Local> {
  const free = new Set<ir.Local>();
  collect(expr, new Set(), free);
  return free;
}

/** The casts rely on the `kind` of a node, which determines the type of its parts. */
function collect(node: unknown, bound: ReadonlySet<ir.Local>, free: Set<ir.Local>): void {
  if (typeof node !== "object" || node === null || "id" in node) return;
  if ("kind" in node && node.kind === "local" && "local" in node) {
    const local = node.local as ir.Local;
    if (!bound.has(local)) free.add(local);
    return;
  }
  if ("kind" in node && node.kind === "until" && "stop" in node) {
    const { of, local, stop } = node as Extract<ir.Domain, { kind: "until" }>;
    collect(of, bound, free);
    collect(stop, new Set(bound).add(local), free);
    return;
  }
  if (!("binder" in node)) {
    for (const [key, part] of Object.entries(node))
      if (key !== "type" && key !== "local") collect(part, bound, free);
    return;
  }
  const { binder, ...rest } = node as { readonly binder: ir.Binder };
  const { local, where, ...outside } = binder;
  const inside = new Set(bound).add(local);
  collect(outside, bound, free);
  collect(where, inside, free);
  collect(rest, inside, free);
}
