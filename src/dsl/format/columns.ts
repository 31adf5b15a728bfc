// Columns over several lines: members always stand in columns, declarations if the author put them
// in columns. A blank line, and a declaration that takes several lines, ends a group of lines.

import type { CstElement, CstNode, IToken } from "chevrotain";
import { groupBy } from "../source/group-by.ts";
import * as t from "../syntax/tokens.ts";
import { attachedText, isBraces, isWrittenOnOneLine, withBraces } from "./braces.ts";
import { maxOf, type Page, width } from "./layout.ts";
import { isNode, isToken, listChildren, unwrapNode } from "./parts.ts";

/** One line, and the tokens in it that begin a column. */
interface Row {
  readonly start: IToken;
  readonly end: IToken;
  /** The end of what cannot go below the line. */
  readonly endOfHead: IToken;
  readonly columns: ReadonlyMap<string, IToken>;
  /** The text that may go on in its column when the line is too long. */
  readonly text: CstNode | undefined;
}

/** Works out the padding of the columns that the items of a body or file form. */
export function alignColumns(page: Page, items: readonly CstElement[]): void {
  let group: Row[] = [];
  const flush = () => {
    alignGroup(page, group);
    group = [];
  };
  for (const item of items) {
    const { hasBlankBefore, hasBlankBelowComments } = page.trivia.around(page.first(item));
    if (hasBlankBefore || hasBlankBelowComments) flush();
    const row = rowOf(page, item);
    if (row === undefined) flush();
    else group.push(row);
  }
  flush();
}

/** The first token of an item that is not about where it is taken from. */
export function startOf(page: Page, item: CstElement): IToken {
  const last = isNode(item, "declaration") ? listChildren(item).at(-1) : undefined;
  return page.first(last ?? item);
}

function rowOf(page: Page, item: CstElement): Row | undefined {
  const start = startOf(page, item);
  const end = page.last(item);
  const node = declared(item);
  if (node === undefined) return undefined;
  if (isNode(node, "member", "ratingLine")) return textRow(page, node);

  const columns = new Map<string, IToken>();
  const parts = withBraces(node);
  const braces = parts.find(isBraces);
  const text = braces && attachedText(page, braces);
  const isShort = 2 * page.depth + page.widthOf(start, end) <= width;
  if (text === undefined && !(page.isOnOneLine(start, end) && isShort)) return undefined;
  const marks = isNode(node, "family", "piece") ? [t.Colon] : [t.Equals];
  for (const part of parts) {
    if (!isBraces(part) && isToken(part, ...marks)) columns.set("sign", page.first(part));
  }
  if (braces !== undefined) {
    columns.set("brace", braces.open);
    if (braces.of.name === "look" && isWrittenOnOneLine(page, braces)) {
      for (const [i, entry] of braces.items.entries()) {
        if (i > 0) columns.set(`entry ${i}`, page.first(entry));
      }
    }
  }
  const line = page.trivia.lineOf(start);
  const onLine = [...columns].filter(([, token]) => page.trivia.lineOf(token) === line);
  const endOfHead = (text && braces && page.trivia.before(braces.open)) ?? end;
  return { start, end, endOfHead, columns: new Map(onLine), text };
}

/** A member or a line of a rating. */
function textRow(page: Page, node: CstNode): Row {
  const columns = new Map<string, IToken>();
  const [first, ...others] = listChildren(node);
  const text = others.find((part) => isNode(part, "text"));
  const letter = others.find((part) => isToken(part, t.Str));
  if (letter !== undefined) columns.set("letter", page.first(letter));
  if (text !== undefined) columns.set("text", page.first(text));
  const start = page.first(first ?? node);
  const end = page.last(node);
  return { start, end, endOfHead: end, columns, text: isNode(text, "text") ? text : undefined };
}

/** The declaration or statement that an item consists of, but for the words before it. */
function declared(item: CstElement): CstNode | undefined {
  const inner = unwrapNode(item);
  if (!("children" in inner)) return undefined;
  if (!isNode(inner, "declaration", "change", "variantItem")) return inner;
  const last = listChildren(inner).at(-1);
  return last === undefined || isNode(last, "text", "see") ? undefined : declared(last);
}

