// Of which hidden things nobody but their owner can know how many there are of each.
//
// A deck that everybody has seen can be counted: what lies neither on the table nor in one's own
// hand lies in the others' hands and in the deck. Dice thrown under a cup, or a number written down
// in secret, cannot.

import { statementsIn } from "./collect-statements.ts";
import type * as ir from "./ir.ts";
import type { GroupedStmtKind } from "./kinds.ts";

/** The hidden zones of whose sort something comes from nowhere, unseen: rolled or chosen. */
export function findUnobservableZones(game: ir.Game): ReadonlySet<ir.Zone> {
  const bodies = [...game.procedures, ...game.moves];
  const statements = bodies.flatMap(({ body }) => statementsIn(body));
  const unseen = unseenLocals(game, statements);
  const sorts = new Set(
    statements.flatMap((stmt) => {
      const zone = createdIn(stmt, unseen);
      return zone?.hidden ? [sortOf(zone.element)] : [];
    }),
  );
  return new Set(game.zones.filter((zone) => zone.hidden && sorts.has(sortOf(zone.element))));
}

/** Things of one sort may lie in the same zones, so what is unknown about some is about all. */
function sortOf(type: ir.Type): ir.Enum | ir.Family | ir.Grid | ir.Shape | string {
  switch (type.kind) {
    case "enum":
      return type.enum;
    case "piece": {
      let family = type.family;
      while (family.parent !== undefined) family = family.parent;
      return family;
    }
    case "space":
    case "line":
      return type.grid;
    case "board":
      return type.shape;
    case "number":
    case "yesno":
    case "player":
    case "set":
      return type.kind;
    case "orNone":
      return sortOf(type.of);
    default:
      return type satisfies never;
  }
}

function createdIn(stmt: ir.Stmt, unseen: ReadonlySet<ir.Local>): ir.Zone | undefined {
  if (stmt.kind === "roll") return stmt.into.zone;
  if (stmt.kind === "rollZone") return stmt.zone.zone;
  if (stmt.kind !== "add" || stmt.to.kind !== "zone") return undefined;
  return isUnseen(stmt.what, unseen) ? stmt.to.zone : undefined;
}

/** Names for what others may not know: what is rolled or picked freely, and what comes of that. */
function unseenLocals(game: ir.Game, statements: readonly ir.Stmt[]): ReadonlySet<ir.Local> {
  const found = new Set<ir.Local>();
  const bound = statements.flatMap(bindings);
  for (const { head } of game.moves) {
    for (const step of head) {
      if (step.kind === "pick" && isFree(step.domain)) found.add(step.local);
      if (step.kind === "let") bound.push([step.local, step.value]);
    }
  }
  for (const stmt of statements) if (stmt.kind === "rollLet") found.add(stmt.local);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [local, value] of bound) if (isUnseen(value, found)) found.add(local);
  }
  return found;
}

/** What a statement gives names to: a `let`, and the parameters of what it does or offers. */
function bindings(stmt: ir.Stmt): (readonly [ir.Local, ir.Expr])[] {
  const paired = (params: readonly ir.Local[], args: readonly ir.Expr[]) =>
    params.flatMap((param, i) => (args[i] === undefined ? [] : [[param, args[i]] as const]));
  switch (stmt.kind) {
    case "let":
      return [[stmt.local, stmt.value]];
    case "do":
      return paired(stmt.procedure.params, stmt.args);
    case "choose":
      return stmt.options.flatMap(({ move, args }) => paired(move.params, args));
    default:
      stmt.kind satisfies GroupedStmtKind;
      return [];
  }
}

/** Whether a pick is free: not of something that lies somewhere and is taken from there. */
function isFree({ kind }: ir.Domain): boolean {
  return kind !== "zone" && kind !== "set" && kind !== "spaces" && kind !== "region";
}

/** Whether an expression speaks of a local that others may not know, or of a hidden mark. */
function isUnseen(node: unknown, unseen: ReadonlySet<ir.Local>): boolean {
  if (typeof node !== "object" || node === null || "id" in node) return false;
  if ("local" in node && unseen.has(node.local as ir.Local)) return true;
  if ("mark" in node && (node.mark as ir.MarkRef).mark?.hidden) return true;
  return Object.entries(node).some(([key, part]) => key !== "type" && isUnseen(part, unseen));
}
