// Layouts of texts, types and expressions.

import type { CstElement, CstNode, TokenType } from "chevrotain";
import { builders } from "prettier/doc";
import * as t from "../syntax/tokens.ts";
import { createConstructLayout } from "./body.ts";
import {
  createBrokenLayout,
  type Doc,
  inline,
  joinParts,
  type Page,
  type ProductionLayout,
} from "./layout.ts";
import { isNode, isToken, listChildren } from "./parts.ts";

const { group, hardline, indent, line, softline } = builders;

export const expressionLayouts = {
  text,
  textBody: createConstructLayout(),
  type: inline,
  params: list,
  param: inline,
  expression: condition,
  tail: inline,
  sum: createBrokenLayout("arithmetic"),
  arithmetic: inline,
  operand: inline,
  suffix: inline,
  index: inline,
  your: inline,
  named: inline,
  call: inline,
  args: list,
  parenthesised: list,
  set: list,
  numberOf: inline,
  sumOf: createBrokenLayout("For"),
  beside: inline,
  quantified: createBrokenLayout("Has"),
  found: inline,
  conditional: createBrokenLayout("Then", "Else"),
  binder: createBrokenLayout("Until", "Where"),
  domain: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

/** One language behind the other if the author put them so and they fit, else below it. */
function text(page: Page, node: CstNode): Doc {
  const breaks = (part: CstElement) => isToken(part, t.De, t.En);
  const parts = listChildren(node);
  const isApart = parts.some((part, i) => i > 0 && breaks(part) && page.startsLine(part));
  const docs = parts.map((part, i): Doc => {
    const before = parts[i - 1];
    if (before === undefined) return page.doc(part);
    const gap = !breaks(part) ? " " : isApart ? hardline : line;
    return [page.between(page.last(before), page.first(part), gap), page.doc(part)];
  });
  return group(docs);
}

/** A condition is broken before `or`, and what binds tighter before `and`. */
function condition(page: Page, node: CstNode): Doc {
  const whole = listChildren(node);
  const [operand] = whole;
  if (operand !== undefined && whole.length === 1) return groupOf(page.doc(operand));
  const alternatives: CstElement[][] = [[]];
  for (const part of whole) {
    if (isJunction(part, t.Or)) alternatives.push([]);
    alternatives.at(-1)?.push(part);
  }
  let before: CstElement | undefined;
  const docs = alternatives.map((parts): Doc => {
    const [first] = parts;
    const doc = group(joinParts(page, parts, (part) => isJunction(part, t.And)));
    const last = before;
    before = parts.at(-1);
    if (last === undefined || first === undefined) return doc;
    const [end, start] = [page.last(last), page.first(first)];
    if (page.hasCommentBetween(end, start)) return [page.between(end, start), doc];
    return page.startsLine(first) ? [hardline, doc] : group([line, doc]);
  });
  return group(docs);
}

/** A group, but for plain texts: most conditions are one name or number, and long lists have many. */
function groupOf(doc: Doc): Doc {
  return typeof doc === "string" ? doc : group(doc);
}

function isJunction(part: CstElement, word: TokenType): boolean {
  return isNode(part, "tail") && isToken(listChildren(part)[0], word);
}

/** `(a, b)` and `{a, b}`, with one element a line, further in, if it has to be broken. */
function list(page: Page, node: CstNode): Doc {
  const parts = listChildren(node);
  const [open, close] = [parts[0], parts.at(-1)];
  if (open === undefined || close === undefined || parts.length < 3) return inline(page, node);
  const docs: Doc[] = [];
  let before = open;
  for (const part of parts.slice(1, -1)) {
    const gap = before === open ? softline : isToken(before, t.Comma) ? line : "";
    const first = page.first(part);
    docs.push(page.between(page.last(before), first, gap === "" ? page.space(first) : gap));
    docs.push(page.doc(part));
    before = part;
  }
  const end = page.between(page.last(before), page.first(close), softline);
  return group([page.doc(open), indent(docs), end, page.doc(close)]);
}
