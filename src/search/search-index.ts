// One part of the full-text index of a language, as the build writes it and the browser and tests
// load it.

import MiniSearch, { type Options } from "minisearch";
import { type SearchLanguage, splitWords, termOf, termsOf } from "./analyzer.ts";
import type { RecordHead, RecordTexts, SearchRecord } from "./record.ts";

/** A record as the index reads it. */
type IndexedRecord = RecordTexts & { readonly id: number; readonly phrases: string };

/** The two files of a part; `sentences` is parallel to `heads`. */
export interface SearchFiles {
  readonly index: string;
  readonly sentences: string;
}

export interface LoadedIndex {
  readonly language: SearchLanguage;
  /** A factor of the scores of all its records. */
  readonly weight: number;
  readonly heads: readonly RecordHead[];
  readonly index: MiniSearch<IndexedRecord>;
  readonly sentences: readonly (readonly string[])[];
}

/** Writes the index of the records of a part. */
export function writeIndex(
  records: readonly SearchRecord[],
  language: SearchLanguage,
): SearchFiles {
  const index = new MiniSearch<IndexedRecord>(optionsOf(language));
  index.addAll(
    records.map(({ texts, phrases }, id) => {
      return { id, ...texts, phrases: phrases.join(" ") };
    }),
  );
  const heads = records.map(({ url, kind, title, place, weight, phrases }): RecordHead => {
    const terms = phrases.map((phrase) => termsOf(phrase, language));
    return { url, kind, title, place, weight, phrases: terms };
  });
  return {
    index: JSON.stringify({ heads, index }),
    sentences: JSON.stringify(records.map(({ sentences }) => sentences)),
  };
}

/** Reads what `writeIndex` has written. */
export function readIndex(
  files: SearchFiles,
  language: SearchLanguage,
  weight: number,
): LoadedIndex {
  // Casts because `writeIndex` writes nothing else.
  const { heads, index } = JSON.parse(files.index) as {
    heads: RecordHead[];
    index: ReturnType<MiniSearch["toJSON"]>;
  };
  const sentences = JSON.parse(files.sentences) as string[][];
  return {
    language,
    weight,
    heads,
    // Cast because MiniSearch does not export the type of its JSON under a name of its own.
    index: MiniSearch.loadJS(index, optionsOf(language)),
    sentences,
  };
}

function optionsOf(language: SearchLanguage): Options<IndexedRecord> {
  return {
    fields: ["title", "name", "phrases", "headings", "text", "related", "game"],
    tokenize: splitWords,
    processTerm: (word) => termOf(word, language),
  };
}
