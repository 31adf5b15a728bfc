// Places a label next to a thing on the table, so that it covers nothing that can be chosen.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const margin = 8;
const gap = 8;

/** Returns the style of a fixed label: beside the anchor, in the window, clear of highlighted things. */
export function placeBeside(anchor: Element, label: Element): string {
  const at = anchor.getBoundingClientRect();
  const { width, height } = label.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const taken = [...document.querySelectorAll("[data-legal]")].map((one) =>
    one.getBoundingClientRect(),
  );
  const { left, top } = findPlace(at, { width, height }, window, taken);
  return `left:${Math.round(left)}px;top:${Math.round(top)}px`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the position with the least covered area of `taken`; among equals the one closest to `at`. */
export function findPlace(
  at: Box,
  { width, height }: Size,
  window: Size,
  taken: readonly Box[],
): { readonly left: number; readonly top: number } {
  const centre = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 };
  const across = [-1, -0.75, -0.5, -0.25, 0].map((share) => centre.x + share * width);
  const down = [-1, -0.75, -0.5, -0.25, 0].map((share) => centre.y + share * height);
  const near = [
    ...across.flatMap((left) =>
      [at.top - gap - height, at.bottom + gap].map((top) => ({ left, top })),
    ),
    ...down.flatMap((top) =>
      [at.right + gap, at.left - gap - width].map((left) => ({ left, top })),
    ),
  ];
  const far = gridOf(window, { width, height });
  const cost = ({ left, top }: { readonly left: number; readonly top: number }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = [...taken, at].reduce((sum, one) => sum + overlap(box, one), 0);
    const distance = Math.hypot(left + width / 2 - centre.x, top + height / 2 - centre.y);
    return covered * 100 + distance;
  };
  const places = [...near, ...far].map(({ left, top }) => ({
    left: clamp(left, margin, window.width - width - margin),
    top: clamp(top, margin, window.height - height - margin),
  }));
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** Returns places all over the window, for tables with many highlighted things. */
function gridOf(window: Size, { width, height }: Size) {
  const steps = Array.from({ length: 13 }, (_, step) => step / 12);
  return steps.flatMap((x) =>
    steps.map((y) => ({ left: x * (window.width - width), top: y * (window.height - height) })),
  );
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
