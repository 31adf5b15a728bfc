// How sure results are: Wilson's interval for shares, and Elo ratings after Bradley and Terry.

/** A number, and between which others it lies with 95 % certainty. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Standard deviations that 95 % of a normal distribution lie within. */
const certainty = 1.959964;
/** A rating difference of so much multiplies the chances by e. */
const perE = 400 / Math.LN10;
/** Each pair is taken to have drawn so often before; without it one who wins always has no rating. */
const before = 1;

/** The share of so many. */
export function share(won: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 };
  const value = won / of;
  const z = certainty ** 2 / of;
  const middle = (value + z / 2) / (1 + z);
  const half = (certainty * Math.sqrt((value * (1 - value)) / of + z / of / 4)) / (1 + z);
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/**
 * Ratings from who has beaten whom how often, above that of the first, by the iteration of Hunter;
 * their intervals from the curvature of the likelihood.
 */
export function estimateRatings(beaten: readonly (readonly number[])[]): Estimate[] {
  const count = beaten.length;
  const won = (i: number, j: number) => (i === j ? 0 : (beaten[i]?.[j] ?? 0) + before / 2);
  const met = (i: number, j: number) => won(i, j) + won(j, i);
  let strength = new Array<number>(count).fill(1);
  for (let round = 0; round < 2000; round++) {
    const next = strength.map((own, i) => {
      const wins = total(count, (j) => won(i, j));
      return wins / total(count, (j) => (i === j ? 0 : met(i, j) / (own + (strength[j] ?? 1))));
    });
    strength = next.map((one) => one / (next[0] ?? 1));
  }
  const spread = deviations(strength, met);
  return strength.map((own, i) => {
    const value = perE * Math.log(own);
    const half = i === 0 ? 0 : certainty * perE * (spread[i - 1] ?? 0);
    return { value, from: value - half, to: value + half };
  });
}

/** Standard deviations of the logarithms of strengths but the first. */
function deviations(strength: readonly number[], met: (i: number, j: number) => number): number[] {
  const count = strength.length;
  const doubt = (i: number, j: number) => {
    const [a, b] = [strength[i] ?? 1, strength[j] ?? 1];
    return i === j ? 0 : (met(i, j) * a * b) / (a + b) ** 2;
  };
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1);
  const information = others.map((i) =>
    others.map((j) => (i === j ? total(count, (k) => doubt(i, k)) : -doubt(i, j))),
  );
  return inverted(information).map((row, i) => Math.sqrt(Math.max(0, row[i] ?? 0)));
}

/** The inverse of a matrix that has large numbers on its diagonal (Gauss and Jordan). */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => Number(i === j))]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (let k = 0; k < 2 * size; k++) row[k] = (row[k] ?? 0) / pivot;
    for (const [j, other] of rows.entries()) {
      const factor = other[i] ?? 0;
      if (i === j || factor === 0) continue;
      for (let k = 0; k < 2 * size; k++) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

function total(count: number, of: (index: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += of(i);
  return sum;
}
