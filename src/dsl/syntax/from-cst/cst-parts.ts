// Reads parts of the CST. After error recovery parts may be missing; these functions decide when a
// node is incomplete.

import type { CstNode, IToken } from "chevrotain";
import type { DiagnosticCode, Facts, LabelId } from "../../diagnostics/catalog.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import { CurlyStr, Equals, OpenStr } from "../tokens.ts";

/** What every conversion of a file shares. */
export interface Conversion {
  readonly file: string;
  readonly text: string;
  readonly report: <C extends DiagnosticCode>(
    code: C,
    span: Span,
    facts: Facts[C],
    labels?: readonly { readonly span: Span; readonly label: LabelId }[],
  ) => void;
}

/** Returns the first token, unless the parser inserted it during recovery. */
export function firstWrittenToken(tokens: readonly IToken[] | undefined): IToken | undefined {
  const token = tokens?.[0];
  return token?.isInsertedInRecovery ? undefined : token;
}

/** Converts the first node, if there is one. */
export function convertFirst<N, A>(
  ctx: Conversion,
  nodes: readonly N[] | undefined,
  convert: (ctx: Conversion, node: N) => A | undefined,
): A | undefined {
  const node = nodes?.[0];
  return node === undefined ? undefined : convert(ctx, node);
}

/** Converts each node and drops the incomplete ones. */
export function convertComplete<N, A>(
  ctx: Conversion,
  nodes: readonly N[] | undefined,
  convert: (ctx: Conversion, node: N) => A | undefined,
): A[] {
  const converted: A[] = [];
  for (const node of nodes ?? []) {
    const result = convert(ctx, node);
    if (result !== undefined) converted.push(result);
  }
  return converted;
}

export function tokenSpan(ctx: Conversion, token: IToken): Span {
  return {
    file: ctx.file,
    start: token.startOffset,
    end: token.startOffset + token.image.length,
  };
}

/** From the first to the last token of a node; one without tokens is at the end of the text. */
export function nodeSpan(ctx: Conversion, { location }: CstNode): Span {
  const start = location?.startOffset ?? -1;
  if (start < 0) return { file: ctx.file, start: ctx.text.length, end: ctx.text.length };
  return { file: ctx.file, start, end: Math.max(start, (location?.endOffset ?? start) + 1) };
}

function nameFromToken(ctx: Conversion, token: IToken): ast.Name {
  return { text: token.image, span: tokenSpan(ctx, token) };
}

/** The first token as a name. */
export function nameFromCst(
  ctx: Conversion,
  tokens: readonly IToken[] | undefined,
): ast.Name | undefined {
  const token = firstWrittenToken(tokens);
  return token && nameFromToken(ctx, token);
}

/** Returns all tokens as names, without inserted ones. */
export function namesFromCst(ctx: Conversion, tokens: readonly IToken[] | undefined): ast.Name[] {
  return (tokens ?? [])
    .filter((token) => !token.isInsertedInRecovery)
    .map((token) => nameFromToken(ctx, token));
}

/** The `is` of a construct; `=` in its place is reported. */
export function isFromCst(ctx: Conversion, tokens: readonly IToken[] | undefined): void {
  const token = firstWrittenToken(tokens);
  if (token?.tokenType === Equals) ctx.report("equals-for-is", tokenSpan(ctx, token), {});
}

export function numberFromCst(tokens: readonly IToken[] | undefined): number | undefined {
  const token = firstWrittenToken(tokens);
  return token && Number(token.image);
}

/** `de "…" en "…"` */
export function textFromCst(ctx: Conversion, node: cst.TextCstNode): ast.Text {
  const { de, en } = node.children;
  for (const twice of [de?.[1], en?.[1]]) {
    if (twice) ctx.report("text-twice", withKeyword(ctx, twice), {});
  }
  return { de: strFromCst(ctx, de), en: strFromCst(ctx, en), span: nodeSpan(ctx, node) };
}

/** A text with the `de` or `en` before it. */
function withKeyword(ctx: Conversion, token: IToken): Span {
  const keyword = /(?:de|en)\s*$/.exec(ctx.text.slice(0, token.startOffset));
  const span = tokenSpan(ctx, token);
  return { ...span, start: keyword?.index ?? span.start };
}

/** `"a \"word\""` → `a "word"` */
export function strFromCst(
  ctx: Conversion,
  tokens: readonly IToken[] | undefined,
): ast.Str | undefined {
  const token = firstWrittenToken(tokens);
  if (token === undefined) return undefined;

  const { image, tokenType } = token;
  const inner = image.slice(1, tokenType === OpenStr ? undefined : -1);
  const value = tokenType === CurlyStr ? inner : inner.replace(/\\(["\\])/g, "$1");
  return { value, span: tokenSpan(ctx, token) };
}
