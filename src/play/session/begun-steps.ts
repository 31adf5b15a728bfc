// Steps of a match that it begins with, or that a move begins: new values of the marks that the author
// shows as steps, such as phases and rounds.

import type { MatchGame, State } from "../../dsl/index.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";

/** A mark with the value that it has from a move on, or from the start. */
export interface BegunStep {
  /** Index into `Meta.marks`. */
  readonly mark: number;
  readonly value: number;
}

/**
 * Returns the steps that begin between two states, in the order of their declarations; without a state
 * before, all that there are.
 */
export function findBegunSteps(
  game: Pick<MatchGame, "meta" | "view">,
  before: State | undefined,
  after: State,
): BegunStep[] {
  const { marks, looks } = game.meta;
  const isStep = ({ id, perPlayer }: (typeof marks)[number]) =>
    !perPlayer && looks[id]?.show === "steps";
  if (!marks.some(isStep)) return [];
  const valuesIn = (state: State) =>
    game.view(state, -1).shared.marks.filter(({ index }) => index === undefined);
  const old = before === undefined ? [] : valuesIn(before);
  return valuesIn(after).flatMap(({ id, value }) => {
    const mark = marks[id];
    const wasSame = old.some((one) => one.id === id && one.value === value);
    if (mark === undefined || !isStep(mark) || wasSame || isNone(mark.type, value)) return [];
    return [{ mark: id, value }];
  });
}
