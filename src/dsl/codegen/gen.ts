// What all of code generation shares: fresh names, helper functions, constants, places in the rules.

import { Budget } from "../ir/budget.ts";
import type * as ir from "../ir/ir.ts";
import type { Span } from "../source/span.ts";
import { ProgramNames, RoutineNames } from "./js/names.ts";
import { StateSlots } from "./layout/state-slots.ts";
import type { Layout } from "./layout.ts";
import type { CoverageCounters } from "./marks.ts";
import { Passes, type PassName } from "./passes.ts";

/** The JavaScript names of what a piece of code may refer to. */
export class Env {
  /** JavaScript for the seat that `you` is. */
  readonly you: string;
  private readonly locals: ReadonlyMap<ir.Local, string>;
  /** Reads of the state that cannot change while this code runs, and their names. */
  private readonly reads: Map<string, string> | undefined;

  constructor(
    you: string,
    locals: ReadonlyMap<ir.Local, string> = new Map(),
    reads?: Map<string, string>,
  ) {
    this.you = you;
    this.locals = locals;
    this.reads = reads;
  }

  /**
   * A read of the state. In code that changes nothing, what depends on `you` alone is read once,
   * before all loops: engines do not move reads of a buffer out of loops themselves.
   */
  read(slot: string): string {
    if (this.reads === undefined || !/^S\[\d+(\+you(\*\d+)?)?\]$/.test(slot)) return slot;
    const name = this.reads.get(slot) ?? `r${this.reads.size}`;
    this.reads.set(slot, name);
    return name;
  }

  with(local: ir.Local, js: string): Env {
    return this.derive(this.you, new Map(this.locals).set(local, js));
  }

  withYou(js: string): Env {
    return this.derive(js, this.locals);
  }

  lookup(local: ir.Local): string {
    const js = this.find(local);
    if (js === undefined) throw new Error(`unbound local ${local.name}`);
    return js;
  }

  protected find(local: ir.Local): string | undefined {
    return this.locals.get(local);
  }

  protected derive(you: string, locals: ReadonlyMap<ir.Local, string>): Env {
    return new Env(you, locals, this.reads);
  }
}

/** The names inside a helper function: what it does not bind itself becomes a parameter. */
class HelperEnv extends Env {
  private readonly outer: Env;
  private readonly captured: Map<ir.Local, string>;

  constructor(
    outer: Env,
    captured: Map<ir.Local, string>,
    you: string,
    locals: ReadonlyMap<ir.Local, string>,
  ) {
    super(you, locals);
    this.outer = outer;
    this.captured = captured;
  }

  protected override find(local: ir.Local): string {
    const own = super.find(local);
    if (own !== undefined) return own;
    this.outer.lookup(local);
    const name = this.captured.get(local) ?? `c${this.captured.size}`;
    this.captured.set(local, name);
    return name;
  }

  protected override derive(you: string, locals: ReadonlyMap<ir.Local, string>): Env {
    return new HelperEnv(this.outer, this.captured, you, locals);
  }
}

/** Typed arrays of so many numbers do not lie inside of objects, so that engines know their address. */
export const MIN_OFF_HEAP_LENGTH = 17;

export class Gen {
  readonly game: ir.Game;
  readonly layout: Layout;
  readonly slots: StateSlots;
  /** The names that printed values of the code tree use. */
  readonly names: RoutineNames;
  /** Where it is counted how often rules are used. */
  readonly marks: CoverageCounters | undefined;
  private readonly passes: Passes;
  /** Steps of evaluating expressions ahead of time. */
  readonly staticBudget = new Budget();
  /** Places in the rules that generated code refers to by number. */
  readonly spans: Span[] = [];
  /** Names of rules that tell when they fire, by number. */
  readonly rules: string[] = [];
  /** Lines of the program before its functions: constants. */
  readonly constants: string[] = [];
  readonly functions: string[] = [];
  /** Names of the constants that are arrays. */
  readonly arrays = new Set<string>();
  /** Names given so far inside the function being emitted, and of all functions and constants. */
  private inner = 0;
  private outer = 0;
  private readonly helpers = new Map<string, string>();
  private readonly sharedNames = new Set<string>();
  private readonly constantNames = new Map<string, string>();
  private readonly spanIndex = new Map<string, number>();

