// The moves of an example that a figure shows, each with the position before it: those that are
// played, and those that the example only checks for being legal.

import type { Game, LogEntry, MoveMeta, State } from "../../dsl/index.ts";

/** An action with its arguments, some of which may be missing. */
interface NamedMove {
  readonly action: string;
  readonly args: Readonly<Record<string, number>>;
}

interface MoveInExample extends NamedMove {
  readonly player: number;
  readonly state: State;
  /** The number of moves that were played before. */
  readonly steps: number;
}

export interface PlayedInExample extends MoveInExample {
  readonly kind: "played";
  readonly option: number;
  readonly after: State;
  readonly entries: readonly LogEntry[];
}

interface TriedMove extends MoveInExample {
  readonly kind: "tried";
  readonly isLegal: boolean;
}

export type ToldMove = PlayedInExample | TriedMove;

/** Returns the moves of an example in their order, up to the first that cannot be played. */
export function movesOf(game: Game, name: string): ToldMove[] {
  const example = game.meta.examples.find(({ id }) => id === name);
  const start = game.exampleStart(name);
  const found: ToldMove[] = [];
  let state = start.state.slice();
  let steps = 0;
  for (const step of example?.steps ?? []) {
    if (step.kind === "can") {
      const { player, move } = step;
      const isLegal = game.explain(state, move.action, move.args).legal;
      found.push({ kind: "tried", player, state, steps, isLegal, ...move });
    } else if (step.kind === "play") {
      const move = start.moves[steps];
      if (move === undefined) break;
      const entries: LogEntry[] = [];
      const after = state.slice();
      game.play(after, move.option, (entry) => entries.push(entry), move.chance);
      const { player, option } = move;
      const shared = { player, state, steps, option, after, entries };
      found.push({ kind: "played", ...shared, ...namedMove(game, option) });
      state = after;
      steps += 1;
    }
  }
  return found;
}

/** Returns an option as an action with its arguments by name. */
function namedMove(game: Game, option: number): NamedMove {
  if (game.notation(option) === "decline") return { action: "decline", args: {} };
  const { move, args } = game.decode(option);
  const declared = game.meta.moves[move];
  const named = declared?.params.map(({ id }, place) => [id, args[place] ?? 0] as const) ?? [];
  return { action: declared?.id ?? "", args: Object.fromEntries(named) };
}

/** Returns the forms of an action that take these arguments. */
export function formsOf(game: Game, { action, args }: NamedMove): readonly MoveMeta[] {
  const takes = ({ params }: MoveMeta) =>
    Object.keys(args).every((id) => params.some((param) => param.id === id));
  return game.meta.moves.filter((move) => move.id === action && takes(move));
}

/** Returns the legal options of an action with these arguments. */
export function optionsOf(game: Game, state: State, { action, args }: NamedMove): number[] {
  return [...game.options(state)].filter((option) => {
    const move = namedMove(game, option);
    return (
      move.action === action && Object.entries(args).every(([id, value]) => move.args[id] === value)
    );
  });
}
