// The figures of the chapters: each shows something that is allowed, each that asks "where may I?"
// shows where not and why, in a few words, and its caption is short.

import { describe, expect, test } from "vitest";
import { isPicture } from "../../src/components/figure/figure.ts";
import { figureOf } from "../../src/components/figure/figure-of.ts";
import { extentOfPart, labelHeights, markSide } from "../../src/components/figure/part-layout.ts";
import { listReferenced } from "../../src/components/rulebook/embedded/mentions.ts";
import { chaptersOf } from "../support/rulebook.ts";
import { gameOf } from "../support/rules-of.ts";

const languages = ["de", "en"] as const;
const MOST_WORDS = 22;
const MOST_LABEL_WORDS = 4;

describe.each(["burgundy", "burgundy-dice"])("the figures of %s", (name) => {
  const game = gameOf(name);
  const mentioned = chaptersOf(name, "de").flatMap(({ mentions }) =>
    listReferenced(mentions, "example"),
  );
  const examples = game.meta.examples.filter(({ id }) => mentioned.includes(id));
  const figures = languages.flatMap((language) =>
    examples.map((example) => ({
      name: `${example.id} (${language})`,
      caption: example.text[language],
      figure: figureOf(game, example.id, language),
    })),
  );

  test("show something that is allowed", () => {
    const empty = figures.filter(({ figure: { board, rows } }) => {
      const shown = [...(board?.marks ?? []), ...rows];
      return shown.length > 0 && !shown.some(({ isLegal }) => isLegal);
    });
    expect(figures.length).toBeGreaterThan(60);
    expect(empty.map((one) => one.name)).toEqual([]);
  });

  test("show why not where they are about where a move may be made", () => {
    const asking = figures.filter(
      ({ figure }) => figure.isQuestion && (figure.board?.arrows.length ?? 0) > 0,
    );
    expect(asking.length).toBeGreaterThan(4);
    const silent = asking.filter(
      ({ figure }) => !figure.board?.marks.some(({ isLegal, label }) => !isLegal && label !== ""),
    );
    expect(silent.map((one) => one.name)).toEqual([]);
  });

  test("name a failing condition in a few words, each once", () => {
    const marks = figures.flatMap(({ name: of, figure }) => {
      const illegal = figure.board?.marks.filter(({ isLegal }) => !isLegal) ?? [];
      const labels = illegal.map(({ label }) => label);
      return labels.map((label) => ({ of, label, labels }));
    });
    const long = marks.filter(({ label }) => label.split(" ").length > MOST_LABEL_WORDS);
    expect([...new Set(long.map(({ label }) => label))]).toEqual([]);
    expect(figures.filter(({ figure }) => (figure.board?.marks.length ?? 0) > 10)).toEqual([]);
  });

  test("have captions of at most 22 words", () => {
    const long = figures.filter(({ caption }) => caption.split(/\s+/).length > MOST_WORDS);
    expect(long.map((one) => `${one.name}: ${one.caption}`)).toEqual([]);
  });
});

test("a game without words for its conditions has the author's reason at the space", () => {
  const game = gameOf("classics/tic-tac-toe");
  const { board, hand, rows } = figureOf(game, "threeInARowWin", "en");

  expect(board?.marks.map(({ name, isLegal, label }) => [name, isLegal, label])).toEqual([
    ["b1", false, "Space b1 is already taken."],
    ["a3", true, "+1 win"],
  ]);
  expect([hand, rows]).toEqual([[], []]);
});

test("a figure of an example without moves is its position", () => {
  expect(isPicture(figureOf(gameOf("burgundy"), "tilesInTheSupply", "en"))).toBe(false);
});

test("labels beside a board never overlap and stay beside it", () => {
  const marks = [0, 10, 20, 30, 400].map((y) => ({ x: 0, y }));
  const extent = extentOfPart(marks);
  const heights = labelHeights(marks, extent).sort((one, other) => one - other);

  for (const [at, height] of heights.entries()) {
    if (at > 0) expect(height - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(60);
    expect(height).toBeGreaterThan(extent.top);
    expect(height).toBeLessThan(extent.top + extent.height);
  }
});

test("the line of a label goes past the discs of other spaces", () => {
  const marks = [
    { x: 100, y: 87 },
    { x: 400, y: 87 },
  ];
  const board = [...marks, { x: 500, y: 0 }, { x: 250, y: 350 }];
  const extent = extentOfPart(board);
  const [left = 0, right = 0] = labelHeights(marks, extent);

  const [one, other] = marks.map(({ x, y }) => ({ x: x + markSide, y: y - markSide }));
  const end = extent.left + extent.width;
  const share = ((other?.x ?? 0) - (one?.x ?? 0)) / (end - (one?.x ?? 0));
  const atOther = (one?.y ?? 0) + (left - (one?.y ?? 0)) * share;
  expect(Math.abs(atOther - (other?.y ?? 0))).toBeGreaterThan(20);
  // The line that is above at the other disc is above at its end.
  expect(Math.sign(atOther - (other?.y ?? 0))).toBe(Math.sign(left - right));
});

test("a move that is legal and then played has one row", () => {
  const { rows } = figureOf(gameOf("burgundy-cards"), "numberAndProject", "en");

  expect(rows.map(({ text, isLegal }) => `${isLegal ? "✓" : "✗"} ${text}`)).toEqual([
    "✗ Take bank 4 from row 4 (ship 3)",
    "✓ Take mine 6 from row 3 (ship 3)",
  ]);
});
