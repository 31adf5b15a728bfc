// What the buttons of the guided start do: play until the change counts, play games by both rules.

import { proxy } from "comlink";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { tutorialStringsOf } from "../../../i18n/playground/tutorial/strings.ts";
import type { Playground } from "../playground.svelte.ts";

/** So many games are played to compare. */
const games = 100;
/** So many differences of one moment are told; a rule may change what many moves cost. */
const shown = 3;

/** What players are called. Fetched when asked for: the editor does not wait for it. */
async function playStrings(language: SiteLanguage) {
  const { playStringsOf } = await import("../../../i18n/play/strings.ts");
  return playStringsOf(language).play;
}

export class Measure {
  readonly #playground: Playground;
  /** 0 to 1 while something is under way. */
  progress = $state<number>();
  /** What came of it, in sentences. */
  says = $state.raw<readonly string[]>([]);

  constructor(playground: Playground) {
    this.#playground = playground;
  }

  /** Plays until the rules make a difference, and shows that moment at the table. */
  async seek(): Promise<void> {
    const { language, base, live } = this.#playground;
    const strings = tutorialStringsOf(language);
    const files = $state.snapshot(base);
    await this.#run(async (onProgress) => {
      const names = (await playStrings(language)).defaultNames;
      const moment = await this.#playground.tell((telling) =>
        telling.moment(files, names, onProgress),
      );
      if (moment === undefined) return [strings.noMoment];
      await live.open(moment.record);
      this.#playground.look("table");
      const more = moment.says.length - shown;
      return [
        strings.moment,
        ...moment.says.slice(0, shown).map((text) => say(text, language)),
        ...(more > 0 ? [strings.more(more)] : []),
      ];
    });
  }

  /** Plays games, by the original too where there is one. */
  async compare(): Promise<void> {
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
      // What figures say in words is fetched while games are played.
      const words = Promise.all([
        import("../../../i18n/site/strings.ts"),
        import("../../compare/figures/findings.ts"),
      ]);
      const figures = await this.#playground.measure((desk) => desk.simulate(order, onProgress));
      const [{ stringsOf }, { findingsOf, formatFigure }] = await words;
      if (figures === undefined) return [strings.failed];
      this.#playground.guide.did("compare");
      if (project.base === undefined) {
        const scores = figures.scores.map(
          ({ label, b }) => `${label} ${formatFigure(b, language)}`,
        );
        return [strings.ownScores(figures.games, scores.join(", "))];
      }
      const names = { a: strings.original, b: strings.yours };
      return findingsOf(figures, names, stringsOf(language).compare.findings, language);
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
