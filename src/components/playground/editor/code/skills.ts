// Features of the editor beyond typing, loaded after it: completion, explanations, search and
// diagnostics, based on the language server in its web worker.

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  startCompletion,
} from "@codemirror/autocomplete";
import { forEachDiagnostic, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";
import {
  findReferences,
  formatDocument,
  jumpToDefinition,
  LSPClient,
  renameSymbol,
  serverCompletion,
  showSignatureHelp,
  signatureHelp,
} from "@codemirror/lsp-client";
import {
  findNext,
  findPrevious,
  gotoLine,
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
  selectNextOccurrence,
  selectSelectionMatches,
} from "@codemirror/search";
import type { EditorState, Extension } from "@codemirror/state";
import { type Command, EditorView, keymap } from "@codemirror/view";
import type { SiteLanguage } from "../../../../i18n/language.ts";
import type { EditorStrings } from "../../../../i18n/playground/editor/strings.ts";
import {
  LanguageServerClient,
  startLanguageServer,
} from "../../../../worker/language-server/server-client.ts";
import type { Writing } from "../writing.svelte.ts";
import { explainExtension, showExplanation } from "./explain.ts";
import { inlays } from "./inlays.ts";
import { Insight } from "./insight.ts";
import { type Skill, skillKeys } from "./keys.ts";
import { names } from "./names.ts";
import type { OpenFile, OpenFiles } from "./open-files.ts";
import { Problems } from "./problems.ts";
import { safeHtml } from "./safe-html.ts";
import { ServedFiles } from "./served-files.ts";
import { skillsTheme } from "./skills-theme.ts";

export interface SkillsInit {
  readonly language: SiteLanguage;
  readonly files: OpenFiles;
  readonly writing: Writing;
  readonly strings: EditorStrings;
  /** Rewrites the project in the newest version of the language. */
  readonly upgrade: () => void;
  /** Shows a requested file; when it returns, the file is in the view. */
  readonly display: (path: string) => void;
}

const commands: Readonly<Record<Skill, Command>> = {
  format: formatDocument,
  rename: renameSymbol,
  explain: showExplanation,
  definition: jumpToDefinition,
  references: findReferences,
  complete: startCompletion,
  parameters: showSignatureHelp,
  search: openSearchPanel,
  findNext,
  findPrevious,
  goToLine: gotoLine,
  selectNext: selectNextOccurrence,
  selectAlike: selectSelectionMatches,
  nextReport: nextDiagnostic,
  previousReport: previousDiagnostic,
};

export class Skills {
  readonly #writing: Writing;
  readonly #client: LSPClient;
  readonly #served: ServedFiles;
  readonly #insight: Insight;
  readonly #problems: Problems;
  #thread: LanguageServerClient | undefined;

  /** Requires the files of the base game: without them every reference would be reported as unknown. */
  constructor({ language, files, writing, strings, upgrade, display }: SkillsInit) {
    this.#writing = writing;
    this.#problems = new Problems(writing, strings, upgrade);
    this.#client = new LSPClient({
      // Loading the web worker may take long; `LanguageServerClient` supervises it separately.
      timeout: 60_000,
      initializationOptions: { language },
      sanitizeHTML: safeHtml,
      workspace: (client) => new ServedFiles(client, files, display),
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
    // The `workspace` option above creates it.
    this.#served = this.#client.workspace as ServedFiles;
    this.#insight = new Insight(this.#client, files, writing);
    // The server first receives the texts as they are now.
    this.sync();
    this.restart();
  }

  /** Returns the extensions that the skills add to the editor of a file. */
  extensionsOf({ uri }: OpenFile): Extension {
    return [
      skillsTheme,
      names,
      inlays,
      closeBrackets(),
      highlightSelectionMatches(),
      search({ top: true }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        if (docChanged || selectionSet) this.#writing.here = messageAt(state);
      }),
      explainExtension,
      autocompletion({ icons: false }),
      serverCompletion({ override: true }),
      signatureHelp(),
      this.#client.plugin(uri, "regel"),
      keymap.of([
        ...closeBracketsKeymap,
        ...skillKeys((skill) => commands[skill]),
        ...searchKeymap,
      ]),
    ];
  }

  use(skill: Skill, view: EditorView): void {
    commands[skill](view);
  }

  /** Updates the set of files. */
  follow(): void {
    this.#served.follow();
  }

  /** Handles a change of a text. */
  renew(): void {
    if (this.#writing.watch === "stopped") this.restart();
    this.sync();
    this.#insight.renew();
  }

  /** Sends pending changes to the server, before another file comes into view. */
  sync(): void {
    this.#client.sync();
  }

  /** Shows the diagnostics of the file in view and reloads its data. */
  look({ uri }: OpenFile): void {
    this.#problems.showAgain(this.#client, uri);
    this.#insight.renew(0);
  }

  restart(): void {
    this.#thread?.end();
    this.#writing.watch = "loading";
    this.#problems.clear();
    this.#thread = new LanguageServerClient({
      start: startLanguageServer,
      onStop: () => this.#stopped(),
      onOutcomes: () => void this.#insight.renewTicks(),
    });
    if (this.#client.connected) this.#client.disconnect();
    this.#client.connect(this.#thread);
    this.#insight.renew(0);
  }

  renewInlays(): void {
    void this.#insight.renewInlays();
  }

  leave(): void {
    this.#insight.stop();
    this.#thread?.end();
  }

  /** The last edit may have caused the timeout; the next edit restarts the server. */
  #stopped(): void {
    this.#thread = undefined;
    this.#writing.watch = "stopped";
  }
}

/** Returns the messages of the diagnostics at the cursor. */
function messageAt(state: EditorState): string {
  const { head } = state.selection.main;
  const found: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= head && head <= to) found.push(message);
  });
  return found.join(" ");
}
