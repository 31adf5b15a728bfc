// Tables of rays, computed when a program is loaded.

/**
 * Returns the direction from each cell to each other one: from cell a to cell b, at a · size + b; -1
 * where no ray leads. Ray r consists of the cells from `starts[r]` to before `starts[r + 1]`; that of cell
 * c in direction d is ray c · directions + d.
 */
export function rayDirections(
  starts: ArrayLike<number>,
  cells: ArrayLike<number>,
  directions: number,
): Int8Array {
  const rays = starts.length - 1;
  const size = rays / directions;
  const found = new Int8Array(size * size).fill(-1);
  for (let ray = 0; ray < rays; ray++) {
    const direction = ray % directions;
    const from = (ray - direction) / directions;
    for (let i = starts[ray] ?? 0; i < (starts[ray + 1] ?? 0); i++)
      found[from * size + (cells[i] ?? 0)] = direction;
  }
  return found;
}
