// A client of the language server: in this process, or over the standard streams of the real command
// where a process is what a test is about.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createConnection } from "vscode-languageserver/node";
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
import { diskHost } from "../../src/lsp/node-server.ts";
import { serve } from "../../src/lsp/server.ts";

const main = fileURLToPath(new URL("../../src/cli/main.mjs", import.meta.url));

/** What a client says about itself, unless a test wants something else. */
const defaults = { processId: null, rootUri: null, capabilities: {}, locale: "en" };

export class Client {
  /** A folder of its own, with the files that the test gave. */
  readonly folder: string;
  /** The process of the server where it has one. */
  readonly server: ChildProcess | undefined;
  readonly connection: ProtocolConnection;
  /** What the server wrote to its log. */
  readonly log: string[] = [];
  /** What the server showed to the user. */
  readonly shown: string[] = [];
  initialized: InitializeResult | undefined;
  private readonly published: PublishDiagnosticsParams[] = [];
  /** Ends a server in this process. */
  private readonly release: () => void;
  private readonly ended: Promise<number | null>;
  private readonly versions = new Map<string, number>();

  private constructor(files: Readonly<Record<string, string>>, isProcess: boolean) {
    this.folder = mkdtempSync(join(tmpdir(), "regel-lsp-"));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    const env = { ...process.env, SITE: "https://reef.example/rules" };
    const { server, release, output, input } = isProcess
      ? serverProcess(this.folder, env)
      : serverHere(env);
    this.server = server;
    this.release = release;
    this.ended = new Promise((resolve) => {
      if (server === undefined) resolve(null);
      else server.on("exit", resolve);
    });
    this.connection = createProtocolConnection(
      new StreamMessageReader(output),
      new StreamMessageWriter(input),
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

  /** Says hello to a server in this process. */
  static start(
    files: Readonly<Record<string, string>>,
    params: Partial<InitializeParams> = {},
  ): Promise<Client> {
    return new Client(files, false).greeted(params);
  }

  /** Starts `regel lsp` and says hello. */
  static startProcess(files: Readonly<Record<string, string>>): Promise<Client> {
    return new Client(files, true).greeted({});
  }

  private async greeted(params: Partial<InitializeParams>): Promise<this> {
    const workspaceFolders = [{ uri: pathToFileURL(this.folder).href, name: "test" }];
    const hello = { ...defaults, workspaceFolders, ...params };
    this.initialized = await this.connection.sendRequest("initialize", hello);
    await this.connection.sendNotification("initialized", {});
    return this;
  }

  /** Says goodbye to a process; gives the exit status. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return this.gone();
  }

  /** Ends the server, whatever it is doing. */
  async end(): Promise<void> {
    this.server?.kill();
    this.release();
    await this.gone();
  }

  /** Waits until the server has ended, and cleans up; gives the exit status of a process. */
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

/** A server with the streams of its client. */
interface Serving {
  readonly server: ChildProcess | undefined;
  readonly release: () => void;
  readonly output: NodeJS.ReadableStream;
  readonly input: NodeJS.WritableStream;
}

function serverProcess(cwd: string, env: NodeJS.ProcessEnv): Serving {
  const stdio = ["pipe", "pipe", "inherit"] as const;
  const server = spawn(process.execPath, [main, "lsp", "--stdio"], { cwd, env, stdio: [...stdio] });
  const { stdout, stdin } = server;
  if (stdout === null || stdin === null) throw new Error("The server has no streams.");
  stdin.on("error", () => {}); // The server may end before it has read everything.
  return { server, release: () => {}, output: stdout, input: stdin };
}

/** A server in this process, with what `regel lsp` gives to one of its own. */
function serverHere(env: NodeJS.ProcessEnv): Serving {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const connection = createConnection(
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  const { checking } = serve(connection, diskHost(env));
  const release = () => {
    checking.stop();
    connection.dispose();
  };
  return { server: undefined, release, output, input };
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
