// Pages have the texts of one language, which stand for those of the other as well.

import { describe, expect, test } from "vitest";
import { compileGame, type DisplayText, type Meta } from "../../src/dsl/index.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { createGame } from "../../src/dsl/runtime/game/create-game.ts";
import { bothLanguages } from "../../src/dsl/runtime/game/explanations/both-languages.ts";
import type { Wordings } from "../../src/dsl/runtime/game/explanations/wording.ts";
import { injectTexts } from "../../src/dsl/runtime/meta/inject-texts.ts";
import { wordsApart } from "../../src/vite/lean-meta.ts";
import { gameFrom, rulesOf } from "../support/rules-of.ts";
import { refusalsInExamples } from "./rows.ts";

const names = ["burgundy", "burgundy-dice", "classics/breakthrough", "classics/pig"];

describe.each(["de", "en"] as const)("on a page in %s", (language) => {
  test.each(names)("%s refuses in the same words", (name) => {
    const whole = gameFrom(rulesOf(name));
    const own = onPage(name, language);
    const texts = (game: typeof whole) =>
      refusalsInExamples(game, () => true).map(({ explanation }) => [
        explanation.reason?.text[language],
        explanation.instead?.text[language],
      ]);

    expect(texts(own)).toEqual(texts(whole));
  });
});

/** A game as a page loads it. */
function onPage(name: string, language: keyof DisplayText) {
  const { compiled } = compileGame(rulesOf(name));
  if (compiled === undefined) throw new Error(`${name} has errors`);
  const { gaps, words } = wordsApart(compiled.meta);
  const own = words[language];
  const meta: Meta = injectTexts(gaps, { de: own, en: own });
  return createGame(meta, () => programFrom(compiled.js), inOne(bothLanguages, language));
}

function inOne(wordings: Wordings, language: keyof DisplayText): Wordings {
  return { de: wordings[language], en: wordings[language] };
}
