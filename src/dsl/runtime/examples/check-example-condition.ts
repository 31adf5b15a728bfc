// Checks the conditions of examples about a position, except those about what a player can do,
// which need explanations.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import type { State, TableGame } from "../game/game.ts";
import { notation } from "../game/notation.ts";
import type { LoadedTable } from "../game/table-game.ts";
import type { ExampleCondition } from "../meta/examples.ts";
import type { DisplayText, Meta } from "../meta/meta.ts";
import { checkVisibility } from "./check-visibility.ts";

/** A condition that can be a goal of an exercise. */
export type GoalCondition = Exclude<ExampleCondition, { kind: "can" }>;

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
): DisplayText | undefined {
  const { state, names } = run;
  switch (step.kind) {
    case "scores": {
      const points = readPoints(loaded.meta, run, step);
      return points === step.amount ? undefined : formatMismatch(`${step.amount}`, `${points}`);
    }
    case "has": {
      const holds = loaded.program.conditions[step.condition]?.(state, step.player);
      return holds ? undefined : unmetText(step.text, []);
    }
    case "sees":
      return checkVisibility(loaded.meta, state, names, step);
    case "chooses":
      return chooses(loaded, game, run, step);
    case "rated": {
      if (!game.isOver(state)) return NOT_OVER;
      const expected = loaded.meta.rating[step.line ?? -1]?.id ?? "–";
      const found = game.rating(state, step.player)?.id ?? "–";
      return found === expected ? undefined : formatMismatch(expected, found);
    }
    case "wins": {
      if (!game.isOver(state)) return NOT_OVER;
      const named = (seats: readonly number[]) =>
        seats
          .toSorted()
          .map((seat) => names[seat] ?? "")
          .join(", ");
      const [expected, found] = [named(step.players), named(game.ranking(state)[0] ?? [])];
      return expected === found ? undefined : formatMismatch(expected, found);
    }
    default:
      return step satisfies never;
  }
}

/** Returns the text that a condition does not hold, with the values observed. */
export function unmetText(condition: string, found: readonly DisplayText[]): DisplayText {
  const rest = (language: keyof DisplayText) =>
    found.length === 0 ? "." : `; ${found.map((value) => value[language]).join(", ")}.`;
  return {
    de: `Nicht erfüllt: \`${condition}\`${rest("de")}`,
    en: `Not true: \`${condition}\`${rest("en")}`,
  };
}

const NOT_OVER: DisplayText = {
  de: "Das Spiel ist noch nicht zu Ende.",
  en: "The game is not over yet.",
};

const OVER: DisplayText = {
  de: "Das Spiel ist schon zu Ende: Niemand entscheidet mehr.",
  en: "The game is already over: no player decides any more.",
};

/** Returns the text with the expected and the actual value. */
export function formatMismatch(expected: string, found: string): DisplayText {
  return {
    de: `Erwartet: ${expected}; heraus kam: ${found}.`,
    en: `Expected: ${expected}; found: ${found}.`,
  };
}

/** Returns the text that another player decides, or `undefined` if `player` does. */
export function checkTurn(
  game: Pick<TableGame, "decision">,
  run: ExampleRun,
  player: number,
): DisplayText | undefined {
  const decider = game.decision(run.state)?.player;
  if (decider === player) return undefined;
  if (decider === undefined) return OVER;
  const { names } = run;
  const who = names[decider] ?? "";
  return {
    de: `Nicht ${names[player]} ist am Zug, sondern ${who}.`,
    en: `It is not ${names[player]} who decides but ${who}.`,
  };
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
): DisplayText | undefined {
  const wrong = checkTurn(game, run, step.player);
  if (wrong !== undefined) return wrong;
  const open = new Set(
    game.options(run.state).map((option) => notation(loaded.meta, option).replace(/\(.*/, "")),
  );
  const expected = [...step.actions].sort().join(", ");
  const found = [...open].sort().join(", ");
  return expected === found ? undefined : formatMismatch(expected, found);
}
