// A match by message under rules from elsewhere, in a worker: the page gets snapshots of it.

import {
  type Explanation,
  type Game,
  type Meta,
  type PositionSnapshot,
  type State,
  snapshotPosition,
} from "../../dsl/index.ts";
import type { OwnSecrets, TurnProblem } from "../../play/correspondence/follow.ts";
import type { Digest, MatchHead, MatchTurn } from "../../play/correspondence/turn.ts";
import { type TurnStanding, TurnTable } from "../../play/correspondence/turn-table.ts";
import { type MatchSnapshot, snapshotMatch } from "../../play/session/match-snapshot.ts";

/** Where a match stands, with what a screen shows of it. */
export interface TurnFrame {
  readonly standing: TurnStanding;
  /** `undefined` until the match has started. */
  readonly match: MatchSnapshot | undefined;
  readonly picture: PositionSnapshot | undefined;
}

export class TurnService {
  readonly #game: Game;
  readonly #meta: Meta;
  #table: TurnTable | undefined;

  constructor(game: Game, meta: Meta) {
    this.#game = game;
    this.#meta = meta;
  }

  /** The game, and the table before anything has happened. */
  opening(): { readonly meta: Meta; readonly picture: PositionSnapshot } {
    const { players } = this.#meta;
    const state = this.#game.start({ players: players.min, seed: 1 });
    return { meta: this.#meta, picture: snapshotPosition(this.#game, state) };
  }

  /** `digest` computes hashes; see `Digest`. */
  begin(head: MatchHead, digest: Digest): void {
    this.#table = new TurnTable(this.#game, head, digest);
  }

  async follow(
    turns: readonly MatchTurn[],
    own: OwnSecrets | undefined,
    draft: readonly string[],
  ): Promise<TurnFrame | TurnProblem> {
    const followed = await this.#begun().follow(turns, own, draft);
    return followed.kind === "problem" ? followed : this.#frame(followed);
  }

  choose(option: number): TurnFrame {
    return this.#frame(this.#begun().choose(option));
  }

  undo(): TurnFrame {
    return this.#frame(this.#begun().undo());
  }

  jump(position: number): TurnFrame {
    return this.#frame(this.#begun().jump(position));
  }

  explain(state: State, action: string, args: Readonly<Record<string, number>>): Explanation {
    return this.#game.explain(state, action, args);
  }

  #begun(): TurnTable {
    if (this.#table === undefined) throw new Error("The match has not begun.");
    return this.#table;
  }

  #frame(standing: TurnStanding): TurnFrame {
    const session = this.#table?.session;
    return {
      standing,
      match: session && snapshotMatch(session),
      picture: session && snapshotPosition(this.#game, session.state),
    };
  }
}
