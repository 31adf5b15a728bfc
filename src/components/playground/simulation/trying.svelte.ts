// Trying rules out in many games: how they are played, how far they are, what came out.

import { proxy } from "comlink";
import type { Figures } from "../../../compare/figures.ts";
import { type ComparisonStrings, comparisonStringsOf } from "../../../i18n/compare/strings.ts";
import { say } from "../../../i18n/language.ts";
import { simulationStringsOf } from "../../../i18n/playground/simulation/strings.ts";
import { createPlaygroundClient } from "../../../worker/playground/playground-client.ts";
import type {
  FirstDivergence,
  SimulationResult,
} from "../../../worker/playground/simulation-service.ts";
import { ThreadStopped } from "../../../worker/thread/supervised-worker.ts";
import { type RunChoice, usualRun } from "../../compare/sides/link.ts";
import type { Playground } from "../playground.svelte.ts";

/** How many games there may be. */
export const simulationGameCounts = [20, 100, 1000] as const;
/** How long all of them may take, in milliseconds. */
const limit = 600_000;
/** How long a thread may take to listen before it is ended. */
const patience = 1500;

/** What came out, and of which rules. */
interface SimulationRun {
  readonly figures: Figures;
  readonly parting: FirstDivergence | undefined;
  readonly isPart: boolean;
  readonly turn: number;
}

export class SimulationModel {
  readonly #playground: Playground;
  /** Games take long; the table has a thread of its own. */
  readonly #workshop = createPlaygroundClient();
  readonly strings: ComparisonStrings;
  /** How the games are played; players that the rules do not allow are brought within bounds. */
  run = $state.raw<RunChoice>({ ...usualRun, games: 100 });
  progress = $state<number>();
  outcome = $state.raw<SimulationRun>();
  note = $state("");
  /** The last thing said to those who cannot see the page. */
  said = $state("");

  constructor(playground: Playground) {
    this.#playground = playground;
    this.strings = comparisonStringsOf(playground.language);
  }

  /** Whether the figures belong to other rules than those that are written now. */
  readonly isOutdated: boolean = $derived.by(
    () => this.outcome !== undefined && this.outcome.turn !== this.#playground.turn,
  );

  async start({ players, games, bot, options, seed }: RunChoice): Promise<void> {
    const { language, project, base, sources, variants, turn } = this.#playground;
    const { compare, play } = this.strings;
    const words = simulationStringsOf(language);
    this.note = "";
    this.progress = 0;
    this.said = compare.simulating(0);
    const order = {
      language,
      base: project.base === undefined ? undefined : base,
      sources,
      own: project.files.map(({ path }) => path),
      variants,
      seats: Array.from({ length: players }, (_, seat) => play.seat(seat + 1)),
      plan: {
        bots: Array.from({ length: players }, () => bot),
        options,
        seed,
      },
      games,
    };
    try {
      const tried = await this.#workshop.run(limit, (remote): Promise<SimulationResult> => {
        // Comlink's types forget that what is part of a remote thing is one, too.
        const trial = remote.simulations;
        return trial.run($state.snapshot(order), proxy(this.#hear));
      });
      if (tried.kind === "faults") this.note = words.faults;
      else if (tried.kind === "problem") this.note = say(tried.text, language);
      else if (tried.figures.games === 0) this.note = words.stopped;
      else {
        const { figures, coverage, parting } = tried;
        this.outcome = { figures, parting, isPart: figures.games < order.games, turn };
        this.#playground.coverage = coverage;
        this.said = words.result(figures.games.toLocaleString(language));
      }
    } catch (error) {
      this.note = error instanceof ThreadStopped ? words.stopped : compare.failed;
    }
    this.progress = undefined;
  }

  /** Gives up: politely first; rules that never listen are ended with their thread. */
  cancel(): void {
    const listened = this.#workshop.run(limit, (remote) => remote.simulations.cancel());
    const timer = setTimeout(() => this.#workshop.stop(), patience);
    void listened.then(() => clearTimeout(timer)).catch(() => undefined);
  }

  leave(): void {
    this.#workshop.stop();
  }

  readonly #hear = (progress: number): void => {
    this.#workshop.heard();
    const quarter = Math.floor(progress * 4);
    if (quarter > Math.floor((this.progress ?? 0) * 4)) {
      this.said = this.strings.compare.simulating(quarter * 25);
    }
    this.progress = progress;
  };
}
