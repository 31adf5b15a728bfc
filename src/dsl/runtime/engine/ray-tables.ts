// Tables of rays, computed when a program is loaded.

/** How many directions there are; the ray of cell c in direction d has the number 8c + d. */
const DIRECTIONS = 8;

/**
 * Returns the direction from each cell to each other one: from cell a to cell b, at a · size + b; -1
 * where no ray leads. Ray r consists of the cells from `starts[r]` to before `starts[r + 1]`.
 */
export function rayDirections(starts: ArrayLike<number>, cells: ArrayLike<number>): Int8Array {
  const rays = starts.length - 1;
  const size = rays / DIRECTIONS;
  const directions = new Int8Array(size * size).fill(-1);
  for (let ray = 0; ray < rays; ray++) {
    const direction = ray % DIRECTIONS;
    const from = (ray - direction) / DIRECTIONS;
    for (let i = starts[ray] ?? 0; i < (starts[ray + 1] ?? 0); i++)
      directions[from * size + (cells[i] ?? 0)] = direction;
  }
  return directions;
}
