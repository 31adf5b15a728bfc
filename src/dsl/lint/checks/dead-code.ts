// Warns about unreachable statements and constant conditions.

import { evaluatePerPlayerCount } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type {
  BindingKind,
  BlockKind,
  ChangeKind,
  FlowKind,
  RollKind,
  TransferKind,
} from "../../ir/kinds.ts";
import { sameExpr } from "../../ir/same-expr.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Span } from "../../source/span.ts";
import { conditionAt } from "../analysis/condition-spans.ts";
import type { Condition } from "../analysis/uses.ts";
import { keyOf, type LintContext } from "../lint-context.ts";

/** Warns about statements after the end of the game, and behind a choice that cannot lapse. */
export function checkUnreachableStatements(linted: LintContext): void {
  const ends = new Ends();
  const seen = new Set<string>();
  const look = (statements: readonly ir.Stmt[]) => {
    for (const [i, stmt] of statements.entries()) {
      const next = statements[i + 1];
      if (next !== undefined && ends.surely(stmt) && isNew(seen, next.span))
        linted.warn("never-reached", next.span, {}, stmt.span, "game-ends-here");
      const unchosen = stmt.kind === "choose" && isEverPossible(stmt) ? stmt.else?.[0] : undefined;
      if (unchosen !== undefined && isNew(seen, unchosen.span))
        linted.warn("always-chosen", unchosen.span, {}, stmt.span, "offered-here");
      if (stmt.kind === "if") look(stmt.then);
      if ("else" in stmt) look(stmt.else ?? []);
      else if ("body" in stmt) look(stmt.body);
    }
  };
  for (const { body } of [...linted.game.moves, ...linted.game.procedures]) look(body);
}

/** Whether an action is offered that asks for nothing, and none may be declined. */
function isEverPossible({ may, options }: Extract<ir.Stmt, { kind: "choose" }>): boolean {
  return !may && options.some(({ move }) => move.head.every(({ kind }) => kind === "let"));
}

/** Which statements end the game in every case. */
class Ends {
  private readonly known = new Map<ir.Procedure, boolean>();

  surely(stmt: ir.Stmt): boolean {
    switch (stmt.kind) {
      case "endGame":
        return true;
      case "if":
        return this.some(stmt.then) && this.some(stmt.else);
      case "rule":
        return this.some(stmt.body);
      case "do":
        return this.procedure(stmt.procedure);
      default:
        stmt.kind satisfies
          | ChangeKind
          | TransferKind
          | RollKind
          | BindingKind
          | BlockKind
          | FlowKind;
        return false;
    }
  }

  private some(statements: readonly ir.Stmt[]): boolean {
    return statements.some((stmt) => this.surely(stmt));
  }

  private procedure(procedure: ir.Procedure): boolean {
    const known = this.known.get(procedure);
    if (known !== undefined) return known;
    // Recursion by itself does not end the game.
    this.known.set(procedure, false);
    const found = this.some(procedure.body);
    this.known.set(procedure, found);
    return found;
  }
}

/**
 * Warns about conditions with the same value in every match. `repeat until no` is the way to loop
 * forever.
 */
export function checkConstantConditions(linted: LintContext): void {
  const { min, max } = linted.game.players;
  const places = groupBy(linted.uses.conditions, ({ span }) => keyOf(span));
  for (const same of places.values()) {
    const [first] = same;
    if (first === undefined) continue;
    linted.budget.at(first.span);
    linted.budget.spend(same.length * (max - min + 1));
    const answers = new Set(
      same.flatMap(({ condition }) =>
        evaluatePerPlayerCount(condition, min, max, linted.constants),
      ),
    );
    const [answer] = answers;
    if (answers.size !== 1 || answer === undefined) continue;
    if (first.of === "until" && answer === 0) continue;
    linted.warn("always-so", placeOf(linted, first), { holds: answer !== 0 });
  }
}

function placeOf(linted: LintContext, { span, of }: Condition): Span {
  return conditionAt(linted.rules.decls, span, of) ?? span;
}

/** `if a … else if a …` */
export function checkRepeatedConditions(linted: LintContext): void {
  const inner = new Set<ir.Stmt>();
  const seen = new Set<string>();
  for (const stmt of linted.uses.branches) {
    if (inner.has(stmt)) continue;
    const earlier: Branch[] = [];
    for (let at: Branch | undefined = stmt; at !== undefined; at = nextOf(at)) {
      inner.add(at);
      // Each is held against all before it.
      linted.budget.at(at.span);
      linted.budget.spend(1 + earlier.length);
      const { condition, span } = at;
      const first = earlier.find((one) => sameExpr(one.condition, condition));
      if (first !== undefined && isNew(seen, span)) {
        const place = (one: Branch) => placeOf(linted, { condition, of: "if", span: one.span });
        linted.warn("asked-before", place(at), {}, place(first), "asked-here");
      }
      earlier.push(at);
    }
  }
}

type Branch = Extract<ir.Stmt, { kind: "if" }>;

/** The `else if` of a branch. */
function nextOf({ else: otherwise }: Branch): Branch | undefined {
  const [only, second] = otherwise;
  return only?.kind === "if" && second === undefined ? only : undefined;
}

function isNew(seen: Set<string>, span: Span): boolean {
  const place = keyOf(span);
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}
