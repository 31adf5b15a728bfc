// Values that may be none.

import type { ValueType } from "./meta.ts";

/** What is stored for no value of a type. */
export const NONE_VALUE = -1;

/** Whether a value is none of its type. */
export function isNone(type: ValueType, value: number): boolean {
  return type.orNone === true && value === NONE_VALUE;
}
