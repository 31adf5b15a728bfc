// The rulebooks: the same in both languages, about what there is, and about every rule there is.

import { describe, expect, test } from "vitest";
import {
  type EmbeddedReference,
  groupBySection,
  listReferenced,
} from "../../src/components/rulebook/embedded/mentions.ts";
import { homeOf } from "../../src/components/rulebook/rule-chapters.ts";
import { chaptersOf, glossaryOf, rulingsOf, withChapters } from "../support/rulebook.ts";

describe.each(withChapters())("the rulebook of %s", (game) => {
  const [german, english] = [chaptersOf(game, "de"), chaptersOf(game, "en")];
  const chapters = [...german, ...english];
  const glossary = glossaryOf(game);
  const { meta, rules, version } = rulingsOf(game);
  const mentioned = (kind: EmbeddedReference["kind"]) => [
    ...new Set(chapters.flatMap(({ mentions }) => listReferenced(mentions, kind))),
  ];

  test("has the same chapters in both languages, each at a place of its own", () => {
    const frame = (all: typeof german) =>
      all.map(({ slug, answers, rules: explained }) => ({
        slug,
        answers,
        explained,
      }));

    expect(german.length).toBeGreaterThan(0);
    expect(frame(english)).toEqual(frame(german));
  });

  test("shows the same in every section of both languages", () => {
    for (const [index, { slug, mentions }] of german.entries()) {
      const other = english[index]?.mentions ?? [];
      expect(groupBySection(other).map(told), slug).toEqual(groupBySection(mentions).map(told));
    }
  });

  test("says something below every heading", () => {
    const bare = chapters.flatMap(({ slug, body }) => {
      const [, ...sections] = body.split(/^(?=##)/m);
      return sections.flatMap((section, at) => {
        const [heading = "", ...lines] = section.split("\n");
        const isRead = lines.some((line) => line.trim() !== "" && !/^<Rule\b.*\bsaid\b/.test(line));
        const isParent = levelOf(sections[at + 1]) > levelOf(section);
        return isRead || isParent ? [] : [`${slug}: ${heading}`];
      });
    });
    expect(bare).toEqual([]);
  });

  test("names only what there is", () => {
    const examples = [meta, version?.game.meta].flatMap((one) => one?.examples ?? []);
    const known: Partial<Record<EmbeddedReference["kind"], readonly string[]>> = {
      example: examples.map(({ id }) => id),
      rule: [...rules.keys()],
      counterpart: [...rules.keys()],
      table: [...rules.keys()],
      term: [...glossary.map(({ id }) => id), ...rules.keys()],
      tile: meta.kinds.map(({ id }) => id),
      version: version === undefined ? [] : [version.variant.id],
    };
    for (const [kind, names] of Object.entries(known) as [EmbeddedReference["kind"], string[]][]) {
      expect(
        mentioned(kind).filter((name) => !names.includes(name)),
        kind,
      ).toEqual([]);
    }
    const explained = chapters.flatMap((chapter) => chapter.rules);
    expect(explained.filter((path) => !rules.has(path))).toEqual([]);
  });

  test("shows no rule twice in a chapter", () => {
    for (const { slug, mentions } of german) {
      const shown = mentions.filter(({ kind }) => kind === "rule").map(({ of }) => of);

      expect(shown, slug).toEqual([...new Set(shown)]);
    }
  });

  test("explains every rule of the game", () => {
    const missing = [...rules.keys()].filter((path) => homeOf(german, path) === undefined);

    expect(missing).toEqual([]);
  });

  test("has a glossary whose words lead to chapters and rules that there are", () => {
    const ids = glossary.map(({ id }) => id);
    const slugs = german.map(({ slug }) => slug);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length === 0 || slugs.includes("glossary")).toBe(true);
    for (const { id, chapter, rule, de, en } of glossary) {
      if (chapter !== undefined) expect(slugs, id).toContain(chapter);
      if (rule !== undefined) expect([...rules.keys()], id).toContain(rule);
      expect(
        [de.term, de.says, en.term, en.says].every((text) => text.trim() !== ""),
        id,
      ).toBe(true);
    }
  });
});

/** What a section shows, in its order; words of the glossary in any, as sentences differ. */
function told(section: readonly EmbeddedReference[]): string[] {
  const terms = section.filter(({ kind }) => kind === "term").map(({ of }) => `term ${of}`);
  const rest = section.filter(({ kind }) => kind !== "term").map(({ kind, of }) => `${kind} ${of}`);
  return [...rest, ...new Set(terms.toSorted())];
}

/** How deep the heading is that a section begins with. */
function levelOf(section = ""): number {
  return /^#*/.exec(section)?.[0].length ?? 0;
}
