// Random expressions of a wanted kind.

import type { ExprLabel, Label } from "../../constructs/labels.ts";
import type { Sort } from "../../constructs/slots.ts";
import { YIELDS } from "../../constructs/slots.ts";
import { type AnyKind, fits, type Kind, type World } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import { among, type LabelledWay, type NumberText, oneOf, type Writing } from "../ways.ts";
import { condition } from "./conditions.ts";
import { guard, within } from "./guards.ts";
import { number } from "./numbers.ts";
import { reference } from "./references.ts";
import { leaves, looked, solidOf } from "./stored.ts";

const player: Kind = { kind: "player" };

/** A value of a kind. */
export function value(w: Writing, scope: Scope, kind: AnyKind, depth: number): string {
  switch (kind.kind) {
    case "number":
      return within(w, number(w, scope, depth), kind);
    case "yesno":
      return condition(w, scope, depth);
    case "maybe":
      return w.random.chance(w.steering.isOn ? 0.1 : 0.25) ? "none" : maybe(w, scope, kind, depth);
    default:
      return solid(w, scope, kind, depth);
  }
}

function maybe(
  w: Writing,
  scope: Scope,
  kind: Extract<AnyKind, { kind: "maybe" }>,
  depth: number,
): string {
  const found = w.random.chance(0.5) ? stored(w, scope, kind, depth) : undefined;
  return found ?? value(w, scope, kind.of, depth - 1);
}

/** How far below the wanted depth a wanted pair may still stand. */
const LOWEST_DEPTH = -3;

/** Whether constructs that have others in them may be written here. */
export function mayNest(w: Writing, scope: Scope, depth: number): boolean {
  if (depth > 0) return true;
  return depth > LOWEST_DEPTH && w.steering.wantedIn(scope.inside).length > 0;
}

/** Plain ways and those with others in them; without steering both are as likely. */
export function mixed<Result>(
  w: Writing,
  scope: Scope,
  depth: number,
  plain: readonly LabelledWay<Result>[],
  nested: () => readonly LabelledWay<Result>[],
): readonly LabelledWay<Result>[] {
  if (!mayNest(w, scope, depth)) return plain;
  if (w.steering.isOn) return [...plain, ...nested()];
  return w.random.chance(0.45) ? plain : nested();
}

/** Something stored or looked up that is of this kind. */
export function stored(w: Writing, scope: Scope, kind: AnyKind, depth: number): string | undefined {
  const ways = [
    ...leaves(w, scope, kind, depth),
    ...(depth > 0 ? looked(w, scope, kind, depth - 1).filter(([label]) => label !== "if") : []),
  ];
  while (ways.length > 0) {
    const weights = ways.map(([label]) => w.steering.weight(scope.inside, label));
    const [taken] = ways.splice(w.random.weighted(weights), 1);
    const [label, way] = taken as (typeof ways)[number];
    const found = way(label === undefined ? scope : { ...scope, inside: label });
    if (found !== undefined) return found.text;
  }
  return undefined;
}

/** A kind of value that something wanted here may have, or else any that there is. */
export function someKind(
  w: Writing,
  scope: Scope,
  within_: Label,
  sorts: readonly Sort[],
): AnyKind | undefined {
  const wanted = w.steering
    .wantedIn(within_)
    .flatMap((label) => (label in YIELDS ? YIELDS[label as ExprLabel] : []))
    .filter((sort) => sorts.includes(sort));
  const sort = among(w, wanted.length > 0 ? wanted : sorts);
  return sort && kindOf(w, scope, sort);
}

/** A kind of some sort, of which there is something. */
export function kindOf(w: Writing, scope: Scope, sort: Sort): AnyKind | undefined {
  const { world } = w;
  const kinds: AnyKind[] = [
    ...scope.known.map(({ kind }) => kind),
    ...(scope.isSetUp ? [] : world.marks.map(({ kind }) => kind)),
    ...allKinds(world),
  ];
  return among(
    w,
    kinds.filter((kind) => solidOf(kind).kind === sort),
  );
}

function allKinds(world: World): Kind[] {
  const families = world.families.filter(({ pieces }) => pieces.length > 0);
  const boards = world.shapes.filter((shape) => shape.boards.length > 0);
  return [
    { kind: "number", from: 0, to: 3 },
    { kind: "yesno" },
    player,
    ...world.enums.flatMap((of): Kind[] => [
      { kind: "enum", of },
      { kind: "set", of },
    ]),
    ...families.map((of): Kind => ({ kind: "piece", of })),
    ...world.grids.map((of): Kind => ({ kind: "space", of })),
    ...boards.map((of): Kind => ({ kind: "board", of })),
  ];
}

// Kinds other than numbers and conditions -----------------------------------------

type Other = Exclude<Kind, { kind: "number" | "yesno" }>;

