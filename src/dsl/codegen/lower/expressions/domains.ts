// Loops over domains, and tests whether something is in one.

import type * as ir from "../../../ir/ir.ts";
import type { GroupedDomainKind } from "../../../ir/kinds.ts";
import { DIRECTIONS } from "../../../ir/lines.ts";
import { firstHeld } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { CodeValue, Region } from "../../code/code.ts";
import { gridAddress } from "../addresses.ts";
import { type Lowering, loadSlot } from "../lowering.ts";
import {
  boardRange,
  directionTable,
  linesOf,
  neighbourTable,
  rayTables,
  regionTable,
} from "../spaces/geometry.ts";
import { groupRoutine } from "../spaces/groups.ts";
import { boardOf } from "./boards.ts";
import { loopOverZone } from "./zone-loops.ts";

/** `distinct`: each different element once; `each`: every single thing. */
export type Visit = "distinct" | "each";

/** The steps for an element; `weight` is how often it is there. */
export type ForElement = (element: CodeValue, weight: CodeValue) => CodeSteps;

const ONE = b.value(1);

/** A loop over a domain. */
export function loopOver(
  c: Lowering,
  domain: ir.Domain,
  visit: Visit,
  body: ForElement,
): CodeSteps {
  const once = (element: CodeValue) => body(element, ONE);
  const count = (from: CodeValue, end: CodeValue) =>
    b.countUp("x", from, end, (x) => once(b.value(x)));
  switch (domain.kind) {
    case "range":
      return count(c.lower(domain.from), b.add(c.lower(domain.to), 1));
    case "enum":
      return count(b.value(0), b.value(domain.enum.members.length));
    case "players":
      return count(b.value(0), loadSlot(c.slots.players));
    case "boards": {
      const [first, end] = boardRange(c.gen, domain.shape);
      return count(b.value(first), b.value(end));
    }
    case "spaces":
      return count(b.value(0), b.value(domain.grid.shape.cells.length));
    case "set":
      return loopOverBits(c.lower(domain.set), once);
    case "subsets":
      return overSubsets(c.lower(domain.set), c.lower(domain.size), once);
    case "neighbours": {
      const { starts, cells } = neighbourTable(c.gen, domain.grid.shape);
      return b.once("s", c.lower(domain.space), (space) =>
        overRow(cells, at(starts, space), at(starts, b.add(space, 1)), once),
      );
    }
    case "region": {
      const { starts, cells, size } = regionTable(c.gen, domain.grid.grid.shape);
      const board = b.multiply(boardOf(c, domain.grid), size);
      const index = b.multiply(b.add(board, c.lower(domain.space)), 2);
      return b.once("r", index, (row) =>
        overRow(cells, at(starts, row), at(starts, b.add(row, 1)), once),
      );
    }
    case "group": {
      const { shape } = domain.grid.grid;
      const range = { from: 0, to: shape.cells.length };
      const room: Region = { kind: "scratch", name: "group", length: shape.cells.length, range };
      const size = b.variable("e", "int", range);
      return [
        b.callInto(
          size,
          groupRoutine(c.gen, shape),
          gridAddress(c, domain.grid),
          c.lower(domain.space),
          b.address(room, 0),
        ),
        overRow(room, b.value(0), b.value(size), once),
      ];
    }
    case "lines": {
      const { starts } = linesOf(c.gen, domain.grid.shape, domain.length);
      return b.once("s", c.lower(domain.space), (space) =>
        overLines(at(starts, space), at(starts, b.add(space, 1)), domain.length, once),
      );
    }
    case "line": {
      const { cells } = linesOf(c.gen, domain.grid.shape, domain.length);
      return b.once("line", c.lower(domain.line), (line) =>
        overRow(cells, line, b.add(line, domain.length), once),
      );
    }
    case "ray": {
      const { starts, cells } = rayTables(c.gen, domain.grid.shape);
      const first = b.multiply(c.lower(domain.space), DIRECTIONS.length);
      return b.once("r", b.add(first, c.lower(domain.direction)), (ray) =>
        overRow(cells, at(starts, ray), at(starts, b.add(ray, 1)), once),
      );
    }
    case "until":
      return loopUntil(c, domain, visit, body);
    case "zone":
      return loopOverZone(c, domain.zone, visit, body);
    default:
      return domain satisfies never;
  }
}

/** A loop that ends before the first element for which the condition holds. */
function loopUntil(
  c: Lowering,
  { of, local, stop }: Extract<ir.Domain, { kind: "until" }>,
  visit: Visit,
  body: ForElement,
): CodeSteps {
  return b.loop("until", (label) => [
    loopOver(c, of, visit, (element, weight) =>
      b.once("x", element, (it) => [
        b.if(c.with(local, it).lower(stop), b.break(label)),
        body(it, weight),
      ]),
    ),
    b.break(label),
  ]);
}

function at(table: Region, index: CodeValue): CodeValue {
  return b.load(b.address(table, index));
}

/** The numbers of a region between two indices. */
function overRow(
  row: Region,
  from: CodeValue,
  end: CodeValue,
  body: (element: CodeValue) => CodeSteps,
): CodeSteps {
  return b.countUp("k", from, end, (k) => {
    const x = b.variable("x", "int");
    return [b.let(x, at(row, b.value(k))), body(b.value(x))];
  });
}

