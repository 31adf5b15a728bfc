// Lowering of expressions inside of code that is still text.

import { rangeOfValue } from "../code/range.ts";
import { emitText } from "../expr.ts";
import type { Env, Gen } from "../gen.ts";
import { printOperand } from "../js/values.ts";
import { type Lowering, lowerExpr } from "./expressions.ts";

export function loweringOf(gen: Gen, env: Env): Lowering {
  const c: Lowering = {
    slots: gen.slots,
    lower: (expr) => lowerExpr(c, expr),
    text: (expr) => emitText(gen, env, expr),
    print: (value) => printOperand(gen.names, value),
    loaded: (load) => {
      const js = c.print(load);
      const read = env.read(js);
      if (read === js) return load;
      return { kind: "text", js: read, type: "int", range: rangeOfValue(load) };
    },
    span: (span) => gen.span(span),
  };
  return c;
}
