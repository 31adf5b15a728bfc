// Values that may be unknown, because they depend on the state of a game.

/** Combines two values; `undefined` if one of them is unknown. */
export function ifBothKnown<T>(
  left: number | undefined,
  right: number | undefined,
  of: (a: number, b: number) => T,
): T | undefined {
  return left === undefined || right === undefined ? undefined : of(left, right);
}

/** Returns all values; `undefined` if one is unknown. */
export function allKnown(values: readonly (number | undefined)[]): number[] | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
}
