// All texts of the editor of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { editorDe } from "./de.ts";
import { editorEn } from "./en.ts";

export interface EditorStrings {
  /** What an editor is called. */
  readonly text: (path: string) => string;
  readonly readOnlyText: (path: string) => string;
  readonly keys: string;
  readonly tabs: string;
  readonly readOnly: string;
  readonly tools: Readonly<
    Record<
      "format" | "rename" | "explain" | "definition" | "references" | "search" | "complete",
      string
    >
  >;
  /** Values and names of parameters between the words. */
  readonly inlays: string;
  readonly toolbar: string;
  readonly more: string;
  readonly outline: string;
  readonly files: {
    readonly add: string;
    readonly rename: string;
    readonly remove: string;
    /** Asks whether a file is to be removed. */
    readonly sure: (name: string) => string;
    readonly close: (name: string) => string;
    readonly name: string;
    readonly ok: string;
    readonly cancel: string;
    readonly taken: string;
    readonly empty: string;
    readonly browse: string;
    readonly filter: string;
    readonly found: (count: number) => string;
  };
  readonly problems: {
    readonly title: string;
    readonly counts: (errors: number, warnings: number) => string;
    readonly loading: string;
    readonly error: string;
    readonly warning: string;
    readonly place: (file: string, line: number) => string;
  };
  readonly stopped: (seconds: number) => string;
  readonly again: string;
}

const all: Readonly<Record<Language, EditorStrings>> = { de: editorDe, en: editorEn };

export function editorStringsOf(language: Language): EditorStrings {
  return all[language];
}
