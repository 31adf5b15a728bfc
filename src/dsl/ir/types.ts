// Types of values: how they compare, and how messages name them.

import type {
  Expr,
  Family,
  Game,
  Grid,
  GridRef,
  Piece,
  SetBase,
  SolidType,
  Type,
  Zone,
  ZoneRef,
} from "./ir.ts";

export type NumberType = Extract<Type, { kind: "number" }>;

const NUMBER_FROM = -(2 ** 31);

/** Numbers without declared limits: what 32 bits hold. */
export const NUMBER: NumberType = { kind: "number", from: NUMBER_FROM, to: 2 ** 31 - 1 };
export const YES_NO: Type = { kind: "yesno" };
export const PLAYER: Type = { kind: "player" };

/** What is stored for no value of a type. */
export const NONE = -1;

/**
 * The type of an expression with a reported error; fits everywhere, so that one mistake is reported
 * once.
 */
export const WRONG: Type = { kind: "number", from: 0, to: 0 };
/** The body of a formula that is declared and not checked yet. */
export const UNKNOWN: Expr = { kind: "const", value: 0, type: NUMBER };
export const WRONG_EXPR: Expr = { kind: "const", value: 0, type: WRONG };

/** Whether a family is the other or descends from it. */
export function isA(family: Family, ancestor: Family): boolean {
  for (let f: Family | undefined = family; f !== undefined; f = f.parent) {
    if (f === ancestor) return true;
  }
  return false;
}

/** Returns whether a value of this type is valid where the other is expected. */
export function fits(type: Type, expected: Type): boolean {
  if (type === WRONG || expected === WRONG) return true;
  if (expected.kind === "orNone") return fits(solidType(type), expected.of);
  switch (expected.kind) {
    case "number":
    case "yesno":
    case "player":
      return type.kind === expected.kind;
    case "enum":
      return type.kind === "enum" && type.enum === expected.enum;
    case "piece":
      return type.kind === "piece" && isA(type.family, expected.family);
    case "space":
      return type.kind === "space" && type.grid === expected.grid;
    case "board":
      return type.kind === "board" && type.shape === expected.shape;
    case "set":
      return type.kind === "set" && fits(type.of, expected.of);
    case "line":
      return type.kind === "line" && type.grid === expected.grid;
    default:
      return expected satisfies never;
  }
}

/** A type without its `or none`. */
export function solidType(type: Type): SolidType {
  return type.kind === "orNone" ? type.of : type;
}

/** The limits that are declared for a number; `undefined` for all else, and for numbers without limits. */
export function limitsOf(type: Type): NumberType | undefined {
  const of = solidType(type);
  if (of.kind !== "number" || of === WRONG) return undefined;
  return of.from === NUMBER.from && of.to === NUMBER.to ? undefined : of;
}

/** Returns the type without the limits of its numbers: for operands of comparisons and lookups. */
export function withoutLimits(type: Type): Type {
  if (limitsOf(type) === undefined) return type;
  return type.kind === "orNone" ? orNone(NUMBER) : NUMBER;
}

/** Returns the optional type. */
export function orNone(type: Type): Type {
  return { kind: "orNone", of: solidType(type) };
}

/** Returns whether -1 is no regular value of a type, so that it can mean none. */
export function canBeNone(type: Type): boolean {
  switch (type.kind) {
    case "number":
      return type.from >= 0;
    case "player":
    case "enum":
    case "piece":
    case "space":
    case "board":
      return true;
    case "yesno":
    case "set":
    case "line":
    case "orNone":
      return false;
    default:
      return type satisfies never;
  }
}

/** Returns whether values of two types can be compared for equality. */
export function comparable(left: Type, right: Type): boolean {
  return fits(left, right) || fits(right, left);
}

