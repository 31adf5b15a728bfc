// Statements that nobody has to decide anything in, as plain JavaScript.

import type * as ir from "../ir/ir.ts";
import { endTaken } from "../ir/same-expr.ts";
import { findProcedureCall, type Suspensions } from "../ir/suspension.ts";
import { emitGain, emitSetCounter, unlessNone } from "./counter.ts";
import { emitBinder } from "./domain.ts";
import { emitExpr, emitStored, emitZoneSize } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { slot } from "./layout/slots.ts";
import { prepare } from "./operands.ts";
import { markSlot, zoneBase } from "./place.ts";
import type { Playing } from "./straight.ts";
import {
  emitAdd,
  emitDrawOne,
  emitMoveAll,
  emitRemove,
  emitRemoveAll,
  emitRoll,
  emitRollZone,
  emitTakeEnd,
} from "./zones.ts";

/** Within what statements are done. */
interface Doing {
  readonly sus: Suspensions;
  /** What ends the function around them when the game is over. */
  readonly leave: string;
  /** In playouts options are drawn, here in rule `frame`; else nobody may be asked. */
  readonly playing?: { readonly how: Playing; readonly frame: number };
}

/** The statements of a block. */
export function emitBlock(
  gen: Gen,
  env: Env,
  statements: readonly ir.Stmt[],
  doing: Doing,
): string {
  let inner = env;
  let out = "";
  for (const stmt of statements) {
    out += gen.mark(stmt.span);
    if (stmt.kind === "let" || stmt.kind === "rollLet" || stmt.kind === "drawLet") {
      const name = gen.fresh(stmt.local.name);
      out += `const ${name}=${emitBound(gen, inner, stmt)};`;
      inner = inner.with(stmt.local, name);
    } else {
      out += emitStmt(gen, inner, stmt, doing);
    }
  }
  return out;
}

/** What a `let` binds. */
export function emitBound(
  gen: Gen,
  env: Env,
  stmt: Extract<ir.Stmt, { kind: "let" | "rollLet" | "drawLet" }>,
): string {
  const at = gen.span(stmt.span);
  switch (stmt.kind) {
    case "let":
      return emitExpr(gen, env, stmt.value);
    case "rollLet":
      return emitRoll(gen, env, stmt.faces, at);
    case "drawLet":
      return emitDrawOne(gen, env, stmt.zone, at);
    default:
      return stmt satisfies never;
  }
}

type Plain = Exclude<ir.Stmt, { kind: "let" | "rollLet" | "drawLet" }>;

function emitStmt(gen: Gen, env: Env, stmt: Plain, doing: Doing): string {
  const { lets, stmt: prepared } = prepare(stmt);
  const bound = emitLets(gen, env, lets);
  return bound.js + emitPrepared(gen, bound.env, prepared, doing);
}

/** Names for operands. */
export function emitLets(
  gen: Gen,
  env: Env,
  lets: readonly Extract<ir.Stmt, { kind: "let" }>[],
): { readonly env: Env; readonly js: string } {
  let [inner, js] = [env, ""];
  for (const { local, value } of lets) {
    const name = gen.fresh(local.name);
    js += `const ${name}=${emitExpr(gen, inner, value)};`;
    inner = inner.with(local, name);
  }
  return { env: inner, js };
}

