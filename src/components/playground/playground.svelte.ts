// What the playground knows: the author's files, which of them is open, and what became of them.

import { sourcesOf } from "regel:sources";
import type { Remote } from "comlink";
import type { Meta, RulesFile } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { PanelName } from "../../i18n/playground/shell/strings.ts";
import type { Coverage } from "../../playground/coverage.ts";
import {
  findVariantNames,
  type Project,
  sourcesWith,
  withFiles,
} from "../../playground/project.ts";
import type { CompareService } from "../../worker/compare/compare-service.ts";
import type { InspectionService } from "../../worker/inspection/inspection-service.ts";
import type { FileService } from "../../worker/playground/file-service.ts";
import { createPlaygroundClient } from "../../worker/playground/playground-client.ts";
import type {
  CompileError,
  LoadRulesResult,
  PlaygroundService,
} from "../../worker/playground/playground-service.ts";
import { type SupervisedWorker, ThreadStopped } from "../../worker/thread/supervised-worker.ts";
import type { EditorRange } from "./editor/writing.svelte.ts";
import { NotFetched } from "./fetched.ts";
import { LiveTableModel } from "./live.svelte.ts";
import { Autosave } from "./projects/autosave.svelte.ts";
import { Guide } from "./tutorial/guide.svelte.ts";
import type { UsedIn } from "./used-in.ts";

/** How long the author must be quiet before the rules are compiled, in milliseconds. */
const quiet = 25;
/** How long rules may take to be compiled or to play a move, in milliseconds. */
export const limit = 8000;

interface PlaygroundInit {
  readonly language: SiteLanguage;
  /** What to begin with, unless the address or an earlier visit says otherwise. */
  readonly fresh: () => Project;
  /** Chapters and lessons of the game with the examples that they use. */
  readonly usedIn: readonly UsedIn[];
}

export class Playground {
  readonly language: SiteLanguage;
  readonly workshop: SupervisedWorker<PlaygroundService> = createPlaygroundClient();
  readonly live: LiveTableModel;
  readonly keeping: Autosave;
  readonly guide = new Guide();
  readonly usedIn: readonly UsedIn[];
  /** What is seen beside the rules, and, where there is room for one part alone, which. */
  panel = $state<PanelName>("table");
  part = $state<"write" | "see">("write");
  project = $state.raw() as Project;
  /** The files of the game that these go on from; read-only. */
  base = $state.raw<readonly RulesFile[]>([]);
  /** Other games of which a file was opened, by their names; read-only. */
  others = $state.raw<ReadonlyMap<string, readonly RulesFile[]>>(new Map());
  /** Paths of the files in tabs, and the one that is looked at. */
  tabs = $state.raw<readonly string[]>([]);
  active = $state("");
  /** The place that was asked for last, until an editor has gone there. */
  revealed = $state.raw<EditorRange>();
  /** Which of the author's lines were used when the rules were last tried out. */
  coverage = $state.raw<Coverage>();
  /** What is wrong with the rules; the table then shows the last that could be played. */
  faults = $state.raw<readonly CompileError[]>([]);
  /** Whether what shows the rules could not be fetched. */
  isUnfetched = $state(false);
  /** Whether rules were stopped because they took too long. */
  isStopped = $state(false);
  /** Counts rules that were compiled: whoever shows something about them looks again. */
  turn = $state(0);
  readonly #writable = Promise.withResolvers<void>();
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** The work on the rules, and whether they have changed since it began. */
  #compiling: Promise<void> | undefined;
  #isStale = false;

  constructor({ language, fresh, usedIn }: PlaygroundInit) {
    this.language = language;
    this.usedIn = usedIn;
    this.live = new LiveTableModel({
      language,
      ask: (work) =>
        // Comlink's types forget that what is part of a remote thing is one, too.
        this.#watched((remote) => work(remote.table)),
      renew: () => this.compile(),
    });
    this.open(fresh());
    this.keeping = new Autosave(this, fresh);
  }

  /** All files, the author's in place of the game's. */
  readonly sources: readonly RulesFile[] = $derived.by(() =>
    sourcesWith(this.base, this.project.files),
  );

  /** The author's variants, which are in force. */
  readonly variants: readonly string[] = $derived.by(() => findVariantNames(this.project.files));

  /** Turns to other work. */
  open(project: Project): void {
    this.project = project;
    this.tabs = project.files.map(({ path }) => path);
    this.active = this.tabs[0] ?? "";
  }

  /** The author can write; what shows what becomes of it waits for that. */
  get writable(): Promise<void> {
    return this.#writable.promise;
  }

  /** The editor is there, or will never be. */
  goOn(): void {
    this.#writable.resolve();
  }

