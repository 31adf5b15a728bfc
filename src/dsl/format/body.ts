// Constructs with braces: on one line if they were written so and fit, else one item a line.

import type { CstElement, CstNode, IToken } from "chevrotain";
import { builders } from "prettier/doc";
import * as t from "../syntax/tokens.ts";
import { attachedText, type Braces, isBraces, isWrittenOnOneLine, withBraces } from "./braces.ts";
import { cellRows } from "./cells.ts";
import { alignColumns, startOf } from "./columns.ts";
import {
  createBreakTest,
  type Doc,
  joinParts,
  type Page,
  type ProductionLayout,
  width,
} from "./layout.ts";
import { isNode, isToken, listChildren } from "./parts.ts";

const { align, group, hardline, ifBreak, indent, line } = builders;

/**
 * A construct with a head and bodies, as in `if your coral > 3 { … } else { … }`. What does not fit
 * on the line goes on further in, broken after commas and before the parts of these names.
 */
export function createConstructLayout(...before: readonly string[]): ProductionLayout {
  return createBreakingLayout(createBreakTest(new Set(before)));
}

/** The same with an own opinion of where it may be broken. */
export function createBreakingLayout(
  breaks: (part: CstElement, before: CstElement) => boolean,
): ProductionLayout {
  return (page, node) => {
    const docs: Doc[] = [];
    let run: CstElement[] = [];
    let last: CstElement | undefined;
    const flush = (next?: Braces) => {
      const doc = joinParts(page, run, breaks);
      // Where items follow, what goes on from the head stands further in than they do.
      const isAboveItems = next !== undefined && attachedText(page, next) === undefined;
      docs.push(run.length < 2 ? doc : indent(isAboveItems ? indent(doc) : doc));
      run = [];
    };
    for (const part of withBraces(node)) {
      if (isBraces(part)) {
        flush(part);
        docs.push(layOutBraces(page, last, part));
        last = part.close;
        continue;
      }
      if (run.length === 0 && last !== undefined) {
        docs.push(indent(page.between(page.last(last), page.first(part))));
      }
      run.push(part);
      last = part;
    }
    flush();
    return docs;
  };
}

/** Braces with what stands between them and the head. */
export function layOutBraces(page: Page, head: CstElement | undefined, braces: Braces): Doc {
  const { open } = braces;
  const last = head && page.last(head);
  const gap = last === undefined ? "" : page.between(last, open);
  const text = attachedText(page, braces);
  if (text === undefined) return [indent(gap), body(page, braces)];
  if (last === undefined || page.hasCommentBetween(last, open)) {
    return indent([gap, aroundText(page, braces, text, 0)]);
  }
  if (isBelow(page, last, open, braces.close)) {
    return indent([hardline, aroundText(page, braces, text, 0)]);
  }
  const column = page.widthOf(page.item.start, open) - open.image.length;
  return [gap, aroundText(page, braces, text, column)];
}

/** Does `{ de "…" en "…" }` go below its head? It does if it did, and if there is no room for it. */
function isBelow(page: Page, last: IToken, open: IToken, close: IToken): boolean {
  if (page.trivia.around(open).startsLine || !page.isOnOneLine(page.item.start, last)) return true;
  if (page.inColumns.has(open)) return false;
  return 2 * page.depth + page.widthOf(page.item.start, close) > width;
}

/** `{ de "…" en "…" }`, or one language below the other in a column. */
function aroundText(page: Page, { open, close }: Braces, text: CstNode, column: number): Doc {
  return [open.image, " ", align(column + 2, page.doc(text)), " ", close.image];
}

function body(page: Page, braces: Braces): Doc {
  const { open, items, close, of } = braces;
  if (items.length === 0 && !page.hasCommentBetween(open, close)) return "{}";
  const isLong = 2 * page.depth + page.widthOf(page.item.start, page.item.end) > width;
  if (isLong || !isWrittenOnOneLine(page, braces)) {
    page.depth += 1;
    const inside = isNode(of, "facts") ? openFacts(page, braces) : openItems(page, braces);
    page.depth -= 1;
    return [open.image, indent(inside), hardline, close.image];
  }
  const docs = items.map((part) => [page.space(page.first(part)), page.doc(part)]);
  return [open.image, docs, " ", close.image];
}

/** An item of an open body, or of a file. */
export function layOutItem(page: Page, part: CstElement): Doc {
  const before = page.item;
  page.item = { start: startOf(page, part), end: page.last(part) };
  const doc = page.doc(part);
  page.item = before;
  return doc;
}

/** Items stand on lines of their own; short ones that shared a line share it while they fit. */
function openItems(page: Page, { open, items, close, of }: Braces): Doc {
  const drawn = items.filter((part) => isNode(of, "board", "cells") && !("children" in part));
  const others = drawn.length > 0 ? items.filter((part) => "children" in part) : items;
  alignColumns(page, others);
  const docs: Doc[] = [];
  let last = open;
  for (const part of others) {
    if (last !== open && sharesLine(page, last, part))
      docs.push(group([line, layOutItem(page, part)]));
    else docs.push(page.lineBetween(last, page.first(part)), layOutItem(page, part));
    last = page.last(part);
  }
  const cells = drawn.map((cell) => page.first(cell));
  if (cells.length > 0) docs.push(cellRows(page, last, cells, shapeOf(of)));
  return [docs, page.lineBetween(cells.at(-1) ?? last, close, true)];
}

/** Plain members and what a look says may share lines. */
function sharesLine(page: Page, last: IToken, part: CstElement): boolean {
  const isShort =
    isNode(part, "lookEntry") || (isNode(part, "member") && listChildren(part).length === 1);
  return isShort && !page.startsLine(part) && !page.hasCommentBetween(last, page.first(part));
}

/** `board b of Name { … }` → `Name` */
function shapeOf(of: CstNode): string | undefined {
  const [shape] = of.children.shape ?? [];
  return shape === undefined || "children" in shape ? undefined : shape.image;
}

/** Facts stay on the lines on which the author put them together; at the end of a line, no `;`. */
function openFacts(page: Page, { open, items, close }: Braces): Doc {
  const docs: Doc[] = [];
  let last = open;
  let isOpenEnded = false;
  for (const part of items) {
    const first = page.first(part);
    const isCommented = page.hasCommentBetween(last, first);
    if (isToken(part, t.Semicolon)) {
      if (isCommented) docs.push(page.between(last, part), part.image);
      isOpenEnded = !isCommented;
    } else if (last === open || isCommented || page.startsLine(part)) {
      docs.push(page.lineBetween(last, first), layOutItem(page, part));
    } else {
      const between = isOpenEnded && last.tokenType === t.Semicolon ? ifBreak("", ";") : "";
      docs.push(group([between, line, layOutItem(page, part)]));
    }
    last = page.last(part);
  }
  return [docs, page.lineBetween(last, close, true)];
}
