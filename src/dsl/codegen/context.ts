// The context of code generation: fresh names, helper functions, constants, spans of the rules.

import { Budget } from "../ir/budget.ts";
import type * as ir from "../ir/ir.ts";
import type { Span } from "../source/span.ts";
import { b, type CodeSteps } from "./code/build.ts";
import {
  ANY_INT,
  type CodeBlock,
  type CodeType,
  type CodeValue,
  type Region,
  type Routine,
  type Var,
} from "./code/code.ts";
import { EqualRoutines } from "./code/equal-routines.ts";
import type { CoverageCounters } from "./coverage-counters.ts";
import {
  createExplanationMemory,
  type ExplanationMemory,
} from "./explanations/explanation-memory.ts";
import type { Layout } from "./layout/layout.ts";
import { StateSlots } from "./layout/state-slots.ts";
import { limitRoutines } from "./library/limits.ts";
import { type Env, HelperEnv, SEATS } from "./lower/env.ts";
import { Outlooks } from "./lower/outlooks.ts";
import { procedureRoutine } from "./lower/procedures.ts";
import { valueRoutine } from "./lower/values.ts";
import { encodeOptions, type OptionEncoding, optionRoom } from "./options/option-encoding.ts";
import { Passes, type PassName } from "./passes/passes.ts";

/** A function of the runtime that makes constants from others, and from numbers behind them. */
export interface TableFormula {
  readonly by: "regionStarts" | "regionCells" | "regionWord" | "rayDirections";
  readonly of: readonly Region[];
  readonly args: readonly number[];
}

/** How programs call a routine. */
export interface RoutineName {
  /** Empty for routines that nothing calls by a name. */
  readonly name: string;
  /** Whether it receives the state. */
  readonly takesState: boolean;
}

/** How a program is made. */
interface Making {
  readonly marks?: CoverageCounters | undefined;
  readonly passes?: Passes;
  readonly isChecked?: boolean;
}

export class CodegenContext {
  readonly game: ir.Game;
  readonly layout: Layout;
  /** Whether the program checks that each index is inside of its region. */
  readonly isChecked: boolean;
  readonly slots: StateSlots;
  /** The codes of all moves, and where options are listed. */
  readonly codes: readonly OptionEncoding[];
  readonly optionList: Region;
  /** What explanations say in numbers. */
  readonly explanations: ExplanationMemory;
  /** What would be after procedures. */
  readonly outlooks = new Outlooks(this);
  /** How programs compute constants that are long to write down. */
  readonly formulas = new Map<Region, TableFormula>();
  /** The routines of this game; those of the library receive the state as far as they use it. */
  readonly names = new Map<Routine, RoutineName>();
  private readonly routines = new Map<object, Map<string, Routine>>();
  private readonly regions = new Map<string, Region>();
  /** Where it is counted how often rules are used. */
  readonly marks: CoverageCounters | undefined;
  private readonly passes: Passes;
  /** Steps of evaluating expressions ahead of time. */
  readonly staticBudget = new Budget();
  /** Places in the rules that generated code refers to by number. */
  readonly spans: Span[] = [];
  /** Names of rules that tell when they fire, by number. */
  readonly rules: string[] = [];
  /** The routines of the game that have been added. */
  readonly trees: Routine[] = [];
  private readonly helpers = new EqualRoutines();
  private helperCount = 0;
  private readonly spanIndex = new Map<string, number>();

  constructor(
    game: ir.Game,
    layout: Layout,
    { marks, passes = new Passes(), isChecked = false }: Making = {},
  ) {
    this.game = game;
    this.isChecked = isChecked;
    this.layout = layout;
    this.slots = new StateSlots(game, layout);
    this.marks = marks;
    this.passes = passes;
    this.codes = encodeOptions(game);
    const length = optionRoom(game, this.codes);
    this.optionList = { kind: "scratch", name: "options", length, range: ANY_INT };
    this.explanations = createExplanationMemory(game);
    for (const routine of [limitRoutines.tick, limitRoutines.begin])
      this.define(routine, routine.name, false);
    this.define(limitRoutines.idle, limitRoutines.idle.name);
    for (const value of game.values) this.define(valueRoutine(this, value), `value_${value.index}`);
    for (const procedure of game.procedures)
      this.define(procedureRoutine(this, procedure), `to_${procedure.index}`);
  }

