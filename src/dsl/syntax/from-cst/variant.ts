// Variants, sources and open questions, from CST to AST.

import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import { memberFromCst, onlyText, pieceItemFromCst } from "./component.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  nameFromCst,
  namesFromCst,
  nodeSpan,
  strFromCst,
  textFromCst,
} from "./cst-parts.ts";
import { exampleFromCst } from "./example.ts";
import { declaredFromCst } from "./from-cst.ts";
import { expressionFromCst, sumFromCst } from "./operators.ts";
import { blockFromCst, needsFromCst, offeredFromCst, statementFromCst } from "./stmt.ts";

/** `source name { … }` */
export function documentFromCst(
  ctx: Conversion,
  node: cst.DocumentCstNode,
): ast.Document | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const items = node.children.documentItem ?? [];
  const texts = items.flatMap(({ children }) => children.text ?? []);
  const urls = items.flatMap(({ children }) => children.url ?? []);
  return (
    name && {
      kind: "source",
      name,
      text: onlyText(ctx, texts),
      url: strFromCst(ctx, urls),
      doubt: items.map(doubtFromCst).find((doubt) => doubt !== undefined),
      span: nodeSpan(ctx, node),
    }
  );
}

function doubtFromCst({ children }: cst.DocumentItemCstNode): ast.Doubt | undefined {
  if (children.Doubtful !== undefined) return "doubtful";
  return children.Single === undefined ? undefined : "single";
}

/** `see name 3, 4` */
export function seeFromCst(ctx: Conversion, node: cst.SeeCstNode): ast.See | undefined {
  const document = nameFromCst(ctx, node.children.document);
  const pages = (node.children.page ?? []).map(({ image }) => Number(image));
  return document && { document, pages, span: nodeSpan(ctx, node) };
}

/** `tells path de … en … for a, b.c` */
export function tellsFromCst(ctx: Conversion, node: cst.TellsCstNode): ast.Tells | undefined {
  const about = convertFirst(ctx, node.children.path, pathFromCst);
  return about && { ...ownTellsFromCst(ctx, node), about };
}

