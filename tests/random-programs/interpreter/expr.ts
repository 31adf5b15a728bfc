// What expressions are worth. Yes is 1 and no is 0.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import type { AfterExpr } from "../../../src/dsl/ir/outlook.ts";
import { extent, limitsOf, NONE, seatsOf } from "../../../src/dsl/ir/types.ts";
import { exprLabel } from "../constructs/labels.ts";
import { thingsIn } from "./content.ts";
import { bitsOf, bound, elementsOf } from "./domain.ts";
import { ruleValueOf } from "./formula.ts";
import { Stopped } from "./log.ts";
import { reckoned } from "./operators.ts";
import { boardOf, cellOf, lyingOn, nothingOn, where, zoneOf } from "./places.ts";
import { asPlayer, called, type Scope } from "./scope.ts";
import { block } from "./stmt.ts";
import { placeOn } from "./tracks.ts";

export function evaluate(scope: Scope, expr: ir.Expr): number {
  return scope.match.coverage.within(exprLabel(expr), () => worked(scope, expr) + 0);
}

function worked(scope: Scope, expr: ir.Expr): number {
  const { storage, game } = scope.match;
  const value = (e: ir.Expr) => evaluate(scope, e);
  switch (expr.kind) {
    case "const":
      return expr.value;
    case "local":
      return scope.locals.get(expr.local) as number;
    case "you":
      return scope.you;
    case "players":
      return storage.players;
    case "rival":
      return storage.rivals[expr.rival.index] as number;
    case "score":
      return storage.scores.get(value(expr.owner)) ?? 0;
    case "option":
      return (storage.choices[expr.option.index] ?? 0) + expr.option.from;
    case "counter":
      return storage.number(expr.counter.counter, where(scope, expr.counter.counter, expr.counter));
    case "counterFull":
      return counterFull(scope, expr.counter);
    case "mark":
      return storage.number(expr.mark.mark, where(scope, expr.mark.mark, expr.mark));
    case "value": {
      const player = value(expr.player);
      return ruleValueOf(scope, expr.value, player, expr.args.map(value));
    }
    case "after":
      return afterwards(scope, expr);
    case "table":
      return lookedUp(game, expr.table, expr.args.map(value));
    case "pieceField":
      return game.pieces[value(expr.of)]?.fields.get(expr.field) ?? 0;
    case "spaceField":
      return boardOf(scope, expr.grid)?.fields.get(expr.field)?.[value(expr.of)] ?? 0;
    case "cell": {
      const { lying, cell } = cellOf(scope, expr.cell);
      return lying[cell] ?? nothingOn(expr.cell.grid.grid);
    }
    case "isFilled": {
      const { lying, cell } = cellOf(scope, expr.cell);
      return Number(lying[cell] !== undefined);
    }
    case "zoneSize":
      return thingsIn(zoneOf(scope, expr.zone).content).length;
    case "zoneFull": {
      const { content, room } = zoneOf(scope, expr.zone);
      return Number(content.layout !== "counts" && thingsIn(content).length >= room);
    }
    case "endOf": {
      const items = thingsIn(zoneOf(scope, expr.row).content);
      return (expr.end === "first" ? items[0] : items.at(-1)) ?? 0;
    }
    case "domainSize":
      return elementsOf(scope, expr.domain).length;
    case "kindsOf":
      return setOf(thingsIn(zoneOf(scope, expr.zone).content));
    case "setOf":
      return setOf(expr.members.map(value));
    case "union":
      return setOf([...bitsOf(value(expr.left)), ...bitsOf(value(expr.right))]);
    case "setSize":
      return bitsOf(value(expr.of)).length;
    case "isIn":
      return isIn(scope, expr);
    case "isFamily":
      return Number(expr.members.includes(value(expr.of)));
    case "howMany": {
      const things =
        expr.zone.kind === "zone"
          ? thingsIn(zoneOf(scope, expr.zone).content)
          : lyingOn(scope, expr.zone);
      const wanted = "kind" in expr.what ? [value(expr.what)] : expr.what;
      return things.filter((thing) => thing !== undefined && wanted.includes(thing)).length;
    }
    case "unary":
    case "binary":
    case "divide":
    case "math":
      return reckoned(expr, value);
    case "if":
      return value(expr.condition) !== 0 ? value(expr.then) : value(expr.else);
    case "count":
      return [...bound(scope, expr.binder)].length;
    case "sum":
      return sum([...bound(scope, expr.binder)].map((inner) => evaluate(inner, expr.of)));
    case "some":
      return Number(!bound(scope, expr.binder).next().done);
    case "find": {
      let found = NONE;
      for (const { locals } of bound(scope, expr.binder)) {
        found = locals.get(expr.binder.local) as number;
        if (expr.end === "first") break;
      }
      return found;
    }
    case "every":
      return Number(
        [...bound(scope, expr.binder)].every((inner) => evaluate(inner, expr.has) !== 0),
      );
    case "different": {
      const found = [...bound(scope, expr.binder)].map((inner) => evaluate(inner, expr.of));
      const isThere = (one: number) => expr.of.type.kind !== "orNone" || one !== NONE;
      return new Set(found.filter(isThere)).size;
    }
    case "beside": {
      const seat = value(expr.player);
      return seat + 1 < storage.players ? seat + 1 : 0;
    }
    case "placeOn":
      return placeOn(storage.markers(expr.track), value(expr.player));
    case "positionOn":
      return storage.markers(expr.track)[value(expr.player)]?.position ?? 0;
    case "timesSeen":
      return storage.timesSeen(expr.history, scope.you);
    case "spaceAt": {
      const [column, row] = [value(expr.column), value(expr.row)];
      const { cells, columns, fromBelow } = expr.grid.shape;
      const line = fromBelow ? cells.length / columns - row : row - 1;
      const found = cells.findIndex((cell) => cell.column === column - 1 && cell.row === line);
      if (found < 0 && expr.type.kind !== "orNone") throw new Stopped("outside");
      return found;
    }
    case "rangeCheck":
      return inRange(value(expr.of), expr.type);
    default:
      return expr satisfies never;
  }
}

