// The regions of boards that a move affects: those of the spaces among its arguments.

import type { Game, Meta, State, ValueType } from "../../dsl/index.ts";

/** How far a region is filled after a move. */
export interface RegionFill {
  /** Number of spaces, and of spaces that are not empty after the move. */
  readonly size: number;
  readonly filled: number;
  /** Whether the move filled a space of it. */
  readonly isFuller: boolean;
  /** Fields that all its spaces share, such as a colour. */
  readonly fields: readonly { readonly type: ValueType; readonly value: number }[];
}

interface MoveStep {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly option: number;
}

/** Finds the regions of the spaces among the arguments of a move. */
export function findRegions(game: Game, { before, after, seat, option }: MoveStep): RegionFill[] {
  if (game.notation(option) === "decline") return [];
  const { move, args } = game.decode(option);
  const params = game.meta.moves[move]?.params ?? [];
  return params.flatMap(({ type }, index): RegionFill[] => {
    if (type.kind !== "space") return [];
    const [then, now] = [gridOf(game, before, seat, type.of), gridOf(game, after, seat, type.of)];
    const board = game.meta.boards[now?.board ?? -1];
    const region = board?.regions[args[index] ?? -1];
    if (board === undefined || region === undefined) return [];
    const cells = [...board.regions.keys()].filter((cell) => board.regions[cell] === region);
    const filledIn = (grid: typeof now) =>
      cells.filter((cell) => (grid?.cells[cell] ?? -1) >= 0).length;
    const filled = filledIn(now);
    const isFuller = filled > filledIn(then);
    return [{ size: cells.length, filled, isFuller, fields: sharedFields(game, board, cells) }];
  });
}

function gridOf(game: Game, state: State, seat: number, id: number) {
  const { players, shared } = game.view(state, seat);
  return [...(players[seat]?.grids ?? []), ...shared.grids].find((grid) => grid.id === id);
}

function sharedFields({ meta }: Game, board: Meta["boards"][number], cells: readonly number[]) {
  const fields = meta.shapes[board.shape]?.fields ?? [];
  return fields.flatMap(({ id, type }) => {
    const values = new Set(cells.map((cell) => board.fields[id]?.[cell] ?? -1));
    const [value = -1] = values;
    return values.size === 1 && value >= 0 && type.kind !== "number" ? [{ type, value }] : [];
  });
}
