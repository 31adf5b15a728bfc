// The editor itself, loaded when the page is there: CodeMirror, fed by the language server in its
// thread. One view shows one file at a time; cursor and history of the others are kept.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { forEachDiagnostic, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";
import {
  findReferences,
  findReferencesKeymap,
  formatDocument,
  formatKeymap,
  jumpToDefinition,
  jumpToDefinitionKeymap,
  LSPClient,
  renameKeymap,
  renameSymbol,
  serverCompletion,
  signatureHelp,
} from "@codemirror/lsp-client";
import {
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
} from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import {
  type Command,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { EditorStrings } from "../../../../i18n/playground/editor-strings.ts";
import { LanguageThread, startLanguage } from "../../../../worker/language-thread.ts";
import type { Playground } from "../../playground.svelte.ts";
import type { Hands, Tool, Writing } from "../writing.svelte.ts";
import { colours } from "./colours.ts";
import { explain, explaining } from "./explain.ts";
import { folds } from "./folds.ts";
import { inlays } from "./inlays.ts";
import { Insight } from "./insight.ts";
import { names } from "./names.ts";
import { OpenFiles } from "./open-files.ts";
import { phrasesOf } from "./phrases.ts";
import { offsetIn, Problems } from "./problems.ts";
import { safeHtml } from "./safe-html.ts";
import { theme } from "./theme.ts";
import { ticks } from "./ticks.ts";

export interface CodeInit {
  readonly parent: HTMLElement;
  readonly playground: Playground;
  readonly writing: Writing;
  readonly strings: EditorStrings;
  /** The id of the text that says how to use it by keyboard. */
  readonly helpId: string;
}

const tools: Readonly<Record<Tool, Command>> = {
  format: formatDocument,
  rename: renameSymbol,
  explain,
  definition: jumpToDefinition,
  references: findReferences,
  search: openSearchPanel,
  complete: startCompletion,
};

export class CodeEditor implements Hands {
  readonly #init: CodeInit;
  readonly #client: LSPClient;
  readonly #files: OpenFiles;
  readonly #insight: Insight;
  readonly #problems: Problems;
  #thread: LanguageThread | undefined;

  constructor(init: CodeInit) {
    this.#init = init;
    const { parent, playground, writing, strings } = init;
    this.#problems = new Problems(writing, strings);
    this.#client = new LSPClient({
      // The thread may take long to load; whether it still answers, it is asked otherwise.
      timeout: 60_000,
      initializationOptions: { language: playground.language },
      sanitizeHTML: safeHtml,
      workspace: (client) =>
        new OpenFiles(client, {
          extensionsOf: (uri, isOwn) => this.#extensionsOf(uri, isOwn),
          onWritten: (path, text) => playground.write(path, text),
          onShow: (path) => playground.show(path),
          openView: (state) => new EditorView({ parent, state }),
        }),
      extensions: [
        {
          clientCapabilities: {
            textDocument: {
              publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true },
              semanticTokens: {},
              inlayHint: {},
            },
            workspace: { codeLens: { refreshSupport: true } },
          },
          notificationHandlers: {
            "textDocument/publishDiagnostics": (client, params) => {
              writing.watch = "ready";
              return this.#problems.take(client, params);
            },
          },
        },
      ],
    });
    // The client was given it.
    this.#files = this.#client.workspace as OpenFiles;
    this.#insight = new Insight(this.#client, this.#files, writing);
  }

  /** Takes over the files as they are now, and shows the one that is looked at. */
  follow(): void {
    const { playground } = this.#init;
    const { base, project, active, others } = playground;
    this.#files.follow({ base, own: project.files, others: [...others.values()] });
    this.#show(active);
    // Without the files of the game, all that the author writes about would be unknown.
    const isWhole = project.base === undefined || base.length > 0;
    if (isWhole && this.#thread === undefined && this.#init.writing.watch === "loading") {
      this.restart();
    }
  }

  use(tool: Tool): void {
    const { view } = this.#files;
    if (view === undefined) return;
    view.focus();
    tools[tool](view);
  }

  goTo(path: string, line: number, column: number): void {
    this.#init.playground.show(path);
    this.#show(path);
    const { view } = this.#files;
    if (view === undefined) return;
    const anchor = offsetIn(view.state.doc, { line: line - 1, character: column - 1 });
    view.dispatch({ selection: { anchor }, scrollIntoView: true });
    view.focus();
  }

  restart(): void {
    this.#thread?.end();
    this.#init.writing.watch = "loading";
    this.#problems.clear();
    this.#thread = new LanguageThread({
      start: startLanguage,
      onStop: () => this.#stopped(),
      onOutcomes: () => void this.#insight.renewTicks(),
    });
    if (this.#client.connected) this.#client.disconnect();
    this.#client.connect(this.#thread);
    this.#insight.renew(0);
  }

  showInlays(areShown: boolean): void {
    this.#init.writing.keepInlays(areShown);
    void this.#insight.renewInlays();
  }

  leave(): void {
    this.#insight.stop();
    this.#thread?.end();
    this.#files.view?.destroy();
  }

  /** What was written last may be what it could not end; the next change starts it again. */
  #stopped(): void {
    this.#thread = undefined;
    this.#init.writing.watch = "stopped";
  }

  #show(path: string): void {
    const before = this.#files.shown?.path;
    this.#files.show(path);
    const now = this.#files.shown;
    if (now === undefined || now.path === before) return;
    this.#problems.showAgain(this.#client, now.uri);
    this.#insight.renew(0);
  }

  #written(path: string, text: string): void {
    const { playground, writing } = this.#init;
    playground.write(path, text);
    if (writing.watch === "stopped") this.restart();
    this.#client.sync();
    this.#insight.renew();
  }

  #extensionsOf(uri: string, isOwn: boolean): Extension {
    const { playground, strings, helpId } = this.#init;
    const path = this.#files.files.find((file) => file.uri === uri)?.path ?? "";
    return [
      phrasesOf(playground.language),
      theme,
      colours,
      names,
      inlays,
      lineNumbers(),
      ticks,
      folds,
      highlightSpecialChars(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      EditorView.lineWrapping,
      EditorState.readOnly.of(!isOwn),
      EditorView.contentAttributes.of({
        "aria-label": isOwn ? strings.text(path) : strings.readOnlyText(path),
        "aria-describedby": helpId,
        // What is longer than the window is scrolled with keys, also where nothing can be written.
        tabindex: "0",
      }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged) this.#written(path, state.doc.toString());
        if (docChanged || selectionSet) this.#init.writing.here = messageAt(state);
      }),
      explaining,
      autocompletion({ icons: false }),
      serverCompletion({ override: true }),
      signatureHelp(),
      this.#client.plugin(uri, "regel"),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...formatKeymap,
        ...renameKeymap,
        ...jumpToDefinitionKeymap,
        ...findReferencesKeymap,
        ...searchKeymap,
        ...historyKeymap,
        { key: "F8", run: nextDiagnostic },
        { key: "Shift-F8", run: previousDiagnostic },
        ...defaultKeymap,
      ]),
    ];
  }
}

/** What is reported about the place of the cursor. */
function messageAt(state: EditorState): string {
  const { head } = state.selection.main;
  const found: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= head && head <= to) found.push(message);
  });
  return found.join(" ");
}
