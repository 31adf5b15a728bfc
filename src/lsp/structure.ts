// Structure of a file: outline, folding, selection ranges and semantic tokens.

import {
  FoldingRange,
  FoldingRangeKind,
  type DocumentSymbol as LspSymbol,
  type Position,
  type SelectionRange,
  SemanticTokensBuilder,
  type SemanticTokensLegend,
  SymbolKind,
  type WorkspaceSymbol,
} from "vscode-languageserver";
import type { TextLanguage } from "../dsl/index.ts";
import {
  type DocumentSymbol,
  documentSymbols,
  foldingRanges,
  type SymbolKind as Kind,
  selectionRanges,
  semanticTokens,
  semanticTokenTypes,
  workspaceSymbols,
} from "../dsl/index.ts";
import type { WorkspaceGame } from "./games.ts";

/** A file with its game. */
export interface FileOf {
  readonly game: WorkspaceGame;
  readonly file: string;
}

/** Returns the declarations of a file as a tree of symbols. */
export function outlineOf({ game, file }: FileOf, language: TextLanguage): LspSymbol[] {
  const lsp = ({ name, kind, detail, span, nameSpan, children }: DocumentSymbol): LspSymbol => ({
    name,
    kind: kinds[kind],
    ...(detail !== undefined && { detail }),
    range: game.places.range(span),
    selectionRange: game.places.range(nameSpan),
    children: children.map(lsp),
  });
  const parsed = game.workspace.parsedAt(file);
  return parsed === undefined ? [] : documentSymbols(parsed.ast, language).map(lsp);
}

/** Returns declarations whose names contain a query, limited in number. */
export function symbolsIn(games: readonly WorkspaceGame[], query: string): WorkspaceSymbol[] {
  return games.flatMap(({ workspace, places }) =>
    workspaceSymbols(workspace.checked.names.declarations, query)
      .slice(0, 200)
      .map(({ name, kind, span, owner }) => ({
        name,
        kind: kinds[kind],
        location: { uri: places.uriOf(span.file), range: places.range(span) },
        ...(owner !== undefined && { containerName: owner.path }),
      })),
  );
}

/** Returns the folding ranges of a file. */
export function foldingOf({ game, file }: FileOf): FoldingRange[] {
  const source = game.workspace.sources.find(({ path }) => path === file);
  const parsed = game.workspace.parsedAt(file);
  if (source === undefined || parsed === undefined) return [];
  return foldingRanges(source, parsed).map(({ first, last, kind }) => {
    const range = FoldingRange.create(first - 1, last - 1);
    if (kind === "comment") range.kind = FoldingRangeKind.Comment;
    if (kind === "section") range.kind = FoldingRangeKind.Region;
    return range;
  });
}

/** Returns the nested selection ranges at each position. */
export function selectionsOf({ game, file }: FileOf, positions: readonly Position[]) {
  const source = game.workspace.sources.find(({ path }) => path === file);
  const parsed = game.workspace.parsedAt(file);
  if (source === undefined || parsed === undefined) return [];
  return positions.map((position) => {
    const spans = selectionRanges(source, parsed, game.places.offset(file, position));
    const around = spans.toReversed().map((span) => game.places.range(span));
    const [whole, ...inner] = around;
    const outermost: SelectionRange = { range: whole ?? { start: position, end: position } };
    return inner.reduce<SelectionRange>((parent, range) => ({ range, parent }), outermost);
  });
}

export const legend: SemanticTokensLegend = {
  tokenTypes: [...semanticTokenTypes],
  tokenModifiers: ["declaration"],
};

/** Semantic tokens of files. Stores the last result, so that editors get differences only. */
export class Colours {
  private readonly builders = new Map<string, SemanticTokensBuilder>();

  full(of: FileOf) {
    return this.built(of).build();
  }

  delta(of: FileOf, previous: string) {
    const builder = this.builderOf(of.file);
    builder.previousResult(previous);
    fill(builder, of);
    return builder.buildEdits();
  }

  range(of: FileOf, first: number, last: number) {
    const builder = new SemanticTokensBuilder();
    fill(builder, of, (line) => first <= line && line <= last);
    return builder.build();
  }

  /** Removes the stored tokens of a closed file. */
  forget(file: string): void {
    this.builders.delete(file);
  }

  private built(of: FileOf): SemanticTokensBuilder {
    this.builders.delete(of.file);
    const builder = this.builderOf(of.file);
    fill(builder, of);
    return builder;
  }

  private builderOf(file: string): SemanticTokensBuilder {
    const known = this.builders.get(file) ?? new SemanticTokensBuilder();
    this.builders.set(file, known);
    return known;
  }
}

function fill(
  builder: SemanticTokensBuilder,
  { game: { workspace, places }, file }: FileOf,
  isWanted: (line: number) => boolean = () => true,
): void {
  const parsed = workspace.parsedAt(file);
  if (parsed === undefined) return;
  for (const { span, type, isDeclaration } of semanticTokens(parsed, workspace.namesIn(file))) {
    const { line, character } = places.range(span).start;
    if (!isWanted(line)) continue;
    const length = span.end - span.start;
    builder.push(line, character, length, semanticTokenTypes.indexOf(type), isDeclaration ? 1 : 0);
  }
}

const kinds: Readonly<Record<Kind, SymbolKind>> = {
  game: SymbolKind.Module,
  variant: SymbolKind.Module,
  question: SymbolKind.Module,
  reading: SymbolKind.Module,
  source: SymbolKind.Package,
  example: SymbolKind.Package,
  tells: SymbolKind.String,
  enum: SymbolKind.Enum,
  die: SymbolKind.Enum,
  family: SymbolKind.Interface,
  shape: SymbolKind.Struct,
  member: SymbolKind.EnumMember,
  piece: SymbolKind.Class,
  board: SymbolKind.Object,
  reason: SymbolKind.String,
  line: SymbolKind.String,
  item: SymbolKind.Key,
  action: SymbolKind.Function,
  to: SymbolKind.Method,
  requirement: SymbolKind.Boolean,
  cost: SymbolKind.Function,
  need: SymbolKind.Boolean,
  value: SymbolKind.Constant,
  table: SymbolKind.Array,
  event: SymbolKind.Event,
  when: SymbolKind.Event,
  worth: SymbolKind.Event,
  flow: SymbolKind.Method,
  ranking: SymbolKind.Method,
  rating: SymbolKind.Method,
  param: SymbolKind.Variable,
  pick: SymbolKind.Variable,
  binder: SymbolKind.Variable,
  let: SymbolKind.Variable,
  option: SymbolKind.Property,
  player: SymbolKind.Object,
  rival: SymbolKind.Object,
  counter: SymbolKind.Number,
  mark: SymbolKind.Field,
  zone: SymbolKind.Array,
  grid: SymbolKind.Array,
  track: SymbolKind.Array,
  history: SymbolKind.Array,
  field: SymbolKind.Field,
};
