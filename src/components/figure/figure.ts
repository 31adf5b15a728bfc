// What a figure shows, as plain data in one language: it is drawn without script and printed, and a
// page that lets readers try it gets it with the example's position.

import type { Face } from "../board/look.ts";

/** A space of the board with a ring and a disc: the move is legal there, or it is not. */
export interface FigureMark {
  readonly cell: number;
  /** Name of the space: "c6". */
  readonly name: string;
  readonly isLegal: boolean;
  /** The element that the move puts there. */
  readonly element: number | undefined;
  /** What the move brings ("+7"), or the condition that fails ("no neighbour"). */
  readonly label: string;
}

/** A part of a board: the marked spaces and those around them. */
export interface FigureBoard {
  readonly grid: number;
  readonly owner: number;
  readonly cells: readonly number[];
  readonly marks: readonly FigureMark[];
  /** From a neighbour to the space that is legal because of it. */
  readonly arrows: readonly { readonly from: number; readonly to: number }[];
}

/** An element of a zone that the move uses, such as a die or a piece. */
export interface FigureItem {
  readonly zone: number;
  readonly value: number;
}

/** A move that is played or only checked for being legal. */
export interface FigureRow {
  readonly isLegal: boolean;
  readonly text: string;
  /** What it uses and what it is about: the die, the piece. */
  readonly items: readonly FigureItem[];
  /** What it brings: "+7 points"; or why it is not allowed. */
  readonly notes: readonly string[];
}

/** Something that the moves change. */
export interface FigureChange {
  readonly name: string;
  readonly before: FigureAmount;
  readonly after: FigureAmount;
}

/** A number with its icon, or the elements of a zone. */
export type FigureAmount =
  | { readonly kind: "number"; readonly value: number; readonly face: Face | undefined }
  | { readonly kind: "items"; readonly zone: number; readonly items: readonly FigureCount[] };

interface FigureCount {
  readonly value: number;
  readonly count: number;
}

export interface FigureData {
  /** The moves that lead from the example's start to the drawn position. */
  readonly steps: number;
  /** The seat that it is about. */
  readonly seat: number;
  /** Whether it says where something may be done and where not. */
  readonly isQuestion: boolean;
  readonly hand: readonly FigureItem[];
  readonly board: FigureBoard | undefined;
  readonly rows: readonly FigureRow[];
  readonly changes: readonly FigureChange[];
}

/** Returns whether a figure has something to draw besides the whole position. */
export function isPicture({ board, rows, changes }: FigureData): boolean {
  return board !== undefined || rows.length > 0 || changes.length > 0;
}
