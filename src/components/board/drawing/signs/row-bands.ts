// How the rows of a card divide it from top to bottom.

interface RowBand {
  readonly top: number;
  readonly height: number;
}

/** Upper edge and height of the part of a card that rows fill; a card is 120 units high. */
const area = { top: -54, height: 108 };
const gap = 4;

/** Returns the places of so many rows in units of a card. */
export function rowBands(count: number): RowBand[] {
  const height = (area.height - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => ({
    top: area.top + at * (height + gap),
    height,
  }));
}
