// Values of any kind that are known, stored or looked up.

import { type AnyKind, type CallDecl, fieldsOf, fits, type Kind } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import { among, type LabelledWay, type NumberText, type Writing } from "../ways.ts";
import { condition } from "./conditions.ts";
import { value } from "./expressions.ts";
import { guard } from "./guards.ts";
import { cellText, reference } from "./references.ts";

/** Counters never hold more: gains are small, and there are few of them. */
export const COUNTER = { from: -10_000, to: 10_000 };

export function solidOf(kind: AnyKind): Kind {
  return kind.kind === "maybe" ? kind.of : kind;
}

/** A value with its limits, if it is a number. */
export function sized(kind: AnyKind, text: string): NumberText {
  const { from, to } = { from: 0, to: 0, ...solidOf(kind) };
  return { text, from, to };
}

/** Whether something of a kind can stand where another one is wanted, perhaps behind a condition. */
export function isLike(kind: AnyKind, wanted: AnyKind): boolean {
  if (wanted.kind === "maybe") return fits(kind, wanted);
  if (wanted.kind === "number") return solidOf(kind).kind === "number";
  return fits(solidOf(kind), wanted);
}

/** A value where another kind is wanted: what may be none only behind a condition. */
function there(w: Writing, kind: AnyKind, wanted: AnyKind, text: string): NumberText | undefined {
  const isMaybe = kind.kind === "maybe" && wanted.kind !== "maybe";
  return isMaybe && !guard(w, `${text} is not none`) ? undefined : sized(kind, text);
}

/** Below this depth nothing has others in it any more. */
export const DEEPEST = -4;

type Ways = LabelledWay<NumberText>[];

/** Names, options and marks: they are values by themselves. */
export function leaves(w: Writing, scope: Scope, wanted: AnyKind, depth: number): Ways {
  const { world } = w;
  const isIt = (one: { readonly kind: AnyKind }) => isLike(one.kind, wanted);
  const known = among(w, scope.known.filter(isIt));
  const option = among(w, world.options.filter(isIt));
  const isDeep = scope.isSetUp || depth < DEEPEST;
  const mark = isDeep ? undefined : among(w, world.marks.filter(isIt));
  return [
    ["local", () => known && there(w, known.kind, wanted, known.text)],
    ["local", () => known && there(w, known.kind, wanted, known.text)],
    ["option", () => option && sized(option.kind, option.id)],
    ["mark", (at) => mark && there(w, mark.kind, wanted, reference(w, at, mark, depth - 1))],
  ];
}

/** What may stand beside a value in an `if`: beside a piece by its name, pieces of its very family. */
function likeOf({ world }: Writing, text: string, wanted: AnyKind): AnyKind {
  const piece = world.declared.find(({ kinds }) => kinds.includes(text));
  return wanted.kind === "piece" && piece !== undefined ? { kind: "piece", of: piece.of } : wanted;
}

/** Values that have others in them. */
export function looked(w: Writing, scope: Scope, wanted: AnyKind, depth: number): Ways {
  const { world, random } = w;
  const isIt = (one: { readonly kind: AnyKind }) => isLike(one.kind, wanted);
  const called =
    (all: readonly CallDecl[]): LabelledWay<NumberText>[1] =>
    (at) => {
      const call = among(w, all.filter(isIt));
      const text = callText(w, at, call, depth);
      return call && text !== undefined ? there(w, call.kind, wanted, text) : undefined;
    };
  const chosen: Ways[number] = [
    "if",
    (at) => {
      const test = condition(w, at, depth);
      const yes = value(w, at, wanted, depth);
      const no = value(w, at, likeOf(w, yes, wanted), depth);
      return sized(wanted, `(if ${test} then ${yes} else ${no})`);
    },
  ];
  const tables: Ways[number] = ["table", called(world.tables)];
  if (scope.isSetUp) return [chosen, tables, ["value", called(world.knownFormulas)]];
  const formulas = scope.isOnce || scope.isCounted ? world.knownFormulas : world.formulas;
  return [
    chosen,
    tables,
    ["value", called([...formulas, ...world.knownFormulas])],
    ["pieceField", (at) => pieceField(w, at, wanted, depth)],
    ["spaceField", (at) => spaceField(w, at, wanted, depth)],
    [
      "cell",
      (at) => {
        const grid = among(
          w,
          world.grids.filter(({ element }) => isLike(element, wanted)),
        );
        const text = grid && cellText(w, at, grid, depth);
        return grid && text && guard(w, `${text} is filled`)
          ? sized(grid.element, text)
          : undefined;
      },
    ],
    [
      "endOf",
      (at) => {
        const rows = world.zones.filter(({ layout }) => layout === "row");
        const row = among(
          w,
          rows.filter(({ element }) => isLike(element, wanted)),
        );
        const text = row && reference(w, at, row, depth);
        if (!row || !text || !guard(w, `${text} is filled`)) return undefined;
        return sized(row.element, `(${random.of(["first", "last"])} of ${text})`);
      },
    ],
  ];
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

function pieceField(w: Writing, scope: Scope, wanted: AnyKind, depth: number) {
  const families = w.world.families.filter(({ pieces }) => pieces.length > 0);
  const family = among(w, families);
  const field =
    family &&
    among(
      w,
      fieldsOf(family).filter(({ kind }) => isLike(kind, wanted)),
    );
  if (field === undefined) return undefined;
  const piece = value(w, scope, { kind: "piece", of: family as (typeof families)[number] }, depth);
  return there(w, field.kind, wanted, `${bracketed(piece)}.${field.id}`);
}

function spaceField(w: Writing, scope: Scope, wanted: AnyKind, depth: number) {
  const grid = among(
    w,
    w.world.grids.filter(({ shape }) => shape.boards.length > 0),
  );
  const field =
    grid &&
    among(
      w,
      grid.shape.fields.filter(({ kind }) => isLike(kind, wanted)),
    );
  if (grid === undefined || field === undefined) return undefined;
  const space = value(w, scope, { kind: "space", of: grid }, depth);
  // The name of a space does not say of which grid it is.
  if (grid.shape.cells.some((cell) => space.includes(cell)) && w.world.hasManyGrids)
    return undefined;
  return there(w, field.kind, wanted, `${bracketed(space)}.${field.id}`);
}

export function bracketed(text: string): string {
  return /^\w+$/.test(text) ? text : `(${text})`;
}
