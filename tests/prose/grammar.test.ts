import { expect, test } from "vitest";
import {
  listed as listedEn,
  plural,
  splitIdentifier,
  thirdPerson,
  withArticle,
} from "../../src/dsl/prose/english.ts";
import {
  contracted,
  type Determiner,
  genitive,
  isName,
  listed,
  nounFrom,
  phrase,
} from "../../src/dsl/prose/german.ts";
import { reference, unmarked } from "../../src/dsl/prose/mark.ts";
import {
  asClause,
  asMain,
  denied,
  type Statement,
  statementFrom,
  toldStatement,
} from "../../src/dsl/prose/statement.de.ts";

const pearl = { article: "die", one: "rote Perle", many: "rote Perlen" };
const reef = { article: "das", one: "Riff", many: "Riffe" };
const messenger = { article: "der", one: "Bote", many: "Boten" };

/** Nominative, genitive, dative, accusative. */
function cases(noun: typeof pearl, determiner: Determiner, number: "one" | "many" = "one") {
  const { nom, gen, dat, acc } = phrase(noun, determiner, number);
  return [nom, gen, dat, acc].join(" · ");
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
  expect(listed(["A", "B", "C"])).toBe("A, B und C");
});

test("numbers in words do not inflect", () => {
  const dice = { article: "die", one: "fünf Würfel", many: "fünf Würfel" };
  expect(phrase(dice, "the", "many").nom).toBe("die fünf Würfel");
});

test("an author's phrase is a noun if it has an article", () => {
  expect(phrase(nounFrom("der Preis eines Fisches"), "the").gen).toBe("des Preises eines Fisches");
  expect(isName(nounFrom("überall tauchen"))).toBe(true);
});

test("English words", () => {
  expect(splitIdentifier("pearlsPerDive")).toBe("pearls per dive");
  expect(["pearl", "oyster", "unit"].map(withArticle)).toEqual(["a pearl", "an oyster", "a unit"]);
  expect(["gain 2 pearls", "carry", "may dive"].map(thirdPerson)).toEqual([
    "gains 2 pearls",
    "carries",
    "may dive",
  ]);
  expect(["colour", "box", "ferry"].map(plural)).toEqual(["colours", "boxes", "ferries"]);
  expect(listedEn(["A", "B"], "or")).toBe("A or B");
});

test("a sentence that is no longer than its verb can be denied and leads to its rule", () => {
  const statement = toldStatement(
    { who: "you" },
    statementFrom("der Zug endet") as Statement,
    "end",
  );

  expect(unmarked(asMain(denied(statement)))).toBe("der Zug endet nicht");
  expect(unmarked(asClause(denied(statement)))).toBe("der Zug nicht endet");
  expect(asMain(statement)).toBe(`der Zug ${reference("end", "endet")}`);
});
