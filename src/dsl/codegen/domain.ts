// Loops over domains, and tests whether something is in one.

import type * as ir from "../ir/ir.ts";
import type { GroupedDomainKind } from "../ir/kinds.ts";
import { firstHeld } from "../ir/types.ts";
import { emitExpr } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { groupFunction, linesOf, neighbourTable, regionTable } from "./geometry.ts";
import { slot } from "./layout/slots.ts";
import { literal, minus } from "./number.ts";
import { boardOf, gridBase, zoneBase, zoneFrom, zoneWidth } from "./place.ts";

/** `distinct`: each different element once; `each`: every single thing. */
type Visit = "distinct" | "each";

/**
 * One `for` loop over a domain. `body` gets the JavaScript name of the element and gives
 * statements; `continue` in them goes on to the next element.
 */
export function emitLoop(
  gen: Gen,
  env: Env,
  domain: ir.Domain,
  visit: Visit,
  body: (element: string, weight: string) => string,
): string {
  const x = gen.fresh("x");
  switch (domain.kind) {
    case "range": {
      const to = emitExpr(gen, env, domain.to);
      return `for(let ${x}=${emitExpr(gen, env, domain.from)},e=${to};${x}<=e;${x}++){${body(x, "1")}}`;
    }
    case "enum":
      return `for(let ${x}=0;${x}<${domain.enum.members.length};${x}++){${body(x, "1")}}`;
    case "players":
      return `for(let ${x}=0;${x}<${slot("players")};${x}++){${body(x, "1")}}`;
    case "boards": {
      const [first, end] = boardRange(gen, domain.shape);
      return `for(let ${x}=${first};${x}<${end};${x}++){${body(x, "1")}}`;
    }
    case "spaces":
      return `for(let ${x}=0;${x}<${domain.grid.shape.cells.length};${x}++){${body(x, "1")}}`;
    case "set":
      return `for(let m=${emitExpr(gen, env, domain.set)};m!==0;m&=m-1){const ${x}=31-Math.clz32(m&-m);${body(x, "1")}}`;
    case "subsets": {
      const [all, size] = [emitExpr(gen, env, domain.set), emitExpr(gen, env, domain.size)];
      return `for(let a=${all},k=${size},${x}=(0-a)&a;${x}!==0;${x}=(${x}-a)&a){if(bitCount(${x})!==k)continue;${body(x, "1")}}`;
    }
    case "neighbours": {
      const { starts, cells } = neighbourTable(gen, domain.grid.shape);
      const space = emitExpr(gen, env, domain.space);
      return `for(let s=${space},k=${starts}[s],e=${starts}[s+1];k<e;k++){const ${x}=${cells}[k];${body(x, "1")}}`;
    }
    case "region": {
      const { starts, cells, size } = regionTable(gen, domain.grid.grid.shape);
      const at = `${boardOf(gen, env, domain.grid)}*${size}+${emitExpr(gen, env, domain.space)}`;
      return `for(let r=${at},k=${starts}[2*r],e=${starts}[2*r+1];k<e;k++){const ${x}=${cells}[k];${body(x, "1")}}`;
    }
    case "group": {
      const { shape } = domain.grid.grid;
      const room = gen.scratch("group", shape.cells.length);
      const space = emitExpr(gen, env, domain.space);
      const size = `${groupFunction(gen, shape)}(S,${gridBase(gen, env, domain.grid)},${space},${room})`;
      return `for(let k=0,e=${size};k<e;k++){const ${x}=${room}[k];${body(x, "1")}}`;
    }
    case "lines": {
      const { starts } = linesOf(gen, domain.grid.shape, domain.length);
      const space = emitExpr(gen, env, domain.space);
      return `for(let s=${space},${x}=${starts}[s],e=${starts}[s+1];${x}<e;${x}+=${domain.length}){${body(x, "1")}}`;
    }
    case "line": {
      const { cells } = linesOf(gen, domain.grid.shape, domain.length);
      const line = emitExpr(gen, env, domain.line);
      return `for(let k=${line},e=k+${domain.length};k<e;k++){const ${x}=${cells}[k];${body(x, "1")}}`;
    }
    case "zone":
      return zoneLoop(gen, env, domain.zone, visit, x, body);
    default:
      return domain satisfies never;
  }
}

/** The first and the last element, for loops that keep their place in a frame. */
export function emitLimits(gen: Gen, env: Env, domain: ir.Domain): readonly [string, string] {
  switch (domain.kind) {
    case "range":
      return [emitExpr(gen, env, domain.from), emitExpr(gen, env, domain.to)];
    case "enum":
      return ["0", String(domain.enum.members.length - 1)];
    case "players":
      return ["0", `${slot("players")}-1`];
    case "spaces":
      return ["0", String(domain.grid.shape.cells.length - 1)];
    default:
      domain.kind satisfies
        | ("boards" | "set" | "subsets" | "zone" | "neighbours")
        | ("region" | "group" | "lines" | "line");
      throw new Error(`nobody can be asked in a loop over \`${domain.kind}\``);
  }
}

