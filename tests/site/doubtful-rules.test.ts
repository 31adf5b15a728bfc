// Rulebooks of games with uncertain sources: complete, the same in both languages, honest about what
// is certain.

import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { findEmbedded } from "../../src/components/rulebook/embedded/mentions.ts";
import { checkGame, compileGame, rulesOf as ruleTexts } from "../../src/dsl/index.ts";
import type { SiteLanguage } from "../../src/i18n/language.ts";
import { rulesOf } from "../support/rules-of.ts";

interface Chapter {
  readonly slug: string;
  /** Paths of rules that its head names. */
  readonly rules: readonly string[];
  readonly body: string;
}

describe.each(["burgundy-dice", "burgundy-cards", "white-castle"])(
  "the rulebook of %s",
  (folder) => {
    const sources = rulesOf(folder);
    const { game } = checkGame(sources);
    const { compiled } = compileGame(sources);
    if (game === undefined || compiled === undefined) throw new Error("The rules have errors.");
    const paths = ruleTexts(game).map(({ path }) => path);
    const { documents, cites, examples, questions } = compiled.meta;
    const chapters = { de: chaptersIn(folder, "de"), en: chaptersIn(folder, "en") };

    test("explains every rule of the game in one chapter", () => {
      const explained = chapters.de.flatMap(({ rules }) => rules);

      expect(explained.toSorted()).toEqual(paths.toSorted());
    });

    test("leads from questions and answers to every open question", () => {
      const answers = chapters.de.find(({ slug }) => slug === "faq")?.body;
      for (const { id } of questions) expect(answers).toContain(`/questions/${folder}/#${id})`);
    });

    describe.each(chapters.de)("in chapter $slug", ({ slug, rules, body }) => {
      const other = chapters.en.find((one) => one.slug === slug);

      test("shows only rules and examples that there are, and those rules that it says it explains", () => {
        const mentions = findEmbedded(body);
        const of = (kind: string) => mentions.flatMap((one) => (one.kind === kind ? [one.of] : []));

        expect(rules).toEqual(expect.arrayContaining(of("rule")));
        expect(examples.map(({ id }) => id)).toEqual(expect.arrayContaining(of("example")));
      });

      test("has the same headings, tables, examples and rules in both languages", () => {
        expect(other?.rules).toEqual(rules);
        expect(frameOf(other?.body ?? "")).toEqual(frameOf(body));
      });

      test("says in its text what one source alone says and what has been inferred", () => {
        const doubts = rules.flatMap((rule) =>
          cites.flatMap(({ name, document }) =>
            name === rule ? [documents[document]?.doubt] : [],
          ),
        );
        const marks = {
          single: ["**Nur eine Quelle", "**One source only"],
          doubtful: ["**Erschlossen", "**Inferred"],
        };
        for (const doubt of doubts) {
          if (doubt === undefined) continue;
          expect([body, other?.body]).toEqual(
            marks[doubt].map((mark) => expect.stringContaining(mark)),
          );
        }
      });
    });
  },
);

function chaptersIn(folder: string, language: SiteLanguage): Chapter[] {
  return globSync(`src/content/${language}/rules/${folder}/*.mdx`).map((path) => {
    const [, head = "", body = ""] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, "utf8")) ?? [];
    const rules = /^rules: \[(.*)\]$/m.exec(head)?.[1] ?? "";
    return { slug: basename(path, ".mdx"), rules: rules.split(", ").filter(Boolean), body };
  });
}

/** What a chapter is made of, without its words: levels of headings, components, lists and tables. */
function frameOf(body: string): string[] {
  return (
    body
      .match(/^(?:#+|\||-|\d\.)(?= |$)|^<.*>$|<Term of="\w+">|\]\(\/(?:de|en)\/[\w/-]*/gm)
      ?.map((part) => part.replace(/\/(?:de|en)\//, "/")) ?? []
  );
}