/** A statement whose operands are fixed (operands.ts). */
function emitPrepared(gen: Gen, env: Env, stmt: Plain, doing: Doing): string {
  const { sus, leave, playing } = doing;
  const js = (expr: ir.Expr) => emitExpr(gen, env, expr);
  const block = (statements: readonly ir.Stmt[], inner = env) =>
    emitBlock(gen, inner, statements, doing);
  const at = gen.span(stmt.span);
  switch (stmt.kind) {
    case "gain":
      return gainAndMore(gen, env, stmt, doing);
    case "score":
      return emitScore(gen, env, stmt, at);
    case "setCounter":
      return emitSetCounter(gen, env, stmt);
    case "setMark":
      return `${markSlot(gen, env, stmt.mark)}=${emitStored(gen, env, stmt.value)};`;
    case "add":
      return emitAdd(gen, env, stmt.to, { what: js(stmt.what), element: stmt.what, at });
    case "remove":
      if (stmt.from.kind === "zone" && endTaken(stmt.what, stmt.from) === "last")
        return `${emitTakeEnd(gen, env, stmt.from, "last")};`;
      return emitRemove(gen, env, stmt.from, { what: js(stmt.what), element: stmt.what, at });
    case "move": {
      const moved = { what: js(stmt.what), element: stmt.what, at };
      return emitRemove(gen, env, stmt.from, moved) + emitAdd(gen, env, stmt.to, moved);
    }
    case "removeAll":
      return emitRemoveAll(gen, env, stmt, at);
    case "moveAll":
      return emitMoveAll(gen, env, stmt, at);
    case "moveEnd": {
      const what = gen.fresh("w");
      return `if(${emitZoneSize(gen, env, stmt.from)}>0){const ${what}=${emitTakeEnd(gen, env, stmt.from, stmt.end)};${emitAdd(gen, env, stmt.to, { what, element: { type: stmt.from.zone.element }, at })}}`;
    }
    case "sort":
      return `rowSort(S,${zoneBase(gen, env, stmt.row)});`;
    case "draw": {
      const what = gen.fresh("w");
      const one = `const ${what}=${emitDrawOne(gen, env, stmt.from, at)};${emitAdd(gen, env, stmt.to, { what, element: { type: stmt.from.zone.element }, at })}`;
      return `for(let i=${js(stmt.count)};i>0&&${emitZoneSize(gen, env, stmt.from)}>0;i--){${one}}`;
    }
    case "roll": {
      const what = gen.fresh("w");
      const one = `const ${what}=${emitRoll(gen, env, stmt.faces, at)};${emitAdd(gen, env, stmt.into, { what, element: { type: stmt.into.zone.element }, at })}`;
      return `for(let i=${js(stmt.count)};i>0;i--){${one}}`;
    }
    case "rollZone":
      return emitRollZone(gen, env, stmt, at);
    case "rollMark":
      return `${markSlot(gen, env, stmt.mark)}=${emitRoll(gen, env, stmt.faces, at)};`;
    case "advance": {
      const { index, to } = stmt.track;
      return `trackAdvance(S,${gen.layout.tracks[index]},${gen.seats},${js(stmt.player)},${js(stmt.by)},${to});`;
    }
    case "if": {
      const other = stmt.else.length === 0 ? "" : `else{${block(stmt.else)}}`;
      return `if(${js(stmt.condition)}){${block(stmt.then)}}${other}`;
    }
    case "forEach":
      return emitBinder(gen, env, stmt.binder, (inner) => {
        const drive =
          stmt.mark === undefined
            ? ""
            : `${markSlot(gen, env, stmt.mark)}=${inner.lookup(stmt.binder.local)};`;
        return `tick(${at});${drive}${block(stmt.body, inner)}`;
      });
    case "forPlayer": {
      const p = gen.fresh("p");
      const body = block(stmt.body, env.withYou(p));
      return `{const ${p}=${js(stmt.player)};${gen.game.rivals.length === 0 ? body : `if(${p}<${gen.seats}){${body}}`}}`;
    }
    case "eachPlayer":
      return emitEachPlayer(gen, env, stmt, (you) => block(stmt.body, env.withYou(you)));
    case "times":
      return `for(let i=${js(stmt.count)};i>0;i--){tick(${at});${block(stmt.body)}}`;
    case "until":
      return emitUntil(stmt, js(stmt.condition), at, block(stmt.body), doing);
    case "do": {
      const { procedure } = stmt;
      const args = stmt.args.map(js);
      const over = sus.mayEnd(procedure) ? `if(${slot("over")}!==0){${leave}}` : "";
      if (playing && sus.suspends(procedure))
        return `${playing.how.call(procedure, env.you, args, at)}${over}`;
      return `${procedureName(procedure)}(${["S", env.you, ...args].join(",")});${over}`;
    }
    case "rule":
      return `if(log!==null)log.rule(${env.you},${gen.rule(stmt.id)},${at});${block(stmt.body)}`;
    case "endGame":
      return `${slot("over")}=1;${leave}`;
    case "choose": {
      if (playing === undefined) throw new Error("a choice cannot be emitted as a plain statement");
      const over = stmt.options.some(({ move }) => sus.mayEnd(move))
        ? `if(${slot("over")}!==0){${leave}}`
        : "";
      return `${playing.how.draw(env, stmt, playing.frame)}${over}`;
    }
    case "anyOrder":
      throw new Error("a choice cannot be emitted as a plain statement");
    default:
      return stmt satisfies never;
  }
}

