// A client of the language server, over the standard streams of the real command.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const main = fileURLToPath(new URL("../../src/cli/main.mjs", import.meta.url));

/** What a client says about itself, unless a test wants something else. */
const defaults = { processId: null, rootUri: null, capabilities: {}, locale: "en" };

export class Client {
  /** A folder of its own, with the files that the test gave. */
  readonly folder: string;
  readonly server: ChildProcess;
  readonly connection: ProtocolConnection;
  /** What the server wrote to its log. */
  readonly log: string[] = [];
  /** What the server showed to the user. */
  readonly shown: string[] = [];
  initialized: InitializeResult | undefined;
  private readonly published: PublishDiagnosticsParams[] = [];
  private readonly ended: Promise<number | null>;
  private readonly versions = new Map<string, number>();

  private constructor(files: Readonly<Record<string, string>>) {
    this.folder = mkdtempSync(join(tmpdir(), "regel-lsp-"));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    this.server = spawn(process.execPath, [main, "lsp", "--stdio"], {
      cwd: this.folder,
      env: { ...process.env, SITE: "https://reef.example/rules" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.ended = new Promise((resolve) => {
      this.server.on("exit", resolve);
    });
    const { stdout, stdin } = this.server;
    if (stdout === null || stdin === null) throw new Error("The server has no streams.");
    stdin.on("error", () => {}); // The server may end before it has read everything.
    this.connection = createProtocolConnection(
      new StreamMessageReader(stdout),
      new StreamMessageWriter(stdin),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", (params) => {
      this.published.push(params as PublishDiagnosticsParams);
    });
    this.connection.onNotification("window/logMessage", ({ message }) => {
      this.log.push(message);
    });
    this.connection.onNotification("window/showMessage", ({ message }) => {
      this.shown.push(message);
    });
    this.connection.listen();
  }

  /** Starts a server and says hello. */
  static async start(
    files: Readonly<Record<string, string>>,
    params: Partial<InitializeParams> = {},
  ): Promise<Client> {
    const client = new Client(files);
    const workspaceFolders = [{ uri: pathToFileURL(client.folder).href, name: "test" }];
    const hello = { ...defaults, workspaceFolders, ...params };
    client.initialized = await client.connection.sendRequest("initialize", hello);
    await client.connection.sendNotification("initialized", {});
    return client;
  }

  /** Says goodbye; gives the exit status. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return this.gone();
  }

  /** Waits until the server has ended, and cleans up. */
  async gone(): Promise<number | null> {
    const status = await this.ended;
    this.connection.dispose();
    rmSync(this.folder, { recursive: true, force: true });
    return status;
  }

  uri(name: string): string {
    return pathToFileURL(join(this.folder, name)).href;
  }

  /** Puts a file on the disk. */
  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), text);
  }

  async open(name: string, text: string): Promise<void> {
    this.versions.set(name, 1);
    const textDocument = { uri: this.uri(name), languageId: "regel", version: 1, text };
    await this.connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  /** Changes a part of an open file, or all of it. */
  async change(name: string, text: string, range?: Range): Promise<void> {
    const version = (this.versions.get(name) ?? 1) + 1;
    this.versions.set(name, version);
    await this.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [range === undefined ? { text } : { range, text }],
    });
  }

  async close(name: string): Promise<void> {
    await this.connection.sendNotification("textDocument/didClose", {
      textDocument: { uri: this.uri(name) },
    });
  }

  /** Asks something about a file. */
  ask<Result = unknown>(method: string, name: string, params: object = {}): Promise<Result> {
    return this.connection.sendRequest(method, {
      textDocument: { uri: this.uri(name) },
      ...params,
    });
  }

  /** The reports about a file, as soon as they are as wanted; they come in the background. */
  async reports(
    name: string,
    isWanted: (reports: readonly Diagnostic[], version: number | undefined) => boolean,
  ): Promise<readonly Diagnostic[]> {
    return until(() => {
      const newest = this.published.findLast(({ uri }) => uri === this.uri(name));
      return newest && isWanted(newest.diagnostics, newest.version)
        ? newest.diagnostics
        : undefined;
    }, `reports about ${name}`);
  }
}

/** Waits until something is there. */
export async function until<T>(find: () => T | undefined, what: string): Promise<T> {
  // What never comes ends the test; how long something takes is not what is tested.
  const end = Date.now() + 900_000;
  while (Date.now() < end) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No ${what} came.`);
}

/** The place of the first (or a later) `mark` in a text. */
export function placeOf(
  text: string,
  mark: string,
  after = 0,
): { line: number; character: number } {
  const before = text.slice(0, text.indexOf(mark, after)).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** The range of the first `mark` in a text. */
export function rangeOf(text: string, mark: string): Range {
  const start = placeOf(text, mark);
  return { start, end: { ...start, character: start.character + mark.length } };
}
