// Playouts in direct style: no player decides, so no rule suspends.
//
// Each suspending rule becomes a plain routine, `go_i`, which draws an option and applies it where it
// would be offered. Two kinds of rules keep their frames and are played in them, by `play_i`: those
// whose frames are on the stack when a playout begins, and those whose frame holds what a routine
// cannot (`needsFrame`), with their callers.
// A playout ends in the same state as the same choices made one by one.

import { b, type CodeSteps } from "../code/build.ts";
import { typeOfValue } from "../code/build-values.ts";
import {
  ANY_INT,
  type ChoicePoint,
  type CodeStep,
  type CodeValue,
  type Region,
  type Routine,
  type Var,
} from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { rangeOfValue, wrapped } from "../code/range.ts";
import { entryAt } from "../entry-at.ts";
import { drawRoutines } from "../library/draws.ts";
import { limitRoutines } from "../library/limits.ts";
import { inState, loadSlot } from "../lower/lowering.ts";
import { bookWorth } from "../lower/statements/lasting-points.ts";
import { countRoutine, lowerCountedOptions, nthRoutine } from "../options/count-options.ts";
import { listRoutine } from "../options/list-options.ts";
import { decodePicks, type OptionEncoding } from "../options/option-encoding.ts";
import { doRoutine } from "../options/option-schema.ts";
import { planCounting } from "../options/plan-counting.ts";
import { type OrderChoicePoint, pickByCode, pickOnly } from "./any-order.ts";
import { lowerSteps, type StepPosition, type SuspensionLowering } from "./lower-steps.ts";
import type { Stack } from "./stack.ts";
import { needsFrame, type SuspendingRule, type SuspendingRules } from "./suspending-rules.ts";

/** Largest depth of nested rule calls. */
const DEEPEST = 200;

/** Variables of a playout: decisions left, and the depth of nested rule calls. */
const counts: Region = { kind: "scratch", name: "playout", length: 2, range: ANY_INT };
const left = b.address(counts, 0);
const deep = b.address(counts, 1);

type Call = Extract<CodeStep, { readonly kind: "call" }>;

/** Emits the routines of playouts. */
export class DirectStyleRoutines implements SuspensionLowering {
  readonly leave = b.return();
  private readonly rules: SuspendingRules;
  private readonly stack: Stack;
  private readonly options: readonly Routine[];
  private readonly kept: ReadonlySet<SuspendingRule>;
  private readonly go: readonly Routine[];
  private readonly play: readonly Routine[];
  private readonly draws = new Map<number, Routine>();
  private readonly counted = new Map<OptionEncoding, boolean>();
  /** Plays to the end, within a limit of decisions, and returns how many it took. */
  readonly playOn: Routine;
  /** Draws the number of an option. */
  private readonly draw: Routine;

  /** `options` list the options of each choice point. */
  constructor(rules: SuspendingRules, stack: Stack, options: readonly Routine[]) {
    this.rules = rules;
    this.stack = stack;
    this.options = options;
    this.kept = keepingFrames(rules);
    this.draw = this.addDraw();
    this.go = rules.all.map(({ index, routine }) =>
      this.defined(`go_${index}`, routine.params.slice(0, -1)),
    );
    this.play = rules.all.map(({ index }) => this.defined(`play_${index}`, [rules.fp]));
    for (const rule of rules.all) {
      if (!this.kept.has(rule)) this.addGo(rule);
      this.addPlay(rule);
    }
    this.playOn = this.addPlayOn();
  }

  private defined(name: string, params: Routine["params"], result?: Routine["result"]): Routine {
    const routine: Routine = { name, params, result, body: [] };
    this.rules.gen.define(routine, name, false);
    return routine;
  }

  private codeOf(move: number): OptionEncoding {
    return entryAt(this.rules.gen.codes, move);
  }

  // Rules ------------------------------------------------------------------------------

  private addGo(rule: SuspendingRule): void {
    const { gen } = this.rules;
    const routine = entryAt(this.go, rule.index);
    const body = mapCode(rule.routine.body, {
      value: (value) =>
        value.kind === "get" && value.of === this.rules.depth ? b.load(deep) : value,
      step: (step) => {
        if (step.kind === "suspend") return b.block(this.drawn(step.at, setFlag));
        if (step.kind === "call" && this.rules.isWaiting(step.of)) return b.block(this.call(step));
        return [step];
      },
    });
    if (this.rules.leadsToItself(rule)) {
      // Recursive rules are stopped before the host's stack overflows.
      const inner = this.defined(`in_${rule.index}`, routine.params);
      inner.body = body;
      gen.add(inner);
      const params = routine.params.filter((param): param is Var => !("kind" in param));
      const deeper = (by: number) => b.store(deep, b.add(b.load(deep), by));
      routine.body = b.block([
        deeper(1),
        b.if(b.greater(b.load(deep), DEEPEST), b.fail("deep", gen.span(rule.of.span))),
        b.call(inner, ...params),
        deeper(-1),
      ]);
    } else routine.body = body;
    gen.add(routine);
  }

