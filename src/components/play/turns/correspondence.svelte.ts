// The open match by message of a page, and how one is opened: from a link, from this device, or by an
// invitation. The match itself is loaded when there is one.

import { turnsStringsOf } from "../../../i18n/turns/strings.ts";
import type { KnownTurns, TurnMessage } from "../../../play/correspondence/message.ts";
import type { Play } from "../play.svelte.ts";
import type { CorrespondencePlay } from "./correspondence-play.svelte.ts";
import type { KeptMatch } from "./kept-turns.ts";

export class Correspondence {
  readonly #play: Play;
  match = $state.raw<CorrespondencePlay>();
  /** Why a link could not be opened. */
  problem = $state("");

  constructor(play: Play) {
    this.#play = play;
  }

  /** Opens a link of the address bar. */
  async openText(text: string): Promise<void> {
    const { messageFrom } = await import("./turn-text.ts");
    const message = await messageFrom(text);
    const words = turnsStringsOf(this.#play.language);
    this.problem = message === undefined ? words.unreadable : ((await this.take(message)) ?? "");
  }

  /** Opens the match of a message, or returns why it does not fit. */
  async take(message: TurnMessage): Promise<string | undefined> {
    const { KeptTurns } = await import("./kept-turns.ts");
    const { head, from } = message;
    const kept = await new KeptTurns(this.#play.game.meta.id).read(head.id).catch(() => undefined);
    const words = turnsStringsOf(this.#play.language);
    if (head.game !== this.#play.game.meta.id) return words.otherGame(head.game);
    if (kept === undefined && from > 0) return words.notOnThisDevice;
    const none: KnownTurns = { head, turns: [] };
    const problem = await this.open(kept ?? { known: none, own: undefined, draft: [] });
    return problem ?? (await this.match?.take(message));
  }

  /** Opens a match; returns why its rules cannot be played. */
  async open(kept: KeptMatch): Promise<string | undefined> {
    const { variants } = kept.known.head;
    const game = await this.#play.variants?.load(variants, this.#play.game);
    if (game === undefined || typeof game === "string") return game;
    const { CorrespondencePlay } = await import("./correspondence-play.svelte.ts");
    const match = new CorrespondencePlay(game, this.#play.language, kept);
    match.pace = this.#play.pace;
    await match.follow();
    this.problem = "";
    this.match = match;
    return undefined;
  }

  /** Begins a match under the rules of the set-up, and composes its invitation. */
  async invite(names: readonly string[], options: Readonly<Record<string, string>>): Promise<void> {
    const { game } = this.#play;
    const [{ createSecret }, { tidySeats }] = await Promise.all([
      import("./digest.ts"),
      import("../../../play/session/record.ts"),
    ]);
    const seats = tidySeats(names.map((name) => ({ name, kind: "human" })));
    const { id, rulesHash, chosen } = game.meta;
    const head = {
      id: createSecret(),
      game: id,
      rulesHash,
      variants: chosen,
      names: seats.map(({ name }) => name),
      options,
    };
    await this.open({ known: { head, turns: [] }, own: undefined, draft: [] });
    await this.match?.join();
  }

  leave(): void {
    this.match = undefined;
  }
}
