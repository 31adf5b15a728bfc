// Many games of both sides: how they are played, how far they are, what came out.

import { proxy } from "comlink";
import type { SidePair } from "../../../compare/comparison-view.ts";
import type { Figures } from "../../../compare/figures.ts";
import type { ComparisonModel } from "../comparing.svelte.ts";

export const comparisonGameCounts = [100, 1000, 10_000] as const;

/** What came out, and of which comparison. */
export interface SimulationOutcome {
  readonly figures: Figures;
  readonly names: SidePair<string>;
  /** Fewer than were asked for. */
  readonly isPart: boolean;
  readonly turn: number;
}

export class Simulating {
  readonly #comparing: ComparisonModel;
  progress = $state<number | undefined>();
  outcome = $state.raw<SimulationOutcome | undefined>();
  note = $state("");
  /** The last thing said to those who cannot see the page. */
  said = $state("");

  constructor(comparing: ComparisonModel) {
    this.#comparing = comparing;
  }

  /** Whether the figures belong to another comparison than the one that is shown. */
  readonly isOutdated: boolean = $derived.by(
    () => this.outcome !== undefined && this.outcome.turn !== this.#comparing.turn,
  );

  async start(): Promise<void> {
    const comparing = this.#comparing;
    const { strings, names, turn, language } = comparing;
    const { compare, play } = strings;
    const { players, bot, seed, games, options } = this.run;
    this.note = "";
    if (comparing.view.tables?.players.length === 0) {
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
        this.outcome = { figures, names, isPart, turn };
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

  /** How games are played, as far as both sides know it. */
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
