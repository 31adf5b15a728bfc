// House rules in sentences: which values have one, where it is cut, and what is never shown.

import { describe, expect, test } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import type { SiteLanguage } from "../../src/i18n/language.ts";
import { fieldsIn } from "../../src/playground/forms/form-model.ts";
import { Forms } from "../../src/playground/forms/forms.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import {
  controlsIn,
  type HouseSentence,
  leadSentences,
} from "../../src/playground/sentences/house-sentence.ts";
import { printFirstGame } from "../../src/playground/templates.ts";
import { rulesOf } from "../support/rules-of.ts";

const forms = new Forms(new IncrementalCompiler());

function modelOf(base: readonly RulesFile[], id: string, language: SiteLanguage, edits = "") {
  const path = "rules/x/variants/mine.regel";
  const text = `variant mine of ${id} {\n  de "Meine" en "Mine"\n${edits}}\n`;
  const files = [{ path, text }];
  const sources = sourcesWith(base, files);
  const model = forms.sheet({ sources, own: [path], variants: findVariantNames(files) }, language);
  if (model.kind !== "fields") throw new Error(model.text);
  return model;
}

/** The sentence with its controls in brackets: "room for [0] tiles". */
function print({ parts }: HouseSentence): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      const units = part.units === undefined ? "" : ` ${part.units.one}/${part.units.many}`;
      return part.isMention ? `<${part.field}>` : `[${part.slot}${units}]`;
    })
    .join("");
}

const small: RulesFile = {
  path: "rules/x/game.regel",
  text: `language 2

game shore {
  de "Strand" en "Shore"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" starts 2 }

reason shells { de "Muscheln" en "shells" }

value toll = 2 { de "der Preis" en "the toll" }
value gift = 3 { de "das Geschenk" en "the gift" }
value silent: yes/no = no { de "stille See" en "silent sea" }

action dive {
  de "tauchen" en "dive"
  needs enough: your pearls >= toll and silent is no else de "Zu wenig." en "Too few."
  pay toll pearls
  gain gift pearls
  score 1 as shells
}

flow { repeat 3 times { each player { choose dive } } }

ranking { most score }

tells toll
  de "Ein Tauchgang kostet {toll pearls}. Danach ruhst du."
  en "A dive costs {toll pearls}. Then you rest."

tells pearls
  de "Jeder beginnt mit 2 Perlen."
  en "Everyone starts with 2 pearls."

tells dive
  de "Tauchst du für {toll pearls}, erhältst du {gift pearls}."
  en "Dive for {toll pearls} to gain {gift pearls}."
  for toll, gift
`,
};

describe("the values of a small game", () => {
  test("stand in the sentences of its author, with nouns that follow the number", () => {
    const { sentences } = modelOf([small], "shore", "de");
    const authored = sentences.filter(({ isAuthored }) => isAuthored);
    expect(authored.map(print)).toEqual([
      "Jeder beginnt mit [0 Perle/Perlen].",
      "Tauchst du für <toll>, erhältst du [0 Perle/Perlen].",
      "Ein Tauchgang kostet [0 Perle/Perlen].",
    ]);
  });

  test("stand in the same sentences after a change, cut at the numbers of the original", () => {
    const { sentences, groups } = modelOf([small], "shore", "en", "  change toll from 2 to 5\n");
    expect(sentences.map(print)).toContain("A dive costs [0 pearl/pearls].");
    const toll = fieldsIn(groups).find(({ id }) => id === "toll");
    expect(toll?.slots).toMatchObject([{ value: "5", original: "2" }]);
  });

  test("without a sentence are found by their titles", () => {
    const { sentences } = modelOf([small], "shore", "en");
    const silent = sentences.find(({ id }) => id === "silent");
    expect(silent?.isAuthored).toBe(false);
    expect(silent && print(silent)).toBe("Silent sea: [0]");
  });
});

test("a game whose author wrote none shows those of its values at first", () => {
  const path = "sticks.regel";
  const { sentences } = modelOf([{ path, text: printFirstGame("sticks") }], "sticks", "de");
  const [pile] = leadSentences(sentences);
  expect(pile && print(pile)).toBe("Der Haufen hat anfangs [0 Stab/Stäbe].");
});

describe.each([
  ["burgundy", "burgundy"],
  ["burgundy-dice", "burgundyDice"],
])("the sentences of %s", (folder, id) => {
  test.each(["de", "en"] as const)("have each value once and show no code (%s)", (language) => {
    const { sentences, groups } = modelOf(rulesOf(folder), id, language);
    const controls = sentences.flatMap(controlsIn).map(({ field, slot }) => `${field} ${slot}`);
    expect(new Set(controls).size).toBe(controls.length);
    const slots = new Map(fieldsIn(groups).map((field) => [field.id, field.slots]));
    for (const sentence of sentences) {
      for (const { field, slot } of controlsIn(sentence)) {
        expect(["number", "choice", "yesno"]).toContain(slots.get(field)?.[slot]?.kind);
      }
      expect(print(sentence)).not.toMatch(/[{}…]|\b[a-z]+[A-Z]\w*\(/);
    }
  });
});

test("what shipped variants change comes early, in the same order in both languages", () => {
  const [de, en] = (["de", "en"] as const).map((language) =>
    modelOf(rulesOf("burgundy"), "burgundy", language)
      .sentences.slice(0, 6)
      .map(({ id }) => id),
  );
  expect(de).toEqual(en);
  expect(en).toEqual(expect.arrayContaining(["storage.places", "price", "watchtowerPoints"]));
});
