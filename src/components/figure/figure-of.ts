// The figure of an example, worked out by the engine when the site is built: where its move may be
// made and where not, what its moves bring, what they change.

import type { Game } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { getSeatNames } from "../../play/session/seats.ts";
import { sums } from "../play/decision/effects.ts";
import { failsAlike, type MarkSource, markedBoard, spaceOf } from "./board-marks.ts";
import { changesBetweenMoments } from "./changes.ts";
import {
  formsOf,
  movesOf,
  optionsOf,
  type PlayedInExample,
  type ToldMove,
} from "./example-moves.ts";
import type { FigureData, FigureItem, FigureRow } from "./figure.ts";

/** Returns the figure of an example of a game. */
export function figureOf(game: Game, name: string, language: SiteLanguage): FigureData {
  const start = game.exampleStart(name);
  const names = getSeatNames(game, start.state, start.names, language);
  const moves = movesOf(game, name);
  const source = markSource(game, moves, language);
  const isQuestion = moves.some(({ kind }) => kind === "tried");
  const isAsked = source?.focus.kind === "tried";
  const board = source && markedBoard(source, isAsked);
  const played = moves.filter((move) => move.kind === "played");
  const isDrawn = (move: ToldMove) => source?.moves.includes(move) && isMarked(source, move);
  const untold = moves.filter((move) => !isDrawn(move) && !isPlayedNext(move, played));
  const isOfMany = new Set(untold.map(({ player }) => player)).size > 1;
  const rows = untold.map((move) => {
    const row = rowOf(game, move, names, language);
    return isOfMany ? { ...row, text: `${names[move.player]}: ${row.text}` } : row;
  });
  const hand = source === undefined ? [] : itemsOf(game, source.focus);
  const [first, last] = [played[0], played.at(-1)];
  const isToldByBoard = played.length > 0 && played.every(isDrawn);
  const changes =
    first === undefined || last === undefined || isToldByBoard
      ? []
      : changesBetweenMoments({
          ...{ game, language, names, mover: first.player },
          ...{ before: first.state, after: last.after, hand },
        });
  const seat = (source?.focus ?? moves[0])?.player ?? 0;
  const steps = source?.focus.steps ?? 0;
  return { steps, seat, isQuestion, hand, board, rows, changes };
}

/** Whether a move is found to be legal and then played: one row tells both. */
function isPlayedNext(move: ToldMove, played: readonly PlayedInExample[]): boolean {
  if (move.kind === "played" || !move.isLegal) return false;
  return played.some(
    ({ player, steps, action, args }) =>
      player === move.player &&
      steps === move.steps &&
      action === move.action &&
      Object.entries(move.args).every(([id, value]) => args[id] === value),
  );
}

/** Whether the board shows a move by itself; an illegal one with another die can need words. */
function isMarked(source: MarkSource, move: ToldMove): boolean {
  const cell = move.args[source.place.param] ?? -1;
  return move.kind === "played" || move.isLegal || failsAlike(source, move, cell);
}

function markSource(
  game: Game,
  moves: readonly ToldMove[],
  language: SiteLanguage,
): MarkSource | undefined {
  const onBoard = moves.filter((move) => spaceOf(game, move) !== undefined);
  // The first legal move is what the figure answers.
  const focus = onBoard.find((move) => move.kind === "played" || move.isLegal) ?? onBoard[0];
  const place = focus && spaceOf(game, focus);
  if (focus === undefined || place === undefined) return undefined;
  const here = onBoard.filter((move) => {
    const other = spaceOf(game, move);
    return other?.grid === place.grid && other.owner === place.owner && other.param === place.param;
  });
  return { game, language, place, focus, moves: here };
}

/** Returns the elements of zones that a move uses: the die, the piece. */
function itemsOf(game: Game, move: ToldMove): FigureItem[] {
  const params = formsOf(game, move)[0]?.params ?? [];
  const used = params.flatMap(({ id, source }) => {
    const value = move.args[id];
    return source?.kind === "zone" && value !== undefined ? [{ zone: source.id, value }] : [];
  });
  // The die is what the move begins with.
  const isNumber = ({ zone }: FigureItem) => game.meta.zones[zone]?.element.kind === "number";
  return [...used.filter(isNumber), ...used.filter((item) => !isNumber(item))];
}

function rowOf(
  game: Game,
  move: ToldMove,
  names: readonly string[],
  language: SiteLanguage,
): FigureRow {
  const text = capitalised(sayMove(game, move, language));
  const items = itemsOf(game, move);
  if (move.kind === "played")
    return { isLegal: true, text, items, notes: gainsOf(game, move, names, language) };
  if (move.isLegal) return { isLegal: true, text, items, notes: [] };
  const { reason } = game.explain(move.state, move.action, move.args);
  return {
    isLegal: false,
    text,
    items,
    notes: reason === undefined ? [] : [say(reason.text, language)],
  };
}

/** Returns a move in words; an illegal one with missing arguments is only named. */
function sayMove(game: Game, move: ToldMove, language: SiteLanguage): string {
  const option = move.kind === "played" ? move.option : optionsOf(game, move.state, move)[0];
  if (option !== undefined) return say(game.says(option), language);
  const forms = formsOf(game, move);
  const whole = forms.find(({ params }) =>
    params.every(({ id, from, count }) => {
      const value = move.args[id];
      return value !== undefined && value >= from && value < from + count;
    }),
  );
  if (whole === undefined) return say(forms[0]?.name ?? game.meta.title, language);
  const args = whole.params.map(({ id }) => move.args[id] ?? 0);
  return say(game.says(game.encode(game.meta.moves.indexOf(whole), args)), language);
}

/** Returns what a move brings its player, then what it brings others, by their names. */
function gainsOf(
  game: Game,
  { entries, player }: PlayedInExample,
  names: readonly string[],
  language: SiteLanguage,
): string[] {
  const seats = [player, ...names.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  return seats.flatMap((seat) => {
    const words = sums(game, entries, seat, language).map((effect) => effect.words);
    if (words.length === 0) return [];
    return [seat === player ? words.join(", ") : `${names[seat]}: ${words.join(", ")}`];
  });
}
