// Evaluates the author's `look` entries for drawing. Independent of any game.

import type { CounterMeta, Meta, ValueType } from "../../dsl/index.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";

/** Appearance of an element or a space. */
export interface Face {
  readonly fill: string | undefined;
  /** Colour of an empty space; derived from `fill` by the drawing if the author states none. */
  readonly dusk: string | undefined;
  readonly ink: string | undefined;
  /** Name of a file in `icons/`: a sign of one colour. */
  readonly icon: string | undefined;
  /** Name of a file in `pictures/`: a drawing of several colours. */
  readonly picture: string | undefined;
  readonly pattern: string | undefined;
  /** A number to draw with it, such as a size, and what precedes it. */
  readonly badge: string | undefined;
  readonly label: string | undefined;
  /** Whether it is drawn as a playing card instead of a tile. */
  readonly isCard: boolean;
  /** Names of the pictures of what a card brings. */
  readonly gives: readonly string[];
  /** The same in rows, if the author divides it; of tiles with two sides, a row for each. */
  readonly rows: readonly CardRow[];
  /** Name of the picture on the back of a card. */
  readonly back: string | undefined;
  /** A second number to draw with it: what it is worth. */
  readonly prize: string | undefined;
  /** Colour of the front of a tile that lies face down. */
  readonly frontFill: string | undefined;
}

/** A row of a card: its pictures, and whether it is one of the darker ones. */
export interface CardRow {
  readonly pictures: readonly string[];
  readonly isDark: boolean;
}

/** Appearance of a printed space, with the icon in its corner. */
export interface SpaceFace extends Face {
  readonly corner?: Face | undefined;
}

/** A sign drawn on a space: crossed out, or ticked off. */
export const cross = "cross";

/** Stands before the pictures of a darker row. */
const darkRow = "dark";

type LookProperties = Readonly<Record<string, string>>;

const plain: Face = {
  fill: undefined,
  dusk: undefined,
  ink: undefined,
  icon: undefined,
  picture: undefined,
  pattern: undefined,
  badge: undefined,
  label: undefined,
  isCard: false,
  gives: [],
  rows: [],
  back: undefined,
  prize: undefined,
  frontFill: undefined,
};

/** Returns the author's `look` properties of a declaration; empty if there are none. */
export function lookOf(meta: Meta, name: string): LookProperties {
  return meta.looks[name] ?? {};
}

/** Names of zones and grids whose elements are selected first and then used on a target. */
export function isTool(meta: Meta, name: string): boolean {
  return lookOf(meta, name).role === "tool";
}

/** Returns whether only the number of what lies in a zone counts, and nothing of it is drawn by itself. */
export function isStack(meta: Meta, zone: string): boolean {
  return lookOf(meta, zone).show === "stack";
}

/** Returns whether players write on their own boards. */
export function isWritten(meta: Meta): boolean {
  return meta.grids.some(({ id, perPlayer }) => perPlayer && isWrittenOn(meta, id));
}

/** Returns whether any pieces of a game are drawn as cards. */
export function hasCards(meta: Meta): boolean {
  return meta.kinds.some((_, kind) => kindFace(meta, kind).isCard);
}

/** Returns whether tables of a game have cards, or zones that are laid out as cards are. */
export function hasCardTables(meta: Meta): boolean {
  return hasCards(meta) || isArranged(meta, ["rows", "piles", "line"]);
}

/** Returns whether the author arranges anything in one of these ways. */
export function isArranged({ looks }: Meta, arrangements: readonly string[]): boolean {
  return Object.values(looks).some(({ arrange }) => arrangements.includes(arrange ?? ""));
}

/** Returns whether elements of a grid are drawn over the printed space instead of hiding it. */
export function isWrittenOn(meta: Meta, grid: string): boolean {
  return lookOf(meta, grid).show === "writing";
}

/**
 * Returns the text for a written value: the value, or the author's sign, listed from the smallest
 * value up.
 */
export function signOf(meta: Meta, grid: string, value: number): string {
  const element = meta.grids.find(({ id }) => id === grid)?.element;
  const from = element?.kind === "number" ? element.from : 0;
  return lookOf(meta, grid).signs?.split(" ")[value - from] ?? String(value);
}

/** Returns the face of a value of any type: a kind of piece, a member of an enum, a number. */
export function faceOf(meta: Meta, type: ValueType, value: number): Face {
  if (isNone(type, value)) return plain;
  switch (type.kind) {
    case "kind":
      return kindFace(meta, value);
    case "enum":
      return memberFace(meta, type.of, value);
    case "number":
      return { ...plain, label: String(value) };
    default:
      return plain;
  }
}

/** Returns the face of a counter or of a family member: the counter's own look, otherwise the member's. */
export function counterFace(meta: Meta, counter: CounterMeta, member: number | undefined): Face {
  const type = counter.at.index;
  const own = type === undefined || member === undefined ? plain : faceOf(meta, type, member);
  const look = lookOf(meta, counter.id);
  const { fill = own.fill, ink = own.ink, icon = own.icon, picture = own.picture } = look;
  return { ...own, fill, ink, icon, picture };
}

