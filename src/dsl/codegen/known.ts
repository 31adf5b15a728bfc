// What is known before any game begins: what conditions about boards come to, worked out by the compiler.

import type * as ir from "../ir/ir.ts";
import { extent, seatsOf } from "../ir/types.ts";
import { divideDown, divideUp, modulo } from "../runtime/numbers.ts";
import { lineTable } from "./geometry.ts";

/** Who `you` are, if that is known, and what names stand for. */
export interface Bound {
  readonly you: number | undefined;
  /** What names from a `let` stand for. */
  readonly lets: ReadonlyMap<ir.Local, ir.Expr>;
  readonly locals: ReadonlyMap<ir.Local, number>;
}

/**
 * What an expression comes to, with 1 and 0 for yes and no; `undefined` where that depends on the
 * game in play. It is what the emitted code would give.
 */
export function known(game: ir.Game, bound: Bound, expr: ir.Expr): number | undefined {
  const of = (e: ir.Expr) => known(game, bound, e);
  switch (expr.kind) {
    case "const":
      return expr.value;
    case "local": {
      const value = bound.lets.get(expr.local);
      return bound.locals.get(expr.local) ?? (value && of(value));
    }
    case "you":
      return bound.you;
    case "define": {
      const locals = withArgs(game, bound, expr);
      return locals && known(game, { ...bound, locals }, expr.define.body);
    }
    case "spaceField":
      return spaceField(game, expr, of(expr.of));
    case "if": {
      const condition = of(expr.condition);
      return condition === undefined ? undefined : of(condition === 1 ? expr.then : expr.else);
    }
    case "unary": {
      const value = of(expr.of);
      return value === undefined ? undefined : expr.op === "not" ? 1 - value : -value;
    }
    case "binary":
      return binary(expr.op, of(expr.left), () => of(expr.right));
    case "divide":
      return both(of(expr.left), of(expr.right), expr.rounded === "up" ? divideUp : divideDown);
    case "math": {
      const args = all(expr.args.map(of));
      return args && Math[expr.name](...(args as [number]));
    }
    case "isIn":
      return expr.through === undefined ? isIn(game, bound, expr) : undefined;
    case "domainSize":
      return elements(game, bound, expr.domain)?.length;
    case "spaceAt": {
      const { columns } = expr.grid.shape;
      return both(of(expr.row), of(expr.column), (row, column) => (row - 1) * columns + column - 1);
    }
    case "count":
      return met(game, bound, expr.binder)?.length;
    case "some": {
      const found = met(game, bound, expr.binder);
      return found && Number(found.length > 0);
    }
    case "every": {
      const found = met(game, bound, expr.binder);
      const has = found && all(found.map((inner) => known(game, inner, expr.has)));
      return has && Number(has.every((one) => one === 1));
    }
    default:
      return undefined;
  }
}

function binary(
  op: ir.BinaryOp,
  left: number | undefined,
  right: () => number | undefined,
): number | undefined {
  if (op === "and") return left === 0 ? 0 : left === undefined ? undefined : right();
  if (op === "or") return left === 1 ? 1 : left === undefined ? undefined : right();
  return both(left, right(), (a, b) => Number(OPERATORS[op](a, b)));
}

const OPERATORS: Readonly<
  Record<Exclude<ir.BinaryOp, "and" | "or">, (a: number, b: number) => number | boolean>
> = {
  is: (a, b) => a === b,
  "is not": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  mod: modulo,
};

function both(
  left: number | undefined,
  right: number | undefined,
  of: (a: number, b: number) => number,
): number | undefined {
  return left === undefined || right === undefined ? undefined : of(left, right);
}

/** All of them, if all are known. */
function all<T>(values: readonly (T | undefined)[]): T[] | undefined {
  const there = values.filter((value) => value !== undefined);
  return there.length === values.length ? there : undefined;
}

function withArgs(
  game: ir.Game,
  bound: Bound,
  { define, args }: Extract<ir.Expr, { kind: "define" }>,
): ReadonlyMap<ir.Local, number> | undefined {
  const values = all(args.map((arg) => known(game, bound, arg)));
  return values && new Map(define.params.map((param, i) => [param, values[i] ?? 0]));
}

/** A field is known where all boards of the shape have the same there. */
function spaceField(
  game: ir.Game,
  { grid, field }: Extract<ir.Expr, { kind: "spaceField" }>,
  space: number | undefined,
): number | undefined {
  if (space === undefined) return undefined;
  const boards = game.boards.filter(({ shape }) => shape === grid.grid.shape);
  const [first, ...others] = boards.map(({ fields }) => fields.get(field)?.[space]);
  return others.every((value) => value === first) ? first : undefined;
}

function isIn(
  game: ir.Game,
  bound: Bound,
  { of, domain }: Extract<ir.Expr, { kind: "isIn" }>,
): number | undefined {
  const value = known(game, bound, of);
  const found = elements(game, bound, domain);
  return value === undefined || found === undefined ? undefined : Number(found.includes(value));
}

/** What a binder's name stands for in turn. */
function met(
  game: ir.Game,
  bound: Bound,
  { local, domain, through, where }: ir.Binder,
): Bound[] | undefined {
  if (through !== undefined) return undefined;
  const inner = elements(game, bound, domain)?.map((element) => ({
    ...bound,
    locals: new Map(bound.locals).set(local, element),
  }));
  if (inner === undefined || where === undefined) return inner;
  const holds = all(inner.map((one) => known(game, one, where)));
  return holds && inner.filter((_, i) => holds[i] === 1);
}

/** What a domain consists of, in its order. */
export function elements(game: ir.Game, bound: Bound, domain: ir.Domain): number[] | undefined {
  const space = "space" in domain ? known(game, bound, domain.space) : undefined;
  switch (domain.kind) {
    case "enum":
      return [...domain.enum.members.keys()];
    case "spaces":
      return [...domain.grid.shape.cells.keys()];
    case "range": {
      const [from, to] = [known(game, bound, domain.from), known(game, bound, domain.to)];
      if (from === undefined || to === undefined) return undefined;
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    }
    case "neighbours":
      return space === undefined ? undefined : [...(domain.grid.shape.neighbours[space] ?? [])];
    case "lines": {
      if (space === undefined) return undefined;
      const { starts } = lineTable(domain.grid.shape, domain.length);
      const [from = 0, to = 0] = [starts[space], starts[space + 1]];
      return Array.from(
        { length: (to - from) / domain.length },
        (_, i) => from + i * domain.length,
      );
    }
    case "line": {
      const line = known(game, bound, domain.line);
      if (line === undefined) return undefined;
      return lineTable(domain.grid.shape, domain.length).flat.slice(line, line + domain.length);
    }
    default:
      return undefined;
  }
}

/** Every value of a name, where there are few enough to go through all of them. */
export function valuesOf(game: ir.Game, { type }: ir.Local): number[] | undefined {
  const found = extent(type, game.pieces, seatsOf(game));
  if (found === undefined || found.count > MOST_VALUES) return undefined;
  return Array.from({ length: found.count }, (_, i) => found.from + i);
}

const MOST_VALUES = 512;
