// State of the playground page: the author's files, the open tab, and the result of compiling them.

import { sourcesOf } from "regel:sources";
import type { Remote } from "comlink";
import type { RulesFile } from "../../dsl/index.ts";
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
import { firstSign } from "../deferred/first-sign.ts";
import type { EditorRange } from "./editor/writing.svelte.ts";
import { NotFetched } from "./fetched.ts";
import { LiveTableModel } from "./live.svelte.ts";
import { Autosave } from "./projects/autosave.svelte.ts";
import { withSourceTexts } from "./source-texts.ts";
import { Guide } from "./tutorial/guide.svelte.ts";
import type { UsedIn } from "./used-in.ts";

/** Delay between the last edit and the next compilation. */
const debounceMs = 25;
/** Time limit of one request to the web worker, in milliseconds. */
export const limit = 8000;

/** How rules are changed: in sentences or as text; or a match with them. */
type WorkshopView = "sentences" | "code" | "play";

interface PlaygroundInit {
  readonly language: SiteLanguage;
  readonly view: WorkshopView;
  /** Creates the initial project, used unless the URL or an earlier visit selects another one. */
  readonly fresh: () => Project;
  /** Chapters and lessons of the game, with the examples that they use. */
  readonly usedIn: readonly UsedIn[];
}

export class Playground {
  readonly language: SiteLanguage;
  readonly workshop: SupervisedWorker<PlaygroundService> = createPlaygroundClient();
  readonly live: LiveTableModel;
  readonly keeping: Autosave;
  readonly guide = new Guide();
  readonly usedIn: readonly UsedIn[];
  /** Resolves at the first sign of a reader on the page. */
  readonly present: Promise<void> = firstSign();
  view = $state<WorkshopView>("code");
  /** The panel next to the editor; on narrow screens `part` selects the editor or the panel. */
  panel = $state<PanelName>("table");
  part = $state<"write" | "see">("write");
  // Cast because `open` sets it in the constructor.
  project = $state.raw() as Project;
  /** The files of the base game; read-only. */
  base = $state.raw<readonly RulesFile[]>([]);
  /** Files of other games of which a file was opened, by game name; read-only. */
  others = $state.raw<ReadonlyMap<string, readonly RulesFile[]>>(new Map());
  /** Paths of the files in tabs, and the path of the active tab. */
  tabs = $state.raw<readonly string[]>([]);
  active = $state("");
  /** The range requested last, until an editor has shown it. */
  revealed = $state.raw<EditorRange>();
  /** Coverage of the author's lines in the last simulation. */
  coverage = $state.raw<Coverage>();
  /** Errors in the rules; the table then shows the last rules that compiled. */
  faults = $state.raw<readonly CompileError[]>([]);
  /** Whether loading the modules of the table failed. */
  isUnfetched = $state(false);
  /** Whether the web worker was terminated because the rules took too long. */
  isStopped = $state(false);
  /** Why there is no table. */
  readonly halted: "stopped" | "unfetched" | undefined = $derived.by(() => {
    if (this.isStopped) return "stopped";
    return this.isUnfetched ? "unfetched" : undefined;
  });
  /** Number of successful compilations; views of the rules refresh when it changes. */
  turn = $state(0);
  /** Settled when the requested project is open: what is written before would be lost with another. */
  readonly opening = Promise.withResolvers<void>();
  readonly #writable = Promise.withResolvers<void>();
  readonly #baseRead = Promise.withResolvers<void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The running compilation, and whether the rules have changed since it started. */
  #compiling: Promise<void> | undefined;
  #isStale = false;

  constructor({ language, view, fresh, usedIn }: PlaygroundInit) {
    this.language = language;
    this.view = view;
    this.usedIn = usedIn;
    this.live = new LiveTableModel({
      language,
      ask: (work) =>
        // The parameter type states what Comlink's types lose: members of a remote object are remote.
        this.#watched((remote) => work(remote.table)),
      renew: () => this.compile(),
    });
    this.open(fresh());
    this.keeping = new Autosave(this, fresh);
  }

  /** All files; the author's files replace the game's files with the same path. */
  readonly sources: readonly RulesFile[] = $derived.by(() =>
    sourcesWith(this.base, this.project.files),
  );

  /** The ids of the author's variants; all of them are active. */
  readonly variants: readonly string[] = $derived.by(() => findVariantNames(this.project.files));

  /** Opens a project in the editor, with a tab per file. */
  open(project: Project): void {
    this.project = project;
    this.tabs = project.files.map(({ path }) => path);
    this.active = this.tabs[0] ?? "";
  }

  /** Resolves when the editor accepts input and a reader is there; everything else loads then. */
  get writable(): Promise<void> {
    return this.#writable.promise;
  }

