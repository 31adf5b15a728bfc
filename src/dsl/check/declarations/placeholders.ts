// Placeholders in the texts of requirements: `{die}`, `{your pearls}`, `{needed pearls}`,
// `{space.colour}`, `{your treasures[kind]}`; with an article `{den tile}`, `{a tile}`.

import { placeholderParts } from "../../inflection/articles.ts";
import type * as ir from "../../ir/ir.ts";
import { NUMBER, solidType, WRONG } from "../../ir/types.ts";
import type { TextLanguage } from "../../source/language.ts";
import { joinSpans, type Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkExpr } from "../expressions/expr.ts";
import { checkZone } from "../expressions/storage-ref.ts";
import type { Scope } from "../scope.ts";
import type { SymbolOf } from "../symbols.ts";
import { checkMember } from "./counter.ts";
import { checkLocalizedText, fillPlaceholders, listPlaceholders } from "./localized-text.ts";
import { reportArticle } from "./placeholder-articles.ts";

interface PlaceholderTexts {
  readonly text: ir.LocalizedText | undefined;
  readonly holes: ir.Need["holes"];
}

/** A placeholder as it is written in the text of a language; without an article it serves both. */
interface WrittenHole {
  readonly hole: string;
  readonly language: TextLanguage;
}

/** Returns the text with its placeholders numbered `{0}`, `{1}` …, and their expressions. */
export function checkPlaceholders(
  ctx: Context,
  known: Known,
  text: ast.Text | undefined,
  name: string,
): PlaceholderTexts {
  if (text === undefined) return { text: undefined, holes: [] };
  const words = checkLocalizedText(ctx, text, name, text.span);
  const written = holesIn(words);
  const holes = written.map((one) => {
    const places = ctx.allWithin(text.span, `{${one.hole}}`);
    const [place = text.span] = places;
    return ctx.mentions.inHoles(places, () => checkHole(ctx, known, one, place));
  });
  const numbered = (language: TextLanguage) =>
    fillPlaceholders(words[language], (hole) => {
      const found = written.findIndex((one) => one.hole === hole && one.language === language);
      return `{${found < 0 ? written.findIndex((one) => one.hole === hole) : found}}`;
    });
  return {
    text: { de: numbered("de"), en: numbered("en") },
    holes: holes.map((hole) => hole ?? NOTHING),
  };
}

const NOTHING: ir.Placeholder = {
  form: "value",
  value: { kind: "const", value: 0, type: { kind: "yesno" } },
  counter: undefined,
  names: undefined,
  article: undefined,
  isMany: false,
  isSpelled: false,
};

/** Lists each placeholder once; one that is written alike in both languages is one. */
function holesIn(words: ir.LocalizedText): readonly WrittenHole[] {
  const german = [...new Set(listPlaceholders(words.de))];
  const english = [...new Set(listPlaceholders(words.en))];
  return [
    ...german.map((hole) => ({ hole, language: "de" as const })),
    ...english
      .filter((hole) => !german.includes(hole) || hasEnglishArticle(hole))
      .map((hole) => ({ hole, language: "en" as const })),
  ];
}

/** Whether the same letters mean something else in English: `{your fish}`, `{a pearls}`. */
function hasEnglishArticle(hole: string): boolean {
  return placeholderParts(hole, "en", () => true).article !== undefined;
}

const PATH = /[A-Za-z]\w*(?:\.[A-Za-z]\w*)*/.source;
const MEMBER = `(?:\\[(${PATH})\\])?`;

/**
 * `your pearls`, `treasures[kind]`, `space.colour`; optionally followed by the counter, as in `2
 * pearls`.
 */
const HOLE = new RegExp(`^(your\\s+)?(${PATH}|\\d+)${MEMBER}(?:\\s+([A-Za-z]\\w*)${MEMBER})?$`);

/** What a placeholder may name: what is bound there, and the counter that a condition falls short of. */
interface Known {
  readonly scope: Scope;
  readonly condition?: ir.Expr | undefined;
  /** In a sentence of the rulebook, numbers may be spelled out. */
  readonly isSentence?: boolean;
}

/** `depthOf(space.tide)`, `priceOf(your boat) pearls` */
const CALL = new RegExp(`^([A-Za-z]\\w*)\\(([^()]*)\\)(?:\\s+([A-Za-z]\\w*)${MEMBER})?$`);

/** `{price pearls:word}` */
const SPELLED = /\s*:\s*word$/;

