// Random things to go through.

import { type Kind, LOWEST } from "../kinds.ts";
import { inside, type Scope } from "../scope.ts";
import { among, type LabelledWay, oneOf, type Writing } from "../ways.ts";
import { kindOf, value } from "./expressions.ts";
import { within } from "./guards.ts";
import { number } from "./numbers.ts";
import { reference } from "./references.ts";

export interface FoundDomain {
  readonly text: string;
  readonly element: Kind;
  /** What must not change while it is gone through. */
  readonly thing: string | undefined;
  /** Whether somebody may be asked in a loop over it. */
  readonly mayAsk: boolean;
  /** Whether it stands for the pieces on spaces, or is a range: both have no size and are no value. */
  readonly how?: "lying" | "range";
  /** Whether it is known what comes first, so that it can have an end. */
  readonly isOrdered?: true;
}

/** Something to go through, of a few elements. */
export function domain(w: Writing, scope: Scope, depth: number): FoundDomain {
  const ways: LabelledWay<FoundDomain>[] = [
    ["in range", (at) => range(w, at, depth)],
    ...listed(w, scope, depth),
    ...listed(w, scope, depth),
    ...(scope.isSetUp ? [] : [...stored(w, depth), ...stored(w, depth)]),
    ...spaces(w, scope, depth),
  ];
  return oneOf(w, scope, ways);
}

/** A range with small limits; `from` may be below zero. */
export function rangeOf(w: Writing, scope: Scope, depth: number): FoundDomain {
  return range(w, inside(scope, "in range"), depth);
}

function range(w: Writing, scope: Scope, depth: number): FoundDomain {
  const { random } = w;
  const from = random.chance(0.3) ? Math.max(LOWEST, -1 - random.below(3)) : random.below(3);
  const to = from + random.below(4);
  const element: Kind = { kind: "number", from, to };
  const limits = { from: from - 1, to: to + 1 };
  const inner = () => number(w, scope, depth - 1);
  const ends = [
    () => String(to),
    () => `min(${to}, ${within(w, inner(), limits)})`,
    ...(scope.isLimited ? [] : [() => within(w, inner(), { from: from - 1, to })]),
  ];
  const isPlain = depth < 1 && !w.steering.isOn;
  const end = isPlain ? String(to) : random.of(ends)();
  const begin =
    !isPlain && !scope.isLimited && random.chance(0.1)
      ? within(w, inner(), { from, to })
      : String(from);
  return {
    text: `${begin}..${end}`,
    element,
    thing: undefined,
    mayAsk: true,
    how: "range",
    isOrdered,
  };
}

const isOrdered = true;

type Ways = LabelledWay<FoundDomain>[];

function listed(w: Writing, scope: Scope, depth: number): Ways {
  const { world, random } = w;
  const of = among(w, world.enums);
  const shape = among(
    w,
    world.shapes.filter(({ boards }) => boards.length > 0),
  );
  return [
    ["in enum", () => of && { ...plain(of.id, { kind: "enum", of }), isOrdered }],
    [
      "in players",
      () => (scope.isSetUp ? undefined : { ...plain("players", { kind: "player" }), isOrdered }),
    ],
    [
      "in boards",
      () =>
        shape && { ...plain(`boards of ${shape.id}`, { kind: "board", of: shape }), mayAsk: false },
    ],
    [
      "in set",
      (at) => {
        if (of === undefined) return undefined;
        const set = value(w, at, { kind: "set", of }, depth);
        return { ...plain(`(${set})`, { kind: "enum", of }), isOrdered };
      },
    ],
    [
      "in subsets",
      (at) => {
        if (of === undefined || (depth < 1 && !w.steering.isOn)) return undefined;
        const set = value(w, at, { kind: "set", of }, depth - 1);
        const size = random.chance(w.steering.isOn ? 0.3 : 0.8)
          ? String(1 + random.below(2))
          : within(w, number(w, at, depth - 1), { from: 0, to: 3 });
        return { ...plain(`subsets(${set}, ${size})`, { kind: "set", of }), mayAsk: false };
      },
    ],
  ];
}

/** What lies in a zone or on a grid. */
function stored(w: Writing, depth: number): Ways {
  const { world } = w;
  const zone = among(w, world.zones);
  const grid = among(w, world.grids);
  const lying = (id: string, text: string, element: Kind): FoundDomain => {
    return { text, element, thing: id, mayAsk: false };
  };
  return [
    ["in zone", (at) => zone && lying(zone.id, reference(w, at, zone, depth), zone.element)],
    [
      // Whose grid it is belongs to what goes through it.
      undefined,
      (at) =>
        grid && { ...lying(grid.id, reference(w, at, grid, depth), grid.element), how: "lying" },
    ],
  ];
}

/** Spaces, and lines of them. */
function spaces(w: Writing, scope: Scope, depth: number): Ways {
  const { world, random } = w;
  const grid = among(w, world.grids);
  const lines = scope.known.filter(({ kind }) => kind.kind === "line");
  /** A space of which it is known to which grid it belongs, and that grid. */
  const known = (at: Scope) => {
    const kind = kindOf(w, at, "space");
    const of = kind && (kind.kind === "maybe" ? kind.of : kind);
    if (of?.kind !== "space") return undefined;
    const text = value(w, at, of, depth);
    // The name of a space does not say of which grid it is.
    const isNamed = of.of.shape.cells.some((cell) => text.includes(cell));
    return isNamed && world.hasManyGrids ? undefined : { text, of: of.of };
  };
  const around = (["neighbours", "region", "group"] as const).map(
    (word): LabelledWay<FoundDomain> => [
      `in ${word}`,
      (at) => {
        if (scope.isSetUp) return undefined;
        const space = known(at);
        if (space === undefined) return undefined;
        const { text, of } = space;
        if (word === "region" && of.shape.boards.length === 0) return undefined;
        const found = plain(`${word} of ${bracketed(text)}`, { kind: "space", of });
        return { ...found, mayAsk: false, thing: of.id };
      },
    ],
  );
  return [
    [
      "in spaces",
      () => {
        if (grid === undefined || scope.isSetUp) return undefined;
        const own = grid.isOwn ? "your " : "";
        return { ...plain(`spaces of ${own}${grid.id}`, { kind: "space", of: grid }), isOrdered };
      },
    ],
    ...around,
    [
      "in lines",
      (at) => {
        const space = scope.isSetUp ? undefined : known(at);
        if (space === undefined) return undefined;
        const length = 1 + random.below(3);
        const found = plain(`lines(${length}, ${space.text})`, {
          kind: "line",
          of: space.of,
          length,
        });
        return { ...found, mayAsk: false };
      },
    ],
    [
      "in line",
      () => {
        const line = among(w, lines);
        if (line?.kind.kind !== "line") return undefined;
        return {
          ...plain(line.text, { kind: "space", of: line.kind.of }),
          mayAsk: false,
          isOrdered,
        };
      },
    ],
    [
      "in ray",
      (at) => {
        const space = scope.isSetUp ? undefined : known(at);
        if (space === undefined) return undefined;
        const way = random.of(["upRight", "right", "downRight", "downLeft", "left", "upLeft"]);
        const found = plain(`ray(${space.text}, ${way})`, { kind: "space", of: space.of });
        return { ...found, mayAsk: false, isOrdered };
      },
    ],
  ];
}

function bracketed(text: string): string {
  return /^\w+$/.test(text) ? text : `(${text})`;
}

function plain(text: string, element: Kind): FoundDomain {
  return { text, element, thing: undefined, mayAsk: true };
}
