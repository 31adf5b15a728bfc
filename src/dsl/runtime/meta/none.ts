// Values of optional types.

import type { ValueType } from "./meta.ts";

/** Represents `none` of a type in the state. */
export const NONE_VALUE = -1;

/** Returns whether a value is `none` of its type. */
export function isNone(type: ValueType, value: number): boolean {
  return type.orNone === true && value === NONE_VALUE;
}
