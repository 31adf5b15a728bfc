// The API of a compiled game. All data of a match is in its state.

import type { ForcedOutcome } from "../engine/instrumented-chance.ts";
import type { RandomSource } from "../engine/program-api.ts";
import type { ExampleFact } from "../meta/examples.ts";
import type { DisplayText, Meta, SourceRef, ValueType } from "../meta/meta.ts";
import type { RatingMeta, RivalMeta } from "../meta/seats.ts";
import type { EndPosition } from "./epilogue.ts";

/** The state of a match: all its values in one buffer. A copy is `state.slice()`. */
export type State = Int32Array;

export interface Setup {
  readonly players: number;
  /** Any 32-bit integer. The same rules, setup and choices give the same match on every machine. */
  readonly seed: number;
  /** Option id → choice id; options that are missing have their first choice. */
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * An event of the match log, in order. `Meta` gives the types of numbers; `at` is an index into
 * `Meta.spans`.
 */
export type LogEntry =
  | {
      readonly kind: "score";
      readonly player: number;
      readonly reason: number;
      readonly amount: number;
      /** The tables that contain the points, each with its lookup keys. */
      readonly from: readonly { readonly table: number; readonly by: readonly number[] }[];
      readonly at: number;
    }
  | {
      readonly kind: "gain";
      readonly player: number;
      readonly counter: number;
      /** Index of a family member. */
      readonly index: number | undefined;
      readonly amount: number;
      readonly at: number;
    }
  /** Outcome of a chance event: a rolled number or a drawn element. */
  | {
      readonly kind: "chance";
      readonly how: "roll" | "draw";
      readonly type: ValueType;
      readonly value: number;
      readonly text: string;
      readonly at: number;
      /** Whether an element was drawn from a zone that contained no other kind. */
      readonly isCertain: boolean;
    }
  | {
      readonly kind: "rule";
      readonly player: number;
      readonly rule: string;
      readonly at: number;
    }
  /** All seats have made their simultaneous decisions, which become visible to everybody. */
  | { readonly kind: "revealed"; readonly at: number };

export type Log = (entry: LogEntry) => void;

/** A pending decision. */
export interface Decision {
  /** Seat from 0. */
  readonly player: number;
  /** Ids of the actions offered by this decision, whether or not they are possible now. */
  readonly actions: readonly string[];
  /** Whether declining is one of the options. */
  readonly mayDecline: boolean;
  /** The seats that have made their simultaneous decision, and those that have not. */
  readonly atOnce:
    | { readonly done: readonly number[]; readonly waiting: readonly number[] }
    | undefined;
}

/** A decoded option: its schema and arguments. */
export interface DecodedOption {
  /** Index into `Meta.moves`. */
  readonly move: number;
  /** One value per parameter. */
  readonly args: readonly number[];
}

/** Explains why an action is illegal, or states that it is legal. */
export interface Explanation {
  readonly legal: boolean;
  /** The first need that fails for the reading that is closest to legal. */
  readonly reason:
    | { readonly need: string; readonly text: DisplayText; readonly source: SourceRef }
    | undefined;
  /** The needs of that reading in their order, as far as they can be distinguished. */
  readonly conditions: readonly { readonly need: string; readonly holds: boolean }[];
  /** A similar legal option with its text, if there is one. */
  readonly instead: { readonly option: number; readonly text: DisplayText } | undefined;
}

export interface LedgerEntry {
  readonly player: number;
  /** Index into `Meta.reasons`. */
  readonly reason: number;
  readonly points: number;
}

/** The part of a game that screens need for showing positions; the match may run elsewhere. */
export interface DisplayGame {
  readonly meta: Meta;
  /** Whether its program runs elsewhere: positions are shown here, and moves cannot be tried. */
  readonly runsElsewhere?: boolean;

  /** Whether the game has ended. */
  isOver(state: State): boolean;
  /** Returns the pending decision, or `undefined` when the game is over. */
  decision(state: State): Decision | undefined;
  /** Returns the legal options in their fixed order, as codes; empty when the game is over. */
  options(state: State): readonly number[];