  /** A frame at its first step is left to the plain routine, if there is one. */
  private addPlay(rule: SuspendingRule): void {
    const { fp, gen } = this.rules;
    const routine = entryAt(this.play, rule.index);
    const params = rule.routine.params.slice(0, -1).flatMap((param) => {
      const slot = "kind" in param ? undefined : rule.cut.slots.get(param);
      if (slot === undefined || "kind" in param) return [];
      const load = b.load(b.address(inState(slot), 0, { seat: fp }));
      return [param.type === "flag" ? b.equal(load, 1) : load];
    });
    const whole = this.kept.has(rule)
      ? undefined
      : b.if(b.equal(b.load(this.stack.stepOf(fp)), 0), [
          b.call(entryAt(this.go, rule.index), ...params),
          this.lowerReturn(rule),
        ]);
    routine.body = b.block([whole, lowerSteps(this.rules, rule, this)]);
    gen.add(routine);
  }

  lowerReturn(rule: SuspendingRule): CodeSteps {
    return [this.stack.dropped(rule, this.rules.fp), b.return()];
  }

  lowerCall(call: Call): CodeSteps {
    return this.call(call);
  }

  /** Runs a rule. */
  private call({ of, args }: Pick<Call, "of" | "args">): CodeSteps {
    const rule = this.rules.ruleFor(of);
    const values = args.filter((arg): arg is CodeValue => !("region" in arg));
    if (!this.kept.has(rule)) return b.call(entryAt(this.go, rule.index), ...values.slice(0, -1));
    const { gen } = this.rules;
    const top = loadSlot(gen.slots.header.frame);
    return b.once("below", top, (below) => {
      const size = this.stack.sizeOf(below);
      return this.stack.pushed(rule, values, below, size, (fp) =>
        b.call(entryAt(this.play, rule.index), fp),
      );
    });
  }

  // Choice points ----------------------------------------------------------------------

  lowerChoicePoint(point: ChoicePoint, { rule }: StepPosition): CodeSteps {
    if (point.kind === "order") return this.ordered(point, rule);
    const store = (flag: Var) => this.rules.answered(rule, point, b.stored(flag));
    return this.drawn(point, store);
  }

  /** Draws what comes next; lasting points are booked only where more than one element could. */
  private ordered(point: OrderChoicePoint, rule: SuspendingRule): CodeSteps {
    const { gen, fp } = this.rules;
    const [n, k] = [b.natural("n"), b.natural("k")];
    return [
      b.callInto(n, entryAt(this.options, point.site), fp),
      b.if(
        b.greater(n, 1),
        [
          this.rules.noted(point),
          bookWorth(gen),
          b.callInto(k, this.draw, n),
          pickByCode(this.rules, rule, point, b.load(b.address(gen.optionList, k))),
        ],
        pickOnly(this.rules, rule, point),
      ),
    ];
  }

  /**
   * Draws an option and applies it, in a separate routine whose parameters are what options depend on.
   * `note` keeps whether there was one, for rules that ask.
   */
  private drawn(point: ChoicePoint, note: (flag: Var, taken: Var) => CodeSteps): CodeSteps {
    if (point.kind === "order") throw new Error("an order keeps its frame");
    const { gen } = this.rules;
    const given = [point.you, ...point.offers.flatMap(({ args }) => args)];
    const known = this.draws.get(point.site);
    const varying: readonly CodeValue[] = given.filter(
      ({ kind }) => kind !== "int" && kind !== "flag",
    );
    const called = (routine: Routine): CodeSteps => {
      if (point.taken === undefined) return [bookWorth(gen), b.call(routine, ...varying)];
      const flag = b.variable("flag", "flag");
      return [bookWorth(gen), b.callInto(flag, routine, ...varying), note(flag, point.taken)];
    };
    if (known !== undefined) return called(known);
    const params = varying.map((value) => parameterFor(value));
    const inner = (value: CodeValue): CodeValue => {
      const param = params[varying.indexOf(value)];
      return param === undefined ? value : b.value(param);
    };
    const result = point.taken === undefined ? undefined : "flag";
    const routine = this.defined(`draw_${point.site}`, params, result);
    this.draws.set(point.site, routine);
    const offers = point.offers.map(({ move, args }) => ({ move, args: args.map(inner) }));
    routine.body = b.block(this.drawnFrom({ ...point, you: inner(point.you), offers }));
    gen.add(routine);
    return called(routine);
  }

