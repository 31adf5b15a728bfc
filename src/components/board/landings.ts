// Options that name no space but put something on one, such as "drop a disc into column 3": that space
// stands for them on the board, and so does the rest of its column.

import type { Decision, DisplayGame, Meta, State, TableGame } from "../../dsl/index.ts";
import { type BoardTarget, createSpaceTarget, findTargets, shared } from "./targets.ts";

/** Returns whether moves can be tried here; a match that runs in a web worker only shows what they bring. */
export const canPlay = (game: DisplayGame): game is TableGame =>
  "play" in game && game.runsElsewhere !== true;

/** Returns the only empty space that each of these options fills; those that chance decides are left out. */
export function findLandings(
  game: DisplayGame,
  state: State,
  options: readonly number[],
): ReadonlyMap<number, BoardTarget> {
  const landings = new Map<number, BoardTarget>();
  if (options.length === 0 || !canPlay(game) || game.meta.grids.length === 0) return landings;
  const before = listSpaces(game, state);
  for (const option of options) {
    if (game.preview(state, option).some(({ kind }) => kind === "chance")) continue;
    const after = state.slice();
    game.play(after, option);
    const [only, second] = listSpaces(game, after).filter(
      ({ value }, at) => value >= 0 && (before[at]?.value ?? 0) < 0,
    );
    if (only === undefined || second !== undefined) continue;
    landings.set(option, createSpaceTarget(only.grid, only.owner, only.cell));
  }
  return landings;
}

/** What a table says about its options. */
interface Options {
  readonly game: DisplayGame;
  readonly decision: Decision | undefined;
  readonly options: readonly number[];
  thingsOf(option: number): readonly BoardTarget[];
}

/** Returns the only space in the column of another that an option without a choice of spaces fills. */
export function findColumnLanding(table: Options, thing: BoardTarget): BoardTarget | undefined {
  const { game, decision, options } = table;
  const inColumn = options.flatMap((option) => {
    const [landing, ...others] = table.thingsOf(option);
    const isOne = landing !== undefined && others.length === 0;
    return isOne && areInColumn(game.meta, landing, thing) ? [{ option, landing }] : [];
  });
  const [only, second] = inColumn;
  if (only === undefined || second !== undefined) return undefined;
  const named = findTargets(game, decision?.player ?? 0, only.option);
  return named.length === 0 ? only.landing : undefined;
}

/** Returns whether two spaces of a grid of squares lie below one another. */
function areInColumn(meta: Meta, one: BoardTarget, other: BoardTarget): boolean {
  const { holder, id, owner } = one;
  if (holder !== "grid" || holder !== other.holder || id !== other.id || owner !== other.owner)
    return false;
  const shape = meta.shapes[meta.grids[id]?.shape ?? -1];
  const columnOf = ({ value = -1 }: BoardTarget) => shape?.cells[value]?.column;
  return shape?.layout === "squares" && columnOf(one) === columnOf(other);
}

/** Returns what lies on each space of all grids, in a fixed order. */
function listSpaces(game: DisplayGame, state: State) {
  const { shared: table, players } = game.view(state, game.decision(state)?.player ?? 0);
  return [table, ...players].flatMap(({ grids }, at) =>
    grids.flatMap(({ id, cells }) =>
      cells.map((value, cell) => ({ value, grid: id, owner: at === 0 ? shared : at - 1, cell })),
    ),
  );
}
