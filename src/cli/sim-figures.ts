// The figures of a simulation, as a table for people or as JSON for programs.

import type { Game } from "../dsl/index.ts";
import { rivalsOf, type SimulationPlan } from "../play/simulate.ts";
import { deviation, mean, type Statistics, type Tally, wins } from "../play/statistics.ts";
import { alignedRows, type Shell } from "./output.ts";

export interface SimulationFigures {
  readonly game: Game;
  readonly plan: SimulationPlan;
  readonly statistics: Statistics;
}

/** A table by seats, then decisions, then where the points came from. */
export function figures(shell: Shell, { game, plan, statistics }: SimulationFigures): string {
  const { texts, language } = shell;
  const title = game.meta.title[language];
  const games = shell.number(statistics.games);
  const { decisions } = statistics;
  const rivals = rivalsOf(game, plan).map(({ text }) => text[language]);
  const seats = [...plan.bots.map((_, seat) => texts.seat(seat + 1)), ...rivals];
  return [
    texts.simHead({ title, players: plan.bots.length, games, seed: plan.seed }),
    "",
    alignedRows([["", ...seats], ...seatRows(shell, plan, statistics)]),
    "",
    texts.simDecisions({
      mean: shell.number(mean(decisions), 1),
      min: shell.number(decisions.min),
      max: shell.number(decisions.max),
    }),
    "",
    alignedRows([[texts.simLedger, ...seats], ...reasonRows(shell, game, statistics)]),
  ].join("\n");
}

/** Everything that was counted; means are per game. */
export function figuresAsJson(_: Shell, { game, plan, statistics }: SimulationFigures): string {
  const { games, scores, decisions, ledger } = statistics;
  const rivals = rivalsOf(game, plan).map(({ id }) => ({ rival: id }));
  const seats = [...plan.bots.map((bot) => ({ bot })), ...rivals].map((who, seat) => ({
    ...who,
    wins: wins(statistics, seat),
    score: tallyAsJson(scores[seat]),
    ledger: Object.fromEntries(
      game.meta.reasons.map(({ id }, reason) => [id, (ledger[seat]?.[reason] ?? 0) / games]),
    ),
  }));
  const { id, rulesHash } = game.meta;
  const { seed, options } = plan;
  const head = { game: id, rules: rulesHash, players: plan.bots.length, games, seed, options };
  return JSON.stringify({ ...head, seats, decisions: tallyAsJson(decisions) }, undefined, 2);
}

function tallyAsJson(tally: Tally | undefined) {
  if (tally === undefined) return undefined;
  const { min, max } = tally;
  return { mean: mean(tally), deviation: deviation(tally), min, max };
}

function seatRows(shell: Shell, plan: SimulationPlan, statistics: Statistics): string[][] {
  const { simRows } = shell.texts;
  const perSeat = (word: string, cell: (tally: Tally) => string) => [
    word,
    ...statistics.scores.map(cell),
  ];
  const shares = statistics.scores.map(
    (_, seat) => (100 * wins(statistics, seat)) / statistics.games,
  );
  return [
    [simRows.bot, ...statistics.scores.map((_, seat) => plan.bots[seat] ?? "–")],
    [simRows.wins, ...shares.map((share) => `${shell.number(share, 1)} %`)],
    perSeat(simRows.mean, (tally) => shell.number(mean(tally), 1)),
    perSeat(simRows.deviation, (tally) => shell.number(deviation(tally), 1)),
    perSeat(simRows.min, (tally) => shell.number(tally.min)),
    perSeat(simRows.max, (tally) => shell.number(tally.max)),
  ];
}

/** Reasons that never brought a point are left out. */
function reasonRows(shell: Shell, { meta }: Game, { ledger, games }: Statistics): string[][] {
  return meta.reasons.flatMap((reason, index) => {
    const points = ledger.map((row) => row[index] ?? 0);
    if (points.every((sum) => sum === 0)) return [];
    const means = points.map((sum) => shell.number(sum / games, 2));
    return [[`  ${reason.text[shell.language]}`, ...means]];
  });
}
