// A match by message on this device: what was received, the own turn while it is made, and what is
// to be sent.

import type { Game } from "../../../dsl/index.ts";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { type TurnsStrings, turnsStringsOf } from "../../../i18n/turns/strings.ts";
import {
  type ComposedTurn,
  composeJoining,
  composeTurn,
  TurnDraft,
} from "../../../play/correspondence/draft.ts";
import {
  type FollowedMatch,
  followTurns,
  type OwnSecrets,
} from "../../../play/correspondence/follow.ts";
import {
  firstToSend,
  receive,
  type TurnMessage,
  writeMessage,
} from "../../../play/correspondence/message.ts";
import type { MatchSnapshot } from "../../../play/session/match-snapshot.ts";
import type { Session } from "../../../play/session/session.ts";
import { Play } from "../play.svelte.ts";
import { createSecret, digest } from "./digest.ts";
import { type KeptMatch, KeptTurns } from "./kept-turns.ts";

export class CorrespondencePlay extends Play {
  readonly words: TurnsStrings;
  readonly #storage: KeptTurns;
  kept: KeptMatch;
  followed = $state.raw<FollowedMatch>();
  /** Counts the moves of the draft, which is no state of its own. */
  #changes = $state(0);
  #draft: TurnDraft | undefined;
  /** Why the match cannot go on, or what has to be known about it. */
  problem = $state("");
  note = $state("");
  /** The last message of this device, to be sent. */
  outgoing = $state<string>();

  constructor(game: Game, language: SiteLanguage, kept: KeptMatch) {
    super({ game, language, isKept: false });
    this.words = turnsStringsOf(language);
    this.#storage = new KeptTurns(game.meta.id);
    this.kept = $state.raw(kept);
  }

  get own(): OwnSecrets | undefined {
    return this.kept.own;
  }

  /** The turn while it is made; `undefined` if another player is due or nothing is to decide. */
  get draft(): TurnDraft | undefined {
    void this.#changes;
    return this.#draft;
  }

  /** Whether the next message comes from this device. */
  get isDue(): boolean {
    return this.own !== undefined && this.followed?.next === this.own.seat;
  }

  get canSend(): boolean {
    return this.isDue && (this.draft?.isComplete ?? true);
  }

  override get canUndo(): boolean {
    return this.draft?.canUndo ?? false;
  }

  /** Who gets the own next turn if it has no moves: the seat after the own one. */
  get nextAfterOwn(): number {
    return ((this.own?.seat ?? 0) + 1) % this.kept.known.head.names.length;
  }

  nameOf(seat: number | undefined): string {
    return this.kept.known.head.names[seat ?? -1] ?? "";
  }

  /** Follows all turns and shows where the match stands. */
  async follow(): Promise<void> {
    const { known, own, draft: notations } = this.kept;
    const { head, turns } = known;
    const followed = await followTurns(this.game, head, turns, digest, own);
    this.#draft = undefined;
    if (followed.kind === "problem") {
      this.problem = `${this.words.cannotGoOn} ${say(followed.text, this.language)}`;
      return;
    }
    this.note = head.rulesHash === this.game.meta.rulesHash ? "" : this.words.otherRules;
    this.followed = followed;
    const { session } = followed;
    if (session === undefined) return;
    if (followed.isOwnMove && own !== undefined) {
      this.#draft = new TurnDraft(this.game, session, own.seat);
      this.#playDraft(this.#draft, notations);
    }
    this.enter(session);
  }

  /** Takes a message in; returns the problem, if it does not fit. */
  async take(message: TurnMessage): Promise<string | undefined> {
    const received = await receive(message, this.kept.known, digest);
    if (received.kind === "problem") return say(received.text, this.language);
    if (received.added > 0) {
      this.outgoing = undefined;
      await this.#keep({ ...this.kept, known: received.known, draft: [] });
    }
    await this.follow();
    return undefined;
  }

  /** Joins the match at the next free seat, or invites if it has no turn yet. */
  async join(): Promise<void> {
    const seat = this.kept.known.turns.length;
    await this.#finish(await composeJoining(seat, createSecret, digest));
  }

  /** Composes the turn; it cannot be changed afterwards. */
  async send(): Promise<void> {
    const { followed, own, draft } = this;
    if (followed === undefined || own === undefined || !this.canSend) return;
    const at = draft === undefined ? { followed, own } : { followed, own, draft };
    const { head } = this.kept.known;
    await this.#finish(await composeTurn(head, at, createSecret, digest));
  }

  /** Returns the whole match as a message, for those who lack some of it. */
  whole(): Promise<string> {
    return writeMessage(this.kept.known, 0, digest);
  }

  override choose(option: number): void {
    this.#draft?.choose(option);
    this.#changes += 1;
    this.update();
    void this.#keep({ ...this.kept, draft: this.#notations() });
  }

  override undo(): void {
    this.#draft?.undo();
    this.#changes += 1;
    this.update();
    void this.#keep({ ...this.kept, draft: this.#notations() });
  }

  /** Only the own seat is played here, and only at the end of the draft. */
  protected override isHuman(seat: number): boolean {
    const { draft } = this;
    const isHere = draft !== undefined && this.position === draft.tip && !draft.isComplete;
    return isHere && seat === this.own?.seat;
  }

  /** The seats of the others are not played on this screen, so that the table shows the own side. */
  protected override snapshot(session: Session): MatchSnapshot {
    const match = super.snapshot(session);
    const viewer = this.own?.seat ?? 0;
    const seats = match.table.seats.map((seat, at) =>
      at === viewer ? seat : { ...seat, kind: "friend" },
    );
    return { ...match, table: { ...match.table, seats } };
  }

  async #finish({ turn, own }: ComposedTurn): Promise<void> {
    const { head, turns } = this.kept.known;
    const known = { head, turns: [...turns, turn] };
    await this.#keep({ known, own, draft: [] });
    this.outgoing = await writeMessage(known, firstToSend(known, own.seat), digest);
    await this.follow();
  }

  async #keep(kept: KeptMatch): Promise<void> {
    this.kept = kept;
    try {
      await this.#storage.keep(kept);
    } catch {
      this.note = this.words.notKept;
    }
  }

  #notations(): readonly string[] {
    const { open, hidden } = this.#draft?.moves() ?? { open: [], hidden: [] };
    return [...open, ...hidden];
  }

  /** Plays the stored moves of a draft as far as they are possible. */
  #playDraft(draft: TurnDraft, notations: readonly string[]): void {
    for (const notation of notations) {
      if (draft.isComplete) return;
      const read = this.game.readNotation(draft.session.state, notation);
      if ("problem" in read) return;
      draft.choose(read.option);
    }
  }
}
