// The page of all layouts: every token is set exactly once, in order, with the comments around it.

import type { CstElement, CstNode, IToken } from "chevrotain";
import { builders } from "prettier/doc";
import * as t from "../syntax/tokens.ts";
import type { Shapes } from "./cells.ts";
import { isToken, listChildren } from "./parts.ts";
import type { Trivia } from "./trivia.ts";

export type Doc = builders.Doc;

/** No line is longer than this if it can be broken. */
export const width = 100;

const { group, hardline, line, softline } = builders;

/** How one production of the grammar is laid out. */
export type ProductionLayout = (page: Page, node: CstNode) => Doc;

export class Page {
  /** Spaces that columns add before a token. */
  readonly padding = new Map<IToken, number>();
  /** Braces and texts that stand in a column with those of other lines. */
  readonly inColumns = new Set<IToken>();
  /** The indentation level of the items being laid out. */
  depth = 0;
  /** The item that is being laid out. */
  item: { readonly start: IToken; readonly end: IToken };
  readonly trivia: Trivia;
  readonly shapes: Shapes;
  private readonly tight: ReadonlySet<IToken>;
  private readonly layouts: Readonly<Record<string, ProductionLayout>>;

  constructor(
    trivia: Trivia,
    tight: ReadonlySet<IToken>,
    layouts: Readonly<Record<string, ProductionLayout>>,
    shapes: Shapes,
    first: IToken,
  ) {
    this.trivia = trivia;
    this.item = { start: first, end: first };
    this.tight = tight;
    this.layouts = layouts;
    this.shapes = shapes;
  }

  /** A token as it is written, or a node in the layout of its production. */
  doc(element: CstElement): Doc {
    if (!("children" in element)) return element.image;
    const layout = this.layouts[element.name];
    if (layout === undefined) throw new Error(`no layout for ${element.name}`);
    return layout(this, element);
  }

  first(element: CstElement): IToken {
    return this.trivia.firstOf(element);
  }

  last(element: CstElement): IToken {
    return this.trivia.lastOf(element);
  }

  /** Does the element begin a line in the source? */
  startsLine(element: CstElement): boolean {
    return this.trivia.around(this.first(element)).startsLine;
  }

  /** Do all its tokens stand on one line of the source? */
  isOnOneLine(from: CstElement, to: CstElement = from): boolean {
    return this.trivia.lineOf(this.first(from)) === this.trivia.lineOf(this.last(to));
  }

  /** The spaces before a token that follows another one on its line. */
  space(token: IToken): string {
    return (this.tight.has(token) ? "" : " ") + " ".repeat(this.padding.get(token) ?? 0);
  }

  /** Returns the length of the line from one token to another, both included. */
  widthOf(first: IToken, last: IToken): number {
    let length = 0;
    for (const token of this.trivia.between(first, last)) {
      if (token !== first) length += this.space(token).length;
      length += token.image.length;
    }
    return length;
  }

  /** What stands between two tokens: spaces, or their comments on lines of their own. */
  between(before: IToken, next: IToken, otherwise: Doc = this.space(next)): Doc {
    const { above } = this.trivia.around(next);
    const { behind } = this.trivia.around(before);
    if (behind === undefined && above.length === 0) return otherwise;
    return [this.behind(before), ...above.flatMap(({ text }) => [hardline, text]), hardline];
  }

  hasCommentBetween(before: IToken, next: IToken): boolean {
    return (
      this.trivia.around(before).behind !== undefined || this.trivia.around(next).above.length > 0
    );
  }

  /**
   * The line break between two items, with the comments and the blank line that stand there.
   * Blank lines at the start of a list go, and those at its end; there the line break is left out.
   */
  lineBetween(before: IToken, next: IToken, isEnd = false): Doc {
    const isStart = before.tokenType === t.LeftBrace || before.tokenType === t.Equals;
    const { above, hasBlankBefore, hasBlankBelowComments } = this.trivia.around(next);
    const docs: Doc[] = [this.behind(before)];
    above.forEach(({ text, hasBlankBefore: hasBlank }, index) => {
      docs.push(hardline);
      if (hasBlank && (index > 0 || !isStart)) docs.push(hardline);
      docs.push(text);
    });
    if (isEnd) return docs;
    docs.push(hardline);
    const hasBlank = above.length > 0 ? hasBlankBelowComments : hasBlankBefore && !isStart;
    return hasBlank ? [...docs, hardline] : docs;
  }

  private behind(token: IToken): Doc {
    const { behind } = this.trivia.around(token);
    return behind === undefined ? "" : ` ${behind}`;
  }
}

/** Returns the largest number, at least `least`. `Math.max(...numbers)` fails for a hundred thousand. */
export function maxOf(numbers: readonly number[], least: number): number {
  return numbers.reduce((most, number) => Math.max(most, number), least);
}

/** The parts of a line that stay together, broken where `breaksBefore` says and it must be. */
export function joinParts(
  page: Page,
  parts: readonly CstElement[],
  breaksBefore: (part: CstElement, before: CstElement) => boolean = () => false,
): Doc {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return page.doc(only);
  const docs: Doc[] = [];
  let segment: Doc[] = [];
  let isBroken = false;
  let lead: Doc | undefined;
  let start: IToken | undefined;
  const flush = () => {
    if (lead === undefined || isBroken) docs.push(lead ?? "", segment);
    else docs.push(group([lead, ...segment]));
    segment = [];
  };
  parts.forEach((part, index) => {
    const first = page.first(part);
    const before = parts[index - 1];
    if (before !== undefined) {
      const last = page.last(before);
      if (page.hasCommentBetween(last, first)) {
        flush();
        [lead, isBroken, start] = [page.between(last, first), true, first];
      } else if (breaksBefore(part, before)) {
        flush();
        isBroken = page.startsLine(part);
        const gap = page.space(first) === "" ? softline : line;
        [lead, start] = [isBroken ? hardline : gap, first];
      } else segment.push(page.space(first));
    }
    start ??= first;
    const isText = "children" in part && part.name === "text" && first !== start;
    const column = isText ? page.widthOf(start, first) - first.image.length : 0;
    segment.push(isText ? builders.align(column, page.doc(part)) : page.doc(part));
  });
  flush();
  return docs;
}

/** All parts of a node on one line. */
export const inline: ProductionLayout = (page, node) => joinParts(page, listChildren(node));

/** A node that is broken after commas and before parts and tokens of these names. */
export function createBrokenLayout(...before: readonly string[]): ProductionLayout {
  const names = new Set(before);
  return (page, node) => joinParts(page, listChildren(node), createBreakTest(names));
}

/** After commas and `=`, and before parts and tokens of these names. */
export function createBreakTest(names: ReadonlySet<string>) {
  return (part: CstElement, before: CstElement): boolean =>
    isToken(before, t.Comma, t.Equals) ||
    names.has("children" in part ? part.name : part.tokenType.name);
}
