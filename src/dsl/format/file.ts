// Files and their declarations.

import type { CstNode } from "chevrotain";
import { builders } from "prettier/doc";
import { layOutItem } from "./body.ts";
import { alignColumns } from "./columns.ts";
import type { Doc, Page, ProductionLayout } from "./layout.ts";
import { isNode, listChildren } from "./parts.ts";

const { hardline } = builders;

export const fileLayouts = {
  file: (page, node) => {
    const parts = listChildren(node);
    const declarations = parts.filter((part) => isNode(part, "declaration"));
    alignColumns(page, declarations);
    const heading = parts.slice(0, parts.length - declarations.length);
    const docs: Doc[] = heading.map((token, i) => [
      i > 0 ? page.between(page.first(heading[i - 1] ?? token), page.first(token)) : "",
      page.doc(token),
    ]);
    let last = heading.at(-1) && page.last(heading.at(-1) ?? node);
    for (const declaration of declarations) {
      if (last !== undefined) docs.push(page.lineBetween(last, page.first(declaration)));
      docs.push(layOutItem(page, declaration));
      last = page.last(declaration);
    }
    return docs;
  },
  declaration: (page, node) => {
    const docs: Doc[] = [];
    listChildren(node).forEach((part, i, parts) => {
      const before = parts[i - 1];
      if (before !== undefined) docs.push(page.lineBetween(page.last(before), page.first(part)));
      docs.push(page.doc(part));
    });
    return docs;
  },
} satisfies Readonly<Record<string, ProductionLayout>>;

/** The whole text: comments above, the file, comments below. */
export function wholeFile(page: Page, cst: CstNode): Doc {
  const { tokens, atEnd } = page.trivia;
  const [first, last] = [tokens[0], tokens.at(-1)];
  const docs: Doc[] = [];
  const setComments = (comments: typeof atEnd.above, isAtTop: boolean) =>
    comments.forEach(({ text, hasBlankBefore }, i) => {
      if (i > 0 || !isAtTop) docs.push(hardline);
      if (hasBlankBefore && (i > 0 || !isAtTop)) docs.push(hardline);
      docs.push(text);
    });
  if (first === undefined || last === undefined) {
    setComments(atEnd.above, true);
    return docs.length === 0 ? "" : [docs, hardline];
  }
  const { above, hasBlankBelowComments } = page.trivia.around(first);
  setComments(above, true);
  if (above.length > 0) docs.push(hardline);
  if (hasBlankBelowComments) docs.push(hardline);
  docs.push(page.doc(cst));
  const { behind } = page.trivia.around(last);
  if (behind !== undefined) docs.push(` ${behind}`);
  setComments(atEnd.above, false);
  return [docs, hardline];
}