function checkHole(
  ctx: Context,
  known: Known,
  { hole, language }: WrittenHole,
  place: Span,
): ir.Placeholder | undefined {
  const { scope, isSentence = false } = known;
  const bare = isSentence ? hole.replace(SPELLED, "") : hole;
  const parts = placeholderParts(bare, language, (name) => isThing(ctx, scope, name));
  if (reportArticle(ctx, (name) => scope.names.has(name), bare, parts, language, place))
    return undefined;
  const start = place.start + 1 + parts.offset;
  const inner = { ...place, start, end: start + parts.rest.length };
  const content =
    checkCall(ctx, scope, inner, parts.rest) ?? checkPath(ctx, known, inner, parts.rest);
  const isSpelled = bare !== hole;
  if (content === "unknown" || (isSpelled && !isNumber(content))) {
    ctx.report("unknown-hole", place, { hole });
    return undefined;
  }
  return (
    content && { ...NOTHING, ...content, article: parts.article, isMany: parts.isMany, isSpelled }
  );
}

/** What a placeholder stands for; nothing if what is wrong with it has been reported. */
type Content = Partial<ir.Placeholder> | undefined;

function isNumber(content: Content): boolean {
  return content === undefined || content.value?.type.kind === "number";
}

/** A call of a table, value or definition in a placeholder, perhaps with what it counts. */
function checkCall(ctx: Context, scope: Scope, place: Span, rest: string): Content {
  const [, name = "", args = "", unit, member] = CALL.exec(rest) ?? [];
  if (name === "") return undefined;
  const call = calledIn(ctx, place, name, args);
  return call && counted(ctx, scope, place, checkExpr(ctx, scope, call), unit, member);
}

function checkPath(
  ctx: Context,
  { scope, condition, isSentence = false }: Known,
  place: Span,
  rest: string,
): Content | "unknown" {
  const match = HOLE.exec(rest);
  if (match === null) return "unknown";
  const [, your, base = "", index, unit, member] = match;
  const isAlone = your === undefined && unit === undefined && index === undefined;
  if (isAlone && base === "short" && !scope.names.has(base)) return shortOf(ctx, condition, place);
  const declared = isAlone ? declaredAs(ctx, scope, base, place) : undefined;
  if (declared !== undefined) return { form: "noun", names: declared };
  const entries = isSentence && isAlone ? entriesOf(ctx, base, place) : undefined;
  if (entries !== undefined) return { value: entries };
  const expr = written(ctx, place, base, your !== undefined, index);
  const zone = unit === undefined ? zoneOf(ctx, scope, expr) : undefined;
  if (zone !== undefined)
    return { form: "contents", value: { kind: "zoneSize", zone, type: NUMBER }, names: zone.zone };
  const value = checkExpr(ctx, scope, expr);
  const names = unit === undefined ? numberedThing(ctx, base, value) : undefined;
  if (names !== undefined) return { form: "numbered", value, names };
  return counted(ctx, scope, place, value, unit, member);
}

/** A value, as a number of what a unit names. */
function counted(
  ctx: Context,
  scope: Scope,
  place: Span,
  value: ir.Expr,
  unit: string | undefined,
  member: string | undefined,
): Content {
  if (unit === undefined)
    return { value, counter: value.kind === "counter" ? value.counter : undefined };
  if (unit === "points" && ctx.find(unit, "counter") === undefined)
    return { form: "points", value };
  const name: ast.Name = { text: unit, span: lastWithin(ctx, place, unit) };
  const counter = ctx.resolve(name, "counter", "counter")?.counter;
  const which = member === undefined ? undefined : written(ctx, place, member);
  return {
    value,
    counter: counter && { counter, index: checkMember(ctx, scope, counter, name, which) },
  };
}

/** `{short}`: how much of a counter a requirement asks for beyond what there is. */
function shortOf(
  ctx: Context,
  condition: ir.Expr | undefined,
  place: Span,
): Partial<ir.Placeholder> | undefined {
  const counted = condition && enoughOf(condition);
  if (counted === undefined) {
    // What is wrong with the condition has been reported.
    if (condition === undefined || !hasWrongPart(condition))
      ctx.report("unknown-hole", place, { hole: "short" });
    return undefined;
  }
  return { form: "short", value: counted, counter: counted.counter };
}

function hasWrongPart(condition: ir.Expr): boolean {
  const parts =
    condition.kind === "binary" ? [condition, condition.left, condition.right] : [condition];
  return parts.some(({ type }) => type === WRONG);
}

