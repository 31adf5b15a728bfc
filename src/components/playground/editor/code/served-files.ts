// The files of the editor as the language server gets to know them: those of the author are open at
// the server all the time, also while another one is looked at. It is told those of the game that the
// author goes on from, and those of other games that are read.

import { type LSPClient, LSPPlugin, Workspace } from "@codemirror/lsp-client";
import { ChangeSet, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { memoryPath, putFiles } from "../../../../worker/language-server/server-client.ts";
import { findTextChanges, type OpenFile, type OpenFiles } from "./open-files.ts";

export class ServedFiles extends Workspace {
  readonly #open: OpenFiles;
  readonly #display: (path: string) => void;
  /** Those that the server knows. */
  #told: ReadonlySet<OpenFile> = new Set();

  /** `display` shows a file that somebody wants to see; it is in the view when it returns. */
  constructor(client: LSPClient, open: OpenFiles, display: (path: string) => void) {
    super(client);
    this.#open = open;
    this.#display = display;
  }

  // The client asks for a list, and changes nothing in it.
  override get files(): OpenFile[] {
    return [...this.#open.all];
  }

  /** The file in view. */
  get shown(): OpenFile | undefined {
    return this.#open.shown;
  }

  /** The view in which a file is looked at, with its connection to the server. */
  viewOf(uri: string): { readonly view: EditorView; readonly plugin: LSPPlugin } | undefined {
    const view = this.shown?.uri === uri ? this.shown.view : null;
    const plugin = view && LSPPlugin.get(view);
    return view && plugin?.uri === uri ? { view, plugin } : undefined;
  }

  /** Tells the server which files there are now. */
  follow(): void {
    const now = new Set(this.#open.all);
    const added = this.#open.all.filter((file) => !this.#told.has(file));
    for (const file of this.#told) {
      if (file.isOwn && !now.has(file)) this.client.didClose(file.uri);
    }
    if (added.some(({ isOwn }) => !isOwn)) this.#putStored();
    for (const file of added) if (file.isOwn) this.client.didOpen(file);
    this.#told = now;
  }

  /** A server that was started, or started anew, knows nothing. */
  override connected(): void {
    this.#told = new Set();
    this.#putStored();
    this.follow();
  }

  override syncFiles() {
    return this.#open.all.flatMap((file) => {
      const { doc: prevDoc, now } = file;
      if (now === prevDoc) return [];
      const plugin = this.viewOf(file.uri)?.plugin;
      const changes =
        plugin?.unsyncedChanges ??
        ChangeSet.of(
          findTextChanges(file.path, prevDoc.toString(), now.toString()),
          prevDoc.length,
        );
      file.doc = now;
      file.version += 1;
      plugin?.clear();
      return [{ file, prevDoc, changes }];
    });
  }

  /** Which file is looked at is known already. */
  override openFile(): void {}

  override closeFile(): void {}

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.#open.all.find((one) => one.uri === uri);
    if (file?.isOwn) this.#open.change(file, update);
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    this.#display(memoryPath(uri));
    return this.shown?.uri === uri ? this.shown.view : null;
  }

  #putStored(): void {
    this.client.notification(putFiles, this.#open.stored);
  }
}
