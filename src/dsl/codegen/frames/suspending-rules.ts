// Suspending rules as routines of the code tree that contain choice points.

import { nestedIn } from "../../ir/collect-statements.ts";
import type * as ir from "../../ir/ir.ts";
import type { Suspensions } from "../../ir/suspension.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { ChoicePoint, CodeBlock, CodeValue, Routine, Var } from "../code/code.ts";
import { mapCode } from "../code/map.ts";
import { visitCode } from "../code/visit.ts";
import type { CodegenContext } from "../context.ts";
import { entryAt } from "../entry-at.ts";
import { FRAME_STARTS } from "../layout/state-slots.ts";
import { SEATS, variableFor } from "../lower/env.ts";
import { inState } from "../lower/lowering.ts";
import { createLowering } from "../lower/procedures.ts";
import { lowerBlock } from "../lower/statements/statements.ts";
import { suspendingBody } from "../options/option-schema.ts";
import type { FrameStep } from "./jump-threading.ts";
import {
  answerOf,
  type FrameNames,
  type SplitRule,
  splitAtSuspensions,
} from "./split-at-suspensions.ts";
import { frameAddress } from "./stack.ts";

type Body = ir.Procedure | ir.OptionSchema;

/** A rule that may suspend: a procedure, or the body of an action. */
export interface SuspendingRule {
  readonly index: number;
  readonly of: Body;
  /** The parameters are a seat, those of the rule, and the call site. */
  readonly routine: Routine;
  readonly cut: SplitRule;
}

/** The suspending rules of a game, and the flow, which always has a frame. */
export class SuspendingRules implements FrameNames {
  readonly gen: CodegenContext;
  readonly sus: Suspensions;
  readonly fp = b.variable("fp", "int", FRAME_STARTS);
  readonly depth = b.variable("depth", "int", FRAME_STARTS);
  readonly all: readonly SuspendingRule[];
  private readonly routines = new Map<Body, Routine>();
  private sites = 0;

  constructor(gen: CodegenContext, sus: Suspensions) {
    this.gen = gen;
    this.sus = sus;
    const { game } = gen;
    const bodies: readonly Body[] = [
      ...game.procedures.filter((one) => one === game.flow || sus.suspends(one)),
      ...game.moves.filter((one) => sus.suspends(one)),
    ];
    for (const of of bodies) this.routines.set(of, empty(of));
    for (const [of, routine] of this.routines) {
      const c = createLowering(gen, routine, paramsOf(of));
      const body = "head" in of ? suspendingBody(of) : of.body;
      routine.body = b.block(lowerBlock(c, body, { sus, leave: b.return(), waiting: this }));
    }
    const waiting = new Set(this.routines.values());
    const cuts = [...this.routines.values()].map((one) =>
      splitAtSuspensions(one, waiting, this, gen.slots),
    );
    const numbered = numberedPoints(cuts.flatMap(({ steps }) => steps));
    this.all = [...this.routines].map(([of, routine], index) => {
      const cut = entryAt(cuts, index);
      const steps = cut.steps.map(({ label, block }) => ({ label, block: numbered(block) }));
      routine.body = numbered(routine.body);
      return { index, of, routine, cut: { ...cut, steps } };
    });
  }

  /** Returns a provisional number for a choice point, until all are collected. */
  nextSite(): number {
    this.sites += 1;
    return this.sites - 1;
  }

  /** The routine of a rule, with choice points in it. */
  routineOf(of: Body): Routine {
    const routine = this.routines.get(of);
    if (routine === undefined) throw new Error(`${of.id} never suspends`);
    return routine;
  }

  ruleOf(of: Body): SuspendingRule {
    return this.find((rule) => rule.of === of);
  }

  ruleFor(routine: Routine): SuspendingRule {
    return this.find((rule) => rule.routine === routine);
  }

  /** Whether a routine belongs to a suspending rule. */
  isWaiting(routine: Routine): boolean {
    return this.all.some((rule) => rule.routine === routine);
  }

  private find(isIt: (rule: SuspendingRule) => boolean): SuspendingRule {
    const rule = this.all.find(isIt);
    if (rule === undefined) throw new Error("a rule that never suspends");
    return rule;
  }

  /** Returns the suspending rules that this one may call. */
  calledBy({ of }: SuspendingRule): readonly SuspendingRule[] {
    return this.sus.waitedFor(of.body).map((body) => this.ruleOf(body));
  }

  /** Stores whose decision is pending, and at which choice point. */
  noted({ you, site }: ChoicePoint): CodeSteps {
    const { header } = this.gen.slots;
    return [
      b.store(b.address(inState(header.decider), 0), you),
      b.store(b.address(inState(header.site), 0), site),
    ];
  }

  /** Stores what was decided in the frame of the rule, if the rule looks at it. */
  answered({ cut }: SuspendingRule, point: ChoicePoint, answer: CodeValue | 1): CodeSteps {
    const name = answerOf(point);
    const slot = name && cut.slots.get(name);
    return slot && b.store(frameAddress(slot, this.fp), answer);
  }

  /** Whether a rule is recursive. */
  leadsToItself(rule: SuspendingRule): boolean {
    const seen = new Set<SuspendingRule>();
    const visit = (one: SuspendingRule): boolean =>
      this.calledBy(one).some((next) => {
        if (next === rule) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return visit(next);
      });
    return visit(rule);
  }
}

/** Numbers choice points in the order of steps. Those in no step are unreachable and are removed. */
function numberedPoints(steps: readonly FrameStep[]): (block: CodeBlock) => CodeBlock {
  const numbers = new Map<number, number>();
  for (const { block } of steps) {
    visitCode(block, {
      step: (step) => {
        if (step.kind === "suspend") numbers.set(step.at.site, numbers.size);
      },
    });
  }
  return (block) =>
    mapCode(block, {
      step: (step) => {
        if (step.kind !== "suspend") return [step];
        const site = numbers.get(step.at.site);
        return site === undefined ? [] : [{ ...step, at: { ...step.at, site } }];
      },
    });
}

function paramsOf(of: Body): readonly ir.Local[] {
  return "picks" in of ? [...of.params, ...of.picks] : of.params;
}

function empty(of: Body): Routine {
  const params: Var[] = [
    b.variable("you", "int", SEATS),
    ...paramsOf(of).map(variableFor),
    b.variable("at"),
  ];
  return { name: of.id, params, result: undefined, body: [] };
}

/**
 * Whether a rule stores in its frame what a function's variables cannot hold: the row of an `in any
 * order`, and the seats that have made their simultaneous decision.
 */
export function needsFrame(statements: readonly ir.Stmt[]): boolean {
  return statements.some((stmt) => {
    if (stmt.kind === "anyOrder") return true;
    if (stmt.kind === "eachPlayer" && stmt.how === "once") return true;
    return needsFrame(nestedIn(stmt));
  });
}
