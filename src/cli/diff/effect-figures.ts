// The effect of a variant in figures, as tables or as JSON.

import { compareMeans, labelsOf, type Means } from "../../compare/figures.ts";
import { renderChosenVariants } from "../../compare/side-choice.ts";
import type { Game } from "../../dsl/index.ts";
import { botSort } from "../../play/bots/index.ts";
import {
  collectFiredRules,
  countWinParts,
  type PairedSum,
  type PairedSums,
} from "../../play/compare/paired-statistics.ts";
import { botWords } from "../../play/compare/position-text.ts";
import type { EffectReport } from "../commands/effect.ts";
import { alignRows, type Shell } from "../shell.ts";
import { formatVariantLabel } from "../variant-arguments.ts";
import { formatSetupOptions } from "./witness.ts";

/** Maximum number of differing counts shown. */
const shownCounts = 15;

/** Renders the effect as tables. */
export function renderEffect(shell: Shell, effect: EffectReport): string {
  const { texts, language, colours } = shell;
  const { a, b, plan, statistics } = effect;
  const [words = "", others = ""] = [a, b].map(
    ({ meta }) => renderChosenVariants(meta, meta.chosen)[language],
  );
  const heading = texts.compare.heading(a.meta.title[language], words, others);
  const { games, sameScores } = statistics;
  const kinds = [...new Set(plan.bots)];
  return [
    colours.bold(heading),
    texts.compare.pairs({
      games: shell.number(games),
      players: plan.bots.length,
      choices: formatSetupOptions(shell, a, plan.options),
      seed: plan.seed,
    }),
    texts.compare.sameScores(sameScores, shell.number(sameScores), games),
    ...kinds.map((kind) => botWords[botSort(kind)][language]),
    "",
    scoreTable(shell, effect),
    "",
    courseTable(shell, effect),
    "",
    countTable(shell, effect, {
      heading: texts.compare.byReason,
      sums: statistics.reasons,
      nameOf: nameIn(shell, effect, "reason"),
      unit: statistics.seats,
      all: true,
    }),
    ...noticeable(shell, effect),
  ].join("\n");
}

/** Final points and wins of each seat, and the length of a game. */
function scoreTable(shell: Shell, effect: EffectReport): string {
  const { texts } = shell;
  const { scores, wins, decisions, seats } = effect.statistics;
  const rows = [
    ...scores.map((sum, seat) => [texts.seat(seat + 1), sum, 1] as const),
    ...wins.map(
      (sum, seat) =>
        [texts.compare.wins(texts.seat(seat + 1)), sum, countWinParts(seats) / 100] as const,
    ),
    [texts.compare.decisions, decisions, 1] as const,
  ];
  return alignRows([
    head(shell, effect, texts.compare.finalPoints),
    ...rows.map(([name, sum, unit]) => [
      name,
      ...cells(shell, compareMeans(sum, effect.statistics.games, unit), 1),
    ]),
  ]);
}

/** Points after every tenth of a game, mean per seat. */
function courseTable(shell: Shell, effect: EffectReport): string {
  const { course, seats } = effect.statistics;
  const rows = course.flatMap((sum, step) => {
    if (step % 2 !== 0) return [];
    const share = shell.percent((100 * step) / (course.length - 1));
    return [[share, ...cells(shell, compareMeans(sum, effect.statistics.games, seats), 1)]];
  });
  return alignRows([head(shell, effect, shell.texts.compare.course), ...rows]);
}

interface Counted {
  readonly heading: string;
  readonly sums: PairedSums;
  readonly nameOf: (id: string) => string;
  readonly unit: number;
  /** Whether all counts are shown, or significant differences only. */
  readonly all: boolean;
}

/** Renders counts by id, the largest difference first. */
function countTable(
  shell: Shell,
  effect: EffectReport,
  { heading, sums, nameOf, unit, all }: Counted,
) {
  const rows = Object.entries(sums)
    .map(([id, sum]) => ({ id, row: compareMeans(sum, effect.statistics.games, unit) }))
    .filter(({ row }) => all || row.difference.noticeable)
    .sort((one, other) => weight(other.row) - weight(one.row));
  const shownRows = all ? rows : rows.slice(0, shownCounts);
  if (shownRows.length === 0) return "";
  return alignRows([
    head(shell, effect, heading),
    ...shownRows.map(({ id, row }) => [nameOf(id), ...cells(shell, row, 2)]),
  ]);
}

