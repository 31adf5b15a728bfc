// Two games in lockstep, stepped through in both directions and played on. It runs where programs may
// run; a page gets frames, which are plain data.

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
import type { MoveEffectView, SidePair, WitnessView } from "./comparison-view.ts";
import { shownDivergences } from "./shown-divergences.ts";

interface LockstepInit {
  readonly games: SidePair<Game>;
  readonly witness: WitnessView;
  /** What the games are called. */
  readonly names: SidePair<string>;
}

/** An option of one game, and who decides. */
interface NextMove {
  readonly player: number;
  readonly option: number;
}

/** All that a page shows of one place in the course of both games. */
export interface LockstepFrame {
  /** How many moves were played before this place, and how many there are. */
  readonly at: number;
  readonly last: number;
  readonly pictures: SidePair<PositionSnapshot>;
  /** The move that led here; a move that neither game can read is its notation, with no player. */
  readonly move: { readonly player: number | undefined; readonly says: DisplayText } | undefined;
  /** What the move brought about; where it is not possible, why not. */
  readonly arrived: SidePair<{ readonly log: readonly LogEntry[]; readonly refusal?: string }>;
  /** The move that is played next here. */
  readonly next: SidePair<NextMove | undefined>;
  /** Where the two part first, and in which sentences. */
  readonly parting: { readonly at: number; readonly words: readonly DisplayText[] } | undefined;
  readonly options: LockstepOptions;
  /** Why the last option could not be played. */
  readonly problem: DisplayText | undefined;
}

/** What can be played, in both games and in one alone. */
interface LockstepOptions {
  readonly common: readonly { readonly notation: string; readonly says: DisplayText }[];
  readonly onlyA: readonly DisplayText[];
  readonly onlyB: readonly DisplayText[];
  readonly isOver: boolean;
}

/** The data of both games, and the place at which a walk begins. */
export interface LockstepOpening {
  readonly metas: SidePair<Meta>;
  readonly frame: LockstepFrame;
}

/** A last step that is possible in one of the games alone. */
interface Lone {
  readonly notation: string;
  readonly outcomes: SidePair<MoveEffectView>;
}

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

  opening(): LockstepOpening {
    const { a, b } = this.#init.games;
    return { metas: { a: a.meta, b: b.meta }, frame: this.#frame() };
  }

  /** Goes to the place after so many moves. */
  go(to: number): LockstepFrame {
    this.#at = Math.max(0, Math.min(to, this.#last));
    return this.#frame();
  }

  /** Plays an option of both games from here; the moves behind this place are forgotten. */
  play(notation: string): LockstepFrame {
    const at = Math.min(this.#at, this.#twin.length);
    const twin = at < this.#twin.length ? this.#started(this.#twin.moves.slice(0, at)) : this.#twin;
    try {
      twin.play(notation);
    } catch (error) {
      // Rules that cannot be carried out, or an option that this place does not have.
      if (error instanceof RuleError) return this.#frame(problemText(error));
      if (error instanceof RangeError) return this.#frame();
      throw error;
    }
    this.#twin = twin;
    this.#lone = undefined;
    return this.go(twin.length);
  }

  #started(moves: readonly string[]): LockstepGame {
    const { games, witness, names } = this.#init;
    const both = (text: string) => ({ de: text, en: text });
    const twin = startLockstep(games.a, games.b, witness.table, {
      sight: "open",
      kinds: shownDivergences,
      sides: { a: both(names.a), b: both(names.b) },
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

  /** Notation of the move at an index of the course. */
  #notation(index: number): string | undefined {
    return index === this.#twin.length ? this.#lone?.notation : this.#twin.moves[index];
  }

  /** The move that led here, in the words of the game that can read it. */
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

  /** Where the last step led in one of the games. */
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

  /** Plays the lone move in the game that allows it; the other stays where it is. */
  #loneMove(side: Side): { readonly state: State; readonly log: readonly LogEntry[] } {
    const state = this.#twin.state(side).slice();
    const log: LogEntry[] = [];
    const read = this.#read(side, state, this.#lone?.notation ?? "");
    if (read !== undefined)
      this.#init.games[side].play(state, read.option, (entry) => log.push(entry));
    return { state, log };
  }
}
