// How chapters and lessons show rules: without repeating themselves, under names that readers use.

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listLearnt } from "../../src/components/lesson/learnt.ts";
import { homeOf, listExplainedRules } from "../../src/components/rulebook/rule-chapters.ts";
import {
  type NamingBook,
  nameForReaders,
  titleOfReading,
} from "../../src/components/rulebook/rules/reader-names.ts";
import { findRelatedRules } from "../../src/components/rulebook/rules/related-rules.ts";
import { getRuleOwner } from "../../src/components/rulebook/rules/rulebook-data.ts";
import { listProseLines, playerTextOf, type Rule, renderPlainText } from "../../src/dsl/index.ts";
import { chaptersOf, rulingsOf } from "../support/rulebook.ts";

const games = ["burgundy", "burgundy-dice"];

describe.each(games)("the rules of %s", (game) => {
  const rulings = rulingsOf(game);

  describe.each(["de", "en"] as const)("in %s", (language) => {
    const chapters = chaptersOf(game, language);
    const book: NamingBook = { language, chapters, rulings };
    const rules = [...rulings.rules.values()];

    test("no box repeats eight words in a row of the text above it", () => {
      const boxes = chapters.flatMap(({ slug, body }) =>
        listBoxes(body).map((box) => ({ ...box, slug })),
      );
      const repeated = boxes.flatMap(({ slug, path, above }) => {
        const words = wordsOf(textOf(rulings.rules.get(path), language));
        const common = findCommonRun(words, wordsOf(above), 8);
        return common === undefined ? [] : [`${slug} ${path}: ${common}`];
      });

      expect(boxes.length).toBeGreaterThan(5);
      expect(repeated).toEqual([]);
    });

    test("the folds of a section have different titles", () => {
      const folds = chapters.flatMap(({ slug, body }) =>
        body.split(/^(?=#{2,3} )/m).map((section, at) => ({
          at: `${slug} ${at}`,
          titles: [...section.matchAll(/^<Rule path="([^"]*)" said \/>/gm)].flatMap(
            ({ 1: path }) => {
              const rule = rulings.rules.get(path ?? "");
              return rule === undefined ? [] : [titleOfReading(book, rule)];
            },
          ),
        })),
      );

      expect(folds.flatMap(({ titles }) => titles).length).toBeGreaterThan(20);
      for (const { at, titles } of folds) expect(titles, at).toEqual([...new Set(titles)]);
    });

    test("what is related leads to at most four rules that people know", () => {
      const related = rules.flatMap((rule) => {
        const found = findRelatedRules(book, rule);
        expect(found.length, rule.path).toBeLessThanOrEqual(4);
        return found;
      });
      const kinds = related.map(({ path }) => rulings.rules.get(path)?.kind);

      expect(related.length).toBeGreaterThan(50);
      expect(kinds.filter((kind) => /^(reason|mark|event|game)$/.test(kind ?? ""))).toEqual([]);
      expect(related.filter(({ path }) => !hasPlace(path)).map(({ path }) => path)).toEqual([]);
      expect(related.map(({ name }) => name).filter(isClause)).toEqual([]);
    });

    /** Its home has a box or fold for it, or for what it is a part of. */
    function hasPlace(path: string): boolean {
      const home = homeOf(chapters, path);
      const explained = home === undefined ? [] : listExplainedRules(home);
      return explained.includes(path) || explained.includes(getRuleOwner(path));
    }

    test("lessons list what they teach by names, each with a text", () => {
      const lessons = globSync(`src/content/${language}/lessons/${game}/*.yaml`);
      const topics = lessons.flatMap((path) => {
        const [, listed = ""] = /^teaches: \[(.*)\]$/m.exec(readFileSync(path, "utf8")) ?? [];
        const learnt = listLearnt(book, listed.split(", "));
        expect(learnt.length, path).toBeGreaterThan(0);
        return learnt;
      });

      expect(topics.map(({ name }) => name).filter(isClause)).toEqual([]);
      for (const { name, chapter, rules: told } of topics) {
        expect(chapter, name).not.toBe(undefined);
        expect(told.map((rule) => textOf(rule, language)).filter((text) => text === "")).toEqual(
          [],
        );
      }
    });
  });
});

test("a handler is called as its tile, a requirement as the section about it", () => {
  const rulings = rulingsOf("burgundy");
  const book: NamingBook = { language: "en", chapters: chaptersOf("burgundy", "en"), rulings };
  const nameOf = (path: string) => {
    const rule = rulings.rules.get(path);
    return rule && nameForReaders(book, rule);
  };

  expect(nameOf("ship.settled")).toEqual({ text: "Ship", from: "owner" });
  expect(nameOf("oneOfAKind")).toEqual({ text: "Each building only once", from: "section" });
  expect(nameOf("enoughSilver")).toEqual({ text: "Buying a tile", from: "chapter" });
  expect(nameOf("take")).toEqual({ text: "Take a tile", from: "title" });
  expect(nameOf("silverLeft")).toBeUndefined();
});

test("a clause, an identifier and two names in one are no names", () => {
  expect(
    ["Ship: after it is placed", "nachdem ein Schiff platziert ist", "‚one bonus‘"].filter(
      isClause,
    ),
  ).toHaveLength(3);
  expect(["Ship", "Ein volles Gebiet: nach Größe und Durchgang"].filter(isClause)).toEqual([]);
});

/** Whether a name is no noun, but says when something is, or is the name of an identifier. */
function isClause(name: string): boolean {
  const conjunction =
    /(^|: )(wenn|nachdem|sobald|als|bevor|weil|falls|when|after|while|before|if)\b/i;
  return conjunction.test(name) || /[‚‘]|Voraussetzung für|Requirement for/.test(name);
}

/** The rules that a chapter shows as boxes, each with the text of its section up to it. */
function listBoxes(body: string): { path: string; above: string }[] {
  return body.split(/^(?=#{2,3} )/m).flatMap((section) =>
    [...section.matchAll(/^<Rule path="([^"]*)" \/>/gm)].map(({ 1: path = "", index }) => ({
      path,
      above: section.slice(0, index),
    })),
  );
}

function textOf(rule: Rule | undefined, language: "de" | "en"): string {
  if (rule === undefined) throw new Error("A chapter shows a rule that there is not.");
  const lines = listProseLines(playerTextOf(rule, language).blocks);
  return lines.map(({ text }) => renderPlainText(text)).join("\n");
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/<[^>]*>/g, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The first run of so many words that both have. */
function findCommonRun(some: readonly string[], others: readonly string[], length: number) {
  const runs = (all: readonly string[]) =>
    all.slice(length - 1).map((_, start) => all.slice(start, start + length).join(" "));
  const known = new Set(runs(others));
  return runs(some).find((run) => known.has(run));
}