/** The type as an author would write it. */
export function typeName(type: Type): string {
  switch (type.kind) {
    case "number":
      return numberName(type);
    case "yesno":
      return "yes/no";
    case "player":
      return "player";
    case "enum":
      return type.enum.id;
    case "piece":
      return type.family.id;
    case "space":
      return `space of ${type.grid.id}`;
    case "board":
      return `board of ${type.shape.id}`;
    case "set":
      return `set of ${typeName(type.of)}`;
    case "line":
      return `line of ${type.grid.id}`;
    case "orNone":
      return `${typeName(type.of)} or none`;
    default:
      return type satisfies never;
  }
}

/** `1..6`; a number that is known is just that number. */
function numberName({ from, to }: NumberType): string {
  if (from === to) return String(from);
  return from <= NUMBER_FROM ? "number" : `${from}..${to}`;
}

/** Returns the number of seats: of players and of rivals. */
export function seatsOf({ players, rivals }: Pick<Game, "players" | "rivals">): number {
  return players.max + rivals.length;
}

/** Whether a game is for exactly two, so that each has one opponent. */
export function isForTwo({ players, rivals }: Pick<Game, "players" | "rivals">): boolean {
  return players.min === 2 && players.max === 2 && rivals.length === 0;
}

/** Smallest value and number of values of a type; `undefined` for numbers without limits. */
export function extent(type: Type, pieces: readonly Piece[], seats: number): Extent | undefined {
  switch (type.kind) {
    case "number":
      return type.from === NUMBER_FROM
        ? undefined
        : { from: type.from, count: type.to - type.from + 1 };
    case "yesno":
      return { from: 0, count: 2 };
    case "player":
      return { from: 0, count: seats };
    case "enum":
      return { from: 0, count: type.enum.members.length };
    case "piece":
      return { from: 0, count: pieces.length };
    case "space":
      return { from: 0, count: type.grid.shape.cells.length };
    case "board":
      return undefined;
    case "set":
      return { from: 0, count: 2 ** setWidth(type.of) };
    case "line":
      return undefined;
    case "orNone": {
      const inner = extent(type.of, pieces, seats);
      return inner && { from: NONE, count: inner.from + inner.count - NONE };
    }
    default:
      return type satisfies never;
  }
}

/**
 * Returns the number of values of a type, which is the size of its table; 0 if there is no limit.
 */
export function countValues(type: Type, pieces: readonly Piece[], seats: number): number {
  return type.kind === "piece"
    ? type.family.members.length
    : (extent(type, pieces, seats)?.count ?? 0);
}

/** The values of a type in ascending order, as tables have entries for them. */
export function valuesOfType(
  type: Type,
  game: Pick<Game, "pieces" | "players" | "rivals">,
): readonly number[] {
  if (type.kind === "piece") return type.family.members;
  const found = extent(type, game.pieces, seatsOf(game)) ?? { from: 0, count: 0 };
  return Array.from({ length: found.count }, (_, i) => found.from + i);
}

/**
 * Returns the element that a place or a space stores as 1, because 0 is empty: the first of a type,
 * but 0 if that is above 0.
 */
export function firstHeld(element: Type): number {
  const isLimited = element.kind === "number" && element.from !== NUMBER_FROM;
  return isLimited ? Math.min(0, element.from) : 0;
}

export interface Extent {
  readonly from: number;
  readonly count: number;
}

/** The members of a set are the bits of one number; its sign is not one of them. */
export const MOST_MEMBERS = 31;

/** How many bits a set over this base takes; bit 0 is the member 0 or the number 0. */
export function setWidth(base: SetBase): number {
  return base.kind === "enum" ? base.enum.members.length : base.to + 1;
}

/** A grid or zone as `you` own it. */
export function createOwnRef(where: Grid | Zone): GridRef | ZoneRef {
  const owner: Expr = { kind: "you", type: PLAYER };
  return "shape" in where
    ? { kind: "grid", grid: where, owner }
    : { kind: "zone", zone: where, owner, index: undefined };
}
