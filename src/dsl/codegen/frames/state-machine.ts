// Suspending rules as state machines. `frame_i(fp)` resumes the rule in the frame at `fp` until a player
// must decide, and returns the number of options; 0 if the rule has returned or the game is over. Until
// a decision, rules call each other on the host's stack. Their frames are in the state all the same, so
// that the rule can be resumed after the host's stack has unwound.

import { b, type CodeSteps } from "../code/build.ts";
import type { ChoicePoint, CodeStep, CodeValue, Routine, Var } from "../code/code.ts";
import { entryAt } from "../entry-at.ts";
import { limitRoutines } from "../library/limits.ts";
import { loadSlot } from "../lower/lowering.ts";
import { bookWorth } from "../lower/statements/lasting-points.ts";
import { listRoutine } from "../options/list-options.ts";
import { decodePicks, type OptionEncoding } from "../options/option-encoding.ts";
import { doRoutine } from "../options/option-schema.ts";
import { isLeftInOrder, listOrder, pickByCode, pickOnly } from "./any-order.ts";
import { lowerSteps, type StepPosition, type SuspensionLowering } from "./lower-steps.ts";
import type { Stack } from "./stack.ts";
import type { SuspendingRule, SuspendingRules } from "./suspending-rules.ts";

/** Emits the routines of all frames and choice points. */
export class StateMachineRoutines implements SuspensionLowering {
  readonly leave = b.return(0);
  /** Lists the options of each choice point. */
  readonly options: Routine[] = [];
  /** Whether an element can still be picked, by the number of the choice point. */
  readonly leftInOrder = new Map<number, Routine>();
  /** Applies an option of each choice point. */
  readonly applies: Routine[] = [];
  private readonly rules: SuspendingRules;
  private readonly stack: Stack;
  /** Resumes a frame of each rule. */
  readonly frames: readonly Routine[];
  private readonly places: { readonly point: ChoicePoint; readonly place: StepPosition }[] = [];

  constructor(rules: SuspendingRules, stack: Stack) {
    this.rules = rules;
    this.stack = stack;
    this.frames = rules.all.map(({ index }) => this.defined(`frame_${index}`, [rules.fp]));
    for (const rule of rules.all) {
      const frame = this.frameOf(rule);
      frame.body = b.block(lowerSteps(rules, rule, this));
      rules.gen.add(frame);
    }
    for (const { point, place } of this.places) this.addApply(point, place);
  }

  /** The choice points, ordered by the number that a frame stores. */
  get points(): readonly ChoicePoint[] {
    return this.places.map(({ point }) => point).sort((one, other) => one.site - other.site);
  }

  private defined(name: string, params: Routine["params"], result: "int" | "flag" = "int") {
    const routine: Routine = { name, params, result, body: [] };
    this.rules.gen.define(routine, name);
    return routine;
  }

  private frameOf({ index }: SuspendingRule): Routine {
    return entryAt(this.frames, index);
  }

  private codeOf(move: number): OptionEncoding {
    return entryAt(this.rules.gen.codes, move);
  }

  lowerChoicePoint(point: ChoicePoint, place: StepPosition): CodeSteps {
    const { gen, fp } = this.rules;
    this.places.push({ point, place });
    this.addOptions(point);
    const n = b.natural("n");
    const isOrder = point.kind === "order";
    return [
      isOrder ? undefined : bookWorth(gen),
      b.callInto(n, entryAt(this.options, point.site), fp),
      b.if(b.greater(n, isOrder ? 1 : 0), [
        this.rules.noted(point),
        b.store(this.stack.stepOf(fp), place.step),
        b.return(n),
      ]),
      isOrder ? pickOnly(this.rules, place.rule, point) : undefined,
    ];
  }

  lowerCall(
    { of, args }: Extract<CodeStep, { readonly kind: "call" }>,
    { rule, next }: StepPosition,
  ): CodeSteps {
    const values = args.filter((arg): arg is CodeValue => !("region" in arg));
    return [
      b.store(this.stack.stepOf(this.rules.fp), next),
      this.entered(this.rules.ruleFor(of), values, rule),
    ];
  }

