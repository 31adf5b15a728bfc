// Compiled rules of an author and of the base game, with lazily created forms.

import {
  type CheckedGame,
  type Compiled,
  type Game,
  type IncrementalCompiler,
  loadGame,
  type Rule,
  type RulesFile,
  rulesOf,
  rulesWithVariants,
} from "../../dsl/index.ts";

/** A compiled game; prose and executable program are created on demand. */
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

  /** The prose of all rules. */
  get rules(): readonly Rule[] {
    this.#rules ??= rulesOf(this.#checked);
    return this.#rules;
  }

  /** The prose with sentences of the base game marked as void where variants change what they say. */
  rulesOver(base: CompiledRules | undefined): readonly Rule[] {
    return base === undefined ? this.rules : rulesWithVariants(this.#checked, base.#checked);
  }

  /** The executable game. */
  get game(): Game {
    this.#game ??= loadGame(this.compiled);
    return this.#game;
  }

  /** Tests whether an example holds; cached. */
  holds(id: string): boolean {
    const known = this.#holding.get(id) ?? this.game.runExample(id).passed;
    this.#holding.set(id, known);
    return known;
  }
}

/** The base game of an author's changes; cached as long as its files are unchanged. */
export class BaseGame {
  readonly #project: IncrementalCompiler;
  #cached: CompiledRules | undefined;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Returns the compiled base game; `undefined` for a game without base or with errors. */
  of(files: readonly RulesFile[]): CompiledRules | undefined {
    if (files.length === 0) return undefined;
    const { game, compiled } = this.#project.compile(files);
    if (game === undefined || compiled === undefined) return undefined;
    if (this.#cached?.compiled !== compiled) this.#cached = new CompiledRules(game, compiled);
    return this.#cached;
  }
}
