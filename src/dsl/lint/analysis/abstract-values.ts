// Abstract values of locals, marks and `you` while a game is executed without its decisions.

import type { Budget } from "../../ir/budget.ts";
import {
  type ConstantEnv,
  evaluateConstant,
  evaluateDomain,
  type StateExpr,
} from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";

export class AbstractValues {
  private readonly players: number;
  private readonly budget: Budget;
  private readonly locals = new Map<ir.Local, number>();
  private readonly marks = new Map<ir.Mark, number>();
  private seat: number | undefined;
  private readonly read = (expr: StateExpr) =>
    expr.kind === "mark" ? this.marked(expr.mark) : undefined;

  constructor(players: number, budget: Budget) {
    this.players = players;
    this.budget = budget;
  }

  /** The value of an expression, where it is known. */
  of(expr: ir.Expr): number | undefined {
    return evaluateConstant(expr, this.env);
  }

  /** Binds a local. Recursion is not tracked, so a local has one value at a time. */
  bind(local: ir.Local, value: number | undefined): void {
    if (value === undefined) this.locals.delete(local);
    else this.locals.set(local, value);
  }

  bindAll(params: readonly ir.Local[], args: readonly ir.Expr[]): void {
    const values = args.map((arg) => this.of(arg));
    for (const [i, param] of params.entries()) this.bind(param, values[i]);
  }

  remember({ mark, owner, index }: ir.MarkRef, value: number | undefined): void {
    if (owner !== undefined || index !== undefined) return;
    if (value === undefined) this.marks.delete(mark);
    else this.marks.set(mark, value);
  }

  forget(mark: ir.Mark): void {
    this.marks.delete(mark);
  }

  /** Does something for a player. */
  as(seat: number, work: () => void): void {
    const before = this.seat;
    this.seat = seat;
    work();
    this.seat = before;
  }

  /** What a loop goes through. */
  members(domain: ir.Domain): readonly number[] | undefined {
    if (domain.kind !== "enum" && domain.kind !== "range") return undefined;
    return evaluateDomain(domain, this.env);
  }

  private get env(): ConstantEnv {
    const { players, seat: you, locals, read, budget } = this;
    return { players, you, locals, read, budget };
  }

  private marked({ owner, index, mark }: ir.MarkRef): number | undefined {
    return owner === undefined && index === undefined ? this.marks.get(mark) : undefined;
  }
}
