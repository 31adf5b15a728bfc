// What a value is picked from: the data of explanations, and the values that the program computes.

import type * as ir from "../../ir/ir.ts";
import type { AmongMeta } from "../../runtime/meta/meta.ts";
import { counterRef, zoneRef } from "./failure-values.ts";

interface Among {
  readonly meta: AmongMeta;
  readonly values: readonly ir.Expr[];
}

export function amongOf(domain: ir.Domain): Among {
  const values: ir.Expr[] = [];
  const at = (value: ir.Expr | undefined) =>
    value === undefined ? undefined : values.push(value) - 1;
  switch (domain.kind) {
    case "zone":
      return { meta: { kind: "zone", zone: zoneRef(domain.zone, at) }, values };
    case "range": {
      const { from, to } = domain;
      if (from.kind === "const" && to.kind === "const")
        return { meta: { kind: "limits", from: from.value, to: to.value }, values };
      values.push(from, to);
      const counter = limitOf(to);
      const most = counter && {
        counter: counterRef(counter.counter, at),
        amount: values.push(counter) - 1,
      };
      return { meta: { kind: "range", most }, values };
    }
    case "set":
      return { meta: { kind: "set" }, values: [domain.set] };
    case "subsets":
      return { meta: { kind: "subsets" }, values: [domain.set, domain.size] };
    case "spaces":
    case "neighbours":
    case "region":
    case "group":
    case "line":
    case "ray":
      return { meta: { kind: "spaces" }, values };
    case "enum":
    case "players":
    case "boards":
    case "lines":
    case "until":
      return { meta: { kind: "values" }, values };
    default:
      return domain satisfies never;
  }
}

/** The counter that limits a range: `1..your pearls`, `1..min(your pearls, 3)`. */
function limitOf(to: ir.Expr): Extract<ir.Expr, { kind: "counter" }> | undefined {
  if (to.kind === "counter") return to;
  if (to.kind !== "math") return undefined;
  return to.args.map(limitOf).find((one) => one !== undefined);
}
