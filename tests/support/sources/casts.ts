// Casts of the sources, `x as T`, with whether a comment says why they are right.

import ts from "typescript";
import type { SourceFile } from "./source-files.ts";

export interface Cast {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly hasReason: boolean;
}

type CastNode = ts.AsExpression | ts.TypeAssertion;

/** Returns the casts of a TypeScript file, a Svelte component or an Astro page, but not `as const`. */
export function castsIn({ path, text }: SourceFile): Cast[] {
  const code = path.endsWith(".ts") ? text : scriptOf(text);
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const casts: Cast[] = [];
  const visit = (node: ts.Node): void => {
    if (isCast(node)) {
      const line = lineAt(file, node.type.getStart()) + 1;
      const short = node.getText().replaceAll(/\s+/g, " ");
      casts.push({ path, line, text: short, hasReason: hasReason(node, file) });
    }
    // Both halves of a double cast are one.
    const isDouble = isCast(node) && isCast(node.expression);
    ts.forEachChild(isDouble ? node.expression : node, visit);
  };
  visit(file);
  return casts;
}

/** The script of a component; the lines before it are empty. */
function scriptOf(text: string): string {
  const script = /(?<=^---\n).*?(?=^---$)|(?<=<script[^>]*>).*?(?=<\/script>)/ms.exec(text);
  if (script === null) return "";
  return text.slice(0, script.index).replaceAll(/[^\n]/g, "") + script[0];
}

function isCast(node: ts.Node): node is CastNode {
  if (ts.isAsExpression(node)) return node.type.getText() !== "const";
  return ts.isTypeAssertionExpression(node);
}

/**
 * Returns whether a comment gives the reason of a cast: on its line or right above it; above its
 * function or class, if it says "cast"; in its function, if it says "casts"; for elements of lists
 * also at the head of the file, if it says "cast" or `as number`.
 */
function hasReason(cast: CastNode, file: ts.SourceFile): boolean {
  if (hasCommentBehind(cast, file)) return true;
  let isNear = true;
  for (let node: ts.Node = cast; !ts.isSourceFile(node); node = node.parent) {
    const isOuter = ts.isFunctionLike(node) || ts.isClassElement(node) || isTopLevel(node);
    isNear &&= !isOuter;
    const isReason = isNear || startLine(node, file) === startLine(cast, file);
    if (commentsAbove(node, file).some((one) => isReason || /\bcast/i.test(one))) return true;
    if (isOuter && commentsIn(node).some((one) => /\bcasts\b/i.test(one))) return true;
    isNear &&= !ts.isStatement(node);
  }
  const head = file.text.slice(0, file.text.search(/^(?!\/\/|$)/m));
  return !isCast(cast.expression) && isElement(cast) && /\bcasts?\b|`as number`/i.test(head);
}

/** `list[i] as T`, and elements that are read by a method. */
function isElement({ expression }: CastNode): boolean {
  if (ts.isElementAccessExpression(expression)) return true;
  if (!ts.isCallExpression(expression)) return false;
  const { expression: called } = expression;
  return ts.isPropertyAccessExpression(called) && ["at", "get"].includes(called.name.text);
}

function isTopLevel(node: ts.Node): boolean {
  return ts.isSourceFile(node.parent);
}

function hasCommentBehind(cast: ts.Node, file: ts.SourceFile): boolean {
  const end = file.text.indexOf("\n", cast.getEnd());
  return /\/\/ |\/\* /.test(file.text.slice(cast.getEnd(), end));
}

/** The comments right above a node, without an empty line between. */
function commentsAbove(node: ts.Node, file: ts.SourceFile): string[] {
  const ranges = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
  let next = startLine(node, file);
  const near = ranges.toReversed().filter(({ pos, end }) => {
    const isRightAbove = lineAt(file, end) === next - 1;
    if (isRightAbove) next = lineAt(file, pos);
    return isRightAbove;
  });
  return near.map(({ pos, end }) => file.text.slice(pos, end));
}

function startLine(node: ts.Node, file: ts.SourceFile): number {
  return lineAt(file, node.getStart());
}

/** The comments in a function or a declaration, but not those in a class. */
function commentsIn(node: ts.Node): readonly string[] {
  return ts.isClassDeclaration(node) ? [] : (node.getText().match(/\/\/ [^\n]*/g) ?? []);
}

function lineAt(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line;
}
