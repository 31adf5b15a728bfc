// What pages are told about a game: at first only what a table shows, the rest with the whole game;
// and all of it in one language, for its words come apart from the rest.

import { type DeferredMeta, type DisplayText, type Meta, withoutTexts } from "../dsl/index.ts";

/** What a game tells about where its rules stand and come from; nobody needs it to play an example. */
export function originsOf({ spans, variants, questions, cites, documents, kinds }: Meta) {
  return {
    spans,
    variants,
    questions,
    cites,
    documents,
    kinds: kinds.map(({ source }) => ({ source })),
  };
}

/** What `leanMeta` leaves behind, but for texts and examples. */
export function restOf(meta: Meta): DeferredMeta {
  const { needs, values, rules, credits, closing } = meta;
  return {
    ...originsOf(meta),
    needs,
    values,
    rules,
    credits,
    closing,
    sources: isInOneFile(meta) ? meta.sources : withoutTexts(meta).sources,
    options: meta.options.map(({ noun, choices }) => ({ noun, choices })),
    shapes: meta.shapes.map(({ neighbours }) => ({ neighbours })),
    boards: meta.boards.map(({ regions }) => ({ regions })),
    moves: meta.moves.map(({ source }) => ({ source })),
    reasons: meta.reasons.map(({ source }) => ({ source })),
    tables: meta.tables.map(({ text, entries }) => ({ text, entries })),
    zones: meta.zones.map(({ secret, stocked }) => ({ secret, stocked })),
  };
}

/**
 * Leaves behind what tables do not show: examples, origins and the texts of the rules, which pages
 * fetch when somebody opens one. The first file stays, for its path names the game; a game in one
 * file is small enough to bring its text along. What `joinMeta` puts back has no type here.
 */
export function leanMeta(meta: Meta): object {
  const { closing: _, ...lean } = withoutTexts(meta);
  return {
    ...lean,
    sources: isInOneFile(meta) ? meta.sources : lean.sources.slice(0, 1),
    spans: isInOneFile(meta) ? meta.spans : [],
    credits: [],
    needs: [],
    values: [],
    rules: [],
    variants: [],
    questions: [],
    cites: [],
    documents: [],
    kinds: isInOneFile(meta) ? meta.kinds : meta.kinds.map(({ source: _, ...kind }) => kind),
    options: meta.options.map(({ noun: _noun, choices: _choices, ...option }) => option),
    shapes: meta.shapes.map(({ neighbours: _, ...shape }) => shape),
    boards: meta.boards.map(({ regions: _, ...board }) => board),
    moves: meta.moves.map(({ source: _, ...move }) => move),
    reasons: meta.reasons.map(({ source: _, ...reason }) => reason),
    tables: meta.tables.map(({ text: _text, entries: _entries, ...table }) => table),
    zones: meta.zones.map(({ secret: _secret, stocked: _stocked, ...zone }) => zone),
  };
}

/** Data with a gap in place of each of its texts, and the texts in their order; `injectTexts` puts them back. */
export function wordsApart(data: object): {
  readonly gaps: string;
  readonly words: Readonly<Record<keyof DisplayText, readonly unknown[]>>;
} {
  const words = { de: [] as unknown[], en: [] as unknown[] };
  const gaps = JSON.stringify(data, (_, value) => {
    if (!isSpoken(value)) return value;
    words.de.push(value.de);
    words.en.push(value.en);
    return null;
  });
  return { gaps, words };
}

/** Whether something is a sentence, a name or a noun in both languages. */
function isSpoken(value: unknown): value is Readonly<Record<keyof DisplayText, unknown>> {
  return typeof value === "object" && value !== null && "de" in value && "en" in value;
}

function isInOneFile({ sources }: Meta): boolean {
  return sources.length === 1;
}