function solid(w: Writing, scope: Scope, kind: Other, depth: number): string {
  const plain: LabelledWay<NumberText>[] = [
    ...leaves(w, scope, kind, depth),
    ["const", () => text(constant(w, scope, kind))],
    ["rival", () => text(kind.kind === "player" ? rival(w, scope) : undefined)],
    ["you", () => text(kind.kind === "player" && !scope.isSetUp ? "you" : undefined)],
    ["setOf", (at) => text(kind.kind === "set" ? setOf(w, at, kind, depth) : undefined)],
  ];
  const nested = () => [
    ...looked(w, scope, kind, depth - 1),
    ...composed(w, scope, kind, depth - 1),
  ];
  const ways = mixed(w, scope, depth, plain, nested);
  return oneOf(w, scope, [...ways, [undefined, () => oneOf(w, scope, plain)]]).text;
}

function text(found: string | undefined): NumberText | undefined {
  return found === undefined ? undefined : { text: found, from: 0, to: 0 };
}

function rival({ world, random }: Writing, scope: Scope): string | undefined {
  return world.rivals.length > 0 && !scope.isOnce && !scope.isSetUp
    ? random.of(world.rivals)
    : undefined;
}

function constant({ random }: Writing, _: Scope, kind: Other): string | undefined {
  switch (kind.kind) {
    case "enum":
      return random.of(kind.of.members);
    case "piece":
      return random.of(kind.of.pieces);
    case "space":
      return random.of(kind.of.shape.cells);
    case "board":
      return random.of(kind.of.boards);
    case "set":
    case "player":
    case "line":
      return undefined;
    default:
      return kind satisfies never;
  }
}

function setOf(w: Writing, scope: Scope, kind: Extract<Kind, { kind: "set" }>, depth: number) {
  const { of } = kind;
  const one = () =>
    w.random.chance(w.steering.isOn ? 0.2 : 0.8)
      ? w.random.of(of.members)
      : value(w, scope, { kind: "enum", of }, depth - 1);
  const members = Array.from({ length: 1 + w.random.below(3) }, one);
  return `{${[...new Set(members)].join(", ")}}`;
}

function composed(
  w: Writing,
  scope: Scope,
  kind: Other,
  depth: number,
): readonly LabelledWay<NumberText>[] {
  const { random, world } = w;
  switch (kind.kind) {
    case "space":
      return [["spaceAt", (at) => text(spaceAt(w, at, kind, depth))]];
    case "player": {
      if (scope.isSetUp) return [];
      const forTwo =
        world.players.from === 2 && world.players.to === 2 && world.rivals.length === 0;
      return [
        [
          "beside",
          (at) =>
            forTwo && random.chance(0.5)
              ? text("opponent")
              : text(`(next player after ${value(w, at, player, depth)})`),
        ],
      ];
    }
    case "set":
      return [
        [
          "union",
          (at) => {
            const [left, right] = [value(w, at, kind, depth), value(w, at, kind, depth)];
            return text(`union(${left}, ${right})`);
          },
        ],
        [
          "kindsOf",
          (at) => {
            const of: Kind = { kind: "enum", of: kind.of };
            const zone = among(
              w,
              world.zones.filter(({ element }) => fits(element, of)),
            );
            if (zone === undefined || scope.isSetUp) return undefined;
            return text(`(kinds of ${reference(w, at, zone, depth)})`);
          },
        ],
      ];
    default:
      return [];
  }
}

function spaceAt(
  w: Writing,
  scope: Scope,
  kind: Extract<Kind, { kind: "space" }>,
  depth: number,
): string | undefined {
  const { random } = w;
  const { columns, rows, isSquare } = kind.of.shape;
  if (!isSquare) return undefined;
  const [column, row] = [1 + random.below(columns), 1 + random.below(rows)];
  const board = `${kind.of.isOwn ? "your " : ""}${kind.of.id}`;
  if (scope.isSetUp || random.chance(0.1)) return `spaceAt(${board}, ${column}, ${row})`;
  const { text: anywhere, from, to } = number(w, scope, depth);
  if (random.chance(0.7)) {
    const at = random.chance(0.5)
      ? `spaceAt(${board}, ${anywhere}, ${row})`
      : `spaceAt(${board}, ${column}, ${anywhere})`;
    // Where both numbers are sure to lie on the board, there always is a space.
    if (!/^[\d, ]*$/.test(at.slice(at.indexOf(",")))) {
      if ((from < 0 || to > 5) && guard(w, `${at} is not none`)) return at;
    }
  }
  // What is divided has no limits that are known, so the space may be none.
  const at = `spaceAt(${board}, (${anywhere} / 1 rounded down), ${row})`;
  if (guard(w, `${at} is not none`)) return at;
  return `(if ${at} is not none then ${at} else ${value(w, scope, kind, depth)})`;
}
