// Rules that may wait for a choice, as state machines whose whole state is a frame in the buffer.
//
// A frame is: the number of the procedure, the step to go on with, the frame below, `you`, locals.
// A step function runs until it asks somebody (and returns how many options there are), calls
// another such rule, or is done (and returns 0).

import type * as ir from "../ir/ir.ts";
import { findProcedureCall, type Suspensions } from "../ir/suspension.ts";
import { emitEnter } from "./calls.ts";
import { emitGain, unlessNone } from "./counter.ts";
import { emitLimits } from "./domain.ts";
import { emitExpr, emitStored } from "./expr.ts";
import type { Env, Gen } from "./gen.ts";
import { Env as PlainEnv } from "./gen.ts";
import { frameSlot, slot } from "./layout/slots.ts";
import { prepare } from "./operands.ts";
import { emitGather } from "./order.ts";
import { markSlot } from "./place.ts";
import { type Site, siteOf } from "./sites.ts";
import { Steps } from "./steps.ts";
import { emitBlock, emitBound, emitLets, noTurns } from "./stmt.ts";
import type { Framed, Playing } from "./straight.ts";
import { targetOf, threaded } from "./threading.ts";
import { emitSettleNow, settled } from "./worth.ts";

export class FrameGen extends Steps {
  private readonly gen: Gen;
  private readonly sus: Suspensions;
  private readonly sites: Site[];
  private readonly frameOf: (procedure: ir.Procedure) => number;
  private readonly playing: Playing | undefined;
  private index = 0;

  /** With `playing`, for the same frames as they are played: nobody is asked, and `sites` are known. */
  constructor(
    gen: Gen,
    sus: Suspensions,
    sites: Site[],
    frameOf: (procedure: ir.Procedure) => number,
    playing?: Playing,
  ) {
    super();
    this.gen = gen;
    this.sus = sus;
    this.sites = sites;
    this.frameOf = frameOf;
    this.playing = playing;
  }

  /** A step function, its slots, and the step behind its last choice. */
  emit(framed: Framed) {
    this.index = framed.index;
    let env: Env = new PlainEnv(frameSlot("you"));
    for (const param of framed.params) env = this.bind(env, param).env;
    this.block(env, framed.body);
    this.put(`drop(S,fp,@SIZE@);return 0;`);
    const cases = threaded(this.steps)
      .map((step, i) => (step === undefined ? "" : `case ${i}:${step}\n`))
      .join("");
    const head =
      this.playing === undefined ? `frame_${framed.index}(S,fp)` : `play_${framed.index}(fp)`;
    const code = `function ${head}{for(let step=${frameSlot("step")};;)switch(step){\n${cases.replaceAll("@SIZE@", String(this.slots))}}}`;
    return { code, size: this.slots, last: this.current };
  }

  private block(env: Env, statements: readonly ir.Stmt[]): void {
    let inner = env;
    for (const stmt of statements) {
      if (stmt.kind === "let" || stmt.kind === "rollLet" || stmt.kind === "drawLet") {
        const value =
          stmt.kind === "let"
            ? emitStored(this.gen, inner, stmt.value)
            : emitBound(this.gen, inner, stmt);
        const bound = this.bind(inner, stmt.local);
        this.put(`${this.gen.mark(stmt.span)}${bound.slot}=${value};`);
        inner = bound.env;
      } else if (this.sus.waits(stmt)) {
        this.put(this.gen.mark(stmt.span));
        this.waiting(inner, stmt);
      } else {
        const doing = { sus: this.sus, leave: "return 0;" };
        this.put(`{${emitBlock(this.gen, inner, [stmt], doing)}}`);
      }
    }
  }

