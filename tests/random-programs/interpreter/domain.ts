// What can be gone through, as a list of all its elements in order.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { thingsIn } from "./content.ts";
import { evaluate } from "./expr.ts";
import { groupOf, linesByName, linesThrough, rayOf, regionOf } from "./geometry.ts";
import { boardOf, lyingOn, zoneOf } from "./places.ts";
import { type Scope, withLocal } from "./scope.ts";

/** Every single element: a thing that lies there twice is there twice. */
export function elementsOf(scope: Scope, domain: ir.Domain): number[] {
  if (domain.kind === "until") return [...untilStop(scope, domain)];
  return scope.match.coverage.within(`in ${domain.kind}`, () => elements(scope, domain));
}

function elements(scope: Scope, domain: Exclude<ir.Domain, { kind: "until" }>): number[] {
  const { game, storage } = scope.match;
  switch (domain.kind) {
    case "range": {
      const from = evaluate(scope, domain.from);
      return range(from, evaluate(scope, domain.to));
    }
    case "enum":
      return [...domain.enum.members.keys()];
    case "players":
      return range(0, storage.players - 1);
    case "boards":
      return game.boards.filter(({ shape }) => shape === domain.shape).map(({ index }) => index);
    case "set":
      return bitsOf(evaluate(scope, domain.set));
    case "subsets": {
      const bits = bitsOf(evaluate(scope, domain.set));
      const size = evaluate(scope, domain.size);
      return subsetsOf(bits).filter((set) => set !== 0 && bitsOf(set).length === size);
    }
    case "zone":
      return thingsIn(zoneOf(scope, domain.zone).content);
    case "spaces":
      return [...domain.grid.shape.cells.keys()];
    case "neighbours":
      return [...(domain.grid.shape.neighbours[evaluate(scope, domain.space)] ?? [])];
    case "region": {
      const board = boardOf(scope, domain.grid);
      return regionOf(domain.grid.grid.shape, board, evaluate(scope, domain.space));
    }
    case "group": {
      const lying = lyingOn(scope, domain.grid);
      return groupOf(domain.grid.grid.shape, lying, evaluate(scope, domain.space));
    }
    case "lines": {
      const { shape } = domain.grid;
      const space = evaluate(scope, domain.space);
      const before = range(0, space - 1).flatMap((s) => linesThrough(shape, domain.length, s));
      const here = linesThrough(shape, domain.length, space);
      return here.map((_, i) => before.length + i);
    }
    case "line":
      return linesByName(domain.grid.shape, domain.length)[evaluate(scope, domain.line)] ?? [];
    case "ray": {
      const space = evaluate(scope, domain.space);
      return rayOf(domain.grid.shape, space, evaluate(scope, domain.direction));
    }
    default:
      return domain satisfies never;
  }
}

/** The elements before the first for which the condition holds, which is asked of each when it comes. */
function* untilStop(scope: Scope, { of, local, stop }: Extract<ir.Domain, { kind: "until" }>) {
  const { coverage } = scope.match;
  for (const element of coverage.within("in until", () => elementsOf(scope, of))) {
    const inner = withLocal(scope, local, element);
    if (coverage.within("in until", () => evaluate(inner, stop)) !== 0) return;
    yield element;
  }
}

/** Each different element once, where it comes first. */
export function differentIn(scope: Scope, domain: ir.Domain): number[] {
  return [...new Set(elementsOf(scope, domain))];
}

/** Each element when it is its turn: only then is it asked whether it is the end. */
export function comingFrom(scope: Scope, domain: ir.Domain): Iterable<number> {
  return domain.kind === "until" ? untilStop(scope, domain) : elementsOf(scope, domain);
}

/** The scopes in which a binder's name stands for each of its things that meets its condition. */
export function* bound(scope: Scope, binder: ir.Binder): Generator<Scope> {
  const { domain } = binder;
  for (const element of comingFrom(scope, domain)) {
    const thing = binder.through === undefined ? element : lyingOn(scope, binder.through)[element];
    if (thing === undefined) continue;
    const inner = withLocal(scope, binder.local, thing);
    if (binder.where === undefined || evaluate(inner, binder.where) !== 0) yield inner;
  }
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** The members of a set, from the lowest. */
export function bitsOf(set: number): number[] {
  return range(0, 31).filter((bit) => ((set >>> bit) & 1) === 1);
}

/** All sets of some members, as their numbers grow. */
function subsetsOf(bits: readonly number[]): number[] {
  const sets = [0];
  for (const bit of bits) sets.push(...sets.map((set) => set | (1 << bit)));
  return sets;
}
