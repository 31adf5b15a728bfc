// `in any order`: the things that are left stand as a row in the frame, of which one is picked.

import type * as ir from "../../ir/ir.ts";
import { MOST_MEMBERS } from "../../ir/types.ts";
import type { CodeValue } from "../code/code.ts";
import type { Gen } from "../gen.ts";
import { frameSlot } from "../layout/slots.ts";
import { zoneRoutines } from "../library/zones.ts";
import type { Env } from "../lower/env.ts";
import { loopOverBinder } from "../lower/expressions/domains.ts";
import { Lowering } from "../lower/lowering.ts";
import { repeated } from "../lower/statements/transfers.ts";
import { literal } from "../number.ts";
import type { MoveCode } from "../options/codes.ts";
import { textStep } from "../text.ts";
import { emitBack } from "./calls.ts";

type AnyOrder = Extract<ir.Stmt, { kind: "anyOrder" }>;

/** Where the program asks what comes next. */
export interface OrderSite {
  readonly kind: "order";
  readonly index: number;
  /** The rule in which it waits. */
  readonly frame: number;
  readonly stmt: AnyOrder;
  readonly env: Env;
  /** The first slot of the row, and the slot of what was picked. */
  readonly row: string;
  readonly picked: string;
  /** The step that carries out what was picked; known when the whole rule has been emitted. */
  next: () => number;
}

/** Puts all the things into the row, which is empty. */
export function emitGather(
  gen: Gen,
  env: Env,
  { things, most, span }: AnyOrder,
  row: string,
): string {
  const at = gen.span(span);
  // Only of things that lie somewhere there can be more than the row holds.
  const guard = most < MOST_MEMBERS ? "" : `if(S[${row}]===${most})fail("many",${at});`;
  const put = (thing: CodeValue) =>
    textStep([
      `${guard}${gen.program.routine(zoneRoutines.rowAdd)}(S,${row},${most},`,
      thing,
      `,${at});`,
    ]);
  const loops = things.map((binder) =>
    loopOverBinder(new Lowering(gen, env), binder, (inner, weight) =>
      repeated(weight, put(inner.lookup(binder.local))),
    ),
  );
  return gen.printSteps(loops);
}

/** `options_s`, `apply_s` and `explain_s`, as of a choice: see move.ts. Things of one kind are one option. */
export function emitOrderSite(
  gen: Gen,
  site: OrderSite,
  codes: readonly MoveCode[],
  isStraight: boolean,
): string {
  const { index, stmt, env, row, picked } = site;
  const { base, picks } = codes[stmt.move.index] as MoveCode;
  const from = literal(picks[0]?.from ?? 0);
  const left = (body: string) => `for(let b=${row},i=1;i<=S[b];i++)${body}`;
  const list = left(
    `if(!${gen.program.routine(zoneRoutines.seenBefore)}(S,b+1,i-1))O[n++]=${base}+S[b+i]-${from};`,
  );
  const logged = `if(log!==null)log.rule(${gen.print(env.you)},${gen.rule(stmt.move.id)},${gen.span(stmt.span)});`;
  const found = left("if(S[b+i]===A[0])return 0;");
  const take = `${logged}${picked}=code-${base}+${from};${frameSlot("step")}=${site.next()};`;
  return [
    `function options_${index}(S,fp){let n=0;${list}return n;}`,
    `function apply_${index}(S,fp,code){${take}${emitBack(gen, site)}}`,
    ...(isStraight ? [`function take_${index}(S,fp,code){${take}}`] : []),
    `function explain_${index}(S,fp,m,A){if(m!==${stmt.move.index})return NOT_OFFERED;${found}return -1;}`,
    `function holding_${index}(){return [];}`,
  ].join("\n");
}
