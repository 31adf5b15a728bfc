// Moves from a position: those of an example, or those of a reader who plays on.

import type {
  ExampleStart,
  ForcedOutcome,
  Game,
  LogEntry,
  State,
  TableGame,
} from "../../../dsl/index.ts";
// Imported directly: the entry point of the language would bring the parser along.
import { RuleError } from "../../../dsl/runtime/engine/rule-error.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { TableModel } from "../../board/table-model.svelte.ts";
import { findTargets } from "../../board/targets.ts";
import { sums } from "../../play/decision/effects.ts";
import { type StartData, startFrom } from "../start.ts";

interface PlayedStep {
  readonly player: number;
  readonly option: number;
  /** The move in words: "Benno: light lantern 4 on c1". */
  readonly title: string;
  readonly entries: readonly LogEntry[];
}

interface Step {
  readonly state: State;
  /** The move that led to this state; `undefined` at the start. */
  readonly move: PlayedStep | undefined;
}

interface CourseInit {
  readonly game: TableGame;
  /** Loads the complete game, which advises, edits positions and saves them. */
  readonly whole: () => Promise<Game>;
  readonly language: SiteLanguage;
  readonly start: StartData;
  /** Whether it starts without the example's own moves, for the reader to play. */
  readonly isTask: boolean;
  /** The number of its own moves that are played at first. */
  readonly lead?: number;
}

export class Course {
  readonly stage: TableModel;
  readonly whole: () => Promise<Game>;
  readonly #game: TableGame;
  protected readonly start: ExampleStart;
  readonly #isTask: boolean;
  readonly #lead: number;
  /** Seat that plays the example's first move. */
  readonly mover: number;
  /** The positions so far, including those after the current one. */
  protected steps = $state.raw<readonly Step[]>([]);
  protected at = $state(0);
  isTakenOver = $state(false);
  /** Whether the reader has edited the position. */
  isChanged = $state(false);
  /** Whether the page is hydrated; before, the drawing is a still picture. */
  isAlive = $state(false);
  /** Error message in one sentence. */
  problem = $state("");

  constructor({ game, whole, language, start, isTask, lead = 0 }: CourseInit) {
    this.whole = whole;
    this.#game = game;
    this.start = startFrom(start);
    this.#isTask = isTask;
    this.#lead = lead;
    this.isTakenOver = isTask;
    const { state, names, moves } = this.start;
    this.mover = moves[0]?.player ?? 0;
    this.steps = [{ state, move: undefined }];
    this.stage = new TableModel({
      game,
      whole,
      language,
      players: names,
      state,
      onplay: (option) => this.play(option),
      mayAct: () => this.isTakenOver,
    });
    // A task is rendered interactive at build time, so that hydration redraws nothing.
    this.stage.interactive = isTask;
    this.playLead();
    this.#pointOut();
  }

  readonly played: readonly PlayedStep[] = $derived.by(() =>
    this.steps.slice(0, this.at + 1).flatMap(({ move }) => (move === undefined ? [] : [move])),
  );

  /** The moves that the example plays itself. */
  readonly own: readonly PlayedStep[] = $derived.by(() => this.#ownMoves());

  /** The option that the example plays next. */
  readonly next: number | undefined = $derived.by(() =>
    this.isTakenOver ? undefined : this.start.moves[this.at]?.option,
  );

  play(option: number): void {
    const state = this.stage.state.slice();
    this.problem = "";
    try {
      const move = this.#played(state, option, this.#chanceFor(option));
      this.steps = [...this.steps.slice(0, this.at + 1), { state, move }];
      this.goTo(this.at + 1);
    } catch (error) {
      // In an edited position the rules may be unable to continue.
      if (!(error instanceof RuleError)) throw error;
      void this.#tell(error);
    }
  }

  /** Shows the error, unless the reader has moved on. */
  async #tell(error: RuleError): Promise<void> {
    const { state } = this.stage;
    const { problemText } = await import("../../../dsl/runtime/engine/rule-error-text.ts");
    if (state === this.stage.state) this.problem = say(problemText(error), this.stage.language);
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  reset(): void {
    this.isTakenOver = this.#isTask;
    this.isChanged = false;
    this.steps = [{ state: this.start.state, move: undefined }];
    this.goTo(0);
  }

  protected playLead(): void {
    for (const { option } of this.start.moves.slice(0, this.#lead)) this.play(option);
  }

  /** Marks the page as hydrated, and makes the drawing interactive while the reader plays or edits. */
  follow(changes: boolean): void {
    this.isAlive = true;
    this.stage.interactive = this.isTakenOver || changes;
  }

  /** Highlights the things of the next move. */
  #pointOut(): void {
    const { next } = this;
    const player = this.#game.decision(this.stage.state)?.player ?? 0;
    const things = next === undefined ? [] : findTargets(this.#game, player, next);
    this.stage.pointedOut = new Set(things.map(({ key }) => key));
  }

  protected goTo(at: number): void {
    this.at = Math.max(0, at);
    this.problem = "";
    const { state, move } = this.steps[this.at] ?? { state: this.start.state, move: undefined };
    this.stage.show(state);
    this.#pointOut();
    this.stage.said =
      move === undefined ? this.stage.strings.table.atStart : this.#describeStep(move);
  }

  #describeStep({ title, entries, player }: PlayedStep): string {
    const gained = sums(this.#game, entries, player, this.stage.language);
    return [title, ...gained.map(({ words }) => words)].join(". ");
  }

  #ownMoves(): PlayedStep[] {
    const state = this.start.state.slice();
    return this.start.moves.map(({ option, chance }) => this.#played(state, option, chance));
  }

  /** Returns the forced outcomes of the example, while exactly its own moves are played. */
  #chanceFor(option: number): readonly ForcedOutcome[] | undefined {
    const { moves } = this.start;
    const options = [...this.played.map((move) => move.option), option];
    const isOwn = !this.isChanged && options.every((one, at) => one === moves[at]?.option);
    return isOwn ? moves[options.length - 1]?.chance : undefined;
  }

  /** Plays an option in place. */
  #played(state: State, option: number, chance?: readonly ForcedOutcome[]): PlayedStep {
    const player = this.#game.decision(state)?.player ?? 0;
    const { names, language, strings } = this.stage;
    const says = capitalised(say(this.#game.says(option), language));
    const entries: LogEntry[] = [];
    this.#game.play(state, option, (entry) => entries.push(entry), chance);
    return { player, option, title: strings.turn.played(names[player] ?? "", says), entries };
  }
}
