// Questions about all things of a domain: how many there are, whether one or every one meets a condition.

import type * as ir from "../../../ir/ir.ts";
import type { GroupedDomainKind } from "../../../ir/kinds.ts";
import { DIRECTIONS } from "../../../ir/lines.ts";
import { firstHeld, NONE, NUMBER, YES_NO } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { CodeValue, Var } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { localsIn } from "../../options/schedule.ts";
import { isTotal } from "../evaluation.ts";
import { type Lowering, loadSlot } from "../lowering.ts";
import { isAnyInSet, lowerSpaceQuantifier, sizeOfSet } from "../spaces/bitboards.ts";
import { linesOf, neighbourTable, rayTables, regionTable } from "../spaces/geometry.ts";
import { lowerHeldLine } from "../spaces/lines.ts";
import { boardOf } from "./boards.ts";
import { isInDomain, loopOver, loopOverBinder, wayBetween } from "./domains.ts";

type Of<Kind> = Extract<ir.Expr, { kind: Kind }>;

export function lowerCount(c: Lowering, { binder }: Of<"count">): CodeValue {
  if (binder.domain.kind === "ray" && binder.where === undefined)
    return lowerDomainSize(c, binder.domain);
  return (
    lowerSpaceQuantifier(c, "count", "int", binder, binder.where, sizeOfSet) ??
    sum(c, "count", (inner, total) =>
      loopOverBinder(inner, binder, (_, weight) => b.set(total, b.add(total, weight))),
    )
  );
}

export function lowerSum(c: Lowering, { binder, of }: Of<"sum">): CodeValue {
  return sum(c, "sum", (inner, total) =>
    loopOverBinder(inner, binder, (at, weight) =>
      b.set(total, b.add(total, b.multiply(at.lower(of), weight))),
    ),
  );
}

/** A number that steps add up. */
export function sum(
  c: Lowering,
  hint: string,
  steps: (inner: Lowering, total: Var) => CodeSteps,
): CodeValue {
  return c.helper(hint, "int", (inner) => {
    const total = b.variable("n");
    return [b.let(total, 0), steps(inner, total), b.return(total)];
  });
}

export function lowerDifferent(c: Lowering, { binder, of }: Of<"different">): CodeValue {
  return c.helper("different", "int", (inner) => {
    const set = b.variable("m");
    const note = (value: CodeValue) => {
      const bit = b.shiftLeft(1, b.subtract(value, firstHeld(of.type)));
      return b.set(set, b.bitOr(set, bit));
    };
    const noted = (at: Lowering): CodeSteps =>
      of.type.kind === "orNone"
        ? b.once("of", at.lower(of), (value) => b.if(b.greaterOrEqual(value, 0), note(value)))
        : note(at.lower(of));
    return [
      b.let(set, 0),
      loopOverBinder(inner, binder, noted),
      b.return(b.op("bitCount", b.value(set))),
    ];
  });
}

export function lowerSome(c: Lowering, expr: Of<"some">): CodeValue {
  const { binder } = expr;
  const asBits = () =>
    lowerSpaceQuantifier(c, "some", "flag", binder, binder.where, (words) =>
      b.notEqual(isAnyInSet(words), 0),
    );
  return lowerHeldLine(c, expr) ?? asBits() ?? onlyWay(c, binder) ?? searched(c, binder);
}

/** At most one direction leads from a space to another, and it is in a table. */
function onlyWay(c: Lowering, { local, domain, where }: ir.Binder): CodeValue | undefined {
  if (where === undefined) return undefined;
  const [first, rest] = splitFirst(where);
  if (first.kind !== "isIn" || first.domain.kind !== "ray" || first.through !== undefined)
    return undefined;
  const { space, direction } = first.domain;
  const leads = direction.kind === "local" && direction.local === local;
  const goal = first.of;
  if (!leads || goal.type.kind === "orNone") return undefined;
  if (localsIn(goal).has(local) || localsIn(space).has(local)) return undefined;
  const ray = first.domain;
  return c.helper("some", "flag", (inner) =>
    b.once("way", wayBetween(inner, ray, inner.lower(goal)), (way) =>
      b.return(
        b.and(
          b.greaterOrEqual(way, 0),
          isInDomain(inner, domain, way),
          rest === undefined ? true : inner.with(local, way).lower(rest),
        ),
      ),
    ),
  );
}

/** The first of several conditions that must hold, and the others together. */
function splitFirst(condition: ir.Expr): readonly [first: ir.Expr, rest: ir.Expr | undefined] {
  if (condition.kind !== "binary" || condition.op !== "and") return [condition, undefined];
  const [first, rest] = splitFirst(condition.left);
  return [first, rest === undefined ? condition.right : { ...condition, left: rest }];
}

/** Something lies on one of some spaces only if it lies somewhere on the grid, which knows how many do. */
function searched(c: Lowering, binder: ir.Binder): CodeValue {
  const count = lyingAnywhere(c.gen, binder);
  const found = c.helper("some", "flag", (inner) => [
    loopOverBinder(inner, binder, () => b.return(true)),
    b.return(false),
  ]);
  return count === undefined ? found : b.and(b.less(0, c.lower(count)), found);
}

