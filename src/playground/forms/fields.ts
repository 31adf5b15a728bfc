// Creates the fields of a form, with prose of their rules.

import {
  type ast,
  type CheckedGame,
  message,
  type Rule,
  rulesOf,
  ruleText,
} from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { formsStringsOf } from "../../i18n/playground/forms/strings.ts";
import { findWrittenLine, normalizeRuleText, textsIn } from "./apply-entry.ts";
import { controlsOf } from "./controls.ts";
import { canCopy } from "./copy-board.ts";
import { type EditTarget, getDeclarationName } from "./edit-targets.ts";
import { donorsOf, noEffect, ownEffect, partNamesOf, printEffect } from "./effects.ts";
import type { Control, FormField, FormOption, FormSlot } from "./form-model.ts";
import type { FormSide, FormSource } from "./form-source.ts";
import type { LiteralPattern } from "./literal-patterns.ts";
import { paintingOf } from "./painting.ts";
import { findEditsAbout } from "./variants.ts";

/** Rules by path. */
type RulesByPath = ReadonlyMap<string, Rule>;

const known = new WeakMap<CheckedGame, RulesByPath>();

/** Returns the rules of a game by path, cached per game. */
export function indexRules(game: CheckedGame): RulesByPath {
  const words = known.get(game) ?? new Map(rulesOf(game).map((rule) => [rule.path, rule]));
  known.set(game, words);
  return words;
}

/** Creates the field of an edit target; `undefined` if it has no control or cannot be edited. */
export function createField(
  reading: FormSource,
  id: string,
  language: SiteLanguage,
): FormField | undefined {
  const { current, origin: side } = reading;
  const origin = side?.places.get(id);
  const place = current.places.get(id) ?? origin;
  if (place === undefined) return undefined;
  const shown = current.places.has(id) ? place : { ...place, pattern: gone };
  const sentence = sentenceOf(current, shown, language);
  const slots = slotsOf(reading, shown, origin, { sentence, language });
  if (slots === undefined || !isWritable(reading, place)) return undefined;
  const said = side && origin ? sentenceOf(side, origin, language) : sentence;
  const isNew = side !== undefined && origin === undefined && place.what === "board";
  const isChanged =
    isNew || (origin !== undefined && normalizeRuleText(shown) !== normalizeRuleText(origin));
  return {
    id,
    what: place.what,
    title: titleOf(reading, place, language),
    sentence,
    before: said === sentence ? "" : said,
    slots,
    isNew,
    isChanged,
    hasWayBack: isChanged && canGoBack(reading, place, origin ?? place),
    canCopy: canCopy(reading, place),
    written: findWrittenLine(reading, place),
    warnings: isChanged && place.what === "board" ? warningsOf(reading, shown, language) : [],
    painting: place.what === "board" ? paintingOf(current.game, place.path, language) : undefined,
  };
}

/** Returns the controls of an edit target, one per value; `undefined` if it has none. */
export function controlsAt(
  { current, origin }: FormSource,
  id: string,
  language: SiteLanguage,
): readonly Control[] | undefined {
  const place = current.places.get(id) ?? origin?.places.get(id);
  return place && controlsOf(current.game, place, language);
}

function warningsOf({ lint }: FormSource, { decl }: EditTarget, language: SiteLanguage): string[] {
  const { file, start, end } = decl.span;
  const own = lint().filter(
    ({ span }) => span.file === file && span.start >= start && span.end <= end,
  );
  return own.map((warning) => message(language, warning));
}

/** The value of a removed declaration is "no". */
const gone: LiteralPattern = { pieces: ["", ""], values: [{ text: "no", span: undefined }] };

/**
 * Whether the target can be edited: removing and exchanging need a variant, values a file of the
 * author.
 */
function isWritable({ ownVariants, own }: FormSource, { pattern, form }: EditTarget): boolean {
  if (ownVariants.length > 0) return true;
  const isInPlace = pattern.values.every(({ span }) => span !== undefined && own.has(span.file));
  return isInPlace && form !== "remove" && form !== "effect";
}

function canGoBack({ ownVariants }: FormSource, place: EditTarget, origin: EditTarget): boolean {
  const isAlike = place.pattern.values.length === origin.pattern.values.length;
  return isAlike || findEditsAbout(ownVariants, origin).length > 0;
}

// Words ------------------------------------------------------------------------------

function ruleOf(game: CheckedGame, { path, decl }: EditTarget): Rule | undefined {
  const words = indexRules(game);
  return words.get(path) ?? words.get(path.split(".").at(-1) ?? "") ?? words.get(ruleName(decl));
}

/** Returns the path of the rule of a declaration. */
function ruleName(decl: ast.Decl): string {
  return decl.kind === "game" ? decl.kind : getDeclarationName(decl);
}

function titleOf(
  { current, origin }: FormSource,
  place: EditTarget,
  language: SiteLanguage,
): string {
  const own = place.form === "effect" || place.form === "renew" || place.what === "quality";
  const lookup = own ? { ...place, path: getDeclarationName(place.decl) } : place;
  const rule = ruleOf(current.game, lookup) ?? (origin && ruleOf(origin.game, lookup));
  return rule?.title[language] ?? "";
}

