// The code tree as JavaScript. A program calls `fail` and `bitCount` of the runtime.

import { b } from "../code/build.ts";
import type { CodeBlock, CodeStep, CodeValue, LoopLabel, Routine, Var } from "../code/code.ts";
import { calledRoutines } from "../code/effects.ts";
import type { AddressOf } from "../code/linear.ts";
import { hasContinue, isLeft, testedLoop } from "../code/loops.ts";
import { type IntOp, intOpRow } from "../code/operators.ts";
import { visitCode } from "../code/visit.ts";
import { ProgramNames, RoutineNames } from "./names.ts";
import { isExact, printArguments, printElement, printTruncated, printValue } from "./values.ts";

interface PrintedProgram {
  /** Declarations of arrays, then of functions, callees before their callers. */
  readonly text: string;
  /** The function of a routine. If it uses the state, its first parameter is the state. */
  readonly nameOf: (routine: Routine) => string;
}

/** Prints routines and all that they call. */
export function printProgram(starts: readonly Routine[], addressOf: AddressOf): PrintedProgram {
  const names = new ProgramNames(addressOf);
  const functions = calledRoutines(starts).map((routine) => printRoutine(names, routine));
  return {
    text: [...names.arrays, ...functions].join("\n"),
    nameOf: (routine) => names.routine(routine),
  };
}

/** Prints a routine as a function. */
export function printRoutine(program: ProgramNames, routine: Routine): string {
  const text = printFunction(program, routine);
  return `function ${program.routine(routine)}${text}`;
}

/** Prints a routine as a function without a name. */
export function printArrow(program: ProgramNames, routine: Routine): string {
  const [only] = routine.body;
  const result = routine.body.length === 1 && only?.kind === "return" ? only.is : undefined;
  const { params, inside } = printParts(program, routine, (names) =>
    result === undefined ? printBody(names, routine) : printValue(names, result),
  );
  return `(${params})=>${inside}`;
}

/** Prints the parameters and the body of a routine. */
function printFunction(program: ProgramNames, routine: Routine): string {
  const { params, inside } = printParts(program, routine, (names) => printBody(names, routine));
  return `(${params})${inside}`;
}

function printBody(names: RoutineNames, { body, undo }: Routine): string {
  const written = printSteps(names, body);
  const steps =
    undo === undefined ? written : `try{${written}}catch(e){${printUndo(names, undo)}throw e;}`;
  const locals = [...names.localArrays].map(([array, name]) => `${name}=${array}`);
  const declared = locals.length === 0 ? "" : `const ${locals.join(",")};`;
  return `{${declared}${steps}}`;
}

function printUndo(names: RoutineNames, undo: Routine): string {
  return `${names.program.routine(undo)}(${names.callArguments(undo, [])});`;
}

/** Prints the parameters of a routine, and what has their names. */
function printParts(
  program: ProgramNames,
  routine: Routine,
  print: (names: RoutineNames) => string,
): { readonly params: string; readonly inside: string } {
  const given = program.stateParams(routine);
  const hasLocals = program.hasLocalArrays && hasLoop(routine.body);
  const names = new RoutineNames(program, (array) => hasLocals && !given.includes(array));
  const params = routine.params.flatMap((param) =>
    "kind" in param ? names.regionParams(param) : [names.variable(param)],
  );
  return { params: [...given, ...params].join(","), inside: print(names) };
}

function hasLoop(block: CodeBlock): boolean {
  let found = false;
  visitCode(block, {
    step: ({ kind }) => {
      found ||= kind === "loop";
    },
  });
  return found;
}

/** Prints steps inside of a function. */
function printSteps(names: RoutineNames, block: CodeBlock): string {
  return new StepPrinter(names, namesSet(block)).block(block);
}

/** The names that are set after their declaration. */
function namesSet(block: CodeBlock): ReadonlySet<Var> {
  const found = new Set<Var>();
  visitCode(block, {
    step: (step) => {
      if (step.kind === "set") found.add(step.of);
    },
  });
  return found;
}

