// Requests data about the file in view from the language server: semantic tokens, folding ranges,
// outline, inlay hints, and outcomes of examples.

import type { LSPClient } from "@codemirror/lsp-client";
import type { StateEffect, Text } from "@codemirror/state";
import { Decoration } from "@codemirror/view";
import type {
  CodeLens,
  DocumentSymbol,
  FoldingRange,
  InlayHint,
} from "vscode-languageserver-protocol";
import type { Heading, Writing } from "../writing.svelte.ts";
import { type Fold, setFolds } from "./folds.ts";
import { createInlays, setInlays, wholeRange } from "./inlays.ts";
import { nameColours, setNames } from "./names.ts";
import type { OpenFiles } from "./open-files.ts";
import { offsetIn } from "./places.ts";
import { setTicks, type Tick } from "./ticks.ts";

/** Delay between the last edit and the requests to the server. */
const debounceMs = 150;

export class Insight {
  readonly #client: LSPClient;
  readonly #files: OpenFiles;
  readonly #writing: Writing;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: LSPClient, files: OpenFiles, writing: Writing) {
    this.#client = client;
    this.#files = files;
    this.#writing = writing;
  }

  /** Requests everything again after a delay. */
  renew(delayMs = debounceMs): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#renewStructure();
      void this.renewInlays();
      void this.renewTicks();
    }, delayMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async renewTicks(): Promise<void> {
    await this.#ask<CodeLens[]>("codeLens", (lenses, doc) => {
      const played = lenses.filter(({ data }) => data !== undefined);
      // Keeps the previous outcomes while examples run again.
      if (played.length === 0 && lenses.some(({ command }) => command?.command === runExample)) {
        return [];
      }
      const found = played.map(({ range, data, command }): Tick => {
        const text = command?.title ?? "";
        return { at: offsetIn(doc, range.start), passed: data.passed, text };
      });
      return [setTicks.of(found)];
    });
  }

  /** Shows inlay hints, or removes them if they are switched off. */
  async renewInlays(): Promise<void> {
    if (!this.#writing.hasInlays) {
      this.#files.shown?.view?.dispatch({ effects: setInlays.of(Decoration.none) });
      return;
    }
    await this.#ask<InlayHint[]>(
      "inlayHint",
      (hints, doc) => [setInlays.of(createInlays(doc, hints))],
      (doc) => ({ range: wholeRange(doc) }),
    );
  }

  async #renewStructure(): Promise<void> {
    await this.#ask<{ data: number[] }>("semanticTokens/full", ({ data }) => {
      // The capabilities are only known after an answer of the server.
      const tokens = this.#client.serverCapabilities?.semanticTokensProvider;
      const types = tokens?.legend.tokenTypes ?? [];
      const state = this.#files.shown?.view?.state;
      return state === undefined ? [] : [setNames.of(nameColours(state, data, types))];
    });
    await this.#ask<FoldingRange[]>("foldingRange", (ranges) => {
      const found = ranges.map(({ startLine, endLine }): Fold => {
        return { first: startLine + 1, last: endLine + 1 };
      });
      return [setFolds.of(found)];
    });
    await this.#ask<DocumentSymbol[]>("documentSymbol", (symbols) => {
      this.#writing.outline = symbols.flatMap((symbol) => headings(symbol, 0));
      return [];
    });
  }

  /** Sends a request about the file in view; drops the answer if the text has changed meanwhile. */
  async #ask<Answer>(
    about: string,
    effectsOf: (answer: Answer, doc: Text) => StateEffect<unknown>[],
    more?: (doc: Text) => object,
  ): Promise<void> {
    const file = this.#files.shown;
    if (file === undefined || !this.#client.connected) return;
    this.#client.sync();
    const { doc } = file;
    const textDocument = { uri: file.uri };
    const answer = await this.#client
      .request<object, Answer | null>(`textDocument/${about}`, { textDocument, ...more?.(doc) })
      // The server is restarting; the request is repeated then.
      .catch(() => null);
    const { view } = file;
    if (answer === null || view === null || view.state.doc !== doc) return;
    const effects = effectsOf(answer, doc);
    if (effects.length > 0) view.dispatch({ effects });
  }
}

/** Command of the code lenses of examples. */
const runExample = "regel.runExample";

/** Returns a declaration and its members; deeper levels are left out. */
function headings({ name, range, children = [] }: DocumentSymbol, depth: number): Heading[] {
  const own = { name, depth, line: range.start.line + 1 };
  return [own, ...(depth < 1 ? children.flatMap((child) => headings(child, depth + 1)) : [])];
}
