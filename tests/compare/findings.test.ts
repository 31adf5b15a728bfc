// What figures of few games say, and what they do not.

import { describe, expect, test } from "vitest";
import { compareMeans, type Figure, type Figures } from "../../src/compare/figures.ts";
import { findingsOf } from "../../src/components/compare/figures/findings.ts";
import { stringsOf } from "../../src/i18n/site/strings.ts";

const within = { a: "originally", b: "with the variant" };

/** A figure of games in which side a had nothing and side b these values. */
function figure(values: readonly number[]): Figure {
  const sum = values.reduce((all, one) => all + one, 0);
  const squares = values.reduce((all, one) => all + one * one, 0);
  const paired = { a: 0, b: sum, squaresA: 0, squaresB: squares, squares };
  const means = compareMeans(paired, values.length);
  return { id: "seat", label: "Seat 1", isSame: squares === 0, ...means };
}

function figuresOf(values: readonly number[]): Figures {
  const one = figure(values);
  const all = [one];
  return {
    games: values.length,
    scores: all,
    wins: all,
    decisions: one,
    course: all,
    reasons: all,
    events: all,
    taken: all,
  };
}

/** Twenty games that differ, now one way, now the other. */
const unsure = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 3 : -3));
const sure = Array.from({ length: 20 }, (_, i) => 3 + (i % 3));

describe.each(["de", "en"] as const)("in %s", (language) => {
  const say = (values: readonly number[]) =>
    findingsOf(figuresOf(values), within, stringsOf(language).compare.findings, language);

  test("after twenty games that differ either way, nothing is said to be so", () => {
    for (const sentence of say(unsure)) {
      expect(sentence).toMatch(
        /nach 20 Solopartien nicht sagen|^After 20 solo games it is too early/,
      );
    }
  });

  test("where nobody knows who has more points, who wins is not said to be unknown as well", () => {
    expect(say(unsure).filter((sentence) => /gewinnt|wins/.test(sentence))).toEqual([]);
    expect(say(sure).some((sentence) => /gewinnt|wins/.test(sentence))).toBe(true);
  });

  test("what is said to be so has its interval", () => {
    const told = say(sure);
    expect(told.length).toBeGreaterThan(2);
    for (const sentence of told) expect(sentence).toMatch(/95.?%/);
  });

  test("a single game has no interval, and says nothing", () => {
    for (const sentence of say([4])) {
      expect(sentence).toMatch(/nach 1 Solopartie nicht sagen|^After 1 solo game it is too early/);
      expect(sentence).not.toMatch(/∞|NaN/);
    }
  });

  test("what one side has more of, the sentence says of the other side where it has less", () => {
    const [more] = say(sure);
    const [fewer] = say(sure.map((value) => -value));
    expect(more).toMatch(/^With the variant.* (?:mehr|more) .*originally \(95.?%: /);
    expect(fewer).toBe(more?.replace("mehr", "weniger").replace("more", "fewer"));
  });

  test("seats of which nothing is known are in one sentence", () => {
    const one = figure(unsure);
    const seats = [one, { ...one, label: "Seat 2" }, { ...one, label: "Seat 3" }];
    const figures = { ...figuresOf(unsure), scores: seats };
    const told = findingsOf(figures, within, stringsOf(language).compare.findings, language);
    const about = told.filter((sentence) => sentence.includes("Seat"));
    expect(about).toHaveLength(1);
    expect(about[0]).toMatch(/Seat 1 \(.*\), Seat 2 \(.*\) (?:oder|or) Seat 3 \(/);
    expect(about[0]).toMatch(/20 Partien zu dritt|20 games of three players/);
  });
});
