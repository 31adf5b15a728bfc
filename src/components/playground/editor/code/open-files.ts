// All files as the editor and the language server share them: those of the author are open at the
// server all the time, also while another one is looked at. It is told those of the game that the
// author goes on from, and those of other games that are read.

import { type LSPClient, LSPPlugin, Workspace, type WorkspaceFile } from "@codemirror/lsp-client";
import {
  ChangeSet,
  EditorState,
  type Extension,
  Text,
  type TransactionSpec,
} from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Source } from "../../../../dsl/index.ts";
import { editsBetween } from "../../../../dsl/services/edits-between.ts";
import {
  memoryPath,
  memoryUri,
  type PutFiles,
  putFiles,
} from "../../../../worker/language-thread.ts";

/** What there is to be shown. */
export interface Shelf {
  /** The files of the game that the author goes on from. */
  readonly base: readonly Source[];
  readonly own: readonly Source[];
  /** Other games that are looked at, each with all its files. */
  readonly others: readonly (readonly Source[])[];
}

interface Needs {
  /** What an editor of a file is made of. */
  readonly extensionsOf: (uri: string, isOwn: boolean) => Extension;
  readonly onWritten: (path: string, text: string) => void;
  /** Somebody wants to see another file; it is in the view when this returns. */
  readonly onShow: (path: string) => void;
  /** The view for all files, with the first of them. */
  readonly openView: (state: EditorState) => EditorView;
}

class OpenFile implements WorkspaceFile {
  readonly uri: string;
  readonly path: string;
  readonly languageId = "regel";
  readonly isOwn: boolean;
  version = 1;
  /** As the server has it. */
  doc: Text;
  /** As it is while it is not looked at, with its history. */
  state: EditorState | undefined;
  /** What happened to `state` since `doc`. */
  pending: ChangeSet;
  view: EditorView | null = null;

  constructor({ path, text }: Source, isOwn: boolean) {
    this.path = path;
    this.uri = memoryUri(path);
    this.isOwn = isOwn;
    this.doc = Text.of(text.split("\n"));
    this.pending = ChangeSet.empty(this.doc.length);
  }

  getView(): EditorView | null {
    return this.view;
  }
}

export class OpenFiles extends Workspace {
  files: OpenFile[] = [];
  readonly #needs: Needs;
  #view: EditorView | undefined;
  /** What the server is told. */
  #stored: PutFiles = { files: [], others: [] };

  constructor(client: LSPClient, needs: Needs) {
    super(client);
    this.#needs = needs;
  }

  /** The view in which files are looked at, one at a time; there is none before the first. */
  get view(): EditorView | undefined {
    return this.#view;
  }

  get shown(): OpenFile | undefined {
    return this.files.find(({ view }) => view !== null);
  }

  at(path: string): OpenFile | undefined {
    return this.files.find((file) => file.path === path);
  }

  /** The view in which a file is looked at, with its connection to the server. */
  viewOf(uri: string): { readonly view: EditorView; readonly plugin: LSPPlugin } | undefined {
    const view = this.shown?.uri === uri ? this.shown.view : null;
    const plugin = view && LSPPlugin.get(view);
    return view && plugin ? { view, plugin } : undefined;
  }

  /** The files are others now: of the author's, only what differs is changed. */
  follow({ base, own, others }: Shelf): void {
    const ownPaths = new Set(own.map(({ path }) => path));
    const read = (sources: readonly Source[]) => sources.filter(({ path }) => !ownPaths.has(path));
    this.#stored = { files: read(base), others: others.map(read) };
    const stored = [...this.#stored.files, ...this.#stored.others.flat()];
    const isKept = (file: OpenFile) =>
      file.isOwn
        ? ownPaths.has(file.path)
        : stored.some(({ path }) => path === file.path) || file.view !== null;
    for (const file of this.files.filter((one) => one.isOwn && !isKept(one))) {
      this.client.didClose(file.uri);
    }
    this.files = this.files.filter(isKept);
    const known = new Set(this.files.map(({ path }) => path));
    const added = [
      ...stored.filter(({ path }) => !known.has(path)).map((one) => new OpenFile(one, false)),
      ...own.filter(({ path }) => !known.has(path)).map((one) => new OpenFile(one, true)),
    ];
    this.files = [...this.files, ...added];
    if (added.some(({ isOwn }) => !isOwn)) this.#putStored();
    for (const file of added) if (file.isOwn) this.client.didOpen(file);
    for (const source of own) this.#take(source);
  }

  /** Brings a file into the view. */
  show(path: string): void {
    const file = this.at(path);
    if (file === undefined || file.view !== null) return;
    this.client.sync();
    const state = this.#stateOf(file);
    if (this.#view === undefined) {
      this.#view = this.#needs.openView(state);
      return;
    }
    const before = this.shown;
    if (before !== undefined) before.state = this.#view.state;
    this.#view.setState(state);
  }

  /** Where the server was started anew, it knows nothing. */
  override connected(): void {
    this.#putStored();
    for (const file of this.files) if (file.isOwn) this.client.didOpen(file);
  }

  override syncFiles() {
    return this.files.flatMap((file) => {
      const plugin = file.view === null ? null : LSPPlugin.get(file.view);
      const changes = plugin?.unsyncedChanges ?? file.pending;
      const state = file.view?.state ?? file.state;
      if (changes.empty || state === undefined) return [];
      const prevDoc = file.doc;
      file.doc = state.doc;
      file.version += 1;
      file.pending = ChangeSet.empty(file.doc.length);
      plugin?.clear();
      return [{ file, prevDoc, changes }];
    });
  }

  override openFile(uri: string, _language: string, view: EditorView): void {
    const file = this.files.find((one) => one.uri === uri);
    if (file === undefined) return;
    file.view = view;
    // What a file lost or gained unseen has been sent before it is shown.
    file.pending = ChangeSet.empty(file.doc.length);
  }

  override closeFile(uri: string): void {
    const file = this.files.find((one) => one.uri === uri);
    if (file !== undefined) file.view = null;
  }

  override updateFile(uri: string, update: TransactionSpec): void {
    const file = this.files.find((one) => one.uri === uri);
    if (file === undefined || !file.isOwn) return;
    if (file.view !== null) {
      file.view.dispatch(update);
      return;
    }
    const { state, changes } = this.#stateOf(file).update(update);
    file.state = state;
    file.pending = file.pending.compose(changes);
    this.client.sync();
    this.#needs.onWritten(file.path, state.doc.toString());
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    const file = this.files.find((one) => one.uri === uri);
    if (file === undefined) return null;
    this.#needs.onShow(memoryPath(uri));
    this.show(file.path);
    return file.view;
  }

  #stateOf(file: OpenFile): EditorState {
    file.state ??= EditorState.create({
      doc: file.doc,
      extensions: this.#needs.extensionsOf(file.uri, file.isOwn),
    });
    return file.state;
  }

  /** Small changes, so that cursor and history stay. */
  #take({ path, text }: Source): void {
    const file = this.at(path);
    const before = (file?.view?.state ?? file?.state)?.doc ?? file?.doc;
    const known = before?.toString();
    if (file === undefined || known === undefined || known === text) return;
    const changes = editsBetween(path, known, text).map(({ span, text: insert }) => {
      return { from: span.start, to: span.end, insert };
    });
    this.updateFile(file.uri, { changes, userEvent: "input.outside" });
  }

  #putStored(): void {
    this.client.notification(putFiles, this.#stored);
  }
}
