// All files of the editor. One view shows one file at a time; cursor and history of the others are
// stored in their states.

import {
  type ChangeSpec,
  EditorState,
  type Extension,
  type StateEffect,
  Text,
  type TransactionSpec,
} from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { RulesFile } from "../../../../dsl/index.ts";
import { editsBetween } from "../../../../dsl/services/editing/minimal-edits.ts";
import { type PutFiles, toMemoryUri } from "../../../../worker/language-server/server-client.ts";

/** The files to show. */
interface ShownFiles {
  /** The files of the base game. */
  readonly base: readonly RulesFile[];
  readonly own: readonly RulesFile[];
  /** Other opened games, each with all its files. */
  readonly others: readonly (readonly RulesFile[])[];
}

interface Needs {
  /** Creates the editor extensions of a file. */
  readonly extensionsOf: (file: OpenFile) => Extension;
  /** Called when a file outside the view has changed. */
  readonly onWritten: (path: string, text: string) => void;
  /** Called before another file comes into view. */
  readonly onTurn: () => void;
  /** Creates the view, with the state of the first file. */
  readonly openView: (state: EditorState) => EditorView;
}

/** A file, also as the language server knows it. */
export class OpenFile {
  readonly uri: string;
  readonly path: string;
  readonly languageId = "regel";
  readonly isOwn: boolean;
  version = 1;
  /** The text that the server has or receives first. */
  doc: Text;
  /** State outside the view, with its history; `undefined` before the file was first shown. */
  state: EditorState | undefined;
  /** `null` while the file is not in view. */
  view: EditorView | null = null;

  constructor({ path, text }: RulesFile, isOwn: boolean) {
    this.path = path;
    this.uri = toMemoryUri(path);
    this.isOwn = isOwn;
    this.doc = Text.of(text.split("\n"));
  }

  /** The present text. */
  get now(): Text {
    return (this.view?.state ?? this.state)?.doc ?? this.doc;
  }

  getView(): EditorView | null {
    return this.view;
  }
}

export class OpenFiles {
  all: readonly OpenFile[] = [];
  /** The read-only files, as they are sent to the server. */
  stored: PutFiles = { files: [], others: [] };
  readonly #needs: Needs;
  #view: EditorView | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** The view, which shows one file at a time; `undefined` before the first file is shown. */
  get view(): EditorView | undefined {
    return this.#view;
  }

  get shown(): OpenFile | undefined {
    return this.all.find(({ view }) => view !== null);
  }

  at(path: string): OpenFile | undefined {
    return this.all.find((file) => file.path === path);
  }

  /** Synchronizes the files; texts of the author's files receive minimal edits. */
  follow({ base, own, others }: ShownFiles): void {
    const ownPaths = new Set(own.map(({ path }) => path));
    const read = (sources: readonly RulesFile[]) =>
      sources.filter(({ path }) => !ownPaths.has(path));
    this.stored = { files: read(base), others: others.map(read) };
    const stored = [...this.stored.files, ...this.stored.others.flat()];
    const isKept = (file: OpenFile) =>
      file.isOwn
        ? ownPaths.has(file.path)
        : stored.some(({ path }) => path === file.path) || file.view !== null;
    const kept = this.all.filter(isKept);
    const known = new Set(kept.map(({ path }) => path));
    const added = (sources: readonly RulesFile[], isOwn: boolean) =>
      sources.filter(({ path }) => !known.has(path)).map((source) => new OpenFile(source, isOwn));
    this.all = [...kept, ...added(stored, false), ...added(own, true)];
    for (const source of own) this.#take(source);
  }

  /** Brings a file into the view. */
  show(path: string): void {
    const file = this.at(path);
    if (file === undefined || file.view !== null) return;
    this.#needs.onTurn();
    const state = this.#stateOf(file);
    if (this.#view === undefined) {
      this.#view = this.#needs.openView(state);
      file.view = this.#view;
      return;
    }
    const before = this.shown;
    if (before !== undefined) [before.state, before.view] = [this.#view.state, null];
    file.view = this.#view;
    this.#view.setState(state);
  }

  /** Applies a transaction to a file in or outside the view. */
  change(file: OpenFile, update: TransactionSpec): void {
    if (file.view !== null) {
      file.view.dispatch(update);
      return;
    }
    file.state = this.#stateOf(file).update(update).state;
    this.#needs.onWritten(file.path, file.now.toString());
  }

  /** Applies an effect to every file, preserving texts, cursors and histories. */
  equip(effectOf: (file: OpenFile) => StateEffect<unknown>): void {
    for (const file of this.all) {
      if (file.view !== null) file.view.dispatch({ effects: effectOf(file) });
      else file.state = file.state?.update({ effects: effectOf(file) }).state;
    }
  }

  #stateOf(file: OpenFile): EditorState {
    file.state ??= EditorState.create({
      doc: file.doc,
      extensions: this.#needs.extensionsOf(file),
    });
    return file.state;
  }

  /** Applies minimal edits, which preserve cursor and history. */
  #take({ path, text }: RulesFile): void {
    const file = this.at(path);
    const known = file?.now.toString();
    if (file === undefined || known === undefined || known === text) return;
    this.change(file, { changes: findTextChanges(path, known, text), userEvent: "input.outside" });
  }
}

/** Returns minimal edits from one text of a file to another. */
export function findTextChanges(path: string, before: string, after: string): ChangeSpec[] {
  return editsBetween(path, before, after).map(({ span, text: insert }) => {
    return { from: span.start, to: span.end, insert };
  });
}
