// How what is entered gets into the author's text. Comments and everything else of it stay.

import { applyEdits, type ast, parse, positionAt, type SourceEdit } from "../../dsl/index.ts";
import { type EditTarget, getDeclarationName } from "./edit-targets.ts";
import { itemText, listEffects, noEffect, partNamesOf } from "./effects.ts";
import type { WrittenLine } from "./form-model.ts";
import type { FormSource } from "./form-source.ts";
import { fillPattern, type LiteralValue, sliceOf } from "./literal-patterns.ts";
import { editsAbout, withEdit, withoutEdit } from "./variants.ts";

export interface OwnText {
  readonly path: string;
  readonly text: string;
}

/** A file with other values in a place; without values as it is without the author's changes. */
export function withValues(
  reading: FormSource,
  id: string,
  values: readonly string[] | undefined,
): OwnText | undefined {
  const origin = reading.origin?.places.get(id);
  const place = reading.current.places.get(id) ?? origin;
  if (place === undefined) return undefined;
  const isBack = values === undefined || isAsIn(origin, place, values);
  const about = editsAbout(reading.ownVariants, origin ?? place);
  if (isBack && about.length > 0) return withoutEditsAbout(reading, origin ?? place);
  const goal = values ?? (origin && textsIn(origin));
  if (goal === undefined) return undefined;
  if (place.form === "text" || isOwn(reading, place, goal)) return inPlace(reading, place, goal);
  return withStatement(reading, origin ?? place, statementOf(reading, place, origin, goal));
}

/** Whether these are the values of the original, in the same rule. */
function isAsIn(
  origin: EditTarget | undefined,
  place: EditTarget,
  values: readonly string[],
): boolean {
  if (origin === undefined) return false;
  if (place.form === "effect") return values[0] === getDeclarationName(place.decl);
  return normalizeRuleText(origin) === normalizeRuleText(place, values);
}

/** The values of a place as they are written. */
export function textsIn({ pattern }: EditTarget): string[] {
  return pattern.values.map(({ text }) => text);
}

/** The rule as it is written, whatever its layout. */
export function normalizeRuleText(
  place: EditTarget,
  values: readonly string[] = textsIn(place),
): string {
  return fillPattern(place.pattern, values).replaceAll(/\s+/g, " ");
}

/** Whether all that would change stands in a file of the author. */
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

/** A string as it is written; line breaks have no place in it. */
export function quoteString(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return `"${plain.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

// Edits of variants ------------------------------------------------------------------

function withoutEditsAbout(
  { current, ownVariants }: FormSource,
  place: EditTarget,
): OwnText | undefined {
  const path = editsAbout(ownVariants, place).at(-1)?.span.file;
  if (path === undefined) return undefined;
  let text = current.texts.get(path) ?? "";
  // One at a time, as several may share a line.
  for (;;) {
    const last = editsAbout(variantsIn({ path, text }), place).at(-1);
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

/** A file with a further edit in the author's variant. */
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

/** What a variant says to have these values in a place. */
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

/** Gives a piece the effect of another one. */
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
  const written = given.map((item) => itemText(item, texts)).join("\n    ");
  return [
    ...(parts.length === 0 ? [] : [`remove ${parts.join(", ")}`]),
    ...(given.length === 0 ? [] : [`extend ${name} {\n    ${written}\n  }`]),
  ].join("\n  ");
}

/** Where the author's text says what a place is. */
export function writtenLine(
  { current, origin, own, ownVariants }: FormSource,
  place: EditTarget,
): WrittenLine | undefined {
  const edit = editsAbout(ownVariants, origin?.places.get(place.id) ?? place).at(-1);
  const span =
    edit?.span ?? place.pattern.values.find((one) => one.span && own.has(one.span.file))?.span;
  if (span === undefined) return undefined;
  const text = current.texts.get(span.file) ?? "";
  const { line } = positionAt(text, span.start);
  return { path: span.file, line, text: (text.split("\n")[line - 1] ?? "").trim() };
}
