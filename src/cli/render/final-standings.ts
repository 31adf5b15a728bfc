// The result of a match: places, and the ledger.

import type { Game, LedgerEntry, LogEntry, State } from "../../dsl/index.ts";
import { splitLedger } from "../../play/session/ledger-sections.ts";
import { alignRows, type Shell } from "../shell.ts";

interface Played {
  readonly state: State;
  /** All that has been logged, in order. */
  readonly entries: readonly LogEntry[];
}

/** Renders places and ledger; before the end, the points so far. */
export function renderFinalStandings(
  shell: Shell,
  game: Game,
  { state, entries }: Played,
  names: readonly string[],
): string {
  const places = game.isOver(state)
    ? [...placeLines(shell, game.ranking(state), names), ...ratingLines(shell, game, state, names)]
    : [shell.texts.unfinished];
  return [...places, "", ledgerTable(shell, game, { state, entries }, names)].join("\n");
}

/**
 * One row per reason with points, one column per player; what rules book outside of moves stands
 * below its heading.
 */
function ledgerTable(
  shell: Shell,
  game: Game,
  { state, entries }: Played,
  names: readonly string[],
): string {
  const rows = splitLedger(game.meta, game.ledger(state), entries).flatMap(({ heading, lines }) => {
    const own = ledgerRows(shell, game, lines, names);
    if (heading === undefined) return own;
    const head = [heading[shell.language], ...names.map(() => "")];
    return [head, ...own.map(([reason, ...points]) => [`  ${reason}`, ...points])];
  });
  const totals = game.scores(state).map((points) => shell.number(points));
  return alignRows([["", ...names], ...rows, [shell.texts.ledgerTotal, ...totals]]);
}

function ledgerRows(
  shell: Shell,
  { meta }: Game,
  lines: readonly LedgerEntry[],
  names: readonly string[],
): string[][] {
  return meta.reasons.flatMap((reason, index) => {
    const ofReason = lines.filter((line) => line.reason === index);
    if (ofReason.length === 0) return [];
    const points = names.map((_, seat) => {
      const sum = ofReason.filter((line) => line.player === seat);
      return shell.number(sum.reduce((total, line) => total + line.points, 0));
    });
    return [[reason.text[shell.language], ...points]];
  });
}

/** Renders the ratings of the scores, in games that have them. */
function ratingLines(shell: Shell, game: Game, state: State, names: readonly string[]): string[] {
  return names.flatMap((name, seat) => {
    const rating = game.rating(state, seat);
    return rating === undefined ? [] : [shell.texts.rated(name, rating.text[shell.language])];
  });
}

function placeLines(
  shell: Shell,
  ranking: readonly (readonly number[])[],
  names: readonly string[],
): string[] {
  let place = 1;
  return ranking.map((seats) => {
    const line = shell.texts.placed(
      place,
      seats.map((seat) => names[seat] ?? ""),
    );
    place += seats.length;
    return line;
  });
}
