// What happens to counters, as JavaScript.

import type * as ir from "../ir/ir.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { counterSlot } from "./place.ts";

type Gain = Extract<ir.Stmt, { kind: "gain" }>;

/** `gain` and `pay`: more is never paid than there is. */
export function emitGain(gen: Gen, outer: Env, stmt: Gain, at: number): string {
  const { bound, env, ref } = withMember(gen, outer, stmt.counter);
  const { counter, index } = ref;
  const slot = counterSlot(gen, env, ref);
  const amount = emitExpr(gen, env, stmt.amount);
  const sign = stmt.sign === 1 ? "+" : "-";
  const change =
    counter.max === undefined
      ? `${slot}${sign}=${amount};`
      : `${slot}=${capped(counter, `${slot}${sign}${amount}`)};`;
  const member = index === undefined ? "" : `,${emitExpr(gen, env, index)}`;
  const told = `if(log!==null)log.gain(${env.you},${counter.index},${stmt.sign === 1 ? "" : "-"}${amount},${at}${member});`;
  if (stmt.sign === 1) return bound + told + change;
  const paid = `if(${slot}<${amount})fail("short",${at});${told}${change}`;
  return bound + (stmt.amount.kind === "const" ? paid : `if(${amount}!==0){${paid}}`);
}

export function emitSetCounter(
  gen: Gen,
  env: Env,
  { counter, value }: Extract<ir.Stmt, { kind: "setCounter" }>,
): string {
  return `${counterSlot(gen, env, counter)}=${capped(counter.counter, emitExpr(gen, env, value))};`;
}

/** A counter never exceeds its cap. */
function capped(counter: ir.Counter, js: string): string {
  return counter.max === undefined ? js : `Math.min(${js},${counter.max})`;
}

/** The counter with its member worked out once, before anything changes. */
function withMember(
  gen: Gen,
  env: Env,
  ref: ir.CounterRef,
): { readonly bound: string; readonly env: Env; readonly ref: ir.CounterRef } {
  const { index } = ref;
  if (index === undefined || index.kind === "const" || index.kind === "local")
    return { bound: "", env, ref };
  const local: ir.Local = { name: "member", type: index.type };
  const name = gen.fresh(local.name);
  return {
    bound: `const ${name}=${emitExpr(gen, env, index)};`,
    env: env.with(local, name),
    ref: { ...ref, index: { kind: "local", local, type: index.type } },
  };
}
