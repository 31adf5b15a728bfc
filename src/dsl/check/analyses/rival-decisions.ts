// Rivals never decide: reports rules that lead a rival to a choice.

import { nestedIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind, GroupedStmtKind } from "../../ir/kinds.ts";
import { findProcedureCall, isDecision } from "../../ir/suspension.ts";
import type { Span } from "../../source/span.ts";
import type { Context } from "../context.ts";

/** Checks the decisions of rivals in a whole game without errors. */
export function checkRivals(ctx: Context, game: ir.Game): void {
  if (game.rivals.length === 0) return;
  const first = new Walk(game, false);
  const walk = first.escapes ? new Walk(game, true) : first;
  for (const { choose, rival } of walk.decisions)
    ctx.report("rival-asked", choose, {}, rival, "for-rival");
}

/** The span where `you` became a rival; `undefined` while `you` is a player. */
type You = Span | undefined;

/** Follows the calls of all rules, and tracks whether `you` may be a rival. */
class Walk {
  /** Choices that a rival would have to make. */
  readonly decisions: { readonly choose: Span; readonly rival: Span }[] = [];
  /** Whether a rival may be stored in a mark or passed as an argument. */
  escapes = false;
  /** Whether any value of type `player` may be a rival. */
  private readonly anybody: boolean;
  /** Locals that range over the players. */
  private readonly players = new Set<ir.Local>();
  private readonly done = { player: new Set<object>(), rival: new Set<object>() };

  constructor(game: ir.Game, anybody: boolean) {
    this.anybody = anybody;
    for (const { starts } of game.marks) if (starts !== undefined) this.value(starts, undefined);
    this.rule(game.flow, undefined);
  }

  private rule(rule: ir.Procedure | ir.OptionSchema, you: You): void {
    const done = you === undefined ? this.done.player : this.done.rival;
    if (done.has(rule)) return;
    done.add(rule);
    if ("head" in rule)
      for (const step of rule.head) if (step.kind === "let") this.value(step.value, you);
    this.block(rule.body, you);
  }

  private block(statements: readonly ir.Stmt[], you: You): void {
    for (const stmt of statements) this.statement(stmt, you);
  }

  private statement(stmt: ir.Stmt, you: You): void {
    if (you !== undefined && isDecision(stmt))
      this.decisions.push({ choose: stmt.span, rival: you });
    const done = findProcedureCall(stmt);
    if (done !== undefined) {
      for (const arg of done.args) this.value(arg, you);
      this.rule(done.procedure, you);
      return;
    }
    switch (stmt.kind) {
      case "choose":
        for (const { move, args } of stmt.options) {
          for (const arg of args) this.value(arg, you);
          this.rule(move, you);
        }
        this.block(stmt.else ?? [], you);
        break;
      case "forPlayer":
        this.block(stmt.body, this.mayBeRival(stmt.player, you) ? stmt.span : undefined);
        break;
      case "eachPlayer":
        this.block(stmt.body, undefined);
        break;
      case "forEach":
        if (stmt.binder.domain.kind === "players") this.players.add(stmt.binder.local);
        this.block(stmt.body, you);
        break;
      case "if":
        this.block(stmt.then, you);
        this.block(stmt.else, you);
        break;
      case "let":
      case "setMark":
        this.value(stmt.value, you);
        break;
      case "add":
      case "remove":
      case "move":
        this.value(stmt.what, you);
        break;
      default:
        stmt.kind satisfies GroupedStmtKind;
        this.block(nestedIn(stmt), you);
    }
  }

  /** Visits a value that is stored or passed on. */
  private value(expr: ir.Expr, you: You): void {
    if (expr.type.kind === "player" && this.isRival(expr, you)) this.escapes = true;
  }

  /** Returns whether an expression denotes a rival, or `you` while `you` is one. */
  private isRival(expr: ir.Expr, you: You): boolean {
    switch (expr.kind) {
      case "rival":
        return true;
      case "you":
        return you !== undefined;
      case "if":
        return this.isRival(expr.then, you) || this.isRival(expr.else, you);
      case "value":
        return [expr.value.body, ...expr.value.exceptions.map(({ to }) => to)].some((body) =>
          this.isRival(body, you),
        );
      default:
        expr.kind satisfies GroupedExprKind;
        return false;
    }
  }

  private mayBeRival(expr: ir.Expr, you: You): boolean {
    if (this.isRival(expr, you)) return true;
    if (expr.kind === "you" || expr.kind === "beside") return false;
    return this.anybody && !(expr.kind === "local" && this.players.has(expr.local));
  }
}
