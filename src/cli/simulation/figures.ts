// Figures of a simulation, as a table or as JSON.

import type { Game } from "../../dsl/index.ts";
import {
  computeDeviation,
  computeHistogramMean,
  computeQuantile,
  type Histogram,
} from "../../play/simulation/histogram.ts";
import type { PartialResult } from "../../play/simulation/partial-result.ts";
import { rivalsOf } from "../../play/simulation/simulate.ts";
import { countWins, type Statistics } from "../../play/simulation/statistics.ts";
import { renderGameTitle } from "../render/game-title.ts";
import { alignRows, type Shell } from "../shell.ts";

/** Renders a table of seats, then decisions, then points by reason. */
export function renderFigures(shell: Shell, game: Game, part: PartialResult): string {
  const { texts, language } = shell;
  const { plan } = part.simulation;
  const { decisions } = part.statistics;
  const rivals = rivalsOf(game, plan).map(({ text }) => text[language]);
  const seats = [...plan.bots.map((_, seat) => texts.seat(seat + 1)), ...rivals];
  return [
    texts.sim.head({
      title: renderGameTitle(game.meta, language),
      players: plan.bots.length,
      games: gamesText(shell, part),
      seed: plan.seed,
    }),
    "",
    alignRows([["", ...seats], ...seatRows(shell, part)]),
    "",
    texts.sim.decisions({
      mean: shell.number(computeHistogramMean(decisions), 1),
      min: shell.number(decisions.min),
      max: shell.number(decisions.max),
    }),
    "",
    alignRows([[texts.sim.ledger, ...seats], ...reasonRows(shell, game, part.statistics)]),
  ].join("\n");
}

/** Formats all statistics as JSON; means are per game. */
export function formatFiguresJson(
  _: Shell,
  game: Game,
  { simulation, statistics }: PartialResult,
): string {
  const { plan } = simulation;
  const { games, scores, decisions, ledger } = statistics;
  const rivals = rivalsOf(game, plan).map(({ id }) => ({ rival: id }));
  const seats = [...plan.bots.map((bot) => ({ bot })), ...rivals].map((who, seat) => ({
    ...who,
    wins: countWins(statistics, seat),
    score: tallyAsJson(scores[seat]),
    ledger: Object.fromEntries(
      game.meta.reasons.map(({ id }, reason) => [id, Number(ledger[seat]?.[reason] ?? 0n) / games]),
    ),
  }));
  const { id, rulesHash } = game.meta;
  const { seed, options } = plan;
  const head = { game: id, rules: rulesHash, players: plan.bots.length, games, seed, options };
  return JSON.stringify({ ...head, seats, decisions: tallyAsJson(decisions) }, undefined, 2);
}

/** Quantiles of the histograms in the JSON. */
const shares = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

function tallyAsJson(tally: Histogram | undefined) {
  if (tally === undefined) return undefined;
  const { min, max } = tally;
  const quantiles = Object.fromEntries(
    shares.map((share) => [share, computeQuantile(tally, share)]),
  );
  return {
    mean: computeHistogramMean(tally),
    deviation: computeDeviation(tally),
    min,
    max,
    quantiles,
  };
}

/** Formats the number of games, and the total if that differs. */
function gamesText(shell: Shell, { simulation, statistics }: PartialResult): string {
  const games = shell.number(statistics.games);
  if (statistics.games === simulation.games) return games;
  return shell.texts.sim.ofAll(games, shell.number(simulation.games));
}

function seatRows(shell: Shell, { simulation, statistics }: PartialResult): string[][] {
  const { rows } = shell.texts.sim;
  const { bots } = simulation.plan;
  const perSeat = (word: string, cell: (tally: Histogram) => string) => [
    word,
    ...statistics.scores.map(cell),
  ];
  const won = statistics.scores.map(
    (_, seat) => (100 * countWins(statistics, seat)) / statistics.games,
  );
  return [
    [rows.bot, ...statistics.scores.map((_, seat) => bots[seat] ?? "–")],
    [rows.wins, ...won.map((share) => shell.percent(share, 1))],
    perSeat(rows.mean, (tally) => shell.number(computeHistogramMean(tally), 1)),
    perSeat(rows.deviation, (tally) => shell.number(computeDeviation(tally), 1)),
    perSeat(rows.min, (tally) => shell.number(tally.min)),
    perSeat(rows.low, (tally) => shell.number(computeQuantile(tally, 0.05))),
    perSeat(rows.median, (tally) => shell.number(computeQuantile(tally, 0.5))),
    perSeat(rows.high, (tally) => shell.number(computeQuantile(tally, 0.95))),
    perSeat(rows.max, (tally) => shell.number(tally.max)),
  ];
}

/** One row per reason that scored points. */
function reasonRows(shell: Shell, { meta }: Game, { ledger, games }: Statistics): string[][] {
  return meta.reasons.flatMap((reason, index) => {
    const points = ledger.map((row) => row[index] ?? 0n);
    if (points.every((sum) => sum === 0n)) return [];
    const means = points.map((sum) => shell.number(Number(sum) / games, 2));
    return [[`  ${reason.text[shell.language]}`, ...means]];
  });
}