/** A statement around others that `break` or `continue` without a label refers to. */
interface Enclosing {
  readonly label: LoopLabel | undefined;
}

class StepPrinter {
  private readonly names: RoutineNames;
  private readonly isSet: ReadonlySet<Var>;
  private readonly enclosing: Enclosing[] = [];
  /** Labels that a jump has named. */
  private readonly labels = new Map<LoopLabel, string>();

  constructor(names: RoutineNames, isSet: ReadonlySet<Var>) {
    this.names = names;
    this.isSet = isSet;
  }

  block(block: CodeBlock): string {
    return block.map((step) => this.step(step)).join("");
  }

  private step(step: CodeStep): string {
    const { names } = this;
    const value = (one: CodeValue) => printValue(names, one);
    switch (step.kind) {
      case "let":
        return `${this.declaration(step.of)}=${value(step.to)};`;
      case "set":
        return this.set(step);
      case "store":
        return this.store(step);
      case "if":
        return this.if(step);
      case "loop":
        return this.loop(step);
      case "break":
      case "continue":
        return this.jump(step.kind, step.label);
      case "switch":
        return this.switch(step);
      case "call": {
        const args = names.callArguments(step.of, printArguments(names, step.args));
        const call = `${names.program.routine(step.of)}(${args});`;
        return step.into === undefined ? call : `${this.declaration(step.into)}=${call}`;
      }
      case "return":
        return step.is === undefined ? "return;" : `return ${value(step.is)};`;
      case "count":
        return `if(log!==null)C[${step.counter}]++;`;
      case "log":
        return this.log(step);
      case "suspend":
        throw new Error("a choice point has no JavaScript");
      case "fail":
        return `fail(${JSON.stringify(step.problem)},${value(step.at)});`;
      default:
        return step satisfies never;
    }
  }

  /** A change of a name, short where nothing has to be wrapped: `x=x|n` is `x|=n`. */
  private set({ of, to }: Extract<CodeStep, { readonly kind: "set" }>): string {
    const { names } = this;
    const target = names.variable(of);
    const sign = to.kind === "op" ? COMPOUND[to.op] : undefined;
    const [left, right] = to.kind === "op" ? to.args : [];
    const isChanged = left?.kind === "get" && left.of === of && right?.kind !== "int";
    if (to.kind !== "op" || right === undefined || !isChanged || !isExact(names, to))
      return `${assignment(target, printValue(names, to))};`;
    if (sign === undefined) return `${assignment(target, printValue(names, to))};`;
    const by = intOpRow(to.op).takes === "bits" ? printTruncated : printValue;
    return `${target}${sign}=${by(names, right)};`;
  }

  /** A store, short where it changes what is there: `S[i]=S[i]|n` is `S[i]|=n`. */
  private store({ to, is }: Extract<CodeStep, { readonly kind: "store" }>): string {
    const { names } = this;
    const target = printElement(names, to);
    const sign = is.kind === "op" ? COMPOUND[is.op] : undefined;
    const [left, right] = is.kind === "op" ? is.args : [];
    const isChanged = left?.kind === "load" && printElement(names, left.from) === target;
    const isStep = right?.kind === "int" && Math.abs(right.is) === 1;
    if (sign === undefined || right === undefined || !isChanged || isStep)
      return `${assignment(target, printTruncated(names, is))};`;
    if (is.kind === "op" && is.op === "add" && right.kind === "int" && right.is < 0)
      return `${target}-=${-right.is};`;
    return `${target}${sign}=${printValue(names, right)};`;
  }

  private log({ entry, args, lookups }: Extract<CodeStep, { readonly kind: "log" }>): string {
    const list = (values: readonly CodeValue[]) =>
      values.map((one) => printValue(this.names, one)).join(",");
    const from =
      lookups.length === 0 ? "" : `,[${lookups.map((one) => `[${list(one)}]`).join(",")}]`;
    return `if(log!==null)log.${entry}(${list(args)}${from});`;
  }

