// Controller of what a house rule changes: a position where it matters, the lessons and chapters
// whose examples end differently, and a simulation.

import { proxy } from "comlink";
import { playStringsOf } from "../../../i18n/play/strings.ts";
import type { WitnessMatch } from "../../../worker/inspection/find-witness.ts";
import { ThreadStopped } from "../../../worker/thread/supervised-worker.ts";
import type { Playground } from "../playground.svelte.ts";
import { Measure } from "../tutorial/measure.svelte.ts";
import type { UsedIn } from "../used-in.ts";

/** Delay between the last compilation and the search. */
const debounceMs = 500;

type EffectState =
  | { readonly kind: "idle" | "seeking" | "notFound" | "failed" }
  | { readonly kind: "found"; readonly witness: WitnessMatch };

export class EffectModel {
  readonly #playground: Playground;
  readonly measure: Measure;
  state = $state.raw<EffectState>({ kind: "idle" });
  /** Chapters and lessons with examples that end differently; `undefined` until they have been run. */
  touched = $state.raw<readonly UsedIn[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of searches; only the result of the last one is shown. */
  #search = 0;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.measure = new Measure(playground);
  }

  /** Schedules a search after a compilation. */
  follow(isChanged: boolean): void {
    clearTimeout(this.#timer);
    this.#search += 1;
    this.measure.says = [];
    this.touched = undefined;
    if (!isChanged) this.state = { kind: "idle" };
    else {
      this.state = { kind: "seeking" };
      this.#timer = setTimeout(() => void this.#seek(), debounceMs);
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#search += 1;
  }

  async #seek(): Promise<void> {
    const search = this.#search;
    const { language, live, workshop } = this.#playground;
    const heard = proxy(() => workshop.heard());
    const names = playStringsOf(language).play.defaultNames;
    const files = $state.snapshot(this.#playground.base);
    const paths = this.#playground.project.files.map(({ path }) => path);
    try {
      const witness = await this.#playground.inspect((inspection) =>
        inspection.moment(files, names, heard),
      );
      if (search !== this.#search) return;
      // A match that the user has begun goes on under the new rules instead.
      const hasMatch = live.isRunning && !live.isExample;
      if (witness !== undefined && !hasMatch) await live.open(witness.record, true);
      this.state = witness === undefined ? { kind: "notFound" } : { kind: "found", witness };
      const results = await this.#playground.inspect((inspection) =>
        inspection.proofs(files, paths, heard),
      );
      if (search !== this.#search || results === undefined) return;
      const fallen = new Set(results.fallen.map(({ id }) => id));
      this.touched = this.#playground.usedIn.filter(({ examples }) =>
        examples.some((id) => fallen.has(id)),
      );
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error;
      if (search === this.#search) this.state = { kind: "failed" };
    }
  }
}