  /** A statement in which somebody may be asked. */
  private waiting(env: Env, stmt: ir.Stmt): void {
    switch (stmt.kind) {
      case "if":
        this.branch(env, stmt);
        break;
      case "forEach":
        this.forEach(env, stmt);
        break;
      case "forPlayer":
        this.forPlayer(env, stmt);
        break;
      case "eachPlayer":
        this.eachPlayer(env, stmt);
        break;
      case "anyOrder":
        this.anyOrder(env, stmt);
        break;
      case "times":
        this.times(env, stmt);
        break;
      case "until":
        this.until(env, stmt);
        break;
      case "do":
        this.call(env, stmt);
        break;
      case "gain":
        this.gain(env, stmt);
        break;
      case "rule":
        this.put(
          `if(log!==null)log.rule(${env.you},${this.gen.rule(stmt.id)},${this.gen.span(stmt.span)});`,
        );
        this.block(env, stmt.body);
        break;
      case "choose":
        this.choose(env, stmt);
        break;
      default:
        throw new Error(`nobody can be asked in \`${stmt.kind}\``);
    }
  }

  private branch(env: Env, stmt: Extract<ir.Stmt, { kind: "if" }>): void {
    const [other, after] = [this.step(), this.step()];
    this.put(`if(!${emitExpr(this.gen, env, stmt.condition)}){step=${other};continue;}`);
    this.block(env, stmt.then);
    this.goTo(after);
    this.current = other;
    this.block(env, stmt.else);
    this.goTo(after);
    this.current = after;
  }

  /** Loops over ranges, enums and sets keep their place in the frame (or in the mark they drive). */
  private forEach(env: Env, stmt: Extract<ir.Stmt, { kind: "forEach" }>): void {
    const { domain } = stmt.binder;
    if (domain.kind === "set") {
      this.forEachInSet(env, stmt, emitExpr(this.gen, env, domain.set));
      return;
    }
    const [from, to] = emitLimits(this.gen, env, domain);
    const [last, head, next, after] = [this.slot(), this.step(), this.step(), this.step()];
    const bound = this.loopVariable(env, stmt);
    // A mark that drives a loop over nothing stays as it is.
    this.put(
      `{const x=${from};${last}=${to};if(x>${last}){step=${after};continue;}${bound.slot}=x;}`,
    );
    this.goTo(head);
    this.current = head;
    this.filtered(bound.env, stmt, next);
    this.goTo(next);
    this.current = next;
    // The variable stays at its last value, so that a mark can still be read after the loop.
    this.put(`if(${bound.slot}>=${last}){step=${after};continue;}${bound.slot}++;`);
    this.goTo(head);
    this.current = after;
  }

  private forEachInSet(env: Env, stmt: Extract<ir.Stmt, { kind: "forEach" }>, set: string): void {
    const [rest, head] = [this.slot(), this.step()];
    const after = this.step();
    const bound = this.loopVariable(env, stmt);
    this.put(`${rest}=${set};`);
    this.goTo(head);
    this.current = head;
    this.put(
      `if(${rest}===0){step=${after};continue;}${bound.slot}=31-Math.clz32(${rest}&-${rest});${rest}&=${rest}-1;`,
    );
    this.filtered(bound.env, stmt, head);
    this.goTo(head);
    this.current = after;
  }

  private filtered(env: Env, stmt: Extract<ir.Stmt, { kind: "forEach" }>, skip: number): void {
    const { where } = stmt.binder;
    if (where !== undefined)
      this.put(`if(!${emitExpr(this.gen, env, where)}){step=${skip};continue;}`);
    this.block(env, stmt.body);
  }

  private loopVariable(
    env: Env,
    { binder, mark }: Pick<Extract<ir.Stmt, { kind: "forEach" }>, "binder" | "mark">,
  ): { readonly env: Env; readonly slot: string } {
    if (mark === undefined) return this.bind(env, binder.local);
    const slot = markSlot(this.gen, env, mark);
    return { slot, env: env.with(binder.local, slot) };
  }

