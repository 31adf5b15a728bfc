// Selections that grow: from a name to the expression, statement and declaration around it.

import type { RulesFile } from "../../source/source.ts";
import type { Span } from "../../source/span.ts";
import { getNodeSpan } from "../../syntax/node-parts.ts";
import type { Parsed } from "../../syntax/parse.ts";

/** What is around an offset, from the smallest to the whole file; each lies within the next. */
export function selectionRanges(source: RulesFile, parsed: Parsed, offset: number): Span[] {
  const { path: file, text } = source;
  const found: Span[] = [{ file, start: 0, end: text.length }];
  const add = ({ start, end }: Span) => {
    const last = found.at(-1);
    if (start > offset || offset > end || last === undefined) return;
    const isSame = last.start === start && last.end === end;
    if (!isSame && last.start <= start && end <= last.end) found.push({ file, start, end });
  };
  const visit = (part: object) => {
    const span = getNodeSpan(part);
    if (span !== undefined) add(span);
    for (const child of Object.values(part)) {
      if (typeof child === "object" && child !== null && holds(child, offset)) visit(child);
    }
  };
  visit(parsed.ast);
  for (const { startOffset, image } of [...parsed.tokens, ...parsed.comments]) {
    const span = { file, start: startOffset, end: startOffset + image.length };
    if (span.start > offset || offset > span.end) continue;
    add(span);
    // Inside of the quotation marks.
    if (image.startsWith('"')) add({ file, start: span.start + 1, end: span.end - 1 });
  }
  return found.toReversed();
}

/** Lists have no place of their own; what is in them has. */
function holds(part: object, offset: number): boolean {
  const span = getNodeSpan(part);
  return span === undefined || (span.start <= offset && offset <= span.end);
}
