// The open match by message of a page, and how one is opened: from a link, from this device, or by an
// invitation. The match itself is loaded when there is one.

import type { TurnsStrings } from "../../../i18n/turns/strings.ts";
import type { KnownTurns, TurnMessage } from "../../../play/correspondence/message.ts";
import type { MatchHead, OwnRules } from "../../../play/correspondence/turn.ts";
import type { OpenCompareService } from "../../../worker/compare/compare-client.ts";
import type { Play } from "../play.svelte.ts";
import type { CorrespondencePlay } from "./correspondence-play.svelte.ts";
import type { KeptMatch } from "./kept-turns.ts";
import type { TurnSide } from "./turn-side.ts";

export class Correspondence {
  readonly #play: Play;
  readonly #desk: OpenCompareService;
  match = $state.raw<CorrespondencePlay>();
  /** Why a link could not be opened. */
  problem = $state("");

  /** A message with house rules by another player, which are not run before `answer(true)`. */
  offered = $state.raw<{ readonly own: OwnRules; readonly message: TurnMessage }>();

  /** `desk` starts the web worker in which house rules of players run. */
  constructor(play: Play, desk: OpenCompareService) {
    this.#play = play;
    this.#desk = desk;
  }

  /** Opens a link of the address bar. */
  async openText(text: string): Promise<void> {
    const { messageFrom } = await import("./turn-text.ts");
    const message = await messageFrom(text);
    const words = await this.#words();
    this.problem = message === undefined ? words.unreadable : ((await this.take(message)) ?? "");
  }

  /** Opens the match of a message, or returns why it does not fit. */
  async take(message: TurnMessage): Promise<string | undefined> {
    const { KeptTurns } = await import("./kept-turns.ts");
    const { head, from } = message;
    const kept = await new KeptTurns(this.#play.game.meta.id).read(head.id).catch(() => undefined);
    const words = await this.#words();
    if (head.game !== this.#play.game.meta.id) return words.otherGame(head.game);
    if (kept === undefined && from > 0) return words.notOnThisDevice;
    if (kept !== undefined) return this.#follow(message, kept);
    if (head.own !== undefined) {
      this.offered = { own: head.own, message };
      return undefined;
    }
    return this.#follow(message, newMatch(head));
  }

  /** Accepts or declines the house rules of a message. */
  async answer(isWanted: boolean): Promise<void> {
    const message = this.offered?.message;
    this.offered = undefined;
    if (!isWanted || message === undefined) return;
    this.problem = (await this.#follow(message, newMatch(message.head))) ?? "";
  }

  /** Opens a match with a message; if that does not fit, the set-up is shown, which says why. */
  async #follow(message: TurnMessage, kept: KeptMatch): Promise<string | undefined> {
    const problem = (await this.open(kept)) ?? (await this.match?.take(message));
    if (problem !== undefined) this.leave();
    return problem;
  }

  /** Opens a match; returns why its rules cannot be played. */
  async open(kept: KeptMatch): Promise<string | undefined> {
    const side = await this.#sideOf(kept.known.head);
    if (typeof side === "string") return side;
    const { CorrespondencePlay } = await import("./correspondence-play.svelte.ts");
    const match = new CorrespondencePlay(side, this.#play.language, kept);
    match.pace = this.#play.pace;
    await match.follow();
    this.problem = "";
    this.match = match;
    return undefined;
  }

  /** Begins a match under the rules of the set-up and those of `own`, and composes its invitation. */
  async invite(
    names: readonly string[],
    options: Readonly<Record<string, string>>,
    own: OwnRules | undefined,
  ): Promise<void> {
    const [{ createSecret }, { tidySeats }] = await Promise.all([
      import("./digest.ts"),
      import("../../../play/session/record.ts"),
    ]);
    const seats = tidySeats(names.map((name) => ({ name, kind: "human" })));
    const { id, rulesHash, chosen } = this.#play.game.meta;
    const terms = { id: createSecret(), game: id, names: seats.map(({ name }) => name), options };
    const head = { ...terms, rulesHash, variants: chosen };
    this.problem =
      (await this.#begin(own === undefined ? head : await this.#with(own, head))) ?? "";
  }

  async #begin(head: MatchHead | string): Promise<string | undefined> {
    if (typeof head === "string") return head;
    const problem = await this.open(newMatch(head));
    if (problem === undefined) await this.match?.join();
    return problem;
  }

  /** Returns the terms with house rules, or why these cannot be played. */
  async #with(own: OwnRules, head: MatchHead): Promise<MatchHead | string> {
    const { namesOfOwn } = await import("./own-rules.ts");
    const terms = { ...head, variants: [...head.variants, ...namesOfOwn(own)], own };
    const side = await this.#sideOf(terms);
    if (typeof side === "string") return side;
    const { rulesHash, chosen } = side.game.meta;
    return { ...terms, rulesHash, variants: chosen };
  }

  /** Returns where the rules of a match run, or why they cannot. */
  async #sideOf(head: MatchHead): Promise<TurnSide | string> {
    const { turnsHere, turnsThere } = await import("./turn-side.ts");
    const { game, variants } = this.#play;
    if (head.own === undefined) {
      const found = (await variants?.load(head.variants, game)) ?? game;
      return typeof found === "string" ? found : turnsHere(found, head);
    }
    const words = await this.#words();
    try {
      const { ownFile } = await import("./own-rules.ts");
      const desk = await this.#desk();
      const remote = await desk.turns(ownFile(head.own), head.variants);
      return remote === undefined ? words.unplayable : await turnsThere(remote, head);
    } catch {
      return words.unplayable;
    }
  }

  async #words(): Promise<TurnsStrings> {
    const { turnsStringsOf } = await import("../../../i18n/turns/strings.ts");
    return turnsStringsOf(this.#play.language);
  }

  leave(): void {
    this.match = undefined;
  }
}

function newMatch(head: MatchHead): KeptMatch {
  const known: KnownTurns = { head, turns: [] };
  return { known, own: undefined, draft: [] };
}
