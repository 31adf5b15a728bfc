// Steps through two games in lockstep, in both directions, and plays on. It runs in a web worker,
// where compiled programs may run; a page receives frames, which are plain data.

import {
  type DisplayText,
  type Game,
  type LogEntry,
  type Meta,
  type PositionSnapshot,
  problemText,
  RuleError,
  type State,
  snapshotPosition,
} from "../dsl/index.ts";
import type { Side } from "../play/compare/divergence.ts";
import { type LockstepGame, startLockstep } from "../play/compare/lockstep-game.ts";
import { toBothLanguages } from "../play/compare/position-text.ts";
import type { MoveEffectView, NamedSide, SidePair, WitnessView } from "./comparison-view.ts";
import { shownDivergences } from "./shown-divergences.ts";

interface LockstepInit {
  readonly games: SidePair<Game>;
  readonly witness: WitnessView;
  /** Names of the games. */
  readonly sides: SidePair<NamedSide>;
}

/** An option of one game, and its player. */
interface NextMove {
  readonly player: number;
  readonly option: number;
}

/** View model of one position of both games. */
export interface LockstepFrame {
  /** Number of moves before this position, and in total. */
  readonly at: number;
  readonly last: number;
  readonly pictures: SidePair<PositionSnapshot>;
  /** The last move; one that neither game can read is its notation, without player. */
  readonly move: { readonly player: number | undefined; readonly says: DisplayText } | undefined;
  /** The log of the last move, or the reason why it is illegal. */
  readonly arrived: SidePair<{ readonly log: readonly LogEntry[]; readonly refusal?: string }>;
  /** The next move, in each game. */
  readonly next: SidePair<NextMove | undefined>;
  /** Position and sentences of the first divergence. */
  readonly parting: { readonly at: number; readonly words: readonly DisplayText[] } | undefined;
  readonly options: LockstepOptions;
  /** Why the last option could not be played. */
  readonly problem: DisplayText | undefined;
}

/** Options of the position: of both games, and of one only. */
interface LockstepOptions {
  readonly common: readonly { readonly notation: string; readonly says: DisplayText }[];
  readonly onlyA: readonly DisplayText[];
  readonly onlyB: readonly DisplayText[];
  readonly isOver: boolean;
}

/** Metadata of both games, and the first frame. */
export interface LockstepOpening {
  readonly metas: SidePair<Meta>;
  readonly frame: LockstepFrame;
}

/** A last move that is legal in one game only. */
interface Lone {
  readonly notation: string;
  readonly outcomes: SidePair<MoveEffectView>;
}

/** A walk through a witness and the moves played after it. */
export class LockstepWalk {
  readonly #init: LockstepInit;
  #twin: LockstepGame;
  #lone: Lone | undefined;
  #at: number;

  constructor(init: LockstepInit) {
    this.#init = init;
    const { moves, next, outcomes } = init.witness;
    this.#twin = this.#started(moves);
    const isCommon = outcomes?.a.allowed === true && outcomes.b.allowed;
    if (next !== undefined && isCommon) this.#twin.play(next);
    else if (next !== undefined && outcomes !== undefined)
      this.#lone = { notation: next, outcomes };
    this.#at = moves.length;
  }

  /** Returns what a page needs at the start. */
  opening(): LockstepOpening {
    const { a, b } = this.#init.games;
    return { metas: { a: a.meta, b: b.meta }, frame: this.#frame() };
  }

  /** Goes to the position after `to` moves. */
  go(to: number): LockstepFrame {
    this.#at = Math.max(0, Math.min(to, this.#last));
    return this.#frame();
  }

  /** Plays a common option from the current position and discards the later moves. */
  play(notation: string): LockstepFrame {
    const at = Math.min(this.#at, this.#twin.length);
    const twin = at < this.#twin.length ? this.#started(this.#twin.moves.slice(0, at)) : this.#twin;
    try {
      twin.play(notation);
    } catch (error) {
      // A rule fails, or the position lacks the option.
      if (error instanceof RuleError) return this.#frame(problemText(error));
      if (error instanceof RangeError) return this.#frame();
      throw error;
    }
    this.#twin = twin;
    this.#lone = undefined;
    return this.go(twin.length);
  }

  #started(moves: readonly string[]): LockstepGame {
    const { games, witness, sides } = this.#init;
    const named = ({ name, within }: NamedSide) => ({
      name: toBothLanguages(name),
      within: toBothLanguages(within),
    });
    const twin = startLockstep(games.a, games.b, witness.table, {
      sight: "open",
      kinds: shownDivergences,
      sides: { a: named(sides.a), b: named(sides.b) },
    });
    for (const move of moves) twin.play(move);
    return twin;
  }

  get #last(): number {
    return this.#twin.length + (this.#lone === undefined ? 0 : 1);
  }

