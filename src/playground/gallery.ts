// Gallery of variants that an author can start from: title, one sentence and sort of change of
// each.

import { type ast, parse, type RulesFile } from "../dsl/index.ts";

/** `numbers`: only values change. `things`: components are added. `course`: any other change. */
export type ChangeSort = "numbers" | "things" | "course";

export interface GalleryEntry {
  readonly id: string;
  readonly sort: ChangeSort;
  readonly title: { readonly de: string; readonly en: string };
  /** Text of its first example. */
  readonly sentence: { readonly de: string; readonly en: string } | undefined;
}

/** Returns the entries of the variants with these ids, in their order; unknown ids are left out. */
export function galleryOf(sources: readonly RulesFile[], ids: readonly string[]): GalleryEntry[] {
  const declared = sources.flatMap((source) => {
    const isOne = ids.some((id) => source.text.includes(id));
    return isOne ? parse(source).ast.decls.filter(isVariant) : [];
  });
  return ids.flatMap((id) => {
    const variant = declared.find(({ name }) => name.text === id);
    const title = variant?.text && wordsOf(variant.text);
    if (variant === undefined || title === undefined) return [];
    const [example] = variant.examples;
    const sentence = example?.text && wordsOf(example.text);
    return [{ id, sort: sortOf(variant), title, sentence }];
  });
}

function isVariant(one: ast.Declared): one is ast.Declared & ast.Variant {
  return one.kind === "variant";
}

function sortOf({ edits }: ast.Variant): ChangeSort {
  const things = ["piece", "family", "board", "enum"];
  if (edits.some((edit) => edit.kind === "declare" && things.includes(edit.decl.kind))) {
    return "things";
  }
  return edits.every(({ kind }) => kind === "set" || kind === "say") ? "numbers" : "course";
}

function wordsOf({ de, en }: ast.Text): GalleryEntry["title"] | undefined {
  return de && en && { de: de.value, en: en.value };
}
