// Checks the conditions of examples about a position, except those about what a player can do,
// which need explanations. How one is violated is a fact, which `violation-text.ts` words: lessons ask
// only whether their goal is reached.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import type { State, TableGame } from "../game/game.ts";
import { notation } from "../game/notation.ts";
import type { LoadedTable } from "../game/table-game.ts";
import type { ExampleCondition } from "../meta/examples.ts";
import type { Meta } from "../meta/meta.ts";
import { isVisible } from "./visibility.ts";

/** A condition that can be a goal of an exercise. */
export type GoalCondition = Exclude<ExampleCondition, { kind: "can" }>;

/** How a condition of an example is violated. */
export type Violation =
  | { readonly kind: "mismatch"; readonly expected: string; readonly found: string }
  | { readonly kind: "unmet"; readonly condition: string }
  /** Something is seen, or not, though the example says otherwise. */
  | { readonly kind: "sees"; readonly step: Extract<ExampleCondition, { kind: "sees" }> }
  | { readonly kind: "notOver" }
  | { readonly kind: "over" }
  /** Another player decides. */
  | { readonly kind: "otherTurn"; readonly player: number; readonly decider: number };

/** An example while it runs. */
export interface ExampleRun {
  readonly state: State;
  /** Names of the seats: players by their names, rivals by their ids. */
  readonly names: readonly string[];
  /** The state before the last move, for differences of scores by reason. */
  before: Int32Array;
}

/** Returns how a condition is violated, or `undefined` if it holds. */
export function checkExampleCondition(
  loaded: LoadedTable,
  game: TableGame,
  run: ExampleRun,
  step: GoalCondition,
): Violation | undefined {
  const { state, names } = run;
  switch (step.kind) {
    case "scores":
      return mismatch(`${step.amount}`, `${readPoints(loaded.meta, run, step)}`);
    case "has": {
      const holds = loaded.program.conditions[step.condition]?.(state, step.player);
      return holds ? undefined : { kind: "unmet", condition: step.text };
    }
    case "sees":
      return isVisible(loaded.meta, state, step) === step.sees ? undefined : { kind: "sees", step };
    case "chooses":
      return chooses(loaded, game, run, step);
    case "rated": {
      if (!game.isOver(state)) return { kind: "notOver" };
      const expected = loaded.meta.rating[step.line ?? -1]?.id ?? "–";
      return mismatch(expected, game.rating(state, step.player)?.id ?? "–");
    }
    case "wins": {
      if (!game.isOver(state)) return { kind: "notOver" };
      const named = (seats: readonly number[]) =>
        seats
          .toSorted()
          .map((seat) => names[seat] ?? "")
          .join(", ");
      return mismatch(named(step.players), named(game.ranking(state)[0] ?? []));
    }
    default:
      return step satisfies never;
  }
}

/** Returns the violation that another player decides, or `undefined` if `player` does. */
export function checkTurn(
  game: Pick<TableGame, "decision">,
  { state }: ExampleRun,
  player: number,
): Violation | undefined {
  const decider = game.decision(state)?.player;
  if (decider === player) return undefined;
  return decider === undefined ? { kind: "over" } : { kind: "otherTurn", player, decider };
}

function mismatch(expected: string, found: string): Violation | undefined {
  return expected === found ? undefined : { kind: "mismatch", expected, found };
}

/** Returns the points of a player since `run.before`, in total or for one reason. */
export function readPoints(
  meta: Meta,
  run: ExampleRun,
  step: Extract<GoalCondition, { kind: "scores" }>,
): number {
  const slot =
    step.reason === undefined
      ? meta.score + step.player
      : meta.ledger + step.player * meta.reasons.length + step.reason;
  return (run.state[slot] as number) - (run.before[slot] as number);
}

function chooses(
  loaded: LoadedTable,
  game: TableGame,
  run: ExampleRun,
  step: Extract<GoalCondition, { kind: "chooses" }>,
): Violation | undefined {
  const wrong = checkTurn(game, run, step.player);
  if (wrong !== undefined) return wrong;
  const open = new Set(
    game.options(run.state).map((option) => notation(loaded.meta, option).replace(/\(.*/, "")),
  );
  return mismatch([...step.actions].sort().join(", "), [...open].sort().join(", "));
}
