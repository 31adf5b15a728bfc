// Statements in which players decide, as steps with choice points, which frames/ lowers further.

import type * as ir from "../../../ir/ir.ts";
import { MOST_MEMBERS } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { CodeBlock, CodeValue, LoopLabel } from "../../code/code.ts";
import type { SuspendingRules } from "../../frames/suspending-rules.ts";
import { zoneRoutines } from "../../library/zones.ts";
import { markAddress } from "../addresses.ts";
import { SEATS, variableFor } from "../env.ts";
import { loopOverBinder } from "../expressions/domains.ts";
import { inState, type Lowering } from "../lowering.ts";
import { booksWorthAlways, bookWorthRoutine } from "./lasting-points.ts";
import { simultaneousRoutines } from "./simultaneous.ts";
import { repeated } from "./transfers.ts";

type Of<Kind> = Extract<ir.Stmt, { kind: Kind }>;

/** Suspends if there is an option; without one the choice lapses. `otherwise` follows where none was taken. */
export function lowerChoose(
  c: Lowering,
  { options, may, span }: Of<"choose">,
  rules: SuspendingRules,
  leave: CodeSteps,
  otherwise: CodeBlock,
): CodeSteps {
  const offers = options.map(({ move, args }) => ({
    move: move.index,
    args: args.map((arg) => c.lower(arg)),
  }));
  const [site, at] = [rules.nextSite(), c.span(span)];
  const taken = otherwise.length > 0 ? b.variable("taken", "flag") : undefined;
  return [
    taken && b.let(taken, false),
    { kind: "suspend", at: { kind: "choice", site, you: c.you, at, offers, may, taken } },
    leave,
    taken && b.if(b.not(taken), otherwise),
  ];
}

/** A row in the frame holds the elements left; while they differ, a player decides. */
export function lowerAnyOrder(
  c: Lowering,
  { things, most, move, mark, span }: Of<"anyOrder">,
  rules: SuspendingRules,
  body: (inner: Lowering) => CodeSteps,
): CodeSteps {
  const at = c.span(span);
  const region = inState(c.slots.openOfFrame("left", 1 + most));
  const row = b.address(region, 0, { seat: rules.fp });
  // Only elements of a zone can be more than the row has room for.
  const guard =
    most < MOST_MEMBERS ? undefined : b.if(b.equal(b.load(row), most), b.fail("many", at));
  const put = (thing: CodeValue): CodeSteps => [
    guard,
    b.call(zoneRoutines.rowAdd, row, most, thing, at),
  ];
  const [first] = things;
  const picked = variableFor(first.local);
  const site = rules.nextSite();
  return [
    things.map((binder) =>
      loopOverBinder(c, binder, (inner, weight) =>
        repeated(weight, put(inner.lookup(binder.local))),
      ),
    ),
    b.let(picked, 0),
    b.loop("order", (label) => [
      b.if(b.equal(b.load(row), 0), b.break(label)),
      {
        kind: "suspend",
        at: { kind: "order", site, you: c.you, at, move: move.index, row, picked },
      },
      mark && b.store(markAddress(c, mark), picked),
      b.call(zoneRoutines.rowRemove, row, picked, at),
      body(c.with(first.local, b.value(picked))),
    ]),
  ];
}

/** Seats decide one after another, while the state stores a snapshot of their blocks (runtime/engine/simultaneous.ts). */
export function lowerAtOnce(
  c: Lowering,
  { span }: Of<"eachPlayer">,
  { fp }: SuspendingRules,
  body: (inner: Lowering) => CodeSteps,
): CodeSteps {
  const { gen } = c;
  const simultaneous = simultaneousRoutines(gen);
  const [seat, you] = [b.variable("p"), b.variable("you", "int", SEATS)];
  const head = b.variable("head");
  const label: LoopLabel = { name: "once", head };
  const revealed: CodeSteps = {
    kind: "log",
    entry: "revealed",
    args: [b.value(c.span(span))],
    lookups: [],
  };
  return [
    booksWorthAlways(gen.game) ? b.call(bookWorthRoutine(gen)) : undefined,
    b.call(simultaneous.begin, fp, head),
    {
      kind: "loop",
      label,
      body: b.block([
        b.callInto(seat, simultaneous.nextSeat),
        b.if(b.less(seat, 0), [revealed, b.break(label)]),
        b.let(you, seat),
        body(c.withYou(b.value(you))),
      ]),
    },
  ];
}
