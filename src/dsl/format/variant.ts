// Layouts of variants, sources and open questions.

import type { CstElement } from "chevrotain";
import * as t from "../syntax/tokens.ts";
import { construct, sentence } from "./body.ts";
import { broken, inline, type Layout } from "./layout.ts";
import { isNode, isToken, partsOf } from "./parts.ts";

export const variants = {
  document: sentence(),
  documentItem: inline,
  see: sentence(),
  question: sentence("About"),
  reading: sentence(),
  variant: sentence("Of"),
  variantItem: withDeclaration,
  path: inline,
  change: withDeclaration,
  amount: inline,
  newValue: broken("From", "To", "Else"),
  extend: sentence(),
  extension: inline,
} satisfies Readonly<Record<string, Layout>>;

const changed = construct(
  (part, before) =>
    isToken(before, t.Comma) || (isNode(part, "newValue", "text") && !hasArguments(part)),
);

/** A declaration behind a word is laid out as it is without. */
function withDeclaration(...[page, node]: Parameters<Layout>): ReturnType<Layout> {
  const isDeclaration = partsOf(node).some((part) => isNode(part, "declaration"));
  return isDeclaration || partsOf(node).length === 1 ? inline(page, node) : changed(page, node);
}

/** `(2) to 3`, which stands right behind its name */
function hasArguments(part: CstElement): boolean {
  return "children" in part && isToken(partsOf(part)[0], t.LeftParen);
}
