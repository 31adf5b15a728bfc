// State of the panel with examples, which run again whenever the rules change.

import { proxy } from "comlink";
import type { DisplayText } from "../../../dsl/index.ts";
import type { ExampleResultsView } from "../../../worker/inspection/run-examples.ts";
import type { WrittenExample } from "../../../worker/inspection/write-example.ts";
import type { Playground } from "../playground.svelte.ts";

export class Proofs {
  readonly #playground: Playground;
  /** `undefined` until the examples have run. */
  results = $state.raw<ExampleResultsView>();
  /** 0 to 1 while examples run. */
  progress = $state<number>();
  isWriting = $state(false);
  /** The id of the example written last, or the problem that prevented writing one. */
  written = $state<string>();
  problem = $state.raw<DisplayText>();
  /** Number of the newest request; results of older ones are dropped. */
  #lastRequest = 0;

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Runs all examples; drops the results if the rules change meanwhile. */
  async read(): Promise<void> {
    const request = ++this.#lastRequest;
    const { base, project } = this.#playground;
    const files = $state.snapshot(base);
    const paths = project.files.map(({ path }) => path);
    this.progress = 0;
    const onProgress = proxy((progress: number) => {
      if (request === this.#lastRequest) this.progress = progress;
    });
    try {
      const results = await this.#playground.inspect((inspection) =>
        inspection.proofs(files, paths, onProgress),
      );
      if (request !== this.#lastRequest) return;
      this.results = results ?? this.results;
      this.#tick();
    } catch {
      // The web worker was terminated, which the page reports; the next rules run again.
    }
    if (request === this.#lastRequest) this.progress = undefined;
  }

  /** Writes the last move at the table into the author's file as a passing example. */
  async write(): Promise<void> {
    const { live, project, active } = this.#playground;
    this.written = undefined;
    this.problem = undefined;
    this.isWriting = true;
    try {
      const record = await live.record();
      const path = this.#playground.isOwn(active) ? active : project.files[0]?.path;
      if (record === undefined || path === undefined) return;
      const answer = await this.#playground.inspect(
        (inspection): Promise<WrittenExample | undefined> => inspection.write(record, path),
      );
      if (answer?.kind === "problem") this.problem = answer.text;
      if (answer?.kind !== "written") return;
      this.#playground.write(path, answer.text);
      this.written = answer.id;
    } catch {
      // The web worker was terminated, which the page reports.
    } finally {
      this.isWriting = false;
    }
  }

  /** Completes the step "prove" of the guide if the written example passes. */
  #tick(): void {
    const holds = this.results?.own.some(({ id, outcome }) => {
      return outcome.kind === "holds" && (this.written === undefined || id === this.written);
    });
    if (this.written !== undefined && holds) this.#playground.guide.did("prove");
  }
}