  /** Resolves `writable`; also if the editor has failed to load, or none is shown. */
  goOn(): void {
    this.#writable.resolve();
  }

  /** Loads what the first change needs; resolves when the files of the base game are loaded. */
  wake(): Promise<void> {
    this.goOn();
    return this.#baseRead.promise;
  }

  /** Opens the project that the URL requests, then compiles for the first time. */
  async begin(): Promise<void> {
    const { files } = this.project;
    await this.keeping.begin().finally(() => this.opening.resolve());
    // Sentences of the rendered project need nothing else until the first change.
    const isAsRendered = JSON.stringify(files) === JSON.stringify(this.project.files);
    // No editor is loaded without a file.
    if (this.active === "" || (this.view !== "code" && !isAsRendered)) this.goOn();
    await this.writable;
    await this.readBase();
    this.#baseRead.resolve();
    await this.compile();
  }

  /** Loads the files of the base game. */
  async readBase(): Promise<void> {
    const { base } = this.project;
    this.base = base === undefined ? [] : await sourcesOf(base);
  }

  /** Replaces all files of the project, updates the tabs, and compiles. */
  replace(files: readonly RulesFile[]): void {
    const isThere = (path: string) => files.some((file) => file.path === path);
    this.project = withFiles(this.project, files, this.language);
    const known = this.tabs.filter((path) => isThere(path) || !this.isOwn(path));
    this.tabs = [...new Set([...known, ...files.map(({ path }) => path)])];
    if (!this.tabs.includes(this.active)) this.active = this.tabs[0] ?? "";
    void this.compile();
  }

  /** Whether a path is a file of the project. */
  isOwn(path: string): boolean {
    return this.project.files.some((file) => file.path === path);
  }

  /** Returns the text of a file of any loaded game, or "" if there is none. */
  textOf(path: string): string {
    const known = [...this.sources, ...[...this.others.values()].flat()];
    return known.find((source) => source.path === path)?.text ?? "";
  }

  /** Stores the new text of a file and schedules a compilation. */
  write(path: string, text: string): void {
    if (this.textOf(path) === text) return;
    this.put(this.project.files.map((file) => (file.path === path ? { path, text } : file)));
  }

  /** Sets the project's files, e.g. after one was added, renamed or removed, and schedules a compilation. */
  put(files: readonly RulesFile[]): void {
    this.project = withFiles(this.project, files, this.language);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.compile(), debounceMs);
  }

  /** Shows a file in a tab and makes that tab active. */
  show(path: string): void {
    if (!this.tabs.includes(path)) this.tabs = [...this.tabs, path];
    this.active = path;
  }

  /** Loads a file of any game if necessary and shows it read-only. */
  async visit(game: string, path: string): Promise<void> {
    if (game !== this.project.base && !this.others.has(game)) {
      this.others = new Map([...this.others, [game, await sourcesOf(game)]]);
    }
    this.show(path);
  }

  /** Shows a range in the editor. */
  reveal(place: EditorRange): void {
    this.show(place.path);
    this.view = "code";
    this.part = "write";
    this.revealed = place;
  }

  /** Shows a panel. */
  look(panel: PanelName): void {
    this.view = "code";
    this.panel = panel;
    this.part = "see";
  }

  /** Closes a tab; if it was active, the last remaining tab becomes active. */
  close(path: string): void {
    this.tabs = this.tabs.filter((one) => one !== path);
    if (this.active === path) this.active = this.tabs.at(-1) ?? "";
  }

  /** Compiles and loads the rules at the table; edits made meanwhile share one further compilation. */
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
        await this.live.use(withSourceTexts(taken.meta, sources), taken.resumed);
        this.isUnfetched = false;
        this.turn += 1;
      }
    } catch (error) {
      this.isUnfetched = error instanceof NotFetched;
      if (!this.isUnfetched && !(error instanceof ThreadStopped)) throw error;
    }
  }

  /** Runs a request on the file service of the web worker. */
  ask<R>(work: (files: Remote<FileService>) => Promise<R>): Promise<R> {
    // The parameter type states what Comlink's types lose: members of a remote object are remote.
    return this.#watched((remote) => work(remote.files));
  }

  /** Runs a request on the inspection service of the web worker. */
  inspect<R>(work: (inspection: Remote<InspectionService>) => Promise<R>): Promise<R> {
    return this.#watched((remote) => work(remote.inspection));
  }

  /** Runs a request on the compare service of the web worker. */
  measure<R>(work: (compare: Remote<CompareService>) => Promise<R>): Promise<R> {
    return this.#watched((remote) => work(remote.comparison));
  }

  /** Saves pending changes and terminates the web worker. */
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
