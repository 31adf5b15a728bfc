// Search records of the games' rules and examples, and the localized names of their components.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksText, groupBy, playerTextOf, type Rule, rulesOf } from "../../dsl/index.ts";
import type { GlossaryEntry } from "../../files/glossary-entry.ts";
import type { ListedEntry } from "../../files/site-entry.ts";
import { type SearchPart, sitePart } from "../../search/parts.ts";
import type { SiteCompilers } from "../site-compilers.ts";
import type { Term } from "./related-words.ts";

/** A localized text that some page shows. */
export interface RuleOrExample {
  readonly kind: "rule" | "example";
  readonly game: string;
  /** Its name in the rules. */
  readonly name: string;
  readonly title: Both;
  readonly text: Both;
  /** What players read of a rule, empty if it has no words for them. */
  readonly playerText: Both;
}

interface Both {
  readonly de: string;
  readonly en: string;
}

/** A game with pages of its own. */
interface GameOfSite {
  /** Folder of its rules, and part of the addresses of its pages. */
  readonly folder: string;
  readonly title: Both;
  readonly glossary: readonly GlossaryTerm[];
}

interface GlossaryTerm extends Term {
  /** The chapter that explains it, if there is one. */
  readonly chapter: string | undefined;
}

export interface GameWords {
  readonly games: readonly GameOfSite[];
  readonly rulesAndExamples: readonly RuleOrExample[];
  readonly terms: readonly Term[];
}

/** A part of the index, and what its games say. */
interface PartWords {
  readonly part: SearchPart;
  readonly words: GameWords;
}

/** Collects the words of every game with pages, by the part of the index that they are for. */
export function gameWords(compilers: SiteCompilers, texts: string): PartWords[] {
  const entries = groupBy(compilers.all.site().games, ({ name, shelf }) => shelf ?? name);
  const ofGames = Array.from(entries, ([name, games]): PartWords => {
    const all = games.map((entry) => wordsOf(compilers, texts, entry));
    return {
      part: { name, segments: [...new Set([name, ...games.map((game) => game.name)])] },
      words: {
        games: all.flatMap((one) => one.games),
        rulesAndExamples: all.flatMap(({ rulesAndExamples }) => rulesAndExamples),
        terms: all.flatMap(({ terms }) => terms),
      },
    };
  });
  const ofSite = {
    part: { name: sitePart, segments: [] },
    words: { games: [], rulesAndExamples: [], terms: [] },
  };
  return [...ofGames, ofSite];
}

function wordsOf(
  compilers: SiteCompilers,
  texts: string,
  { name: folder, rules: path }: ListedEntry,
): GameWords {
  const { game, compiled } = compilers.compile(path);
  if (game === undefined || compiled === undefined) {
    return { games: [], rulesAndExamples: [], terms: [] };
  }
  const { meta } = compiled;
  const rules = rulesOf(game).map((rule): RuleOrExample => {
    const text = { de: blocksText(rule.text.de), en: blocksText(rule.text.en) };
    const playerText = { de: playerTextIn(rule, "de"), en: playerTextIn(rule, "en") };
    return { kind: "rule", game: folder, name: rule.path, title: rule.title, text, playerText };
  });
  const examples = meta.examples.map(({ id, text }): RuleOrExample => {
    return { kind: "example", game: folder, name: id, title: text, text, playerText: text };
  });
  const things = [
    ...meta.kinds,
    ...meta.counters,
    ...meta.zones,
    ...meta.grids,
    ...meta.tracks,
    ...meta.enums.flatMap(({ members }) => members),
  ];
  const nouns = things.map(({ noun: { de, en } }): Term => {
    return { de: [de.one, de.many], en: [en.one, en.many] };
  });
  const titles = rules.map(({ title }): Term => ({ de: [title.de], en: [title.en] }));
  const glossary = readGlossary(texts, folder);
  return {
    games: [{ folder, title: meta.title, glossary }],
    rulesAndExamples: [...rules, ...examples],
    terms: [...nouns, ...titles, ...glossary],
  };
}

function playerTextIn(rule: Rule, language: "de" | "en"): string {
  const { blocks } = playerTextOf(rule, language);
  return blocksText(blocks);
}

function readGlossary(texts: string, folder: string): GlossaryTerm[] {
  const file = join(texts, "glossary", `${folder}.json`);
  if (!existsSync(file)) return [];
  const entries: readonly GlossaryEntry[] = JSON.parse(readFileSync(file, "utf8"));
  const forms = ({ term, also = [] }: GlossaryEntry["de"]) => [term, ...also];
  return entries.map(({ chapter, de, en }) => ({ chapter, de: forms(de), en: forms(en) }));
}
