// Projects stored in the browser, each with named versions. If two pages write the same project, the
// second detects the conflict by `turn` and saves its state as a new project.

import type { RulesFile } from "../dsl/index.ts";
import type { Project } from "./project.ts";
import { workFrom } from "./stored-work.ts";

/** A named state of a project. */
export interface ProjectVersion {
  readonly id: string;
  readonly name: string;
  /** In milliseconds, as clocks count. */
  readonly at: number;
  readonly files: readonly RulesFile[];
}

export interface SavedProject {
  readonly id: string;
  readonly project: Project;
  /** When it was last written. */
  readonly at: number;
  /** Counts how often it was written. */
  readonly turn: number;
  /** From the oldest. */
  readonly versions: readonly ProjectVersion[];
}

/** Where works lie, by their ids. What is read there may have been changed by others. */
export interface Store {
  readonly all: () => Promise<readonly unknown[]>;
  readonly read: (id: string) => Promise<unknown>;
  /** Puts one in the place of another, with nothing in between; the same work changes nothing. */
  readonly update: (
    id: string,
    next: (known: SavedProject | undefined) => SavedProject,
  ) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

interface StoreContext {
  readonly now: () => number;
  /** A name that nothing else has. */
  readonly newId: () => string;
}

/** `full`: there is no room left. `forbidden`: the browser keeps nothing here. */
export type StoreProblem = "full" | "forbidden";

export type SaveResult =
  | { readonly kind: "kept"; readonly work: SavedProject }
  /** It has gone on elsewhere, so this was kept as another work. */
  | { readonly kind: "beside"; readonly work: SavedProject; readonly other: string }
  | { readonly kind: "problem"; readonly problem: StoreProblem };

export class ProjectStore {
  readonly #store: Store;
  readonly #around: StoreContext;

  constructor(store: Store, around: StoreContext) {
    this.#store = store;
    this.#around = around;
  }

  /** All works, the last written first; none where the browser keeps nothing. */
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

  /** A work that is not kept yet. */
  begun(project: Project): SavedProject {
    const { newId, now } = this.#around;
    return { id: newId(), project, at: now(), turn: 0, versions: [] };
  }

  /** Keeps a work as the page knows it, with what has become of it. */
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
      const work = { ...next, id: this.#around.newId(), turn: 1, project: numbered(project) };
      await this.#store.update(work.id, () => work);
      return { kind: "beside", work, other: project.name };
    } catch (error) {
      return { kind: "problem", problem: problemOf(error) };
    }
  }

  /** The work as another one, whatever becomes of the first. */
  duplicate(work: SavedProject): Promise<SaveResult> {
    const copy = { ...work, id: this.#around.newId(), turn: 0 };
    return this.write(copy, numbered(work.project));
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

  /** A version of how things are now. */
  version(name: string, { files }: Project): ProjectVersion {
    const { newId, now } = this.#around;
    return { id: newId(), name, at: now(), files };
  }
}

/** "Calm", then "Calm (2)", then "Calm (3)" */
export function numbered(project: Project): Project {
  const [, name = project.name, number = "1"] = /^(.*) \((\d+)\)$/.exec(project.name) ?? [];
  return { ...project, name: `${name} (${Number(number) + 1})` };
}

function problemOf(error: unknown): StoreProblem {
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "forbidden";
}
