// Evaluates constants at compile time: the one implementation of operators, tables and values
// for the checker, lint and code generation. Results equal those of the emitted code.

import { BINARY_OPS, MATH_FUNCTIONS, ROUNDINGS, UNARY_OPS } from "../operators/operators.ts";
import { squareAt } from "../runtime/engine/numbers.ts";
import { type Budget, MAX_LEVELS } from "./budget.ts";
import type * as ir from "./ir.ts";
import { isFigure } from "./kinds.ts";
import { allKnown, ifBothKnown } from "./known.ts";
import { lineTable, rayFrom } from "./lines.ts";
import { extent, limitsOf, NONE } from "./types.ts";

/** Index of an option → index of its choice. */
export type SetupChoices = ReadonlyMap<number, number>;

/** What is constant in addition to literals; absent values are unknown. */
export interface ConstantEnv {
  readonly game?: Pick<ir.Game, "boards" | "pieces">;
  readonly players?: number | undefined;
  readonly options?: SetupChoices | undefined;
  /** The seat of `you`. */
  readonly you?: number | undefined;
  readonly locals?: ReadonlyMap<ir.Local, number>;
  /** The expressions that `let` has bound to locals. */
  readonly lets?: ReadonlyMap<ir.Local, ir.Expr>;
  /** Reads the state, as far as the caller knows it. */
  readonly read?: (expr: StateExpr) => number | undefined;
  /** Steps shared with other analyses. */
  readonly budget?: Budget;
  /** A single value that takes too many steps is unknown, even within the budget. */
  readonly givesUp?: boolean;
  /** Values are unknown once the budget is spent; nothing is thrown. */
  readonly isOptional?: boolean;
  /** Look-ups stay in the program, which counts how often they are used. */
  readonly keepsLookups?: boolean;
  /** Constants of the rules with a name are unknown, because a variant may change them. */
  readonly keepsFigures?: boolean;
}

/** Expressions that depend on the state of a game. */
export type StateExpr = Extract<
  ir.Expr,
  {
    kind:
      | ("score" | "counter" | "counterFull" | "mark" | "cell" | "isFilled" | "howMany" | "rival")
      | ("zoneSize" | "zoneFull" | "endOf" | "kindsOf" | "beside" | "placeOn")
      | ("positionOn" | "timesSeen");
  }
>;

type Locals = ReadonlyMap<ir.Local, number>;
type Until = Extract<ir.Domain, { kind: "until" }>;
type ExprOf<K extends ir.Expr["kind"]> = Extract<ir.Expr, { kind: K }>;

/** Returns the value, with 1 and 0 for yes and no, or `undefined` if it depends on the state. */
export function evaluateConstant(expr: ir.Expr, env: ConstantEnv = {}): number | undefined {
  return new Evaluation(env).expression(expr, env.locals ?? new Map());
}

/** The value for each number of players. */
export function evaluatePerPlayerCount(
  expr: ir.Expr,
  from: number,
  to: number,
  env: ConstantEnv = {},
): (number | undefined)[] {
  return Array.from({ length: to - from + 1 }, (_, i) =>
    evaluateConstant(expr, { ...env, players: from + i }),
  );
}

/** Returns the elements of a domain in order, or `undefined` if they depend on the state. */
export function evaluateDomain(domain: ir.Domain, env: ConstantEnv = {}): number[] | undefined {
  return new Evaluation(env).domain(domain, env.locals ?? new Map());
}

/** The maximum number of expressions evaluated for one value, including loops. */
const MOST_STEPS = 200_000;

const [LEAST, LARGEST] = [-(2 ** 31), 2 ** 31 - 1];

class Evaluation {
  private readonly env: ConstantEnv;
  private steps = 0;
  private level = 0;

  constructor(env: ConstantEnv) {
    this.env = env;
  }

  /**
   * Returns a value; a result beyond 32 bits is unknown, because its overflow depends on where it
   * is stored.
   */
  expression(expr: ir.Expr, locals: Locals): number | undefined {
    if (!this.canTake(1) || !this.canDescend()) return undefined;
    this.level += 1;
    const value = this.valueOf(expr, locals);
    this.level -= 1;
    return value === undefined || value < LEAST || value > LARGEST ? undefined : value;
  }

  /**
   * Takes steps from the caller's budget, which reports when it is spent, or from the local one.
   */
  private canTake(steps: number): boolean {
    const { budget, givesUp, isOptional } = this.env;
    this.steps += steps;
    if ((budget === undefined || givesUp === true) && this.steps > MOST_STEPS) return false;
    if (isOptional === true) return budget?.trySpend(steps) ?? true;
    budget?.spend(steps);
    return true;
  }

  /** Nested values can be deeper than any expression; a budget reports them. */
  private canDescend(): boolean {
    if (this.env.isOptional !== true) this.env.budget?.requireLevels(this.level);
    return this.level < MAX_LEVELS;
  }

