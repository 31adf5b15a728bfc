// Completion: keywords that the grammar allows at a position, and names that would be valid there.
// Names are found by experiment: an undeclared name is inserted, and the checker records the
// candidates for it.

import type { IToken, TokenType } from "chevrotain";
import type { TextLanguage } from "../../source/language.ts";
import type { NameCandidate } from "../../source/references.ts";
import type { Span } from "../../source/span.ts";
import { nextTokens } from "../../syntax/expected-tokens.ts";
import { type Parsed, parse } from "../../syntax/parse.ts";
import * as t from "../../syntax/tokens.ts";
import { builtinNames, constructOf } from "../constructs/constructs.ts";
import type { TextPlace, Workspace } from "../workspace.ts";
import { completeArticles } from "./complete-articles.ts";
import { snippets } from "./snippets.ts";

export interface Completion {
  readonly label: string;
  /** `word` for words of the language, else what is named: `counter`, `field`, `player`. */
  readonly kind: string;
  /** The type of a value, or how a word is used. */
  readonly detail: string | undefined;
  /** What it says, in one sentence. */
  readonly about: string | undefined;
  /** What is put in, with places to fill in; the label itself where absent. */
  readonly snippet: string | undefined;
  /** What gives way to it. */
  readonly replaces: Span;
  /** The order: what fits comes before what does not. */
  readonly rank: number;
}

/** An undeclared name for the experiment. */
const HOLE = "holeToFill";

/** Returns all completions at a position, those of the expected type first. */
export function completion(
  workspace: Workspace,
  place: TextPlace,
  language: TextLanguage,
): Completion[] {
  const text = workspace.textOf(place.file);
  const parsed = workspace.parsedAt(place.file);
  if (parsed === undefined) return [];
  if (isInTextOrComment(parsed, place.offset)) return completeArticles(parsed, place, language);
  const replaces = wordAround(text, place);
  const before = tokensBefore(parsed, replaces.start);
  const next = followers(text, before);
  const isYours = before.at(-1)?.tokenType === t.Your;
  const words = [...wordsAmong(next), ...(isYours ? ["score"] : [])].map((word) =>
    wordItem(word, replaces, language),
  );
  const names = [t.Name, t.PlainName].some((type) => next.has(type))
    ? namesAt(workspace, parsed, replaces, before)
    : [];
  const items = [...words, ...names.map((one) => nameItem(one, replaces))];
  const once = new Map(items.toReversed().map((one) => [`${one.label} ${one.kind}`, one]));
  return [...once.values()].sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1));
}

function isInTextOrComment({ tokens, comments }: Parsed, offset: number): boolean {
  const isInside = ({ startOffset, image }: IToken, end = 0) =>
    startOffset < offset && offset < startOffset + image.length + end;
  const isText = ({ tokenType }: IToken) => tokenType === t.Str || tokenType === t.CurlyStr;
  return (
    comments.some((one) => isInside(one, 1)) ||
    tokens.some((one) => isText(one) && isInside(one)) ||
    tokens.some((one) => one.tokenType === t.OpenStr && isInside(one, 1))
  );
}

/** Returns the span of the word that contains a position or ends there. */
function wordAround(text: string, { file, offset }: TextPlace): Span {
  const before = /[A-Za-z][A-Za-z0-9]*$/.exec(text.slice(0, offset))?.[0] ?? "";
  const behind = before === "" ? "" : (/^[A-Za-z0-9]*/.exec(text.slice(offset))?.[0] ?? "");
  return { file, start: offset - before.length, end: offset + behind.length };
}

// Words ------------------------------------------------------------------------

/** The tokens of the declaration in which a place lies, up to it. */
function tokensBefore({ tokens }: Parsed, offset: number): readonly IToken[] {
  return tokens.filter(({ startOffset }) => startOffset < offset);
}

/**
 * Returns the tokens that may follow; after a syntax error in the declaration, those that may
 * follow on its line.
 */
function followers(text: string, tokens: readonly IToken[]): ReadonlySet<TokenType> {
  const start = tokens.findLastIndex((token) => beginsDeclaration(text, token));
  const own = tokens.slice(Math.max(start, 0));
  const found = nextTokens(own, "file");
  if (found !== undefined) return found;
  const last = own.at(-1);
  const from = last === undefined ? 0 : text.lastIndexOf("\n", last.startOffset) + 1;
  const line = own.filter(({ startOffset }) => startOffset >= from);
  return nextTokens(line, ...anywhere) ?? new Set();
}

/** What a line inside a declaration may begin with. */
const anywhere = ["statement", "pieceItem", "actionItem", "step", "variantItem", "declaration"];

