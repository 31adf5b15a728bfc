// What is printed of an author's rules: what was and what is, new things, and examples as pictures;
// in one language, as plain data.

import { Files } from "../compare/files.ts";
import { toldDifference } from "../compare/tell-rule.ts";
import type { ToldDifference } from "../compare/told.ts";
import {
  type Compiled,
  type Difference,
  differences,
  type Game,
  type Language,
  linesOf,
  loadGame,
  type Meta,
  type Picture,
  type Project,
  pictureOf,
  plain,
  type Rule,
  RuleError,
  rulesOf,
  type Source,
} from "../dsl/index.ts";

export interface BookletOrder {
  /** The game that the rules go on from; none of them for a game of one's own. */
  readonly base: readonly Source[];
  readonly sources: readonly Source[];
  readonly variants: readonly string[];
  readonly language: Language;
}

export interface Booklet {
  /** What things are drawn with. */
  readonly meta: Meta;
  /** The rules that are new, changed or gone. */
  readonly changes: readonly ToldDifference[];
  /** All rules of a game of one's own. */
  readonly rules: readonly PrintedRule[];
  readonly pieces: readonly PrintedPieces[];
  /** The boards that are new or look different. */
  readonly boards: readonly PrintedBoard[];
  readonly examples: readonly PrintedExample[];
}

export interface PrintedRule {
  readonly title: string;
  readonly lines: readonly { readonly depth: number; readonly text: string }[];
}

/** A kind of piece, as often as it is needed at the table. */
export interface PrintedPieces {
  /** Index into `Meta.kinds`. */
  readonly kind: number;
  readonly name: string;
  readonly count: number;
  /** What it does, for those who have forgotten. */
  readonly says: readonly string[];
}

export interface PrintedBoard {
  /** Index into `Meta.boards`. */
  readonly board: number;
  readonly name: string;
}

export interface PrintedExample {
  readonly text: string;
  readonly names: readonly string[];
  readonly picture: Picture;
  /** The moves, in words. */
  readonly moves: readonly string[];
}

/** Of which more would not be cut out by anybody. */
const mostPieces = 60;
const mostExamples = 12;

/** Nothing where the rules have errors. */
export function bookletOf(project: Project, order: BookletOrder): Booklet | undefined {
  const { base, sources, variants, language } = order;
  const before = base.length === 0 ? undefined : project.compile(base);
  const after = project.compile(sources, variants);
  if (after.compiled === undefined || after.game === undefined) return undefined;
  const { meta } = after.compiled;
  const rules = rulesOf(after.game);
  const isOfBase = before?.game !== undefined && before.compiled !== undefined;
  const found = isOfBase && before.game ? differences(before.game, after.game) : [];
  const boards = newBoards(before?.compiled?.meta, meta, language);
  // What a new board has on its spaces is drawn.
  const drawn = new Set(boards.map(({ board }) => meta.boards[board]?.id));
  const told = found.filter(({ change, path }) => change !== "added" || !drawn.has(path));
  return {
    meta: lean(meta),
    changes: toldChanges(told, sources, language),
    rules: isOfBase ? [] : rules.map((rule) => printed(rule, language)),
    pieces: isOfBase ? newPieces(before.compiled?.meta, meta, rules, language) : [],
    boards,
    examples: ownExamples(after.compiled, isOfBase, language),
  };
}

function toldChanges(
  found: readonly Difference[],
  sources: readonly Source[],
  language: Language,
): ToldDifference[] {
  const files = new Files(sources);
  // What points are booked under is no rule to be read.
  const read = found.filter(({ kind }) => kind !== "reason");
  return read.map((one) => toldDifference(one, { a: [], b: [] }, files, language, new Set()));
}

function printed({ title, text }: Rule, language: Language): PrintedRule {
  const lines = linesOf(text[language]);
  return {
    title: title[language],
    lines: lines.map((line) => ({ depth: line.depth, text: plain(line.text) })),
  };
}

function newPieces(
  before: Meta | undefined,
  after: Meta,
  rules: readonly Rule[],
  language: Language,
): PrintedPieces[] {
  return after.kinds.flatMap(({ id, noun }, kind): PrintedPieces[] => {
    if (before?.kinds.some((known) => known.id === id)) return [];
    const own = rules.filter(({ path }) => path === id || path.startsWith(`${id}.`));
    const says = own
      .filter(({ path }) => path !== id)
      .flatMap((rule) => printed(rule, language).lines.map(({ text }) => text));
    return [{ kind, name: noun[language].one, count: copiesOf(id, own, after), says }];
  });
}

function newBoards(before: Meta | undefined, after: Meta, language: Language): PrintedBoard[] {
  const looks = ({ shape, fields }: Meta["boards"][number]) => JSON.stringify([shape, fields]);
  const known = new Map(before?.boards.map((board) => [board.id, looks(board)]));
  return after.boards.flatMap((board, index) =>
    known.get(board.id) === looks(board) ? [] : [{ board: index, name: board.text[language] }],
  );
}

/** How many lie somewhere at the start: what its declaration says besides its fields. */
function copiesOf(id: string, own: readonly Rule[], { kinds }: Meta): number {
  const fields = kinds.find((kind) => kind.id === id)?.fields ?? {};
  const declared = own.find(({ path }) => path === id);
  const entries = declared?.entries.flatMap((entry) => entry.parts ?? [entry]) ?? [];
  const supplies = entries.filter(({ key }) => !(key in fields));
  const numbers = supplies.map((entry) => Number(/\d+/.exec(entry.value.en)?.[0] ?? 0));
  const count = numbers.reduce((sum, number) => sum + number, 0);
  return Math.min(Math.max(count, 1), mostPieces);
}

/** The examples that the author's own rules state. */
function ownExamples(compiled: Compiled, isOfBase: boolean, language: Language): PrintedExample[] {
  const game = loadGame(compiled);
  const own = game.meta.examples.filter((example) => example.own);
  const shown = isOfBase && game.meta.chosen.length === 0 ? [] : own.slice(0, mostExamples);
  return shown.flatMap(({ id, text, names }) => {
    const played = playedExample(game, id, language);
    return played === undefined ? [] : [{ text: text[language], names, ...played }];
  });
}

/** Nothing where its position cannot be set up. */
function playedExample(game: Game, id: string, language: Language) {
  try {
    const { state, moves } = game.exampleStart(id);
    const picture = pictureOf(game, state);
    return { picture, moves: moves.map(({ option }) => game.says(option)[language]) };
  } catch (error) {
    if (error instanceof RuleError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function lean(meta: Meta): Meta {
  return { ...meta, sources: meta.sources.map(({ path }) => ({ path, text: "" })), examples: [] };
}
