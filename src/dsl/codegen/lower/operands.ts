// Operands of statements, evaluated once, in written order, before the statement changes anything:
// IR to IR. The code of a statement may then use each of them as often as it likes.

import type * as ir from "../../ir/ir.ts";
import { endTaken } from "../../ir/same-expr.ts";

type Let = Extract<ir.Stmt, { kind: "let" }>;

/** A statement whose operands cannot change while it is carried out, and what must be bound before it. */
interface Prepared<S extends ir.Stmt> {
  readonly lets: readonly Let[];
  readonly stmt: S;
}

/**
 * Binds the operands of a statement to names, except those that no statement can change: constants,
 * locals, `you`. `remove board[s] from board[s]` becomes `let what = board[s]`, `remove what from board[s]`.
 */
export function prepare<S extends ir.Stmt>(stmt: S): Prepared<S> {
  const operands = new Operands(stmt.span);
  const prepared = operands.statement(stmt) as S;
  return { lets: operands.lets, stmt: prepared };
}

/** Whether an expression has the same value before and after any statement, and is free to evaluate. */
function isFixed({ kind }: ir.Expr): boolean {
  return (
    kind === "const" ||
    kind === "local" ||
    kind === "you" ||
    kind === "players" ||
    kind === "rival" ||
    kind === "option"
  );
}

class Operands {
  readonly lets: Let[] = [];
  private readonly span: ir.Stmt["span"];

  constructor(span: ir.Stmt["span"]) {
    this.span = span;
  }

  statement(stmt: ir.Stmt): ir.Stmt {
    switch (stmt.kind) {
      case "gain": {
        const amount = this.named(stmt.amount, "amount");
        return { ...stmt, amount, counter: this.reference(stmt.counter) };
      }
      case "score":
        return { ...stmt, amount: this.withNamedLookups(stmt.amount) };
      case "add": {
        const what = this.named(stmt.what, "what");
        return { ...stmt, what, to: this.place(stmt.to) };
      }
      case "remove": {
        // What is taken from an end of its own row is that very element, not the first equal one.
        if (stmt.what.kind === "endOf" && endTaken(stmt.what, stmt.from) !== undefined) {
          const row = this.reference(stmt.what.row);
          return { ...stmt, what: { ...stmt.what, row }, from: row };
        }
        const what = this.named(stmt.what, "what");
        return { ...stmt, what, from: this.place(stmt.from) };
      }
      case "move": {
        const what = this.named(stmt.what, "what");
        const from = this.place(stmt.from);
        return { ...stmt, what, from, to: this.place(stmt.to) };
      }
      case "removeAll": {
        const what = stmt.what && this.named(stmt.what, "what");
        return { ...stmt, what, from: this.reference(stmt.from) };
      }
      case "moveAll": {
        const what = stmt.what && this.named(stmt.what, "what");
        const from = this.reference(stmt.from);
        return { ...stmt, what, from, to: this.reference(stmt.to) };
      }
      case "moveEnd": {
        const from = this.reference(stmt.from);
        return { ...stmt, from, to: this.place(stmt.to) };
      }
      case "draw": {
        const count = this.named(stmt.count, "count");
        const from = this.reference(stmt.from);
        return { ...stmt, count, from, to: this.place(stmt.to) };
      }
      case "roll": {
        const count = this.named(stmt.count, "count");
        const into = this.reference(stmt.into);
        return { ...stmt, count, into, faces: this.faces(stmt.faces) };
      }
      case "rollZone": {
        const zone = this.reference(stmt.zone);
        return { ...stmt, zone, faces: this.faces(stmt.faces) };
      }
      // Their code has each operand once, before the change.
      case "setCounter":
      case "setMark":
      case "let":
      case "rollLet":
      case "drawLet":
      case "sort":
      case "remember":
      case "rollMark":
      case "advance":
      case "do":
      case "choose":
        return stmt;
      // What is evaluated before their body has a name in their code.
      case "if":
      case "forEach":
      case "eachPlayer":
      case "anyOrder":
      case "forPlayer":
      case "times":
      case "until":
      case "rule":
      case "endGame":
        return stmt;
      default:
        return stmt satisfies never;
    }
  }

  private named(value: ir.Expr, hint: string): ir.Expr {
    if (isFixed(value)) return value;
    const local: ir.Local = { name: hint, type: value.type };
    this.lets.push({ kind: "let", local, value, span: this.span });
    return { kind: "local", local, type: value.type };
  }

  private reference<R extends ir.CounterRef | ir.ZoneRef>(ref: R): R {
    const owner = ref.owner && this.named(ref.owner, "owner");
    const index = ref.index && this.named(ref.index, "index");
    return { ...ref, owner, index };
  }

  private place(place: ir.PlaceRef): ir.PlaceRef {
    if (place.kind === "zone") return this.reference(place);
    const owner = place.grid.owner && this.named(place.grid.owner, "owner");
    const space = this.named(place.space, "space");
    return { ...place, grid: { ...place.grid, owner }, space };
  }

  private faces(faces: ir.Faces): ir.Faces {
    if (faces.kind === "die") return faces;
    const from = this.named(faces.from, "from");
    return { ...faces, from, to: this.named(faces.to, "to") };
  }

  /** The log repeats what tables are looked up by, after the points have been booked. */
  private withNamedLookups(amount: ir.Expr): ir.Expr {
    if (amount.kind === "table")
      return { ...amount, args: amount.args.map((arg) => this.named(arg, "by")) };
    if (amount.kind !== "binary") return amount;
    const left = this.withNamedLookups(amount.left);
    return { ...amount, left, right: this.withNamedLookups(amount.right) };
  }
}
