// Source of a form: the checked rules with and without the author's changes.

import {
  type ast,
  type CheckedGame,
  type Diagnostic,
  type IncrementalCompiler,
  message,
  positionAt,
  type RulesFile,
} from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { type EditTarget, findEditTargets, findNameTargets } from "./edit-targets.ts";
import { type SourceTexts, textsOf } from "./literal-patterns.ts";

/** All files, the paths of the author's files, and the active variants. */
export interface FormInput {
  readonly sources: readonly RulesFile[];
  readonly own: readonly string[];
  readonly variants: readonly string[];
}

/** Checked rules with their edit targets. */
export interface FormSide {
  readonly game: CheckedGame;
  readonly decls: readonly ast.Decl[];
  readonly texts: SourceTexts;
  readonly places: ReadonlyMap<string, EditTarget>;
}

export interface FormSource {
  readonly current: FormSide;
  /** The rules without the author's variants; `undefined` if the author has no variants. */
  readonly origin: FormSide | undefined;
  readonly ownVariants: readonly ast.Variant[];
  /** The variants of the base game. */
  readonly shipped: readonly ast.Variant[];
  readonly own: ReadonlySet<string>;
  /** Lints the rules with the author's changes. */
  lint(): readonly Diagnostic[];
}

interface Unreadable {
  readonly kind: "unreadable";
  readonly text: string;
  readonly path: string;
  readonly line: number;
}

/**
 * Checks the rules with and without the author's variants; reports the first error if a check
 * fails.
 */
export function readFormSource(
  project: IncrementalCompiler,
  { sources, own, variants }: FormInput,
  language: SiteLanguage,
): FormSource | Unreadable {
  const current = sideOf(project, sources, variants, language);
  if ("kind" in current) return current;
  const ownVariants = variantsOf(
    project,
    sources.filter(({ path }) => own.includes(path)),
  ).filter(({ name }) => variants.includes(name.text));
  const shipped = variantsOf(
    project,
    sources.filter(({ path }) => !own.includes(path)),
  );
  const lint = () => project.lint(sources, variants);
  const reading = { ownVariants, shipped, own: new Set(own), lint };
  if (ownVariants.length === 0) {
    return { ...reading, current: withNames(current, reading, undefined), origin: undefined };
  }

  const others = sources.filter(
    (source) => !own.includes(source.path) || !isVariants(project, source),
  );
  const names = new Set(variantsOf(project, others).map(({ name }) => name.text));
  const bases = ownVariants.map(({ base }) => base.text).filter((name) => names.has(name));
  const origin = sideOf(project, others, [...new Set(bases)], language);
  if ("kind" in origin) return origin;
  return { ...reading, current: withNames(current, reading, origin), origin };
}

/**
 * Adds edit targets for the names of the author's variants and new boards; the name precedes its
 * board.
 */
function withNames(
  current: FormSide,
  { own, ownVariants }: Pick<FormSource, "own" | "ownVariants">,
  origin: FormSide | undefined,
): FormSide {
  const places = [...current.places.values()].flatMap((place) => {
    const { decl, id, what } = place;
    const isNew = what === "board" && own.has(decl.span.file) && origin?.places.has(id) !== true;
    return isNew && decl.kind === "board" ? [...findNameTargets(decl), place] : [place];
  });
  const all = [...ownVariants.flatMap(findNameTargets), ...places];
  return { ...current, places: new Map(all.map((place) => [place.id, place])) };
}

function sideOf(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  variants: readonly string[],
  language: SiteLanguage,
): FormSide | Unreadable {
  const { game, diagnostics } = project.check(sources, variants, { examples: "own" });
  const decls = project.rules(sources, variants).rules?.decls;
  const texts = textsOf(sources);
  if (game === undefined || decls === undefined) {
    const error = diagnostics.find(({ severity }) => severity === "error");
    if (error === undefined) throw new Error("There is neither a game nor an error.");
    const { file, start } = error.span;
    const { line } = positionAt(texts.get(file) ?? "", start);
    return { kind: "unreadable", text: message(language, error), path: file, line };
  }
  const places = new Map(findEditTargets(decls, texts).map((place) => [place.id, place]));
  return { game, decls, texts, places };
}

function variantsOf(project: IncrementalCompiler, sources: readonly RulesFile[]): ast.Variant[] {
  const decls = sources.flatMap((source) => project.parse(source).ast.decls);
  return decls.filter((decl) => decl.kind === "variant");
}

/** Whether a file declares only variants. */
function isVariants(project: IncrementalCompiler, source: RulesFile): boolean {
  return project.parse(source).ast.decls.every(({ kind }) => kind === "variant");
}
