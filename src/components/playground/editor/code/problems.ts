// Diagnostics of the language server: as marks in the text, and as a list with fixes for the page.

import { type Action, type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { LSPClient, LSPPlugin } from "@codemirror/lsp-client";
import type { EditorView } from "@codemirror/view";
import type {
  CodeAction,
  Diagnostic as LspDiagnostic,
  Position,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { LANGUAGE_VERSION } from "../../../../dsl/source/version.ts";
import type { EditorStrings } from "../../../../i18n/playground/editor/strings.ts";
import { fromMemoryUri } from "../../../../worker/language-server/server-client.ts";
import type { EditorFix, EditorProblem, Writing } from "../writing.svelte.ts";
import { offsetIn } from "./places.ts";
import type { ServedFiles } from "./served-files.ts";

export class Problems {
  readonly #writing: Writing;
  readonly #strings: EditorStrings;
  readonly #upgrade: () => void;
  /** The latest diagnostics by file. */
  readonly #reported = new Map<string, PublishDiagnosticsParams>();

  constructor(writing: Writing, strings: EditorStrings, upgrade: () => void) {
    this.#writing = writing;
    this.#strings = strings;
    this.#upgrade = upgrade;
  }

  /** Shows diagnostics of the server and then requests fixes; ignores those of older texts. */
  take(client: LSPClient, params: PublishDiagnosticsParams): boolean {
    const file = filesOf(client).files.find(({ uri }) => uri === params.uri);
    if (file === undefined) return false;
    if (params.version !== undefined && params.version !== file.version) return true;
    this.#reported.set(params.uri, params);
    this.#show(client, params, new Map());
    if (params.diagnostics.length > 0) void this.#addRemedies(client, params);
    return true;
  }

  /** Shows the known diagnostics of a file that comes into view. */
  showAgain(client: LSPClient, uri: string): void {
    const params = this.#reported.get(uri);
    if (params !== undefined) this.take(client, params);
  }

  /** Drops all diagnostics, because the server has stopped. */
  clear(): void {
    this.#reported.clear();
  }

  async #addRemedies(client: LSPClient, params: PublishDiagnosticsParams): Promise<void> {
    const { uri, diagnostics } = params;
    const end = diagnostics.map(({ range }) => range.end).reduce(later);
    const actions = await client
      .request<object, CodeAction[] | null>("textDocument/codeAction", {
        textDocument: { uri },
        range: { start: { line: 0, character: 0 }, end },
        context: { diagnostics: [], only: ["quickfix"] },
      })
      .catch(() => null);
    // Newer diagnostics have replaced these.
    if (actions === null || this.#reported.get(uri) !== params) return;
    const remedies = new Map<string, EditorFix[]>();
    for (const { title, edit, diagnostics: mended = [] } of actions) {
      if (edit === undefined) continue;
      const remedy = { title, apply: () => applyEdit(client, edit) };
      for (const one of mended) {
        remedies.set(keyOf(one), [...(remedies.get(keyOf(one)) ?? []), remedy]);
      }
    }
    if (remedies.size > 0) this.#show(client, params, remedies);
  }

  #show(
    client: LSPClient,
    { uri, diagnostics }: PublishDiagnosticsParams,
    remedies: ReadonlyMap<string, readonly EditorFix[]>,
  ): void {
    const path = fromMemoryUri(uri);
    const problems = diagnostics.map((one) => {
      const fixes = [...this.#fixesOf(one), ...(remedies.get(keyOf(one)) ?? [])];
      return { one, problem: problemOf(path, one, fixes) };
    });
    this.#writing.report(
      path,
      problems.map(({ problem }) => problem),
    );
    const { view, plugin } = filesOf(client).viewOf(uri) ?? {};
    if (view === undefined || plugin === undefined) return;
    const marks = problems.map(({ one, problem }) => this.#mark(plugin, one, problem));
    view.dispatch(setDiagnostics(view.state, marks));
  }

  /** The page rewrites a whole project, which the server cannot: it has one file at a time. */
  #fixesOf({ code }: LspDiagnostic): EditorFix[] {
    if (code !== "older-language") return [];
    return [{ title: this.#strings.upgrade.offer(LANGUAGE_VERSION), apply: this.#upgrade }];
  }

  /** Creates the mark of a problem: message, reason, link to the page of its code, and fixes. */
  #mark(plugin: LSPPlugin, { range }: LspDiagnostic, problem: EditorProblem): Diagnostic {
    const place = (position: Position) =>
      plugin.unsyncedChanges.mapPos(offsetIn(plugin.syncedDoc, position));
    return {
      from: place(range.start),
      to: place(range.end),
      severity: problem.severity,
      message: problem.message,
      renderMessage: () => {
        const text = document.createElement("div");
        text.append(paragraph(problem.message));
        // The notice about further diagnostics has no page.
        if (problem.href === "") return text;
        text.append(paragraph(problem.why));
        const link = document.createElement("a");
        link.href = problem.href;
        link.textContent = this.#strings.more;
        text.append(link);
        return text;
      },
      actions: problem.remedies.map(
        ({ title, apply }): Action => ({ name: title, apply: (_: EditorView) => apply() }),
      ),
    };
  }
}

function filesOf(client: LSPClient): ServedFiles {
  // `Skills` creates the client with this workspace.
  return client.workspace as ServedFiles;
}

/** Applies a workspace edit to all its files. */
function applyEdit(client: LSPClient, { changes = {} }: WorkspaceEdit): void {
  client.sync();
  for (const [uri, edits] of Object.entries(changes)) {
    const doc = client.workspace.getFile(uri)?.doc;
    if (doc === undefined) continue;
    const specs = edits.map(({ range, newText }) => ({
      from: offsetIn(doc, range.start),
      to: offsetIn(doc, range.end),
      insert: newText,
    }));
    client.workspace.updateFile(uri, { changes: specs, userEvent: "input.remedy" });
  }
}

function problemOf(
  path: string,
  one: LspDiagnostic,
  remedies: readonly EditorFix[],
): EditorProblem {
  const { range, severity, message, data, codeDescription } = one;
  return {
    path,
    line: range.start.line + 1,
    column: range.start.character + 1,
    severity: severity === 1 ? "error" : "warning",
    message: String(message),
    why: data?.why ?? "",
    href: codeDescription?.href ?? "",
    remedies,
  };
}

function keyOf({ code, range }: LspDiagnostic): string {
  return JSON.stringify([code, range]);
}

function later(one: Position, other: Position): Position {
  const isLater =
    one.line > other.line || (one.line === other.line && one.character > other.character);
  return isLater ? one : other;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
