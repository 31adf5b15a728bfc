// Outlines of spaces and pieces. One cell is 100 units wide.

/** Units per cell width. */
export const unit = 100;

/** Returns the `viewBox` that contains all cells, with margins for the rim on the sides and below. */
export function extentOf(
  cells: readonly { readonly x: number; readonly y: number }[],
  rim = 0,
  below = 0,
): string {
  const [xs, ys] = [cells.map(({ x }) => x * unit), cells.map(({ y }) => y * unit)];
  const [left, top] = [Math.min(...xs) - 56 - rim, Math.min(...ys) - 64];
  const [right, bottom] = [Math.max(...xs) + 56 + rim, Math.max(...ys) + 68 + below];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** Returns a closed path through corners, each rounded off: `rounded([[0,0],…], 8)`. */
function rounded(corners: readonly (readonly [number, number])[], radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    return `${index === 0 ? "M" : "L"}${start}Q${round(corner[0])} ${round(corner[1])} ${end}`;
  });
  // A minus parts numbers as well as a space does.
  return `${parts.join("").replaceAll(" -", "-")}Z`;
}

/** Returns a pointy-top hexagon around the origin. */
export function hexagon(width: number, radius: number): string {
  const outer = width / Math.sqrt(3);
  const corners = [-90, -30, 30, 90, 150, 210].map((angle): [number, number] => {
    const turn = (angle * Math.PI) / 180;
    return [outer * Math.cos(turn), outer * Math.sin(turn)];
  });
  return rounded(corners, radius);
}

/** Returns a playing card around the origin, `margin` larger on each side. */
export function card(margin: number): string {
  const [x, y] = [44 + margin, 60 + margin];
  return rounded(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    9 + margin,
  );
}

/** Returns a square around the origin. */
export function square(width: number, radius: number): string {
  const half = width / 2;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  return rounded(corners, radius);
}

function towards(from: readonly [number, number], to: readonly [number, number], by: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = by / length;
  return `${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`;
}

/** Returns the `transform` of what is drawn at a place, to a hundredth of a unit, which cannot be seen. */
export function placedAt(x: number, y: number, scale = 1): string {
  const place = `translate(${hundredths(x)} ${hundredths(y)})`;
  return scale === 1 ? place : `${place} scale(${scale})`;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