  /** What is left is a row in the frame; while it holds different things, somebody is asked. */
  private anyOrder(env: Env, stmt: Extract<ir.Stmt, { kind: "anyOrder" }>): void {
    const [row, first] = [`fp+${this.slots}`, `S[fp+${this.slots + 1}]`];
    this.slots += 1 + stmt.most;
    const bound = this.loopVariable(env, { binder: stmt.things[0], mark: stmt.mark });
    const [ask, turn, after] = [this.step(), this.step(), this.step()];
    const wait = this.asked(ask, {
      kind: "order",
      index: this.siteOf(stmt),
      frame: this.index,
      stmt,
      env,
      row,
      picked: bound.slot,
      next: () => targetOf(this.steps, turn),
    });
    this.put(emitGather(this.gen, env, stmt, row));
    this.goTo(ask);
    this.current = ask;
    this.put(`if(S[${row}]===0){step=${after};continue;}`);
    this.put(
      `{const n=options_${this.siteOf(stmt)}(S,fp);if(n>1){${wait}}}${bound.slot}=${first};`,
    );
    this.goTo(turn);
    this.current = turn;
    this.put(`rowRemove(S,${row},${bound.slot},${this.gen.span(stmt.span)});`);
    this.block(bound.env, stmt.body);
    this.goTo(ask);
    this.current = after;
  }

  /** The number of the choice that a statement of this rule is. */
  private siteOf(stmt: ir.Stmt): number {
    return siteOf(this.sites, stmt, this.index)?.index ?? this.sites.length;
  }

  /** What is done where somebody is asked: the choice waits at a step, or in a playout one of the options in O is drawn. */
  private asked(ask: number, site: Site): string {
    const noted = `${slot("decider")}=${site.env.you};${slot("site")}=${site.index};`;
    if (this.playing !== undefined)
      return `${noted}take_${site.index}(S,fp,O[drawn(n)]);step=${site.next()};continue;`;
    this.sites.push(site);
    return `${noted}${frameSlot("step")}=${ask};return n;`;
  }

  private forPlayer(env: Env, stmt: Extract<ir.Stmt, { kind: "forPlayer" }>): void {
    const you = this.slot();
    this.put(`${you}=${emitExpr(this.gen, env, stmt.player)};`);
    this.block(env.withYou(you), stmt.body);
  }

  /**
   * Without a track the slot `done` counts the seats, from a first one that has a slot if it is
   * given; with a track it is the set of those who had their turn.
   */
  private eachPlayer(env: Env, stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>): void {
    if (stmt.how === "once") {
      this.atOnce(env, stmt);
      return;
    }
    const [done, you] = [this.slot(), this.slot()];
    const first = stmt.from && this.slot();
    const [head, after] = [this.step(), this.step()];
    if (stmt.from) this.put(`${first}=${emitExpr(this.gen, env, stmt.from)};`);
    this.put(`${done}=${stmt.track === undefined ? "0" : noTurns(this.gen)};`);
    this.goTo(head);
    this.current = head;
    if (stmt.track === undefined) {
      const seat = first === undefined ? `${done}++` : `(${first}+${done}++)%${slot("players")}`;
      this.put(`if(${done}>=${slot("players")}){step=${after};continue;}${you}=${seat};`);
    } else {
      const next = `trackNext(S,${this.gen.layout.tracks[stmt.track.index]},${this.gen.seats},${done})`;
      this.put(
        `{const p=${next};if(p>=${slot("players")}){step=${after};continue;}${you}=p;${done}|=1<<p;}`,
      );
    }
    this.block(env.withYou(you), stmt.body);
    this.goTo(head);
    this.current = after;
  }

  /** One after the other, while the state keeps what everybody had when it began (runtime/engine/simultaneous.ts). */
  private atOnce(env: Env, stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>): void {
    const you = this.slot();
    const [head, after] = [this.step(), this.step()];
    this.put(`${settled(this.gen.game) ? "settle(S);" : ""}beginSimultaneous(S,ONCE,fp,${head});`);
    this.goTo(head);
    this.current = head;
    const told = `if(log!==null)log.revealed(${this.gen.span(stmt.span)});`;
    this.put(
      `{const p=nextSimultaneousSeat(S,ONCE);if(p<0){${told}step=${after};continue;}${you}=p;}`,
    );
    const [inside, first] = [this.step(), this.slots];
    this.current = inside;
    this.block(env.withYou(you), stmt.body);
    this.goTo(head);
    this.current = head;
    // Whoever is next finds nothing of those before.
    if (this.slots > first) this.put(`S.fill(0,fp+${first},fp+${this.slots});`);
    this.goTo(inside);
    this.current = after;
  }

