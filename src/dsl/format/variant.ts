// Layouts of variants, sources and open questions.

import type { CstElement } from "chevrotain";
import { builders } from "prettier/doc";
import * as t from "../syntax/tokens.ts";
import { createBreakingLayout, createConstructLayout } from "./body.ts";
import {
  createBreakTest,
  createBrokenLayout,
  inline,
  joinParts,
  type ProductionLayout,
} from "./layout.ts";
import { isNode, isToken, listChildren } from "./parts.ts";

export const variantLayouts = {
  document: createConstructLayout(),
  documentItem: inline,
  see: createConstructLayout(),
  tells: createConstructLayout("text", "coverage"),
  ownTells: besideItsWord,
  coverage: createConstructLayout(),
  keep: createConstructLayout(),
  question: createConstructLayout("About"),
  reading: createConstructLayout(),
  variant: createConstructLayout("Of"),
  variantItem: withDeclaration,
  path: inline,
  change: withDeclaration,
  amount: inline,
  newValue: createBrokenLayout("From", "To", "Else"),
  extend: createConstructLayout(),
  extension: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

const changed = createBreakingLayout(
  (part, before) =>
    isToken(before, t.Comma) || (isNode(part, "newValue", "text") && !hasArguments(part)),
);

/** A declaration behind a word is laid out as it is without. */
function withDeclaration(
  ...[page, node]: Parameters<ProductionLayout>
): ReturnType<ProductionLayout> {
  const isDeclaration = listChildren(node).some((part) => isNode(part, "declaration"));
  return isDeclaration || listChildren(node).length === 1
    ? inline(page, node)
    : changed(page, node);
}

/** What a variant says of itself stands behind its word, line by line. */
function besideItsWord(
  ...[page, node]: Parameters<ProductionLayout>
): ReturnType<ProductionLayout> {
  const [word, ...parts] = listChildren(node);
  const [text] = parts;
  if (word === undefined || text === undefined) return inline(page, node);
  const [last, first] = [page.last(word), page.first(text)];
  const gap = page.hasCommentBetween(last, first) ? page.between(last, first) : page.space(first);
  const said = joinParts(page, parts, createBreakTest(new Set(["coverage"])));
  return [page.doc(word), gap, builders.align("tells ".length, said)];
}

/** `(2) to 3`, which stands right behind its name */
function hasArguments(part: CstElement): boolean {
  return "children" in part && isToken(listChildren(part)[0], t.LeftParen);
}
