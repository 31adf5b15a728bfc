// What rules are taken from: documents with their pages.

import type { Meta } from "../dsl/index.ts";
import type { Shell } from "./output.ts";

/** A document that is cited, with all pages. */
export interface Citation {
  readonly document: Meta["documents"][number];
  readonly pages: readonly number[];
}

/** The documents that one of these names cites, each once. */
export function citations({ cites, documents }: Meta, names: readonly string[]): Citation[] {
  const found = new Map<Meta["documents"][number], Set<number>>();
  for (const { name, document: index, pages } of cites) {
    const document = documents[index];
    if (document === undefined || !names.includes(name)) continue;
    const known = found.get(document) ?? new Set();
    for (const page of pages) known.add(page);
    found.set(document, known);
  }
  return [...found].map(([document, pages]) => ({
    document,
    pages: [...pages].sort((one, other) => one - other),
  }));
}

/** "Source: Rulebook, pp. 3, 12; …", or nothing. */
export function citesText(shell: Shell, meta: Meta, ...names: readonly string[]): string {
  const found = citations(meta, names);
  const texts = found.map((citation) => citationText(shell, citation));
  return found.length === 0 ? "" : shell.texts.compare.source(texts.join("; "));
}

export function citationText({ texts, language }: Shell, { document, pages }: Citation): string {
  const doubt = document.doubtful ? ` ${texts.compare.doubtful}` : "";
  const where = pages.length === 0 ? "" : `, ${texts.compare.pages(pages)}`;
  return `${document.text[language]}${where}${doubt}`;
}
