// Random playouts straight through the rules: nobody is asked, so no rule has to wait.
//
// Each rule in which somebody may be asked becomes a plain function, `go_i`, in which an option is
// drawn and carried out where it would be offered. Two sorts of rules keep their frames and are
// played in those, by `play_i`: those that stand on the stack already when a playout begins, and
// those that keep in their frame what functions have no room for (`keepsFrame`), with all that may do them.
// A playout ends in the same state as the same choices made one by one.

import type * as ir from "../../ir/ir.ts";
import { isDecision, type Suspensions } from "../../ir/suspension.ts";
import { b, type CodeSteps, typeOfValue } from "../code/build.ts";
import type { CodeValue } from "../code/code.ts";
import type { Gen } from "../gen.ts";
import { frameSlot, slot } from "../layout/slots.ts";
import { Env, YOU_PARAM } from "../lower/env.ts";
import { inState, Lowering } from "../lower/lowering.ts";
import { areSettled } from "../lower/statements/lasting-points.ts";
import { lowerBlock } from "../lower/statements/statements.ts";
import { type MoveCode, picksOfCode } from "../options/codes.ts";
import { countRoutine, lowerCount, nthRoutine } from "../options/count.ts";
import { countedOf } from "../options/counted.ts";
import { listRoutine } from "../options/list.ts";
import { doRoutine } from "../options/move.ts";
import { nameText, textStep } from "../text.ts";
import { type Site, siteOf } from "./sites.ts";

/** A rule in which somebody may be asked: a procedure, or what a move does. */
export interface Framed {
  readonly index: number;
  readonly id: string;
  readonly params: readonly ir.Local[];
  readonly body: readonly ir.Stmt[];
  readonly of: ir.Procedure | ir.OptionSchema;
}

type Choose = Extract<ir.Stmt, { kind: "choose" }>;

/** How rules in which somebody may be asked are done in a playout. */
export class Playing {
  private readonly gen: Gen;
  private readonly sus: Suspensions;
  private readonly framed: readonly Framed[];
  private readonly codes: readonly MoveCode[];
  private readonly sites: readonly Site[];
  private readonly kept: ReadonlySet<Framed["of"]>;
  private readonly counted = new Map<MoveCode, boolean>();

  constructor(
    gen: Gen,
    sus: Suspensions,
    framed: readonly Framed[],
    codes: readonly MoveCode[],
    sites: readonly Site[],
  ) {
    this.gen = gen;
    this.sus = sus;
    this.framed = framed;
    this.codes = codes;
    this.sites = sites;
    this.kept = keepingFrames(framed, sus);
  }

  /** Does a rule; `args` are without `you`. */
  call(body: Framed["of"], you: CodeValue, args: readonly CodeValue[], at: number): CodeSteps {
    const { index } = this.framed.find(({ of }) => of === body) as Framed;
    const given = [you, ...args];
    if (!this.kept.has(body)) {
      const list = given.flatMap((arg, i) => (i === 0 ? [arg] : [",", arg]));
      return textStep([`go_${index}(`, ...list, ");"]);
    }
    const fill = given.flatMap((arg, i) => [`${frameSlot("you", "f", i)}=`, asNumber(arg), ";"]);
    const pushed = `{const fp=${slot("frame")},f=push(S,fp,SIZES[${frameSlot("procedure")}],${index},${at});`;
    return textStep([pushed, ...fill, `play_${index}(f);}`]);
  }

  /** Draws an option of a choice in rule `frame` and carries it out. */
  draw(env: Env, choose: Choose, frame: number): CodeSteps {
    const site = siteOf(this.sites, choose, frame) as Site;
    return this.gen.helperCall(env, "draw", (inner) => this.drawn(inner, choose, site.index));
  }

  /** Counts what is offered, draws a number, and takes the option that it falls on. */
  private drawn(env: Env, choose: Choose, site: number): CodeSteps {
    const c = new Lowering(this.gen, env);
    const place = (name: string) => b.variable(name, "int", { from: 0, to: 2 ** 30 });
    const k = place("k");
    const counts: CodeSteps[] = [];
    const taken: CodeSteps[] = [];
    let [end, listed] = [b.value(0), b.value(0)];
    for (const { move, args } of choose.options) {
      const code = this.codes[move.index] as MoveCode;
      const own = args.map((arg) => c.lower(arg));
      const [last, behind] = [place("e"), end];
      const nth = b.subtract(k, behind);
      let option = b.callPure(nthRoutine(this.gen, move), c.you, ...own, nth);
      if (this.isCounted(code)) {
        const count = place("n");
        counts.push(b.callInto(count, countRoutine(this.gen, move), c.you, ...own));
        counts.push(b.let(last, b.add(behind, count)));
      } else {
        const [next, before] = [place("l"), listed];
        counts.push(b.callInto(next, listRoutine(this.gen, move), c.you, ...own, before));
        counts.push(b.let(last, b.subtract(b.add(behind, next), before)));
        option = b.load(b.address(this.gen.optionList, b.add(before, nth)));
        listed = b.value(next);
      }
      end = b.value(last);
      const act = this.take(code, c, own, option, this.gen.span(choose.span));
      taken.push(b.if(b.less(k, end), [act, b.return()]));
    }
    const { decider, site: pending } = this.gen.slots.header;
    return [
      counts,
      b.if(b.equal(end, 0), b.return()),
      b.store(b.address(inState(decider), 0), c.you),
      b.store(b.address(inState(pending), 0), site),
      b.callInto(k, this.gen.imports.drawn, choose.may ? b.add(end, 1) : end),
      taken,
    ];
  }

