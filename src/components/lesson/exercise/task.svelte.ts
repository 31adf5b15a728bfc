// State of an exercise: its moves, whether the goal is still reachable, and the help used.

import type { ExerciseGame, Game, State } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { GoalSearchResult, searchGoal } from "../../../play/goal-search.ts";
import { findTargets } from "../../board/targets.ts";
import { startFrom } from "../../example/start.ts";
import type { Exercise } from "./exercise.ts";
import { SoloCourse } from "./solo-course.svelte.ts";

/** Maximum number of positions that the goal search visits before it gives no result. */
const limit = 4000;

/** Result before the goal search is loaded. */
const unknown: GoalSearchResult = { way: undefined, isHopeless: false, best: 0 };

interface ExerciseModelInit {
  readonly game: ExerciseGame;
  readonly whole: () => Promise<Game>;
  readonly language: SiteLanguage;
  readonly exercise: Exercise;
  /** Number of written hints; after the last one, the next move is highlighted. */
  readonly hints: number;
}

export class ExerciseModel {
  readonly course: SoloCourse;
  readonly exercise: Exercise;
  readonly #game: ExerciseGame;
  readonly #start: State;
  readonly #written: number;
  /** The moves of the written solution. */
  readonly #solution: readonly number[];
  /** Goal search for positions off the written solution; loaded when the reader starts. */
  #look = $state.raw<typeof searchGoal>();
  hints = $state(0);
  /** Whether moves were shown. */
  wasShown = $state(false);

  constructor({ game, whole, language, exercise, hints }: ExerciseModelInit) {
    this.#game = game;
    this.exercise = exercise;
    this.#written = hints;
    this.course = new SoloCourse({ game, whole, language, start: exercise.start, isTask: true });
    const { state, moves } = startFrom(exercise.start);
    this.#start = state;
    this.#solution = moves.map(({ option }) => option);
    this.course.stage.mayAct = (seat) => seat === this.course.mover && !this.isSolved;
  }

  /** Which conditions of the goal are met. */
  readonly met: readonly boolean[] = $derived.by(() => this.#met(this.course.stage.state));

  readonly isSolved: boolean = $derived.by(() => this.met.every((one) => one));

  /** A way to the goal from here: the rest of the solution, or the result of the search. */
  readonly #outlook: GoalSearchResult = $derived.by(() => this.#outlookAt(this.course.stage.state));

  /** Whether the goal can no longer be reached. */
  readonly isAstray: boolean = $derived.by(() => !this.isSolved && this.#outlook.isHopeless);

  /** The most points that can still be reached, counted from the start. */
  readonly best: number = $derived.by(() => this.#outlook.best - this.#scoreAt(this.#start));

  /** Points made since the start. */
  readonly points: number = $derived.by(
    () => this.#scoreAt(this.course.stage.state) - this.#scoreAt(this.#start),
  );

  /** Points that the goal requires; 0 if it is not about points. */
  get wantsPoints(): number {
    const wanted = this.exercise.goal.map(({ condition }) =>
      condition.kind === "scores" && condition.player === this.course.mover ? condition.amount : 0,
    );
    return Math.max(0, ...wanted);
  }

  /** The next move to the goal; `undefined` if there is none or it was not found. */
  readonly next: number | undefined = $derived.by(() => this.#outlook.way?.[0]);

  /** Number of hints; the last one highlights the things of the next move. */
  readonly hintCount: number = $derived.by(() => this.#written + 1);

  /** Loads the goal search. */
  async lookAhead(): Promise<void> {
    this.#look ??= (await import("../../../play/goal-search.ts")).searchGoal;
  }

  hint(): void {
    this.hints = Math.min(this.hints + 1, this.hintCount);
    if (this.hints > this.#written) this.#pointOut();
  }

  /** Plays the next move to the goal, after undoing moves that do not lead there. */
  showMe(): void {
    this.wasShown = true;
    while (this.isAstray && this.course.played.length > 0) this.course.back();
    if (this.next === undefined) this.course.reset();
    const { next } = this;
    if (next !== undefined) this.course.play(next);
  }

  again(): void {
    this.course.reset();
    this.hints = 0;
    this.wasShown = false;
  }

  #pointOut(): void {
    const { next } = this;
    const { mover, stage } = this.course;
    if (next === undefined) return;
    stage.pointedOut = new Set(findTargets(this.#game, mover, next).map(({ key }) => key));
  }

  #met(state: State): boolean[] {
    return this.exercise.goal.map(({ condition }) =>
      this.#game.isMet(condition, { start: this.#start, state }),
    );
  }

  #outlookAt(state: State): GoalSearchResult {
    const way = this.#restOfSolution(state);
    if (way !== undefined) return { way, isHopeless: false, best: 0 };
    const isReached = (at: State) => this.#met(at).every((one) => one);
    return (
      this.#look?.(this.#game, state, { seat: this.course.mover, isReached, limit }) ?? unknown
    );
  }

  /** Returns the rest of the written solution, or `undefined` if it does not pass through this position. */
  #restOfSolution(state: State): readonly number[] | undefined {
    const passed = this.#start.slice();
    for (const [played, option] of this.#solution.entries()) {
      if (isSame(passed, state)) return this.#solution.slice(played);
      this.#game.play(passed, option);
    }
    return undefined;
  }

  #scoreAt(state: State): number {
    return this.#game.scores(state)[this.course.mover] ?? 0;
  }
}

function isSame(one: State, other: State): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