function zoneLoop(
  gen: Gen,
  env: Env,
  ref: ir.ZoneRef,
  visit: Visit,
  x: string,
  body: (element: string, weight: string) => string,
): string {
  const base = zoneBase(gen, env, ref);
  const { zone } = ref;
  switch (zone.layout) {
    case "places": {
      const seen = visit === "distinct" ? seenAmong(zone.capacity) : "";
      const first = firstHeld(zone.element);
      const element = minus("S[b+i]", 1 - first);
      return `for(let b=${base},i=0;i<${zone.capacity};i++){const ${x}=${element};if(${x}<${literal(first)})continue;${seen}${body(x, "1")}}`;
    }
    case "row": {
      const seen = visit === "distinct" ? "if(seenBefore(S,b+1,i-1))continue;" : "";
      return `for(let b=${base},i=1;i<=S[b];i++){const ${x}=S[b+i];${seen}${body(x, "1")}}`;
    }
    case "counts": {
      const from = zoneFrom(gen, env, ref);
      const width = zoneWidth(gen, env, ref);
      const n = gen.fresh("n");
      return `for(let b=${base},i=0,w=${width};i<w;i++){const ${n}=S[b+1+i];if(${n}===0)continue;const ${x}=i+${from};${body(x, n)}}`;
    }
    default:
      return zone.layout satisfies never;
  }
}

/** Skips what lies in an earlier place too; spelled out for the few places that zones mostly have. */
function seenAmong(capacity: number): string {
  if (capacity > 4) return "if(seenBefore(S,b,i))continue;";
  const same = Array.from({ length: capacity - 1 }, (_, j) => `i>${j}&&S[b+${j}]===S[b+i]`);
  return same.length === 0 ? "" : `if(${same.join("||")})continue;`;
}

/** Whether a zone holds nothing, as JavaScript; cheaper than looping over it. */
export function emitIsEmpty(gen: Gen, env: Env, ref: ir.ZoneRef): string {
  const base = zoneBase(gen, env, ref);
  if (ref.zone.layout !== "places") return `S[${base}]===0`;
  return `!(${Array.from({ length: ref.zone.capacity }, (_, i) => `S[${base}+${i}]`).join("|")})`;
}

export function boardRange(gen: Gen, shape: ir.Shape): readonly [number, number] {
  const indices = gen.game.boards
    .filter((board) => board.shape === shape)
    .map(({ index }) => index);
  return [Math.min(...indices), Math.max(...indices) + 1];
}

/** The loop of a binder: its local bound, and only where its condition holds. */
export function emitBinder(
  gen: Gen,
  env: Env,
  binder: ir.Binder,
  body: (inner: Env, weight: string) => string,
): string {
  return emitLoop(gen, env, binder.domain, "each", (element, weight) => {
    if (binder.through === undefined) {
      const inner = env.with(binder.local, element);
      return guard(gen, inner, binder.where) + body(inner, weight);
    }
    const piece = gen.fresh("t");
    const inner = env.with(binder.local, piece);
    const first = firstHeld(binder.through.grid.element);
    const slot = `S[${gridBase(gen, env, binder.through)}+${element}]`;
    const lying = `const ${piece}=${minus(slot, 1 - first)};if(${piece}<${literal(first)})continue;`;
    return lying + guard(gen, inner, binder.where) + body(inner, weight);
  });
}

function guard(gen: Gen, env: Env, where: ir.Expr | undefined): string {
  return where === undefined ? "" : `if(!(${emitExpr(gen, env, where)}))continue;`;
}

/** Whether a value lies in a domain, as JavaScript. */
export function emitContains(gen: Gen, env: Env, domain: ir.Domain, value: string): string {
  switch (domain.kind) {
    case "range":
      return `${value}>=${emitExpr(gen, env, domain.from)}&&${value}<=${emitExpr(gen, env, domain.to)}`;
    case "enum":
      return `${value}>=0&&${value}<${domain.enum.members.length}`;
    case "players":
      return `${value}>=0&&${value}<${slot("players")}`;
    case "boards": {
      const [first, end] = boardRange(gen, domain.shape);
      return `${value}>=${first}&&${value}<${end}`;
    }
    case "spaces":
      return `${value}>=0&&${value}<${domain.grid.shape.cells.length}`;
    case "set":
      return `(${emitExpr(gen, env, domain.set)}>>${value}&1)!==0`;
    case "subsets": {
      const [all, size] = [emitExpr(gen, env, domain.set), emitExpr(gen, env, domain.size)];
      return `${value}!==0&&(${value}&~${all})===0&&bitCount(${value})===${size}`;
    }
    default: {
      domain.kind satisfies GroupedDomainKind;
      const wanted: ir.Local = { name: "wanted", type: { kind: "yesno" } };
      return gen.helper(env.with(wanted, value), "in", (inner) => {
        const v = inner.lookup(wanted);
        return `${emitLoop(gen, inner, domain, "each", (x) => `if(${x}===${v})return true;`)}return false;`;
      });
    }
  }
}
