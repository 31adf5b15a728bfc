// What happens to counters and points.

import type * as ir from "../../../ir/ir.ts";
import { NONE, YES_NO } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Address, CodeValue } from "../../code/code.ts";
import { counterAddress } from "../addresses.ts";
import { limitFor } from "../expressions/counters.ts";
import { inState, type Lowering } from "../lowering.ts";

type Of<Kind> = Extract<ir.Stmt, { kind: Kind }>;

/** `gain` and `pay` with fixed operands: more is never paid than there is, nor gained than there is room for. */
export function lowerGain(c: Lowering, stmt: Of<"gain">): CodeSteps {
  const { counter: ref, sign } = stmt;
  const { counter, index } = ref;
  const at = c.span(stmt.span);
  const address = counterAddress(c, ref);
  const amount = c.lower(stmt.amount);
  const change = (by: CodeValue): CodeSteps => [
    {
      kind: "log",
      entry: "gain",
      args: [c.you, counter.index, by, at, ...(index === undefined ? [] : [c.lower(index)])].map(
        b.value,
      ),
      lookups: [],
    },
    addTo(address, by),
  ];
  if (sign === -1) {
    return b.if(b.notEqual(amount, 0), [
      b.if(b.less(b.load(address), amount), b.fail("short", at)),
      change(b.negate(amount)),
    ]);
  }
  if (counter.max === undefined || counter.beyond !== undefined) return change(amount);
  const room = b.subtract(limitFor(c, ref, counter.max), b.load(address));
  return b.once("room", b.min(amount, room), change);
}

function addTo(address: Address, by: CodeValue): CodeSteps {
  return b.store(address, b.add(b.load(address), by));
}

/** A gain of a member that may be none, carried out only if it is not; `undefined` for any other. */
export function unlessNone(stmt: Of<"gain">): ir.Stmt | undefined {
  const { index } = stmt.counter;
  if (index?.type.kind !== "orNone") return undefined;
  const none: ir.Expr = { kind: "const", value: NONE, type: index.type };
  const member: ir.Expr = { ...index, type: index.type.of };
  return {
    kind: "if",
    condition: { kind: "binary", op: "is not", left: index, right: none, type: YES_NO },
    then: [{ ...stmt, counter: { ...stmt.counter, index: member } }],
    else: [],
    span: stmt.span,
  };
}

export function lowerSetCounter(c: Lowering, { counter: ref, value }: Of<"setCounter">): CodeSteps {
  const { max } = ref.counter;
  const number = c.lower(value);
  const kept = max === undefined ? number : b.min(number, limitFor(c, ref, max));
  return b.store(counterAddress(c, ref), kept);
}

/** Points, and the line of the ledger that says what for. */
export function lowerScore(c: Lowering, stmt: Of<"score">): CodeSteps {
  const at = c.span(stmt.span);
  return b.once("n", c.lower(stmt.amount), (points) => [
    bookPoints(c, points, stmt.reason),
    b.if(b.notEqual(points, 0), {
      kind: "log",
      entry: "score",
      args: [c.you, stmt.reason.index, points, at].map(b.value),
      lookups: lookedUp(c, stmt.amount),
    }),
  ]);
}

/** Adds to the points and to the line of the ledger that says what for. */
export function bookPoints(c: Lowering, points: CodeValue, reason: ir.Reason): CodeSteps {
  const { score, ledger } = c.slots;
  return [
    addTo(b.address(inState(score), 0, { seat: c.you }), points),
    addTo(b.address(inState(ledger), reason.index, { seat: c.you }), points),
  ];
}

/** The tables that points stand in, with what they were looked up by. */
function lookedUp(c: Lowering, amount: ir.Expr): CodeValue[][] {
  return tablesIn(amount).map(({ table, args }) => [
    b.value(c.gen.game.tables.indexOf(table)),
    ...args.map((one) => c.lower(one)),
  ]);
}

function tablesIn(expr: ir.Expr): Extract<ir.Expr, { kind: "table" }>[] {
  if (expr.kind === "table") return expr.table.isBuiltIn ? [] : [expr];
  return expr.kind === "binary" ? [...tablesIn(expr.left), ...tablesIn(expr.right)] : [];
}
