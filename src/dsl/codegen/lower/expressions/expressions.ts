// Expressions as values of the code tree.

import type * as ir from "../../../ir/ir.ts";
import { boundsOf } from "../../../ir/ranges/bounds.ts";
import { isWithin } from "../../../ir/ranges/within.ts";
import { NUMBER } from "../../../ir/types.ts";
import type { BinaryOp, UnaryOp } from "../../../operators/operators.ts";
import { b } from "../../code/build.ts";
import { ANY_INT, type CodeValue } from "../../code/code.ts";
import { isInside, rangeOfValue } from "../../code/range.ts";
import { numberRoutines } from "../../library/numbers.ts";
import { trackRoutines } from "../../library/tracks.ts";
import { cellElement, cellLoad, markAddress } from "../addresses.ts";
import { lowerTimesSeen } from "../histories.ts";
import { inState, type Lowering, loadSlot } from "../lowering.ts";
import { lowerAfter } from "../outlooks.ts";
import { valueRoutine } from "../values.ts";
import { lowerSpaceField, optionValue } from "./boards.ts";
import {
  lowerEndOf,
  lowerHowMany,
  lowerKindsOf,
  lowerZoneFull,
  lowerZoneSize,
} from "./contents.ts";
import { lowerCounter, lowerCounterFull } from "./counters.ts";
import { isInDomain } from "./domains.ts";
import { isInFamily, pieceField } from "./families.ts";
import {
  lowerCount,
  lowerDifferent,
  lowerDomainSize,
  lowerEvery,
  lowerFind,
  lowerSome,
  lowerSum,
} from "./quantifiers.ts";
import { inDeclaredRange, lowerSpaceAt } from "./range-checks.ts";
import { lowerTable } from "./tables.ts";

type Of<Kind> = Extract<ir.Expr, { readonly kind: Kind }>;

export function lowerExpr(c: Lowering, expr: ir.Expr): CodeValue {
  const lower = (part: ir.Expr) => c.lower(part);
  switch (expr.kind) {
    case "const":
      return b.value(expr.type.kind === "yesno" ? expr.value !== 0 : expr.value);
    case "local":
      return c.lookup(expr.local);
    case "you":
      return c.you;
    case "players":
      return loadSlot(c.slots.players);
    case "rival":
      return loadSlot(c.slots.rivals[expr.rival.index]);
    case "score":
      return b.load(b.address(inState(c.slots.score), 0, { seat: lower(expr.owner) }));
    case "option":
      return truth(expr.type, optionValue(c, expr.option));
    case "counter":
      return lowerCounter(c, expr.counter);
    case "counterFull":
      return lowerCounterFull(c, expr.counter);
    case "mark":
      return truth(expr.type, c.loaded(b.load(markAddress(c, expr.mark))));
    case "value": {
      const args = [expr.player, ...expr.args].map(lower);
      return b.callPure(valueRoutine(c.gen, expr.value), ...args);
    }
    case "after":
      return lowerAfter(c, expr);
    case "table":
      return truth(expr.type, lowerTable(c, expr));
    case "pieceField":
      return truth(expr.type, pieceField(c, expr.field, lower(expr.of)));
    case "spaceField":
      return truth(expr.type, lowerSpaceField(c, expr));
    case "cell":
      return cellElement(c, expr.cell.grid, lower(expr.cell.space));
    case "isFilled":
      return b.notEqual(cellLoad(c, expr.cell.grid, lower(expr.cell.space)), 0);
    case "zoneSize":
      return lowerZoneSize(c, expr.zone);
    case "zoneFull":
      return lowerZoneFull(c, expr.zone);
    case "endOf":
      return truth(expr.type, lowerEndOf(c, expr));
    case "domainSize":
      return lowerDomainSize(c, expr.domain);
    case "kindsOf":
      return lowerKindsOf(c, expr.zone);
    case "isIn":
      return lowerIsIn(c, expr);
    case "isFamily":
      return isInFamily(c, lower(expr.of), expr.members);
    case "howMany":
      return lowerHowMany(c, expr);
    case "positionOn": {
      const track = inState(c.slots.tracks[expr.track.index]);
      return b.load(b.address(track, b.multiply(lower(expr.player), 2)));
    }
    case "placeOn": {
      const track = b.address(inState(c.slots.tracks[expr.track.index]), 0);
      const seats = loadSlot(c.slots.seats);
      return b.add(b.callPure(trackRoutines.trackPlace, track, seats, lower(expr.player)), 1);
    }
    case "timesSeen":
      return lowerTimesSeen(c, expr.history);
    case "unary":
      return UNARY[expr.op](lower(expr.of));
    case "binary":
      return BINARY[expr.op](lower(expr.left), lower(expr.right));
    case "divide":
      return divide(lower(expr.left), lower(expr.right), expr.rounded);
    case "math": {
      const args = expr.args.map(lower);
      return expr.name === "abs"
        ? b.op("abs", ...args)
        : args.reduce((x, y) => b.op(expr.name, x, y));
    }
    case "if":
      return b.select(lower(expr.condition), lower(expr.then), lower(expr.else));
    case "setOf":
      return expr.members
        .map((member) => b.shiftLeft(1, lower(member)))
        .reduce<CodeValue>((set, one) => b.bitOr(set, one), b.value(0));
    case "union":
      return b.bitOr(lower(expr.left), lower(expr.right));
    case "setSize":
      return b.op("bitCount", lower(expr.of));
    case "count":
      return lowerCount(c, expr);
    case "sum":
      return lowerSum(c, expr);
    case "find":
      return lowerFind(c, expr);
    case "some":
      return lowerSome(c, expr);
    case "every":
      return lowerEvery(c, expr);
    case "different":
      return lowerDifferent(c, expr);
    case "beside":
      return lowerBeside(c, expr);
    case "spaceAt":
      return lowerSpaceAt(c, expr);
    case "rangeCheck":
      return isWithin(expr.of, expr.type)
        ? lower(expr.of)
        : inDeclaredRange(c, lower(expr.of), expr.type, expr.span);
    default:
      return expr satisfies never;
  }
}

