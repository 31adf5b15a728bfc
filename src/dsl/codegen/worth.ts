// Lasting points that always count: before anybody is asked, and at the end, the ledger is brought
// up to date. What has been booked for each `worth` stands in the state.

import type * as ir from "../ir/ir.ts";
import { createOwnRef } from "../ir/types.ts";
import { emitExpr } from "./expr.ts";
import { Env, type Gen } from "./gen.ts";

/** Whether lasting points always count. */
export function settled(game: ir.Game): boolean {
  return game.counting?.how === "always";
}

/** `settle(S)`; in games whose lasting points wait for an event there is nothing to settle. */
export function emitSettle(gen: Gen, game: ir.Game): string {
  if (!settled(game)) return "function settle(S){}";
  const lines = game.worths.map((worth) => emitLine(gen, worth)).join("");
  return `function settle(S){for(let you=0;you<${gen.seats};you++){${lines}}}`;
}

/** Brings points up to date before options are computed, which may depend on them; not while a simultaneous decision is secret. */
export function emitSettleNow({ game, layout }: Pick<Gen, "game" | "layout">): string {
  if (!settled(game)) return "";
  return `${layout.once === undefined ? "" : `if(S[${layout.once.who}]===0)`}settle(S);`;
}

function emitLine(gen: Gen, worth: ir.Worth): string {
  const { id, index, pieces, zone, amount, reason } = worth;
  const env = new Env("you");
  const count: ir.Expr = {
    kind: "howMany",
    zone: createOwnRef(zone),
    what: pieces,
    type: { kind: "number", from: 0, to: 2 ** 31 - 1 },
  };
  const { score, ledger, worths } = gen.layout;
  const booked = `S[${worths.bases[index]}+you*${worths.stride}]`;
  const line = `S[${ledger}+you*${gen.game.reasons.length}+${reason.index}]`;
  const at = gen.span(worth.span);
  const [n, now, more] = [gen.fresh("n"), gen.fresh("t"), gen.fresh("d")];
  return [
    `const ${n}=${emitExpr(gen, env, count)},${now}=${n}===0?0:${n}*${emitExpr(gen, env, amount)},${more}=${now}-${booked};`,
    `if(${more}!==0){${gen.mark(worth.span, id)}${booked}=${now};S[${score}+you]+=${more};${line}+=${more};`,
    `if(log!==null){log.rule(you,${gen.rule(id)},${at});log.score(you,${reason.index},${more},${at});}}`,
  ].join("");
}
