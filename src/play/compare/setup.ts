// Setups of two games: those that both have, and options that differ.

import type { Meta } from "../../dsl/index.ts";
import type { MatchTable } from "../session/record.ts";
import type { Divergence } from "./divergence.ts";
import { divergenceTexts, formatBothValues, type Sides, toBothLanguages } from "./position-text.ts";

/** A number of players and choices of setup options. */
export interface TableSetup {
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Returns the range of players that fits all games; empty if `min > max`. */
export function findCommonPlayers(games: readonly Meta[]): Meta["players"] {
  return {
    min: Math.max(...games.map(({ players }) => players.min)),
    max: Math.min(...games.map(({ players }) => players.max)),
  };
}

/** Returns every number of players and every combination of choices that all games have. */
export function listCommonSetups(a: Meta, ...others: readonly Meta[]): TableSetup[] {
  const { min, max } = findCommonPlayers([a, ...others]);
  const counts = Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
  let combinations: Record<string, string>[] = [{}];
  for (const { id, choices } of a.options) {
    const known = choices.filter((choice) =>
      others.every((other) => choiceOf(other, id, choice.id) === choice.id),
    );
    if (known.length === 0) continue;
    combinations = combinations.flatMap((options) =>
      known.map((choice) => ({ ...options, [id]: choice.id })),
    );
  }
  return counts.flatMap((players) => combinations.map((options) => ({ players, options })));
}

/** Returns the table without options and choices that a game lacks; it uses its default there. */
export function tableFor(meta: Meta, table: MatchTable): MatchTable {
  const known = Object.entries(table.options).filter(
    ([id, choice]) => choiceOf(meta, id, choice) === choice,
  );
  return { ...table, options: Object.fromEntries(known) };
}

/** Finds the options that only one game has, and those with different active choices. */
export function findSetupDivergences(
  a: Meta,
  b: Meta,
  { options }: MatchTable,
  sides: Sides,
): Divergence[] {
  const ids = new Set([...a.options.map(({ id }) => id), ...b.options.map(({ id }) => id)]);
  return [...ids].flatMap((id): Divergence[] => {
    const [inA, inB] = [choiceOf(a, id, options[id]), choiceOf(b, id, options[id])];
    const isRequested = options[id] !== undefined;
    if (inA === inB || (!isRequested && (inA === undefined || inB === undefined))) return [];
    const words =
      inA === undefined || inB === undefined
        ? divergenceTexts.optionOnly(id, inA === undefined ? sides.b : sides.a)
        : divergenceTexts.otherChoice(
            id,
            formatBothValues(sides, toBothLanguages(inA), toBothLanguages(inB)),
          );
    return [{ kind: "setup", at: 0, words, option: id, a: inA, b: inB }];
  });
}

/** Returns `requested` if the option has this choice, else its first; `undefined` if no option. */
function choiceOf(meta: Meta, id: string, requested: string | undefined): string | undefined {
  const choices = meta.options.find((option) => option.id === id)?.choices ?? [];
  return choices.find((choice) => choice.id === requested)?.id ?? choices[0]?.id;
}
