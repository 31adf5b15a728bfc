// Active variants of a game: the picked ones, compiled if necessary.

import type { MatchGame, Meta } from "../../../dsl/index.ts";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { playStringsOf } from "../../../i18n/play/strings.ts";
import { joinNames } from "../../../playground/sanitize.ts";
import type { OpenCompareService } from "../../../worker/compare/compare-client.ts";
import { openProgramFrame } from "../program-frame.ts";
import { keepRules } from "./shipped-rules.ts";

type Found =
  | { readonly kind: "game"; readonly game: MatchGame }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

export class Variants {
  readonly #base: MatchGame;
  readonly #language: SiteLanguage;
  readonly #desk: OpenCompareService;
  readonly #games = new Map<string, MatchGame>();
  #lastRequest = 0;
  /** Ids of the picked variants, active or being compiled. */
  picked = $state.raw<readonly string[]>([]);
  isBusy = $state(false);
  /** Why the picked variants cannot be played, in sentences. */
  problems = $state.raw<readonly string[]>([]);
  /** Names of variants from an address that do not exist. */
  gone = $state("");

  /** `base` is the game without variants, which needs no compilation. */
  constructor(base: MatchGame, language: SiteLanguage, desk: OpenCompareService) {
    this.#base = base;
    this.#language = language;
    this.#desk = desk;
    this.#games.set("", base);
  }

  /** Metadata with all variants, which is the same under any of them. */
  get meta(): Meta {
    return this.#base.meta;
  }

  /**
   * Returns the game under these variants, or `undefined` if they conflict or others were picked
   * meanwhile.
   */
  async pick(ids: readonly string[]): Promise<MatchGame | undefined> {
    const known = ids.filter((id) => this.#isKnown(id));
    const missing = ids.filter((id) => !this.#isKnown(id));
    this.gone =
      missing.length === 0 ? "" : playStringsOf(this.#language).variants.gone(joinNames(missing));
    this.picked = known;
    const request = ++this.#lastRequest;
    const found = await this.#find(known);
    if (request !== this.#lastRequest) return undefined;
    this.problems = found.kind === "problems" ? found.problems : [];
    return found.kind === "game" ? found.game : undefined;
  }

  /** Returns the game of a record, or a sentence why it cannot be played. */
  async ofRecord(text: string, inForce: MatchGame): Promise<MatchGame | string> {
    const { parseRecords } = await import("../../../play/session/parse-record.ts");
    const parsed = parseRecords(text);
    // Other errors of the record are reported when it is opened.
    const record = parsed.kind === "records" ? parsed.records[0] : undefined;
    if (record === undefined || record.game !== inForce.meta.id) return inForce;
    return this.load(record.variants, inForce);
  }

  /** Returns the game under these variants, or a sentence why it cannot be played. */
  async load(ids: readonly string[], inForce: MatchGame): Promise<MatchGame | string> {
    if (ids.join() === inForce.meta.chosen.join()) return inForce;
    const missing = ids.filter((id) => !this.#isKnown(id));
    if (missing.length > 0) {
      return playStringsOf(this.#language).variants.goneOfRecord(joinNames(missing));
    }
    const found = await this.#find(ids);
    return found.kind === "game" ? found.game : found.problems.join(" ");
  }

  /** Sets the picked variants that were activated elsewhere, for example by a record. */
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
      const { compiled } = outcome;
      // Imported directly: the entry point of the language would bring the parser along.
      const [{ createGame }, { programFrom }, { wordings }, run] = await Promise.all([
        import("../../../dsl/runtime/game/create-game.ts"),
        import("../../../dsl/runtime/game/compiled-program.ts"),
        import("../../../i18n/wordings.ts"),
        openProgramFrame(),
      ]);
      const program = () => programFrom(compiled.js, undefined, run);
      const game = createGame(compiled.meta, program, wordings);
      keepRules(game, compiled);
      this.#games.set(ids.join(), game);
      return { kind: "game", game };
    } catch {
      return { kind: "problems", problems: [playStringsOf(this.#language).variants.failed] };
    } finally {
      this.isBusy = false;
    }
  }

  /** Replaces ids in a message by the names that readers know: "`calm`" becomes "“Calm sea”". */
  #named(report: string): string {
    const { quoted } = playStringsOf(this.#language).variants;
    return this.meta.variants.reduce(
      (text, { id, text: name }) =>
        text.replaceAll(`\`${id}\``, quoted(say(name, this.#language).replace(/\.$/, ""))),
      report,
    );
  }
}
