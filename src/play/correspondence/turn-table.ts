// A match by message as one device sees it: all turns followed, and the own turn while it is made. It
// runs where the rules may: in a page, or in a thread if they are from elsewhere.

import type { MatchGame } from "../../dsl/index.ts";
import type { Session } from "../session/session.ts";
import { type DraftMoves, TurnDraft } from "./draft.ts";
import { type FollowedMatch, followTurns, type OwnSecrets, type TurnProblem } from "./follow.ts";
import type { Digest, MatchHead, MatchTurn } from "./turn.ts";

/** The own turn while it is made. */
export interface DraftStanding {
  /** Whether nothing more is to decide before it is sent. */
  readonly isComplete: boolean;
  readonly canUndo: boolean;
  /** Whether chance decides what follows the last move. */
  readonly endsInChance: boolean;
  /** Position of its last move. */
  readonly tip: number;
  readonly moves: DraftMoves;
}

/** Where a match stands, as plain data. */
export interface TurnStanding {
  readonly kind: "standing";
  readonly next: FollowedMatch["next"];
  readonly due: FollowedMatch["due"];
  /** `undefined` if another player is due or nothing is to decide. */
  readonly draft: DraftStanding | undefined;
}

export class TurnTable {
  readonly #game: MatchGame;
  readonly #head: MatchHead;
  readonly #digest: Digest;
  #followed: FollowedMatch | undefined;
  #draft: TurnDraft | undefined;

  constructor(game: MatchGame, head: MatchHead, digest: Digest) {
    this.#game = game;
    this.#head = head;
    this.#digest = digest;
  }

  /** The match as the player sees it; `undefined` until it has started. */
  get session(): Session | undefined {
    return this.#followed?.session;
  }

  /** Follows all turns, and plays the stored moves of a draft as far as they are possible. */
  async follow(
    turns: readonly MatchTurn[],
    own: OwnSecrets | undefined,
    notations: readonly string[],
  ): Promise<TurnStanding | TurnProblem> {
    const followed = await followTurns(this.#game, this.#head, turns, this.#digest, own);
    this.#draft = undefined;
    if (followed.kind === "problem") return followed;
    this.#followed = followed;
    const { session, isOwnMove } = followed;
    if (session !== undefined && isOwnMove && own !== undefined) {
      this.#draft = new TurnDraft(this.#game, session, own.seat);
      this.#playDraft(this.#draft, notations);
    }
    return this.standing();
  }

  choose(option: number): TurnStanding {
    this.#draft?.choose(option);
    return this.standing();
  }

  undo(): TurnStanding {
    this.#draft?.undo();
    return this.standing();
  }

  /** Shows an earlier position, or a later one up to the last. */
  jump(position: number): TurnStanding {
    this.session?.jump(position);
    return this.standing();
  }

  standing(): TurnStanding {
    const draft = this.#draft;
    return {
      kind: "standing",
      next: this.#followed?.next,
      due: this.#followed?.due ?? "join",
      draft: draft && {
        isComplete: draft.isComplete,
        canUndo: draft.canUndo,
        endsInChance: draft.last !== undefined,
        tip: draft.tip,
        moves: draft.moves(),
      },
    };
  }

  #playDraft(draft: TurnDraft, notations: readonly string[]): void {
    for (const notation of notations) {
      if (draft.isComplete) return;
      const read = this.#game.readNotation(draft.session.state, notation);
      if ("problem" in read) return;
      draft.choose(read.option);
    }
  }
}