  /** Opens what the address asks for, then compiles for the first time. */
  async begin(): Promise<void> {
    await this.keeping.begin();
    // Without a file there is no editor to wait for.
    if (this.active === "") this.goOn();
    await this.writable;
    await this.readBase();
    await this.compile();
  }

  /** Reads the game's own files. */
  async readBase(): Promise<void> {
    const { base } = this.project;
    this.base = base === undefined ? [] : await sourcesOf(base);
  }

  /** Other files in place of those there were. */
  replace(files: readonly RulesFile[]): void {
    const isThere = (path: string) => files.some((file) => file.path === path);
    this.project = withFiles(this.project, files, this.language);
    const known = this.tabs.filter((path) => isThere(path) || !this.isOwn(path));
    this.tabs = [...new Set([...known, ...files.map(({ path }) => path)])];
    if (!this.tabs.includes(this.active)) this.active = this.tabs[0] ?? "";
    void this.compile();
  }

  isOwn(path: string): boolean {
    return this.project.files.some((file) => file.path === path);
  }

  textOf(path: string): string {
    const known = [...this.sources, ...[...this.others.values()].flat()];
    return known.find((source) => source.path === path)?.text ?? "";
  }

  /** The author has written. */
  write(path: string, text: string): void {
    if (this.textOf(path) === text) return;
    this.put(this.project.files.map((file) => (file.path === path ? { path, text } : file)));
  }

  /** The author's files are others now: some were added, renamed or removed. */
  put(files: readonly RulesFile[]): void {
    this.project = withFiles(this.project, files, this.language);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => void this.compile(), quiet);
  }

  /** Shows a file in a tab. */
  show(path: string): void {
    if (!this.tabs.includes(path)) this.tabs = [...this.tabs, path];
    this.active = path;
  }

  /** Shows a file of any game, to be read. */
  async visit(game: string, path: string): Promise<void> {
    if (game !== this.project.base && !this.others.has(game)) {
      this.others = new Map([...this.others, [game, await sourcesOf(game)]]);
    }
    this.show(path);
  }

  /** Shows a place where it is written. */
  reveal(place: EditorRange): void {
    this.show(place.path);
    this.part = "write";
    this.revealed = place;
  }

  /** Shows what becomes of the rules. */
  look(panel: PanelName): void {
    this.panel = panel;
    this.part = "see";
  }

  close(path: string): void {
    this.tabs = this.tabs.filter((one) => one !== path);
    if (this.active === path) this.active = this.tabs.at(-1) ?? "";
  }

  /** Hands the rules over to the table; what is written meanwhile follows in one go. */
  compile(): Promise<void> {
    this.#isStale = true;
    this.#compiling ??= this.#compileAll().finally(() => (this.#compiling = undefined));
    return this.#compiling;
  }

  async #compileAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      await this.#compileOnce();
    }
  }

  async #compileOnce(): Promise<void> {
    const { language, variants } = this;
    const sources = $state.snapshot(this.sources);
    try {
      const taken = await this.#watched(
        (remote): Promise<LoadRulesResult> => remote.take(sources, variants, language),
      );
      this.isStopped = false;
      this.faults = taken.kind === "faults" ? taken.faults : [];
      if (taken.kind === "game") {
        await this.live.use(withTexts(taken.meta, sources), taken.resumed);
        this.isUnfetched = false;
        this.turn += 1;
      }
    } catch (error) {
      this.isUnfetched = error instanceof NotFetched;
      if (!this.isUnfetched && !(error instanceof ThreadStopped)) throw error;
    }
  }

  /** Has something done with the files in the thread. */
  ask<R>(work: (clerk: Remote<FileService>) => Promise<R>): Promise<R> {
    // Comlink's types forget that what is part of a remote thing is one, too.
    return this.#watched((remote) => work(remote.clerk));
  }

  /** Has something told about the rules in the thread. */
  tell<R>(work: (telling: Remote<InspectionService>) => Promise<R>): Promise<R> {
    return this.#watched((remote) => work(remote.telling));
  }

  /** Has games compared in the thread. */
  measure<R>(work: (desk: Remote<CompareService>) => Promise<R>): Promise<R> {
    return this.#watched((remote) => work(remote.desk));
  }

  /** Ends the threads. */
  leave(): void {
    this.keeping.leave();
    this.live.leave();
    this.workshop.stop();
  }

  async #watched<R>(work: (remote: Remote<PlaygroundService>) => Promise<R>): Promise<R> {
    try {
      return await this.workshop.run(limit, work);
    } catch (error) {
      this.isStopped = error instanceof ThreadStopped;
      throw error;
    }
  }
}

/** With the texts as they were compiled, so that passages of the rules can be shown. */
function withTexts(meta: Meta, sources: readonly RulesFile[]): Meta {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const whole = meta.sources.map(({ path }) => ({ path, text: texts.get(path) ?? "" }));
  return { ...meta, sources: whole };
}