  /** Formats an option in move notation: `take(die: 2, basin: 6, fish: cod)`. */
  notation(option: number): string;
  decode(option: number): DecodedOption;
  /** Describes an option as a phrase: "take a cod from basin 6 (die 2)". */
  says(option: number): DisplayText;
  /** Formats a value of the state for people: `formatValue({kind: "kind"}, 3)`. */
  formatValue(type: import("../meta/meta.ts").ValueType, value: number): DisplayText;

  /**
   * Returns the log entries of an option up to the next decision, as far as the deciding seat may
   * see them.
   */
  preview(state: State, option: number): readonly LogEntry[];

  /** Returns the active rivals; their seats follow those of the players, in this order. */
  rivals(state: State): readonly RivalMeta[];
  /** Returns the points of each seat so far, as far as a `viewer` may see them. */
  scores(state: State, viewer?: number): number[];
  /** Returns the points by reason; entries without points are omitted. */
  ledger(state: State, viewer?: number): LedgerEntry[];
  /** Returns the seats from winner to last; tied seats share a place: `[[2], [0, 1]]`. */
  ranking(state: State): readonly (readonly number[])[];
  /** Returns each seat's value for each line of the ranking: `[[68, 3], [68, 1]]`. */
  standing(state: State): readonly (readonly number[])[];
  /** Returns the rating of a seat's score, or `undefined` if no line of a rating is reached. */
  rating(state: State, seat: number): RatingMeta | undefined;
  /**
   * Returns the contents of the table. With a `viewer` (-1 is not a player), hidden contents are
   * omitted. During a simultaneous decision, a seat sees the other seats, and their points, as of
   * its beginning; the viewer -1 sees all of them as they are.
   */
  view(state: State, viewer?: number): TableView;
}

/** The part of a game that shows positions and plays on from them. */
export interface TableGame extends DisplayGame {
  options(state: State): number[];
  ranking(state: State): number[][];
  /**
   * Plays a legal option in place, up to the next decision. The forced outcomes in `chance` replace
   * random ones until they are used up. An illegal code throws a RangeError and changes nothing.
   */
  play(state: State, option: number, log?: Log, chance?: readonly ForcedOutcome[]): void;

  /**
   * Returns the state with the simultaneous decisions of other seats undone and pending again;
   * otherwise the state itself.
   */
  covered(state: State, viewer: number): State;
}

/** The part of a game that exercises need. */
export interface ExerciseGame extends TableGame {
  /**
   * Returns whether a condition of an example holds; more points since `start` than stated also
   * count.
   */
  isMet(
    condition: import("../examples/check-example-condition.ts").GoalCondition,
    at: { readonly start: State; readonly state: State },
  ): boolean;
}

/** The part of a game that matches need: also sets up, explains and reads moves. */
export interface MatchGame extends TableGame {
  /**
   * Sets up a match and runs it to its first decision. Throws a RangeError on an invalid number of
   * players or an unknown option.
   */
  start(setup: Setup, log?: Log): State;

  /** Explains why an action is possible or not, with the known arguments by parameter name. */
  explain(
    state: State,
    action: string,
    args: Readonly<Record<string, number>>,
  ): Explanation | Promise<Explanation>;

  /**
   * Parses move notation for the pending decision. Arguments may be in any order. Returns a problem
   * text if the notation is invalid.
   */
  readNotation(
    state: State,
    text: string,
  ): { readonly option: number } | { readonly problem: DisplayText };

  /** Describes an option that was played, as a predicate: "takes a cod from basin 6 (die 2)". */
  played(option: number): DisplayText;

  /** Replaces the seed of the RNG. */
  reseed(state: State, seed: number): void;
  /** Returns the RNG's counter, which changes with every chance event. */
  chanceMark(state: State): number;
}

/** A game without a screen: also runs playouts, saves and determinizes; all that bots need. */
export interface PlayableGame extends MatchGame {
  /** Returns a rule value for a player, and the kinds whose exceptions apply. */
  valueOf(
    state: State,
    value: string,
    player: number,
    args: readonly number[],
  ): { readonly value: number; readonly because: readonly number[] };

