// State of a task: its moves, the verdict on them, and the help used.

import type { ExerciseGame, Game, State } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { JudgedTask, judge, Verdict } from "../../../play/verdict.ts";
import { type BoardTarget, findTargets } from "../../board/targets.ts";
import { startFrom } from "../../example/start.ts";
import type { TaskPart } from "../parts.ts";
import type { Refutation } from "./refutation.ts";
import { SoloCourse } from "./solo-course.svelte.ts";

/** How long a shown position stays, in milliseconds. */
const shownMs = { before: 900, after: 1800, step: 700 } as const;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface ExerciseModelInit {
  readonly game: ExerciseGame;
  readonly whole: () => Promise<Game>;
  readonly language: SiteLanguage;
  readonly part: TaskPart;
}

export class ExerciseModel {
  readonly course: SoloCourse;
  readonly part: TaskPart;
  /** The exercise for the verdict. */
  readonly task: JudgedTask;
  readonly #start: State;
  /** The verdict, loaded when the reader starts. */
  #judge = $state.raw<typeof judge>();
  /** Number of open hints. */
  rung = $state(0);
  /** Whether the move was shown. */
  wasShown = $state(false);
  /** Whether a shown position is on the table. */
  isShowing = $state(false);
  refutation = $state.raw<Refutation>();

  constructor({ game, whole, language, part }: ExerciseModelInit) {
    this.part = part;
    const { start, goal } = part.exercise;
    this.course = new SoloCourse({ game, whole, language, start, isTask: true });
    const { state, moves } = startFrom(start);
    this.#start = state;
    this.task = {
      game,
      start: state,
      seat: this.course.mover,
      goal: goal.map(({ condition }) => condition),
      solution: moves.map(({ option }) => option),
    };
    const { stage, mover } = this.course;
    stage.mayAct = (seat) => seat === mover && this.#isOpen;
    stage.viewer = mover;
  }

  /** The moves so far. */
  readonly played: readonly number[] = $derived.by(() =>
    this.course.played.map(({ option }) => option),
  );

  /** Which conditions of the goal are met. */
  readonly met: readonly boolean[] = $derived.by(() => {
    const { state } = this.course.stage;
    return this.task.goal.map((one) => this.task.game.isMet(one, { start: this.#start, state }));
  });

  readonly verdict: Verdict | undefined = $derived.by(() =>
    this.played.length === 0 ? undefined : this.#judge?.(this.task, this.played),
  );

  readonly isSolved: boolean = $derived.by(() => this.verdict?.kind === "right");

  /** Whether the goal can no longer be reached. */
  readonly isAstray: boolean = $derived.by(() => this.verdict?.kind === "but");

  /** A way to the goal from here. */
  readonly way: readonly number[] = $derived.by(() => {
    if (this.played.length === 0) return this.task.solution;
    return this.verdict?.kind === "onTheWay" ? this.verdict.way : [];
  });

  /** Everything that the author's way refers to. */
  readonly solutionThings: readonly BoardTarget[] = $derived.by(() =>
    this.task.solution.flatMap((option) => findTargets(this.task.game, this.task.seat, option)),
  );

  /** What the last move refers to. */
  readonly lastThings: readonly BoardTarget[] = $derived.by(() => {
    const option = this.played.at(-1);
    return option === undefined ? [] : findTargets(this.task.game, this.task.seat, option);
  });

  /** Points of the last move. */
  readonly lastPoints: number = $derived.by(() => {
    const entries = this.course.played.at(-1)?.entries ?? [];
    return entries.reduce((sum, entry) => {
      return entry.kind === "score" && entry.player === this.task.seat ? sum + entry.amount : sum;
    }, 0);
  });

  /** Whether the task's turn is over: another player decides, or chance has brought the next one. */
  get isOver(): boolean {
    const { stage, played, mover } = this.course;
    if (stage.decision?.player !== mover) return true;
    return played.some(({ entries }) =>
      entries.some((entry) => entry.kind === "chance" && !entry.isCertain),
    );
  }

  get #isOpen(): boolean {
    if (this.isSolved || this.isShowing || this.refutation !== undefined) return false;
    return !this.isOver;
  }

  /** Returns the keys of the spaces that an option refers to. */
  spacesOf(option: number): string[] {
    const things = findTargets(this.task.game, this.task.seat, option);
    return things.flatMap(({ holder, key }) => (holder === "grid" ? [key] : []));
  }

  /** Loads the verdict. */
  async prepare(): Promise<void> {
    this.#judge ??= (await import("../../../play/verdict.ts")).judge;
  }

  back(): void {
    this.refutation = undefined;
    this.course.back();
  }

  /** Takes back all moves that lead out of reach of the goal. */
  retry(): void {
    this.refutation = undefined;
    while (this.isAstray) this.course.back();
  }

  restart(): void {
    this.refutation = undefined;
    this.course.stage.pointedOut = new Set();
    this.course.reset();
  }

  /** Restores moves, as far as the rules allow them. */
  async restore(options: readonly number[]): Promise<void> {
    if (options.length === 0) return;
    await this.prepare();
    const { game } = this.task;
    for (const option of options) {
      if (this.isSolved || !game.options(this.course.stage.state).includes(option)) return;
      this.course.play(option);
    }
  }

  /** Opens the next hint. The last one plays the move and takes it back. */
  async openHint(): Promise<void> {
    this.rung = Math.min(this.rung + 1, 3);
    await this.prepare();
    if (this.rung === 2) this.pointOut();
    if (this.rung === 3) await this.showMove();
  }

  /** Highlights the things of the next move. */
  pointOut(): readonly BoardTarget[] {
    const [option] = this.way;
    const { game, seat } = this.task;
    const things = option === undefined ? [] : findTargets(game, seat, option);
    this.course.stage.pointedOut = new Set(things.map(({ key }) => key));
    return things;
  }

  /** Plays the next move on the way to the goal, then takes it back. */
  async showMove(): Promise<void> {
    this.wasShown = true;
    this.retry();
    const [option] = this.way;
    if (option === undefined || this.isShowing) return;
    const { stage } = this.course;
    const before = stage.state;
    const after = before.slice();
    this.task.game.play(after, option);
    this.isShowing = true;
    this.pointOut();
    await wait(shownMs.before);
    if (stage.state === before) stage.show(after);
    await wait(shownMs.after);
    if (stage.state === after) stage.show(before);
    this.isShowing = false;
  }

  /** Plays out why the goal cannot be reached from here. */
  async refute(): Promise<void> {
    const { verdict, course } = this;
    if (verdict?.kind !== "but" || this.isShowing) return;
    const { refute } = await import("./refutation.ts");
    const refutation = refute(await course.whole(), this, verdict);
    const { stage } = course;
    let before = stage.state;
    this.isShowing = true;
    this.refutation = refutation;
    for (const state of refutation.states) {
      await wait(shownMs.step);
      if (stage.state !== before) break;
      stage.show(state);
      before = state;
    }
    this.isShowing = false;
  }
}
