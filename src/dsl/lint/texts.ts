// Texts that look as if one language had been forgotten.

import { holesOf } from "../check/texts.ts";
import type * as ast from "../syntax/ast.ts";
import type { Linted } from "./linted.ts";

/** So many words in a row are not the same in both languages by chance. */
const LONG = 4;

/** Titles and names of people are the same everywhere. */
const proper: ReadonlySet<string> = new Set(["game", "source"]);

/** Declarations whose text is a noun, with its plural behind a comma. */
const nouns: ReadonlySet<string> = new Set(["counter", "zone", "grid", "track", "die", "piece"]);

export function oddTexts(linted: Linted): void {
  for (const decl of linted.rules.decls) {
    // The texts of what is not in force are read with it.
    if (decl.kind === "variant" || decl.kind === "question") continue;
    for (const text of textsIn(decl)) {
      if (!proper.has(decl.kind)) sameInBoth(linted, text);
      holesOnOneSide(linted, text);
    }
    if (nouns.has(decl.kind) && "text" in decl) pluralOnOneSide(linted, decl.text);
    if (decl.kind === "enum") for (const { text } of decl.members) pluralOnOneSide(linted, text);
  }
}

function sameInBoth(linted: Linted, { de, en }: ast.Text): void {
  if (de === undefined || en === undefined || de.value !== en.value) return;
  const words = de.value.match(/\p{L}{2,}/gu) ?? [];
  if (words.length >= LONG) linted.warn("same-text", en.span, {}, de.span);
}

function holesOnOneSide(linted: Linted, { de, en }: ast.Text): void {
  if (de === undefined || en === undefined) return;
  const [german, english] = [holesOf(de.value), holesOf(en.value)];
  const missing = [
    ...german
      .filter((hole) => !english.includes(hole))
      .map((hole) => ({ hole, language: "en" as const })),
    ...english
      .filter((hole) => !german.includes(hole))
      .map((hole) => ({ hole, language: "de" as const })),
  ];
  const [first] = missing;
  if (first !== undefined)
    linted.warn("hole-missing", (first.language === "de" ? de : en).span, first);
}

function pluralOnOneSide(linted: Linted, text: ast.Text | undefined): void {
  const { de, en } = text ?? {};
  if (de === undefined || en === undefined) return;
  const [german, english] = [de.value.includes(","), en.value.includes(",")];
  if (german === english) return;
  const language = german ? "en" : "de";
  linted.warn("plural-missing", (german ? en : de).span, { language });
}

const known = new WeakMap<object, readonly ast.Text[]>();

/** The texts of a declaration; one that has not been edited is the same as before. */
function textsIn(decl: object): readonly ast.Text[] {
  const found = known.get(decl) ?? gathered(decl, []);
  known.set(decl, found);
  return found;
}

function gathered(node: object, found: ast.Text[]): ast.Text[] {
  if ("de" in node && "en" in node) {
    found.push(node as ast.Text);
    return found;
  }
  for (const part of Object.values(node))
    if (typeof part === "object" && part !== null) gathered(part, found);
  return found;
}
