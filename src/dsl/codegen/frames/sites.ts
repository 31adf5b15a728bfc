// The places of a program at which somebody is asked.

import type * as ir from "../../ir/ir.ts";
import type { Env } from "../lower/env.ts";
import type { OrderSite } from "./order.ts";

/** Where the program asks somebody. */
export type Site = ChoiceSite | OrderSite;

/** A `choose` in the program: what is offered, and where its rule goes on. */
export interface ChoiceSite {
  readonly kind: "choice";
  readonly index: number;
  readonly choose: Extract<ir.Stmt, { kind: "choose" }>;
  readonly env: Env;
  /** The rule in which it waits. */
  readonly frame: number;
  /** The step after the choice; known when the whole rule has been emitted. */
  next: () => number;
  /** Slots of the frame in which it waits. */
  frameSize: () => number;
}

/** The choice that a statement of a rule is, if it is known already. */
export function siteOf(sites: readonly Site[], stmt: ir.Stmt, frame: number): Site | undefined {
  return sites.find((site) => site.frame === frame && stmtOf(site) === stmt);
}

/** The statement that asks. */
function stmtOf(site: Site): ir.Stmt {
  return site.kind === "order" ? site.stmt : site.choose;
}