  /** Counts the options, draws an index, and applies the option at it; returns whether there was one. */
  private drawnFrom(point: Extract<ChoicePoint, { kind: "choice" }>): CodeSteps {
    const { gen } = this.rules;
    const returned = (was: boolean) => (point.taken ? b.return(was) : b.return());
    const k = b.natural("k");
    const counted: CodeSteps[] = [];
    const taken: CodeSteps[] = [];
    let [end, listed] = [b.value(0), b.value(0)];
    for (const { move: number, args } of point.offers) {
      const code = this.codeOf(number);
      const { move } = code;
      const [last, behind] = [b.natural("e"), end];
      const nth = b.subtract(k, behind);
      let option = b.callPure(nthRoutine(gen, move), point.you, ...args, nth);
      if (this.isCounted(code)) {
        const count = b.natural("n");
        counted.push(b.callInto(count, countRoutine(gen, move), point.you, ...args));
        counted.push(b.let(last, b.add(behind, count)));
      } else {
        const [next, before] = [b.natural("l"), listed];
        counted.push(b.callInto(next, listRoutine(gen, move), point.you, ...args, before));
        counted.push(b.let(last, b.subtract(b.add(behind, next), before)));
        option = b.load(b.address(gen.optionList, b.add(before, nth)));
        listed = b.value(next);
      }
      end = b.value(last);
      const act = this.take(code, [point.you, ...args], option, point.at);
      taken.push(b.if(b.less(k, end), [act, returned(true)]));
    }
    return [
      counted,
      b.if(b.equal(end, 0), returned(false)),
      this.rules.noted(point),
      b.callInto(k, this.draw, point.may ? b.add(end, 1) : end),
      taken,
      point.taken && b.return(false),
    ];
  }

  /** Applies an option. */
  private take(
    code: OptionEncoding,
    args: readonly CodeValue[],
    option: CodeValue,
    at: number,
  ): CodeSteps {
    const { gen, sus } = this.rules;
    return decodePicks(code, option, (picks) => {
      const all = [...args, ...picks.map(b.value)];
      if (!sus.suspends(code.move)) return b.call(doRoutine(gen, code.move), ...all);
      const { routine } = this.rules.ruleOf(code.move);
      return this.call({ of: routine, args: [...all, b.value(at)] });
    });
  }

  /** Whether the options of a move are counted; the routines that do it are in the program then. */
  private isCounted(code: OptionEncoding): boolean {
    const { gen } = this.rules;
    const known = this.counted.get(code);
    if (known !== undefined) return known;
    const counted = planCounting(gen, code.move);
    this.counted.set(code, counted !== undefined);
    if (counted !== undefined)
      for (const routine of lowerCountedOptions(gen, code, counted)) gen.add(routine);
    return counted !== undefined;
  }

  // The whole playout ------------------------------------------------------------------

  private addDraw(): Routine {
    const [n, number] = [b.variable("n"), b.variable("number")];
    const routine = this.defined("drawn", [n], "int");
    routine.body = b.block([
      b.call(limitRoutines.begin),
      b.store(left, b.subtract(b.load(left), 1)),
      b.if(b.less(b.load(left), 0), b.call(drawRoutines.tooLong)),
      b.callInto(number, drawRoutines.random, n),
      b.return(number),
    ]);
    this.rules.gen.add(routine);
    return routine;
  }

  private addPlayOn(): Routine {
    const { gen } = this.rules;
    const { over, frame } = gen.slots.header;
    const limit = b.variable("limit");
    const routine = this.defined("playOn", [limit], "int");
    const fp = b.variable("fp", "int", this.rules.fp.range);
    routine.body = b.block([
      b.store(left, limit),
      b.store(deep, 0),
      b.call(limitRoutines.begin),
      b.loop("rules", (label) => [
        b.if(b.notEqual(loadSlot(over), 0), b.break(label)),
        b.let(fp, loadSlot(frame)),
        b.if(
          b.equal(fp, 0),
          b.store(b.address(inState(over), 0), 1),
          b.switch(
            b.load(this.stack.ruleOf(fp)),
            this.play.map((play) => b.call(play, fp)),
          ),
        ),
      ]),
      this.stack.emptied(),
      bookWorth(gen),
      b.return(b.subtract(limit, b.load(left))),
    ]);
    gen.add(routine);
    return routine;
  }
}

const setFlag = (flag: Var, taken: Var) => b.set(taken, flag);

/** A parameter for a value. */
function parameterFor(value: CodeValue): Var {
  if (value.kind === "get") return b.variable(value.of.name, value.of.type, value.of.range);
  const type = typeOfValue(value);
  return b.variable("given", type, type === "int" ? wrapped(rangeOfValue(value)) : ANY_INT);
}

/** The rules that are played in their frames. */
function keepingFrames(rules: SuspendingRules): Set<SuspendingRule> {
  const kept = new Set<SuspendingRule>();
  for (let size = -1; size !== kept.size; ) {
    size = kept.size;
    for (const rule of rules.all)
      if (needsFrame(rule.of.body) || rules.calledBy(rule).some((one) => kept.has(one)))
        kept.add(rule);
  }
  return kept;
}