/** Yes and no are stored as 1 and 0. */
function truth(type: ir.Type, stored: CodeValue): CodeValue {
  return type.kind === "yesno" ? b.equal(stored, 1) : stored;
}

/** Counts the elements of a domain; a zone or grid counts those of a kind. */
function lowerIsIn(c: Lowering, { of, domain, through }: Of<"isIn">): CodeValue {
  const place = through ?? (domain.kind === "zone" ? domain.zone : undefined);
  if (place !== undefined) {
    const count: ir.Expr = { kind: "howMany", zone: place, what: of, type: NUMBER };
    return b.greater(c.lower(count), 0);
  }
  const value = c.lower(of);
  if (!mayBeNoBit(domain, of)) return isInDomain(c, domain, value);
  return c.using("in", value, "flag", (x, inner) =>
    b.and(b.greaterOrEqual(x, 0), b.lessOrEqual(x, 31), isInDomain(inner, domain, x)),
  );
}

/** Whether a value may be none of the bits of a set: shifts take the rest of it by 32. */
function mayBeNoBit({ kind }: ir.Domain, of: ir.Expr): boolean {
  if (kind !== "set" || of.type.kind !== "number") return false;
  const { min, max } = boundsOf(of);
  return min < 0 || max > 31;
}

/** Anything divided by 0 is 0, so that every program has a meaning. */
function divide(left: CodeValue, right: CodeValue, rounded: "up" | "down"): CodeValue {
  if (right.kind === "int" && right.is === 1) return left;
  if (right.kind === "int" && right.is > 0 && rangeOfValue(left).from >= 0) {
    if (rounded === "down") return b.op("quotient", left, right);
    const above = b.add(left, right.is - 1);
    if (isInside(rangeOfValue(above), ANY_INT)) return b.op("quotient", above, right);
  }
  const { divideDown, divideUp } = numberRoutines;
  return b.callPure(rounded === "up" ? divideUp : divideDown, left, right);
}

/** The player in the next seat. */
function lowerBeside(c: Lowering, { player }: Of<"beside">): CodeValue {
  return c.helper("beside", "int", (inner) =>
    b.once("p", inner.lower(player), (seat) =>
      b.return(b.select(b.less(b.add(seat, 1), loadSlot(inner.slots.players)), b.add(seat, 1), 0)),
    ),
  );
}

type Infix = (left: CodeValue, right: CodeValue) => CodeValue;

const UNARY: Readonly<Record<UnaryOp, (of: CodeValue) => CodeValue>> = {
  not: b.not,
  "-": b.negate,
};

const BINARY: Readonly<Record<BinaryOp, Infix>> = {
  or: (left, right) => b.or(left, right),
  and: (left, right) => b.and(left, right),
  is: b.equal,
  "is not": b.notEqual,
  "<": b.less,
  "<=": b.lessOrEqual,
  ">": b.greater,
  ">=": b.greaterOrEqual,
  "+": b.add,
  "-": b.subtract,
  "*": b.multiply,
  mod: (left, right) => b.callPure(numberRoutines.modulo, left, right),
};
