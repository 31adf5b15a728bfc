// Rewriting a project in the newest version of the language: requested, proved, taken back.

import { proxy } from "comlink";
import type { RulesFile } from "../../../dsl/index.ts";
import type { UpgradeResult } from "../../../worker/playground/file-service.ts";
import type { Playground } from "../playground.svelte.ts";

export class Upgrading {
  readonly #playground: Playground;
  isRunning = $state(false);
  #outcome = $state.raw<UpgradeResult["kind"]>();
  /** The files before and after the last upgrade. */
  #done = $state.raw<{ readonly before: readonly RulesFile[]; readonly after: string }>();

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** How the last upgrade ended; an upgrade counts until the author edits a file. */
  readonly outcome: UpgradeResult["kind"] | undefined = $derived.by(() => {
    if (this.#outcome !== "upgraded") return this.#outcome;
    return this.#done?.after === textOf(this.#playground.project.files) ? "upgraded" : undefined;
  });

  async run(): Promise<void> {
    if (this.isRunning) return;
    const playground = this.#playground;
    this.#outcome = undefined;
    this.isRunning = true;
    try {
      const before = playground.project.files;
      const onProof = proxy(() => playground.workshop.heard());
      const result = await playground.ask(
        (files): Promise<UpgradeResult> =>
          files.upgraded($state.snapshot(playground.base), $state.snapshot(before), onProof),
      );
      // Files that were edited meanwhile stay as they are; the author can request the upgrade again.
      if (playground.project.files !== before) return;
      if (result.kind === "upgraded") {
        this.#done = { before, after: textOf(result.files) };
        playground.replace(result.files);
      }
      this.#outcome = result.kind;
    } catch {
      // The web worker was terminated, which the page reports.
    } finally {
      this.isRunning = false;
    }
  }

  /** Brings back the files as they were before the upgrade. */
  undo(): void {
    if (this.#done !== undefined) this.#playground.replace(this.#done.before);
    this.#outcome = undefined;
  }
}

function textOf(files: readonly RulesFile[]): string {
  return JSON.stringify(files);
}
