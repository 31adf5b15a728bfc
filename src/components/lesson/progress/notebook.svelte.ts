// Store of the progress in this browser, shared by all components of a page.

import { reportFullStorage } from "../../user-data/full-storage.ts";
import {
  type LessonProgress,
  noProgress,
  type Practised,
  readProgress,
  type SolutionQuality,
  withSeen,
  withSolved,
  withWrong,
  writeProgress,
} from "./progress.ts";

const key = "regelwerk/progress";

interface ExerciseResult {
  readonly exercise: Practised;
  readonly outcome: SolutionQuality | "wrong";
}

class Notebook {
  /** Empty until `open` is called, as on the server. */
  progress = $state.raw<LessonProgress>(noProgress);
  /** Whether the stored progress lacks some of this page. */
  #isUnstored = false;
  /** The last wrong move or answer, or the last solution, of this page. */
  lastResult = $state.raw<ExerciseResult>();

  /** Reads the stored progress. */
  open(): void {
    this.progress = readProgress(localStorage.getItem(key) ?? "") ?? noProgress;
  }

  seen(exercise: Practised): void {
    this.#keep(withSeen(this.#latest(), exercise));
  }

  wrong(exercise: Practised, broken?: string): void {
    this.#keep(withWrong(this.#latest(), exercise, broken));
    this.lastResult = { exercise, outcome: "wrong" };
  }

  solved(exercise: Practised, outcome: SolutionQuality): void {
    this.#keep(withSolved(this.#latest(), exercise, outcome));
    this.lastResult = { exercise, outcome };
  }

  text(): string {
    return writeProgress(this.progress);
  }

  /** Imports a file. Returns false if it contains no progress. */
  take(text: string): boolean {
    const read = readProgress(text);
    if (read !== undefined) this.#keep(read);
    return read !== undefined;
  }

  reset(): void {
    this.#keep(noProgress);
  }

  /** The stored progress, to which another page may have added; that of this page without storage. */
  #latest(): LessonProgress {
    if (this.#isUnstored) return this.progress;
    try {
      return readProgress(localStorage.getItem(key) ?? "") ?? this.progress;
    } catch {
      return this.progress;
    }
  }

  #keep(progress: LessonProgress): void {
    this.progress = progress;
    try {
      localStorage.setItem(key, this.text());
      this.#isUnstored = false;
    } catch (error) {
      // Without browser storage, progress lasts as long as the page.
      this.#isUnstored = true;
      reportFullStorage(error);
    }
  }
}

export const notebook = new Notebook();
