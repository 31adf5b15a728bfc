// Splits the metadata of a game for pages: tables need a part of it at once and the rest on demand,
// and all texts in one language only.

import { type DeferredMeta, type DisplayText, type Meta, withoutTexts } from "../dsl/index.ts";

/** Returns the metadata about spans and sources, which examples do not need. */
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

/** Returns the metadata that `leanMeta` omits, except texts and examples. */
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
    moves: meta.moves.map(({ predicate, source }) => ({ predicate, source })),
    reasons: meta.reasons.map(({ source }) => ({ source })),
    tables: meta.tables.map(({ text, entries }) => ({ text, entries })),
    zones: meta.zones.map(({ secret, stocked }) => ({ secret, stocked })),
  };
}

/**
 * Returns the part of `restOf` that matches need: of the origins only those of variants, by which the
 * set-up groups them; pages load the others on demand. A game of one file has all, because it includes
 * its text.
 */
export function matchRestOf(meta: Meta): DeferredMeta {
  const rest = restOf(meta);
  if (isInOneFile(meta)) return rest;
  return {
    ...rest,
    sources: rest.sources.slice(0, 1),
    spans: [],
    cites: rest.cites.filter(({ name }) => meta.variants.some(({ id }) => id === name)),
    documents: [],
    credits: [],
    values: [],
    kinds: [],
  };
}

/**
 * Returns the metadata that tables show, without examples, origins and the sources of the rules,
 * which pages load on demand. The first file stays: its path names the game, and a game of one file
 * is small enough to include its text. The result has no type here; `joinMeta` restores it.
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
    moves: meta.moves.map(({ predicate: _predicate, source: _source, ...move }) => move),
    reasons: meta.reasons.map(({ source: _, ...reason }) => reason),
    tables: meta.tables.map(({ text: _text, entries, ...table }) =>
      isDrawnFrom(meta, table.id) ? { ...table, entries } : table,
    ),
    zones: meta.zones.map(({ secret: _secret, stocked: _stocked, ...zone }) => zone),
  };
}

/** Returns whether looks name a table, so that things are drawn by its entries. */
function isDrawnFrom({ looks }: Meta, table: string): boolean {
  return Object.values(looks).some(({ printed, price, base, gifts }) =>
    [printed, price, base, gifts].some((text) => text?.split(" ")[0] === table),
  );
}

/**
 * Replaces each localized text in data by a gap, and returns the texts in order; `injectTexts`
 * reverses this.
 */
export function wordsApart(data: object): {
  readonly gaps: string;
  readonly words: Readonly<Record<keyof DisplayText, readonly unknown[]>>;
} {
  const words: Record<keyof DisplayText, unknown[]> = { de: [], en: [] };
  const gaps = JSON.stringify(data, (_, value) => {
    if (!isSpoken(value)) return value;
    words.de.push(value.de);
    words.en.push(value.en);
    return null;
  });
  return { gaps, words };
}

/** Returns whether a value is a localized text or noun. */
function isSpoken(value: unknown): value is Readonly<Record<keyof DisplayText, unknown>> {
  return typeof value === "object" && value !== null && "de" in value && "en" in value;
}

function isInOneFile({ sources }: Meta): boolean {
  return sources.length === 1;
}
