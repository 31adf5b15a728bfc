// A lesson is the same in both languages: what it asks, in the same order, between as many paragraphs
// under as many headings; and nothing in it is left in the other language.

import { describe, expect, test } from "vitest";
import { languages } from "../../src/i18n/language.ts";
import { type LessonText, lessonsIn } from "../support/lessons.ts";

/** Words that no sentence of the other language has. */
const foreign = {
  de: /\b(?:the|and|you|your|with|of|is|to)\b/i,
  en: /\b(?:und|dein|deine|nicht|ein|eine|auf|dem|ist|zu)\b/i,
};

const german = lessonsIn("de");
const english = lessonsIn("en");

describe.each(german.map((de, at) => ({ name: nameOf(de), de, en: english[at] ?? de })))(
  "$name",
  ({ de, en }) => {
    test("asks for the same things in the same order, with as many hints", () => {
      expect(en.asked.map(shapeOf)).toEqual(de.asked.map(shapeOf));
    });

    test("has the same order, length and rules", () => {
      const { title, description, ...rest } = de.head;
      expect(en.head).toEqual({
        ...rest,
        title: expect.any(String),
        description: expect.any(String),
      });
    });

    test("has the same parts: headings, paragraphs, lists, exercises", () => {
      expect(blocksOf(en).map(sortOf)).toEqual(blocksOf(de).map(sortOf));
    });

    test("says every sentence in its own language", () => {
      const [inGerman, inEnglish] = [sentencesOf(de), sentencesOf(en)];
      expect(inEnglish.filter((sentence) => inGerman.includes(sentence))).toEqual([]);
      expect(inGerman.filter((sentence) => foreign.de.test(sentence))).toEqual([]);
      expect(inEnglish.filter((sentence) => foreign.en.test(sentence))).toEqual([]);
    });

    test("leads to pages of its own language", () => {
      for (const language of languages) {
        const { body } = { de, en }[language];
        const leads = [...body.matchAll(/\]\(\/(\w+)\//g)].map(([, to]) => to);
        expect(leads.filter((to) => to !== language)).toEqual([]);
      }
      const linksOf = ({ body }: LessonText) => body.match(/\]\(/g)?.length ?? 0;
      expect(linksOf(en)).toBe(linksOf(de));
    });
  },
);

function nameOf({ game, slug }: LessonText): string {
  return `${game}/${slug}`;
}

/** An exercise without its words. */
function shapeOf({ tag, example, written }: LessonText["asked"][number]): string {
  const seed = /seed=\{(\d+)\}/.exec(written)?.[1] ?? "";
  return `${tag} ${example} ${hintsIn(written).length} ${seed}`;
}

function hintsIn(written: string): string[] {
  const list = /hints=\{\[([\s\S]*?)\]\}/.exec(written)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map(([, hint = ""]) => hint);
}

function blocksOf({ body }: LessonText): string[] {
  return body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
}

function sortOf(block: string): string {
  if (block.startsWith("<")) return "exercise";
  if (block.startsWith("-")) return `list of ${block.split(/^- /m).length - 1}`;
  return /^#+/.exec(block)?.[0] ?? "paragraph";
}

/** All that is read: title, description, paragraphs, hints. */
function sentencesOf(lesson: LessonText): string[] {
  const { title = "", description = "" } = lesson.head;
  const text = blocksOf(lesson).filter((block) => sortOf(block) !== "exercise");
  const readable = text.map((block) => block.replaceAll(/\]\([^)]*\)/g, "]"));
  return [
    title,
    description,
    ...readable,
    ...lesson.asked.flatMap(({ written }) => hintsIn(written)),
  ];
}
