// The course of an example: its own moves, or those of the reader who has taken over.

import type { ExampleStart, Forced, LogEntry, State, TableGame } from "../../dsl/index.ts";
import { capitalised, type Language, say } from "../../i18n/language.ts";
import { Stage } from "../board/stage.svelte.ts";
import { thingsOf } from "../board/things.ts";
import { sums } from "../play/effects.ts";
import { type StartData, startFrom } from "./start.ts";

export interface Played {
  readonly player: number;
  /** "Benno: light lantern 4 on c1" */
  readonly title: string;
  readonly entries: readonly LogEntry[];
}

interface Step {
  readonly state: State;
  /** What led here; undefined at the start. */
  readonly move: Played | undefined;
}

export interface CourseInit {
  readonly game: TableGame;
  readonly language: Language;
  readonly start: StartData;
  /** Open to be played from the start, without the example's own moves. */
  readonly isTask: boolean;
}

export class Course {
  readonly stage: Stage;
  readonly #game: TableGame;
  readonly #start: ExampleStart;
  readonly #isTask: boolean;
  /** The moves that the example plays itself. */
  readonly own: readonly Played[];
  /** Who plays the example's first move. */
  readonly mover: number;
  #steps = $state.raw<readonly Step[]>([]);
  isTakenOver = $state(false);
  /** Whether the page has come to life; before, this is a mere picture. */
  isAlive = $state(false);

  constructor({ game, language, start, isTask }: CourseInit) {
    this.#game = game;
    this.#start = startFrom(start);
    this.#isTask = isTask;
    this.isTakenOver = isTask;
    const { state, names, moves } = this.#start;
    this.mover = moves[0]?.player ?? 0;
    this.#steps = [{ state, move: undefined }];
    this.stage = new Stage({
      game,
      language,
      players: names,
      state,
      onplay: (option) => this.play(option),
      mayAct: () => this.isTakenOver,
    });
    // A task is drawn to be played from the start, so that coming to life redraws nothing.
    this.stage.interactive = isTask;
    this.own = this.#ownMoves();
    this.#pointOut();
  }

  readonly played: readonly Played[] = $derived.by(() =>
    this.#steps.flatMap(({ move }) => (move === undefined ? [] : [move])),
  );

  /** The move that the example plays next. */
  readonly #ownNext: ExampleStart["moves"][number] | undefined = $derived.by(() =>
    this.isTakenOver ? undefined : this.#start.moves[this.#steps.length - 1],
  );

  /** The option that the example plays next. */
  readonly next: number | undefined = $derived.by(() => this.#ownNext?.option);

  play(option: number): void {
    const last = this.#steps.at(-1);
    if (last === undefined) return;
    const state = last.state.slice();
    const move = this.#played(state, option, this.#ownNext?.chance);
    this.#steps = [...this.#steps, { state, move }];
    this.stage.show(state);
    this.#pointOut();
    const gained = sums(this.#game, move.entries, move.player, this.stage.language);
    this.stage.said = [move.title, ...gained.map(({ words }) => words)].join(". ");
  }

  back(): void {
    this.#goTo(this.#steps.length - 1);
  }

  reset(): void {
    this.isTakenOver = this.#isTask;
    this.#goTo(1);
  }

  /** Shows what the next move is about. */
  #pointOut(): void {
    const { next } = this;
    const player = this.#game.decision(this.stage.state)?.player ?? 0;
    const things = next === undefined ? [] : thingsOf(this.#game, player, next);
    this.stage.pointedOut = new Set(things.map(({ key }) => key));
  }

  /** Comes to life, or follows whether the reader may move. */
  follow(): void {
    this.isAlive = true;
    this.stage.interactive = this.isTakenOver;
  }

  #goTo(count: number): void {
    this.#steps = this.#steps.slice(0, Math.max(1, count));
    this.stage.show(this.#steps.at(-1)?.state ?? this.#start.state);
    this.#pointOut();
  }

  #ownMoves(): Played[] {
    const state = this.#start.state.slice();
    return this.#start.moves.map(({ option, chance }) => this.#played(state, option, chance));
  }

  /** Plays an option in place; the example's own moves bring their chance along. */
  #played(state: State, option: number, chance?: readonly Forced[]): Played {
    const player = this.#game.decision(state)?.player ?? 0;
    const { names, language, strings } = this.stage;
    const says = capitalised(say(this.#game.says(option), language));
    const entries: LogEntry[] = [];
    this.#game.play(state, option, (entry) => entries.push(entry), chance);
    return { player, title: strings.example.step(names[player] ?? "", says), entries };
  }
}
