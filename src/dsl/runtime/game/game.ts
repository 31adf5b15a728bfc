// A compiled game, ready to play. Everything about a game in play lives in its state.

import type { ForcedOutcome } from "../engine/instrumented-chance.ts";
import type { RandomSource } from "../engine/program-api.ts";
import type { ExampleFact } from "../meta/examples.ts";
import type { DisplayText, Meta, SourceRef, ValueType } from "../meta/meta.ts";
import type { RatingMeta, RivalMeta } from "../meta/seats.ts";
import type { EndPosition } from "./epilogue.ts";

/** All of a game in play, as numbers in one buffer. A copy is `state.slice()`. */
export type State = Int32Array;

export interface Setup {
  readonly players: number;
  /** Any 32-bit integer. Same rules, setup and choices: same game, on every machine. */
  readonly seed: number;
  /** Option id → choice id; what is missing takes the first choice. */
  readonly options?: Readonly<Record<string, string>>;
}

/** What happens while a move is played, in order. Numbers are typed by `Meta`; `at` is an index into `Meta.spans`. */
export type LogEntry =
  | {
      readonly kind: "score";
      readonly player: number;
      readonly reason: number;
      readonly amount: number;
      /** The tables in which the points stand, each with what they were looked up by. */
      readonly from: readonly { readonly table: number; readonly by: readonly number[] }[];
      readonly at: number;
    }
  | {
      readonly kind: "gain";
      readonly player: number;
      readonly counter: number;
      /** Which one of a family. */
      readonly index: number | undefined;
      readonly amount: number;
      readonly at: number;
    }
  /** A result of chance: a rolled number or a drawn element. */
  | {
      readonly kind: "chance";
      readonly how: "roll" | "draw";
      readonly type: ValueType;
      readonly value: number;
      readonly text: string;
      readonly at: number;
    }
  | {
      readonly kind: "rule";
      readonly player: number;
      readonly rule: string;
      readonly at: number;
    }
  /** All who decided at the same time are done: from here on everybody sees what they did. */
  | { readonly kind: "revealed"; readonly at: number };

export type Log = (entry: LogEntry) => void;

/** Who is asked to choose. */
export interface Decision {
  /** Seat from 0. */
  readonly player: number;
  /** Ids of the actions that this decision is about, whether or not they are possible now. */
  readonly actions: readonly string[];
  /** Whether declining is one of the options. */
  readonly mayDecline: boolean;
  /** While all decide at the same time: the seats that have, and those that have not yet. */
  readonly atOnce:
    | { readonly done: readonly number[]; readonly waiting: readonly number[] }
    | undefined;
}

/** An option taken apart. */
export interface DecodedOption {
  /** Index into `Meta.moves`. */
  readonly move: number;
  /** One value for each parameter. */
  readonly args: readonly number[];
}

/** Why something is not allowed, or that it is. */
export interface Explanation {
  readonly legal: boolean;
  /** The requirement that fails first for the closest reading of what was tried. */
  readonly reason:
    | { readonly need: string; readonly text: DisplayText; readonly source: SourceRef }
    | undefined;
  /** A legal option next to what was tried, and what it changes, if there is one. */
  readonly instead: { readonly option: number; readonly text: DisplayText } | undefined;
}

export interface LedgerEntry {
  readonly player: number;
  /** Index into `Meta.reasons`. */
  readonly reason: number;
  readonly points: number;
}

/** A game as far as screens show positions of it; it may be played elsewhere. */
export interface DisplayGame {
  readonly meta: Meta;

  /** Whether the game has ended. */
  isOver(state: State): boolean;
  /** Who decides what; `undefined` when the game is over. */
  decision(state: State): Decision | undefined;
  /** The legal options in their fixed order, as codes; empty when the game is over. */
  options(state: State): readonly number[];

  /** Move notation: `take(die: 2, basin: 6, fish: cod)`. */
  notation(option: number): string;
  decode(option: number): DecodedOption;
  /** What the option does, as a phrase: "take a cod from basin 6 (die 2)". */
  says(option: number): DisplayText;
  /** A value of the state in words: `formatValue({kind: "kind"}, 3)`. */
  formatValue(type: import("../meta/meta.ts").ValueType, value: number): DisplayText;

  /** What an option brings at once, as far as whoever decides may know, up to the next decision. */
  preview(state: State, option: number): readonly LogEntry[];

  /** The rivals who play; their seats come behind those of the players, in this order. */
  rivals(state: State): readonly RivalMeta[];
  /** Points of each seat so far, as far as a `viewer` may know. */
  scores(state: State, viewer?: number): number[];
  /** Where they came from; lines without points are left out. */
  ledger(state: State, viewer?: number): LedgerEntry[];
  /** The seats from winner to last; equal seats share a place: `[[2], [0, 1]]`. */
  ranking(state: State): readonly (readonly number[])[];
  /** What the score of a seat is called, where there is a rating and the score reaches one of its lines. */
  rating(state: State, seat: number): RatingMeta | undefined;
  /**
   * What lies on the table, for screens. With a `viewer`, what that seat may not see is left out;
   * -1 is somebody who does not play. While all decide at the same time, a seat sees of the
   * others, and of their points, what was there when that began; who does not play looks on.
   */
  view(state: State, viewer?: number): TableView;
}

/** A game as far as positions are shown and played on. */
export interface TableGame extends DisplayGame {
  options(state: State): number[];
  ranking(state: State): number[][];
  /**
   * Plays a legal option, in place, up to the next decision; `chance` is what comes instead of
   * chance, as far as it goes. An illegal code throws a RangeError and changes nothing.
   */
  play(state: State, option: number, log?: Log, chance?: readonly ForcedOutcome[]): void;
  /** What each seat has of each line of the ranking, in its order: `[[68, 3], [68, 1]]`. */
  standing(state: State): number[][];

