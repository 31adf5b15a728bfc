// Collects what the rules of a game read, change and call, in one walk for all checks.

import type * as ir from "../../ir/ir.ts";
import type { LeafKind, OperatorKind, QuantifierKind, ReadKind, UseKind } from "../../ir/kinds.ts";
import {
  findIteratedStorage,
  type StorageDeclaration,
  storageAt,
  storageRead,
} from "../../ir/reads.ts";
import { visitGame } from "../../ir/visit.ts";
import { isInGroup } from "../../operators/operators.ts";
import type { Span } from "../../source/span.ts";

/** Things that come to lie somewhere; `from` is absent for what comes from outside of the game. */
export interface Transfer {
  readonly from: ir.Zone | ir.Grid | undefined;
  readonly to: ir.ZoneRef | ir.CellRef;
  /** What it is, as far as that is said; else anything that lies there. */
  readonly what: ir.Expr | undefined;
}

/** A condition of a statement or requirement, with the place of that. */
export interface Condition {
  readonly condition: ir.Expr;
  readonly of: "if" | "until" | "needs";
  readonly span: Span;
}

export interface Uses {
  readonly read: ReadonlySet<StorageDeclaration>;
  readonly changed: ReadonlySet<StorageDeclaration>;
  readonly done: ReadonlySet<ir.Procedure>;
  /** The names of actions that are offered to a player. */
  readonly offered: ReadonlySet<string>;
  /** `Fish.fins`, `Reef.depth`: fields by what declares them. */
  readonly fields: ReadonlySet<string>;
  /** Enums whose members are gone through, all of them. */
  readonly goneThrough: ReadonlySet<ir.Enum>;
  /** Members that are named where they may come to be somewhere. */
  readonly members: ReadonlyMap<ir.Enum, ReadonlySet<number>>;
  /** Kinds of pieces that are named where they may come to be somewhere. */
  readonly pieces: ReadonlySet<number>;
  readonly lookups: ReadonlyMap<ir.Table, readonly (readonly ir.Expr[])[]>;
  readonly conditions: readonly Condition[];
  /** Every `if`, each before those inside it. */
  readonly branches: readonly Extract<ir.Stmt, { kind: "if" }>[];
  readonly transfers: readonly Transfer[];
  /** Which field of its pieces and which field of its spaces a game compares: `tile.hue is space.hue`. */
  readonly matches: readonly Match[];
}

export interface Match {
  readonly piece: Extract<ir.Expr, { kind: "pieceField" }>;
  readonly space: Extract<ir.Expr, { kind: "spaceField" }>;
}

export function usesIn(game: ir.Game): Uses {
  const gathered = new Gathering();
  for (const zone of game.zones) {
    if (zone.by !== undefined && zone.element.kind === "piece")
      gathered.readField(zone.element.family, zone.by);
  }
  for (const { by } of game.grids) if (by !== undefined && "perPlayer" in by) gathered.read.add(by);
  for (const { id, regionsBy } of game.shapes) gathered.fields.add(`${id}.${regionsBy}`);
  visitGame(game, gathered);
  return gathered;
}

/** The name of the field with the family that declares it. */
export function qualifyField(family: ir.Family, field: string): string {
  for (let at: ir.Family | undefined = family; at !== undefined; at = at.parent)
    if (at.fields.has(field)) return `${at.id}.${field}`;
  return field;
}

class Gathering implements Uses {
  readonly read = new Set<StorageDeclaration>();
  readonly changed = new Set<StorageDeclaration>();
  readonly done = new Set<ir.Procedure>();
  readonly offered = new Set<string>();
  readonly fields = new Set<string>();
  readonly goneThrough = new Set<ir.Enum>();
  readonly members = new Map<ir.Enum, Set<number>>();
  readonly pieces = new Set<number>();
  readonly lookups = new Map<ir.Table, (readonly ir.Expr[])[]>();
  readonly conditions: Condition[] = [];
  readonly branches: Extract<ir.Stmt, { kind: "if" }>[] = [];
  readonly transfers: Transfer[] = [];
  readonly matches: Match[] = [];
  /** Constants that something is compared with. */
  private readonly compared = new Set<ir.Expr>();

  readField(family: ir.Family, field: string): void {
    this.fields.add(qualifyField(family, field));
  }

  head(step: ir.HeadStep): void {
    if (step.kind !== "need") return;
    const { condition, span, cases } = step.need;
    const holes = [step.need.holes, ...cases.map((one) => one.holes)].flat();
    this.conditions.push({ condition, of: "needs", span });
    for (const { counter } of holes) if (counter !== undefined) this.read.add(counter.counter);
  }

