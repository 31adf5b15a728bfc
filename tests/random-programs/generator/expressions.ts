// Random expressions of a wanted kind.

import { condition } from "./conditions.ts";
import {
  type AnyKind,
  fieldsOf,
  fits,
  type GridDecl,
  type Kind,
  type NumberDecl,
  type ZoneDecl,
} from "./kinds.ts";
import { number } from "./numbers.ts";
import type { Scope } from "./scope.ts";
import { among, oneOf, perhaps, type Way, type Writing, within } from "./ways.ts";

const player: Kind = { kind: "player" };

/** A value of a kind. */
export function value(w: Writing, scope: Scope, kind: AnyKind, depth: number): string {
  switch (kind.kind) {
    case "number":
      return within(w, number(w, scope, depth), kind);
    case "yesno":
      return condition(w, scope, depth);
    case "maybe":
      return w.random.chance(0.25) ? "none" : maybe(w, scope, kind.of, depth);
    default:
      return solid(w, scope, kind, depth);
  }
}

function maybe(w: Writing, scope: Scope, of: Kind, depth: number): string {
  const kind: AnyKind = { kind: "maybe", of };
  const found = stored(w, scope, kind, depth);
  return found !== undefined && w.random.chance(0.6) ? found : value(w, scope, of, depth - 1);
}

// Whatever is kept or known ------------------------------------------------------

/** Something known, kept or looked up that is of this kind. */
export function stored(w: Writing, scope: Scope, kind: AnyKind, depth: number): string | undefined {
  const { world } = w;
  const isIt = (one: { readonly kind: AnyKind }) => isSame(one.kind, kind);
  const ways: Way<string>[] = [
    () => among(w, scope.known.filter(isIt))?.text,
    () => among(w, scope.known.filter(isIt))?.text,
    () => among(w, world.options.filter(isIt))?.id,
  ];
  if (depth > 0 && !scope.isSetUp)
    ways.push(
      () => markText(w, scope, among(w, world.marks.filter(isIt)), depth - 1),
      () => callText(w, scope, among(w, callable(w, scope, isIt)), depth - 1),
      () => fieldText(w, scope, isIt),
    );
  return perhaps(w, ways);
}

export function callable(
  w: Writing,
  scope: Scope,
  isIt: (one: { readonly kind: AnyKind }) => boolean,
) {
  return [...w.world.tables, ...(scope.isOnce ? [] : w.world.formulas)].filter(isIt);
}

/** What may stand for a kind without being brought within limits. */
export function isSame(kind: AnyKind, wanted: AnyKind): boolean {
  if (kind.kind === "maybe" || wanted.kind === "maybe")
    return kind.kind === wanted.kind && fits(kind, wanted);
  return fits(kind, wanted);
}

function markText(w: Writing, scope: Scope, mark: NumberDecl | undefined, depth: number) {
  return mark && reference(w, scope, mark, depth);
}

export function callText(
  w: Writing,
  scope: Scope,
  called: { readonly id: string; readonly params: readonly AnyKind[] } | undefined,
  depth: number,
): string | undefined {
  if (called === undefined) return undefined;
  if (called.params.length === 0) return called.id;
  return `${called.id}(${called.params.map((param) => value(w, scope, param, depth)).join(", ")})`;
}

export function fieldText(
  w: Writing,
  scope: Scope,
  isIt: (one: { readonly kind: AnyKind }) => boolean,
): string | undefined {
  const found = scope.known.flatMap(({ text, kind }) => {
    if (kind.kind === "piece")
      return fieldsOf(kind.of)
        .filter(isIt)
        .map(({ id }) => `${text}.${id}`);
    const shape = kind.kind === "space" ? kind.of.shape : undefined;
    return shape === undefined || shape.boards.length === 0
      ? []
      : shape.fields.filter(isIt).map(({ id }) => `${text}.${id}`);
  });
  return found.length === 0 ? undefined : w.random.of(found);
}

