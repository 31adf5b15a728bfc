// Whether evaluating an expression can fail. A total expression may be evaluated earlier, more often or
// less often than the rules say; any other is evaluated exactly where it is written.

import type * as ir from "../../ir/ir.ts";
import type { GroupedExprKind } from "../../ir/kinds.ts";
import { isOnBoard, isWithin, staysWithin } from "../../ir/ranges/within.ts";
import { type Visitor, visitDomain, visitExpression } from "../../ir/visit.ts";
import { isInGroup } from "../../operators/operators.ts";
import { withoutGuarded } from "./guarded.ts";

/** Whether every value of an index is a member of the family. */
export function isMember(index: ir.Expr, family: ir.Type | undefined): boolean {
  return index.type.kind !== "orNone" && (family === undefined || isWithin(index, family));
}

/**
 * Whether an expression is total, that is, has a value in every position: all members of families
 * exist, and no optional value is used as if it were present.
 */
export function isTotal(expr: ir.Expr): boolean {
  const known = totals.get(expr);
  if (known !== undefined) return known;
  // The checker refuses recursive values.
  totals.set(expr, true);
  const open = withoutGuarded(expr);
  const total = isTotalIn((visitor) => visitExpression(open, visitor));
  totals.set(expr, total);
  return total;
}

/** Whether the elements of a domain can be listed in every position. */
export function isTotalDomain(domain: ir.Domain): boolean {
  return isTotalIn((visitor) => visitDomain(domain, visitor));
}

/** Whether all parts are total that a visitor meets. */
function isTotalIn(visit: (visitor: Visitor) => void): boolean {
  let total = true;
  visit({
    expression: (part) => {
      total &&= isTotalItself(part);
    },
    domain: (domain) => {
      total &&= isTotalThere(domain);
    },
  });
  return total;
}

const totals = new WeakMap<ir.Expr, boolean>();

function isTotalThere(domain: ir.Domain): boolean {
  return domain.kind !== "zone" || hasMember(domain.zone.zone, domain.zone.index);
}

function hasMember(of: { readonly family: ir.Type | undefined }, index: ir.Expr | undefined) {
  return index === undefined || isMember(index, of.family);
}

/** Whether an expression is total if its parts are. */
function isTotalItself(expr: ir.Expr): boolean {
  switch (expr.kind) {
    case "local":
      return isSame(expr, expr.local.type);
    case "counter":
      return hasMember(expr.counter.counter, expr.counter.index);
    case "counterFull": {
      const { counter, index } = expr.counter;
      return hasMember(counter, index) && (counter.max === undefined || isTotal(counter.max));
    }
    case "mark":
      return isSame(expr, expr.mark.mark.type) && hasMember(expr.mark.mark, expr.mark.index);
    // Procedures may stop the game, by a payment that is too high.
    case "after":
      return false;
    case "value":
      return (
        isSame(expr, expr.value.type) &&
        staysWithin(expr.value) &&
        !expr.args.some(mayBeUnfilled) &&
        isTotal(expr.value.body) &&
        expr.value.exceptions.every(({ to }) => isTotal(to))
      );
    case "table":
      return isSame(expr, expr.table.type);
    case "pieceField": {
      const declared = fieldType(expr.of.type, expr.field);
      return (declared === undefined || isSame(expr, declared)) && !mayBeUnfilled(expr.of);
    }
    case "spaceField": {
      const field = expr.grid.grid.shape.fields.find(({ id }) => id === expr.field);
      return field === undefined || isSame(expr, field.type);
    }
    case "zoneSize":
    case "zoneFull":
    case "kindsOf":
      return hasMember(expr.zone.zone, expr.zone.index);
    case "howMany":
      return expr.zone.kind === "grid" || hasMember(expr.zone.zone, expr.zone.index);
    case "find":
      return expr.type.kind === "orNone";
    case "spaceAt":
      return expr.type.kind === "orNone" || isOnBoard(expr);
    case "rangeCheck":
      return isWithin(expr.of, expr.type);
    case "endOf":
      return hasMember(expr.row.zone, expr.row.index);
    default:
      expr.kind satisfies GroupedExprKind;
      return true;
  }
}

/** Whether an expression is the content of a space; rules use it only where the space is filled. */
function mayBeUnfilled(expr: ir.Expr): boolean {
  if (expr.kind === "if") return mayBeUnfilled(expr.then) || mayBeUnfilled(expr.else);
  return expr.kind === "cell";
}

function fieldType(of: ir.Type, field: string): ir.Type | undefined {
  if (of.kind !== "piece") return undefined;
  for (
    let family: ir.Family | undefined = of.family;
    family !== undefined;
    family = family.parent
  ) {
    const found = family.fields.get(field);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an expression has the type that was declared, and not that type without its `or none`. */
function isSame({ type }: ir.Expr, declared: ir.Type): boolean {
  return declared.kind !== "orNone" || type.kind === "orNone";
}

/** Whether a test holds for a part of an expression that is evaluated whenever the expression is. */
export function someCertain(expr: ir.Expr, test: (part: ir.Expr) => boolean): boolean {
  const some = (part: ir.Expr): boolean => {
    if (test(part)) return true;
    switch (part.kind) {
      case "if":
        return some(part.condition);
      case "binary":
        return some(part.left) || (!isInGroup(part.op, "junction") && some(part.right));
      case "divide":
      case "union":
        return some(part.left) || some(part.right);
      case "unary":
      case "setSize":
      case "rangeCheck":
      case "isFamily":
      case "pieceField":
      case "spaceField":
        return some(part.of);
      case "math":
      case "table":
      case "value":
        return part.args.some(some);
      default:
        part.kind satisfies GroupedExprKind;
        return false;
    }
  };
  return some(expr);
}
