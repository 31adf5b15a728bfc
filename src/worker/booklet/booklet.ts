// What is printed of an author's rules: what was and what is, new things, and examples as pictures;
// in one language, as plain data.

import type { RuleDifferenceView } from "../../compare/comparison-view.ts";
import { FileTable } from "../../compare/files.ts";
import { renderDifference } from "../../compare/render-difference.ts";
import {
  type Compiled,
  type Difference,
  differences,
  type Game,
  type IncrementalCompiler,
  loadGame,
  type Meta,
  type PositionSnapshot,
  playoutOptimizations,
  RuleError,
  type RulesFile,
  rulesOf,
  snapshotPosition,
  type TextLanguage,
} from "../../dsl/index.ts";
import {
  findChangedBoards,
  type PrintedBoard,
  type PrintedPieces,
  printedPieces,
  showsAll,
} from "./printable-components.ts";
import { type PrintedRule, printRule } from "./printed-rule.ts";

export interface BookletRequest {
  /** The game that the rules go on from; none of them for a game of one's own. */
  readonly base: readonly RulesFile[];
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly language: TextLanguage;
}

export interface Booklet {
  /** What things are drawn with. */
  readonly meta: Meta;
  /** The rules that are new, changed or gone. */
  readonly changes: readonly RuleDifferenceView[];
  /** All rules of a game of one's own. */
  readonly rules: readonly PrintedRule[];
  readonly pieces: readonly PrintedPieces[];
  readonly boards: readonly PrintedBoard[];
  readonly examples: readonly PrintedExample[];
}

export interface PrintedExample {
  readonly text: string;
  readonly names: readonly string[];
  readonly picture: PositionSnapshot;
  /** The moves, in words. */
  readonly moves: readonly string[];
}

const mostExamples = 12;

/** Nothing where the rules have errors. */
export function createBooklet(
  project: IncrementalCompiler,
  order: BookletRequest,
): Booklet | undefined {
  const { base, sources, variants, language } = order;
  const before = base.length === 0 ? undefined : project.compile(base);
  const after = project.compile(sources, variants, {
    without: playoutOptimizations,
    examples: "own",
  });
  if (after.compiled === undefined || after.game === undefined) return undefined;
  const { meta } = after.compiled;
  const rules = rulesOf(after.game);
  const isOfBase = before?.game !== undefined && before.compiled !== undefined;
  const found = isOfBase && before.game ? differences(before.game, after.game) : [];
  const boards = findChangedBoards(before?.compiled?.meta, meta, language);
  const drawn = new Set(boards.filter((board) => showsAll(meta, board)).map(({ id }) => id));
  const told = found.filter(({ change, path }) => change !== "added" || !drawn.has(path));
  const read = isOfBase ? [] : rules.filter(({ path }) => !drawn.has(path));
  return {
    meta: lean(meta),
    changes: toldChanges(told, sources, language),
    rules: read.map((rule) => printRule(rule, language)),
    pieces: printedPieces(before?.compiled?.meta, meta, rules, after.game.supplies, language),
    boards,
    examples: ownExamples(after.compiled, isOfBase, language),
  };
}

function toldChanges(
  found: readonly Difference[],
  sources: readonly RulesFile[],
  language: TextLanguage,
): RuleDifferenceView[] {
  const files = new FileTable(sources);
  // What points are booked under is no rule to be read.
  const read = found.filter(({ kind }) => kind !== "reason");
  return read.map((one) => renderDifference(one, { a: [], b: [] }, files, language, new Set()));
}

/** The examples that the author's own rules state. */
function ownExamples(
  compiled: Compiled,
  isOfBase: boolean,
  language: TextLanguage,
): PrintedExample[] {
  const game = loadGame(compiled);
  const own = game.meta.examples.filter((example) => example.own);
  const shown = isOfBase && game.meta.chosen.length === 0 ? [] : own.slice(0, mostExamples);
  return shown.flatMap(({ id, text, names }) => {
    const played = playedExample(game, id, language);
    return played === undefined ? [] : [{ text: text[language], names, ...played }];
  });
}

/** Nothing where its position cannot be set up. */
function playedExample(game: Game, id: string, language: TextLanguage) {
  try {
    const { state, moves } = game.exampleStart(id);
    const picture = snapshotPosition(game, state);
    return { picture, moves: moves.map(({ option }) => game.says(option)[language]) };
  } catch (error) {
    if (error instanceof RuleError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function lean(meta: Meta): Meta {
  return { ...meta, sources: meta.sources.map(({ path }) => ({ path, text: "" })), examples: [] };
}
