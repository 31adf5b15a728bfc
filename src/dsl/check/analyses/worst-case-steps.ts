// Worst-case cost of expressions: nested loops, including through definitions and values.
//
// Loops of statements are counted at run time; expressions are not, so they are measured here.

import type * as ir from "../../ir/ir.ts";
import { longestRay } from "../../ir/lines.ts";
import { asAfter, reachedBy } from "../../ir/outlook.ts";
import { rangeBounds } from "../../ir/ranges/range-bounds.ts";
import { setWidth } from "../../ir/types.ts";
import type { Context } from "../context.ts";

/** The maximum number of steps of one expression in the worst case. */
const MOST_STEPS = 10_000_000;
/** The assumed size of a domain without limits. */
const USUAL_COUNT = 100;

/** Reports every rule with an expression that could block the game for too long. */
export function checkWorstCaseSteps(ctx: Context, game: ir.Game): void {
  const effort = new Effort(ctx);
  for (const rule of game.values) judge(ctx, rule, effort.ofFormula(rule));
  for (const need of game.needs) judge(ctx, need, effort.of(need.condition));
  for (const worth of game.worths) judge(ctx, worth, effort.of(worth.amount));
  for (const rule of [...game.procedures, ...game.moves]) judge(ctx, rule, effort.of(rule.body));
}

function judge(
  ctx: Context,
  rule: { readonly id: string; readonly span: ir.Need["span"] },
  steps: number,
) {
  if (steps > MOST_STEPS)
    ctx.report("too-much-work", rule.span, { name: rule.id, most: MOST_STEPS });
}

class Effort {
  private readonly formulas = new Map<ir.Value, number>();
  private readonly ctx: Context;

  constructor(ctx: Context) {
    this.ctx = ctx;
  }

  /** Returns the steps of a formula. Recursive formulas are reported elsewhere. */
  ofFormula(formula: ir.Value): number {
    const known = this.formulas.get(formula);
    if (known !== undefined) return known;
    this.formulas.set(formula, 0);
    const exceptions = formula.exceptions.map(({ to }) => to);
    const steps = this.of(formula.body) + this.of(exceptions);
    this.formulas.set(formula, steps);
    return steps;
  }

  /** Returns the steps of a part of a rule, of any node type; only binders are called `binder`. */
  of(node: unknown): number {
    if (typeof node !== "object" || node === null || "id" in node) return 0;
    this.ctx.budget.spend();
    let steps = 1;
    for (const [key, part] of Object.entries(node)) {
      if (key === "value") steps += this.ofNamed(part);
      else if (key !== "binder" && key !== "type" && key !== "span") steps += this.of(part);
    }
    const after = asAfter(node);
    if (after !== undefined) steps += this.of(reachedBy(after));
    if (!("binder" in node)) return steps;
    // The parts next to the binder are evaluated for each of its elements.
    const { domain, where } = node.binder as ir.Binder;
    return this.ofDomain(domain) + this.sizeOf(domain) * (steps + this.of(where));
  }

  /** Returns the steps of a domain, without what is done for its elements. */
  private ofDomain(domain: ir.Domain): number {
    if (domain.kind !== "until") return this.of(domain);
    return this.ofDomain(domain.of) + this.sizeOf(domain.of) * this.of(domain.stop);
  }

  /** Returns the steps of a formula, which has a name and a body, or of another part. */
  private ofNamed(part: unknown): number {
    return isFormula(part) ? this.ofFormula(part) : this.of(part);
  }

  /** Returns the maximum number of elements of a domain. */
  private sizeOf(domain: ir.Domain): number {
    switch (domain.kind) {
      case "range":
        return this.rangeSize(domain);
      case "enum":
        return domain.enum.members.length;
      case "players":
        return this.ctx.seats;
      case "set":
        return setWidth(domain.base);
      case "subsets":
        return 2 ** setWidth(domain.base);
      case "zone":
        return domain.zone.zone.layout === "counts" ? USUAL_COUNT : domain.zone.zone.capacity;
      case "spaces":
      case "lines":
        return domain.grid.shape.cells.length;
      case "region":
      case "group":
        return domain.grid.grid.shape.cells.length;
      case "line":
        return domain.length;
      case "ray":
        return longestRay(domain.grid.shape);
      case "until":
        return this.sizeOf(domain.of);
      case "boards":
      case "neighbours":
        return 6;
      default:
        return domain satisfies never;
    }
  }

  private rangeSize(range: Extract<ir.Domain, { kind: "range" }>): number {
    const { minPlayers, maxPlayers, budget } = this.ctx;
    const bounds = rangeBounds(range, [minPlayers, maxPlayers], budget);
    return bounds === undefined ? USUAL_COUNT : Math.max(1, bounds.to - bounds.from + 1);
  }
}

function isFormula(part: unknown): part is ir.Value {
  return typeof part === "object" && part !== null && "id" in part && "body" in part;
}
