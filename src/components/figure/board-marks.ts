// The spaces of a figure: where the move is legal, where not and why, and what makes it legal.

import type { Game, State } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { wordsOfCondition } from "../board/conditions/conditions.ts";
import { sums } from "../play/decision/effects.ts";
import { formsOf, optionsOf, type ToldMove } from "./example-moves.ts";
import type { FigureBoard, FigureMark } from "./figure.ts";

/** The largest number of marks of a kind that is still seen at one look. */
const MOST_MARKS = 5;

/** Where the spaces of a move lie: the grid, and whose it is. */
interface SpacePlace {
  /** Name of the parameter that picks the space. */
  readonly param: string;
  readonly grid: number;
  readonly owner: number;
}

/** Returns where a move picks its space, or `undefined` if it picks none. */
export function spaceOf(game: Game, move: ToldMove): SpacePlace | undefined {
  for (const { params } of formsOf(game, move)) {
    const param = params.find(({ id, source }) => source?.kind === "grid" && id in move.args);
    const grid = param?.source?.id;
    if (param === undefined || grid === undefined) continue;
    const owner = game.meta.grids[grid]?.perPlayer ? move.player : -1;
    return { param: param.id, grid, owner };
  }
  return undefined;
}

/** What the marks of one figure are computed from. */
export interface MarkSource {
  readonly game: Game;
  readonly language: SiteLanguage;
  readonly place: SpacePlace;
  /** The move that the figure asks about, whose position is drawn. */
  readonly focus: ToldMove;
  /** The moves of the example on this board. */
  readonly moves: readonly ToldMove[];
}

/** Returns the board of a figure with its marks; `isQuestion`: also where else the move may be made. */
export function markedBoard(source: MarkSource, isQuestion: boolean): FigureBoard {
  const { place } = source;
  const marks = marksOf(source, isQuestion);
  const arrows = isQuestion ? arrowsTo(source, marks) : [];
  const needed = [...marks.map(({ cell }) => cell), ...arrows.map(({ from }) => from)];
  const cells = spacesAround(source, needed).sort((one, other) => one - other);
  return { grid: place.grid, owner: place.owner, cells, marks, arrows };
}

/** Fewer spaces than these do not show where on the board they are. */
const FEWEST_SPACES = 10;

/** Returns the spaces with one ring around them, or two where that is only a corner of the board. */
function spacesAround({ game, place }: MarkSource, needed: readonly number[]): number[] {
  let cells = [...new Set(needed)];
  for (let ring = 0; ring < 2; ring++) {
    if (ring > 0 && cells.length >= FEWEST_SPACES) break;
    cells = [...new Set([...cells, ...cells.flatMap((cell) => neighboursOf(game, place, cell))])];
  }
  return cells;
}

function marksOf(source: MarkSource, isQuestion: boolean): FigureMark[] {
  const found = new Map<number, FigureMark>();
  const add = (mark: FigureMark) => found.has(mark.cell) || found.set(mark.cell, mark);
  for (const move of source.moves) {
    const cell = move.args[source.place.param];
    if (cell === undefined) continue;
    if (move.kind === "played") add(playedMark(source, move, cell));
    else if (move.isLegal) add(legalMark(source, move, cell));
    else if (failsAlike(source, move, cell)) add(illegalMark(source, source.focus, cell).mark);
  }
  if (!isQuestion) return [...found.values()];
  for (const cell of legalCells(source)) {
    if ([...found.values()].filter(({ isLegal }) => isLegal).length >= MOST_MARKS) break;
    add(legalMark(source, source.focus, cell));
  }
  for (const mark of otherReasons(source, [...found.values()])) add(mark);
  return [...found.values()];
}

/** Whether a move differs from the focused move in its space alone. */
function hasHandOf({ focus, place }: MarkSource, move: ToldMove): boolean {
  const hand = Object.entries(focus.args).filter(([id]) => id !== place.param);
  return focus.action === move.action && hand.every(([id, value]) => move.args[id] === value);
}

/** Whether an illegal move fails by the same condition with the die and the piece of the figure. */
export function failsAlike(source: MarkSource, move: ToldMove, cell: number): boolean {
  const { focus } = source;
  if (focus.action !== move.action) return false;
  const own = illegalMark(source, move, cell).need;
  return hasHandOf(source, move) || own === illegalMark(source, focus, cell).need;
}

function legalCells({ game, focus, place }: MarkSource): number[] {
  const args = withoutSpace(focus, place);
  const options = optionsOf(game, focus.state, { action: focus.action, args });
  return [...new Set(options.flatMap((option) => cellOf(game, option, place) ?? []))];
}

function withoutSpace({ args }: ToldMove, { param }: SpacePlace): Record<string, number> {
  return Object.fromEntries(Object.entries(args).filter(([id]) => id !== param));
}

function cellOf(game: Game, option: number, { param }: SpacePlace): number | undefined {
  const { move, args } = game.decode(option);
  return args[game.meta.moves[move]?.params.findIndex(({ id }) => id === param) ?? -1];
}

type PlayedMove = Extract<ToldMove, { kind: "played" }>;

