// The entry points of explanations, which find the move at the choice point of the pending decision.

import { NOT_OFFERED } from "../../runtime/engine/explanation-numbers.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { ChoicePoint, CodeValue, Routine, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { entryAt } from "../entry-at.ts";
import { loadSlot } from "../lower/lowering.ts";
import { needsRoutine } from "./needs.ts";
import { whyRoutine } from "./refusals.ts";

/** `explain(move)` and `holding(move)`: see runtime/engine/program-api.ts. */
export function addExplanations(
  gen: CodegenContext,
  points: readonly ChoicePoint[],
  fp: Var,
  leftInOrder: ReadonlyMap<number, Routine>,
): void {
  const picked = (at: number) => b.load(b.address(gen.explanations.args, at));
  const add = (
    name: string,
    otherwise: number,
    inOrder: (left: CodeValue) => CodeValue,
    of: typeof whyRoutine,
  ) => {
    const move = b.natural("move");
    const atPoint = (point: ChoicePoint): CodeSteps => {
      if (point.kind === "order") {
        const isLeft = leftInOrder.get(point.site);
        if (isLeft === undefined) throw new Error(`there is no order at ${point.site}`);
        const left = b.callPure(isLeft, fp, picked(0));
        return b.if(b.equal(move, point.move), b.return(inOrder(left)));
      }
      return point.offers.map((offer) => {
        const schema = entryAt(gen.codes, offer.move).move;
        const picks = schema.picks.map((_, i) => picked(i));
        const found = b.callPure(of(gen, schema), point.you, ...offer.args, ...picks);
        return b.if(b.equal(move, offer.move), b.return(found));
      });
    };
    gen.defineAndAdd(
      b.routine(name, [move], "int", () => [
        b.let(fp, loadSlot(gen.slots.header.frame)),
        b.switch(loadSlot(gen.slots.header.site), points.map(atPoint)),
        b.return(otherwise),
      ]),
    );
  };
  add("explain", NOT_OFFERED, (left) => b.select(left, 0, -1), whyRoutine);
  add("holding", 0, () => b.value(0), needsRoutine);
}
