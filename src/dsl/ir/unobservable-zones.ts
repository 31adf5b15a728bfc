// Finds hidden zones whose contents other players cannot deduce by counting.
//
// The cards of a deck that everybody has seen can be counted: those that are neither on the table
// nor in your hand are in the other hands or in the deck. Dice thrown under a cup, or a number
// written down in secret, cannot be deduced.

import { statementsIn } from "./collect-statements.ts";
import type * as ir from "./ir.ts";
import type { GroupedStmtKind } from "./kinds.ts";

/**
 * Returns the hidden zones whose contents cannot be deduced by counting, because elements of their
 * type are rolled or chosen in secret.
 */
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

/**
 * Returns the group of an element type: elements of one group may be in the same zones, so they are
 * observable or unobservable together.
 */
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

/**
 * Returns the locals with values that others may not know: rolled or freely picked ones, and those
 * computed from them.
 */
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

/**
 * Returns the locals that a statement binds: a `let`, and the parameters of what it calls or
 * offers.
 */
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

/** Returns whether a pick is free: its elements are not taken from storage. */
function isFree({ kind }: ir.Domain): boolean {
  return kind !== "zone" && kind !== "set" && kind !== "spaces" && kind !== "region";
}

/**
 * Returns whether an expression refers to an unobservable local or to a hidden mark. The casts rely
 * on the keys `local` and `mark`, which only references have.
 */
function isUnseen(node: unknown, unseen: ReadonlySet<ir.Local>): boolean {
  if (typeof node !== "object" || node === null || "id" in node) return false;
  if ("local" in node && unseen.has(node.local as ir.Local)) return true;
  if ("mark" in node && (node.mark as ir.MarkRef).mark?.hidden) return true;
  return Object.entries(node).some(([key, part]) => key !== "type" && isUnseen(part, unseen));
}
