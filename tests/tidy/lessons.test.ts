// A lesson is the same in both languages: the same parts in the same order, with the same texts; none
// is left in the other language, and none is longer than a player reads at a table.

import { describe, expect, test } from "vitest";
import { type Lesson, lessonsIn } from "../support/lessons.ts";
import { gameOf } from "../support/rules-of.ts";

/** Words that no sentence of the other language has. */
const foreign = {
  de: /\b(?:the|and|you|your|with|of|is|to)\b/i,
  en: /\b(?:und|dein|deine|nicht|ein|eine|auf|dem|ist|zu)\b/i,
};

/** What is never said to a legal move, and what only a reached goal may be called. */
const blame = /\b(?:leider|falsch|Fehler|unfortunately|wrong|mistake|error)\b/i;
const praise = /\b(?:gut|prima|super|toll|geschafft|bravo|great|nice|well done)\b/i;

const german = lessonsIn("de");
const english = lessonsIn("en");

describe.each(
  german.map((de, at) => ({ name: `${de.game}/${de.slug}`, de, en: english[at] ?? de })),
)("$name", ({ de, en }) => {
  test("has the same parts with the same texts in both languages", () => {
    expect(shapeOf(en)).toEqual(shapeOf(de));
  });

  test("says every sentence in its own language", () => {
    const [inGerman, inEnglish] = [sentencesOf(de), sentencesOf(en)].map((all) =>
      all.map(({ text }) => text),
    );
    const both = inEnglish?.filter((text) => inGerman?.includes(text) && /[a-z] [a-z]/.test(text));
    expect(both).toEqual([]);
    expect(inGerman?.filter((text) => foreign.de.test(text))).toEqual([]);
    expect(inEnglish?.filter((text) => foreign.en.test(text))).toEqual([]);
  });

  test.each([de, en])("keeps to the limits of words", (lesson) => {
    const long = sentencesOf(lesson).filter(({ text, limit }) => wordsIn(text) > limit);
    expect(long).toEqual([]);
  });

  test.each([de, en])("neither blames a legal move nor praises one on the way", (lesson) => {
    const beforeTheGoal = sentencesOf(lesson).filter(({ isRight }) => !isRight);
    expect(beforeTheGoal.filter(({ text }) => blame.test(text) || praise.test(text))).toEqual([]);
  });
});

test.each(german)("the tasks of $slug are put in at most 12 words", ({ game: name, asked }) => {
  const game = gameOf(name);
  for (const { tag, example } of asked) {
    if (tag === "Quiz") continue;
    const { de = "", en = "" } = game.meta.examples.find(({ id }) => id === example)?.text ?? {};
    expect(wordsIn(de), de).toBeLessThanOrEqual(12);
    expect(wordsIn(en), en).toBeLessThanOrEqual(12);
  }
});

interface Sentence {
  readonly text: string;
  readonly limit: number;
  readonly isRight: boolean;
}

/** Everything that is read, with its limit of words. */
function sentencesOf({ text: { title, description, parts } }: Lesson): Sentence[] {
  const said = (text: string, limit = 30, isRight = false) => ({ text, limit, isRight });
  return [
    said(title, 8),
    said(description, 20, true),
    ...parts.flatMap((part) => {
      if (!("task" in part)) return [said(part.intro)];
      const { intro, steps, together, look, compare, right, but } = part;
      return [
        ...[intro, look, compare].map((text) => said(text)),
        ...steps.flatMap(({ says, lost }) => [said(says, 5), said(lost, 22)]),
        ...(together === undefined ? [] : [said(together, 22)]),
        said(right.title, 5, true),
        said(`${right.text} ${right.habit}`, 30, true),
        ...but.flatMap(({ title, text, why }) => [
          ...(title === undefined ? [] : [said(title, 5)]),
          said(text, 26),
          ...(why === undefined ? [] : [said(why)]),
        ]),
      ];
    }),
  ];
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** A lesson with every sentence replaced, except what is no sentence. */
function shapeOf({ text }: Lesson): unknown {
  const kept = new Set(["minutes", "teaches", "task", "quiz", "guided", "seed", "after"]);
  const hidden = (value: unknown, key: string): unknown => {
    if (kept.has(key)) return value;
    if (Array.isArray(value)) return value.map((one) => hidden(one, ""));
    if (typeof value !== "object" || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, hidden(one, name)]),
    );
  };
  return hidden(text, "");
}
