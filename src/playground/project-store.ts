// Projects stored in the browser, each with named versions. If two pages write the same project,
// the second detects the conflict by `turn` and saves its state as a new project.

import type { RulesFile } from "../dsl/index.ts";
import type { Project } from "./project.ts";
import { workFrom } from "./stored-work.ts";

/** A named state of a project. */
export interface ProjectVersion {
  readonly id: string;
  readonly name: string;
  /** Time of creation, in milliseconds since 1970. */
  readonly at: number;
  readonly files: readonly RulesFile[];
}

export interface SavedProject {
  readonly id: string;
  readonly project: Project;
  /** Time of the last write, in milliseconds since 1970. */
  readonly at: number;
  /** Number of writes; detects conflicts. */
  readonly turn: number;
  /** Oldest first. */
  readonly versions: readonly ProjectVersion[];
}

/** Storage of projects by id. Values read from it are untrusted: other scripts can change them. */
export interface Store {
  readonly all: () => Promise<readonly unknown[]>;
  readonly read: (id: string) => Promise<unknown>;
  /** Replaces a project atomically; writes nothing if `next` returns the stored project. */
  readonly update: (
    id: string,
    next: (known: SavedProject | undefined) => SavedProject,
  ) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

interface StoreContext {
  readonly now: () => number;
  /** Creates a unique id. */
  readonly newId: () => string;
}

/** `full`: the quota is exceeded. `forbidden`: the browser denies storage. */
export type StoreProblem = "full" | "forbidden";

export type SaveResult =
  | { readonly kind: "kept"; readonly work: SavedProject }
  /** Another page has written the project, so this state was saved as a new project. */
  | { readonly kind: "beside"; readonly work: SavedProject; readonly other: string }
  | { readonly kind: "problem"; readonly problem: StoreProblem };

export class ProjectStore {
  readonly #store: Store;
  readonly #around: StoreContext;

  constructor(store: Store, around: StoreContext) {
    this.#store = store;
    this.#around = around;
  }

  /** Returns all projects, the last written first; empty if the browser denies storage. */
  async list(): Promise<readonly SavedProject[]> {
    try {
      const works = (await this.#store.all()).flatMap((stored) => workFrom(stored) ?? []);
      return works.toSorted((a, b) => b.at - a.at);
    } catch {
      return [];
    }
  }

  async read(id: string): Promise<SavedProject | undefined> {
    try {
      return workFrom(await this.#store.read(id));
    } catch {
      return undefined;
    }
  }

  /** Creates a saved project without writing it. */
  begun(project: Project): SavedProject {
    const { newId, now } = this.#around;
    return { id: newId(), project, at: now(), turn: 0, versions: [] };
  }

  /** Writes the new state of a project, as a new project if another page has written it since. */
  async write(
    known: SavedProject,
    project: Project,
    versions = known.versions,
  ): Promise<SaveResult> {
    const next = { ...known, project, versions, at: this.#around.now(), turn: known.turn + 1 };
    let hasGoneOn = false;
    try {
      await this.#store.update(known.id, (stored) => {
        hasGoneOn = stored !== undefined && stored.turn !== known.turn;
        return hasGoneOn && stored !== undefined ? stored : next;
      });
      if (!hasGoneOn) return { kind: "kept", work: next };
      const work = { ...next, id: this.#around.newId(), turn: 1, project: withNextNumber(project) };
      await this.#store.update(work.id, () => work);
      return { kind: "beside", work, other: project.name };
    } catch (error) {
      return { kind: "problem", problem: problemOf(error) };
    }
  }

  /** Saves a copy under a new id. */
  duplicate(work: SavedProject): Promise<SaveResult> {
    const copy = { ...work, id: this.#around.newId(), turn: 0 };
    return this.write(copy, withNextNumber(work.project));
  }

  async rename(work: SavedProject, name: string): Promise<SaveResult> {
    return this.write(work, { ...work.project, name });
  }

  /** `restore` undoes it. */
  async remove({ id }: SavedProject): Promise<void> {
    await this.#store.remove(id);
  }

  async restore(work: SavedProject): Promise<void> {
    await this.#store.update(work.id, (stored) => stored ?? work);
  }

  /** Creates a version of the current files, without writing it. */
  version(name: string, { files }: Project): ProjectVersion {
    const { newId, now } = this.#around;
    return { id: newId(), name, at: now(), files };
  }
}

/** Returns the project with the next number in its name: "Calm", "Calm (2)", "Calm (3)". */
export function withNextNumber(project: Project): Project {
  const [, name = project.name, number = "1"] = /^(.*) \((\d+)\)$/.exec(project.name) ?? [];
  return { ...project, name: `${name} (${Number(number) + 1})` };
}

function problemOf(error: unknown): StoreProblem {
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "forbidden";
}