/** A counter, mark, zone or grid: whose it is, and which of a family. */
export function reference(
  w: Writing,
  scope: Scope,
  thing: Pick<ZoneDecl, "id" | "isOwn"> & { readonly index?: Kind | undefined },
  depth: number,
  isYours = scope.isOnce,
): string {
  const index = thing.index === undefined ? "" : `[${value(w, scope, thing.index, depth - 1)}]`;
  if (!thing.isOwn) return `${thing.id}${index}`;
  if (isYours || w.random.chance(0.7)) return `your ${thing.id}${index}`;
  const owner = value(w, scope, player, Math.min(depth - 1, 1));
  return `${thing.id} of ${/^\w+$/.test(owner) ? owner : `(${owner})`}${index}`;
}

/** A space of a grid that is known or called by its name. */
export function cellText(w: Writing, scope: Scope, grid: GridDecl, depth: number): string {
  const space: Kind = { kind: "space", of: grid };
  const where = value(w, scope, space, depth - 1);
  return `${reference(w, scope, { id: grid.id, isOwn: grid.isOwn }, depth)}[${where}]`;
}

// Kinds other than numbers and conditions -----------------------------------------

function solid(
  w: Writing,
  scope: Scope,
  kind: Exclude<Kind, { kind: "number" | "yesno" }>,
  depth: number,
): string {
  const ways: Way<string>[] = [
    () => stored(w, scope, kind, depth),
    () => stored(w, scope, kind, depth),
    () => constant(w, scope, kind),
  ];
  if (depth > 0) ways.push(() => composed(w, scope, kind, depth - 1));
  return oneOf(w, ways);
}

function constant({ random, world }: Writing, scope: Scope, kind: Kind): string | undefined {
  switch (kind.kind) {
    case "player":
      return world.rivals.length > 0 && !scope.isOnce && random.chance(0.15)
        ? random.of(world.rivals)
        : scope.isSetUp
          ? undefined
          : "you";
    case "enum":
      return random.of(kind.of.members);
    case "piece":
      return random.of(kind.of.pieces);
    case "space":
      return random.of(kind.of.shape.cells);
    case "board":
      return random.of(kind.of.boards);
    case "set": {
      const members = kind.of.members.filter(() => random.chance(0.5));
      return `{${(members.length === 0 ? [kind.of.members[0]] : members).join(", ")}}`;
    }
    default:
      return undefined;
  }
}

function composed(w: Writing, scope: Scope, kind: Kind, depth: number): string | undefined {
  const { random, world } = w;
  const either = () =>
    `(if ${condition(w, scope, depth)} then ${value(w, scope, kind, depth)} else ${value(w, scope, kind, depth)})`;
  if (kind.kind === "space" && kind.of.shape.isSquare && random.chance(0.4)) {
    const { columns, rows } = kind.of.shape;
    const [column, row] = [1 + random.below(columns), 1 + random.below(rows)];
    const board = `${kind.of.isOwn ? "your " : ""}${kind.of.id}`;
    if (scope.isSetUp || random.chance(0.3)) return `spaceAt(${board}, ${column}, ${row})`;
    // What is divided has no limits that are known, so the space may be none.
    const anywhere = number(w, scope, depth).text;
    const at = `spaceAt(${board}, (${anywhere} / 1 rounded down), ${row})`;
    return `(if ${at} is not none then ${at} else ${value(w, scope, kind, depth)})`;
  }
  if (kind.kind === "player" && random.chance(0.6) && !scope.isSetUp) {
    const of = value(w, scope, player, depth);
    return random.chance(0.5) ? `(next player after ${of})` : `(previous player before ${of})`;
  }
  if (kind.kind === "set" && random.chance(0.7)) {
    const [left, right] = [value(w, scope, kind, depth), value(w, scope, kind, depth)];
    const zones = world.zones.filter(({ element }) => fits(element, { kind: "enum", of: kind.of }));
    const zone = among(w, zones);
    if (zone !== undefined && !scope.isSetUp && random.chance(0.5))
      return `(kinds of ${reference(w, scope, zone, depth)})`;
    return `${random.of(["union", "both", "without"])}(${left}, ${right})`;
  }
  const row = among(
    w,
    world.zones.filter(({ layout, element }) => layout === "row" && isSame(element, kind)),
  );
  if (row !== undefined && random.chance(0.4) && !scope.isSetUp) {
    const text = reference(w, scope, row, 1);
    const end = `${random.of(["first", "last"])} of ${text}`;
    return `(if ${text} is filled then ${end} else ${value(w, scope, kind, depth)})`;
  }
  return either();
}