  /** Pushes the frame of a rule and enters it; the caller returns if a decision is pending or the game is over. */
  private entered(
    rule: SuspendingRule,
    args: readonly CodeValue[],
    caller: SuspendingRule,
  ): CodeSteps {
    const { gen, fp, sus } = this.rules;
    return this.stack.pushed(rule, args, fp, caller.cut.size, (top) => {
      if (!gen.has("direct-calls")) return b.return(0);
      const n = b.natural("n");
      const isOver = b.notEqual(loadSlot(gen.slots.header.over), 0);
      const isLeft = b.or(b.greater(n, 0), sus.mayEnd(rule.of) ? isOver : false);
      return [
        b.call(limitRoutines.tick, args.at(-1) ?? 0),
        b.callInto(n, this.frameOf(rule), top),
        b.if(isLeft, b.return(n)),
      ];
    });
  }

  lowerReturn(rule: SuspendingRule): CodeSteps {
    return [this.stack.dropped(rule, this.rules.fp), b.return(0)];
  }

  /** `options_s(fp)`: lists all options of a choice. */
  private addOptions(point: ChoicePoint): void {
    const { gen, fp } = this.rules;
    const routine = this.defined(`options_${point.site}`, [fp]);
    const n = b.natural("n");
    const put = (code: CodeValue): CodeSteps => [
      b.store(b.address(gen.optionList, n), code),
      b.set(n, b.add(n, 1)),
    ];
    const listed =
      point.kind === "order"
        ? listOrder(point, this.codeOf(point.move), put)
        : [
            point.offers.map(({ move, args }) => {
              const next = b.natural("n");
              const list = listRoutine(gen, this.codeOf(move).move);
              return [b.callInto(next, list, point.you, ...args, n), b.set(n, next)];
            }),
            point.may ? b.if(b.greater(n, 0), put(b.value(0))) : undefined,
          ];
    routine.body = b.block([b.let(n, 0), listed, b.return(n)]);
    this.options[point.site] = routine;
    gen.add(routine);
    if (point.kind === "order") this.addIsLeft(point);
  }

  private addIsLeft(point: Extract<ChoicePoint, { kind: "order" }>): void {
    const thing = b.variable("thing");
    const routine = this.defined(`left_${point.site}`, [this.rules.fp, thing], "flag");
    routine.body = b.block(isLeftInOrder(point, thing));
    this.leftInOrder.set(point.site, routine);
    this.rules.gen.add(routine);
  }

  /** `apply_s(fp, code)`: applies an option and resumes the rule that offered it. */
  private addApply(point: ChoicePoint, { rule, next }: StepPosition): void {
    const { gen, fp } = this.rules;
    const code = b.natural("code");
    const routine = this.defined(`apply_${point.site}`, [fp, code]);
    this.applies[point.site] = routine;
    const back = (): CodeSteps => {
      const count = b.natural("n");
      if (!gen.has("direct-calls")) return b.return(0);
      return [b.callInto(count, this.frameOf(rule), fp), b.return(count)];
    };
    routine.body = b.block([
      b.store(this.stack.stepOf(fp), next),
      point.kind === "order"
        ? pickByCode(this.rules, rule, point, code)
        : point.offers.map(({ move, args }) => {
            const { base, count } = this.codeOf(move);
            const isOne = b.and(b.greaterOrEqual(code, base), b.less(code, base + count));
            const all = [point.you, ...args];
            return b.if(isOne, [
              this.rules.answered(rule, point, 1),
              this.taken(point, move, all, code, rule),
              back(),
            ]);
          }),
      back(),
    ]);
    gen.add(routine);
  }

  /** Applies an option. */
  private taken(
    point: ChoicePoint,
    move: number,
    args: readonly CodeValue[],
    code: Var,
    caller: SuspendingRule,
  ): CodeSteps {
    const { gen, sus } = this.rules;
    const of = this.codeOf(move);
    return decodePicks(of, b.value(code), (picks) => {
      const all = [...args, ...picks.map(b.value)];
      if (sus.suspends(of.move)) {
        const rule = this.rules.ruleOf(of.move);
        return this.entered(rule, [...all, b.value(point.at)], caller);
      }
      const isOver = b.notEqual(loadSlot(gen.slots.header.over), 0);
      const ends = sus.mayEnd(of.move) ? b.if(isOver, b.return(0)) : undefined;
      return [b.call(doRoutine(gen, of.move), ...all), ends];
    });
  }
}