  get #isLone(): boolean {
    return this.#at > this.#twin.length;
  }

  #frame(problem?: DisplayText): LockstepFrame {
    const { games } = this.#init;
    const [inA, inB] = [this.#arrival("a"), this.#arrival("b")];
    return {
      at: this.#at,
      last: this.#last,
      pictures: {
        a: snapshotPosition(games.a, inA.state),
        b: snapshotPosition(games.b, inB.state),
      },
      move: this.#move(),
      arrived: { a: inA, b: inB },
      next: { a: this.#next("a", inA.state), b: this.#next("b", inB.state) },
      parting: this.#parting(),
      options: this.#options(),
      problem,
    };
  }

  #parting(): LockstepFrame["parting"] {
    const { partings } = this.#twin;
    const [first] = partings;
    return first && { at: first.at, words: partings.map(({ words }) => words) };
  }

  #options(): LockstepOptions {
    const at = Math.min(this.#at, this.#twin.length);
    const [a, b] = [this.#twin.state("a", at), this.#twin.state("b", at)];
    const { games } = this.#init;
    const found = this.#twin.pairing.compareOptions(games.a.options(a), games.b.options(b));
    return {
      common: found.common.map((option) => ({
        notation: option.notation,
        says: games.a.says(option.a),
      })),
      onlyA: found.onlyA.map(({ code }) => games.a.says(code)),
      onlyB: found.onlyB.map(({ code }) => games.b.says(code)),
      isOver: games.a.isOver(a) && games.b.isOver(b),
    };
  }

  /** Returns the notation of the move at an index. */
  #notation(index: number): string | undefined {
    return index === this.#twin.length ? this.#lone?.notation : this.#twin.moves[index];
  }

  /** Returns the last move as a phrase of the game that can read it. */
  #move(): LockstepFrame["move"] {
    const index = this.#at - 1;
    const notation = this.#notation(index);
    if (notation === undefined) return undefined;
    for (const side of ["a", "b"] as const) {
      const read = this.#read(side, this.#twin.state(side, index), notation);
      if (read === undefined) continue;
      return { player: read.player, says: this.#init.games[side].says(read.option) };
    }
    return { player: undefined, says: { de: notation, en: notation } };
  }

  #next(side: Side, state: State): NextMove | undefined {
    const notation = this.#notation(this.#at);
    return notation === undefined ? undefined : this.#read(side, state, notation);
  }

  #read(side: Side, state: State, notation: string): NextMove | undefined {
    const game = this.#init.games[side];
    const read = game.readNotation(state, notation);
    if (!("option" in read)) return undefined;
    return { player: game.decision(state)?.player ?? 0, option: read.option };
  }

  /** Returns the position after the last move in one game. */
  #arrival(side: Side): {
    readonly state: State;
    readonly log: readonly LogEntry[];
    readonly refusal?: string;
  } {
    if (!this.#isLone) {
      const log = this.#at === 0 ? [] : this.#twin.log(side, this.#at);
      return { state: this.#twin.state(side, this.#at), log };
    }
    const outcome = this.#lone?.outcomes[side];
    const { state, log } = this.#loneMove(side);
    return outcome?.allowed === false
      ? { state, log: [], refusal: outcome.reason ?? "" }
      : { state, log };
  }

  /** Plays the lone move in the game that allows it; the other game stays at its position. */
  #loneMove(side: Side): { readonly state: State; readonly log: readonly LogEntry[] } {
    const state = this.#twin.state(side).slice();
    const log: LogEntry[] = [];
    const read = this.#read(side, state, this.#lone?.notation ?? "");
    if (read !== undefined)
      this.#init.games[side].play(state, read.option, (entry) => log.push(entry));
    return { state, log };
  }
}