  private declaration(name: Var): string {
    return `${this.isSet.has(name) ? "let" : "const"} ${this.names.variable(name)}`;
  }

  private if(step: Extract<CodeStep, { readonly kind: "if" }>): string {
    const head = `if(${printValue(this.names, step.when)})`;
    if (step.else.length === 0) return `${head}${this.body(step.then)}`;
    const [first] = step.else;
    const other =
      first?.kind === "if" && step.else.length === 1 ? this.step(first) : this.body(step.else);
    return `${head}{${this.block(step.then)}}else ${other}`;
  }

  /** The body of a statement, in braces unless it is one statement that declares nothing. */
  private body(block: CodeBlock): string {
    const [only] = block;
    const isBare = block.length === 1 && only !== undefined && BARE.has(only.kind);
    const text = this.block(block);
    return isBare ? text : `{${text}}`;
  }

  private loop(step: Extract<CodeStep, { readonly kind: "loop" }>): string {
    const { label, body } = step;
    this.enclosing.push({ label });
    // `loop { if (done) break; …` is `for(;!done;){…`.
    const tested = testedLoop(step);
    const { rest = body } = tested ?? {};
    const last = tested && rest.at(-1);
    // A continue would skip the step between two rounds, which also sees no names of the body.
    const hasStep = last?.kind === "set" && !hasContinue(body, label) && !usesNames(last, rest);
    const test = tested === undefined ? "" : printNegated(this.names, tested.end);
    const next = hasStep ? this.step(last).slice(0, -1) : "";
    const inner = hasStep ? rest.slice(0, -1) : rest;
    const text = `for(;${test};${next})${inner.length === 0 ? ";" : this.body(inner)}`;
    this.enclosing.pop();
    const name = this.labels.get(label);
    return name === undefined ? text : `${name}:${text}`;
  }

  private jump(kind: "break" | "continue", label: LoopLabel): string {
    const target = this.enclosing.findLast((one) => kind === "break" || one.label !== undefined);
    if (target?.label === label) return `${kind};`;
    const name = this.labels.get(label) ?? `L${this.labels.size}`;
    this.labels.set(label, name);
    return `${kind} ${name};`;
  }

  private switch(step: Extract<CodeStep, { readonly kind: "switch" }>): string {
    this.enclosing.push({ label: undefined });
    const cases = step.cases.map(
      (block, i) => `case ${i}:{${this.block(block)}${isLeft(block) ? "" : "break;"}}`,
    );
    const other = step.else.length === 0 ? "" : `default:{${this.block(step.else)}}`;
    this.enclosing.pop();
    return `switch(${printValue(this.names, step.on)}){${cases.join("")}${other}}`;
  }
}

/** Statements that need no braces around them. */
const BARE: ReadonlySet<CodeStep["kind"]> = new Set([
  "set",
  "store",
  "break",
  "continue",
  "return",
  "fail",
  "count",
  "log",
]);

/** Operators that change a number in place. */
const COMPOUND: Partial<Readonly<Record<IntOp, string>>> = {
  add: "+",
  subtract: "-",
  bitAnd: "&",
  bitOr: "|",
  bitXor: "^",
};

/** An assignment, short where it counts: `x=x+1` is `x++`. */
function assignment(target: string, value: string): string {
  if (value === `${target}+1`) return `${target}++`;
  if (value === `${target}-1`) return `${target}--`;
  return `${target}=${value}`;
}

function printNegated(names: RoutineNames, when: CodeValue): string {
  return printValue(names, b.not(when));
}

/** Whether a step uses a name that a block declares. */
function usesNames(step: CodeStep, block: CodeBlock): boolean {
  const declared = new Set<Var | undefined>();
  for (const one of block) {
    if (one.kind === "let") declared.add(one.of);
    if (one.kind === "call") declared.add(one.into);
  }
  let found = step.kind === "set" && declared.has(step.of);
  visitCode([step], {
    value: (value) => {
      if (value.kind === "get" && declared.has(value.of)) found = true;
    },
  });
  return found;
}
