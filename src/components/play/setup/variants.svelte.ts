// Which variants of a game are in force: those that were picked, compiled where that is needed.

import type { Game, Meta } from "../../../dsl/index.ts";
// Not through the door of the language, which would bring the parser along.
import { loadGame } from "../../../dsl/runtime/game/load.ts";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { playStringsOf } from "../../../i18n/play/strings.ts";
import { parseRecords } from "../../../play/session/parse-record.ts";
import { listedNames } from "../../../playground/sanitize.ts";
import type { OpenCompareService } from "../../../worker/compare/compare-client.ts";
import { keepRules } from "./shipped-rules.ts";

type Found =
  | { readonly kind: "game"; readonly game: Game }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

export class Variants {
  readonly #base: Game;
  readonly #language: SiteLanguage;
  readonly #desk: OpenCompareService;
  readonly #games = new Map<string, Game>();
  #lastRequest = 0;
  /** Ids of what is picked, in force or about to be. */
  picked = $state.raw<readonly string[]>([]);
  isBusy = $state(false);
  /** Why what is picked cannot be played, in sentences. */
  problems = $state.raw<readonly string[]>([]);
  /** Picked by an address, but not to be found. */
  gone = $state("");

  /** `base` is the game without variants, which is there at once. */
  constructor(base: Game, language: SiteLanguage, desk: OpenCompareService) {
    this.#base = base;
    this.#language = language;
    this.#desk = desk;
    this.#games.set("", base);
  }

  /** All variants of the game; they are the same whichever are in force. */
  get meta(): Meta {
    return this.#base.meta;
  }

  /** The game under these variants; nothing where they do not fit, or others were picked meanwhile. */
  async pick(ids: readonly string[]): Promise<Game | undefined> {
    const known = ids.filter((id) => this.#isKnown(id));
    const missing = ids.filter((id) => !this.#isKnown(id));
    this.gone =
      missing.length === 0 ? "" : playStringsOf(this.#language).variants.gone(listedNames(missing));
    this.picked = known;
    const request = ++this.#lastRequest;
    const found = await this.#find(known);
    if (request !== this.#lastRequest) return undefined;
    this.problems = found.kind === "problems" ? found.problems : [];
    return found.kind === "game" ? found.game : undefined;
  }

  /** The game that a record was played by, or why there is none, in one sentence. */
  async ofRecord(text: string, inForce: Game): Promise<Game | string> {
    const parsed = parseRecords(text);
    // What is wrong with the record itself is found when it is opened.
    const record = parsed.kind === "records" ? parsed.records[0] : undefined;
    if (record === undefined || record.game !== inForce.meta.id) return inForce;
    const ids = record.variants;
    if (ids.join() === inForce.meta.chosen.join()) return inForce;
    const missing = ids.filter((id) => !this.#isKnown(id));
    if (missing.length > 0) {
      return playStringsOf(this.#language).variants.goneOfRecord(listedNames(missing));
    }
    const found = await this.#find(ids);
    return found.kind === "game" ? found.game : found.problems.join(" ");
  }

  /** What is picked is in force by other means, such as a record. */
  settle(ids: readonly string[]): void {
    this.#lastRequest += 1;
    this.picked = ids;
    this.problems = [];
    this.gone = "";
  }

  #isKnown(id: string): boolean {
    return this.meta.variants.some((one) => one.id === id);
  }

  async #find(ids: readonly string[]): Promise<Found> {
    const known = this.#games.get(ids.join());
    if (known !== undefined) return { kind: "game", game: known };
    this.isBusy = true;
    try {
      const desk = await this.#desk();
      const outcome = await desk.compile(ids, this.#language);
      if (outcome.kind === "problems") {
        return { kind: "problems", problems: outcome.problems.map((one) => this.#named(one)) };
      }
      const game = loadGame(outcome.compiled);
      keepRules(game, outcome.compiled);
      this.#games.set(ids.join(), game);
      return { kind: "game", game };
    } catch {
      return { kind: "problems", problems: [playStringsOf(this.#language).variants.failed] };
    } finally {
      this.isBusy = false;
    }
  }

  /** A report with the names that readers know: "`calm`" becomes "“Calm sea”". */
  #named(report: string): string {
    const { quoted } = playStringsOf(this.#language).variants;
    return this.meta.variants.reduce(
      (text, { id, text: name }) =>
        text.replaceAll(`\`${id}\``, quoted(say(name, this.#language).replace(/\.$/, ""))),
      report,
    );
  }
}