/** `tells de … en … for a, b.c`: a variant about itself */
function ownTellsFromCst(ctx: Conversion, node: cst.TellsCstNode | cst.OwnTellsCstNode): ast.Tells {
  const covered = (node.children.coverage ?? []).flatMap(({ children }) => children.path ?? []);
  return {
    kind: "tells",
    about: undefined,
    text: convertFirst(ctx, node.children.text, textFromCst),
    covered: convertComplete(ctx, covered, pathFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `question name about a, b.c { … }` */
export function questionFromCst(
  ctx: Conversion,
  node: cst.QuestionCstNode,
): ast.Question | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  return (
    name && {
      kind: "question",
      name,
      about: convertComplete(ctx, children.path, pathFromCst),
      text: convertFirst(ctx, children.text, textFromCst),
      readings: convertComplete(ctx, children.reading, readingFromCst),
      span: nodeSpan(ctx, node),
    }
  );
}

function readingFromCst(ctx: Conversion, node: cst.ReadingCstNode): ast.Reading | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const changes = changesFromCst(ctx, node.children.variantItem);
  return name && { kind: "reading", name, ...changes, span: nodeSpan(ctx, node) };
}

/** `variant name of base { … }` */
export function variantFromCst(ctx: Conversion, node: cst.VariantCstNode): ast.Variant | undefined {
  const name = nameFromCst(ctx, node.children.name);
  const base = nameFromCst(ctx, node.children.base);
  const changes = changesFromCst(ctx, node.children.variantItem);
  return name && base && { kind: "variant", name, base, ...changes, span: nodeSpan(ctx, node) };
}

function changesFromCst(ctx: Conversion, items: readonly cst.VariantItemCstNode[] = []) {
  const texts = items.flatMap(({ children }) => children.text ?? []);
  const see = items.flatMap(({ children }) => children.see ?? []);
  const examples = items.flatMap(({ children }) => children.example ?? []);
  const tells = items.flatMap(({ children }) => children.tells ?? []);
  const ownTells = items.flatMap(({ children }) => children.ownTells ?? []);
  const keep = items.flatMap(({ children }) => children.keep ?? []);
  const kept = keep.flatMap(({ children }) => children.path ?? []);
  return {
    text: onlyText(ctx, texts),
    see: convertComplete(ctx, see, seeFromCst),
    edits: items.flatMap((item) => editsFromCst(ctx, item)),
    tells: [
      ...convertComplete(ctx, ownTells, ownTellsFromCst),
      ...convertComplete(ctx, tells, tellsFromCst),
    ],
    keeps: convertComplete(ctx, kept, pathFromCst),
    examples: convertComplete(ctx, examples, exampleFromCst),
  };
}

function editsFromCst(ctx: Conversion, node: cst.VariantItemCstNode): ast.Edit[] {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const added = convertFirst(ctx, children.declaration, declaredFromCst);
  if (added !== undefined) return [{ kind: "declare", isNew: true, decl: added, span }];
  const edit =
    convertFirst(ctx, children.change, changeFromCst) ??
    convertFirst(ctx, children.extend, extendFromCst);
  if (edit !== undefined) return [edit];
  return convertComplete(ctx, children.path, pathFromCst).map((path) => ({
    kind: "remove",
    path,
    span: path.span,
  }));
}

function pathFromCst(ctx: Conversion, node: cst.PathCstNode): ast.Path | undefined {
  const names = namesFromCst(ctx, node.children.name);
  return names.length === 0 ? undefined : { names, span: nodeSpan(ctx, node) };
}

/** `change …` */
function changeFromCst(ctx: Conversion, node: cst.ChangeCstNode): ast.Edit | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const declared = convertFirst(ctx, children.declaration, declaredFromCst);
  if (declared !== undefined) return { kind: "declare", isNew: false, decl: declared, span };
  const path = convertFirst(ctx, children.path, pathFromCst);
  if (path === undefined) return undefined;

  const text = convertFirst(ctx, children.text, textFromCst);
  if (text !== undefined) return { kind: "say", path, text, span };
  const body = convertFirst(ctx, children.block, blockFromCst);
  if (body !== undefined) return { kind: "do", path, body, span };
  const value = convertFirst(ctx, children.newValue, newValueFromCst);
  return value && { kind: "set", path, ...value, span };
}

/** `(args) from E to E, E else text` */
function newValueFromCst(ctx: Conversion, { children }: cst.NewValueCstNode) {
  const now = convertComplete(ctx, children.now, amountFromCst);
  if (now.length === 0) return undefined;
  return {
    args: convertComplete(ctx, children.arg, expressionFromCst),
    was: convertComplete(ctx, children.was, amountFromCst),
    now,
    text: convertFirst(ctx, children.text, textFromCst),
  };
}

/** `3`, `1..27` */
function amountFromCst(ctx: Conversion, node: cst.AmountCstNode): ast.Expr | undefined {
  const from = convertFirst(ctx, node.children.from, expressionFromCst);
  if (node.children.DotDot === undefined) return from;
  const to = convertFirst(ctx, node.children.to, sumFromCst);
  return from && to && { kind: "range", from, to, span: nodeSpan(ctx, node) };
}

/** `extend path { … }` */
function extendFromCst(ctx: Conversion, node: cst.ExtendCstNode): ast.Edit | undefined {
  const path = convertFirst(ctx, node.children.path, pathFromCst);
  const { extension, call } = node.children;
  const items: ast.Extension[] = [
    ...convertComplete(ctx, extension, extensionFromCst),
    ...convertComplete(ctx, call, offeredFromCst),
  ];
  return path && { kind: "extend", path, items, span: nodeSpan(ctx, node) };
}

function extensionFromCst(
  ctx: Conversion,
  { children }: cst.ExtensionCstNode,
): ast.Extension | undefined {
  const member = convertFirst(ctx, children.member, memberFromCst);
  if (member !== undefined) return { kind: "member", ...member };
  return (
    convertFirst(ctx, children.statement, statementFromCst) ??
    convertFirst(ctx, children.needs, needsFromCst) ??
    convertFirst(ctx, children.pieceItem, pieceItemFromCst)
  );
}
