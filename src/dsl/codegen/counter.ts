// What happens to counters, as JavaScript.

import type * as ir from "../ir/ir.ts";
import { NONE, YES_NO } from "../ir/types.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { counterSlot } from "./place.ts";

type Gain = Extract<ir.Stmt, { kind: "gain" }>;

/** `gain` and `pay` with fixed operands: more is never paid than there is, nor gained than there is room for. */
export function emitGain(gen: Gen, env: Env, stmt: Gain, at: number): string {
  const ref = stmt.counter;
  const { counter, index } = ref;
  const slot = counterSlot(gen, env, ref);
  const amount = emitExpr(gen, env, stmt.amount);
  const member = index === undefined ? "" : `,${emitExpr(gen, env, index)}`;
  const tell = (js: string) =>
    `if(log!==null)log.gain(${env.you},${counter.index},${js},${at}${member});`;
  if (stmt.sign === -1) {
    const paid = `if(${slot}<${amount})fail("short",${at});${tell(`-${amount}`)}${slot}-=${amount};`;
    if (stmt.amount.kind === "const") return stmt.amount.value === 0 ? "" : paid;
    return `if(${amount}!==0){${paid}}`;
  }
  if (counter.max === undefined || counter.beyond !== undefined)
    return `${tell(amount)}${slot}+=${amount};`;
  const room = gen.fresh("room");
  const most = `Math.min(${amount},${emitMax(gen, env, ref, counter.max)}-${slot})`;
  return `const ${room}=${most};${tell(room)}${slot}+=${room};`;
}

export function emitSetCounter(
  gen: Gen,
  env: Env,
  { counter: ref, value }: Extract<ir.Stmt, { kind: "setCounter" }>,
): string {
  const { max } = ref.counter;
  const js = emitExpr(gen, env, value);
  const kept = max === undefined ? js : `Math.min(${js},${emitMax(gen, env, ref, max)})`;
  return `${counterSlot(gen, env, ref)}=${kept};`;
}

export function emitCounterFull(gen: Gen, env: Env, ref: ir.CounterRef): string {
  const { max } = ref.counter;
  if (max === undefined) return "false";
  return `(${env.read(counterSlot(gen, env, ref))}>=${emitMax(gen, env, ref, max)})`;
}

/** The limit, for whoever's counter it is. */
function emitMax(gen: Gen, env: Env, { owner }: ir.CounterRef, max: ir.Expr): string {
  return emitExpr(gen, owner === undefined ? env : env.withYou(emitExpr(gen, env, owner)), max);
}

/** A gain of a member that may be none, carried out only if it is not; `undefined` for any other. */
export function unlessNone(stmt: Gain): ir.Stmt | undefined {
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
