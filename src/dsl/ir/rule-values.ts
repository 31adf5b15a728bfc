// Values that people can ask about while a game goes on, and that other rules change most easily.

import type * as ir from "./ir.ts";

/** Returns the values that exceptions bend, and those that are a constant of the rules. */
export function ruleValuesOf({ values }: Pick<ir.Game, "values">): readonly ir.Value[] {
  return values.filter((value) => value.isBent || isFigure(value));
}

/** Whether a value is a constant of the rules: `value toll = 2`. */
export function isFigure({ params, body }: Pick<ir.Value, "params" | "body">): boolean {
  return params.length === 0 && body.kind === "const";
}
