// Completion, renaming and formatting.

import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  LSPErrorCodes,
  type Position,
  type Range,
  ResponseError,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import {
  type Completion,
  completion,
  editsBetween,
  format,
  prepareRename,
  type Refusal,
  refusalText,
  rename,
  type TextLanguage,
} from "../dsl/index.ts";
import { toWorkspaceEdit } from "./code-actions.ts";
import { getTextPosition } from "./navigation.ts";
import type { FileOf } from "./structure.ts";
import { lspTexts } from "./texts.ts";

/** What the client supports in completions. */
export interface CompletionClient {
  readonly knowsSnippets: boolean;
  /** Whether it requests the documentation of an item on demand. */
  readonly asksLater: boolean;
}

/** Returns the completions at a position. */
export function completionsAt(
  of: FileOf,
  position: Position,
  language: TextLanguage,
  { knowsSnippets, asksLater }: CompletionClient,
): CompletionItem[] {
  const found = completion(of.game.workspace, getTextPosition(of, position), language);
  return found.map((one, index) => {
    const { label, kind, detail, about, snippet, replaces } = one;
    const isSnippet = snippet !== undefined && knowsSnippets;
    return {
      label,
      kind: kindOf(one),
      ...(detail !== undefined && { detail }),
      // Editors sort by this text.
      sortText: String(index).padStart(4, "0"),
      insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      textEdit: {
        range: of.game.places.range(replaces),
        newText: isSnippet ? snippet : label,
      },
      ...(!asksLater && about !== undefined && { documentation: about }),
      data: { kind, about },
    };
  });
}

/** Adds the documentation of a completion item. */
export function resolveCompletion(item: CompletionItem): CompletionItem {
  const about: unknown = item.data?.about;
  return typeof about === "string" ? { ...item, documentation: about } : item;
}

/**
 * Returns the range of a name that can be renamed. Throws an error for the client, with the reason,
 * if it cannot.
 */
export function renamableAt(
  of: FileOf,
  position: Position,
  language: TextLanguage,
): { range: Range; placeholder: string } {
  const found = prepareRename(of.game.workspace, getTextPosition(of, position));
  if ("refusal" in found) throw refused(found.refusal, language);
  return { range: of.game.places.range(found.span), placeholder: found.name };
}

/**
 * Returns the edits that rename a name. Throws an error for the client, with the reason, if it
 * cannot be renamed.
 */
export function renamedAt(
  of: FileOf,
  position: Position,
  newName: string,
  language: TextLanguage,
): WorkspaceEdit {
  const renaming = rename(of.game.workspace, getTextPosition(of, position), newName);
  if ("refusal" in renaming) throw refused(renaming.refusal, language);
  const other = renaming.edits.find(({ span }) => !of.game.workspace.isOwn(span.file));
  if (other !== undefined) {
    const said = lspTexts[language].notYours(other.span.file.split("/").at(-1) ?? "");
    throw new ResponseError(LSPErrorCodes.RequestFailed, said);
  }
  return toWorkspaceEdit(of.game, renaming.edits);
}

/** Returns the edits that format a file or some of its lines; none if it has syntax errors. */
export function formattedAt({ game, file }: FileOf, range?: Range): TextEdit[] {
  const text = game.workspace.textOf(file);
  const formatted = format({ path: file, text });
  if ("diagnostics" in formatted) return [];
  const edits = editsBetween(file, text, formatted.text);
  const wanted = range && game.places.span(file, range);
  return edits
    .filter(({ span }) => !wanted || (wanted.start <= span.start && span.end <= wanted.end))
    .map((edit) => game.places.textEdit(edit));
}

function refused(refusal: Refusal, language: TextLanguage): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, refusalText(language, refusal));
}

function kindOf({ kind, snippet }: Completion): CompletionItemKind {
  if (kind === "word" && snippet !== undefined) return CompletionItemKind.Snippet;
  return kinds[kind] ?? CompletionItemKind.Variable;
}

const kinds: Readonly<Record<string, CompletionItemKind>> = {
  word: CompletionItemKind.Keyword,
  action: CompletionItemKind.Function,
  to: CompletionItemKind.Method,
  define: CompletionItemKind.Function,
  requirement: CompletionItemKind.Function,
  cost: CompletionItemKind.Function,
  function: CompletionItemKind.Function,
  table: CompletionItemKind.Value,
  value: CompletionItemKind.Constant,
  event: CompletionItemKind.Event,
  enum: CompletionItemKind.Enum,
  die: CompletionItemKind.Enum,
  member: CompletionItemKind.EnumMember,
  family: CompletionItemKind.Interface,
  shape: CompletionItemKind.Struct,
  piece: CompletionItemKind.Class,
  field: CompletionItemKind.Field,
  counter: CompletionItemKind.Property,
  mark: CompletionItemKind.Property,
  zone: CompletionItemKind.Property,
  grid: CompletionItemKind.Property,
  track: CompletionItemKind.Property,
  source: CompletionItemKind.Reference,
};
