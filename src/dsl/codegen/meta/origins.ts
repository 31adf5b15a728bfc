// What the program tells about where its rules come from, and about its variants.

import type * as ir from "../../ir/ir.ts";
import type * as meta from "../../runtime/meta/meta.ts";
import type { Span } from "../../source/span.ts";

type Origins = Pick<meta.Meta, "documents" | "cites" | "questions" | "variants" | "chosen">;

export function originsMeta(game: ir.Game, ref: (span: Span) => meta.SourceRef): Origins {
  const cites = [...game.cites, ...game.variants.flatMap((variant) => variant.cites)];
  return {
    documents: game.documents.map(({ id, words, url, doubt }) => ({
      id,
      text: words,
      url,
      doubt,
    })),
    cites: cites.map(({ name, document, pages, isChanged }) => ({
      name,
      document: game.documents.indexOf(document),
      pages,
      ...(isChanged ? { isChanged: true } : {}),
    })),
    questions: game.questions.map(({ id, words, about, readings, isChanged, span }) => ({
      id,
      text: words,
      about,
      readings,
      ...(isChanged ? { isChanged: true } : {}),
      source: ref(span),
    })),
    variants: game.variants.map(({ id, words, base, question, isEmpty, span }) => ({
      id,
      text: words,
      base: base === game.id ? undefined : base,
      question,
      isEmpty,
      source: ref(span),
    })),
    chosen: game.chosen,
  };
}
