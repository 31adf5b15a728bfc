// Citations: documents with their pages.

import { type Citation, findCitations } from "../../compare/origins.ts";
import type { Meta } from "../../dsl/index.ts";
import type { Shell } from "../shell.ts";

/** Formats citations, "Source: Rulebook, pp. 3, 12; …"; "" if there are none. */
export function formatCitations(shell: Shell, meta: Meta, ...names: readonly string[]): string {
  const found = findCitations(meta, names);
  const [changed, standing] = [true, false].map((isChanged) =>
    found.filter((one) => one.isChanged === isChanged).map((one) => formatCitation(shell, one)),
  );
  const { source, original } = shell.texts.compare;
  return [
    ...(standing?.length ? [source(standing.join("; "))] : []),
    ...(changed?.length ? [original(changed.join("; "))] : []),
  ].join("\n");
}

/** Formats one citation: document, pages, and doubt. */
export function formatCitation({ texts, language }: Shell, { document, pages }: Citation): string {
  const doubt = document.doubt === undefined ? "" : ` ${texts.compare.doubt[document.doubt]}`;
  const where = pages.length === 0 ? "" : `, ${texts.compare.pages(pages)}`;
  return `${document.text[language]}${where}${doubt}`;
}
