// Simulation of both sides: its settings, progress and outcome.

import { proxy } from "comlink";
import type { SidePair } from "../../../compare/comparison-view.ts";
import type { Figures } from "../../../compare/figures.ts";
import type { ComparisonModel } from "../comparing.svelte.ts";

export const comparisonGameCounts = [100, 1000, 10_000] as const;

/** The outcome, with the number of the comparison that it belongs to. */
export interface SimulationOutcome {
  readonly figures: Figures;
  readonly names: SidePair<string>;
  /** Where the rules of a side hold: “in the original”. */
  readonly within: SidePair<string>;
  /** Whether fewer games were played than requested. */
  readonly isPart: boolean;
  readonly turn: number;
}

export class Simulating {
  readonly #comparing: ComparisonModel;
  progress = $state<number | undefined>();
  outcome = $state.raw<SimulationOutcome | undefined>();
  note = $state("");
  /** The last announcement for screen readers. */
  said = $state("");

  constructor(comparing: ComparisonModel) {
    this.#comparing = comparing;
  }

  /** Whether the outcome belongs to another comparison than the shown one. */
  readonly isOutdated: boolean = $derived.by(
    () => this.outcome !== undefined && this.outcome.turn !== this.#comparing.turn,
  );

  async start(): Promise<void> {
    const comparing = this.#comparing;
    const { strings, names, turn, language } = comparing;
    const { sides, tables } = comparing.view;
    const { compare, play } = strings;
    const { players, bot, seed, games, options } = this.run;
    this.note = "";
    if (tables?.players.length === 0) {
      this.note = compare.noCommonPlayers;
      return;
    }
    this.progress = 0;
    this.said = compare.simulating(0);
    try {
      const order = {
        chosen: comparing.chosen,
        language,
        seats: Array.from({ length: players }, (_, seat) => play.seat(seat + 1)),
        plan: { bots: Array.from({ length: players }, () => bot), options: { ...options }, seed },
        games,
      };
      const desk = await comparing.desk();
      const figures = await desk.simulate(order, proxy(this.#hear));
      if (figures === undefined || figures.games === 0) this.note = compare.tooFew;
      else {
        const isPart = figures.games < games;
        const within = { a: sides.a.within, b: sides.b.within };
        this.outcome = { figures, names, within, isPart, turn };
        const count = figures.games.toLocaleString(language);
        this.said = isPart
          ? compare.stopped(count)
          : compare.result(count, compare.versus(names.a, names.b));
      }
    } catch {
      this.note = compare.failed;
    }
    this.progress = undefined;
  }

  cancel(): void {
    void this.#comparing.cancel();
  }

  /** The simulation settings, restricted to values that both sides support. */
  get run() {
    const { choice, view } = this.#comparing;
    const { tables } = view;
    const { run } = choice;
    const players = tables?.players.includes(run.players) ? run.players : tables?.players[0];
    const options = Object.entries(run.options).filter(([id, value]) =>
      tables?.options.some((one) => one.id === id && one.choices.some((it) => it.id === value)),
    );
    return { ...run, players: players ?? run.players, options: Object.fromEntries(options) };
  }

  readonly #hear = (progress: number): void => {
    const tenth = Math.floor(progress * 4);
    if (tenth > Math.floor((this.progress ?? 0) * 4)) {
      this.said = this.#comparing.strings.compare.simulating(tenth * 25);
    }
    this.progress = progress;
  };
}
