// View model of the printable booklet of an author's rules, in one language: rule differences, new
// components, and examples as pictures.

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
  playoutPasses,
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

/** The rules to print. */
export interface BookletRequest {
  /** Files of the base game; empty for a game without base. */
  readonly base: readonly RulesFile[];
  readonly sources: readonly RulesFile[];
  readonly variants: readonly string[];
  readonly language: TextLanguage;
}

/** The contents of a booklet. */
export interface Booklet {
  /** Metadata for drawing. */
  readonly meta: Meta;
  /** Rules that are new, changed or removed. */
  readonly changes: readonly RuleDifferenceView[];
  /** All rules of a game without base. */
  readonly rules: readonly PrintedRule[];
  readonly pieces: readonly PrintedPieces[];
  readonly boards: readonly PrintedBoard[];
  readonly examples: readonly PrintedExample[];
}

/** An example as a picture of its position. */
export interface PrintedExample {
  readonly text: string;
  readonly names: readonly string[];
  readonly picture: PositionSnapshot;
  /** The moves as phrases. */
  readonly moves: readonly string[];
}

const mostExamples = 12;

/** Creates the booklet, or returns `undefined` if the rules have errors. */
export function createBooklet(
  project: IncrementalCompiler,
  order: BookletRequest,
): Booklet | undefined {
  const { base, sources, variants, language } = order;
  const before = base.length === 0 ? undefined : project.compile(base);
  const after = project.compile(sources, variants, {
    without: playoutPasses,
    examples: "own",
  });
  if (after.compiled === undefined || after.game === undefined) return undefined;
  const { meta } = after.compiled;
  const rules = rulesOf(after.game);
  const isOfBase = before?.game !== undefined && before.compiled !== undefined;
  const found = isOfBase && before.game ? differences(before.game, after.game) : [];
  const boards = findChangedBoards(before?.compiled?.meta, meta, language);
  const drawn = new Set(boards.filter((board) => showsAll(meta, board)).map(({ id }) => id));
  const printed = found.filter(({ change, path }) => change !== "added" || !drawn.has(path));
  const read = isOfBase ? [] : rules.filter(({ path }) => !drawn.has(path));
  return {
    meta: lean(meta),
    changes: renderChanges(printed, sources, language),
    rules: read.map((rule) => printRule(rule, language)),
    pieces: printedPieces(before?.compiled?.meta, meta, rules, after.game.supplies, language),
    boards,
    examples: ownExamples(after.compiled, isOfBase, language),
  };
}

function renderChanges(
  found: readonly Difference[],
  sources: readonly RulesFile[],
  language: TextLanguage,
): RuleDifferenceView[] {
  const files = new FileTable(sources);
  // Reasons of points are not printed as rules.
  const read = found.filter(({ kind }) => kind !== "reason");
  return read.map((one) => renderDifference(one, { a: [], b: [] }, files, language, new Set()));
}

/** Returns the examples that are declared in the author's files. */
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

/** Returns the position and moves of an example, or `undefined` if its position is invalid. */
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