  /** Plays an option without the check of legality; for bots that took it from `options`. */
  playUnchecked(state: State, option: number): void;
  /**
   * Plays random options to the end, in place; `random.below(n)` gives 0 … n - 1. Returns the
   * number of decisions. Throws if the game does not end within `limit` decisions (default 100
   * 000).
   */
  playout(state: State, random: RandomSource, limit?: number): number;
  /** Plays a random match from setup to end in the given buffer; otherwise like `playout`. */
  randomGame(state: State, setup: Setup, random: RandomSource, limit?: number): number;

  encode(move: number, args: readonly number[]): number;

  /**
   * Returns a state as text: rules hash and numbers. `load` throws a RangeError on text of another
   * game or damaged text.
   */
  save(state: State): string;
  load(text: string): State;

  /** Returns a determinization of the state for a seat, with simultaneous decisions undone. */
  sample(state: State, viewer: number, seed: number): State;
  /** Returns the seat that decides, or -1 when the game is over; faster than `decision`. */
  decider(state: State): number;
  /** Returns the index into `Meta.sites` of the pending decision. */
  choicePoint(state: State): number;
  /** Returns the final state if no further decision were made; `state` is not changed. */
  endedNow(state: State): State;
}

/** A complete game: also explains at once, takes positions from facts and runs examples. */
export interface Game extends ExerciseGame, PlayableGame {
  explain(state: State, action: string, args: Readonly<Record<string, number>>): Explanation;

  /** Also accepts conditions about what a player can do. */
  isMet(
    condition: import("../meta/examples.ts").ExampleCondition,
    at: { readonly start: State; readonly state: State },
  ): boolean;

  /**
   * Returns the final state after the epilogue has scored a position described by facts. Throws a
   * RangeError like `start`.
   */
  close(position: EndPosition, log?: Log): State;
  /** Returns a copy with the contents that facts state; lasting points are not scored again. */
  withFacts(state: State, facts: readonly ExampleFact[]): State;

  /** Runs an example and returns whether it passes. */
  runExample(id: string): ExampleResult;
  /** Returns the initial position of an example, and its moves. */
  exampleStart(id: string): ExampleStart;
}

export interface TableView {
  readonly shared: Holdings;
  /** One per seat. */
  readonly players: readonly SeatHoldings[];
}

export interface SeatHoldings extends Holdings {
  /** Index into `Meta.rivals` if the seat is a rival's. */
  readonly rival: number | undefined;
}

/** Contents of shared storage, or of one player; `id` is an index into the lists of `Meta`. */
export interface Holdings {
  readonly counters: readonly {
    readonly id: number;
    readonly index: number | undefined;
    readonly value: number;
    /** The current limit, if the counter has one. */
    readonly max: number | undefined;
  }[];
  readonly marks: readonly {
    readonly id: number;
    /** Index of a family member; absent for a single mark. */
    readonly index: number | undefined;
    readonly value: number;
  }[];
  readonly zones: readonly {
    readonly id: number;
    readonly index: number | undefined;
    /** The number of elements, visible even if the contents are hidden. */
    readonly size: number;
    /**
     * Visible elements. `place` counts from 0; in `counts` zones it is the order of the elements.
     */
    readonly items: readonly {
      readonly value: number;
      readonly count: number;
      readonly place: number;
    }[];
  }[];
  /**
   * `cells[i]` is the element on cell i, or a number below all elements and 0 if empty; `board` is
   * an index into `Meta.boards`.
   */
  readonly grids: readonly {
    readonly id: number;
    readonly board: number | undefined;
    readonly cells: readonly number[];
  }[];
  /** Only in shared contents: each player's position and height. */
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
  /** Names of the seats in this example. */
  readonly names: readonly string[];
  /** The moves of the example, in order. */
  readonly moves: readonly {
    readonly player: number;
    readonly option: number;
    /** Forced outcomes of chance events during the move. */
    readonly chance: readonly ForcedOutcome[];
  }[];
}

/** What is wrong with a step of an example. */
export interface ExampleFault {
  readonly text: DisplayText;
  /** For authors: the legal moves in place of an illegal one, in notation. */
  readonly legalMoves?: DisplayText;
}

export interface ExampleResult {
  readonly id: string;
  readonly passed: boolean;
  /** The first step that failed: what was expected and found, or why a move is illegal; its span. */
  readonly problem: (ExampleFault & { readonly source: SourceRef }) | undefined;
}
