// A label beside a thing on the table lies in the window and covers nothing that can be chosen.

import { expect, test } from "vitest";
import { findPlace } from "../../src/components/play/decision/place-beside.ts";

const size = { width: 200, height: 50 };
const box = (left: number, top: number, side = 60) => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});

function isClear(
  { left, top }: { readonly left: number; readonly top: number },
  other: ReturnType<typeof box>,
): boolean {
  return (
    left >= other.right ||
    left + size.width <= other.left ||
    top >= other.bottom ||
    top + size.height <= other.top
  );
}

test("a label avoids the things around the clicked one that can be chosen", () => {
  const window = { width: 800, height: 600 };
  const at = box(370, 270);
  const taken = [box(370, 200), box(370, 340), box(300, 270)];

  const place = findPlace(at, size, window, taken);

  for (const one of [at, ...taken]) expect(isClear(place, one)).toBe(true);
});

test("a label at an edge stays in the window", () => {
  const window = { width: 390, height: 844 };
  for (const at of [box(0, 0), box(330, 0), box(0, 784), box(330, 784)]) {
    const { left, top } = findPlace(at, size, window, []);

    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + size.width).toBeLessThanOrEqual(window.width - 8);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + size.height).toBeLessThanOrEqual(window.height - 8);
    expect(isClear({ left, top }, at)).toBe(true);
  }
});

test("where everything near can be chosen, a label goes farther away", () => {
  const window = { width: 800, height: 600 };
  const near = [190, 250, 310, 370, 430, 490].flatMap((left) =>
    [150, 210, 270, 330, 390].map((top) => box(left, top)),
  );
  const place = findPlace(box(370, 270), size, window, near);

  for (const one of near) expect(isClear(place, one)).toBe(true);
});
