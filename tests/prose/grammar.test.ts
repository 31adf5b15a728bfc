import { expect, test } from "vitest";
import {
  asClause,
  asMain,
  negateClause,
  parseClause,
  renderAuthoredClause,
} from "../../src/dsl/prose/de/authored.ts";
import {
  contracted,
  declined,
  genitive,
  isName,
  nounFrom,
} from "../../src/dsl/prose/de/endings.ts";
import { articleFor, thirdPerson } from "../../src/dsl/prose/en/grammar.ts";
import { pluralOf, splitIdentifier } from "../../src/dsl/prose/lexicon/identifier.ts";
import { reference, unmarked } from "../../src/dsl/prose/mark.ts";
import type { Determiner } from "../../src/dsl/prose/plan/noun-phrase.ts";
import { type Case, listed, plain, renderWords } from "../../src/dsl/prose/word.ts";

const pearl = { article: "die", one: "rote Perle", many: "rote Perlen" };
const reef = { article: "das", one: "Riff", many: "Riffe" };
const messenger = { article: "der", one: "Bote", many: "Boten" };

/** Nominative, genitive, dative, accusative. */
function cases(noun: typeof pearl, determiner: Determiner, number: "one" | "many" = "one") {
  const forms: readonly Case[] = ["nom", "gen", "dat", "acc"];
  return forms.map((c) => renderWords(declined(noun, determiner, c, number))).join(" · ");
}

test.each([
  [cases(reef, "the"), "das Riff · des Riffes · dem Riff · das Riff"],
  [cases(reef, "your"), "dein Riff · deines Riffes · deinem Riff · dein Riff"],
  [cases(reef, "the", "many"), "die Riffe · der Riffe · den Riffen · die Riffe"],
  [cases(reef, "none", "many"), "Riffe · von Riffen · Riffen · Riffe"],
  [cases(messenger, "a"), "ein Bote · eines Boten · einem Boten · einen Boten"],
  [
    cases(pearl, "each"),
    "jede rote Perle · jeder roten Perle · jeder roten Perle · jede rote Perle",
  ],
  [
    cases(pearl, "no", "many"),
    "keine roten Perlen · keiner roten Perlen · keinen roten Perlen · keine roten Perlen",
  ],
  [cases(pearl, "none", "many"), "rote Perlen · roter Perlen · roten Perlen · rote Perlen"],
  [
    cases({ article: "", one: "Karpfen 2", many: "Karpfen 2" }, "the"),
    "Karpfen 2 · von Karpfen 2 · Karpfen 2 · Karpfen 2",
  ],
])("German nouns in four cases: %s", (found, expected) => {
  expect(found).toBe(expected);
});

test.each(["die letzten Siegel eintauschen", "die drei ersten Plättchen legen", "das Feld leeren"])(
  "what says what to do keeps its words: %s",
  (text) => {
    const found = renderWords(declined(nounFrom(text), "the", "nom", "one"));
    expect(found).toBe(text);
  },
);

test("German genitives, contractions and lists", () => {
  expect(["Feld", "Würfel", "Haus", "Plättchen"].map(genitive)).toEqual([
    "Feldes",
    "Würfels",
    "Hauses",
    "Plättchens",
  ]);
  expect(contracted("in dem Riff, zu der Perle, auf das Feld")).toBe(
    "im Riff, zur Perle, auf das Feld",
  );
  expect(renderWords(listed(["A", "B", "C"].map(plain), "und"))).toBe("A, B und C");
});

test("numbers in words do not inflect", () => {
  const dice = { article: "die", one: "fünf Würfel", many: "fünf Würfel" };
  expect(renderWords(declined(dice, "the", "nom", "many"))).toBe("die fünf Würfel");
});

test("an author's phrase is a noun if it has an article", () => {
  const price = declined(nounFrom("der Preis eines Fisches"), "the", "gen", "one");
  expect(renderWords(price)).toBe("des Preises eines Fisches");
  expect(isName(nounFrom("überall tauchen"))).toBe(true);
});

test("English words", () => {
  expect(splitIdentifier("pearlsPerDive")).toBe("pearls per dive");
  expect(["pearl", "oyster", "unit"].map(articleFor)).toEqual(["a", "an", "a"]);
  expect(["gain", "carry", "have"].map(thirdPerson)).toEqual(["gains", "carries", "has"]);
  expect(["colour", "box", "ferry"].map(pluralOf)).toEqual(["colours", "boxes", "ferries"]);
  expect(renderWords(listed(["A", "B"].map(plain), "or"))).toBe("A or B");
});

test("a sentence that is no longer than its verb can be denied and leads to its rule", () => {
  const parsed = parseClause("der Zug endet");
  if (parsed === undefined) throw new Error("no clause");
  const statement = renderAuthoredClause("you", parsed, "end");

  expect(unmarked(asMain(negateClause(statement)))).toBe("der Zug endet nicht");
  expect(unmarked(asClause(negateClause(statement)))).toBe("der Zug nicht endet");
  expect(asMain(statement)).toBe(`der Zug ${reference("end", "endet")}`);
});