function playedMark(source: MarkSource, move: PlayedMove, cell: number): FigureMark {
  const { game, language } = source;
  const gains = sums(game, move.entries, move.player, language);
  return {
    cell,
    name: cellName(source, cell),
    isLegal: true,
    element: elementAt(game, move.after, source.place, cell),
    label: gains.map(({ words }) => words).join(", "),
  };
}

function legalMark(source: MarkSource, move: ToldMove, cell: number): FigureMark {
  const { game, place } = source;
  const args = { ...move.args, [place.param]: cell };
  const [option] = optionsOf(game, move.state, { action: move.action, args });
  const after = move.state.slice();
  if (option !== undefined) game.play(after, option);
  const element = option === undefined ? undefined : elementAt(game, after, place, cell);
  return { cell, name: cellName(source, cell), isLegal: true, element, label: "" };
}

function illegalMark(source: MarkSource, move: ToldMove, cell: number) {
  const { game, place, language } = source;
  const args = { ...move.args, [place.param]: cell };
  const reason = game.explain(move.state, move.action, args).reason;
  const need = reason?.need ?? "";
  const label =
    wordsOfCondition(game.meta, need, false, language) ??
    (reason ? say(reason.text, language) : "");
  const name = cellName(source, cell);
  return { need, mark: { cell, name, isLegal: false, element: undefined, label } };
}

/** Returns a space for each condition that no mark shows yet, the nearest to a legal space first. */
function otherReasons(source: MarkSource, marks: readonly FigureMark[]): FigureMark[] {
  const { game, place, focus } = source;
  const legal = marks.filter(({ isLegal }) => isLegal);
  const shown = new Set<string>();
  for (const { isLegal, cell } of marks) {
    if (!isLegal) shown.add(illegalMark(source, focus, cell).need);
  }
  const spaces = shapeOf(game, place)?.cells ?? [];
  const distance = (cell: number) => {
    const away = legal.map((mark) => {
      const [one, other] = [spaces[cell], spaces[mark.cell]];
      return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
    });
    return Math.min(...away, 99);
  };
  // That a filled space is taken can be seen.
  const known = new Set([...marks.map((mark) => mark.cell), ...legalCells(source)]);
  const open = [...spaces.keys()]
    .filter((cell) => !known.has(cell) && elementAt(game, focus.state, place, cell) === undefined)
    .sort((one, other) => distance(one) - distance(other) || one - other);
  const room = MOST_MARKS - marks.filter(({ isLegal }) => !isLegal).length;
  const found: FigureMark[] = [];
  for (const cell of open) {
    if (found.length >= room) break;
    const { need, mark } = illegalMark(source, focus, cell);
    if (shown.has(need) || mark.label === "") continue;
    shown.add(need);
    found.push(mark);
  }
  return found;
}

/**
 * Returns the neighbours because of which spaces are legal: without all that lies around it, such a
 * space would not be legal.
 */
function arrowsTo(source: MarkSource, marks: readonly FigureMark[]): FigureBoard["arrows"] {
  const { game, focus, place } = source;
  return marks.flatMap(({ cell, isLegal }) => {
    if (!isLegal) return [];
    const filled = neighboursOf(game, place, cell).filter(
      (next) => elementAt(game, focus.state, place, next) !== undefined,
    );
    const [from] = filled;
    if (from === undefined) return [];
    const cleared = without(game, focus.state, place, filled);
    const args = { ...focus.args, [place.param]: cell };
    return game.explain(cleared, focus.action, args).legal ? [] : [{ from, to: cell }];
  });
}

/** Returns a copy of the position with some spaces emptied. */
function without(game: Game, state: State, place: SpacePlace, cells: readonly number[]): State {
  const items = elementsOn(game, state, place).flatMap((element, cell) =>
    isElement(game, place, element) && !cells.includes(cell) ? [{ element, cell }] : [],
  );
  return game.withFacts(state, [{ kind: "grid", id: place.grid, player: place.owner, items }]);
}

function elementsOn(game: Game, state: State, { grid, owner }: SpacePlace): readonly number[] {
  const view = game.view(state);
  const holdings = owner < 0 ? view.shared : view.players[owner];
  return holdings?.grids.find(({ id }) => id === grid)?.cells ?? [];
}

function elementAt(game: Game, state: State, place: SpacePlace, cell: number) {
  const element = elementsOn(game, state, place)[cell] ?? -1;
  return isElement(game, place, element) ? element : undefined;
}

/** Empty spaces hold a number below all elements. */
function isElement(game: Game, { grid }: SpacePlace, element: number): boolean {
  const type = game.meta.grids[grid]?.element;
  return element >= (type?.kind === "number" ? type.from : 0);
}

function shapeOf(game: Game, { grid }: SpacePlace) {
  return game.meta.shapes[game.meta.grids[grid]?.shape ?? -1];
}

function neighboursOf(game: Game, place: SpacePlace, cell: number): readonly number[] {
  return shapeOf(game, place)?.neighbours[cell] ?? [];
}

function cellName({ game, place }: MarkSource, cell: number): string {
  return shapeOf(game, place)?.cells[cell]?.name ?? "";
}
