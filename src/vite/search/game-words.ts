// Search records of the games' rules and examples, and the localized names of their components.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IncrementalCompiler, rulesOf, ruleText } from "../../dsl/index.ts";
import { rulesIn } from "../../files/rules-folder.ts";
import type { Term } from "./words.ts";

/** A localized text that some page shows. */
export interface Saying {
  readonly kind: "rule" | "example";
  readonly game: string;
  /** Its name in the rules. */
  readonly name: string;
  readonly title: Both;
  readonly text: Both;
}

interface Both {
  readonly de: string;
  readonly en: string;
}

export interface GameWords {
  readonly sayings: readonly Saying[];
  readonly terms: readonly Term[];
}

/** Collects the search records of every game with a folder of its own below `rules`. */
export function gameWords(root: string): GameWords {
  const folders = readdirSync(join(root, "rules")).filter((name) =>
    existsSync(join(root, "rules", name, "game.regel")),
  );
  const all = folders.map((name) => wordsOf(root, name));
  return {
    sayings: all.flatMap(({ sayings }) => sayings),
    terms: all.flatMap(({ terms }) => terms),
  };
}

function wordsOf(root: string, folder: string): GameWords {
  const files = rulesIn(join(root, "rules", folder)).map((file) => `rules/${folder}/${file}`);
  const sources = files.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const { game, compiled } = new IncrementalCompiler().compile(sources);
  if (game === undefined || compiled === undefined) return { sayings: [], terms: [] };
  const { meta } = compiled;
  const rules = rulesOf(game).map((rule): Saying => {
    const text = { de: ruleText(rule, "de"), en: ruleText(rule, "en") };
    return { kind: "rule", game: folder, name: rule.path, title: rule.title, text };
  });
  const examples = meta.examples.map(({ id, text }): Saying => {
    return { kind: "example", game: folder, name: id, title: text, text };
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
  return {
    sayings: [...rules, ...examples],
    terms: [...nouns, ...titles, ...glossary(root, folder)],
  };
}

interface GlossaryEntry {
  readonly de: { readonly term: string; readonly also?: readonly string[] };
  readonly en: { readonly term: string; readonly also?: readonly string[] };
}

function glossary(root: string, folder: string): Term[] {
  const file = join(root, "src/content/glossary", `${folder}.json`);
  if (!existsSync(file)) return [];
  const entries: readonly GlossaryEntry[] = JSON.parse(readFileSync(file, "utf8"));
  const forms = ({ term, also = [] }: GlossaryEntry["de"]) => [term, ...also];
  return entries.map(({ de, en }) => ({ de: forms(de), en: forms(en) }));
}
