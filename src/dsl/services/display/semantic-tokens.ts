// What each token is, by the lexer itself and by what names mean: colours that no grammar of
// patterns can tell.

import type { IToken } from "chevrotain";
import type {
  Declaration,
  DeclarationKind,
} from "../../check/declarations/collect-declarations.ts";
import type { NameIndex } from "../../check/name-index.ts";
import type { Span } from "../../source/span.ts";
import type { Parsed } from "../../syntax/parse.ts";
import { type Highlight, highlightOf } from "../../syntax/tokens.ts";
import { findNameOffsets } from "./name-offsets.ts";

export const semanticTokenTypes = [
  "keyword",
  "operator",
  "number",
  "string",
  "comment",
  "namespace",
  "type",
  "enumMember",
  "function",
  "event",
  "parameter",
  "variable",
  "property",
] as const;
export type SemanticTokenType = (typeof semanticTokenTypes)[number];

export interface SemanticToken {
  readonly span: Span;
  readonly type: SemanticTokenType;
  /** Whether the name is declared here. */
  readonly isDeclaration: boolean;
}

/** The tokens of a file in the order of the text; they do not overlap, and none spans lines. */
export function semanticTokens(
  { ast, tokens, comments }: Parsed,
  names?: NameIndex,
): SemanticToken[] {
  const { file } = ast.span;
  const meant = meanings(file, names);
  const written = findNameOffsets(ast);
  const found = [...tokens, ...comments].flatMap((token): SemanticToken[] => {
    const start = token.startOffset;
    const known = meant.get(start);
    if (known !== undefined) return [known];
    const span = { file, start, end: start + token.image.length };
    if (written.has(start)) return [{ span, type: "variable", isDeclaration: false }];
    return plainTokens(token, span, meant);
  });
  return found.sort((a, b) => a.span.start - b.span.start);
}

/** What the names of a file mean, by where they begin. */
function meanings(file: string, names: NameIndex | undefined): Map<number, SemanticToken> {
  const found = new Map<number, SemanticToken>();
  const note = (span: Span, { kind }: Declaration, isDeclaration: boolean) => {
    if (span.file === file) found.set(span.start, { span, type: typeOf[kind], isDeclaration });
  };
  for (const { span, declaration } of names?.uses ?? []) note(span, declaration, false);
  for (const declaration of names?.declarations ?? []) note(declaration.span, declaration, true);
  return found;
}

/** A token that is no name; a text is cut at the names in its holes. */
function plainTokens(
  { image, tokenType }: IToken,
  span: Span,
  meant: ReadonlyMap<number, SemanticToken>,
): SemanticToken[] {
  const type = ofHighlight[highlightOf(tokenType)];
  if (type === undefined) return [];
  const inside = [...image.matchAll(/\{[^{}"]*\}/g)].flatMap((hole) =>
    [...hole[0].matchAll(/\w+/g)].flatMap(
      (word) => meant.get(span.start + hole.index + word.index) ?? [],
    ),
  );
  if (type !== "string" || inside.length === 0) return [{ span, type, isDeclaration: false }];
  const cuts = [...inside.map((name) => name.span), { ...span, start: span.end }];
  let from = span.start;
  const around = cuts.map(({ start, end }) => {
    const part = { span: { ...span, start: from, end: start }, type, isDeclaration: false };
    from = end;
    return part;
  });
  return [...around, ...inside].filter((part) => part.span.start < part.span.end);
}

const ofHighlight: Readonly<Record<Highlight, SemanticTokenType | undefined>> = {
  declaration: "keyword",
  statement: "keyword",
  word: "keyword",
  constant: "keyword",
  operator: "operator",
  punctuation: undefined,
  name: "variable",
  number: "number",
  string: "string",
  comment: "comment",
};

const typeOf: Readonly<Record<DeclarationKind, SemanticTokenType>> = {
  game: "namespace",
  variant: "namespace",
  question: "namespace",
  reading: "namespace",
  source: "namespace",
  example: "namespace",
  tells: "namespace",
  enum: "type",
  family: "type",
  shape: "type",
  die: "type",
  member: "enumMember",
  piece: "enumMember",
  board: "enumMember",
  reason: "enumMember",
  line: "enumMember",
  item: "enumMember",
  action: "function",
  to: "function",
  table: "function",
  value: "function",
  requirement: "function",
  cost: "function",
  need: "function",
  event: "event",
  param: "parameter",
  pick: "parameter",
  binder: "variable",
  let: "variable",
  option: "variable",
  player: "variable",
  rival: "variable",
  counter: "property",
  mark: "property",
  zone: "property",
  grid: "property",
  track: "property",
  history: "property",
  field: "property",
};
