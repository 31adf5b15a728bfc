// The phases and rounds that begin with a move, in words.

import type { DisplayText, MatchGame } from "../../dsl/index.ts";
import { titleIn } from "../../dsl/runtime/meta/look-titles.ts";
import type { BegunStep } from "./begun-steps.ts";

/** Returns the steps as one sentence: "Phase B, round 1 begins."; `undefined` without steps. */
export function renderBegunSteps(
  game: Pick<MatchGame, "meta" | "formatValue">,
  steps: readonly BegunStep[],
): DisplayText | undefined {
  if (steps.length === 0) return undefined;
  const listed = (language: keyof DisplayText) =>
    steps
      .flatMap(({ mark: id, value }, at) => {
        const mark = game.meta.marks[id];
        if (mark === undefined) return [];
        const title = titleIn(game.meta, mark.id, language) ?? mark.id;
        const isInside = at > 0 && language === "en";
        const name = isInside ? title.toLowerCase() : title;
        return [`${name} ${game.formatValue(mark.type, value)[language]}`];
      })
      .join(", ");
  return { de: `${listed("de")} beginnt.`, en: `${listed("en")} begins.` };
}