function overLines(
  from: CodeValue,
  end: CodeValue,
  length: number,
  body: (element: CodeValue) => CodeSteps,
): CodeSteps {
  const x = b.variable("x", "int");
  return [
    b.let(x, from),
    b.once("e", end, (limit) =>
      b.loop("lines", (label) => [
        b.if(b.greaterOrEqual(x, limit), b.break(label)),
        body(b.value(x)),
        b.set(x, b.add(x, length)),
      ]),
    ),
  ];
}

/** The number of the lowest bit of a set. */
export function lowestBit(set: CodeValue): CodeValue {
  return b.subtract(31, b.op("leadingZeros", b.bitAnd(set, b.negate(set))));
}

/** The elements of a set of bits, in ascending order; `first` is the element of the lowest bit. */
export function loopOverBits(
  set: CodeValue,
  body: (element: CodeValue) => CodeSteps,
  first: CodeValue = b.value(0),
): CodeSteps {
  const [m, x] = [b.variable("m"), b.variable("x", "int")];
  return [
    b.let(m, set),
    b.loop("bits", (label) => [
      b.if(b.equal(m, 0), b.break(label)),
      b.let(x, b.add(first, lowestBit(b.value(m)))),
      body(b.value(x)),
      b.set(m, b.bitAnd(m, b.subtract(m, 1))),
    ]),
  ];
}

/** The subsets of a set that have a size, in ascending order. */
function overSubsets(
  set: CodeValue,
  size: CodeValue,
  body: (element: CodeValue) => CodeSteps,
): CodeSteps {
  const x = b.variable("x");
  return b.once("a", set, (all) =>
    b.once("k", size, (count) => [
      b.let(x, b.bitAnd(b.negate(all), all)),
      b.loop("subsets", (label) => [
        b.if(b.equal(x, 0), b.break(label)),
        b.if(b.equal(b.op("bitCount", b.value(x)), count), body(b.value(x))),
        b.set(x, b.bitAnd(b.subtract(x, all), all)),
      ]),
    ]),
  );
}

/** The loop of a binder: its local is bound, and its condition holds. */
export function loopOverBinder(
  c: Lowering,
  binder: ir.Binder,
  body: (inner: Lowering, weight: CodeValue) => CodeSteps,
): CodeSteps {
  const { through, where, local } = binder;
  const guarded = (inner: Lowering, weight: CodeValue): CodeSteps =>
    where === undefined ? body(inner, weight) : b.if(inner.lower(where), body(inner, weight));
  return loopOver(c, binder.domain, "each", (element, weight) => {
    if (through === undefined) return guarded(c.with(local, element), weight);
    const first = firstHeld(through.grid.element);
    const lying = b.subtract(b.load(gridAddress(c, through, element)), 1 - first);
    return b.once("t", lying, (piece) =>
      b.if(b.greaterOrEqual(piece, first), guarded(c.with(local, piece), weight)),
    );
  });
}

/** Whether a value is in a domain. */
export function isInDomain(c: Lowering, domain: ir.Domain, value: CodeValue): CodeValue {
  const between = (from: CodeValue, end: CodeValue) =>
    c.using("in", value, "flag", (x) => b.and(b.greaterOrEqual(x, from), b.less(x, end)));
  switch (domain.kind) {
    case "range":
      return c.using("in", value, "flag", (x, inner) =>
        b.and(
          b.greaterOrEqual(x, inner.lower(domain.from)),
          b.lessOrEqual(x, inner.lower(domain.to)),
        ),
      );
    case "enum":
      return between(b.value(0), b.value(domain.enum.members.length));
    case "players":
      return between(b.value(0), loadSlot(c.slots.players));
    case "boards": {
      const [first, end] = boardRange(c.gen, domain.shape);
      return between(b.value(first), b.value(end));
    }
    case "spaces":
      return between(b.value(0), b.value(domain.grid.shape.cells.length));
    case "set":
      return b.notEqual(b.bitAnd(b.shiftRight(c.lower(domain.set), value), 1), 0);
    case "subsets":
      return c.using("in", value, "flag", (x, inner) =>
        b.and(
          b.notEqual(x, 0),
          b.equal(b.bitAnd(x, b.bitNot(inner.lower(domain.set))), 0),
          b.equal(b.op("bitCount", x), inner.lower(domain.size)),
        ),
      );
    case "ray":
      return c.using("in", value, "flag", (x, inner) =>
        b.and(
          b.greaterOrEqual(x, 0),
          b.equal(wayBetween(inner, domain, x), inner.lower(domain.direction)),
        ),
      );
    default: {
      domain.kind satisfies Exclude<GroupedDomainKind, "ray">;
      const wanted: ir.Local = { name: "wanted", type: { kind: "player" } };
      return c.with(wanted, value).helper("in", "flag", (inner) => {
        const test = (x: CodeValue) => b.if(b.equal(x, inner.lookup(wanted)), b.return(true));
        return [loopOver(inner, domain, "each", test), b.return(false)];
      });
    }
  }
}

/** The direction from the space where a ray begins to another space; -1 if there is none. */
export function wayBetween(
  c: Lowering,
  { grid, space }: Extract<ir.Domain, { kind: "ray" }>,
  goal: CodeValue,
): CodeValue {
  const row = b.multiply(c.lower(space), grid.shape.cells.length);
  return at(directionTable(c.gen, grid.shape), b.add(row, goal));
}
