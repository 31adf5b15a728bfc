// Numbers in JavaScript. Every number that may be negative is written here, in parentheses: `x+(-1)`
// is a sum.

/** A number, safe to stand as an operand. */
export function literal(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}