/** Returns the prose of a rule; empty for lists, whose entries are labelled instead. */
function sentenceOf(side: FormSide, place: EditTarget, language: SiteLanguage): string {
  const { what, path, decl } = place;
  if (what === "effect") return decl.kind === "piece" ? effectSentence(side, path, language) : "";
  const isList = what === "table" || what === "board" || what === "copies" || what === "quality";
  if (isList || what === "names" || what === "players") return "";
  if (what === "present" && decl.kind === "piece") return "";
  const rule = ruleOf(side.game, place);
  return rule === undefined ? "" : ruleText(rule, language);
}

function effectSentence(side: FormSide, name: string, language: SiteLanguage): string {
  const piece = side.decls.find((decl) => decl.kind === "piece" && decl.name.text === name);
  if (piece?.kind !== "piece") return "";
  const words = indexRules(side.game);
  const rules = [...new Set(partNamesOf(piece))].flatMap(
    (part) => words.get(`${name}.${part}`) ?? [],
  );
  return rules.map((rule) => ruleText(rule, language)).join("\n");
}

// Slots ------------------------------------------------------------------------------

function slotsOf(
  { current, origin: side }: FormSource,
  place: EditTarget,
  origin: EditTarget | undefined,
  { sentence, language }: { readonly sentence: string; readonly language: SiteLanguage },
): FormSlot[] | undefined {
  if (place.what === "effect") {
    if (side === undefined || place.decl.kind !== "piece") return undefined;
    return [effectSlot(side, place.decl, place.pattern.values[0]?.text ?? "", language)];
  }
  const controls = controlsOf(current.game, place, language);
  if (controls === undefined) return undefined;
  const labels = isToldBy(sentence, place) ? [] : labelsOf(current.game, place, language);
  const isSame = origin?.pattern.values.length === place.pattern.values.length;
  const before = isSame && origin !== undefined ? textsIn(origin) : [];
  return controls.map((control, i) => ({
    ...control,
    label: labels[i] ?? "",
    value: place.pattern.values[i]?.text ?? "",
    original: before[i],
  }));
}

/** Returns the effects of the pieces of a family in the original. */
function effectSlot(
  side: FormSide,
  piece: ast.Piece,
  now: string,
  language: SiteLanguage,
): FormSlot {
  const strings = formsStringsOf(language);
  const donors = donorsOf(piece, side.decls);
  const name = piece.name.text;
  const same = donors.filter((donor) => printEffect(donor, side.texts) === now);
  const current = same.find((donor) => donor.name.text === name) ?? same[0];
  const value = current?.name.text ?? (now === "" ? noEffect : ownEffect);
  const words = indexRules(side.game);
  const options: FormOption[] = donors.map((donor) => ({
    value: donor.name.text,
    text: words.get(donor.name.text)?.title[language] ?? donor.name.text,
  }));
  const own = value === ownEffect ? [{ value: ownEffect, text: strings.ownEffect }] : [];
  const none = { value: noEffect, text: strings.noEffect };
  const had = donors.some((donor) => donor.name.text === name);
  return {
    kind: "choice",
    options: [...options, none, ...own],
    label: "",
    value,
    original: had ? name : noEffect,
  };
}

/** Whether the prose identifies the only number, because it contains the number exactly once. */
function isToldBy(sentence: string, { what, pattern }: EditTarget): boolean {
  const [value, ...others] = pattern.values;
  if (what !== "numbers" || value === undefined || others.length > 0) return false;
  return sentence.split(/\D+/).filter((number) => number === value.text).length === 1;
}

function labelsOf(game: CheckedGame, place: EditTarget, language: SiteLanguage): string[] {
  const strings = formsStringsOf(language);
  switch (place.what) {
    case "names":
      return [strings.german, strings.english];
    case "players":
      return [strings.fewest, strings.most];
    case "table":
      return (
        indexRules(game)
          .get(place.path)
          ?.entries.map(({ label }) => label[language]) ?? []
      );
    case "board":
      return (
        game.boards.find(({ id }) => id === place.path)?.shape.cells.map(({ name }) => name) ?? []
      );
    case "copies":
      return supplyLabels(game, place, language) ?? excerpts(place.pattern);
    case "numbers":
      return excerpts(place.pattern);
    default:
      return place.pattern.values.length > 1 ? excerpts(place.pattern) : [];
  }
}

/** Returns the zones of the copies, as the prose of the piece lists them after its fields. */
function supplyLabels(
  game: CheckedGame,
  { decl, pattern }: EditTarget,
  language: SiteLanguage,
): string[] | undefined {
  const { values } = pattern;
  const entries =
    indexRules(game).get(getDeclarationName(decl))?.entries.slice(-values.length) ?? [];
  const isThem =
    entries.length === values.length && entries.every(({ id }, i) => id === values[i]?.text);
  return isThem ? entries.map(({ label }) => label[language]) : undefined;
}

/** Returns the source text around each value as its label: `gain … pearls`. */
function excerpts({ pieces, values }: LiteralPattern): string[] {
  return values.map((_, i) => {
    const before = (pieces[i] ?? "").split(/[\n{}]/).at(-1) ?? "";
    const after = (pieces[i + 1] ?? "").split(/[\n{}]/)[0] ?? "";
    return `${before.trimStart()}…${after.trimEnd()}`;
  });
}
