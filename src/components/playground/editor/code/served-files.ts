// The files of the editor as a workspace of the language client: the author's files are always open at
// the server, also while another one is in view. The server receives the files of the base game and of
// other opened games as stored files.

import { type LSPClient, LSPPlugin, Workspace } from "@codemirror/lsp-client";
import { ChangeSet, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { fromMemoryUri, putFiles } from "../../../../worker/language-server/server-client.ts";
import { findTextChanges, type OpenFile, type OpenFiles } from "./open-files.ts";

export class ServedFiles extends Workspace {
  readonly #open: OpenFiles;
  readonly #display: (path: string) => void;
  /** Files that the server knows. */
  #known: ReadonlySet<OpenFile> = new Set();

  /** `display` shows a requested file; when it returns, the file is in the view. */
  constructor(client: LSPClient, open: OpenFiles, display: (path: string) => void) {
    super(client);
    this.#open = open;
    this.#display = display;
  }

  // The client requires a mutable array, but does not change it.
  override get files(): OpenFile[] {
    return [...this.#open.all];
  }

  /** The file in view. */
  get shown(): OpenFile | undefined {
    return this.#open.shown;
  }

  /** Returns the view that shows a file with its connection to the server, or `undefined` if it is not in view. */
  viewOf(uri: string): { readonly view: EditorView; readonly plugin: LSPPlugin } | undefined {
    const view = this.shown?.uri === uri ? this.shown.view : null;
    const plugin = view && LSPPlugin.get(view);
    return view && plugin?.uri === uri ? { view, plugin } : undefined;
  }

  /** Sends added and removed files to the server. */
  follow(): void {
    const now = new Set(this.#open.all);
    const added = this.#open.all.filter((file) => !this.#known.has(file));
    for (const file of this.#known) {
      if (file.isOwn && !now.has(file)) this.client.didClose(file.uri);
    }
    if (added.some(({ isOwn }) => !isOwn)) this.#putStored();
    for (const file of added) if (file.isOwn) this.client.didOpen(file);
    this.#known = now;
  }

  /** Sends all files again, because a started or restarted server has none. */
  override connected(): void {
    this.#known = new Set();
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

  /** Empty: `OpenFiles` already knows which file is in view. */
  override openFile(): void {}

  override closeFile(): void {}

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.#open.all.find((one) => one.uri === uri);
    if (file?.isOwn) this.#open.change(file, update);
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    this.#display(fromMemoryUri(uri));
    return this.shown?.uri === uri ? this.shown.view : null;
  }

  #putStored(): void {
    this.client.notification(putFiles, this.#open.stored);
  }
}
