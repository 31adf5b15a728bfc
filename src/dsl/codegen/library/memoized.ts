// Routines that are built once for each combination of constants.

/** Wraps a function of constants, so that equal arguments return the same object. */
export function memoized<Args extends readonly (number | boolean | undefined)[], Result>(
  build: (...args: Args) => Result,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = args.join(",");
    const made = known.get(key) ?? build(...args);
    known.set(key, made);
    return made;
  };
}
