// Checks games in the background after changes, and publishes the diagnostics.

import {
  type Connection,
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver";
import type { Diagnostic } from "../dsl/index.ts";
import { groupByFile, type Reader } from "./diagnostics.ts";
import { type ExampleStatuses, playExamples } from "./examples.ts";
import {
  type Games,
  listActiveVariants,
  type OpenDocument,
  reportsUnder,
  type WorkspaceGame,
} from "./games.ts";
import type { Host } from "./host.ts";
import { lspTexts } from "./texts.ts";

interface Found {
  readonly game: WorkspaceGame;
  readonly diagnostics: readonly Diagnostic[];
  /** Absent until the examples have been run. */
  readonly outcomes: ExampleStatuses | undefined;
}

interface SchedulerContext {
  readonly connection: Connection;
  readonly host: Host;
  readonly games: Games;
  readonly opened: () => readonly OpenDocument[];
  readonly reader: () => Reader;
  /** Asks the editor to refresh the lenses. */
  readonly refreshLenses: () => void;
}

/** Checks games after a pause without edits, and publishes their diagnostics. */
export class DiagnosticsScheduler {
  private readonly around: SchedulerContext;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Version of each game; a check of an older version is stale. */
  private readonly changes = new Map<string, number>();
  /** Paths of games with errors. */
  private readonly broken = new Set<string>();
  private isStopped = false;
  private readonly found = new Map<string, Found>();
  /** The published diagnostics of each file of each game, as JSON. */
  private readonly sent = new Map<string, Map<string, string>>();

  constructor(around: SchedulerContext) {
    this.around = around;
  }

  /** Schedules a check of the file's game after a pause without edits. */
  schedule(file: string): void {
    const path = this.around.games.pathOf(file);
    this.changes.set(path, (this.changes.get(path) ?? 0) + 1);
    clearTimeout(this.timers.get(path));
    const timer = setTimeout(() => {
      this.timers.delete(path);
      this.check(file, path).catch((error) => {
        this.around.connection.console.error(String(error?.stack ?? error));
      });
    }, this.around.host.pause);
    this.timers.set(path, timer);
  }

  /** Returns the current diagnostics of a game. */
  diagnosticsOf(game: WorkspaceGame): readonly Diagnostic[] {
    const found = this.found.get(game.path);
    if (found?.game === game) return found.diagnostics;
    const [first = []] = listActiveVariants(game);
    return reportsUnder(game, first);
  }

  /** Returns the statuses of a game's examples, or `undefined` while they run. */
  outcomesOf(game: WorkspaceGame): ExampleStatuses | undefined {
    const found = this.found.get(game.path);
    return found?.game === game ? found.outcomes : undefined;
  }

  /** Cancels all checks. */
  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private async check(file: string, path: string): Promise<void> {
    const change = this.changes.get(path);
    const isStale = () => this.isStopped || this.changes.get(path) !== change;
    const game = this.around.games.of(file);
    if (game === undefined) {
      this.publish(path, this.refusal(file));
      return;
    }
    const { workspace } = game;
    const { breathe } = this.around.host;
    const [first = [], ...others] = listActiveVariants(game);
    const diagnostics = [...reportsUnder(game, first)];
    const isBroken = diagnostics.some(({ severity }) => severity === "error");
    // Errors are published at once. Warnings of rules without errors take longer to compute.
    if (isBroken || this.broken.has(path)) this.show(game, diagnostics);
    if (isBroken) {
      this.broken.add(path);
      this.around.refreshLenses();
      return;
    }
    this.broken.delete(path);
    diagnostics.push(...workspace.lintedWith(first));
    this.show(game, diagnostics);
    for (const variants of others) {
      await breathe();
      if (isStale()) return;
      diagnostics.push(...workspace.checkedWith(variants).diagnostics);
      diagnostics.push(...workspace.lintedWith(variants));
    }
    if (others.length > 0) this.show(game, diagnostics);
    const { language } = this.around.reader();
    const outcomes = await playExamples(game, language, { isStale, breathe });
    if (outcomes === undefined) return;
    this.found.set(game.path, { game, diagnostics, outcomes });
    this.around.refreshLenses();
  }

  /**
   * Returns a diagnostic for a game that is too large, by file; empty if the file does not exist.
   */
  private refusal(file: string): ReadonlyMap<string, readonly LspDiagnostic[]> {
    const { games, reader } = this.around;
    const problem = games.sizeProblem(file);
    if (problem === undefined) return new Map();
    const start = { line: 0, character: 0 };
    const message = lspTexts[reader().language].tooLarge(problem);
    const severity = DiagnosticSeverity.Error;
    const report = { range: { start, end: start }, severity, source: "regel", message };
    return new Map([[problem.path, [report]]]);
  }

  private show(game: WorkspaceGame, diagnostics: readonly Diagnostic[]): void {
    this.found.set(game.path, { game, diagnostics, outcomes: undefined });
    const byFile = groupByFile(game, this.around.reader(), diagnostics);
    // Open files of the base of a variant that lies apart have reports of their own game.
    const isOpen = (file: string) => this.around.opened().some(({ path }) => path === file);
    const files = game.workspace.sources
      .map(({ path }) => path)
      .filter((file) => game.workspace.isOwn(file) || !isOpen(file));
    this.publish(game.path, new Map(files.map((file) => [file, byFile.get(file) ?? []])));
  }

  /** Publishes changed diagnostics; files that have left the game are cleared. */
  private publish(path: string, byFile: ReadonlyMap<string, readonly LspDiagnostic[]>): void {
    const before = this.sent.get(path) ?? new Map<string, string>();
    const now = new Map<string, string>();
    for (const file of new Set([...before.keys(), ...byFile.keys()])) {
      const open = this.around.opened().find((one) => one.path === file);
      const diagnostics = [...(byFile.get(file) ?? [])];
      const text = JSON.stringify([open?.version, diagnostics]);
      const isNew =
        before.get(file) !== text && (before.has(file) || open || diagnostics.length > 0);
      if (byFile.has(file)) now.set(file, text);
      if (!isNew) continue;
      const uri = open?.uri ?? this.around.host.files.uriOf(file);
      const version = open === undefined ? {} : { version: open.version };
      void this.around.connection.sendDiagnostics({ uri, ...version, diagnostics });
    }
    this.sent.set(path, now);
  }
}
