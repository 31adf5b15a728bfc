// Tokens, CST and AST as text, for `regel dump`. What is printed depends on the tree alone.

import type { CstElement, CstNode, IToken } from "chevrotain";
import type * as ast from "./ast.ts";
import { getNodeSpan, isNameNode } from "./node-parts.ts";
import { printBinder, printExpr, printType } from "./print-expr.ts";

interface PrintOptions {
  /** Writes offsets behind everything that has a place, as in `@12-17`. */
  readonly spans?: boolean;
}

/** One token per line: its type and, where that does not say it, its text. */
export function printTokens(tokens: readonly IToken[], options: PrintOptions = {}): string {
  return lines(tokens.map((token) => tokenLine(token, options)));
}

/** One node or token per line; what a node consists of stands further in. */
export function printCst(cst: CstNode, options: PrintOptions = {}): string {
  return lines(cstLines(cst, options));
}

/** One node per line, with its short parts; expressions have every parenthesis. */
export function printAst(file: ast.File, options: PrintOptions = {}): string {
  return lines(nodeLines("file", file, options));
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

function indented(all: readonly string[]): string[] {
  return all.map((line) => `  ${line}`);
}

// Tokens and CST ---------------------------------------------------------------

function tokenLine(token: IToken, options: PrintOptions): string {
  const { tokenType, image, startOffset, isInsertedInRecovery } = token;
  const fixed = tokenType.PATTERN === image;
  const text = isInsertedInRecovery ? " (missing)" : fixed ? "" : ` ${image}`;
  return `${tokenType.name}${text}${place(options, startOffset, startOffset + image.length)}`;
}

function cstLines(node: CstNode, options: PrintOptions): string[] {
  const recovered = node.recoveredNode ? " (incomplete)" : "";
  const children = Object.entries(node.children)
    .flatMap(([label, elements]) => elements.map((element) => ({ label, element })))
    .sort((a, b) => startOf(a.element) - startOf(b.element));
  return [
    `${node.name}${recovered}`,
    ...indented(
      children.flatMap(({ label, element }) => {
        if (!("children" in element)) {
          const role = label === element.tokenType.name ? "" : `${label}: `;
          return [`${role}${tokenLine(element, options)}`];
        }
        const [first = "", ...rest] = cstLines(element, options);
        return [label === element.name ? first : `${label}: ${first}`, ...rest];
      }),
    ),
  ];
}

function startOf(element: CstElement): number {
  const start = "children" in element ? element.location?.startOffset : element.startOffset;
  return start === undefined || Number.isNaN(start) ? 0 : start;
}

// AST --------------------------------------------------------------------------

/** `- gain  amount: 2  counter: coral`; parts that are no single text stand further in. */
function nodeLines(label: string, node: object, options: PrintOptions): string[] {
  const kind = "kind" in node ? ` ${node.kind}` : "";
  const head = [`${label}${kind}`];
  const below: string[] = [];
  for (const [key, part] of Object.entries(node)) {
    if (key === "span" || key === "kind" || part === undefined || part === false) continue;
    const text = inlineText(part);
    if (text === undefined) below.push(...partLines(key, part, options));
    else if (text !== "") head.push(part === true ? key : `${key}: ${text}`);
  }
  return [`${head.join("  ")}${spanText(options, node)}`, ...indented(below)];
}

function partLines(key: string, part: object, options: PrintOptions): string[] {
  if (!Array.isArray(part)) return nodeLines(key, part, options);
  const items: readonly unknown[] = part;
  return [
    key,
    ...indented(items.flatMap((item) => (isObject(item) ? nodeLines("-", item, options) : []))),
  ];
}

/** The text of a name, string, number, type, binder or expression, and of a list of these. */
function inlineText(part: unknown): string | undefined {
  if (Array.isArray(part)) {
    const texts = part.map(inlineText);
    return texts.includes(undefined) ? undefined : texts.join(", ");
  }
  if (!isObject(part)) return String(part);
  if (isNameNode(part)) return part.text;
  if ("value" in part && typeof part.value === "string") return JSON.stringify(part.value);
  // Casts: only binders have a domain and a condition; the kinds below are those of types.
  if ("domain" in part && "where" in part) return printBinder(part as ast.Binder);
  if (!("kind" in part)) return undefined;
  if (part.kind === "named" || part.kind === "yesno" || part.kind === "orNone")
    return printType(part as ast.Type);
  return isExpr(part) ? printExpr(part) : undefined;
}

function isObject(part: unknown): part is object {
  return typeof part === "object" && part !== null;
}

const exprKinds: ReadonlySet<unknown> = new Set<ast.Expr["kind"]>([
  ...([
    "int",
    "bool",
    "none",
    "you",
    "ref",
    "your",
    "of",
    "call",
    "after",
    "index",
    "unary",
    "binary",
  ] as const),
  ...([
    "divide",
    "state",
    "isIn",
    "range",
    "number",
    "howMany",
    "different",
    "sum",
    "some",
    "find",
    "every",
    "beside",
  ] as const),
]);

/** Three kinds of expression share their word with a statement or a part of a piece. */
function isExpr(part: { readonly kind?: unknown }): part is ast.Expr {
  if (part.kind === "set") return "members" in part;
  if (part.kind === "field") return "of" in part;
  if (part.kind === "if") return "then" in part && isObject(part.then) && "kind" in part.then;
  return exprKinds.has(part.kind);
}

function spanText(options: PrintOptions, node: object): string {
  const span = getNodeSpan(node);
  return span === undefined ? "" : place(options, span.start, span.end);
}

function place({ spans = false }: PrintOptions, start: number, end: number): string {
  return spans ? ` @${start}-${end}` : "";
}