/** Declarations begin at the start of a line. */
function beginsDeclaration(text: string, { startOffset, image }: IToken): boolean {
  const isAtStart = startOffset === 0 || text[startOffset - 1] === "\n";
  return isAtStart && declarationStarts.has(image);
}

const declarationStarts: ReadonlySet<string> = new Set(t.declarationWords());

/** Words of the types, and names that the language itself knows where a value or type may stand. */
function wordsAmong(types: ReadonlySet<TokenType>): string[] {
  const words = [...t.vocabulary()].flatMap(([word, type]) => (types.has(type) ? [word] : []));
  const ofValues = types.has(t.Your) ? builtinNames : [];
  const ofTypes = types.has(t.YesNo) ? ["yes/no", "number", "player", "space", "board", "set"] : [];
  return [...words, ...ofValues, ...ofTypes];
}

function wordItem(label: string, replaces: Span, language: TextLanguage): Completion {
  const found = constructOf(label);
  return {
    label,
    kind: "word",
    detail: found?.syntax,
    about: found?.[language],
    snippet: snippets[label],
    replaces,
    rank: 2,
  };
}

// Names ------------------------------------------------------------------------

/** Returns the names that would be valid at a position. */
function namesAt(
  workspace: Workspace,
  { ast }: Parsed,
  replaces: Span,
  before: readonly IToken[],
): readonly NameCandidate[] {
  const text = workspace.textOf(replaces.file);
  const behind = text.slice(replaces.end);
  const former = formerValue(before);
  const upTo =
    former === undefined ? text.slice(0, replaces.start) : asNewValue(text, former, replaces.start);
  const head = upTo + HOLE;
  // A former value that is missing ends the variant early.
  const variant = workspace.variants.findLast(
    ({ changes: { span } }) =>
      span.file === replaces.file &&
      span.start < replaces.start &&
      (replaces.start <= span.end || former !== undefined),
  );
  const chosen = variant === undefined ? [] : [variant.id];
  // First with what stands behind; where that hides the name, with the declaration ended there.
  const next = ast.decls.find(({ span }) => span.start >= replaces.end);
  const rest = next === undefined ? "" : text.slice(next.span.start);
  const closed = `${closing(before)}\n${rest}`;
  const needed = completing[before.at(-1)?.image ?? ""];
  const written = former === undefined ? behind : behind.replace(/^[^\n{}]*/, "");
  const tails = [written, closed, ...(needed === undefined ? [] : [`${needed}${closed}`])];
  for (const tail of tails) {
    const source = { path: replaces.file, text: head + tail };
    const found = workspace.trial(source, parse(source), head.length - HOLE.length, chosen);
    if (found.length > 0) return found;
  }
  return [];
}

/** The `from` of a change in which a position lies: `change toll from 2 * |`. */
function formerValue(before: readonly IToken[]): IToken | undefined {
  const at = before.findLastIndex(({ tokenType }) => tokenType === t.From || tokenType === t.To);
  const change = before.findLastIndex(({ tokenType }) => tokenType === t.Change);
  const block = before.findLastIndex(({ image }) => image === "{" || image === "}");
  return at > change && change > block && before[at]?.tokenType === t.From ? before[at] : undefined;
}

/**
 * The text up to a position with a former value in place of the new one: what stands in the original
 * is compared, not checked, and both may be the same.
 */
function asNewValue(text: string, { startOffset, image }: IToken, to: number): string {
  return `${text.slice(0, startOffset)}to${text.slice(startOffset + image.length, to)}`;
}

/** The text that must follow a name to make it valid, by the word before it. */
const completing: Readonly<Record<string, string>> = {
  then: " wins",
  when: " declines",
  change: " to 1",
  ".": " to 1",
  "(": `: ${HOLE}`,
  ",": `: ${HOLE}`,
  of: ` in ${HOLE}`,
};

const closers: Readonly<Record<string, string>> = { "{": "}", "(": ")", "[": "]" };

/** Returns the closing brackets for those open at the end of some tokens. */
function closing(tokens: readonly IToken[]): string {
  const open: string[] = [];
  for (const { image } of tokens) {
    const closer = closers[image];
    if (closer !== undefined) open.push(closer);
    else if (image === open.at(-1)) open.pop();
  }
  return ` ${open.reverse().join(" ")}`;
}

function nameItem({ name, kind, type, fits }: NameCandidate, replaces: Span): Completion {
  return {
    label: name,
    kind,
    detail: type,
    about: undefined,
    snippet: undefined,
    replaces,
    rank: fits ? (kind === "local" ? 0 : 1) : 3,
  };
}
