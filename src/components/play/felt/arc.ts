// The path of a flight across the screen.

interface Point {
  readonly x: number;
  readonly y: number;
}

const highest = 160;

/** Returns an SVG path from one point to another that rises above both, within the window. */
export function findArc(from: Point, to: Point): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(highest, distance / 4);
  const top = Math.max(8, (from.y + to.y) / 2 - 2 * rise);
  const [x, y] = [(from.x + to.x) / 2, top].map(Math.round);
  return `M${Math.round(from.x)} ${Math.round(from.y)}Q${x} ${y} ${Math.round(to.x)} ${Math.round(to.y)}`;
}
