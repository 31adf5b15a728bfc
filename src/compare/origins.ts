// Origins of rules: source spans and cited documents.

import type { Difference, Meta, Rule, VariantEdit } from "../dsl/index.ts";
import type { VariantComparison } from "./comparison.ts";

/** A cited document with all pages, in ascending order. */
export interface Citation {
  readonly document: Meta["documents"][number];
  readonly pages: readonly number[];
  /** A variant in force changes what was cited: the document says how the original is. */
  readonly isChanged: boolean;
}

/** Returns the documents that any of the names cites, each once. */
export function findCitations(
  { cites, documents }: Pick<Meta, "cites" | "documents">,
  names: readonly string[],
): Citation[] {
  const cited = cites.filter(({ name }) => names.includes(name));
  return documents.flatMap((document, index) => {
    const own = cited.filter((cite) => cite.document === index);
    if (own.length === 0) return [];
    const pages = [...new Set(own.flatMap((cite) => cite.pages))];
    const isChanged = own.some((cite) => cite.isChanged === true);
    return [{ document, pages: pages.sort((one, other) => one - other), isChanged }];
  });
}

interface Origin {
  /** Spans of the edits or the declaration; empty if there is no such rule. */
  readonly places: readonly Rule["span"][];
  readonly documents: readonly Citation[];
}

/** Returns the origin of a rule: the variants that edited it, or its declaration. */
export function originOf(
  { edits, ...sides }: VariantComparison,
  side: "a" | "b",
  difference: Difference,
  names: readonly string[],
): Origin {
  const meta = sides[side].compiled?.meta;
  const rule = difference[side];
  if (meta === undefined) return { places: [], documents: [] };
  const touching = edits[side].filter((edit) => touches(edit, difference, names));
  if (touching.length > 0) {
    const variants = touching.map(({ variant }) => variant);
    return { places: touching.map(({ span }) => span), documents: findCitations(meta, variants) };
  }
  if (rule === undefined) return { places: [], documents: [] };
  const { path } = difference;
  const [owner = path] = path.split(".");
  return { places: [rule.span], documents: findCitations(meta, [path, owner]) };
}

/** Tests whether an edit targets the rule, its owner or a part of it. */
function touches(
  { path: edited }: VariantEdit,
  { path, kind }: Difference,
  names: readonly string[],
): boolean {
  const [owner] = path.split(".");
  if (edited === path || edited.endsWith(`.${path}`) || edited.split(".")[0] === owner) return true;
  return kind === "counting" && names.includes(edited);
}
