// Actions of the guided start: search a position where the change matters, and compare both rule sets.

import { proxy } from "comlink";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { tutorialStringsOf } from "../../../i18n/playground/tutorial/strings.ts";
import type { Playground } from "../playground.svelte.ts";

/** Number of games of the guided start. */
const guidedGames = 100;
/** At most this many differences of a witness are listed: one rule may change the cost of many moves. */
const maxDifferences = 3;

/** Loads the names of players on demand, so that the editor does not wait for them. */
async function playStrings(language: SiteLanguage) {
  const { playStringsOf } = await import("../../../i18n/play/strings.ts");
  return playStringsOf(language).play;
}

export class Measure {
  readonly #playground: Playground;
  /** 0 to 1 while an action is running. */
  progress = $state<number>();
  /** The result, in sentences. */
  says = $state.raw<readonly string[]>([]);

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Searches a witness of a divergence between the rules and their base, and opens it at the table. */
  async seek(): Promise<void> {
    const { language, base, live } = this.#playground;
    const strings = tutorialStringsOf(language);
    const files = $state.snapshot(base);
    await this.#run(async (onProgress) => {
      const names = (await playStrings(language)).defaultNames;
      const moment = await this.#playground.inspect((inspection) =>
        inspection.moment(files, names, onProgress),
      );
      if (moment === undefined) return [strings.noMoment];
      await live.open(moment.record);
      this.#playground.look("table");
      const more = moment.says.length - maxDifferences;
      return [
        strings.moment,
        ...moment.says.slice(0, maxDifferences).map((text) => say(text, language)),
        ...(more > 0 ? [strings.more(more)] : []),
      ];
    });
  }

  /** Simulates games under the rules and, if there is one, under the base game. */
  async compare(games = guidedGames): Promise<void> {
    const { language, variants, project, live } = this.#playground;
    const strings = tutorialStringsOf(language);
    const players = Math.max(live.game?.meta.players.min ?? 2, 1);
    const plan = {
      bots: Array.from({ length: players }, () => "random" as const),
      options: {},
      seed: 1,
    };
    const chosen = {
      a: project.base === undefined ? [...variants] : [],
      b: [...variants],
      own: undefined,
    };
    await this.#run(async (onProgress) => {
      const { seat } = await playStrings(language);
      const seats = Array.from({ length: players }, (_, index) => seat(index + 1));
      const order = { chosen, language, seats, plan, games };
      // The strings for findings are loaded while games are played.
      const words = Promise.all([
        import("../../../i18n/compare/strings.ts"),
        import("../../compare/figures/findings.ts"),
      ]);
      const figures = await this.#playground.measure((service) =>
        service.simulate(order, onProgress),
      );
      const [{ comparisonStringsOf }, { findingsOf, formatFigure }] = await words;
      if (figures === undefined) return [strings.failed];
      this.#playground.guide.did("compare");
      if (project.base === undefined) {
        const scores = figures.scores.map(
          ({ label, b }) => `${label} ${formatFigure(b, language)}`,
        );
        return [strings.ownScores(figures.games, scores.join(", "))];
      }
      const { findings, ownRule } = comparisonStringsOf(language).compare;
      return findingsOf(figures, ownRule, findings, language);
    });
  }

  async #run(
    work: (onProgress: (progress: number) => void) => Promise<readonly string[]>,
  ): Promise<void> {
    this.progress = 0;
    this.says = [];
    try {
      this.says = await work(proxy(this.#hear));
    } catch {
      this.says = [tutorialStringsOf(this.#playground.language).failed];
    }
    this.progress = undefined;
  }

  readonly #hear = (progress: number): void => {
    this.#playground.workshop.heard();
    this.progress = progress;
  };
}
