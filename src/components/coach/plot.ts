// The chart of a match. Imports the plotting library, so load this file only when there is
// something to draw.

import * as Plot from "@observablehq/plot";
import type { ReviewedDecisionView } from "../../worker/bots/coach-advice.ts";

export interface CourseTerms {
  readonly names: readonly string[];
  readonly width: number;
  readonly axis: string;
  readonly courseAxis: string;
}

/** Seats differ in colour, in dashes and by the names at the ends of their lines. */
const dashes = ["none", "7 4", "2 3", "10 3 2 3", "1 4"] as const;

/** Draws the expected scores of all seats over the match, with the blunders marked. */
export function drawCourse(
  found: readonly ReviewedDecisionView[],
  { names, width, axis, courseAxis }: CourseTerms,
): Element {
  const colour = (seat: number) => `var(--seat-${seat % dashes.length})`;
  const rows = names.map((_, seat) =>
    found.map(({ expected }, index) => ({ part: index + 1, score: expected[seat]?.score ?? 0 })),
  );
  const blunders = found.flatMap(({ seat, expected, blunder }, index) =>
    blunder === undefined
      ? []
      : [{ part: index + 1, score: expected[seat]?.score ?? 0, fill: colour(seat) }],
  );
  const longest = Math.max(...names.map((name) => name.length));
  return Plot.plot({
    width,
    height: 280,
    marginBottom: 42,
    marginRight: Math.min(120, 21 + 8 * longest),
    style: { background: "transparent", fontFamily: "inherit", fontSize: "13px" },
    x: { label: courseAxis, labelAnchor: "center", labelArrow: "none" },
    y: { label: axis, grid: true, nice: true, ticks: 5, labelArrow: "none" },
    marks: [
      ...rows.map((row, seat) =>
        Plot.lineY(row, {
          x: "part",
          y: "score",
          stroke: colour(seat),
          strokeWidth: 2.5,
          strokeDasharray: dashes[seat % dashes.length] ?? "none",
        }),
      ),
      Plot.text(
        rows.flatMap((row, seat) => row.slice(-1).map((end) => ({ ...end, seat }))),
        {
          x: "part",
          y: "score",
          text: ({ seat }: { seat: number }) => names[seat] ?? "",
          fill: ({ seat }: { seat: number }) => colour(seat),
          textAnchor: "start",
          // Next to the blunder mark, if there is one.
          dx: 11,
          fontWeight: 700,
        },
      ),
      Plot.dot(blunders, {
        x: "part",
        y: "score",
        r: 8,
        fill: "var(--surface)",
        stroke: "fill",
        strokeWidth: 2,
      }),
      Plot.text(blunders, {
        x: "part",
        y: "score",
        text: () => "?",
        fill: "var(--ink)",
        fontWeight: 700,
      }),
    ],
  });
}