  private valueOf(expr: ir.Expr, locals: Locals): number | undefined {
    const of = (e: ir.Expr) => this.expression(e, locals);
    const { env } = this;
    switch (expr.kind) {
      case "const":
        return expr.value;
      case "local": {
        const known = env.lets?.get(expr.local);
        return locals.get(expr.local) ?? (known && of(known));
      }
      case "you":
        return env.you;
      case "players":
        return env.players;
      case "option":
        return env.options && expr.option.from + (env.options.get(expr.option.index) ?? 0);
      case "rival":
      case "score":
      case "counter":
      case "counterFull":
      case "mark":
      case "cell":
      case "isFilled":
      case "zoneSize":
      case "zoneFull":
      case "endOf":
      case "kindsOf":
      case "howMany":
      case "beside":
      case "placeOn":
      case "positionOn":
      case "timesSeen":
        return env.read?.(expr);
      // Constants do not carry out procedures.
      case "after":
        return undefined;
      case "value":
        // An exception might hold.
        if (expr.value.isBent || (env.keepsFigures && isFigure(expr.value))) return undefined;
        return this.call(expr.value, expr.args, locals);
      case "table":
        return env.keepsLookups && !expr.table.isBuiltIn ? undefined : this.lookup(expr, locals);
      case "pieceField":
        return this.pieceField(expr, of(expr.of));
      case "spaceField":
        return this.spaceField(expr, of(expr.of));
      case "rangeCheck":
        return this.inLimits(expr, of(expr.of));
      case "unary": {
        const value = of(expr.of);
        return value === undefined ? undefined : UNARY_OPS[expr.op].evaluate(value);
      }
      case "binary":
        return this.binary(expr, locals);
      case "divide":
        return ifBothKnown(of(expr.left), of(expr.right), ROUNDINGS[expr.rounded]);
      case "math": {
        const args = allKnown(expr.args.map(of));
        return args && MATH_FUNCTIONS[expr.name].evaluate(args);
      }
      case "if": {
        const condition = of(expr.condition);
        return condition === undefined ? undefined : of(condition === 1 ? expr.then : expr.else);
      }
      case "setOf": {
        const members = allKnown(expr.members.map(of));
        return members?.reduce((set, member) => set | (1 << member), 0);
      }
      case "union":
        return ifBothKnown(of(expr.left), of(expr.right), (left, right) => left | right);
      case "setSize": {
        const set = of(expr.of);
        return set === undefined ? undefined : bitsOf(set).length;
      }
      case "isIn":
        return this.isIn(expr, locals);
      case "isFamily": {
        const piece = of(expr.of);
        return piece === undefined ? undefined : Number(expr.members.includes(piece));
      }
      case "domainSize":
        return this.domain(expr.domain, locals)?.length;
      case "count":
        return this.bindings(expr.binder, locals)?.length;
      case "sum":
        return this.each(expr.binder, expr.of, locals)?.reduce((sum, one) => sum + one, 0);
      case "some": {
        const found = this.bindings(expr.binder, locals);
        return found && Number(found.length > 0);
      }
      case "find": {
        const found = this.bindings(expr.binder, locals);
        const none = expr.type.kind === "orNone" ? NONE : undefined;
        return found && (found.at(expr.end === "first" ? 0 : -1)?.get(expr.binder.local) ?? none);
      }
      case "every": {
        const has = this.each(expr.binder, expr.has, locals);
        return has && Number(has.every((one) => one === 1));
      }
      case "different": {
        const found = this.each(expr.binder, expr.of, locals);
        return found && new Set(found.filter((one) => one !== NONE)).size;
      }
      case "spaceAt":
        return this.spaceAt(expr, of(expr.column), of(expr.row));
      default:
        return expr satisfies never;
    }
  }

  private binary({ op, left, right }: ExprOf<"binary">, locals: Locals): number | undefined {
    const { decidedBy, evaluate } = BINARY_OPS[op];
    const first = this.expression(left, locals);
    if (first === undefined || first === decidedBy) return first;
    return ifBothKnown(first, this.expression(right, locals), evaluate);
  }

  private call(
    { params, body }: Pick<ir.Value, "params" | "body">,
    args: readonly ir.Expr[],
    locals: Locals,
  ): number | undefined {
    const values = allKnown(args.map((arg) => this.expression(arg, locals)));
    const bound = values && new Map(params.map((param, i) => [param, values[i] ?? 0]));
    return bound && this.expression(body, new Map([...locals, ...bound]));
  }

  /** Missing entries of a table are 0, or none. */
  private lookup({ table, args }: ExprOf<"table">, locals: Locals): number | undefined {
    let index = 0;
    for (const [i, param] of table.params.entries()) {
      const arg = args[i] && this.expression(args[i], locals);
      const entries = param.kind === "piece" ? param.family.members : undefined;
      const line = extent(param, this.env.game?.pieces ?? [], 0);
      if (arg === undefined || line === undefined || param.kind === "player") return undefined;
      const [at, count] = entries
        ? [entries.indexOf(arg), entries.length]
        : [arg - line.from, line.count];
      if (at < 0 || at >= count) return table.type.kind === "orNone" ? NONE : 0;
      index = index * count + at;
    }
    return table.entries[index];
  }