  statement(stmt: ir.Stmt): void {
    switch (stmt.kind) {
      case "gain":
        // What is paid must be there.
        (stmt.sign === 1 ? this.changed : this.read).add(stmt.counter.counter);
        if (stmt.sign === 1 && stmt.counter.counter.beyond !== undefined)
          this.done.add(stmt.counter.counter.beyond.procedure);
        return;
      case "setCounter":
        this.changed.add(stmt.counter.counter);
        return;
      case "setMark":
        this.changed.add(stmt.mark.mark);
        return;
      case "rollMark":
        this.changed.add(stmt.mark.mark);
        return;
      case "forEach":
      case "anyOrder":
        // Where a loop goes on, its mark says.
        if (stmt.mark === undefined) return;
        this.read.add(stmt.mark.mark);
        this.changed.add(stmt.mark.mark);
        return;
      case "add":
        this.transfer(undefined, stmt.to, stmt.what);
        return;
      case "move":
      case "moveAll":
        this.transfer(stmt.from, stmt.to, stmt.what);
        return;
      case "moveEnd":
      case "draw":
        this.transfer(stmt.from, stmt.to, undefined);
        return;
      case "remove":
      case "removeAll":
        this.take(stmt.from);
        return;
      case "drawLet":
        this.take(stmt.zone);
        return;
      case "roll":
        this.changed.add(stmt.into.zone);
        return;
      case "rollZone":
        this.changed.add(stmt.zone.zone);
        return;
      case "advance":
        this.changed.add(stmt.track);
        return;
      case "eachPlayer":
        if (stmt.track !== undefined) this.read.add(stmt.track);
        return;
      case "if":
        this.branches.push(stmt);
        this.conditions.push({ condition: stmt.condition, of: "if", span: stmt.span });
        return;
      case "until":
        this.conditions.push({ condition: stmt.condition, of: "until", span: stmt.span });
        return;
      case "do":
        this.done.add(stmt.procedure);
        if (stmt.procedure.inAnyOrder !== undefined) this.done.add(stmt.procedure.inAnyOrder);
        return;
      case "choose":
        for (const { move } of stmt.options) this.offered.add(move.id);
        return;
      case "let":
      case "rollLet":
      case "score":
      case "sort":
      case "remember":
      case "forPlayer":
      case "times":
      case "rule":
      case "endGame":
        return;
      default:
        stmt satisfies never;
    }
  }

  domain(domain: ir.Domain): void {
    if (domain.kind === "enum") this.goneThrough.add(domain.enum);
    this.look(findIteratedStorage(domain));
  }

  expression(expr: ir.Expr): void {
    for (const storage of storageRead(expr)) this.look(storage);
    switch (expr.kind) {
      case "const":
        if (!this.compared.has(expr)) this.name(expr);
        return;
      case "table": {
        const known = this.lookups.get(expr.table);
        if (known === undefined) this.lookups.set(expr.table, [expr.args]);
        else known.push(expr.args);
        return;
      }
      case "pieceField":
        if (expr.of.type.kind === "piece") this.readField(expr.of.type.family, expr.field);
        else if (expr.of.type.kind === "orNone" && expr.of.type.of.kind === "piece")
          this.readField(expr.of.type.of.family, expr.field);
        return;
      case "spaceField":
        this.fields.add(`${expr.grid.grid.shape.id}.${expr.field}`);
        return;
      case "howMany":
        if ("kind" in expr.what) this.compared.add(expr.what);
        return;
      case "binary":
        if (isInGroup(expr.op, "equality")) this.compare(expr.left, expr.right);
        return;
      default:
        expr.kind satisfies LeafKind | ReadKind | UseKind | OperatorKind | QuantifierKind;
        return;
    }
  }

  private look(thing: StorageDeclaration | undefined): void {
    if (thing !== undefined) this.read.add(thing);
  }

  private compare(left: ir.Expr, right: ir.Expr): void {
    this.compared.add(left).add(right);
    if (left.kind === "pieceField" && right.kind === "spaceField")
      this.matches.push({ piece: left, space: right });
    if (left.kind === "spaceField" && right.kind === "pieceField")
      this.matches.push({ piece: right, space: left });
  }

  /** A member or kind is named where it may be put or set. */
  private name({ value, type }: Extract<ir.Expr, { kind: "const" }>): void {
    const solid = type.kind === "orNone" ? type.of : type;
    if (solid.kind === "piece") this.pieces.add(value);
    const base = solid.kind === "set" ? solid.of : solid;
    if (base.kind !== "enum") return;
    const known = this.members.get(base.enum);
    if (known === undefined) this.members.set(base.enum, new Set([value]));
    else known.add(value);
  }

  private take(place: ir.PlaceRef): ir.Zone | ir.Grid {
    const thing = storageAt(place);
    this.read.add(thing);
    return thing;
  }

  private transfer(
    from: ir.PlaceRef | undefined,
    to: ir.PlaceRef,
    what: ir.Expr | undefined,
  ): void {
    this.transfers.push({ from: from && this.take(from), to, what });
    this.changed.add(storageAt(to));
  }
}
