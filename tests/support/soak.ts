// How often a test repeats its proof: `npm test` runs a short form, `npm run soak` the long one.

/** Whether this run is `npm run soak`. */
export const isSoak = process.env.REGEL_SOAK === "1";

/** The number of repetitions of a proof: `short` in `npm test`, `long` in `npm run soak`. */
export function repetitions({
  short,
  long,
}: {
  readonly short: number;
  readonly long: number;
}): number {
  return isSoak ? long : short;
}
