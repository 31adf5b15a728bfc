// Line patterns that distinguish colours for colour-blind readers: lines over a cell around the
// origin, clipped to its outline where it is drawn. A `<pattern>` would be rasterized in print, and
// sixty of them make a booklet of megabytes.

/** Half the width and half the height that bound the lines: clipped parts still count for layout. */
type Half = readonly [width: number, height: number];

export const patterns: Readonly<Record<string, (half: Half) => string>> = {
  bricks: ([w, h]) =>
    steps(8, h - 8)
      .flatMap((y) => [
        `M${-w} ${y}h${2 * w}`,
        ...steps(24, w - 12).map((x) => `M${x + (y % 16 === 0 ? 0 : 12)} ${y}v8`),
      ])
      .join(""),
  tufts: ([w, h]) =>
    steps(10, h - 5)
      .flatMap((y) =>
        steps(20, w - 12).map((x) => `M${x + (y % 20 === 0 ? 0 : 10)} ${y + 2}l-1.5-5m1.5 5l1.5-5`),
      )
      .join(""),
  lines: ([w, h]) =>
    steps(12, h)
      .map((y) => `M${-w} ${y}h${2 * w}`)
      .join(""),
  waves: ([w, h]) => {
    const bows = Math.floor(w / 10) * 2;
    return steps(12, h - 3)
      .map((y) => `M${-5 * bows} ${y}q5-5 10 0${"t10 0".repeat(bows - 1)}`)
      .join("");
  },
  stones: (half) => diagonals(22, half, 1) + diagonals(22, half, -1),
  hatch: (half) => diagonals(9, half, 1),
};

/** Returns diagonal lines, rising (1) or falling (-1), `by` units apart. */
function diagonals(by: number, [w, h]: Half, slope: 1 | -1): string {
  return steps(by, w + h - 1)
    .map((at) => {
      const [from, to] = [Math.max(-w, at - h), Math.min(w, at + h)];
      return `M${from} ${slope * (at - from)}l${to - from} ${slope * (from - to)}`;
    })
    .join("");
}

/** Returns the multiples of a number up to a distance from 0: `steps(40, 90)` is -80, -40, 0, 40, 80. */
function steps(by: number, reach: number): number[] {
  const count = Math.floor(reach / by);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * by);
}