  /** Whether this program is made with a pass; one that counts does everything as it is written. */
  has(pass: PassName): boolean {
    return this.marks === undefined && this.passes.has(pass);
  }

  /** The number of a place in the rules. */
  span(span: Span): number {
    const key = `${span.file}:${span.start}:${span.end}`;
    const known = this.spanIndex.get(key);
    if (known !== undefined) return known;
    this.spanIndex.set(key, this.spans.length);
    return this.spans.push(span) - 1;
  }

  /** The number of a rule that tells when it fires. */
  rule(id: string): number {
    const known = this.rules.indexOf(id);
    return known >= 0 ? known : this.rules.push(id) - 1;
  }

  /** Returns constants as a region; equal ones are shared. */
  table(name: string, numbers: readonly number[]): Region {
    const key = keyOf(numbers);
    const known = this.regions.get(key) ?? { kind: "constants", name, numbers };
    this.regions.set(key, known);
    return known;
  }

  /**
   * Constants that the program computes when it is loaded. Those that it has already stay as they are:
   * they may be what these are computed from.
   */
  computedTable(name: string, numbers: readonly number[], formula: TableFormula): Region {
    const isNew = !this.regions.has(keyOf(numbers));
    const region = this.table(name, numbers);
    if (isNew) this.formulas.set(region, formula);
    return region;
  }

  /** A step that counts how often this place is passed; `undefined` in a program without counters. */
  count(span: Span, name?: string): CodeSteps {
    const counter = this.marks?.counterOf(span, name);
    return counter === undefined ? undefined : { kind: "count", counter };
  }

  /** A routine that is made once for each object that it is about. */
  routineFor(of: object, name: string, make: () => Routine): Routine {
    const routines = this.routines.get(of) ?? new Map<string, Routine>();
    this.routines.set(of, routines);
    const known = routines.get(name);
    if (known !== undefined) return known;
    const made = make();
    routines.set(name, made);
    return made;
  }

  /** Gives a routine of this game its name. */
  define(routine: Routine, name: string, takesState = true): void {
    this.names.set(routine, { name, takesState });
  }

  /** Adds a routine to the program under its own name. */
  defineAndAdd(routine: Routine): void {
    this.define(routine, routine.name);
    this.add(routine);
  }

  /** Adds a routine that nothing calls by name: it is a member of a table of the program. */
  addUnnamed(routine: Routine): void {
    this.define(routine, "");
    this.add(routine);
  }

  /** Adds a finished routine to the program. */
  add(routine: Routine): void {
    this.trees.push(routine);
  }

  /**
   * The call of a routine around steps that return something; names around it become its parameters.
   * Equal routines are added to the program once.
   */
  helper(
    env: Env,
    hint: string,
    result: CodeType,
    body: (inner: Env) => CodeSteps,
    undo?: Routine,
  ): CodeValue {
    const { routine, captured } = this.routineAround(env, hint, result, body, undo);
    return b.callPure(routine, env.you, ...captured.map((local) => env.lookup(local)));
  }

  /** The same for steps that return nothing. */
  helperCall(env: Env, hint: string, body: (inner: Env) => CodeSteps): CodeSteps {
    const { routine, captured } = this.routineAround(env, hint, undefined, body);
    return b.call(routine, env.you, ...captured.map((local) => env.lookup(local)));
  }

  private routineAround(
    env: Env,
    hint: string,
    result: CodeType | undefined,
    body: (inner: Env) => CodeSteps,
    undo?: Routine,
  ): { readonly routine: Routine; readonly captured: readonly ir.Local[] } {
    const you = b.variable("you", "int", SEATS);
    const captured = new Map<ir.Local, Var>();
    const block: CodeBlock = b.block(body(new HelperEnv(env, captured, b.value(you))));
    const made: Routine = {
      name: `${hint}${this.helperCount}`,
      params: [you, ...captured.values()],
      result,
      ...(undo !== undefined && { undo }),
      body: block,
    };
    const routine = this.helpers.sharedWith(made);
    if (routine === made) {
      this.helperCount += 1;
      this.defineAndAdd(routine);
    }
    return { routine, captured: [...captured.keys()] };
  }
}

const keyOf = (numbers: readonly number[]) => numbers.join(",");
