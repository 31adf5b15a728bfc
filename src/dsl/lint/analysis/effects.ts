// The possible effects of statements on zones and marks, when their execution is not tracked.

import { familyFrom } from "../../check/declarations/pieces.ts";
import { statementsIn } from "../../ir/collect-statements.ts";
import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type { BindingKind, BlockKind, ChangeKind, FlowKind, RollKind } from "../../ir/kinds.ts";
import { findProcedureCall, offeredBy } from "../../ir/suspension.ts";

export interface Effects {
  /** Zones to which things may come, and from which they may go; `member` only where it is known. */
  readonly zones: readonly ZoneEffect[];
  readonly marks: ReadonlySet<ir.Mark>;
  readonly mayEnd: boolean;
}

interface ZoneEffect {
  readonly zone: ir.Zone;
  readonly member: number | undefined;
  readonly how: "comes" | "goes";
}

type Body = readonly ir.Stmt[];

/** All that a statement may do, by way of procedures and actions too. */
export function effectsOf(start: ir.Stmt): Effects {
  const zones = new Map<string, ZoneEffect>();
  const marks = new Set<ir.Mark>();
  let mayEnd = false;
  const note = (place: ir.PlaceRef, how: "comes" | "goes") => {
    if (place.kind !== "zone") return;
    const { zone } = place;
    const member = memberOf(place);
    zones.set(`${zone.index} ${member} ${how}`, { zone, member, how });
  };
  const seen = new Set<Body>();
  const open: Body[] = [[start]];
  for (let body = open.pop(); body !== undefined; body = open.pop()) {
    if (seen.has(body)) continue;
    seen.add(body);
    for (const stmt of statementsIn(body)) {
      for (const [place, how] of changesIn(stmt)) note(place, how);
      if (stmt.kind === "setMark" || stmt.kind === "rollMark") marks.add(stmt.mark.mark);
      if ((stmt.kind === "forEach" || stmt.kind === "anyOrder") && stmt.mark !== undefined)
        marks.add(stmt.mark.mark);
      if (stmt.kind === "endGame") mayEnd = true;
      const done = findProcedureCall(stmt);
      if (done !== undefined) open.push(done.procedure.body);
      for (const move of offeredBy(stmt)) open.push(move.body);
    }
  }
  return { zones: [...zones.values()], marks, mayEnd };
}

/** Which of a family a reference means, where that is a constant; 0 where there is no family. */
function memberOf({ zone, index }: ir.ZoneRef): number | undefined {
  if (index === undefined) return 0;
  const known = evaluateConstant(index);
  return known === undefined ? undefined : known - familyFrom(zone);
}

function changesIn(stmt: ir.Stmt): (readonly [ir.PlaceRef, "comes" | "goes"])[] {
  switch (stmt.kind) {
    case "add":
      return [[stmt.to, "comes"]];
    case "remove":
    case "removeAll":
      return [[stmt.from, "goes"]];
    case "drawLet":
      return [[stmt.zone, "goes"]];
    case "move":
    case "moveAll":
    case "moveEnd":
    case "draw":
      return [
        [stmt.from, "goes"],
        [stmt.to, "comes"],
      ];
    case "roll":
      return [[stmt.into, "comes"]];
    case "rollZone":
      return [
        [stmt.zone, "goes"],
        [stmt.zone, "comes"],
      ];
    default:
      stmt.kind satisfies ChangeKind | RollKind | BindingKind | BlockKind | FlowKind;
      return [];
  }
}
