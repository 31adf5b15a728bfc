// The rules that an author works on and those of the game behind them, ready to be told about.

import {
  type CheckedGame,
  type Compiled,
  type Game,
  type IncrementalCompiler,
  loadGame,
  type Rule,
  type RulesFile,
  rulesOf,
} from "../../dsl/index.ts";

/** A game in all its forms; what takes long is made when it is first asked for. */
export class CompiledRules {
  readonly compiled: Compiled;
  readonly #checked: CheckedGame;
  #rules: readonly Rule[] | undefined;
  #game: Game | undefined;
  readonly #holding = new Map<string, boolean>();

  constructor(checked: CheckedGame, compiled: Compiled, game?: Game) {
    this.#checked = checked;
    this.compiled = compiled;
    this.#game = game;
  }

  /** All rules in words. */
  get rules(): readonly Rule[] {
    this.#rules ??= rulesOf(this.#checked);
    return this.#rules;
  }

  get game(): Game {
    this.#game ??= loadGame(this.compiled);
    return this.#game;
  }

  /** Whether an example of it holds. */
  holds(id: string): boolean {
    const known = this.#holding.get(id) ?? this.game.runExample(id).passed;
    this.#holding.set(id, known);
    return known;
  }
}

/** The game that is changed: told once, as long as its files stay the same. */
export class BaseGame {
  readonly #project: IncrementalCompiler;
  #told: CompiledRules | undefined;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Nothing for a game of one's own. */
  of(files: readonly RulesFile[]): CompiledRules | undefined {
    if (files.length === 0) return undefined;
    const { game, compiled } = this.#project.compile(files);
    if (game === undefined || compiled === undefined) return undefined;
    if (this.#told?.compiled !== compiled) this.#told = new CompiledRules(game, compiled);
    return this.#told;
  }
}
