// Between the language's own data and that of the protocol: places, edits, paths.

import { fileURLToPath, pathToFileURL } from "node:url";
import type { Position, Range, TextEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Edit, Source, Span } from "../dsl/index.ts";

/** The path by which a document is known; a document that is on no disk keeps its address. */
export function pathOf(uri: string): string {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : uri;
  } catch {
    return uri;
  }
}

/** Whether a path is one on the disk. */
export function isOnDisk(path: string): boolean {
  return !/^[a-z][a-z0-9+.-]+:/i.test(path);
}

export function uriOf(path: string): string {
  return isOnDisk(path) ? pathToFileURL(path).href : path;
}

/** Turns places of the files of one game into those of the protocol and back. */
export class Places {
  private readonly documents = new Map<string, TextDocument>();
  private readonly sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    this.sources = sources;
  }

  range({ file, start, end }: Span): Range {
    const document = this.documentAt(file);
    return { start: document.positionAt(start), end: document.positionAt(end) };
  }

  offset(file: string, position: Position): number {
    return this.documentAt(file).offsetAt(position);
  }

  span(file: string, { start, end }: Range): Span {
    return { file, start: this.offset(file, start), end: this.offset(file, end) };
  }

  textEdit({ span, text }: Edit): TextEdit {
    return { range: this.range(span), newText: text };
  }

  private documentAt(file: string): TextDocument {
    let document = this.documents.get(file);
    if (document === undefined) {
      const text = this.sources.find(({ path }) => path === file)?.text ?? "";
      document = TextDocument.create(uriOf(file), "regel", 0, text);
      this.documents.set(file, document);
    }
    return document;
  }
}