/** Returns the face of a printed space. */
export function spaceFace(meta: Meta, board: number | undefined, cell: number): SpaceFace {
  const shown = board === undefined ? undefined : meta.boards[board];
  const shape = shown === undefined ? undefined : meta.shapes[shown.shape];
  if (shown === undefined || shape === undefined) return plain;
  const look = lookOf(meta, shape.id);
  const type = (field: string) => shape.fields.find(({ id }) => id === field)?.type;
  const value = (field: string) => shown.fields[field]?.[cell];
  const isPlain = Object.keys(look).length === 0;
  const fields = isPlain ? shape.fields.map(({ id }) => id).join(" ") : undefined;
  const fill = fieldFace(meta, look.fillBy ?? fields, type, value);
  const label = fieldFace(meta, look.labelBy ?? fields, type, value, isPlain);
  const corner = fieldFace(meta, look.cornerBy, type, value);
  const isDrawn = corner.icon !== undefined || corner.picture !== undefined;
  return { ...fill, label: label.label, corner: isDrawn ? corner : undefined };
}

function kindFace(meta: Meta, value: number): Face {
  const kind = meta.kinds[value];
  if (kind === undefined) return plain;
  const names = [...kind.families].reverse();
  const look: LookProperties = Object.assign({}, ...names.map((name) => lookOf(meta, name)));
  const own = lookOf(meta, kind.id);
  const type = (field: string) => kind.fieldTypes[field];
  const field = (name: string) => kind.fields[name];
  const byFill = fieldFace(meta, look.fillBy, type, field);
  const byIcon = fieldFace(meta, look.iconBy, type, field);
  const joined = (names = "") =>
    names
      .split(" ")
      .map((name) => fieldFace(meta, name, type, field).label ?? "")
      .join("") || undefined;
  const badge = joined(look.badgeBy);
  return {
    fill: own.fill ?? look.fill ?? byFill.fill,
    dusk: own.dusk ?? look.dusk ?? byFill.dusk,
    ink: own.ink ?? look.ink ?? byFill.ink,
    icon: own.icon ?? byIcon.icon ?? look.icon ?? byFill.icon,
    picture: own.picture ?? byIcon.picture ?? look.picture ?? byFill.picture,
    pattern: own.pattern ?? look.pattern ?? byFill.pattern,
    badge: badge === undefined ? undefined : (look.badge ?? "") + badge,
    label: own.label ?? joined(look.labelBy),
    isCard: look.show === "card",
    gives: [listGiven(own), byIcon.gives, byFill.gives].find(({ length }) => length > 0) ?? [],
    rows: listRows(own),
    back: own.back ?? look.back,
    prize: fieldFace(meta, look.prizeBy, type, field).label,
    frontFill: fieldFace(meta, look.frontBy, type, field).fill,
  };
}

function memberFace(meta: Meta, of: number, value: number): Face {
  const members = meta.enums[of];
  const member = members?.members[value];
  if (members === undefined || member === undefined) return plain;
  const look: LookProperties = { ...lookOf(meta, members.id), ...lookOf(meta, member.id) };
  const label = look.labelBy === "rank" ? String(value + 1) : look.label;
  const { fill, dusk, ink, icon, picture, pattern } = look;
  return { ...plain, fill, dusk, ink, icon, picture, pattern, label, gives: listGiven(look) };
}

/** Returns the pictures of what something brings, unless they stand in rows. */
function listGiven({ gives = "" }: LookProperties): string[] {
  return isInRows(gives) ? [] : gives.split(" ").filter((name) => name !== "");
}

/** Returns the rows of a card: `gives "dark seal figure / iron iron"`. */
function listRows({ gives = "" }: LookProperties): CardRow[] {
  if (!isInRows(gives)) return [];
  return gives.split("/").map((row) => {
    const words = row.trim().split(" ");
    const isDark = words[0] === darkRow;
    return { pictures: isDark ? words.slice(1) : words, isDark };
  });
}

const isInRows = (gives: string): boolean => gives.includes("/") || gives.startsWith(darkRow);

/**
 * Returns the face of the value of a field: `fillBy "colour"` → the face of that colour. Of several
 * fields, `fillBy "eastShore westShore"`, it is the first that has a value.
 */
function fieldFace(
  meta: Meta,
  fields: string | undefined,
  typeOf: (field: string) => ValueType | undefined,
  numberIn: (field: string) => number | undefined,
  isNamed = false,
): Face {
  for (const field of fields?.split(" ") ?? []) {
    const type = typeOf(field);
    const value = numberIn(field);
    if (type === undefined || value === undefined || isNone(type, value)) continue;
    const face = faceOf(meta, type, value);
    return isNamed && type.kind === "enum"
      ? { ...face, label: face.label ?? initialsOf(meta, type.of, value) }
      : face;
  }
  return plain;
}

/** Returns the beginning of a member's name that no other member has: `S` of salt, `Wo` of wood. */
function initialsOf(meta: Meta, of: number, value: number): string {
  const ids = meta.enums[of]?.members.map(({ id }) => id) ?? [];
  const id = ids[value] ?? "";
  const isUnique = (start: string) => ids.filter((one) => one.startsWith(start)).length === 1;
  const start = [1, 2].map((length) => id.slice(0, length)).find(isUnique) ?? id.slice(0, 2);
  return start.charAt(0).toUpperCase() + start.slice(1);
}
