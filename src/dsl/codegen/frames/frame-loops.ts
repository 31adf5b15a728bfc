// Loops in which somebody may be asked: they keep their place in the frame.

import type * as ir from "../../ir/ir.ts";
import type { Gen } from "../gen.ts";
import { printElement } from "../js/values.ts";
import { markAddress } from "../lower/addresses.ts";
import { type Env, jsText } from "../lower/env.ts";
import { limitsOfDomain } from "../lower/expressions/domains.ts";
import { Lowering } from "../lower/lowering.ts";
import { emitExpr } from "../text.ts";
import { Steps } from "./steps.ts";

export abstract class FrameLoops extends Steps {
  protected readonly gen: Gen;

  constructor(gen: Gen) {
    super();
    this.gen = gen;
  }

  protected abstract block(env: Env, statements: readonly ir.Stmt[]): void;

  /** Loops over ranges, enums and sets keep their place in the frame (or in the mark they drive). */
  protected forEach(env: Env, stmt: Extract<ir.Stmt, { kind: "forEach" }>): void {
    const { domain } = stmt.binder;
    if (domain.kind === "set") {
      this.forEachInSet(env, stmt, emitExpr(this.gen, env, domain.set));
      return;
    }
    const limits = limitsOfDomain(new Lowering(this.gen, env), domain);
    const [from, to] = limits.map((limit) => this.gen.print(limit));
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

  protected loopVariable(
    env: Env,
    { binder, mark }: Pick<Extract<ir.Stmt, { kind: "forEach" }>, "binder" | "mark">,
  ): { readonly env: Env; readonly slot: string } {
    if (mark === undefined) return this.bind(env, binder.local);
    const address = markAddress(new Lowering(this.gen, env), mark);
    const slot = printElement(this.gen.names, address);
    return { slot, env: env.with(binder.local, jsText(slot)) };
  }

  protected times(env: Env, stmt: Extract<ir.Stmt, { kind: "times" }>): void {
    const [rest, head, after] = [this.slot(), this.step(), this.step()];
    this.put(`${rest}=${emitExpr(this.gen, env, stmt.count)};`);
    this.goTo(head);
    this.current = head;
    this.put(`if(${rest}<=0){step=${after};continue;}${rest}--;`);
    this.block(env, stmt.body);
    this.goTo(head);
    this.current = after;
  }
}
