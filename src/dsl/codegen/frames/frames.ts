// Rules that may wait for a choice, as state machines whose whole state is a frame in the buffer.
//
// A frame is: the number of the procedure, the step to go on with, the frame below, `you`, locals.
// A step function runs until it asks somebody (and returns how many options there are), calls
// another such rule, or is done (and returns 0).

import type * as ir from "../../ir/ir.ts";
import { findProcedureCall, type Suspensions } from "../../ir/suspension.ts";
import { b } from "../code/build.ts";
import type { Gen } from "../gen.ts";
import { frameSlot, slot } from "../layout/slots.ts";
import { trackRoutines } from "../library/tracks.ts";
import { zoneRoutines } from "../library/zones.ts";
import type { Env } from "../lower/env.ts";
import { jsText, Env as PlainEnv, SEATS, variableFor } from "../lower/env.ts";
import { Lowering } from "../lower/lowering.ts";
import { prepare } from "../lower/operands.ts";
import { lowerGain, unlessNone } from "../lower/statements/gains.ts";
import { areSettled } from "../lower/statements/lasting-points.ts";
import { lowerBinding, lowerBlock, noTurns, withLets } from "../lower/statements/statements.ts";
import { targetOf, threaded } from "../passes/threading.ts";
import { emitExpr, textStep } from "../text.ts";
import { emitEnter } from "./calls.ts";
import { FrameLoops } from "./frame-loops.ts";
import { emitGather } from "./order.ts";
import { emitSettleNow } from "./settling.ts";
import { type Site, siteOf } from "./sites.ts";
import type { Framed, Playing } from "./straight.ts";