  constructor(game: ir.Game, layout: Layout, marks?: CoverageCounters, passes = new Passes()) {
    this.game = game;
    this.layout = layout;
    this.slots = new StateSlots(game, layout);
    const { addressOf } = this.slots;
    const table = (_: string, numbers: readonly number[]) => this.constant("bases", numbers);
    this.names = new RoutineNames(new ProgramNames(addressOf, table));
    this.marks = marks;
    this.passes = passes;
  }

  /** Whether this program is made with a pass; one that counts does everything as it is written. */
  has(pass: PassName): boolean {
    return this.marks === undefined && this.passes.has(pass);
  }

  /** JavaScript for the number of seats: players, and rivals who play. */
  get seats(): string {
    return `S[${this.layout.seats}]`;
  }

  /**
   * A name nobody else in this function uses. Source names are for readers only; they reach the
   * code as letters and digits with a number behind, so they can mean nothing to JavaScript.
   */
  fresh(hint: string): string {
    return `${hint.replace(/\W/g, "")}_${this.inner++}`;
  }

  /** A table of numbers, shared by all who ask for the same ones. */
  constant(hint: string, values: readonly number[]): string {
    const text = values.join(",");
    return this.computed(
      hint,
      values.length < MIN_OFF_HEAP_LENGTH ? `[${text}]` : `Int32Array.of(${text})`,
    );
  }

  /** A table that a program works out when it is loaded. */
  computed(hint: string, text: string): string {
    const known = this.constantNames.get(text);
    if (known !== undefined) return known;
    const name = `K${hint}${this.outer++}`;
    this.constantNames.set(text, name);
    this.arrays.add(name);
    this.constants.push(`const ${name}=${text};`);
    return name;
  }

  /** A function for all who ask for it by this name, and its name. */
  shared(name: string, code: (name: string) => string): string {
    if (!this.sharedNames.has(name)) {
      this.sharedNames.add(name);
      this.functions.push(code(name));
    }
    return name;
  }

  /** Room for some numbers that nothing else writes into. */
  scratch(hint: string, room: number): string {
    const name = `G${hint.replace(/\W/g, "")}${this.outer++}`;
    this.arrays.add(name);
    this.constants.push(`const ${name}=new Int32Array(${Math.max(room, MIN_OFF_HEAP_LENGTH)});`);
    return name;
  }

  /** A number that functions leave for each other. */
  variable(hint: string): string {
    const name = `V${hint}${this.outer++}`;
    this.constants.push(`let ${name}=0;`);
    return name;
  }

  /** The number of a place in the rules. */
  span(span: Span): number {
    const key = `${span.file}:${span.start}:${span.end}`;
    const known = this.spanIndex.get(key);
    if (known !== undefined) return known;
    this.spanIndex.set(key, this.spans.length);
    return this.spans.push(span) - 1;
  }

  /** A statement that counts how often this place is passed; empty where nobody counts. */
  mark(span: Span, name?: string): string {
    const note = this.marks?.note(span, name);
    return note === undefined ? "" : `${note};`;
  }

  /** An expression that counts how often it is worked out. */
  marked(js: string, span: Span, name?: string): string {
    const note = this.marks?.note(span, name);
    return note === undefined ? js : `(${note},${js})`;
  }

  /** The number of a rule that tells when it fires. */
  rule(id: string): number {
    const known = this.rules.indexOf(id);
    return known >= 0 ? known : this.rules.push(id) - 1;
  }

  /**
   * Emits a function around `body` and returns the call of it; the same body is emitted only once.
   * In playouts everybody knows the state, so it need not be given.
   */
  helper(env: Env, hint: string, body: (inner: Env) => string, state = ["S"]): string {
    const captured = new Map<ir.Local, string>();
    const before = this.inner;
    this.inner = 0;
    const text = body(new HelperEnv(env, captured, "you", new Map()));
    this.inner = before;
    const code = `(${[...state, "you", ...captured.values()].join(",")}){${text}}`;
    const name = this.helpers.get(code) ?? `${hint}${this.outer++}`;
    if (!this.helpers.has(code)) {
      this.helpers.set(code, name);
      this.functions.push(`function ${name}${code}`);
    }
    const args = [...state, env.you, ...[...captured.keys()].map((local) => env.lookup(local))];
    return `${name}(${args.join(",")})`;
  }
}
