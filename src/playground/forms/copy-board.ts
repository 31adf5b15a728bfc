// Copies a board under a new name. The copy is then edited like any other board.

import { applyEdits, type ast } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { type OwnText, quoteString, withEditOf } from "./apply-entry.ts";
import { type EditTarget, findNameTargets, getDeclarationName } from "./edit-targets.ts";
import type { Made } from "./form-model.ts";
import type { FormSource } from "./form-source.ts";
import { createSpanPattern, fillPattern } from "./literal-patterns.ts";

/** Id and display names of a board: `atoll2`, "Atoll 2". */
interface Names extends Readonly<Record<SiteLanguage, string>> {
  readonly id: string;
}

interface Copied {
  readonly written: OwnText;
  readonly made: Made;
}

/**
 * Returns a file with a copy of the current board under an unused name, or `undefined` if no file
 * can contain it.
 */
export function withCopy(
  reading: FormSource,
  id: string,
  language: SiteLanguage,
): Copied | undefined {
  const place = reading.current.places.get(id);
  if (place?.decl.kind !== "board") return undefined;
  const { decl } = place;
  const names = freeNames(reading.current.decls, decl);
  const written = withBoard(reading, decl, copyOf(reading, place, decl, names));
  if (written === undefined) return undefined;
  const [named] = findNameTargets({ ...decl, name: { ...decl.name, text: names.id } });
  return { written, made: { field: named?.id ?? names.id, title: names[language] } };
}

/** Whether a file of the author can contain a copy of the board. */
export function canCopy({ ownVariants, own }: FormSource, { decl }: EditTarget): boolean {
  return decl.kind === "board" && (ownVariants.length > 0 || own.has(decl.span.file));
}

/** Inserts a board into the author's variant, or after the original in the author's own game. */
function withBoard(reading: FormSource, decl: ast.Board, board: string): OwnText | undefined {
  if (reading.ownVariants.length > 0) return withEditOf(reading, `add ${board}`);
  const { file, end } = decl.span;
  if (!reading.own.has(file)) return undefined;
  const text = reading.current.texts.get(file) ?? "";
  const edit = { span: { file, start: end, end }, text: `\n\n${board}` };
  return { path: file, text: applyEdits(text, [edit]) };
}

/** Returns the source text of the board with other names. */
function copyOf({ current }: FormSource, place: EditTarget, decl: ast.Board, names: Names): string {
  const { de, en } = decl.text ?? {};
  const renamed = [
    { value: { text: decl.name.text, span: decl.name.span }, text: names.id },
    ...(de === undefined
      ? []
      : [{ value: { text: de.value, span: de.span }, text: quoteString(names.de) }]),
    ...(en === undefined
      ? []
      : [{ value: { text: en.value, span: en.span }, text: quoteString(names.en) }]),
  ].toSorted((one, other) => one.value.span.start - other.value.span.start);
  const cells = place.pattern.values;
  const values = [...renamed.map(({ value }) => value), ...cells];
  const texts = [...renamed.map(({ text }) => text), ...cells.map(({ text }) => text)];
  return fillPattern(createSpanPattern(current.texts, decl.span, values), texts);
}

/** Returns names with the next number: `atoll4`, "Atoll 4" if there are three atolls. */
function freeNames(decls: readonly ast.Decl[], { name, text }: ast.Board): Names {
  const stem = name.text.replace(/\d+$/, "");
  const taken = new Set(decls.map(getDeclarationName));
  const numbers = [...taken]
    .filter((one) => one.startsWith(stem))
    .map((one) => Number(one.slice(stem.length)))
    .filter(Number.isInteger);
  const number = Math.max(1, ...numbers) + 1;
  const called = (words: string | undefined) =>
    `${(words ?? stem).replace(/\s*\d+$/, "")} ${number}`;
  return { id: `${stem}${number}`, de: called(text?.de?.value), en: called(text?.en?.value) };
}
