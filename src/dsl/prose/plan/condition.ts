// Conditions: `the space is empty`.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { type BinaryOpOf, isInGroup, type UnaryOpOf } from "../../operators/operators.ts";
import { namedNoun } from "../lexicon/common-nouns.ts";
import { kindNouns, onGridNoun } from "../lexicon/nouns.ts";
import { planAll, planBinder, planEvery } from "./binder.ts";
import { planAuthoredClause, planDeedOf } from "./call.ts";
import { planComparison, planEqual, verbClause } from "./compare.ts";
import { type PlanContext, withLocal } from "./context.ts";
import { planValue } from "./expr.ts";
import {
  alternatives,
  needsBrackets,
  OPPOSITE,
  operandsOf,
  startsWithLocal,
} from "./ir-patterns.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { planCell, planCounted, planPlace, planZone } from "./place.ts";
import type { Clause } from "./plan.ts";
import { thing, words } from "./referring-expressions.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;

/** A condition, or its opposite. */
export function planClause(t: PlanContext, expr: ir.Expr, negated = false): Clause {
  switch (expr.kind) {
    case "unary":
      return planUnary(t, expr, negated);
    case "binary":
      return planBinary(t, expr, negated);
    case "const": {
      const always = (expr.value === 0) === negated;
      return verbClause(
        "hold",
        { theme: words("das", "it") },
        { adverb: always ? "always" : "never" },
      );
    }
    case "isFilled":
      return verbClause(
        "beState",
        { theme: planCell(t, expr.cell) },
        { state: negated ? "empty" : "filled" },
      );
    case "zoneFull":
      return verbClause("beState", { theme: planZone(t, expr.zone) }, { state: "full", negated });
    case "counterFull": {
      const theme: NounPhrase = { kind: "size", of: planCounted(t, expr.counter) };
      return verbClause("beState", { theme }, { state: negated ? "belowLimit" : "atLimit" });
    }
    case "isFamily":
      return planIsKind(t, expr, negated);
    case "isIn": {
      const predicate: NounPhrase = { kind: "member", of: planAll(t, expr) };
      return verbClause("be", { theme: planValue(t, expr.of), predicate }, { negated });
    }
    case "some":
      return (
        planOccupied(t, expr.binder, negated) ??
        verbClause("exist", { theme: planBinder(t, expr.binder, negated ? "no" : "a") })
      );
    case "every":
      return planAllAre(t, expr, negated);
    case "after":
      return {
        kind: "after",
        deed: planDeedOf(t, expr),
        clause: planClause(t, expr.then.body, negated),
      };
    default:
      expr.kind satisfies GroupedExprKind;
      return planHolds(t, expr, negated);
  }
}

/** `there is a tile on a neighbouring space`: what is said of a space where something must be. */
function planOccupied(t: PlanContext, binder: ir.Binder, negated: boolean): Clause | undefined {
  const { where, domain, local, through } = binder;
  if (where?.kind !== "isFilled" || through !== undefined || !("grid" in domain)) return undefined;
  const { grid, space } = where.cell;
  if (space.kind !== "local" || space.local !== local) return undefined;
  const { kind } = grid.grid.element;
  if (kind !== "piece" && kind !== "player") return undefined;
  const spaces = { ...binder, where: undefined };
  const of = planBinder(t, spaces, negated ? "no" : "a");
  const theme = thing(onGridNoun(t.index, grid.grid), "a");
  return verbClause(
    "lie",
    { theme },
    { places: [{ way: "inside", of, noun: SPACE, sort: "space" }] },
  );
}

const SPACE = namedNoun("space");

/** A yes or no that has a name. */
function planHolds(t: PlanContext, expr: ir.Expr, negated: boolean): Clause {
  return (
    planAuthoredClause(t, expr, { negated }) ??
    verbClause("hold", { theme: planValue(t, expr) }, { negated })
  );
}

