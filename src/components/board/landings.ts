// Options that name no space but put something on one, such as "drop a disc into column 3": that space
// stands for them on the board, and so does the rest of its column.

import type { DisplayGame, Meta, State, TableGame } from "../../dsl/index.ts";
import { type BoardTarget, createSpaceTarget, shared } from "./targets.ts";

/** Returns whether moves can be tried here; a match that runs in a web worker only shows what they bring. */
export const canPlay = (game: DisplayGame): game is TableGame => "play" in game;

/** Returns the only empty space that an option fills, unless chance decides it. */
export function findLanding(
  game: DisplayGame,
  state: State,
  option: number,
): BoardTarget | undefined {
  if (!canPlay(game) || game.meta.grids.length === 0) return undefined;
  if (game.preview(state, option).some(({ kind }) => kind === "chance")) return undefined;
  const after = state.slice();
  game.play(after, option);
  const before = filledSpaces(game, state);
  const filled = [...filledSpaces(game, after)].filter(([key]) => !before.has(key));
  return filled.length === 1 ? filled[0]?.[1] : undefined;
}

/** Returns whether two spaces of a grid of squares lie below one another. */
export function areInColumn(meta: Meta, one: BoardTarget, other: BoardTarget): boolean {
  const { holder, id, owner } = one;
  if (holder !== "grid" || holder !== other.holder || id !== other.id || owner !== other.owner)
    return false;
  const shape = meta.shapes[meta.grids[id]?.shape ?? -1];
  const columnOf = ({ value = -1 }: BoardTarget) => shape?.cells[value]?.column;
  return shape?.layout === "squares" && columnOf(one) === columnOf(other);
}

function filledSpaces(game: DisplayGame, state: State): Map<string, BoardTarget> {
  const { shared: ofTable, players } = game.view(state, game.decision(state)?.player ?? 0);
  const holders = [ofTable, ...players].map(({ grids }, at) => ({ grids, owner: at - 1 }));
  const spaces = holders.flatMap(({ grids, owner }) =>
    grids.flatMap(({ id, cells }) =>
      cells.flatMap((value, cell) =>
        value < 0 ? [] : [createSpaceTarget(id, owner < 0 ? shared : owner, cell)],
      ),
    ),
  );
  return new Map(spaces.map((space) => [space.key, space]));
}
