// Navigation: hover, definitions, references, signatures, inlay hints.

import {
  type Hover,
  type InlayHint,
  InlayHintKind,
  type Location,
  MarkupKind,
  type Position,
  type Range,
  type SignatureHelp,
} from "vscode-languageserver";
import {
  definition,
  documentHighlights,
  hover,
  inlayHints,
  references,
  type Span,
  signatureHelp,
  type TextLanguage,
  type TextPlace,
} from "../dsl/index.ts";
import type { WorkspaceGame } from "./games.ts";
import type { FileOf } from "./structure.ts";

/** Converts a position of the protocol to a file and an offset. */
export function getTextPosition({ game, file }: FileOf, position: Position): TextPlace {
  return { file, offset: game.places.offset(file, position) };
}

/** Returns the explanation of the name at a position, or null. */
export function hoverAt(of: FileOf, position: Position, language: TextLanguage): Hover | null {
  const found = hover(of.game.workspace, getTextPosition(of, position), language);
  if (found === undefined) return null;
  const value = found.blocks.join("\n\n");
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: of.game.places.range(found.span),
  };
}

/** Returns the declarations of the name at a position. */
export function definitionsAt(of: FileOf, position: Position): Location[] {
  return toLocations(of.game, definition(of.game.workspace, getTextPosition(of, position)));
}

/** Returns the references to the name at a position. */
export function referencesAt(of: FileOf, position: Position, withDeclaration: boolean): Location[] {
  const { game } = of;
  return toLocations(
    game,
    references(game.workspace, getTextPosition(of, position), { withDeclaration }),
  );
}

/** Returns the references in the same file to the name at a position. */
export function highlightsAt(of: FileOf, position: Position): { range: Range }[] {
  const { workspace, places } = of.game;
  return documentHighlights(workspace, getTextPosition(of, position)).map((span) => ({
    range: places.range(span),
  }));
}

/** Returns the signature of the call at a position, or null. */
export function signatureAt(
  of: FileOf,
  position: Position,
  language: TextLanguage,
): SignatureHelp | null {
  const found = signatureHelp(of.game.workspace, getTextPosition(of, position), language);
  if (found === undefined) return null;
  const { label, parameters, active, about } = found;
  const signature = {
    label,
    parameters: parameters.map((parameter) => ({ label: parameter })),
    ...(about !== undefined && { documentation: about }),
  };
  return { signatures: [signature], activeSignature: 0, activeParameter: active };
}

/** Returns the inlay hints within a range. */
export function findInlayHints(
  { game, file }: FileOf,
  range: Range,
  language: TextLanguage,
): InlayHint[] {
  const { workspace, places } = game;
  return inlayHints(workspace, places.span(file, range), language).map(
    ({ offset, text, kind }) => ({
      position: places.range({ file, start: offset, end: offset }).start,
      label: text,
      ...(kind === "parameter" && { kind: InlayHintKind.Parameter, paddingRight: true }),
    }),
  );
}

/** Converts spans to locations of the protocol. */
export function toLocations({ places }: WorkspaceGame, spans: readonly Span[]): Location[] {
  return spans.map((span) => ({ uri: places.uriOf(span.file), range: places.range(span) }));
}
