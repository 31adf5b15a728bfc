// A match by message on this device: what was received, the own turn while it is made, and what is
// to be sent.

import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { type TurnsStrings, turnsStringsOf } from "../../../i18n/turns/strings.ts";
import {
  type ComposedTurn,
  composeJoining,
  composeTurn,
} from "../../../play/correspondence/draft.ts";
import type { OwnSecrets } from "../../../play/correspondence/follow.ts";
import {
  firstToSend,
  receive,
  type TurnMessage,
  writeMessage,
} from "../../../play/correspondence/message.ts";
import type { DraftStanding, TurnStanding } from "../../../play/correspondence/turn-table.ts";
import type { MatchSnapshot } from "../../../play/session/match-snapshot.ts";
import type { Session } from "../../../play/session/session.ts";
import { Play } from "../play.svelte.ts";
import { createSecret, digest } from "./digest.ts";
import { type KeptMatch, KeptTurns } from "./kept-turns.ts";
import type { SeenTurns, TurnSide } from "./turn-side.ts";

export class CorrespondencePlay extends Play {
  readonly words: TurnsStrings;
  readonly #storage: KeptTurns;
  kept: KeptMatch;
  readonly #side: TurnSide;
  /** Where the match stands; `undefined` until it has been followed, or if it does not fit. */
  standing = $state.raw<TurnStanding>();
  /** Why the match cannot go on, or what has to be known about it. */
  problem = $state("");
  note = $state("");
  /** The last message of this device, to be sent. */
  outgoing = $state<string>();

  constructor(side: TurnSide, language: SiteLanguage, kept: KeptMatch) {
    super({ game: side.game, language, isKept: false, explains: side.explains });
    this.#side = side;
    this.words = turnsStringsOf(language);
    this.#storage = new KeptTurns(side.game.meta.id);
    this.kept = $state.raw(kept);
  }

  get own(): OwnSecrets | undefined {
    return this.kept.own;
  }

  /** The turn while it is made; `undefined` if another player is due or nothing is to decide. */
  get draft(): DraftStanding | undefined {
    return this.standing?.draft;
  }

  /** Whether the next message comes from this device. */
  get isDue(): boolean {
    return this.own !== undefined && this.standing?.next === this.own.seat;
  }

  get canSend(): boolean {
    return this.isDue && (this.draft?.isComplete ?? true);
  }

  override get canUndo(): boolean {
    return this.draft?.canUndo ?? false;
  }

  /** Bots run the rules of the site alone. */
  override get canAdvise(): boolean {
    return !this.#side.isRemote;
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
    const seen = await this.#side.follow(turns, own, notations);
    if (seen.kind === "problem") {
      this.standing = undefined;
      this.problem = `${this.words.cannotGoOn} ${say(seen.text, this.language)}`;
      return;
    }
    this.note = head.rulesHash === this.game.meta.rulesHash ? "" : this.words.otherRules;
    this.#see(seen);
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
    const { standing, own } = this;
    if (standing === undefined || own === undefined || !this.canSend) return;
    const at = { due: standing.due, own, moves: standing.draft?.moves };
    const { head } = this.kept.known;
    await this.#finish(await composeTurn(head, at, createSecret, digest));
  }

  /** Returns the whole match as a message, for those who lack some of it. */
  whole(): Promise<string> {
    return writeMessage(this.kept.known, 0, digest);
  }

  override choose(option: number): void {
    void this.#change(this.#side.choose(option));
  }

  override undo(): void {
    void this.#change(this.#side.undo());
  }

  override jump(position: number): void {
    if (this.session === undefined) void this.#side.jump(position).then((seen) => this.#see(seen));
    else super.jump(position);
  }

  /** Only the own seat is played here, and only at the end of the draft. */
  protected override isHuman(seat: number): boolean {
    const { draft } = this;
    const isHere = draft !== undefined && this.position === draft.tip && !draft.isComplete;
    return isHere && seat === this.own?.seat;
  }

  /** The seats of the others are not played on this screen, so that the table shows the own side. */
  protected override snapshot(session: Session): MatchSnapshot {
    return this.#asPlayed(super.snapshot(session));
  }

  #asPlayed(match: MatchSnapshot): MatchSnapshot {
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

  /** Shows the draft after a change, and stores it. */
  async #change(changed: Promise<SeenTurns>): Promise<void> {
    const seen = await changed;
    this.#see(seen);
    const { open = [], hidden = [] } = seen.standing.draft?.moves ?? {};
    await this.#keep({ ...this.kept, draft: [...open, ...hidden] });
  }

  #see({ standing, session, shown }: SeenTurns): void {
    this.standing = standing;
    if (session !== undefined) this.enter(session);
    if (shown === undefined) return;
    const match = this.#asPlayed(shown.match);
    this.stage.players = match.table.seats.map(({ name }) => name);
    this.show(match, shown.state);
  }
}
