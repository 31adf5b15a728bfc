// State of a mistake that is played again: the tries, their verdicts, and the help used.

import type { MatchGame } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { practiceStringsOf } from "../../i18n/practice/strings.ts";
import type { Mistake, RestoredPosition } from "../../play/practice/mistake.ts";
import type { BotClient } from "../../worker/bots/bot-client.ts";
import type { TryVerdictView } from "../../worker/bots/practice-verdict.ts";
import { TableModel } from "../board/table-model.svelte.ts";
import { decodeMove, findTargets } from "../board/targets.ts";
import { getRulesSource } from "../play/setup/shipped-rules.ts";
import { renderLosses } from "./losses.ts";
import type { Outcome } from "./schedule.ts";

interface MistakeInit {
  readonly game: MatchGame;
  readonly language: SiteLanguage;
  readonly mistake: Mistake;
  readonly position: RestoredPosition;
  /** The web worker that judges. */
  readonly thread: BotClient;
  readonly onsolved: (outcome: Outcome) => void;
}

type Help = "none" | "hint" | "shown";

export class MistakeModel {
  readonly stage: TableModel;
  readonly game: MatchGame;
  readonly mistake: Mistake;
  readonly position: RestoredPosition;
  readonly #language: SiteLanguage;
  readonly #thread: BotClient;
  readonly #onsolved: (outcome: Outcome) => void;
  help = $state<Help>("none");
  tries = $state(0);
  isJudging = $state(false);
  hasFailed = $state(false);
  /** The verdict on the last try; `undefined` while the position waits for one. */
  verdict = $state.raw<TryVerdictView>();
  /** Whether a try is on the table. */
  isPlayed = $state(false);

  constructor({ game, language, mistake, position, thread, onsolved }: MistakeInit) {
    this.game = game;
    this.mistake = mistake;
    this.position = position;
    this.#language = language;
    this.#thread = thread;
    this.#onsolved = onsolved;
    this.stage = new TableModel({
      game,
      whole: async () => game,
      language,
      players: position.names,
      state: position.state,
      onplay: (option) => void this.try(option),
      mayAct: (seat) => seat === mistake.seat && !this.isPlayed,
    });
    this.stage.viewer = mistake.seat;
  }

  get isSolved(): boolean {
    return this.verdict?.kind === "right";
  }

  async try(option: number): Promise<void> {
    const { state: start, chosen, better, names } = this.position;
    const { seat } = this.mistake;
    const state = start.slice();
    this.game.play(state, option);
    this.isPlayed = true;
    this.stage.show(state);
    this.stage.pointedOut = new Set();
    this.isJudging = true;
    this.hasFailed = false;
    const order = { state: start, seat, tried: option, chosen, better, names };
    try {
      this.verdict = await this.#thread.ask(
        getRulesSource(this.game),
        async (service): Promise<TryVerdictView> => service.judge(order),
      );
    } catch {
      this.hasFailed = true;
      this.back();
      return;
    } finally {
      this.isJudging = false;
    }
    this.tries += 1;
    if (this.isSolved) this.#onsolved(this.#outcome());
  }

  /** Takes the try back. */
  back(): void {
    this.isPlayed = false;
    this.verdict = undefined;
    this.stage.show(this.position.state);
    if (this.help === "shown") this.#pointOut();
  }

  /** Names the kind of move; the next call shows the move itself, for the player to play. */
  helpOn(): void {
    if (this.isPlayed) this.back();
    this.help = this.help === "none" ? "hint" : "shown";
    if (this.help === "shown") this.#pointOut();
  }

  show(): void {
    this.help = "hint";
    this.helpOn();
  }

  /** The kind of the better move: "take a tile". */
  readonly action: string = $derived.by(() => {
    const move = decodeMove(this.game, this.position.better)?.move;
    return move === undefined ? this.stage.strings.table.decline : say(move.name, this.#language);
  });

  says(option: number): string {
    return say(this.game.says(option), this.#language);
  }

  /** What the last try costs compared with the better move. */
  readonly losses: string = $derived.by(() => {
    const { verdict } = this;
    if (verdict?.kind !== "costs") return "";
    return this.#render(verdict.isRepeated ? this.mistake : verdict);
  });

  /** The move of the match, in a sentence. */
  readonly played: string = $derived.by(() => {
    const move = capitalised(this.says(this.position.chosen));
    return practiceStringsOf(this.#language).wasPlayed(move, this.#render(this.mistake));
  });

  #render(losses: { readonly score: number; readonly win: number }): string {
    return renderLosses(this.game.meta, losses, this.position.names.length, this.#language);
  }

  #outcome(): Outcome {
    if (this.help === "shown") return "shown";
    return this.help === "none" && this.tries === 1 ? "alone" : "helped";
  }

  #pointOut(): void {
    const targets = findTargets(this.game, this.mistake.seat, this.position.better);
    this.stage.pointedOut = new Set(targets.map(({ key }) => key));
  }
}