/** The counter of `your pearls >= needed`. */
function enoughOf(condition: ir.Expr): Extract<ir.Expr, { kind: "counter" }> | undefined {
  const isEnough = condition.kind === "binary" && condition.op === ">=";
  return isEnough && condition.left.kind === "counter" ? condition.left : undefined;
}

/** Whether a name stands for one thing, so that `your` before it is an article. */
function isThing(ctx: Context, scope: Scope, name: string): boolean {
  return scope.names.has(name) || ctx.find(name, "family", "enum") !== undefined;
}

/** What is declared under a name that is no value: its noun stands there, `{ein Fish}`. */
function declaredAs(
  ctx: Context,
  scope: Scope,
  name: string,
  place: Span,
): ir.Placeholder["names"] {
  if (scope.names.has(name)) return undefined;
  const found = ctx.find(name, "family", "enum", "counter");
  const named = found === undefined ? undefined : nounOwner(found);
  if (found !== undefined && named !== undefined) ctx.mention(ctx.within(place, name), found);
  return named;
}

/** What has the noun: a counter that all share is a value instead. */
function nounOwner(found: SymbolOf<"family" | "enum" | "counter">): ir.Placeholder["names"] {
  switch (found.kind) {
    case "family":
      return found.family;
    case "enum":
      return found.enum.noun === undefined ? undefined : found.enum;
    case "counter":
      return found.counter.perPlayer ? found.counter : undefined;
    default:
      return found satisfies never;
  }
}

/** All entries of a table: its name alone, without what to look up. */
function entriesOf(ctx: Context, name: string, place: Span): ir.Expr | undefined {
  const found = ctx.find(name, "table");
  if (found === undefined) return undefined;
  ctx.mention(ctx.within(place, name), found);
  const { table } = found;
  return { kind: "table", table, args: [], type: table.type };
}

/** The zone whose contents are listed: `{your dice}`. */
function zoneOf(ctx: Context, scope: Scope, expr: ast.Expr): ir.ZoneRef | undefined {
  if (expr.kind === "field") return undefined;
  const name = expr.kind === "index" ? expr.of : expr;
  const isZone =
    "name" in name &&
    (name.kind === "your" || !scope.names.has(name.name.text)) &&
    ctx.find(name.name.text, "zone") !== undefined;
  return isZone ? checkZone(ctx, scope, expr) : undefined;
}

/** A number that says which of a family of zones: `basin` is called „Becken 3“, not „3“. */
function numberedThing(ctx: Context, name: string, value: ir.Expr): ir.Zone | undefined {
  if (value.kind !== "local" || solidType(value.type).kind !== "number") return undefined;
  return ctx.zones.find(({ family, noun }) => family?.kind === "number" && noun.en.one === name);
}

/** The span of the last occurrence of a word. */
function lastWithin(ctx: Context, place: Span, word: string): Span {
  return ctx.allWithin(place, word).at(-1) ?? place;
}

/** Returns a call as an expression of the rules, if its arguments can stand in a placeholder. */
function calledIn(ctx: Context, place: Span, name: string, args: string): ast.Expr | undefined {
  const parsed = args.split(",").map((arg) => HOLE.exec(arg.trim()));
  if (parsed.some((match) => match === null || match[4] !== undefined)) return undefined;
  const inside = { ...place, start: place.start + name.length };
  const exprs = parsed.flatMap((match) => {
    const [, your, base = "", index] = match ?? [];
    return base === "" ? [] : [written(ctx, inside, base, your !== undefined, index)];
  });
  return {
    kind: "call",
    name: { text: name, span: ctx.within(place, name) },
    args: exprs,
    span: place,
  };
}

/** Returns the placeholder as an expression of the rules, with its span inside the text. */
function written(
  ctx: Context,
  hole: Span,
  path: string,
  isYours = false,
  index?: string,
): ast.Expr {
  const span = ctx.within(hole, path);
  if (/^\d/.test(path)) return { kind: "int", value: Number(path), span };
  const [base = "", ...fields] = path.split(".");
  const name: ast.Name = { text: base, span: ctx.within(span, base) };
  let expr: ast.Expr = isYours
    ? { kind: "your", name, span: { ...name.span, start: ctx.within(hole, "your").start } }
    : { kind: "ref", name, span: name.span };
  for (const text of fields)
    expr = { kind: "field", of: expr, field: { text, span: ctx.within(span, text) }, span };
  if (index === undefined) return expr;
  const which = written(ctx, hole, index);
  return { kind: "index", of: expr, index: which, span: joinSpans(expr.span, which.span) };
}
