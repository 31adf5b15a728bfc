// Shapes of the IR that read as one thing: chains of conditions, alternatives, rings.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { isInGroup } from "../../operators/operators.ts";

/** One of several things that are put in an order; without a condition it always is. */
interface Item {
  readonly words: ir.LocalizedText;
  readonly condition: ir.Expr | undefined;
  readonly body: readonly ir.Stmt[];
}

/** The items of `in any order { … }` with what each does; `undefined` for things that are gone through. */
export function itemsOf(
  game: ir.Game,
  { things: [{ domain, where }], body }: Extract<ir.Stmt, { kind: "anyOrder" }>,
): Item[] | undefined {
  if (domain.kind !== "enum" || !game.labels.includes(domain.enum)) return undefined;
  const tests = where === undefined ? [] : joinedByOr(where);
  return domain.enum.members.map(({ noun }, i) => {
    const item = body[i];
    const words = { de: noun.de.one, en: noun.en.one };
    const test = tests[i];
    const isAsked = test?.kind === "binary" && test.op === "and";
    const condition = isAsked ? test.right : undefined;
    return { words, condition, body: item?.kind === "if" ? item.then : [] };
  });
}

/** What stands between `or`, first to last. */
function joinedByOr(expr: ir.Expr): ir.Expr[] {
  if (expr.kind !== "binary" || expr.op !== "or") return [expr];
  return [...joinedByOr(expr.left), expr.right];
}

/** Whether a condition begins with a local, and does not mention it again. */
export function startsWithLocal(condition: ir.Expr, local: ir.Local): boolean {
  switch (condition.kind) {
    case "binary":
      if (isInGroup(condition.op, "junction"))
        return startsWithLocal(condition.left, local) && startsWithLocal(condition.right, local);
      return isAbout(condition.left, local) && !mentions(condition.right, local);
    case "unary":
      return condition.op === "not" && startsWithLocal(condition.of, local);
    case "isFilled":
      return isAbout(condition.cell.space, local);
    case "isFamily":
      return isAbout(condition.of, local);
    case "isIn":
      return isAbout(condition.of, local) && !mentions(condition.domain, local);
    case "const":
      return true;
    default:
      condition.kind satisfies GroupedExprKind;
      return isAbout(condition, local);
  }
}

/** The local itself, a field of it, or what lies on it. */
function isAbout(expr: ir.Expr, local: ir.Local): boolean {
  switch (expr.kind) {
    case "local":
      return expr.local === local;
    case "pieceField":
    case "spaceField":
      return isAbout(expr.of, local);
    case "cell":
      return expr.cell.space.kind === "local" && expr.cell.space.local === local;
    default:
      expr.kind satisfies GroupedExprKind;
      return false;
  }
}

/** Whether a local is mentioned somewhere in a part of a rule. */
function mentions(part: unknown, local: ir.Local): boolean {
  if (part === local) return true;
  if (typeof part !== "object" || part === null || ("id" in part && "span" in part)) return false;
  return Object.values(part).some((inner) => mentions(inner, local));
}

/** `x is A or x is B …`: what is compared, and with what. */
export function alternatives(
  expr: ir.Expr,
): { readonly of: ir.Expr; readonly among: readonly ir.Expr[] } | undefined {
  const parts = operandsOf(expr, "or").filter((part) => part.kind !== "const");
  const [first] = parts;
  if (parts.length < 2 || first?.kind !== "binary" || first.op !== "is") return undefined;
  const among = parts.flatMap((part) =>
    part.kind === "binary" && part.op === "is" && isSame(part.left, first.left) ? [part.right] : [],
  );
  return among.length === parts.length ? { of: first.left, among } : undefined;
}

/** Whether two parts of rules are the same by their form, wherever they stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  // Declarations and locals are the same only if they are one.
  if ("id" in a || "name" in a) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        key === "type" ||
        key === "span" ||
        isSame(a[key as keyof typeof a], b[key as keyof typeof b]),
    )
  );
}

export const OPPOSITE = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

type Field = Extract<ir.Expr, { kind: "pieceField" | "spaceField" }>;

/** Whether an expression asks for a field: the colour of something. */
export function fieldOf(expr: ir.Expr): Field | undefined {
  return expr.kind === "pieceField" || expr.kind === "spaceField" ? expr : undefined;
}

/** `n mod 6` of numbers from 1 to 6: what comes after it, with 1 after 6. */
export function ringOf(expr: ir.Expr) {
  if (expr.kind !== "binary" || expr.op !== "mod") return undefined;
  const { left, right } = expr;
  if (left.kind !== "local" || right.kind !== "const" || left.type.kind !== "number")
    return undefined;
  if (left.type.from !== 1 || left.type.to !== right.value) return undefined;
  return { of: left, size: right.value };
}

/** The parts of a chain: `a and b and c`. */
export function operandsOf(expr: ir.Expr, op: "and" | "or"): readonly ir.Expr[] {
  if (expr.kind !== "binary" || expr.op !== op) return [expr];
  return [...operandsOf(expr.left, op), ...operandsOf(expr.right, op)];
}

/** A condition on kinds at the start of others: `x is Fish and …`. */
export function kindsAndRest(
  where: ir.Expr | undefined,
  local: ir.Local,
): { readonly kinds: readonly number[] | undefined; readonly rest: ir.Expr | undefined } {
  if (where?.kind === "isFamily" && where.of.kind === "local" && where.of.local === local)
    return { kinds: where.members, rest: undefined };
  if (where?.kind !== "binary" || where.op !== "and") return { kinds: undefined, rest: where };
  const left = kindsAndRest(where.left, local);
  return left.kinds !== undefined && left.rest === undefined
    ? { kinds: left.kinds, rest: where.right }
    : { kinds: undefined, rest: where };
}

/** A grid as somebody has it who is asked to look at its spaces. */
export function gridOf(grid: ir.Grid): ir.GridRef {
  const owner: ir.Expr = { kind: "you", type: { kind: "player" } };
  return { kind: "grid", grid, owner: grid.perPlayer ? owner : undefined };
}

/** Whether a part of a chain must stand in brackets: it is joined by the other word. */
export function needsBrackets(part: ir.Expr, not: boolean, word: "and" | "or"): boolean {
  const joined = joinedBy(part, not);
  return joined !== undefined && joined !== word && alternatives(part) === undefined;
}

/** The word that joins the parts of a condition, or of its opposite. */
function joinedBy(expr: ir.Expr, not: boolean): "and" | "or" | undefined {
  if (expr.kind === "unary" && expr.op === "not") return joinedBy(expr.of, !not);
  if (expr.kind !== "binary" || (expr.op !== "and" && expr.op !== "or")) return undefined;
  return (expr.op === "and") !== not ? "and" : "or";
}

/** The value itself: readers know the limits of a type from its declaration. */
export function withoutCheck(expr: ir.Expr): ir.Expr {
  return expr.kind === "rangeCheck" ? expr.of : expr;
}

/** Whether a choice may have no option: every action asks for something, also where `given` holds. */
export function canLapse(
  { options }: Extract<ir.Stmt, { kind: "choose" }>,
  given: ir.Expr | undefined,
): boolean {
  return options.every(({ move }) => move.head.some((step) => !isSure(step, given)));
}

/** Whether there is something to pick: in a full zone something lies. */
function isSure(step: ir.HeadStep, given: ir.Expr | undefined): boolean {
  return (
    step.kind === "pick" &&
    step.domain.kind === "zone" &&
    given?.kind === "zoneFull" &&
    isSame(step.domain.zone, given.zone)
  );
}
