// What is known of names, marks and who `you` are while a game is followed without its decisions.

import { settled } from "../check/constant.ts";
import type * as ir from "../ir/ir.ts";

/** Longer loops are not followed. */
const MOST_ROUNDS = 1000;

export class KnownValues {
  private readonly players: number;
  private readonly locals = new Map<ir.Local, number>();
  private readonly marks = new Map<ir.Mark, number>();
  private seat: number | undefined;
  private readonly leaf = (expr: ir.Expr) => this.leafOf(expr);

  constructor(players: number) {
    this.players = players;
  }

  /** The value of an expression, where it is known. */
  of(expr: ir.Expr): number | undefined {
    return settled(expr, this.leaf);
  }

  /** A name is bound anew; nothing that is entered twice at once is followed, so it has one value. */
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
    if (domain.kind === "enum") return domain.enum.members.map((_, value) => value);
    if (domain.kind !== "range") return undefined;
    const [from, to] = [this.of(domain.from), this.of(domain.to)];
    if (from === undefined || to === undefined || to - from > MOST_ROUNDS) return undefined;
    return Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);
  }

  private leafOf(expr: ir.Expr): number | undefined {
    switch (expr.kind) {
      case "local":
        return this.locals.get(expr.local);
      case "players":
        return this.players;
      case "you":
        return this.seat;
      case "mark": {
        const { mark, owner, index } = expr.mark;
        return owner === undefined && index === undefined ? this.marks.get(mark) : undefined;
      }
      case "define":
        this.bindAll(expr.define.params, expr.args);
        return this.of(expr.define.body);
      case "value":
        // An exception might hold.
        if (expr.value.exceptions.length > 0) return undefined;
        this.bindAll(expr.value.params, expr.args);
        return this.of(expr.value.body);
      case "isIn": {
        const value = this.of(expr.of);
        if (value === undefined || expr.domain.kind !== "set") return undefined;
        const set = this.of(expr.domain.set);
        return set === undefined ? undefined : (set >> value) & 1;
      }
      default:
        return undefined;
    }
  }
}
