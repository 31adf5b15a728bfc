// The own turn while it is being made: moves with undo, up to where it has to be sent.

import type { MatchGame } from "../../dsl/index.ts";
import type { Session } from "../session/session.ts";
import { drawsChance, type FollowedMatch, type OwnSecrets } from "./follow.ts";
import {
  type Digest,
  type MatchHead,
  type MatchTurn,
  type OpenedChoice,
  promiseOf,
  sealOf,
} from "./turn.ts";

export class TurnDraft {
  readonly session: Session;
  readonly #game: MatchGame;
  readonly #seat: number;
  readonly #start: number;
  /** The number of moves with those of the draft; the session may show an earlier position. */
  #tip: number;
  /** The last move, not played because chance decides what follows. */
  #last: number | undefined;

  /** `session` is the match as the player sees it; the draft plays on in it. */
  constructor(game: MatchGame, session: Session, seat: number) {
    this.session = session;
    this.#game = game;
    this.#seat = seat;
    this.#start = session.position;
    this.#tip = session.position;
  }

  /** The last move if chance decides what follows it; it is sent, and the outcome comes back. */
  get last(): number | undefined {
    return this.#last;
  }

  /** Position of the last move of the draft. */
  get tip(): number {
    return this.#tip;
  }

  /** Whether the player has nothing more to decide before the turn is sent. */
  get isComplete(): boolean {
    const decision = this.#game.decision(this.session.stateAt(this.#tip));
    return this.#last !== undefined || decision?.player !== this.#seat;
  }

  get canUndo(): boolean {
    return this.#last !== undefined || this.#tip > this.#start;
  }

  /** Plays an option, or keeps it as the last one. Throws a `RangeError` if it is not legal now. */
  choose(option: number): void {
    if (this.isComplete) throw new RangeError("The turn is complete.");
    this.session.jump(this.#tip);
    if (!this.#game.options(this.session.state).includes(option))
      throw new RangeError("This is no option of the decision.");
    if (drawsChance(this.#game, this.session.state, option)) {
      this.#last = option;
      return;
    }
    this.session.play(option);
    this.#tip += 1;
  }

  undo(): void {
    if (this.#last !== undefined) this.#last = undefined;
    else if (this.#tip > this.#start) this.#tip -= 1;
    this.session.jump(this.#tip);
  }

  /** The moves of the turn: those in the open, and those that are to be sealed. */
  moves(): DraftMoves {
    const open: string[] = [];
    const hidden: string[] = [];
    const { past, future } = this.session;
    const options = [...past, ...future].slice(0, this.#tip).map(({ option }) => option);
    if (this.#last !== undefined) options.push(this.#last);
    for (const [at, option] of options.entries()) {
      if (at < this.#start) continue;
      this.#listAt(at, open, hidden).push(this.#game.notation(option));
    }
    return { open, hidden };
  }

  /** Choices are hidden while others have still to choose at the same time. */
  #listAt(position: number, open: string[], hidden: string[]): string[] {
    const atOnce = this.#game.decision(this.session.stateAt(position))?.atOnce;
    return atOnce !== undefined && atOnce.waiting.length > 1 ? hidden : open;
  }
}

/** The moves of a turn, in notation. */
export interface DraftMoves {
  readonly open: readonly string[];
  /** Those that are to be sealed. */
  readonly hidden: readonly string[];
}

/** A turn to send, and what only this device knows afterwards. */
export interface ComposedTurn {
  readonly turn: MatchTurn;
  readonly own: OwnSecrets;
}

/** Returns the invitation, or the turn that joins a match; `secret()` gives 128 random bits in hexadecimal digits. */
export async function composeJoining(
  seat: number,
  secret: () => string,
  digest: Digest,
): Promise<ComposedTurn> {
  const next = secret();
  const turn: MatchTurn = {
    seat,
    secret: seat === 0 ? undefined : secret(),
    promise: await promiseOf(next, digest),
    opened: undefined,
    moves: [],
    sealed: undefined,
  };
  return { turn, own: { seat, secret: next, choice: undefined } };
}

/** Returns the turn that is due, with the moves of the player if there were any to make. */
export async function composeTurn(
  head: MatchHead,
  at: {
    readonly due: FollowedMatch["due"];
    readonly own: OwnSecrets;
    readonly moves?: DraftMoves | undefined;
  },
  secret: () => string,
  digest: Digest,
): Promise<ComposedTurn> {
  const { due, own, moves } = at;
  const { open, hidden } = moves ?? { open: [], hidden: [] };
  const isOpening = due === "open";
  const choice: OpenedChoice | undefined =
    hidden.length === 0 ? undefined : { notations: hidden, salt: secret() };
  const next = secret();
  const turn: MatchTurn = {
    seat: own.seat,
    secret: own.secret,
    promise: await promiseOf(next, digest),
    opened: isOpening ? own.choice : undefined,
    moves: open,
    sealed: choice && (await sealOf(head, choice, digest)),
  };
  return {
    turn,
    own: { seat: own.seat, secret: next, choice: choice ?? (isOpening ? undefined : own.choice) },
  };
}
