// Answers for a question about the points of a move, made from the position itself.

import type { LogEntry, State, TableGame } from "../../../dsl/index.ts";

interface QuizData {
  /** In ascending order; one of them is right. */
  readonly answers: readonly number[];
  readonly right: number;
  readonly entries: readonly LogEntry[];
}

const answerCount = 4;

/**
 * Returns the right answer and three wrong ones: first scores without one of the ledger entries,
 * then the scores of other moves here, then numbers close to the right one.
 */
export function quizOf(game: TableGame, state: State, option: number): QuizData {
  const player = game.decision(state)?.player ?? 0;
  const entries = entriesOf(game, state, option);
  const amounts = amountsOf(entries, player);
  const right = sum(amounts);
  const forgetful = [...amounts.map((amount) => right - amount), ...amounts];
  const others = game.options(state).map((other) => {
    return sum(amountsOf(entriesOf(game, state, other), player));
  });
  const near = [1, -1, 2, -2, 3, 4].map((step) => right + step);
  const wrong = [...new Set([...forgetful, ...others, ...near])].filter(
    (points) => points >= 0 && points !== right,
  );
  const answers = [right, ...wrong.slice(0, answerCount - 1)].toSorted((a, b) => a - b);
  return { answers, right, entries };
}

function entriesOf(game: TableGame, state: State, option: number): LogEntry[] {
  const entries: LogEntry[] = [];
  game.play(state.slice(), option, (entry) => entries.push(entry));
  return entries;
}

function amountsOf(entries: readonly LogEntry[], player: number): number[] {
  return entries.flatMap((entry) =>
    entry.kind === "score" && entry.player === player ? [entry.amount] : [],
  );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
