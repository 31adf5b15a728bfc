// Uncertainty of results: Wilson's interval for shares, and Elo ratings after Bradley and Terry.

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Quantile of the normal distribution for a two-sided 95 % interval. */
const certainty = 1.959964;
/** Rating difference that multiplies the odds by e. */
const perE = 400 / Math.LN10;
/** Prior games per pair, all drawn; without them a bot that always wins has no finite rating. */
const before = 1;

/** Estimates a share from its sample, with Wilson's interval. */
export function estimateShare(won: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 };
  const value = won / of;
  const z = certainty ** 2 / of;
  const middle = (value + z / 2) / (1 + z);
  const half = (certainty * Math.sqrt((value * (1 - value)) / of + z / of / 4)) / (1 + z);
  return { value, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/**
 * Estimates ratings relative to the first contestant (Bradley–Terry model, iteration of Hunter);
 * the intervals are derived from the curvature of the likelihood. `beaten[i][j]` counts wins of i.
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

/** Returns the standard deviations of the logarithms of all strengths but the first. */
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

/** Inverts a diagonally dominant matrix (Gauss–Jordan elimination). */
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