/** The last is known only when all have been gone through. */
export function lowerFind(c: Lowering, { end, binder }: Of<"find">): CodeValue {
  if (end === "first")
    return c.helper("first", "int", (inner) => [
      loopOverBinder(inner, binder, (at) => b.return(at.lookup(binder.local))),
      b.return(NONE),
    ]);
  return c.helper("last", "int", (inner) => {
    const found = b.variable("found");
    return [
      b.let(found, NONE),
      loopOverBinder(inner, binder, (at) => b.set(found, at.lookup(binder.local))),
      b.return(found),
    ];
  });
}

export function lowerEvery(c: Lowering, expr: Of<"every">): CodeValue {
  const { binder, has } = expr;
  if (binder.domain.kind === "line" && binder.through === undefined)
    return everyInLine(c, expr, binder.domain);
  return (
    lowerSpaceQuantifier(c, "every", "flag", binder, exception(expr), (words) =>
      b.equal(isAnyInSet(words), 0),
    ) ??
    c.helper("every", "flag", (inner) => [
      loopOverBinder(inner, binder, (at) => b.if(b.not(at.lower(has)), b.return(false))),
      b.return(true),
    ])
  );
}

/** What must hold nowhere so that it holds everywhere. */
function exception({ binder, has }: Of<"every">): ir.Expr {
  const not: ir.Expr = { kind: "unary", op: "not", of: has, type: YES_NO };
  if (binder.where === undefined) return not;
  return { kind: "binary", op: "and", left: binder.where, right: not, type: YES_NO };
}

/** How many things lie on the whole grid of those that are looked for on some of its spaces. */
export function lyingAnywhere(gen: CodegenContext, binder: ir.Binder): ir.Expr | undefined {
  const { local, domain, through, where } = binder;
  if (!gen.has("counted-first") || through !== undefined) return undefined;
  if (domain.kind !== "region" && domain.kind !== "neighbours") return undefined;
  if (where?.kind !== "binary" || where.op !== "is" || where.left.kind !== "cell") return undefined;
  const { grid, space } = where.left.cell;
  if (grid.grid.element.kind !== "piece" || where.right.type.kind !== "piece") return undefined;
  if (space.kind !== "local" || space.local !== local || localsIn(where.right).has(local))
    return undefined;
  if (!isTotal(where.right)) return undefined;
  return { kind: "howMany", zone: grid, what: where.right, type: NUMBER };
}

/** A line has few spaces, so each is tested by itself. */
function everyInLine(
  c: Lowering,
  { binder, has }: Of<"every">,
  { grid, length, line }: Extract<ir.Domain, { kind: "line" }>,
): CodeValue {
  const { cells } = linesOf(c.gen, grid.shape, length);
  return c.using("row", c.lower(line), "flag", (start, inner) =>
    b.and(
      ...Array.from({ length }, (_, i) => {
        const space = b.load(b.address(cells, b.add(start, i)));
        const at = inner.with(binder.local, space);
        const where = binder.where === undefined ? true : at.lower(binder.where);
        return b.or(b.not(where), at.lower(has));
      }),
    ),
  );
}

/** How many there are in a domain; those of spaces are in a table. */
export function lowerDomainSize(c: Lowering, domain: ir.Domain): CodeValue {
  switch (domain.kind) {
    case "spaces":
      return b.value(domain.grid.shape.cells.length);
    case "players":
      return loadSlot(c.slots.players);
    case "neighbours": {
      const { starts } = neighbourTable(c.gen, domain.grid.shape);
      return c.using("size", c.lower(domain.space), "int", (space) =>
        b.subtract(b.load(b.address(starts, b.add(space, 1))), b.load(b.address(starts, space))),
      );
    }
    case "region": {
      const { starts, size } = regionTable(c.gen, domain.grid.grid.shape);
      const board = b.multiply(boardOf(c, domain.grid), size);
      const row = b.multiply(b.add(board, c.lower(domain.space)), 2);
      return c.using("size", row, "int", (r) =>
        b.subtract(b.load(b.address(starts, b.add(r, 1))), b.load(b.address(starts, r))),
      );
    }
    case "ray": {
      const { starts } = rayTables(c.gen, domain.grid.shape);
      const first = b.multiply(c.lower(domain.space), DIRECTIONS.length);
      return c.using("size", b.add(first, c.lower(domain.direction)), "int", (ray) =>
        b.subtract(b.load(b.address(starts, b.add(ray, 1))), b.load(b.address(starts, ray))),
      );
    }
    default:
      domain.kind satisfies Exclude<GroupedDomainKind, "ray">;
      return sum(c, "size", (inner, total) =>
        loopOver(inner, domain, "each", (_, weight) => b.set(total, b.add(total, weight))),
      );
  }
}
