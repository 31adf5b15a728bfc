// Steps of the code tree as instructions.

import { b } from "../codegen/code/build.ts";
import type { CodeStep } from "../codegen/code/code.ts";
import { hasContinue, testedLoop } from "../codegen/code/loops.ts";
import { sizeOfValue } from "../codegen/code/size.ts";
import { pushBase } from "./addresses.ts";
import type { FunctionWriter } from "./function-writer.ts";
import { type Label, OP } from "./instructions.ts";
import { writeValue } from "./values.ts";

type StepOf<Kind> = Extract<CodeStep, { readonly kind: Kind }>;

/** Tests of loops that are no larger are written twice: one jump for each round is saved. */
const MAX_TEST_SIZE = 16;

export function writeStep(w: FunctionWriter, step: CodeStep): void {
  const { code } = w;
  switch (step.kind) {
    case "let":
    case "set":
      writeValue(w, step.to);
      code.set(w.local(step.of));
      return;
    case "store": {
      const offset = pushBase(w, step.to);
      writeValue(w, step.is);
      code.store(offset);
      return;
    }
    case "if":
      writeValue(w, step.when);
      code.if(
        () => w.block(step.then),
        step.else.length === 0 ? undefined : () => w.block(step.else),
      );
      return;
    case "loop":
      writeLoop(w, step);
      return;
    case "break":
      code.jump(w.targetsOf(step.label).end);
      return;
    case "continue":
      code.jump(w.targetsOf(step.label).next);
      return;
    case "switch":
      writeSwitch(w, step);
      return;
    case "call":
      w.call(step.of, step.args);
      if (step.into !== undefined) code.set(w.local(step.into));
      else if (step.of.result !== undefined) code.op(OP.drop);
      return;
    case "return":
      if (step.is !== undefined) writeValue(w, step.is);
      w.return();
      return;
    case "fail":
      writeValue(w, step.at);
      code.call(w.tables.failure(step.problem));
      code.op(OP.unreachable);
      return;
    // Playouts in WebAssembly have no log.
    case "count":
    case "log":
      return;
    case "suspend":
      throw new Error("a choice point has no WebAssembly");
    default:
      step satisfies never;
  }
}

function writeLoop(w: FunctionWriter, step: StepOf<"loop">): void {
  const { code } = w;
  const { end, next } = w.targetsOf(step.label);
  const tested = testedLoop(step);
  if (tested === undefined || sizeOfValue(tested.end) > MAX_TEST_SIZE) {
    code.block(end, () =>
      code.loop(next, () => {
        w.block(step.body);
        code.jump(next);
      }),
    );
    return;
  }
  // Tested once before the first round, and then behind each.
  const head = {};
  code.block(end, () => {
    writeValue(w, tested.end);
    code.jumpIf(end);
    code.loop(head, () => {
      if (hasContinue(tested.rest, step.label)) code.block(next, () => w.block(tested.rest));
      else w.block(tested.rest);
      writeValue(w, b.not(tested.end));
      code.jumpIf(head);
    });
  });
}

/** Blocks in each other, one for each case: a jump out of the first runs the case behind it. */
function writeSwitch(w: FunctionWriter, { on, cases, else: other }: StepOf<"switch">): void {
  const { code } = w;
  const [end, otherwise] = [{}, {}];
  const labels = cases.map((): Label => ({}));
  const jump = () => {
    writeValue(w, on);
    code.jumpBy(labels, otherwise);
  };
  const nested = cases.reduce<() => void>(
    (inner, block, i) => () => {
      code.block(labels[i] ?? end, inner);
      w.block(block);
      code.jump(end);
    },
    jump,
  );
  code.block(end, () => {
    code.block(otherwise, nested);
    w.block(other);
  });
}
