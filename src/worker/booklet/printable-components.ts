// What is needed at the table besides the rules: boards to play on and pieces to cut out. Of a game
// that goes on from another only what is new; of a game of one's own all of it.

import type { Meta, Rule, TextLanguage } from "../../dsl/index.ts";
import { printRule } from "./printed-rule.ts";

/** A board, nearly as wide as the paper. */
export interface PrintedBoard {
  /** The author's own name of the board, or of the shape if there is none. */
  readonly id: string;
  readonly name: string;
  /** Index into `Meta.shapes`. */
  readonly shape: number;
  /** Index into `Meta.boards`; absent for a shape without anything printed on it. */
  readonly board: number | undefined;
}

/** Pieces of one kind, or the stones of one player, as often as they are needed. */
export interface PrintedPieces {
  readonly what:
    | { readonly kind: "kind"; readonly value: number; readonly name: string }
    | { readonly kind: "player"; readonly seat: number };
  readonly count: number;
  /** What they do, for those who have forgotten. */
  readonly says: readonly string[];
  /** Index into `Meta.shapes`: they must fit the spaces of this board, which is printed too. */
  readonly fits: number | undefined;
}

/** What lies where before the first step: a kind of piece, and how many of it (for each player). */
type Supplies = readonly {
  readonly element: number;
  readonly count: number;
  readonly zone: { readonly perPlayer: boolean };
}[];

/** Of which more would not be cut out by anybody. */
const mostPieces = 80;

/** The boards that `before` does not have or that look different there; all of them without it. */
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

/** Whether its picture shows all that is printed on its spaces, so that nobody needs a list of it. */
export function showsAll({ shapes, looks }: Meta, { shape, board }: PrintedBoard): boolean {
  const { id = "", fields = [] } = shapes[shape] ?? {};
  const { fillBy, labelBy, cornerBy } = looks[id] ?? {};
  return (
    board !== undefined && fields.every((field) => [fillBy, labelBy, cornerBy].includes(field.id))
  );
}

/** The pieces that `before` does not have; all of them without it. */
export function printedPieces(
  before: Meta | undefined,
  after: Meta,
  rules: readonly Rule[],
  supplies: Supplies,
  language: TextLanguage,
): PrintedPieces[] {
  const grids = newGrids(before, after);
  // What goes on from a game that is on the table must fit what lies there.
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

/** As many of every player as fill the board together. */
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

/** How many lie somewhere before the game begins. */
function copiesOf(element: number, supplies: Supplies, { players }: Meta): number {
  const copies = supplies
    .filter((supply) => supply.element === element)
    .map(({ count, zone }) => count * (zone.perPlayer ? players.max : 1));
  const count = copies.reduce((sum, number) => sum + number, 0);
  return Math.min(Math.max(count, 1), mostPieces);
}