  private times(env: Env, stmt: Extract<ir.Stmt, { kind: "times" }>): void {
    const [rest, head, after] = [this.slot(), this.step(), this.step()];
    this.put(`${rest}=${emitExpr(this.gen, env, stmt.count)};`);
    this.goTo(head);
    this.current = head;
    this.put(`if(${rest}<=0){step=${after};continue;}${rest}--;`);
    this.block(env, stmt.body);
    this.goTo(head);
    this.current = after;
  }

  /**
   * Until the condition holds, or a round has changed nothing and asked nobody: when all choices
   * lapse, it would be the same for ever.
   */
  private until(env: Env, stmt: Extract<ir.Stmt, { kind: "until" }>): void {
    const [head, after] = [this.step(), this.step()];
    this.goTo(head);
    this.current = head;
    const at = this.gen.span(stmt.span);
    const isDone = `${emitExpr(this.gen, env, stmt.condition)}||idle(S,fp,${at})`;
    this.put(`tick(${at});if(${isDone}){step=${after};continue;}`);
    this.block(env, stmt.body);
    this.goTo(head);
    this.current = after;
  }

  /** `first` comes before it, in the same block. */
  private call(env: Env, stmt: Extract<ir.Stmt, { kind: "do" }>, first = ""): void {
    const after = this.step();
    const args = stmt.args.map((arg) => emitStored(this.gen, env, arg));
    const mayEnd = this.sus.mayEnd(stmt.procedure);
    const at = this.gen.span(stmt.span);
    if (this.playing !== undefined) {
      const over = mayEnd ? `if(${slot("over")}!==0)return 0;` : "";
      this.put(`{${first}${this.playing.call(stmt.procedure, env.you, args, at)}${over}}`);
    } else {
      const frame = this.frameOf(stmt.procedure);
      const call = { size: "@SIZE@", frame, args: [env.you, ...args], mayEnd, at };
      this.put(`{${first}${frameSlot("step")}=${after};${emitEnter(this.gen, call)}}`);
    }
    if (this.playing !== undefined || this.gen.has("direct-calls")) this.goTo(after);
    this.current = after;
  }

  /** A gain, and what may be asked beyond the limit of its counter. */
  private gain(env: Env, stmt: Extract<ir.Stmt, { kind: "gain" }>): void {
    const { lets, stmt: prepared } = prepare(stmt);
    const tested = unlessNone(prepared);
    const beyond = findProcedureCall(prepared);
    if (tested !== undefined) {
      this.block(env, [...lets, tested]);
    } else if (beyond !== undefined) {
      const { env: inner, js } = emitLets(this.gen, env, lets);
      const gain = emitGain(this.gen, inner, prepared, this.gen.span(stmt.span));
      this.call(inner, beyond, js + gain);
    }
  }

  /** Asks if there is anything to choose; without an option the choice lapses. */
  private choose(env: Env, stmt: Extract<ir.Stmt, { kind: "choose" }>): void {
    const [ask, after] = [this.step(), this.step()];
    this.goTo(ask);
    this.current = ask;
    this.put(emitSettleNow(this.gen));
    if (this.playing !== undefined) {
      const over = stmt.options.some(({ move }) => this.sus.mayEnd(move));
      this.put(
        `${this.playing.draw(env, stmt, this.index)}${over ? `if(${slot("over")}!==0)return 0;` : ""}`,
      );
    } else {
      const index = this.siteOf(stmt);
      const wait = this.asked(ask, {
        kind: "choice",
        index,
        frame: this.index,
        choose: stmt,
        env,
        next: () => targetOf(this.steps, after),
        frameSize: () => this.slots,
      });
      this.put(`{const n=options_${index}(S,fp);if(n>0){${wait}}}`);
    }
    this.goTo(after);
    this.current = after;
  }
}