  private pieceField({ field }: ExprOf<"pieceField">, piece: number | undefined) {
    return piece === undefined ? undefined : this.env.game?.pieces[piece]?.fields.get(field);
  }

  /** A field is known where all boards of the shape have the same there. */
  private spaceField({ grid, field }: ExprOf<"spaceField">, space: number | undefined) {
    if (space === undefined) return undefined;
    const boards = (this.env.game?.boards ?? []).filter(({ shape }) => shape === grid.grid.shape);
    const [first, ...others] = boards.map(({ fields }) => fields.get(field)?.[space]);
    return others.every((value) => value === first) ? first : undefined;
  }

  /** A number beyond its limits stops the game, and so has no value. */
  private inLimits({ type }: ExprOf<"rangeCheck">, value: number | undefined): number | undefined {
    if (value === undefined || (type.kind === "orNone" && value === NONE)) return value;
    const limits = limitsOf(type);
    return limits !== undefined && (value < limits.from || value > limits.to) ? undefined : value;
  }

  private spaceAt(
    { grid, type }: ExprOf<"spaceAt">,
    column: number | undefined,
    row: number | undefined,
  ): number | undefined {
    const { columns, cells, fromBelow } = grid.shape;
    const rows = cells.length / columns;
    const space = ifBothKnown(column, row, (x, y) =>
      squareAt(x, fromBelow ? rows + 1 - y : y, columns, rows),
    );
    return space === NONE && type.kind !== "orNone" ? undefined : space;
  }

  private isIn({ of, domain, through }: ExprOf<"isIn">, locals: Locals): number | undefined {
    if (through !== undefined) return undefined;
    const found = this.domain(domain, locals);
    return ifBothKnown(this.expression(of, locals), found && 0, (value) =>
      Number(found?.includes(value)),
    );
  }

  /** Returns the values of an expression for each element of a binder. */
  private each(binder: ir.Binder, of: ir.Expr, locals: Locals): number[] | undefined {
    const found = this.bindings(binder, locals);
    return found && allKnown(found.map((inner) => this.expression(of, inner)));
  }

  /** Returns the locals for each element of a binder. */
  private bindings(
    { local, domain, through, where }: ir.Binder,
    locals: Locals,
  ): Locals[] | undefined {
    if (through !== undefined) return undefined;
    const inner = this.domain(domain, locals)?.map((element) =>
      new Map(locals).set(local, element),
    );
    if (inner === undefined || where === undefined) return inner;
    const holds = allKnown(inner.map((one) => this.expression(where, one)));
    return holds && inner.filter((_, i) => holds[i] === 1);
  }

  domain(domain: ir.Domain, locals: Locals): number[] | undefined {
    const of = (e: ir.Expr) => this.expression(e, locals);
    switch (domain.kind) {
      case "enum":
        return [...domain.enum.members.keys()];
      case "spaces":
        return [...domain.grid.shape.cells.keys()];
      case "range": {
        const [from, to] = [of(domain.from), of(domain.to)];
        if (from === undefined || to === undefined) return undefined;
        const length = Math.max(0, to - from + 1);
        return this.canTake(length) ? Array.from({ length }, (_, i) => from + i) : undefined;
      }
      case "set": {
        const set = of(domain.set);
        return set === undefined ? undefined : bitsOf(set);
      }
      case "neighbours": {
        const space = of(domain.space);
        return space === undefined ? undefined : [...(domain.grid.shape.neighbours[space] ?? [])];
      }
      case "lines": {
        const space = of(domain.space);
        if (space === undefined) return undefined;
        const { starts } = lineTable(domain.grid.shape, domain.length);
        const [from = 0, to = 0] = [starts[space], starts[space + 1]];
        const count = (to - from) / domain.length;
        return Array.from({ length: count }, (_, i) => from + i * domain.length);
      }
      case "line": {
        const line = of(domain.line);
        if (line === undefined) return undefined;
        const { flat } = lineTable(domain.grid.shape, domain.length);
        return flat.slice(line, line + domain.length);
      }
      case "ray": {
        const { shape } = domain.grid;
        return ifBothKnown(of(domain.space), of(domain.direction), (space, direction) =>
          rayFrom(shape, space, direction),
        );
      }
      case "until":
        return this.until(domain, locals);
      case "players":
      case "boards":
      case "subsets":
      case "zone":
      case "region":
      case "group":
        return undefined;
      default:
        return domain satisfies never;
    }
  }

  private until({ of, local, stop }: Until, locals: Locals): number[] | undefined {
    const before: number[] = [];
    const all = this.domain(of, locals);
    for (const element of all ?? []) {
      const ends = this.expression(stop, new Map(locals).set(local, element));
      if (ends === undefined) return undefined;
      if (ends === 1) break;
      before.push(element);
    }
    return all && before;
  }
}

/** The members of a set, ascending. */
function bitsOf(set: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => ((set >>> bit) & 1) === 1);
}