export class FrameGen extends FrameLoops {
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
    super(gen);
    this.sus = sus;
    this.sites = sites;
    this.frameOf = frameOf;
    this.playing = playing;
  }

  /** A step function, its slots, and the step behind its last choice. */
  emit(framed: Framed) {
    this.index = framed.index;
    let env: Env = new PlainEnv(jsText(frameSlot("you"), "int", SEATS));
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

  protected block(env: Env, statements: readonly ir.Stmt[]): void {
    let inner = env;
    for (const stmt of statements) {
      if (stmt.kind === "let" || stmt.kind === "rollLet" || stmt.kind === "drawLet") {
        inner = this.keep(inner, stmt);
      } else if (this.sus.waits(stmt)) {
        this.put(this.gen.mark(stmt.span));
        this.waiting(inner, stmt);
      } else {
        const around = { sus: this.sus, leave: b.return(0) };
        const steps = lowerBlock(new Lowering(this.gen, inner), [stmt], around);
        this.put(`{${this.gen.printSteps(steps)}}`);
      }
    }
  }

  /** Keeps what a statement binds in a slot. */
  private keep(env: Env, stmt: Extract<ir.Stmt, { kind: "let" | "rollLet" | "drawLet" }>): Env {
    const name = variableFor(stmt.local);
    const value = lowerBinding(new Lowering(this.gen, env), stmt, name);
    const bound = this.bind(env, stmt.local);
    const stored = name.type === "flag" ? b.select(name, 1, 0) : b.value(name);
    const kept = textStep([`${bound.slot}=`, stored, ";"]);
    this.put(`${this.gen.mark(stmt.span)}{${this.gen.printSteps([value, kept])}}`);
    return bound.env;
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
          `if(log!==null)log.rule(${this.gen.print(env.you)},${this.gen.rule(stmt.id)},${this.gen.span(stmt.span)});`,
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

  /** What is left is a row in the frame; while it holds different things, somebody is asked. */
  private anyOrder(env: Env, stmt: Extract<ir.Stmt, { kind: "anyOrder" }>): void {
    const [row, first] = [`fp+${this.slots}`, `S[fp+${this.slots + 1}]`];
    this.slots += 1 + stmt.most;
    const bound = this.loopVariable(env, { binder: stmt.things[0], mark: stmt.mark });
    const [suspended, turn, after] = [this.step(), this.step(), this.step()];
    const wait = this.suspend(suspended, {
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
    this.goTo(suspended);
    this.current = suspended;
    this.put(`if(S[${row}]===0){step=${after};continue;}`);
    this.put(
      `{const n=options_${this.siteOf(stmt)}(S,fp);if(n>1){${wait}}}${bound.slot}=${first};`,
    );
    this.goTo(turn);
    this.current = turn;
    const { rowRemove } = zoneRoutines;
    this.put(
      `${this.gen.program.routine(rowRemove)}(S,${row},${bound.slot},${this.gen.span(stmt.span)});`,
    );
    this.block(bound.env, stmt.body);
    this.goTo(suspended);
    this.current = after;
  }

  /** The number of the choice that a statement of this rule is. */
  private siteOf(stmt: ir.Stmt): number {
    return siteOf(this.sites, stmt, this.index)?.index ?? this.sites.length;
  }

  /** What is done where somebody is asked: the choice waits at a step, or in a playout one of the options in O is drawn. */
  private suspend(step: number, site: Site): string {
    const noted = `${slot("decider")}=${this.gen.print(site.env.you)};${slot("site")}=${site.index};`;
    if (this.playing !== undefined)
      return `${noted}take_${site.index}(S,fp,O[drawn(n)]);step=${site.next()};continue;`;
    this.sites.push(site);
    return `${noted}${frameSlot("step")}=${step};return n;`;
  }

  private forPlayer(env: Env, stmt: Extract<ir.Stmt, { kind: "forPlayer" }>): void {
    const you = this.slot();
    this.put(`${you}=${emitExpr(this.gen, env, stmt.player)};`);
    this.block(env.withYou(jsText(you, "int", SEATS)), stmt.body);
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
    this.put(
      `${done}=${stmt.track === undefined ? "0" : this.gen.print(noTurns(new Lowering(this.gen, env)))};`,
    );
    this.goTo(head);
    this.current = head;
    if (stmt.track === undefined) {
      const seat = first === undefined ? `${done}++` : `(${first}+${done}++)%${slot("players")}`;
      this.put(`if(${done}>=${slot("players")}){step=${after};continue;}${you}=${seat};`);
    } else {
      const trackNext = this.gen.program.routine(trackRoutines.trackNext);
      const next = `${trackNext}(S,${this.gen.layout.tracks[stmt.track.index]},${this.gen.seats},${done})`;
      this.put(
        `{const p=${next};if(p>=${slot("players")}){step=${after};continue;}${you}=p;${done}|=1<<p;}`,
      );
    }
    this.block(env.withYou(jsText(you, "int", SEATS)), stmt.body);
    this.goTo(head);
    this.current = after;
  }

  /** One after the other, while the state keeps what everybody had when it began (runtime/engine/simultaneous.ts). */
  private atOnce(env: Env, stmt: Extract<ir.Stmt, { kind: "eachPlayer" }>): void {
    const you = this.slot();
    const [head, after] = [this.step(), this.step()];
    this.put(
      `${areSettled(this.gen.game) ? "settle(S);" : ""}beginSimultaneous(S,ONCE,fp,${head});`,
    );
    this.goTo(head);
    this.current = head;
    const logged = `if(log!==null)log.revealed(${this.gen.span(stmt.span)});`;
    this.put(
      `{const p=nextSimultaneousSeat(S,ONCE);if(p<0){${logged}step=${after};continue;}${you}=p;}`,
    );
    const [inside, first] = [this.step(), this.slots];
    this.current = inside;
    this.block(env.withYou(jsText(you, "int", SEATS)), stmt.body);
    this.goTo(head);
    this.current = head;
    // Whoever is next finds nothing of those before.
    if (this.slots > first) this.put(`S.fill(0,fp+${first},fp+${this.slots});`);
    this.goTo(inside);
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
    const c = new Lowering(this.gen, env);
    const args = stmt.args.map((arg) => c.stored(arg));
    const mayEnd = this.sus.mayEnd(stmt.procedure);
    const at = this.gen.span(stmt.span);
    if (this.playing !== undefined) {
      const over = mayEnd ? `if(${slot("over")}!==0)return 0;` : "";
      const played = this.playing.call(stmt.procedure, env.you, args, at);
      this.put(`{${first}${this.gen.printSteps(played)}${over}}`);
    } else {
      const frame = this.frameOf(stmt.procedure);
      const call = {
        size: "@SIZE@",
        frame,
        args: [env.you, ...args].map((arg) => this.gen.print(arg)),
        mayEnd,
        at,
      };
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
      let inner = env;
      const steps = withLets(new Lowering(this.gen, env), lets, (c) => {
        inner = c.env;
        return lowerGain(c, prepared);
      });
      this.call(inner, beyond, this.gen.printSteps(steps));
    }
  }

  /** Asks if there is anything to choose; without an option the choice lapses. */
  private choose(env: Env, stmt: Extract<ir.Stmt, { kind: "choose" }>): void {
    const [suspended, after] = [this.step(), this.step()];
    this.goTo(suspended);
    this.current = suspended;
    this.put(emitSettleNow(this.gen));
    if (this.playing !== undefined) {
      const over = stmt.options.some(({ move }) => this.sus.mayEnd(move));
      this.put(
        `${this.gen.printSteps(this.playing.draw(env, stmt, this.index))}${over ? `if(${slot("over")}!==0)return 0;` : ""}`,
      );
    } else {
      const index = this.siteOf(stmt);
      const wait = this.suspend(suspended, {
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
