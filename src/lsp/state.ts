// State shared by all requests: open documents, their games, and the capabilities of the client.

import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
  ResponseError,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { TextLanguage } from "../dsl/index.ts";
import type { Reader } from "./diagnostics.ts";
import { DiagnosticsScheduler } from "./diagnostics-scheduler.ts";
import type { CompletionClient } from "./editing.ts";
import { Games, type OpenDocument } from "./games.ts";
import type { Host } from "./host.ts";
import { Colours, type FileOf } from "./structure.ts";
import { lspTexts } from "./texts.ts";

/** The state of a server for one client. */
export class ServerState {
  readonly connection: Connection;
  readonly host: Host;
  readonly documents = new TextDocuments(TextDocument);
  readonly games: Games;
  readonly checking: DiagnosticsScheduler;
  readonly colours = new Colours();
  language: TextLanguage = "en";
  folders: readonly string[] = [];
  private client: ClientCapabilities = {};

  constructor(connection: Connection, host: Host) {
    this.connection = connection;
    this.host = host;
    const opened = () => this.opened();
    this.games = new Games(host, opened);
    this.checking = new DiagnosticsScheduler({
      connection,
      host,
      games: this.games,
      opened,
      reader: () => this.reader,
      refreshLenses: () => this.refreshLenses(),
    });
  }

  /** Applies the client's initialization parameters. */
  initialize(params: InitializeParams): void {
    this.client = params.capabilities;
    const locale: unknown = params.initializationOptions?.language ?? params.locale;
    this.language = String(locale).toLowerCase().startsWith("de") ? "de" : "en";
    const root = params.rootUri ? [params.rootUri] : [];
    const folders = params.workspaceFolders?.map(({ uri }) => uri) ?? root;
    this.folders = folders.map((uri) => this.pathOf(uri));
  }

  get reader(): Reader {
    return { language: this.language, site: this.host.site };
  }

  pathOf(uri: string): string {
    return this.host.files.pathOf(uri);
  }

  get capabilities(): ClientCapabilities {
    return this.client;
  }

  get completionClient(): CompletionClient {
    const item = this.client.textDocument?.completion?.completionItem;
    return {
      knowsSnippets: item?.snippetSupport === true,
      asksLater: item?.resolveSupport?.properties.includes("documentation") === true,
    };
  }

  /** Returns a file with its game, or `undefined` for an unknown file. */
  fileAt(uri: string): FileOf | undefined {
    const file = this.pathOf(uri);
    const game = this.games.of(file);
    return game === undefined ? undefined : { game, file };
  }

  /**
   * Wraps a handler so that it does not throw: unknown files and internal errors give null; errors
   * are also logged at the client.
   */
  answer<Params extends { readonly textDocument: { readonly uri: string } }, Result>(
    request: string,
    handle: (of: FileOf, params: Params) => Result,
  ): (params: Params) => Result | null {
    return this.guarded(request, (params: Params) => {
      const of = this.fileAt(params.textDocument.uri);
      return of === undefined ? null : handle(of, params);
    });
  }

  guarded<Params, Result>(
    request: string,
    handle: (params: Params) => Result,
  ): (params: Params) => Result | null {
    return (params) => {
      try {
        return handle(params);
      } catch (error) {
        // Response errors are messages for the client.
        if (error instanceof ResponseError) throw error;
        this.report(request, error);
        return null;
      }
    };
  }

  /** Logs an internal error with the request. */
  report(request: string, error: unknown): void {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.connection.console.error(lspTexts[this.language].fault(request, said));
  }

  private opened(): OpenDocument[] {
    return this.documents.all().map((document) => ({
      path: this.pathOf(document.uri),
      uri: document.uri,
      version: document.version,
      text: document.getText(),
    }));
  }

  private refreshLenses(): void {
    if (this.client.workspace?.codeLens?.refreshSupport !== true) return;
    // A client that is closing may not answer.
    this.connection.sendRequest(CodeLensRefreshRequest.type).catch(() => {});
  }
}
