// The charts of a comparison. Imports the plotting library, so load this file only when there is
// something to draw.

import * as Plot from "@observablehq/plot";
import type { Figure } from "../../../compare/figures.ts";

/**
 * `gaps` differences b − a with intervals · `shares` both sides in percent, connected · `course`
 * both sides over the match · `courseGap` the difference b − a over the match
 */
export type ChartKind = "gaps" | "shares" | "course" | "courseGap";

export interface ChartTerms {
  readonly width: number;
  readonly axis: string;
  readonly courseAxis: string;
  /** Label of the x axis direction, such as "more in B". */
  readonly direction: string;
}

const a = "var(--side-a)";
const b = "var(--side-b)";
const soft = "var(--ink-soft)";
const rowHeight = 30;

/** Returns the left margin in pixels for the labels of a chart of this width. */
function marginFor(figures: readonly Figure[], width: number): number {
  const longest = Math.max(0, ...figures.map(({ label }) => label.length));
  return Math.min(longest * 7 + 12, Math.round(width * 0.46));
}

/** Draws a chart of the given kind. */
export function drawChart(kind: ChartKind, figures: readonly Figure[], terms: ChartTerms): Element {
  const options = { gaps, shares, course, courseGap }[kind](figures, terms);
  return Plot.plot({
    width: terms.width,
    style: { background: "transparent", fontFamily: "inherit", fontSize: "13px" },
    ...options,
  });
}

function gaps(
  figures: readonly Figure[],
  { width, axis, direction }: ChartTerms,
): Plot.PlotOptions {
  const marginLeft = marginFor(figures, width);
  const rows = figures.map(({ label, difference: { mean, low, high, noticeable } }) => ({
    label: shortened(label, marginLeft),
    mean,
    low: Number.isFinite(low) ? low : mean,
    high: Number.isFinite(high) ? high : mean,
    noticeable,
  }));
  const tone = ({ mean, noticeable }: (typeof rows)[number]) =>
    noticeable ? (mean > 0 ? b : a) : soft;
  return {
    marginLeft,
    marginTop: 34,
    marginBottom: 42,
    marginRight: 16,
    height: rows.length * rowHeight + 76,
    x: { label: axis, labelAnchor: "center", labelArrow: "none", ticks: 5, grid: true, nice: true },
    y: { label: null, domain: rows.map(({ label }) => label), tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: "var(--ink)" }),
      Plot.text([direction], { frameAnchor: "top", dy: -22, fill: soft }),
      Plot.ruleY(rows, {
        x1: "low",
        x2: "high",
        y: "label",
        stroke: tone,
        strokeWidth: 3,
        strokeOpacity: (row: (typeof rows)[number]) => (row.noticeable ? 1 : 0.55),
      }),
      Plot.dot(rows, {
        x: "mean",
        y: "label",
        r: 5.5,
        fill: (row: (typeof rows)[number]) => (row.noticeable ? tone(row) : "var(--surface)"),
        stroke: tone,
        strokeWidth: 2,
      }),
    ],
  };
}

function shares(figures: readonly Figure[], { width, axis }: ChartTerms): Plot.PlotOptions {
  const marginLeft = marginFor(figures, width);
  const rows = figures.map((one) => ({ ...one, from: 100 * one.a, to: 100 * one.b }));
  return {
    marginLeft,
    marginBottom: 42,
    marginRight: 16,
    height: rows.length * rowHeight + 60,
    x: { label: axis, labelAnchor: "center", labelArrow: "none", ticks: 5, grid: true, nice: true },
    y: { label: null, domain: rows.map(({ label }) => label), tickSize: 0 },
    marks: [
      Plot.ruleY(rows, { x1: "from", x2: "to", y: "label", stroke: soft, strokeWidth: 2 }),
      Plot.dot(rows, { x: "from", y: "label", r: 6, fill: a }),
      Plot.dot(rows, { x: "to", y: "label", r: 6, fill: b, symbol: "diamond" }),
    ],
  };
}

function course(figures: readonly Figure[], { axis, courseAxis }: ChartTerms): Plot.PlotOptions {
  const rows = figures.map(({ label, a: inA, b: inB }) => ({ part: Number(label), inA, inB }));
  const at = rows.at(Math.round(rows.length * 0.7));
  return {
    height: 260,
    marginBottom: 42,
    x: { label: courseAxis, labelAnchor: "center", labelArrow: "none" },
    y: { label: axis, grid: true, nice: true, ticks: 5, labelArrow: "none" },
    marks: [
      Plot.ruleY([0], { stroke: "var(--line-strong)" }),
      Plot.lineY(rows, { x: "part", y: "inA", stroke: a, strokeWidth: 2.5 }),
      Plot.lineY(rows, {
        x: "part",
        y: "inB",
        stroke: b,
        strokeWidth: 2.5,
        strokeDasharray: "7 4",
      }),
      Plot.text(at ? [at] : [], {
        x: "part",
        y: "inA",
        text: ["A"],
        fill: a,
        dy: 14,
        fontWeight: 700,
      }),
      Plot.text(at ? [at] : [], {
        x: "part",
        y: "inB",
        text: ["B"],
        fill: b,
        dy: -12,
        fontWeight: 700,
      }),
    ],
  };
}

function courseGap(figures: readonly Figure[], { axis, courseAxis }: ChartTerms): Plot.PlotOptions {
  const rows = figures.map(({ label, difference: { mean, low, high } }) => ({
    part: Number(label),
    mean,
    low: Number.isFinite(low) ? low : mean,
    high: Number.isFinite(high) ? high : mean,
  }));
  return {
    height: 260,
    marginBottom: 42,
    x: { label: courseAxis, labelAnchor: "center", labelArrow: "none" },
    y: { label: axis, grid: true, nice: true, ticks: 5, labelArrow: "none" },
    marks: [
      Plot.areaY(rows, { x: "part", y1: "low", y2: "high", fill: b, fillOpacity: 0.22 }),
      Plot.ruleY([0], { stroke: "var(--ink)" }),
      Plot.lineY(rows, { x: "part", y: "mean", stroke: b, strokeWidth: 2.5 }),
    ],
  };
}

/** Returns a label shortened to a width in pixels. */
function shortened(label: string, pixels: number): string {
  const letters = Math.floor((pixels - 10) / 6.4);
  return label.length <= letters ? label : `${label.slice(0, letters - 1).trimEnd()}…`;
}