  /** Carries out an option. */
  private take(
    code: MoveCode,
    c: Lowering,
    args: readonly CodeValue[],
    option: CodeValue,
    at: number,
  ): CodeSteps {
    const { move } = code;
    return picksOfCode(code, option, (picks) => {
      const all = [...args, ...picks.map(b.value)];
      if (this.sus.suspends(move)) return this.call(move, c.you, all, at);
      return b.call(doRoutine(this.gen, move), c.you, ...all);
    });
  }

  /** Whether the options of a move are counted; the functions that do it are in the program then. */
  private isCounted(code: MoveCode): boolean {
    const known = this.counted.get(code);
    if (known !== undefined) return known;
    const counted = countedOf(this.gen, code.move);
    this.counted.set(code, counted !== undefined);
    if (counted !== undefined)
      for (const routine of lowerCount(this.gen, code, counted)) this.gen.add(routine);
    return counted !== undefined;
  }

  /** The rules as plain functions, but for those that keep their frames. */
  emitRules(): string[] {
    const { flow } = this.gen.game;
    const called = this.framed.filter(({ of }) => of !== flow && !this.kept.has(of));
    return called.map((rule) => this.emitRule(rule));
  }

  private emitRule({ index, params, body, of }: Framed): string {
    const { gen } = this;
    const names = params.map((param) => gen.fresh(param.name));
    const env = params.reduce(
      (inner, param, i) => inner.with(param, nameText(names[i] ?? "", param)),
      new Env(YOU_PARAM),
    );
    const playing = { how: this, frame: index };
    const around = { sus: this.sus, leave: b.return(), playing };
    const code = gen.printSteps(lowerBlock(new Lowering(gen, env), body, around));
    const signature = ["you", ...names].join(",");
    if (!leadsToItself(of, this.sus)) return `function go_${index}(${signature}){${code}}`;
    // Rules that lead to themselves are stopped before the stack of JavaScript is full.
    const at = gen.span(of.span);
    return [
      `function go_${index}(${signature}){if(++deep>${DEEPEST})fail("deep",${at});in_${index}(${signature});deep--;}`,
      `function in_${index}(${signature}){${code}}`,
    ].join("\n");
  }
}

/** The number that is stored for a value. */
function asNumber(value: CodeValue): CodeValue {
  return typeOfValue(value) === "flag" ? b.select(value, 1, 0) : value;
}

/** So many rules may be under way within each other. */
const DEEPEST = 200;

/** The rules that are played in their frames. */
function keepingFrames(framed: readonly Framed[], sus: Suspensions): Set<Framed["of"]> {
  const kept = new Set<Framed["of"]>();
  for (let size = -1; size !== kept.size; ) {
    size = kept.size;
    for (const { of } of framed)
      if (keepsFrame(of.body) || sus.waitedFor(of.body).some((rule) => kept.has(rule)))
        kept.add(of);
  }
  return kept;
}

/** Rows of what is still to be done, and deciding at the same time, need a frame. */
function keepsFrame(statements: readonly ir.Stmt[]): boolean {
  return statements.some((stmt) => {
    if (isDecision(stmt)) return stmt.kind === "anyOrder";
    if (stmt.kind === "if") return keepsFrame(stmt.then) || keepsFrame(stmt.else);
    if (stmt.kind === "eachPlayer" && stmt.how === "once") return true;
    return "body" in stmt && keepsFrame(stmt.body);
  });
}

/** Whether a rule that may wait is recursive. */
export function leadsToItself(rule: Framed["of"], sus: Suspensions): boolean {
  const seen = new Set<Framed["of"]>();
  const visit = (one: Framed["of"]): boolean =>
    sus.waitedFor(one.body).some((next) => {
      if (next === rule) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return visit(next);
    });
  return visit(rule);
}

/** `playout(T, random, limit)`: see runtime/engine/program-api.ts. It is played in a state of its own, whose address engines know. */
export function emitPlayout(gen: Gen, frames: number, when: string, ended: string): string {
  const settle = areSettled(gen.game) ? `${when}settle(S);` : "";
  const cases = Array.from({ length: frames }, (_, i) => `case ${i}:play_${i}(fp);break;`);
  return [
    "function tooLong(){throw LONG;}",
    `function drawn(n){${settle}begin();if(--left<0)tooLong();return random(n)|0;}`,
    `function playOn(limit){left=limit;deep=0;begin();while(${slot("over")}===0){const fp=${slot("frame")};if(fp===0)${slot("over")}=1;else switch(${frameSlot("procedure")}){${cases.join("")}}}${ended}${settle}return limit-left;}`,
    "function playout(T,draws,limit){S.set(T);random=draws.below;let decisions=0;",
    "try{decisions=playOn(limit);}catch(e){if(e!==LONG)throw e;return -1;}T.set(S);return decisions;}",
  ].join("\n");
}

/** What playouts keep: the state that is played, how many decisions are left, how deep rules lie in each other. */
export function playingState(size: number): string {
  return `const S=new Int32Array(${size}),LONG={};let left=0,deep=0,random=null;`;
}

/** The same without this pass: from decision to decision. */
export const STEPPED_PLAYOUT =
  "function playout(S,draws,limit){let d=0;for(let n=run(S);n>0;n=apply(S,O[draws.below(n)]))if(++d>limit)return -1;return d;}";
