// Texts with a number: where it is 1, the noun behind it has one form only.

import { expect, test } from "vitest";
import { cliTexts } from "../../src/cli/texts/texts.ts";

const siteTexts = import.meta.glob<Record<string, unknown>>("../../src/i18n/*/{de,en}.ts", {
  eager: true,
});

/** Plural nouns of the interface, in both languages. In “2 of 3 games” there is more than one. */
const plurals =
  /(?<!\b(?:von|of) )\b1 (?:Aufgaben|Beispielen?|Dateien|Entscheidungen|Feldern?|Hausregeln|Karten|Kreise|Lektionen|Minuten|Mutanten|Partien|Personen|Plätzen?|Punkten?|Regeln|Seiten|Spielern|Spiele|Sprachen|Stellungen|Tagen?|Unterschiede|Varianten|Versuchen?|Wörter|Zeilen|Zügen?|Änderungen|attempts|boxes|cards|changes|circles|days|decisions|differences|examples|files|games|lessons|lines|minutes|moves|mutants|pages|players|points|positions|rules|seats|spaces|tasks|tries|variants|words)\b/u;

/** Texts that never have a single one: why not. */
const exceptions = {
  findings: "numbers with a decimal: 1.0 points",
  learning: "the same",
  groups: "a single change is not counted",
  allLines: "only long rules are shown in part",
  movesFor: "the name of a player stands before the points",
};

/** One of everything: a number or the same as text, an object of such fields, a list of one. */
const ones = (one: unknown): readonly unknown[] => [
  one,
  new Proxy({}, { get: (_, field) => (typeof field === "string" ? one : undefined) }),
  ["x"],
];

/** Calls a text with each combination of these arguments, and returns what it says. */
function sayings(text: Text, known: readonly unknown[], args: readonly unknown[] = []): string[] {
  if (args.length < text.length)
    return known.flatMap((one) => sayings(text, known, [...args, one]));
  try {
    const said = text(...args);
    return typeof said === "string" ? [said] : [];
  } catch {
    return [];
  }
}

type Text = (...args: readonly unknown[]) => unknown;

/** Returns what is said wrongly however the number 1 is given: a text takes it in one form only. */
function mistakes(text: Text): string[] {
  const wrong = [1, "1"].map((one) =>
    sayings(text, ones(one)).filter((said) => plurals.test(said)),
  );
  return wrong.every((sayings) => sayings.length > 0) ? wrong.flatMap(([first = ""]) => first) : [];
}

function textsIn(value: unknown, path: string): { path: string; text: Text }[] {
  if (typeof value === "function") return [{ path, text: value as Text }];
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !Object.hasOwn(exceptions, name));
  return entries.flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

test("a single thing is not spoken of as several", () => {
  const texts = [...textsIn(cliTexts, "cli"), ...textsIn(siteTexts, "site")];
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap(({ path, text }) => {
    const [said] = mistakes(text);
    return said === undefined ? [] : [`${path}: ${said}`];
  });
  expect(found).toEqual([]);
});