/** What something is worth in a copy of the match, in which a procedure has been carried out. */
function afterwards(scope: Scope, { procedure, args, then }: AfterExpr): number {
  const values = args.map((arg) => evaluate(scope, arg));
  const match = { ...scope.match, storage: scope.match.storage.copy(), log: () => {} };
  const inside = called({ ...scope, match }, scope.you, procedure.params, values);
  // Its statements are those of a procedure that is carried out, as by `do`.
  const isDone = match.coverage.apart("stmt do", () => block(inside, procedure.body).next().done);
  if (isDone !== true) throw new Error("asked on the way");
  return evaluate({ ...scope, match }, then.body);
}

/** A number of a type with limits; any other stops the game. */
export function inRange(value: number, type: ir.Type): number {
  const limits = limitsOf(type);
  const isNone = type.kind === "orNone" && value === NONE;
  if (limits === undefined || isNone || (value >= limits.from && value <= limits.to)) return value;
  throw new Stopped("out-of-range");
}

function counterFull(scope: Scope, ref: ir.CounterRef): number {
  const { counter } = ref;
  if (counter.max === undefined) return 0;
  const at = where(scope, counter, ref);
  return Number(scope.match.storage.number(counter, at) >= mostOf(scope, counter.max, at.seat));
}

/** The limit of a counter, for whoever's counter it is. */
export function mostOf(scope: Scope, max: ir.Expr, seat: number): number {
  const { coverage } = scope.match;
  return coverage.apart("max", () => evaluate(seat < 0 ? scope : asPlayer(scope, seat), max));
}

function isIn(scope: Scope, expr: Extract<ir.Expr, { kind: "isIn" }>): number {
  const of = evaluate(scope, expr.of);
  if (expr.through !== undefined) return Number(lyingOn(scope, expr.through).includes(of));
  return Number(elementsOf(scope, expr.domain).includes(of));
}

/** Row-major; what a table does not have is none if it may be, else 0. */
function lookedUp(game: ir.Game, table: ir.Table, args: readonly number[]): number {
  let place = 0;
  for (const [i, arg] of args.entries()) {
    const param = table.params[i] as ir.Type;
    const { from, count } = extent(param, game.pieces, seatsOf(game)) ?? { from: 0, count: 0 };
    if (arg < from || arg >= from + count) return table.type.kind === "orNone" ? NONE : 0;
    place = place * count + arg - from;
  }
  return table.entries[place] as number;
}

function setOf(members: readonly number[]): number {
  return members.reduce((set, member) => set | (1 << member), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
