// Keeps what an author works on: in the browser while they write, and under names of versions.

import type { SiteLanguage } from "../../../i18n/language.ts";
import { fileNameOf, type Project } from "../../../playground/project.ts";
import type {
  ProjectStore,
  ProjectVersion,
  SavedProject,
  SaveResult,
  StoreProblem,
} from "../../../playground/project-store.ts";
import { rulesMark, type Shared, type ShareProblem } from "../../../playground/share-link.ts";
import { fromGallery } from "../../../playground/templates.ts";
import type { Playground } from "../playground.svelte.ts";
import { createBrowserStore } from "./browser-store.ts";
import { download, zipped } from "./files.ts";
import { galleryFile, readProjectRequest } from "./project-link.ts";

/** How long the author must be quiet before their work is kept, in milliseconds. */
const quiet = 400;

/** What the page could not open. */
type OpenProblem = ShareProblem | "gone" | "no-rule";

/** What else is to be said: a shared work that was made under other rules, a work kept twice. */
type Notice =
  | { readonly kind: "older" }
  | { readonly kind: "beside"; readonly name: string; readonly other: string };

export class Autosave {
  readonly shelf: ProjectStore;
  readonly language: SiteLanguage;
  readonly #playground: Playground;
  readonly #fresh: () => Project;
  /** The work on the page, as it was last kept. */
  work = $state.raw() as SavedProject;
  /** Whether something is written that is not kept yet. */
  isWaiting = $state(false);
  problem = $state.raw<StoreProblem>();
  notice = $state.raw<Notice>();
  openProblem = $state.raw<OpenProblem>();
  /** A work from a link, which nobody has agreed to open yet. */
  offered = $state.raw<Shared>();
  #agree: ((isWanted: boolean) => void) | undefined;
  /** The project as it was last seen; what differs is kept. */
  #seen: Project | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Writing goes one after the other. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(playground: Playground, fresh: () => Project, shelf = createBrowserStore()) {
    this.#playground = playground;
    this.#fresh = fresh;
    this.shelf = shelf;
    this.language = playground.language;
    this.work = shelf.begun(playground.project);
    this.#seen = playground.project;
  }

  get versions(): readonly ProjectVersion[] {
    return this.work.versions;
  }

  /** Opens what the address asks for; without a wish, what was written last. */
  async begin(): Promise<void> {
    const { base } = this.#playground.project;
    const asked = await readProjectRequest(location.hash);
    this.openProblem = undefined;
    this.notice = undefined;
    switch (asked.kind) {
      case "new":
        return this.#open(this.shelf.begun(this.#fresh()));
      case "work": {
        const work = await this.shelf.read(asked.id);
        if (work?.project.base === base && work !== undefined) return this.#open(work);
        this.openProblem = "gone";
        break;
      }
      case "gallery":
        return this.#openRule(asked.id);
      case "shared":
        if (asked.shared.project.base !== base) return this.#goTo(asked.shared);
        if (await this.#isWanted(asked.shared)) return this.#openShared(asked.shared);
        break;
      case "problem":
        this.openProblem = asked.problem;
        break;
      case "nothing":
        break;
      default:
        asked satisfies never;
    }
    return this.#openLast();
  }

  /** The author's answer to what a link offers. */
  answer(isWanted: boolean): void {
    this.offered = undefined;
    this.#agree?.(isWanted);
  }

  /** Looks at the project; what has changed is kept as soon as the author is quiet. */
  see(project: Project): void {
    if (project === this.#seen) return;
    this.#seen = project;
    this.isWaiting = true;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => void this.keep(), quiet);
  }

  /** Keeps the work at once. */
  keep(versions?: readonly ProjectVersion[]): Promise<void> {
    clearTimeout(this.#quiet);
    const write = async () => {
      const project = this.#playground.project;
      this.#take(await this.shelf.write(this.work, project, versions ?? this.versions), project);
    };
    const written = this.#writing.then(write);
    this.#writing = written;
    return written;
  }

  /** The whole work as a file, for when the browser keeps nothing. */
  async download(): Promise<void> {
    const { name, files } = this.#playground.project;
    const [only] = files;
    if (files.length === 1 && only !== undefined) download(fileNameOf(name), only.text);
    else download(fileNameOf(name).replace(/\.regel$/, ".zip"), await zipped(files));
  }

  /** What is not kept yet when the page is left. */
  leave(): void {
    if (this.isWaiting) void this.keep();
  }

  addVersion(name: string): Promise<void> {
    const version = this.shelf.version(name, this.#playground.project);
    return this.keep([...this.versions, version]);
  }

  removeVersion(id: string): Promise<void> {
    return this.keep(this.versions.filter((version) => version.id !== id));
  }

  /** Back to a version; how things were until now becomes one, too. */
  async goBack(version: ProjectVersion, nameOfNow: string): Promise<void> {
    await this.addVersion(nameOfNow);
    this.#playground.replace(version.files);
    await this.keep();
  }

  /** A mark of the rules that the work goes on from. */
  get rules(): string {
    return rulesMark(this.#playground.base);
  }

  #take(written: SaveResult, project: Project): void {
    if (written.kind === "problem") {
      this.problem = written.problem;
      return;
    }
    this.problem = undefined;
    this.work = written.work;
    const present = this.#playground.project;
    this.isWaiting = present !== project;
    if (written.kind === "beside") {
      const { name } = written.work.project;
      this.notice = { kind: "beside", name, other: written.other };
      this.#playground.project = { ...present, name };
      // What was written in the meantime is still to be kept, under the new name.
      if (!this.isWaiting) this.#seen = this.#playground.project;
    }
    history.replaceState(history.state, "", `#work=${this.work.id}`);
  }

  #open(work: SavedProject): void {
    this.work = work;
    this.#seen = work.project;
    this.isWaiting = false;
    this.#playground.open(work.project);
  }

  async #openLast(): Promise<void> {
    const { base } = this.#playground.project;
    const works = await this.shelf.list();
    const last = works.find(({ project }) => project.base === base);
    this.#open(last ?? this.shelf.begun(this.#fresh()));
  }

  async #openRule(id: string): Promise<void> {
    const { base } = this.#playground.project;
    await this.#playground.readBase();
    const found = galleryFile(this.#playground.base, id, this.language);
    if (base !== undefined && found !== undefined) {
      return this.#open(this.shelf.begun(fromGallery(base, found.title, found.source)));
    }
    this.openProblem = "no-rule";
    return this.#openLast();
  }

  /** A link that was put behind the address of another game: its own page opens it. */
  #goTo({ project }: Shared): Promise<void> {
    location.replace(`/${this.language}/playground/${project.base ?? "own"}/${location.hash}`);
    return new Promise(() => {});
  }

  #isWanted(shared: Shared): Promise<boolean> {
    this.offered = shared;
    return new Promise((resolve) => {
      this.#agree = resolve;
    });
  }

  /** As a copy: nothing of the author's own is touched, and the copy is kept. */
  async #openShared({ project, rules }: Shared): Promise<void> {
    this.#open(this.shelf.begun(project));
    await this.#playground.readBase();
    if (project.base !== undefined && rules !== this.rules) this.notice = { kind: "older" };
    await this.keep();
  }
}