/** In a loop in which options are drawn, a round that changes nothing and finds none is the last, as in frames. */
function emitUntil(
  stmt: Extract<ir.Stmt, { kind: "until" }>,
  condition: string,
  at: number,
  body: string,
  { sus, playing }: Doing,
): string {
  const idle = playing && sus.waits(stmt) ? `||idle(S,deep,${at})` : "";
  return `for(;;){tick(${at});if(${condition}${idle})break;${body}}`;
}

/** A gain, and what it leads to beyond the limit of its counter. */
function gainAndMore(
  gen: Gen,
  env: Env,
  stmt: Extract<ir.Stmt, { kind: "gain" }>,
  doing: Doing,
): string {
  const tested = unlessNone(stmt);
  if (tested !== undefined) return emitBlock(gen, env, [tested], doing);
  const beyond = findProcedureCall(stmt);
  const more = beyond === undefined ? "" : emitPrepared(gen, env, beyond, doing);
  return emitGain(gen, env, stmt, gen.span(stmt.span)) + more;
}

export function procedureName(procedure: ir.Procedure): string {
  return `to_${procedure.index}`;
}

/** Seats in order, from some player on, or whoever is foremost on a track of those whose turn has not been. */
function emitEachPlayer(
  gen: Gen,
  env: Env,
  stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>,
  body: (you: string) => string,
): string {
  const p = gen.fresh("p");
  if (stmt.from !== undefined) {
    const [i, first] = [gen.fresh("i"), gen.fresh("p")];
    const from = emitExpr(gen, env, stmt.from);
    return `for(let ${i}=0,${first}=${from};${i}<${slot("players")};${i}++){const ${p}=(${first}+${i})%${slot("players")};${body(p)}}`;
  }
  if (stmt.track === undefined) return `for(let ${p}=0;${p}<${slot("players")};${p}++){${body(p)}}`;
  const next = `trackNext(S,${gen.layout.tracks[stmt.track.index]},${gen.seats},d)`;
  return `for(let d=${noTurns(gen)},i=${slot("players")};i>0;i--){const ${p}=${next};d|=1<<${p};${body(p)}}`;
}

/** Nobody has had a turn yet, but rivals have none. */
export function noTurns(gen: Gen): string {
  return gen.game.rivals.length === 0 ? "0" : `-1<<${slot("players")}`;
}

function emitScore(
  gen: Gen,
  env: Env,
  stmt: Extract<ir.Stmt, { kind: "score" }>,
  at: number,
): string {
  const { score, ledger } = gen.layout;
  const reasons = gen.game.reasons.length;
  const n = gen.fresh("n");
  const line = `S[${ledger}+${env.you}*${reasons}+${stmt.reason.index}]+=${n};`;
  const from = lookedUp(gen, env, stmt.amount);
  const told = `if(log!==null&&${n}!==0)log.score(${env.you},${stmt.reason.index},${n},${at}${from});`;
  return `const ${n}=${emitExpr(gen, env, stmt.amount)};S[${score}+${env.you}]+=${n};${line}${told}`;
}

/** The tables that points stand in, with what they were looked up by: `,[[table,value],…]`, or nothing. */
function lookedUp(gen: Gen, env: Env, amount: ir.Expr): string {
  const found = tablesIn(amount).map(({ table, args }) => {
    const by = args.map((one) => emitExpr(gen, env, one));
    return `[${[gen.game.tables.indexOf(table), ...by].join(",")}]`;
  });
  return found.length === 0 ? "" : `,[${found.join(",")}]`;
}

function tablesIn(expr: ir.Expr): Extract<ir.Expr, { kind: "table" }>[] {
  if (expr.kind === "table") return [expr];
  return expr.kind === "binary" ? [...tablesIn(expr.left), ...tablesIn(expr.right)] : [];
}
