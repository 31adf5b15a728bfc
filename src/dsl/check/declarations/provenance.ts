// Provenance of rules: source documents, citations and open questions.

import type * as ir from "../../ir/ir.ts";
import { webAddress } from "../../source/web-address.ts";
import type * as ast from "../../syntax/ast.ts";
import type { VariantDecl } from "../../variants/catalogue.ts";
import { findEditedDeclarations } from "../../variants/edited-declarations.ts";
import type { MergedRules } from "../../variants/merge.ts";
import type { Context } from "../context.ts";
import { checkLocalizedText } from "./localized-text.ts";

type Origins = Pick<ir.Game, "documents" | "cites" | "questions">;

/** Checks the documents, citations and questions of a game under its active variants. */
export function checkOrigins(ctx: Context, rules: MergedRules): Origins {
  const declared = rules.decls;
  const edited = findEditedDeclarations(rules);
  const documents: ir.Document[] = [];
  const questions: ir.Question[] = [];
  for (const decl of declared) {
    if (decl.kind === "source") documents.push(checkDocument(ctx, decl, documents));
    if (decl.kind === "question") questions.push(checkQuestion(ctx, decl, questions, edited));
  }
  // The citations inside variants are read with the variants, see `checkVariants`.
  const cites = declared.flatMap((decl) =>
    decl.kind === "variant"
      ? []
      : decl.see.flatMap((one) => checkSee(ctx, nameOf(decl), one, documents, edited) ?? []),
  );
  return { documents, cites, questions };
}

/** Returns the name of a declaration; without a name, its keyword. */
function nameOf(decl: ast.Decl): string {
  if ("name" in decl) return decl.name.text;
  if (decl.kind === "when") return decl.event.text;
  return decl.kind === "counting" ? "worth" : decl.kind;
}

function checkDocument(
  ctx: Context,
  decl: ast.Document,
  known: readonly ir.Document[],
): ir.Document {
  requireNew(ctx, decl.name, known);
  return {
    id: decl.name.text,
    words: checkLocalizedText(ctx, decl.text, decl.name.text, decl.name.span),
    url: decl.url && checkAddress(ctx, decl.url),
    doubt: decl.doubt,
    span: decl.name.span,
  };
}

function checkAddress(ctx: Context, { value, span }: ast.Str): string | undefined {
  const address = webAddress(value);
  if (address === undefined) ctx.report("not-a-web-address", span, { address: value });
  // The address is stored as written: a browser would normalize `https://example.org` to one with a
  // slash.
  return address === undefined ? undefined : value;
}

/** `see document 3` */
function checkSee(
  ctx: Context,
  name: string,
  see: ast.See,
  documents: readonly ir.Document[],
  edited: ReadonlySet<string>,
): ir.Cite | undefined {
  const document = documents.find(({ id }) => id === see.document.text);
  if (document === undefined) {
    const known = () => documents.map(({ id }) => id);
    ctx.reportUnknown(see.document.text, see.document.span, known);
    return undefined;
  }
  ctx.mentions.note(see.document.span, document.span);
  return { name, document, pages: see.pages, isChanged: edited.has(name) };
}

function checkQuestion(
  ctx: Context,
  decl: ast.Question,
  known: readonly ir.Question[],
  edited: ReadonlySet<string>,
): ir.Question {
  requireNew(ctx, decl.name, known);
  for (const path of decl.about) checkAbout(ctx, path);
  return {
    id: decl.name.text,
    about: decl.about.map(pathText),
    words: checkLocalizedText(ctx, decl.text, decl.name.text, decl.name.span),
    readings: decl.readings.map(({ name }) => `${decl.name.text}.${name.text}`),
    isChanged: decl.about.some(({ names: [owner] }) => edited.has(owner?.text ?? "")),
    span: decl.name.span,
  };
}

/** What a variant cites, it cites for its own rules. */
const NO_NAMES: ReadonlySet<string> = new Set();

/** Checks all variants, whether they are active or not. */
export function checkVariants(
  ctx: Context,
  variants: readonly VariantDecl[],
  documents: readonly ir.Document[],
  game: ast.Game | undefined,
): ir.Variant[] {
  const known: { readonly id: string; readonly span: ast.Node["span"] }[] = [];
  return variants.map(({ id, changes, base, question }) => {
    if (base !== undefined) {
      const other = variants.find((one) => one.id === base.text);
      ctx.mentions.note(base.span, other?.changes.name.span ?? game?.name.span);
    }
    const { name, text } = changes;
    requireNew(ctx, { text: id, span: name.span }, known);
    known.push({ id, span: name.span });
    return {
      id,
      base: base?.text,
      question,
      words: checkLocalizedText(ctx, text, name.text, name.span),
      cites: changes.see.flatMap((see) => checkSee(ctx, id, see, documents, NO_NAMES) ?? []),
      isEmpty: changes.edits.length === 0,
      span: name.span,
    };
  });
}

function requireNew(
  ctx: Context,
  name: ast.Name,
  known: readonly { readonly id: string; readonly span: ast.Node["span"] }[],
): void {
  const first = known.find(({ id }) => id === name.text);
  if (first !== undefined) ctx.report("duplicate-name", name.span, { name: name.text }, first.span);
}

/** `dive`, `shark.placed` */
export function pathText({ names }: ast.Path): string {
  return names.map(({ text }) => text).join(".");
}

/** Rules without a name, to which paths refer by their keyword. */
export const unnamedRules: ReadonlySet<string> = new Set(["flow", "ranking", "rating", "worth"]);

/** Records references to all rules of this name, including requirements. */
export function mentionRule(ctx: Context, name: ast.Name): void {
  const symbols = ctx.symbols.get(name.text) ?? [];
  for (const symbol of symbols) ctx.mention(name.span, symbol);
  if (symbols.length > 0) return;
  for (const need of ctx.needs) if (need.id === name.text) ctx.mentions.note(name.span, need.span);
}

/** Resolves the path of a rule that a question or a sentence is about. */
export function checkAbout(ctx: Context, { names }: ast.Path): void {
  const [first, ...parts] = names;
  // What stands behind the first name is an event, a value or a requirement.
  for (const name of names) mentionRule(ctx, name);
  for (const part of parts) if (!ctx.symbols.has(part.text)) ctx.gap(part.span, "event", "value");
  if (first === undefined || ctx.written.has(first.text) || unnamedRules.has(first.text)) return;
  const needs = ctx.needs.map(({ id }) => id);
  if (needs.includes(first.text)) return;
  const known = () => [...ctx.written, ...needs];
  ctx.reportUnknown(first.text, first.span, known);
}
