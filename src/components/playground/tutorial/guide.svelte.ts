// The guided start: which of its steps are done, kept in the browser and the same in every language.

import { type StepName, stepNames } from "../../../i18n/playground/tutorial/strings.ts";

const key = "regelwerk/workshop-start";

export class Guide {
  /** Open at the first visit, until it is closed. */
  isOpen = $state(false);
  done = $state.raw<ReadonlySet<StepName>>(new Set());
  /** The step that is looked at. */
  at = $state<StepName>("change");
  /** The last step completed while the guide was open. */
  ticked = $state<StepName>();

  readonly isFinished: boolean = $derived.by(() => stepNames.every((name) => this.done.has(name)));

  /** Goes on where it was left. */
  begin(): void {
    const kept = keptState();
    this.done = new Set(stepNames.filter((name) => kept.done.includes(name)));
    this.isOpen = kept.isOpen;
    this.at = this.#firstOpen() ?? "compare";
  }

  /** The author has done what a step is about. */
  did(step: StepName): void {
    if (!this.isOpen || this.done.has(step)) return;
    this.done = new Set([...this.done, step]);
    this.ticked = step;
    this.#keep();
  }

  /** Looks at the first step that is not done. */
  goOn(): void {
    this.at = this.#firstOpen() ?? this.at;
  }

  show(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.#keep();
  }

  restart(): void {
    this.done = new Set();
    this.ticked = undefined;
    this.at = "change";
    this.#keep();
  }

  #firstOpen(): StepName | undefined {
    return stepNames.find((name) => !this.done.has(name));
  }

  #keep(): void {
    try {
      const { isOpen, done } = this;
      localStorage.setItem(key, JSON.stringify({ isOpen, done: [...done] }));
    } catch {
      // Without storage, the guide starts again at each visit.
    }
  }
}

function keptState(): { readonly isOpen: boolean; readonly done: readonly unknown[] } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof kept === "object" && kept !== null && "isOpen" in kept && "done" in kept) {
      const { isOpen, done } = kept;
      return { isOpen: isOpen !== false, done: Array.isArray(done) ? done : [] };
    }
  } catch {
    // What is not to be read counts as a first visit.
  }
  return { isOpen: true, done: [] };
}
