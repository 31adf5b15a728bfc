// What the panel with examples shows: tried anew whenever other rules are in force.

import { proxy } from "comlink";
import type { DisplayText } from "../../../dsl/index.ts";
import type { ExampleResultsView } from "../../../worker/inspection/run-examples.ts";
import type { WrittenExample } from "../../../worker/inspection/write-example.ts";
import type { Playground } from "../playground.svelte.ts";

export class Proofs {
  readonly #playground: Playground;
  /** Nothing before they have been tried. */
  told = $state.raw<ExampleResultsView>();
  /** 0 to 1 while they are tried. */
  progress = $state<number>();
  isWriting = $state(false);
  /** The example that was written last, and why none could be. */
  written = $state<string>();
  problem = $state.raw<DisplayText>();
  #asked = 0;

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Plays all examples; gives up when other rules come meanwhile. */
  async read(): Promise<void> {
    const asked = ++this.#asked;
    const { base, project } = this.#playground;
    const files = $state.snapshot(base);
    const paths = project.files.map(({ path }) => path);
    this.progress = 0;
    const onProgress = proxy((progress: number) => {
      if (asked === this.#asked) this.progress = progress;
    });
    try {
      const told = await this.#playground.tell((telling) =>
        telling.proofs(files, paths, onProgress),
      );
      if (asked !== this.#asked) return;
      this.told = told ?? this.told;
      this.#tick();
    } catch {
      // The thread was stopped, which the page says; the next rules are tried again.
    }
    if (asked === this.#asked) this.progress = undefined;
  }

  /** Writes the last move at the table into the author's file, as an example that holds. */
  async write(): Promise<void> {
    const { live, project, active } = this.#playground;
    this.written = undefined;
    this.problem = undefined;
    this.isWriting = true;
    try {
      const record = await live.record();
      const path = this.#playground.isOwn(active) ? active : project.files[0]?.path;
      if (record === undefined || path === undefined) return;
      const answer = await this.#playground.tell(
        (telling): Promise<WrittenExample | undefined> => telling.write(record, path),
      );
      if (answer?.kind === "problem") this.problem = answer.text;
      if (answer?.kind !== "written") return;
      this.#playground.write(path, answer.text);
      this.written = answer.id;
    } catch {
      // The thread was stopped, which the page says.
    } finally {
      this.isWriting = false;
    }
  }

  /** An example that was written for the author, or by them, and holds. */
  #tick(): void {
    const holds = this.told?.own.some(({ id, outcome }) => {
      return outcome.kind === "holds" && (this.written === undefined || id === this.written);
    });
    if (this.written !== undefined && holds) this.#playground.guide.did("prove");
  }
}
