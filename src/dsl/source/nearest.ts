// Suggestions for misspelt names.

/**
 * Returns the known name at edit distance 1 (one letter more, fewer, other or swapped, or another
 * case), or `undefined`.
 */
export function findNearest(name: string, known: Iterable<string>): string | undefined {
  for (const candidate of known) {
    if (isOneSlipApart(name, candidate)) return candidate;
  }
  return undefined;
}

function isOneSlipApart(left: string, right: string): boolean {
  if (left.toLowerCase() === right.toLowerCase()) return true;
  if (Math.abs(left.length - right.length) > 1 || left.length < 3) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let end = 0;
  while (
    end < Math.min(left.length, right.length) - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end++;
  const restLeft = left.slice(start, left.length - end);
  const restRight = right.slice(start, right.length - end);
  if (restLeft.length <= 1 && restRight.length <= 1) return true;
  return restLeft.length === 2 && restLeft[0] === restRight[1] && restLeft[1] === restRight[0];
}