function alignGroup(page: Page, rows: readonly Row[]): void {
  const most = maxOf(
    rows.map(({ columns }) => columns.size),
    0,
  );
  const entries = Array.from({ length: most }, (_, index) => `entry ${index}`);
  for (const key of ["letter", "text", "sign", "brace", ...entries]) {
    const inColumn = rows.filter(({ columns }) => columns.has(key));
    if (key === "letter" || key === "text") alignTexts(page, inColumn, key);
    else alignByAuthor(page, inColumn, key);
  }
}

/** Members stand in columns two spaces apart. */
function alignTexts(page: Page, rows: readonly Row[], key: string): void {
  const places = rows.map(({ start, columns }) => placeOf(page, start, columns.get(key)));
  const column = maxOf(places, 0) + 1;
  rows.forEach(({ columns }, i) => {
    pad(page, columns.get(key), column - (places[i] ?? 0));
  });
}

/**
 * Keeps the columns that the author made. If a line stands alone in its column, the lines disagree,
 * and get the narrowest column that all have room for.
 */
function alignByAuthor(page: Page, rows: readonly Row[], key: string): void {
  const byColumn = groupBy(rows, (row) => writtenPlace(row, key));
  const isAgreed = [...byColumn.values()].every(({ length }) => length > 1);
  for (const group of isAgreed ? byColumn.values() : [rows]) alignTogether(page, group, key);
}

function writtenPlace({ start, columns }: Row, key: string): number {
  return (columns.get(key)?.startOffset ?? 0) - start.startOffset;
}

function alignTogether(page: Page, rows: readonly Row[], key: string): void {
  const isIntended = rows.some(({ columns }) => isSpacedOut(page, columns.get(key)));
  if (rows.length < 2 || !isIntended) return;
  const places = rows.map(({ start, columns }) => placeOf(page, start, columns.get(key)));
  const written = rows.map((row) => writtenPlace(row, key));
  const narrowest = maxOf(places, 0);
  const common = written.every((place) => place === written[0]) ? (written[0] ?? 0) : 0;
  const column = Math.max(narrowest, common);
  const misfits = rows.filter((row, i) => !fits(page, row, key, column - (places[i] ?? 0)));
  const texts = misfits.filter(({ text }) => text !== undefined);
  if (texts.length < misfits.length) return;
  if (texts.length > 0) {
    const others = rows.filter((row) => !misfits.includes(row));
    alignTogether(page, others, key);
    return;
  }
  rows.forEach(({ columns }, i) => {
    const token = columns.get(key);
    pad(page, token, column - (places[i] ?? 0));
    if (key === "brace" && token !== undefined) page.inColumns.add(token);
  });
}

/** Does the line fit with these spaces more, its text going on in its column if need be? */
function fits(page: Page, row: Row, key: string, more: number): boolean {
  const { start, text, columns } = row;
  const indent = 2 * page.depth + more;
  const end = key === "brace" ? row.end : row.endOfHead;
  if (indent + page.widthOf(start, end) <= width) return true;
  const token = columns.get(key);
  if (text === undefined || token === undefined) return false;
  const braces = 4;
  const before = page.widthOf(start, token) - token.image.length;
  const languages = listChildren(text).map((part) => page.first(part).image.length);
  const longest = Math.max(...languages) + 3;
  return key === "brace" && indent + before + braces + longest <= width;
}

/** How far from the start of its line a token stands, without the padding it may get. */
function placeOf(page: Page, start: IToken, token: IToken | undefined): number {
  return token === undefined ? 0 : page.widthOf(start, token) - token.image.length;
}

function isSpacedOut(page: Page, token: IToken | undefined): boolean {
  if (token === undefined) return false;
  const before = page.trivia.before(token);
  const end = (before?.startOffset ?? 0) + (before?.image.length ?? 0);
  return before !== undefined && token.startOffset - end > 1 && page.isOnOneLine(before, token);
}

function pad(page: Page, token: IToken | undefined, more: number): void {
  if (token !== undefined && more > 0) page.padding.set(token, more);
}