  /**
   * The state as it may go on as far as this seat knows. It is another one only while all decide at
   * the same time: then the others have still to begin.
   */
  covered(state: State, viewer: number): State;
}

/** A game as far as exercises need it. */
export interface ExerciseGame extends TableGame {
  /** Whether what an example states holds in a state; points since `start` may be more than it says. */
  isMet(
    condition: import("../examples/check-example-condition.ts").GoalCondition,
    at: { readonly start: State; readonly state: State },
  ): boolean;
}

/** All of a compiled game: also set up, explained, played through, saved and tried on its examples. */
export interface Game extends ExerciseGame {
  /** Also whether something can be done, as examples state it. */
  isMet(
    condition: import("../meta/examples.ts").ExampleCondition,
    at: { readonly start: State; readonly state: State },
  ): boolean;

  /** Why an action is or is not possible now, with the arguments known so far (by parameter name). */
  explain(state: State, action: string, args: Readonly<Record<string, number>>): Explanation;

  /** The rule value now, for a player, and the kinds whose exceptions are in force. */
  valueOf(
    state: State,
    value: string,
    player: number,
    args: readonly number[],
  ): { readonly value: number; readonly because: readonly number[] };

  /** A new game, played to its first decision. Throws a RangeError on a number of players or an option it does not know. */
  start(setup: Setup, log?: Log): State;

  /** The same without the check of legality; for bots that took the option from `options`. */
  playUnchecked(state: State, option: number): void;
  /**
   * Plays random options to the end, in place; `random.below(n)` gives 0 … n - 1. Returns the number of decisions.
   * Throws if the game does not end within `limit` decisions (100 000 if not given).
   */
  playout(state: State, random: RandomSource, limit?: number): number;
  /** A whole random game from set-up to end, in a state that is no longer needed; else like `playout`. */
  randomGame(state: State, setup: Setup, random: RandomSource, limit?: number): number;

  /** Reads move notation against the current decision. Arguments may come in any order. Gives the reason when it is none. */
  readNotation(
    state: State,
    text: string,
  ): { readonly option: number } | { readonly problem: DisplayText };
  encode(move: number, args: readonly number[]): number;

  /** Text form of a state: rules hash and numbers; `load` refuses another game's or damaged text by a RangeError. */
  save(state: State): string;
  load(text: string): State;

  /** A covered state that this seat cannot tell from the given one, with what is hidden dealt anew. */
  sample(state: State, viewer: number, seed: number): State;
  /** From here on chance comes differently. */
  reseed(state: State, seed: number): void;
  /** A number that is another one as soon as chance has decided something. */
  chanceMark(state: State): number;
  /** The seat whose decision it is, or -1 when the game is over: the quick way to what `decision` says. */
  decider(state: State): number;
  /** Which of `Meta.sites` waits for a decision. */
  choicePoint(state: State): number;

  /**
   * The end of a game from a position that lies on a table: the last decision has been made, and
   * the rules score what is left to be scored. Throws a RangeError like `start`.
   */
  close(position: EndPosition, log?: Log): State;
  /** What the end of a game would be if nobody decided anything any more; the state stays as it is. */
  endedNow(state: State): State;
  /** Another position: what facts say in place of what was there; lasting points of it are not booked again. */
  withFacts(state: State, facts: readonly ExampleFact[]): State;

  /** Examples by id: the position they start from, their moves and whether they hold. */
  runExample(id: string): ExampleResult;
  /** The position that an example starts from. */
  exampleStart(id: string): ExampleStart;
}

export interface TableView {
  readonly shared: Holdings;
  /** One for each seat. */
  readonly players: readonly SeatHoldings[];
}

export interface SeatHoldings extends Holdings {
  /** Index into `Meta.rivals` where the seat is nobody's. */
  readonly rival: number | undefined;
}

/** The things of the table or of one player; `id` is an index into the lists of `Meta`. */
export interface Holdings {
  readonly counters: readonly {
    readonly id: number;
    readonly index: number | undefined;
    readonly value: number;
    /** How much it can hold now, if it has a limit. */
    readonly max: number | undefined;
  }[];
  readonly marks: readonly {
    readonly id: number;
    /** Member of a family, absent for a mark that stands alone. */
    readonly index: number | undefined;
    readonly value: number;
  }[];
  readonly zones: readonly {
    readonly id: number;
    readonly index: number | undefined;
    /** How many things, known also where they are hidden. */
    readonly size: number;
    /** Without what is hidden. `place` counts from 0; in `counts` zones it is the order of the elements. */
    readonly items: readonly {
      readonly value: number;
      readonly count: number;
      readonly place: number;
    }[];
  }[];
  /** `cells[i]` is the element on cell i, or what is below all elements and 0; `board` an index into `Meta.boards`. */
  readonly grids: readonly {
    readonly id: number;
    readonly board: number | undefined;
    readonly cells: readonly number[];
  }[];
  /** Only shared: each player's position and height. */
  readonly tracks: readonly {
    readonly id: number;
    readonly markers: readonly {
      readonly player: number;
      readonly position: number;
      readonly height: number;
    }[];
  }[];
}

export interface ExampleStart {
  readonly state: State;
  /** The names of the seats in this example. */
  readonly names: readonly string[];
  /** The moves it plays, in order. */
  readonly moves: readonly {
    readonly player: number;
    readonly option: number;
    /** What the example fixes of the chance in it. */
    readonly chance: readonly ForcedOutcome[];
  }[];
}

export interface ExampleResult {
  readonly id: string;
  readonly passed: boolean;
  /** What was expected and what came out, for the first expectation that failed. */
  readonly problem: { readonly text: DisplayText; readonly source: SourceRef } | undefined;
}
