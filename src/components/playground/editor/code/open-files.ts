// All files of the editor. One view shows one file at a time; cursor and history of the others are
// kept.

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
import { memoryUri, type PutFiles } from "../../../../worker/language-server/server-client.ts";

/** What there is to be shown. */
interface ShownFiles {
  /** The files of the game that the author goes on from. */
  readonly base: readonly RulesFile[];
  readonly own: readonly RulesFile[];
  /** Other games that are looked at, each with all its files. */
  readonly others: readonly (readonly RulesFile[])[];
}

interface Needs {
  /** What an editor of a file is made of. */
  readonly extensionsOf: (file: OpenFile) => Extension;
  /** A file that is not looked at is another now. */
  readonly onWritten: (path: string, text: string) => void;
  /** Another file comes into the view. */
  readonly onTurn: () => void;
  /** The view for all files, with the first of them. */
  readonly openView: (state: EditorState) => EditorView;
}

/** A file, also as the language server knows it. */
export class OpenFile {
  readonly uri: string;
  readonly path: string;
  readonly languageId = "regel";
  readonly isOwn: boolean;
  version = 1;
  /** As the server has it, or will first be told. */
  doc: Text;
  /** As it is while it is not looked at, with its history; nothing before it was. */
  state: EditorState | undefined;
  /** Nothing while it is not looked at. */
  view: EditorView | null = null;

  constructor({ path, text }: RulesFile, isOwn: boolean) {
    this.path = path;
    this.uri = memoryUri(path);
    this.isOwn = isOwn;
    this.doc = Text.of(text.split("\n"));
  }

  /** As it is now. */
  get now(): Text {
    return (this.view?.state ?? this.state)?.doc ?? this.doc;
  }

  getView(): EditorView | null {
    return this.view;
  }
}

export class OpenFiles {
  all: readonly OpenFile[] = [];
  /** Those that are not the author's. */
  stored: PutFiles = { files: [], others: [] };
  readonly #needs: Needs;
  #view: EditorView | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** The view in which files are looked at, one at a time; there is none before the first. */
  get view(): EditorView | undefined {
    return this.#view;
  }

  get shown(): OpenFile | undefined {
    return this.all.find(({ view }) => view !== null);
  }

  at(path: string): OpenFile | undefined {
    return this.all.find((file) => file.path === path);
  }

  /** The files are others now: of the author's, only what differs is changed. */
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

  /** Changes a file, in the view or behind it. */
  change(file: OpenFile, update: TransactionSpec): void {
    if (file.view !== null) {
      file.view.dispatch(update);
      return;
    }
    file.state = this.#stateOf(file).update(update).state;
    this.#needs.onWritten(file.path, file.now.toString());
  }

  /** Makes the editors of files others, with their texts, cursors and histories. */
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

  /** Small changes, so that cursor and history stay. */
  #take({ path, text }: RulesFile): void {
    const file = this.at(path);
    const known = file?.now.toString();
    if (file === undefined || known === undefined || known === text) return;
    this.change(file, { changes: findTextChanges(path, known, text), userEvent: "input.outside" });
  }
}

/** What makes one text of a file another, as small as it can be. */
export function findTextChanges(path: string, before: string, after: string): ChangeSpec[] {
  return editsBetween(path, before, after).map(({ span, text: insert }) => {
    return { from: span.start, to: span.end, insert };
  });
}