/** Renders actions, rules and pieces that differ significantly. */
function noticeable(shell: Shell, effect: EffectReport): string[] {
  const { actions, taken } = effect.statistics;
  const { texts, language } = shell;
  const title = (id: string) => effect.titles.get(id)?.[language] ?? id;
  const lists = [
    [texts.compare.actions, actions, nameIn(shell, effect, "action")],
    [texts.compare.rules, collectFiredRules(effect.statistics), title],
    [texts.compare.taken, taken, nameIn(shell, effect, "taken")],
  ] as const;
  const tables = lists.map(([heading, sums, nameOf]) =>
    countTable(shell, effect, { heading, sums, nameOf, unit: 1, all: false }),
  );
  const found = tables.filter((table) => table !== "");
  const { games } = effect.statistics;
  if (found.length === 0) return ["", texts.compare.nothingNoticeable(shell.number(games))];
  return found.flatMap((table) => ["", table]);
}

/** Returns the names of items of one kind by their ids. */
function nameIn(
  { language }: Shell,
  { a, b, titles }: EffectReport,
  sort: "reason" | "action" | "taken",
) {
  const labels = labelsOf([a.meta, b.meta], titles, language);
  return (id: string) => labels.get(`${sort} ${id}`) ?? id;
}

function weight({ difference }: Means): number {
  return Math.abs(difference.mean);
}

function head(shell: Shell, { a, b }: EffectReport, heading: string): string[] {
  const label = ({ meta }: Game) => {
    const words = renderChosenVariants(meta, meta.chosen)[shell.language];
    return formatVariantLabel(shell, meta, { chosen: meta.chosen, words });
  };
  const { difference, range } = shell.texts.compare;
  return [heading, label(a), label(b), difference, range];
}

/** Formats both means, the difference, and its interval; a star marks significant ones. */
function cells(shell: Shell, { a, b, difference }: Means, digits: number): string[] {
  const signed = (value: number) => {
    const text = shell.number(Math.abs(value), digits);
    const isZero = !/[1-9]/.test(text);
    return `${isZero ? "" : value < 0 ? "−" : "+"}${text}`;
  };
  const { low, high, mean, noticeable } = difference;
  const range = Number.isFinite(low) ? shell.texts.compare.within(signed(low), signed(high)) : "–";
  return [
    shell.number(a, digits),
    shell.number(b, digits),
    signed(mean),
    `${range}${noticeable ? " *" : "  "}`,
  ];
}

/**
 * Formats means per game and intervals of the differences, which have no limits for a single game.
 */
export function formatEffectJson(_: Shell, effect: EffectReport): string {
  const { a, b, plan, statistics } = effect;
  const { games, seats, sameScores, scores, wins, decisions, course } = statistics;
  const data = (sum: PairedSum, unit = 1) => {
    const { difference, ...means } = compareMeans(sum, effect.statistics.games, unit);
    const { mean, low, high, noticeable } = difference;
    const limits = Number.isFinite(low) ? [low, high] : null;
    return { ...means, difference: mean, interval: limits, noticeable };
  };
  const counted = (sums: PairedSums) =>
    Object.fromEntries(Object.entries(sums).map(([id, sum]) => [id, data(sum)]));
  const side = ({ meta }: Game) => ({ variants: meta.chosen, rules: meta.rulesHash });
  return JSON.stringify(
    {
      game: a.meta.id,
      a: side(a),
      b: side(b),
      players: seats,
      bots: plan.bots,
      options: plan.options,
      seed: plan.seed,
      games,
      sameScores,
      scores: scores.map((sum) => data(sum)),
      wins: wins.map((sum) => data(sum, countWinParts(seats))),
      decisions: data(decisions),
      course: course.map((sum) => data(sum, seats)),
      reasons: counted(statistics.reasons),
      actions: counted(statistics.actions),
      rules: counted(statistics.rules),
      taken: counted(statistics.taken),
    },
    undefined,
    2,
  );
}
