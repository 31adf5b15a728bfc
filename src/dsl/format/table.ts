// Tables and dice: a row of values, or the rows of a table with several parameters, in columns.

import type { CstElement, CstNode } from "chevrotain";
import { builders } from "prettier/doc";
import * as t from "../syntax/tokens.ts";
import { layOutBraces } from "./body.ts";
import { isBraces, withBraces } from "./braces.ts";
import { type Doc, joinParts, type Page } from "./layout.ts";
import { isNode, isToken, listChildren } from "./parts.ts";

const { group, hardline, indent, line } = builders;

/** A table or die. */
export function tableOf(page: Page, node: CstNode): Doc {
  const parts = withBraces(node);
  const sign = parts.findIndex((part) => !isBraces(part) && isToken(part, t.Equals));
  const elements = parts.flatMap((part) => (isBraces(part) ? [] : [part]));
  const [head, entries] = [elements.slice(0, sign + 1), elements.slice(sign + 1)];
  const docs: Doc[] = [indent(joinParts(page, head))];
  const [first, last] = [entries[0], entries.at(-1)];
  const equals = head.at(-1);
  if (first === undefined || last === undefined || equals === undefined) return docs;
  const isInRows =
    parameters(node) > 1 && !page.isOnOneLine(first, last) && !hasCommentInRow(page, entries);
  docs.push(indent(isInRows ? rows(page, equals, entries) : filled(page, equals, entries)));
  const braces = parts.find(isBraces);
  if (braces !== undefined) docs.push(layOutBraces(page, last, braces));
  return docs;
}

/** Does a comment stand elsewhere than between two rows? */
function hasCommentInRow(page: Page, entries: readonly CstElement[]): boolean {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return false;
  const starts = new Set(entries.map((entry) => !isToken(entry, t.Comma) && page.first(entry)));
  const tokens = page.trivia.between(page.first(first), page.last(last));
  return tokens.some((token, i) => {
    const before = tokens[i - 1];
    return before !== undefined && !starts.has(token) && page.hasCommentBetween(before, token);
  });
}

function parameters(node: CstNode): number {
  const params = listChildren(node).find((part) => isNode(part, "params"));
  return isNode(params, "params") ? (params.children.param?.length ?? 0) : 0;
}

/** On the line of the head if there is room for all, else as many on a line as fit. */
function filled(page: Page, equals: CstElement, entries: readonly CstElement[]): Doc {
  let before = equals;
  const docs = entries.map((entry, i): Doc => {
    const isStart = i > 0 && !isToken(entry, t.Comma);
    const space = isStart ? line : page.space(page.first(entry));
    const gap = i === 0 ? "" : page.between(page.last(before), page.first(entry), space);
    before = entry;
    return isStart ? group([gap, page.doc(entry)]) : [gap, page.doc(entry)];
  });
  const [first] = entries;
  if (first === undefined) return "";
  const gap = page.startsLine(first) ? hardline : line;
  return group([page.between(page.last(equals), page.first(first), gap), docs]);
}

/** The rows that the author made. */
function rows(page: Page, equals: CstElement, entries: readonly CstElement[]): Doc {
  const table: CstElement[][] = [];
  for (const entry of entries) {
    const isBehind = isToken(entry, t.Comma) && table.length > 0;
    if (!isBehind && (table.length === 0 || page.startsLine(entry))) table.push([]);
    table.at(-1)?.push(entry);
  }
  const cells = table.map((row) => cellsOf(page, row));
  const widths: number[] = [];
  for (const row of cells) {
    row.forEach(({ text }, i) => {
      widths[i] = Math.max(widths[i] ?? 0, text.length);
    });
  }
  const areNumbers = widths.map((_, i) =>
    cells.every((row) => /^-?\d+$/.test(row[i]?.text ?? "0")),
  );
  let last = page.last(equals);
  return table.map((row, r): Doc => {
    const texts = (cells[r] ?? []).map(({ text, isFollowed }, i) => {
      const gap = " ".repeat((widths[i] ?? 0) - text.length);
      const sign = isFollowed ? "," : "";
      return areNumbers[i] ? gap + text + sign : text + sign + gap;
    });
    const start = row[0] === undefined ? last : page.first(row[0]);
    const gap = page.lineBetween(last, start);
    last = page.last(row.at(-1) ?? equals);
    return [gap, texts.join(" ").trimEnd()];
  });
}

/** The entries of a row, each with whether a comma follows. */
function cellsOf(page: Page, row: readonly CstElement[]) {
  const cells: { text: string; isFollowed: boolean }[] = [];
  for (const part of row) {
    const last = cells.at(-1);
    if (!isToken(part, t.Comma)) cells.push({ text: textOf(page, part), isFollowed: false });
    else if (last !== undefined) last.isFollowed = true;
  }
  return cells;
}

function textOf(page: Page, entry: CstElement): string {
  const tokens = page.trivia.between(page.first(entry), page.last(entry));
  return tokens.map(({ image }) => image).join("");
}
