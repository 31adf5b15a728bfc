// Applies an entry of a form to the author's text, which stays the same everywhere else.

import { applyEdits, type ast, parse, positionAt, type SourceEdit } from "../../dsl/index.ts";
import { type EditTarget, getDeclarationName } from "./edit-targets.ts";
import { listEffects, noEffect, partNamesOf, printItem } from "./effects.ts";
import type { WrittenLine } from "./form-model.ts";
import type { FormSource } from "./form-source.ts";
import { fillPattern, type LiteralValue, sliceOf } from "./literal-patterns.ts";
import { findEditsAbout, withEdit, withoutEdit } from "./variants.ts";

export interface OwnText {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the file with new values at an edit target; without values, with the author's edits of it
 * removed.
 */
export function withValues(
  reading: FormSource,
  id: string,
  values: readonly string[] | undefined,
): OwnText | undefined {
  const origin = reading.origin?.places.get(id);
  const place = reading.current.places.get(id) ?? origin;
  if (place === undefined) return undefined;
  const isBack = values === undefined || isAsIn(origin, place, values);
  const about = findEditsAbout(reading.ownVariants, origin ?? place);
  if (isBack && about.length > 0) return withoutEditsAbout(reading, origin ?? place);
  const goal = values ?? (origin && textsIn(origin));
  if (goal === undefined) return undefined;
  if (place.form === "text" || isOwn(reading, place, goal)) return inPlace(reading, place, goal);
  return withStatement(reading, origin ?? place, statementOf(reading, place, origin, goal));
}

/** Whether the rule with these values is equal to that of the original. */
function isAsIn(
  origin: EditTarget | undefined,
  place: EditTarget,
  values: readonly string[],
): boolean {
  if (origin === undefined) return false;
  if (place.form === "effect") return values[0] === getDeclarationName(place.decl);
  return normalizeRuleText(origin) === normalizeRuleText(place, values);
}

/** Returns the source texts of the values of an edit target. */
export function textsIn({ pattern }: EditTarget): string[] {
  return pattern.values.map(({ text }) => text);
}

/** Returns the rule with these values, its white space normalized. */
export function normalizeRuleText(
  place: EditTarget,
  values: readonly string[] = textsIn(place),
): string {
  return fillPattern(place.pattern, values).replaceAll(/\s+/g, " ");
}

/** Whether all changed values are located in files of the author. */
function isOwn({ own }: FormSource, { pattern }: EditTarget, goal: readonly string[]): boolean {
  const changed = pattern.values.filter(({ text }, i) => text !== goal[i]);
  return (
    changed.length > 0 && changed.every(({ span }) => span !== undefined && own.has(span.file))
  );
}

function inPlace(
  { current }: FormSource,
  place: EditTarget,
  goal: readonly string[],
): OwnText | undefined {
  const edits = place.pattern.values.flatMap(({ text, span }: LiteralValue, i): SourceEdit[] => {
    const next = goal[i] ?? text;
    if (span === undefined || next === text) return [];
    return [{ span, text: place.form === "text" ? quoteString(next) : next }];
  });
  const path = edits[0]?.span.file;
  if (path === undefined) return undefined;
  return { path, text: applyEdits(current.texts.get(path) ?? "", edits) };
}

/** Returns a string literal of the rules language; line breaks become spaces. */
export function quoteString(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return `"${plain.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

// Edits of variants ------------------------------------------------------------------

function withoutEditsAbout(
  { current, ownVariants }: FormSource,
  place: EditTarget,
): OwnText | undefined {
  const path = findEditsAbout(ownVariants, place).at(-1)?.span.file;
  if (path === undefined) return undefined;
  let text = current.texts.get(path) ?? "";
  // One at a time, because edits can share a line.
  for (;;) {
    const last = findEditsAbout(variantsIn({ path, text }), place).at(-1);
    if (last === undefined) return { path, text };
    text = applyEdits(text, [withoutEdit(text, last)]);
  }
}

function withStatement(
  reading: FormSource,
  place: EditTarget,
  statement: string | undefined,
): OwnText | undefined {
  if (statement === undefined) return undefined;
  return withEditOf(reading, statement, withoutEditsAbout(reading, place));
}

/** Returns the file with another edit in the author's variant. */
export function withEditOf(
  { current, ownVariants }: FormSource,
  statement: string,
  changed?: OwnText,
): OwnText | undefined {
  const path = changed?.path ?? ownVariants[0]?.span.file;
  if (path === undefined) return undefined;
  const text = changed?.text ?? current.texts.get(path) ?? "";
  const names = ownVariants.map(({ name }) => name.text);
  const variant = variantsIn({ path, text }).find(({ name }) => names.includes(name.text));
  if (variant === undefined) return undefined;
  return { path, text: applyEdits(text, [withEdit(text, variant, statement)]) };
}

function variantsIn(source: OwnText): ast.Variant[] {
  return parse(source).ast.decls.filter((decl) => decl.kind === "variant");
}

/** Returns the variant edit that sets these values; `undefined` if no edit can. */
function statementOf(
  { origin: side }: FormSource,
  place: EditTarget,
  origin: EditTarget | undefined,
  goal: readonly string[],
): string | undefined {
  const { form, path, decl } = place;
  const now = fillPattern(place.pattern, goal);
  switch (form) {
    case "set": {
      const was = origin && fillPattern(origin.pattern, textsIn(origin));
      return `change ${path}${was === undefined ? "" : ` from ${was}`} to ${now}`;
    }
    case "do":
      return `change ${path} ${now}`;
    case "declare":
      return `${origin === undefined ? "add" : "change"} ${now}`;
    case "renew":
      return `remove ${path}\n  extend ${getDeclarationName(decl)} { ${now} }`;
    case "remove":
      return `remove ${path}`;
    case "effect":
      return side && origin && effectStatement(side, origin.decl, goal[0] ?? noEffect);
    case "text":
      return undefined;
    default:
      return form satisfies never;
  }
}

/** Returns the variant edits that give a piece the effect of another one. */
function effectStatement(
  { decls, texts }: NonNullable<FormSource["origin"]>,
  piece: ast.Decl,
  donorName: string,
): string | undefined {
  if (piece.kind !== "piece") return undefined;
  const name = piece.name.text;
  const donor = decls.find((decl) => decl.kind === "piece" && decl.name.text === donorName);
  const given = donor?.kind === "piece" ? listEffects(donor) : [];
  const taken = listEffects(piece);
  const [first, second] = [taken[0], given[0]];
  const isAlone = taken.length === 1 && given.length === 1;
  if (
    isAlone &&
    first?.kind === "when" &&
    second?.kind === "when" &&
    first.event.text === second.event.text
  )
    return `change ${name}.${first.event.text} ${sliceOf(texts, second.body.span)}`;
  const parts = partNamesOf(piece).map((part) => `${name}.${part}`);
  const written = given.map((item) => printItem(item, texts)).join("\n    ");
  return [
    ...(parts.length === 0 ? [] : [`remove ${parts.join(", ")}`]),
    ...(given.length === 0 ? [] : [`extend ${name} {\n    ${written}\n  }`]),
  ].join("\n  ");
}

/**
 * Returns the line of the author's text that determines an edit target, or `undefined` if none
 * does.
 */
export function findWrittenLine(
  { current, origin, own, ownVariants }: FormSource,
  place: EditTarget,
): WrittenLine | undefined {
  const edit = findEditsAbout(ownVariants, origin?.places.get(place.id) ?? place).at(-1);
  const span =
    edit?.span ?? place.pattern.values.find((one) => one.span && own.has(one.span.file))?.span;
  if (span === undefined) return undefined;
  const text = current.texts.get(span.file) ?? "";
  const { line } = positionAt(text, span.start);
  return { path: span.file, line, text: (text.split("\n")[line - 1] ?? "").trim() };
}
