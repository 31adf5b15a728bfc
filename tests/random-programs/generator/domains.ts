// Random things to go through.

import { reference, value } from "./expressions.ts";
import { type Kind, LOWEST } from "./kinds.ts";
import { number } from "./numbers.ts";
import type { Scope } from "./scope.ts";
import { among, oneOf, type Writing, within } from "./ways.ts";

export interface FoundDomain {
  readonly text: string;
  readonly element: Kind;
  /** What must not change while it is gone through. */
  readonly thing: string | undefined;
  /** Whether somebody may be asked in a loop over it. */
  readonly mayAsk: boolean;
  /** Whether it stands for the pieces on spaces, or is a range: both have no size and are no value. */
  readonly how?: "lying" | "range";
}

/** Something to go through, of a few elements. */
export function domain(w: Writing, scope: Scope, depth: number): FoundDomain {
  const { random } = w;
  return oneOf(w, [
    () => rangeOf(w, scope, depth),
    ...(random.chance(0.6) ? [() => space(w, scope, depth), () => space(w, scope, depth)] : []),
    ...(scope.isSetUp ? [] : [() => thing(w, scope, depth), () => thing(w, scope, depth)]),
    () => listed(w, scope, depth),
    () => listed(w, scope, depth),
  ]);
}

/** A range with small limits; `from` may be below zero. */
export function rangeOf(w: Writing, scope: Scope, depth: number): FoundDomain {
  const { random } = w;
  const from = random.chance(0.3) ? Math.max(LOWEST, -1 - random.below(3)) : random.below(3);
  const to = from + random.below(4);
  const end =
    random.chance(0.5) || depth < 1
      ? String(to)
      : `min(${to}, ${within(w, number(w, scope, depth - 1), { from: from - 1, to: to + 1 })})`;
  const kind: Kind = { kind: "number", from, to };
  return { text: `${from}..${end}`, element: kind, thing: undefined, mayAsk: true, how: "range" };
}

function listed(w: Writing, scope: Scope, depth: number): FoundDomain | undefined {
  const { world, random } = w;
  const of = among(w, world.enums);
  const shape = among(
    w,
    world.shapes.filter(({ boards }) => boards.length > 0),
  );
  return oneOf<FoundDomain>(w, [
    () => of && plain(of.id, { kind: "enum", of }),
    () => plain("players", { kind: "player" }),
    () =>
      shape && { ...plain(`boards of ${shape.id}`, { kind: "board", of: shape }), mayAsk: false },
    () => of && plain(`(${value(w, scope, { kind: "set", of }, depth)})`, { kind: "enum", of }),
    () => {
      if (of === undefined || depth < 1) return undefined;
      const set = value(w, scope, { kind: "set", of }, depth - 1);
      const size = random.chance(0.8)
        ? String(1 + random.below(2))
        : within(w, number(w, scope, depth - 1), { from: 0, to: 3 });
      return { ...plain(`subsets(${set}, ${size})`, { kind: "set", of }), mayAsk: false };
    },
  ]);
}

/** What lies in a zone or on a grid. */
function thing(w: Writing, scope: Scope, depth: number): FoundDomain | undefined {
  const { world } = w;
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const lying = (id: string, text: string, element: Kind): FoundDomain => {
    return { text, element, thing: id, mayAsk: false };
  };
  return oneOf<FoundDomain | undefined>(w, [
    () => zone && lying(zone.id, reference(w, scope, zone, depth), zone.element),
    () => zone && lying(zone.id, reference(w, scope, zone, depth), zone.element),
    () =>
      grid && { ...lying(grid.id, reference(w, scope, grid, depth), grid.element), how: "lying" },
    () => listed(w, scope, depth),
  ]);
}

/** Spaces, and lines of them. */
function space(w: Writing, scope: Scope, depth: number): FoundDomain | undefined {
  const { world, random } = w;
  const grid = among(w, world.grids);
  const spaces = scope.known.filter(({ kind }) => kind.kind === "space");
  const lines = scope.known.filter(({ kind }) => kind.kind === "line");
  const known = among(w, spaces);
  return oneOf<FoundDomain | undefined>(w, [
    () =>
      grid && plain(`spaces of ${reference(w, scope, grid, depth)}`, { kind: "space", of: grid }),
    ...["neighbours", "region", "group"].map((around) => () => {
      if (known?.kind.kind !== "space" || scope.isSetUp) return undefined;
      const { of } = known.kind;
      if (around === "region" && of.shape.boards.length === 0) return undefined;
      return {
        ...plain(`${around} of ${known.text}`, { kind: "space", of }),
        mayAsk: false,
        thing: of.id,
      };
    }),
    () => {
      if (known?.kind.kind !== "space") return undefined;
      const length = 1 + random.below(3);
      const { of } = known.kind;
      return {
        ...plain(`lines(${length}, ${known.text})`, { kind: "line", of, length }),
        mayAsk: false,
      };
    },
    () => {
      const line = among(w, lines);
      if (line?.kind.kind !== "line") return undefined;
      return { ...plain(line.text, { kind: "space", of: line.kind.of }), mayAsk: false };
    },
    () => listed(w, scope, depth),
  ]);
}

function plain(text: string, element: Kind): FoundDomain {
  return { text, element, thing: undefined, mayAsk: true };
}