/** `the tile is a ship`, `there is a ship on the space`. */
function planIsKind(
  t: PlanContext,
  { of, members }: Extract<ir.Expr, { kind: "isFamily" }>,
  negated: boolean,
): Clause {
  const nouns = kindNouns(t.index, members);
  const theme = planValue(t, of);
  const many = of.kind !== "cell" && theme.kind === "thing" && theme.many === true;
  const which = negated && !many ? "no" : "a";
  const kinds = nouns.map((noun) => thing(noun, which, many ? "many" : "one"));
  const [only, second] = kinds;
  const list: NounPhrase =
    only !== undefined && second === undefined
      ? only
      : { kind: "list", items: kinds, by: negated && !many ? "and" : "or" };
  if (of.kind === "cell")
    return verbClause("lie", { theme: list }, { places: [planPlace(t, "inside", of.cell)] });
  return verbClause("be", { theme, predicate: list }, { negated: negated && many });
}

/** `each space of your reef is empty` */
function planAllAre(
  t: PlanContext,
  { binder, has }: Extract<ir.Expr, { kind: "every" }>,
  negated: boolean,
): Clause {
  const isPlain = operandsOf(has, "and").length === 1 && operandsOf(has, "or").length === 1;
  if (startsWithLocal(has, binder.local) && isPlain) {
    const all = planBinder(t, binder, "every");
    const of: NounPhrase = negated ? { kind: "not", of: all } : all;
    const whole = planClause(withLocal(t, binder.local, of), has);
    // Only what the clause is about can be denied so.
    if (!negated || (whole.kind === "verb" && whole.roles.theme === of)) return whole;
  }
  const { head, inner } = planEvery(t, binder);
  return { kind: "forAll", of: head, negated, clause: planClause(inner, has) };
}

// Operators ----------------------------------------------------------------------------------

function planUnary(
  t: PlanContext,
  expr: Extract<ir.Expr, { kind: "unary" }>,
  negated: boolean,
): Clause {
  switch (expr.op) {
    case "not":
      return planClause(t, expr.of, !negated);
    default:
      expr.op satisfies UnaryOpOf<"number">;
      return planHolds(t, expr, negated);
  }
}

/** `position is in past` */
function isSeenBefore(
  expr: Binary,
): expr is Binary & { readonly left: Extract<ir.Expr, { kind: "timesSeen" }> } {
  const { op, left, right } = expr;
  return op === ">" && left.kind === "timesSeen" && right.kind === "const" && right.value === 0;
}

function planBinary(t: PlanContext, expr: Binary, negated: boolean): Clause {
  const { op } = expr;
  if (isInGroup(op, "junction")) return planChain(t, expr, op, negated);
  if (isInGroup(op, "equality")) return planEqual(t, expr, negated !== (op === "is not"));
  if (isSeenBefore(expr)) {
    const theme = thing(expr.left.history.noun, "the");
    return verbClause("beState", { theme }, { state: "repeated", negated });
  }
  if (isInGroup(op, "order")) return planComparison(t, expr, negated ? OPPOSITE[op] : op);
  op satisfies BinaryOpOf<"arithmetic">;
  return planHolds(t, expr, negated);
}

/** The opposite of `A and B` is `not A or not B`. */
function planChain(
  t: PlanContext,
  expr: Binary,
  op: BinaryOpOf<"junction">,
  negated: boolean,
): Clause {
  const among = op === "or" ? alternatives(expr) : undefined;
  if (among !== undefined) {
    const items = among.among.map((one) => planValue(t, one));
    const predicate: NounPhrase = { kind: "list", items, by: negated ? "nor" : "or" };
    return verbClause("be", { theme: planValue(t, among.of), predicate });
  }
  const by = (op === "and") !== negated ? "and" : "or";
  const clauses = operandsOf(expr, op)
    .filter((part) => part.kind !== "const")
    .map((part): Clause => {
      const inner = planClause(t, part, negated);
      const isInner = needsBrackets(part, negated, by) && inner.kind === "joined";
      return isInner ? { ...inner, inBrackets: true } : inner;
    });
  const [only, second] = clauses;
  if (only !== undefined && second === undefined) return only;
  return { kind: "joined", by, clauses };
}
