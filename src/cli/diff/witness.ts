// Text of a witness: a position in which two sets of rules differ.

import type { ComparedGroup } from "../../compare/comparison.ts";
import { type DisplayText, type Game, loadGame, type State } from "../../dsl/index.ts";
import { tableFor } from "../../play/compare/setup.ts";
import type { MoveEffect, Witness } from "../../play/compare/witness.ts";
import { setupOf } from "../../play/session/record.ts";
import type { Shell } from "../shell.ts";
import type { ComparisonOutput } from "./text.ts";

/** Maximum number of preceding moves shown. */
const lastMoves = 3;

/** Renders the witness of a group of changes. */
export function renderWitnessLines(
  output: ComparisonOutput,
  { witness, searched, compiled }: ComparedGroup,
): string[] {
  const { shell, a } = output;
  const { texts, language, colours } = shell;
  if (witness === undefined) return searched === 0 ? [] : [texts.compare.noWitness(searched)];
  const { table, next, parting } = witness;
  const names = listSeatNames(shell, table.seats.length);
  const between = compiled === undefined ? output.b : loadGame(compiled);
  const localized = (words: DisplayText) => withNames(words[language], witness, names);
  const choices = texts.compare.atTable(
    table.seats.length,
    formatSetupOptions(shell, a, table.options),
    table.seed,
  );
  const lines = [
    choices,
    ...(next === undefined ? [texts.compare.atSetUp] : wayLines(shell, a, witness, names)),
    ...(next === undefined ? [] : nextLines(output, between, witness, names)),
  ];
  const isDescribed = next !== undefined && parting.kind === "legality";
  return [
    colours.bold(texts.compare.howItShows),
    ...[...lines, ...(isDescribed ? [] : [localized(parting.words)])].map((line) => `  ${line}`),
  ];
}

/** Returns the names of seats in the reader's language. */
export function listSeatNames({ texts }: Shell, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => texts.seatName(seat + 1));
}

/** Replaces the search's seat names by the displayed ones. */
function withNames(
  text: string,
  { table }: Pick<Witness, "table">,
  names: readonly string[],
): string {
  return table.seats.reduce(
    (result, { name }, seat) => result.replaceAll(name, names[seat] ?? name),
    text,
  );
}

/** Formats the choices of setup options. */
export function formatSetupOptions(
  { language }: Shell,
  { meta }: Game,
  options: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(options).map(([id, choice]) => {
    const option = meta.options.find((one) => one.id === id);
    return option?.choices.find((one) => one.id === choice)?.text[language] ?? `${id}=${choice}`;
  });
}

/** Renders the number of moves to the witness, and the last of them. */
function wayLines(
  shell: Shell,
  game: Game,
  { table, moves }: Witness,
  names: readonly string[],
): string[] {
  const { texts } = shell;
  if (moves.length === 0) return [];
  const shownMoves = describeMoves(shell, game, tableState(game, table), moves, names);
  return [
    texts.compare.afterMoves(moves.length),
    ...(shownMoves.length > lastMoves ? ["  …"] : []),
    ...shownMoves.slice(-lastMoves).map((line) => `  ${line}`),
  ];
}

/** Starts a match with a witness's setup. */
function tableState(game: Game, table: Witness["table"]): State {
  return game.start(setupOf(tableFor(game.meta, table)));
}

/** Formats moves as phrases while playing them, in place. */
function describeMoves(
  { language }: Shell,
  game: Game,
  state: State,
  moves: readonly string[],
  names: readonly string[],
): string[] {
  return moves.map((move) => {
    const player = names[game.decision(state)?.player ?? -1] ?? "";
    const read = game.readNotation(state, move);
    if ("problem" in read) return `${player}: ${move}`;
    const says = game.says(read.option)[language];
    game.play(state, read.option);
    return `${player}: ${says}`;
  });
}

/** Renders the next move, and its effect on both sides. */
function nextLines(
  output: ComparisonOutput,
  between: Game,
  witness: Witness,
  names: readonly string[],
): string[] {
  const { shell, labels, a } = output;
  const { texts, language } = shell;
  const { next, position } = witness;
  if (next === undefined) return [];
  const player = names[a.decision(position.a)?.player ?? -1] ?? "";
  const says = saysOf(output, between, witness, next.notation);
  const outcome = (one: MoveEffect) => {
    if (!one.allowed) return texts.compare.notAllowed(one.reason?.[language]);
    return texts.compare.brings(pointTexts(shell, one.points, names));
  };
  return [
    texts.compare.nextMove(`${player}: ${says}`),
    `  ${labels.a}: ${outcome(next.a)}`,
    `  ${labels.b}: ${outcome(next.b)}`,
  ];
}

function saysOf(
  { shell, a }: ComparisonOutput,
  between: Game,
  { position }: Witness,
  notation: string,
): string {
  for (const [game, state] of [[a, position.a] as const, [between, position.b] as const]) {
    const read = game.readNotation(state, notation);
    if (!("problem" in read)) return game.says(read.option)[shell.language];
  }
  return notation;
}

/** Formats the points of seats that get any: "Player 1 +4". */
function pointTexts(shell: Shell, points: readonly number[], names: readonly string[]): string[] {
  return points.flatMap((amount, seat) =>
    amount === 0 ? [] : [`${names[seat]} ${amount > 0 ? "+" : ""}${shell.number(amount)}`],
  );
}
