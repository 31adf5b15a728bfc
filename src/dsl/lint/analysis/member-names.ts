// How the members of a type are written: `red`, `3`, `yes`.

import type * as ir from "../../ir/ir.ts";

/** The member with that number, counted from 0. */
export function nameOfMember(type: ir.Type, index: number): string {
  if (type.kind === "enum") return type.enum.members[index]?.id ?? String(index);
  if (type.kind === "number") return String(index + type.from);
  return type.kind === "yesno" ? (index === 0 ? "no" : "yes") : String(index);
}
