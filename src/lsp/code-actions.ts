// Quick fixes, and all fixes of a file at once.

import { type CodeAction, CodeActionKind, type Range, type TextEdit } from "vscode-languageserver";
import type { Diagnostic, SourceEdit } from "../dsl/index.ts";
import { fixAll, limitReports, quickFixes } from "../dsl/index.ts";
import { type Reader, removeDuplicates, toLspDiagnostic } from "./diagnostics.ts";
import type { WorkspaceGame } from "./games.ts";
import type { FileOf } from "./structure.ts";
import { lspTexts } from "./texts.ts";

/** Converts edits of several files to the protocol. */
export function toWorkspaceEdit({ places }: WorkspaceGame, edits: readonly SourceEdit[]) {
  const changes: Record<string, TextEdit[]> = {};
  for (const edit of edits) {
    const uri = places.uriOf(edit.span.file);
    changes[uri] = [...(changes[uri] ?? []), places.textEdit(edit)];
  }
  return { changes };
}

/** Returns the fixes within a range of a file; `only` are the kinds that the editor requests. */
export function findFixes(
  { game, file }: FileOf,
  range: Range,
  diagnostics: readonly Diagnostic[],
  reader: Reader,
  only: readonly string[] | undefined,
): CodeAction[] {
  const { language } = reader;
  const isWanted = (kind: string) =>
    only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  const { shown } = limitReports(removeDuplicates(diagnostics));
  const quick = isWanted(CodeActionKind.QuickFix)
    ? quickFixes(shown, game.places.span(file, range), language)
    : [];
  const actions = quick.map(
    ({ title, edits, diagnostics: mended }): CodeAction => ({
      title,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: mended.map((one) => toLspDiagnostic(game, reader, one)),
      edit: toWorkspaceEdit(game, edits),
    }),
  );
  const all = isWanted(CodeActionKind.SourceFixAll) ? fixAll(diagnostics, file) : undefined;
  if (all === undefined) return actions;
  const title = lspTexts[language].fixAll(all.diagnostics.length);
  const edit = toWorkspaceEdit(game, all.edits);
  return [...actions, { title, kind: CodeActionKind.SourceFixAll, edit }];
}
