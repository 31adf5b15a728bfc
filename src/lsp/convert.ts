// Converts spans and edits between the language and the protocol.

import type { Position, Range, TextEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { RulesFile, SourceEdit, Span } from "../dsl/index.ts";

/** Converts between spans in the files of one game and ranges of the protocol. */
export class ProtocolPositions {
  private readonly documents = new Map<string, TextDocument>();
  private readonly sources: readonly RulesFile[];
  /** Returns the URI of a file. */
  readonly uriOf: (path: string) => string;

  constructor(sources: readonly RulesFile[], uriOf: (path: string) => string) {
    this.sources = sources;
    this.uriOf = uriOf;
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

  textEdit({ span, text }: SourceEdit): TextEdit {
    return { range: this.range(span), newText: text };
  }

  private documentAt(file: string): TextDocument {
    let document = this.documents.get(file);
    if (document === undefined) {
      const text = this.sources.find(({ path }) => path === file)?.text ?? "";
      document = TextDocument.create(this.uriOf(file), "regel", 0, text);
      this.documents.set(file, document);
    }
    return document;
  }
}
