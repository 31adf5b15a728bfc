// What is good to know between the words: what a value is where rules use it, what it was where a
// variant changes it, and which parameter a bare number is for.

import { groupBy } from "../../source/group-by.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import { printExpr } from "../../syntax/print-expr.ts";
import { listNamedParts } from "../../variants/named-parts.ts";
import { callableNamed } from "../editing/callable.ts";
import type { Workspace } from "../workspace.ts";
import { serviceTexts } from "./service-texts.ts";

export interface InlayHint {
  readonly file: string;
  /** Where it is shown. */
  readonly offset: number;
  readonly text: string;
  readonly kind: "value" | "parameter";
}

/** All hints in a part of a file, in order. */
export function inlayHints(workspace: Workspace, range: Span, language: TextLanguage): InlayHint[] {
  const tree = workspace.parsedAt(range.file)?.ast;
  const calls = tree?.decls.flatMap((decl) => parameterHints(workspace, decl, range)) ?? [];
  const changes = workspace.variants.flatMap(({ changes: { edits } }) =>
    edits.flatMap((edit) => wasHint(workspace, edit, language)),
  );
  return [...calls, ...changes, ...valueHints(workspace), ...supplyHints(workspace, language)]
    .filter(({ file, offset }) => {
      return file === range.file && range.start <= offset && offset <= range.end;
    })
    .sort((a, b) => a.offset - b.offset);
}

/** `toll` where it is used: ` = 1`, for values that are one number. */
function valueHints(workspace: Workspace): InlayHint[] {
  const { names } = workspace.checked;
  return names.declarations.flatMap((declared) => {
    if (declared.kind !== "value" || declared.owner !== undefined) return [];
    const decl = workspace.declarationAt(declared.span);
    if (decl?.kind !== "value" || decl.body.kind !== "int") return [];
    const text = ` = ${decl.body.value}`;
    return names
      .usesOf(declared)
      .filter(({ span, isInText }) => !isInText && isInRule(workspace, span))
      .map(({ span: { file, end } }) => ({ file, offset: end, text, kind: "value" as const }));
  });
}

/** Where a value is read, and not changed, shown or proved. */
function isInRule(workspace: Workspace, span: Span): boolean {
  const rules = new Set(["example", "look", "variant", "question", "piece", "family"]);
  const decl = workspace.declarationAt(span);
  return decl !== undefined && !rules.has(decl.kind);
}

/** `change toll to 2`: what it was, unless the variant says so itself. */
function wasHint(workspace: Workspace, edit: ast.Edit, language: TextLanguage): InlayHint[] {
  if (edit.kind !== "set" || edit.was.length > 0 || edit.args.length > 0) return [];
  const was = currentText(workspace, edit.path);
  if (was === undefined) return [];
  const { file, end } = edit.path.span;
  return [{ file, offset: end, text: ` ${serviceTexts.was[language]} ${was}`, kind: "value" }];
}

const MOST = 40;

/** What a path names, as it stands in the game. */
function currentText(workspace: Workspace, { names }: ast.Path): string | undefined {
  const [first, second] = names;
  const [decl] = workspace.declarationsTitled(first?.text ?? "");
  if (decl === undefined) return undefined;
  const text = second === undefined ? wholeText(decl) : partText(decl, second.text);
  return text !== undefined && text.length <= MOST ? text : undefined;
}

function wholeText(decl: ast.Decl): string | undefined {
  if (decl.kind === "value") return printExpr(decl.body);
  if (decl.kind === "table") return decl.entries.map(printExpr).join(", ");
  return decl.kind === "die" ? decl.faces.map(printExpr).join(", ") : undefined;
}

function partText(decl: ast.Decl, name: string): string | undefined {
  const part = listNamedParts(decl).find((one) => one.name === name);
  if (part?.kind === "flag") return part.value ? "yes" : "no";
  if (part?.kind === "formula") {
    const expr = part.expr ?? part.otherwise;
    return expr && printExpr(expr);
  }
  if (part?.kind !== "item") return undefined;
  const { item } = part;
  if (item.kind === "fix") return printExpr(item.value);
  if (item.kind === "exception") return printExpr(item.to);
  return item.kind === "worth" ? printExpr(item.amount) : undefined;
}

/** How much lies in a zone before the game begins. */
function supplyHints(workspace: Workspace, language: TextLanguage): InlayHint[] {
  const supplies = workspace.checked.game?.supplies ?? [];
  return [...groupBy(supplies, ({ zone }) => zone)].map(([{ span }, parts]) => {
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    const isExact = parts.every(({ formula }) => formula === undefined);
    const most = isExact ? "" : `${serviceTexts.most[language]} `;
    const text = ` ${most}${count} ${serviceTexts.there[language]}`;
    return { file: span.file, offset: span.end, text, kind: "value" };
  });
}

/** `toll(2)`: `size: ` before the number. */
function parameterHints(workspace: Workspace, part: unknown, range: Span): InlayHint[] {
  if (Array.isArray(part)) return part.flatMap((one) => parameterHints(workspace, one, range));
  if (typeof part !== "object" || part === null) return [];
  const { span }: Partial<ast.Node> = part;
  if (span !== undefined && (span.end < range.start || span.start > range.end)) return [];
  const inner = Object.values(part).flatMap((one) => parameterHints(workspace, one, range));
  const call = callIn(part);
  if (call === undefined) return inner;
  const params = callableNamed(workspace, call.name.text)?.params ?? [];
  const own = call.args.flatMap((arg, i): InlayHint[] => {
    const name = params[i]?.name?.text;
    if (arg.kind !== "int" || name === undefined) return [];
    const { file, start } = arg.span;
    return [{ file, offset: start, text: `${name}: `, kind: "parameter" }];
  });
  return [...inner, ...own];
}

/** The parts of a tree that pass arguments. */
interface Calling {
  readonly args?: readonly ast.Expr[];
  readonly name?: ast.Name;
  readonly procedure?: ast.Name;
  readonly event?: ast.Name;
  readonly action?: ast.Name;
  readonly cost?: ast.Name;
  readonly value?: unknown;
}

function callIn(
  part: Calling,
): { readonly name: ast.Name; readonly args: readonly ast.Expr[] } | undefined {
  const name = part.procedure ?? part.event ?? part.action ?? part.cost ?? part.name;
  return name === undefined || part.args === undefined ? undefined : { name, args: part.args };
}
