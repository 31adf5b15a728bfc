// Printable components: boards and pieces to cut out. For a changed game only the new ones, for a
// game without base all of them.

import type { Meta, Rule, TextLanguage } from "../../dsl/index.ts";
import { printRule } from "./printed-rule.ts";

/** A board, scaled to the width of the paper. */
export interface PrintedBoard {
  /** Id of the board; of the shape if the board has none. */
  readonly id: string;
  readonly name: string;
  /** Index into `Meta.shapes`. */
  readonly shape: number;
  /** Index into `Meta.boards`; `undefined` for a shape without printed fields. */
  readonly board: number | undefined;
}

/** Copies of a kind of piece, or of one player's stones. */
export interface PrintedPieces {
  readonly what:
    | { readonly kind: "kind"; readonly value: number; readonly name: string }
    | { readonly kind: "player"; readonly seat: number };
  readonly count: number;
  /** Rules of the piece, as a reminder. */
  readonly says: readonly string[];
  /** Index into `Meta.shapes` of the printed board whose spaces determine the size. */
  readonly fits: number | undefined;
}

/** Initial contents: an element, its count (per player if the zone is), and its zone. */
type Supplies = readonly {
  readonly element: number;
  readonly count: number;
  readonly zone: { readonly perPlayer: boolean };
}[];

/** Maximum number of copies of a piece. */
const mostPieces = 80;

/** Returns the boards that are new or different compared with `before`; all boards without it. */
export function findChangedBoards(
  before: Meta | undefined,
  after: Meta,
  language: TextLanguage,
): PrintedBoard[] {
  const looks = ({ shape, fields }: Meta["boards"][number]) => JSON.stringify([shape, fields]);
  const known = new Map(before?.boards.map((board) => [board.id, looks(board)]));
  const boards = after.boards.flatMap((one, board): PrintedBoard[] =>
    known.get(one.id) === looks(one)
      ? []
      : [{ id: one.id, name: one.text[language], shape: one.shape, board }],
  );
  const withBoards = new Set(after.boards.map(({ shape }) => shape));
  const bare = newGrids(before, after).flatMap(({ shape, noun }): PrintedBoard[] => {
    if (withBoards.has(shape)) return [];
    withBoards.add(shape);
    const id = after.shapes[shape]?.id ?? "";
    return [{ id, name: noun[language].many, shape, board: undefined }];
  });
  return [...boards, ...bare];
}

/** Tests whether the picture of a board shows all fields, so that no list of them is needed. */
export function showsAll({ shapes, looks }: Meta, { shape, board }: PrintedBoard): boolean {
  const { id = "", fields = [] } = shapes[shape] ?? {};
  const { fillBy, labelBy, cornerBy } = looks[id] ?? {};
  const shown = [fillBy, labelBy, cornerBy].flatMap((names) => names?.split(" ") ?? []);
  return board !== undefined && fields.every((field) => shown.includes(field.id));
}

/** Returns the pieces that are new compared with `before`; all pieces without it. */
export function printedPieces(
  before: Meta | undefined,
  after: Meta,
  rules: readonly Rule[],
  supplies: Supplies,
  language: TextLanguage,
): PrintedPieces[] {
  const grids = newGrids(before, after);
  // Pieces of a changed game must fit the components that people already have.
  const fits =
    before === undefined ? grids.find(({ element }) => element.kind === "kind")?.shape : undefined;
  const kinds = after.kinds.flatMap(({ id, noun }, value): PrintedPieces[] => {
    if (before?.kinds.some((known) => known.id === id)) return [];
    const says = rules
      .filter(({ path }) => path.startsWith(`${id}.`))
      .flatMap((rule) => printRule(rule, language).lines.map(({ text }) => text));
    const what = { kind: "kind", value, name: noun[language].one } as const;
    return [{ what, count: copiesOf(value, supplies, after), says, fits }];
  });
  const stones = grids
    .filter(({ element }) => element.kind === "player")
    .flatMap(({ shape }) => stonesFor(shape, after));
  return [...kinds, ...stones];
}

function newGrids(before: Meta | undefined, after: Meta): Meta["grids"][number][] {
  return after.grids.filter(({ id }) => !before?.grids.some((known) => known.id === id));
}

/** Returns stones of every player, which together suffice to fill the board. */
function stonesFor(shape: number, { shapes, players }: Meta): PrintedPieces[] {
  const spaces = shapes[shape]?.cells.length ?? 0;
  const count = Math.min(Math.ceil(spaces / players.max), mostPieces);
  return Array.from({ length: players.max }, (_, seat) => ({
    what: { kind: "player", seat },
    count,
    says: [],
    fits: shape,
  }));
}

/** Returns the number of copies in the initial contents, within limits. */
function copiesOf(element: number, supplies: Supplies, { players }: Meta): number {
  const copies = supplies
    .filter((supply) => supply.element === element)
    .map(({ count, zone }) => count * (zone.perPlayer ? players.max : 1));
  const count = copies.reduce((sum, number) => sum + number, 0);
  return Math.min(Math.max(count, 1), mostPieces);
}
