// Saves the project in the browser while the author writes, and manages named versions.

import type { SiteLanguage } from "../../../i18n/language.ts";
import { fileNameOf, type Project } from "../../../playground/project.ts";
import type {
  ProjectStore,
  ProjectVersion,
  SavedProject,
  SaveResult,
  StoreProblem,
} from "../../../playground/project-store.ts";
import { hashRules, type Shared, type ShareProblem } from "../../../playground/share-link.ts";
import { createFromGallery } from "../../../playground/templates.ts";
import { pageAddress } from "../../ui/address.ts";
import { saveAsFile } from "../../ui/save-file.ts";
import { reloadIfReachable } from "../fetched.ts";
import type { Playground } from "../playground.svelte.ts";
import { createBrowserStore } from "./browser-store.ts";
import { zipFiles } from "./files.ts";
import { galleryFile, readProjectRequest } from "./project-link.ts";

/** Delay between the last edit and saving. */
const debounceMs = 400;

/** Why the requested project could not be opened. */
type OpenProblem = ShareProblem | "gone" | "no-rule" | "no-game";

/** A shared project was made for other rules, or a conflicting save created a second project. */
type Notice =
  | { readonly kind: "older" }
  | { readonly kind: "beside"; readonly name: string; readonly other: string };

export class Autosave {
  readonly shelf: ProjectStore;
  readonly language: SiteLanguage;
  readonly #playground: Playground;
  readonly #fresh: () => Project;
  /** The open project as it was last saved. Cast because the constructor sets it. */
  work = $state.raw() as SavedProject;
  /** Whether there are unsaved changes. */
  isWaiting = $state(false);
  problem = $state.raw<StoreProblem>();
  notice = $state.raw<Notice>();
  openProblem = $state.raw<OpenProblem>();
  /** A project from a link that awaits confirmation by the author. */
  offered = $state.raw<Shared>();
  #agree: ((isWanted: boolean) => void) | undefined;
  /** The project at the last call of `see`; another one is saved. */
  #seen: Project | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Serializes writes to the store. */
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

  /** Opens the project that the URL requests, or the one saved last. */
  async begin(): Promise<void> {
    const { base } = this.#playground.project;
    const request = await readProjectRequest(location.hash);
    this.openProblem = undefined;
    this.notice = undefined;
    switch (request.kind) {
      case "new":
        return this.#open(this.shelf.begun(this.#fresh()));
      case "work": {
        const work = await this.shelf.read(request.id);
        if (work?.project.base === base && work !== undefined) return this.#open(work);
        this.openProblem = "gone";
        break;
      }
      case "gallery":
        return this.#openRule(request.id);
      case "shared":
        if (request.shared.project.base !== base) {
          await this.#goTo(request.shared);
          this.openProblem = "no-game";
          break;
        }
        if (await this.#isWanted(request.shared)) return this.#openShared(request.shared);
        break;
      case "problem":
        this.openProblem = request.problem;
        break;
      case "nothing":
        break;
      default:
        request satisfies never;
    }
    return this.#openLast();
  }

  /** Answers the confirmation for a project from a link. */
  answer(isWanted: boolean): void {
    this.offered = undefined;
    this.#agree?.(isWanted);
  }

  /** Schedules saving if the project has changed. */
  see(project: Project): void {
    if (project === this.#seen) return;
    this.#seen = project;
    this.isWaiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), debounceMs);
  }

  /** Saves the project immediately. */
  keep(versions?: readonly ProjectVersion[]): Promise<void> {
    clearTimeout(this.#timer);
    const write = async () => {
      const project = this.#playground.project;
      this.#take(await this.shelf.write(this.work, project, versions ?? this.versions), project);
    };
    const written = this.#writing.then(write);
    this.#writing = written;
    return written;
  }

  /** Downloads the project as a file or archive, for browsers without storage. */
  async download(): Promise<void> {
    const { name, files } = this.#playground.project;
    const [only] = files;
    if (files.length === 1 && only !== undefined) saveAsFile(fileNameOf(name), only.text);
    else saveAsFile(fileNameOf(name).replace(/\.regel$/, ".zip"), await zipFiles(files));
  }

  /** Loads the page again after a part of it could not be loaded; stays while changes cannot be saved. */
  async reload(): Promise<void> {
    if (this.isWaiting) await this.keep();
    if (this.problem === undefined) await reloadIfReachable();
  }

  /** Saves pending changes when the page is left. */
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

  /** Restores a version and saves the present state as another version. */
  async goBack(version: ProjectVersion, nameOfNow: string): Promise<void> {
    await this.addVersion(nameOfNow);
    this.#playground.replace(version.files);
    await this.keep();
  }

  /** Hash of the rules of the base game. */
  get rules(): string {
    return hashRules(this.#playground.base);
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
      // Edits made meanwhile are saved later under the new name.
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
      return this.#open(this.shelf.begun(createFromGallery(base, found.title, found.source)));
    }
    this.openProblem = "no-rule";
    return this.#openLast();
  }

  /** Redirects a link to the page of its game; returns if there is none. */
  async #goTo({ project }: Shared): Promise<void> {
    const address = pageAddress(this.language, `playground/${project.base ?? "own"}/`);
    const isThere = await fetch(address, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => true, // Without a connection, the page may still be stored.
    );
    if (!isThere) return;
    location.replace(address + location.hash);
    return new Promise(() => {});
  }

  #isWanted(shared: Shared): Promise<boolean> {
    this.offered = shared;
    return new Promise((resolve) => {
      this.#agree = resolve;
    });
  }

  /** Opens and saves a shared project as a copy, so that no saved project changes. */
  async #openShared({ project, rules }: Shared): Promise<void> {
    this.#open(this.shelf.begun(project));
    await this.#playground.readBase();
    if (project.base !== undefined && rules !== this.rules) this.notice = { kind: "older" };
    await this.keep();
  }
}
