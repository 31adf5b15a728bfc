// Two variants of a game side by side: what differs, in which positions they part, which examples
// come out differently, and what else a change touches.

import {
  type ChangeGroup,
  type ComparedSide,
  type Compiled,
  changesBetween,
  conflictingVariants,
  type Diagnostic,
  type Difference,
  editsOf,
  type Game,
  type IncrementalCompiler,
  loadGame,
  RuleError,
  type RulesFile,
  type VariantEdit,
} from "../dsl/index.ts";
import { commonSetups } from "../play/compare/setup.ts";
import { type Witness, WitnessSearcher } from "../play/compare/witness.ts";
import { type ChangedExample, findChangedExamples, outcomeOf } from "./examples.ts";
import { type ContentIndex, findImpact, type Impact } from "./impact.ts";
import { shownDivergences } from "./shown-divergences.ts";
import { sidesOf } from "./side-choice.ts";

export interface VariantComparison {
  readonly a: ComparisonSide;
  readonly b: ComparisonSide;
  /** What the variants of each side change. */
  readonly edits: { readonly a: readonly VariantEdit[]; readonly b: readonly VariantEdit[] };
  /** What belongs together, in the order of the rules; empty where a side has errors. */
  readonly groups: readonly ComparedGroup[];
  /** Variants that cannot be combined with those of b, and the rules they quarrel about. */
  readonly conflicts: readonly { readonly variant: string; readonly targets: readonly string[] }[];
}

export interface ComparisonSide {
  readonly chosen: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: Compiled | undefined;
}

export interface ComparedGroup {
  /** Names of the declarations that change. */
  readonly names: readonly string[];
  readonly differences: readonly Difference[];
  /** Side a with this change alone; where that is not possible, side b. */
  readonly compiled: Compiled | undefined;
  /** A position in which `a`, and `a` with this change, part; and how many games were searched for it. */
  readonly witness: Witness | undefined;
  readonly searched: number;
  readonly examples: readonly ChangedExample[];
  readonly reach: Impact;
}

interface ComparisonTerms {
  /** Games to search for a witness of each group. */
  readonly games: number;
  readonly seed: number;
  /** How many play in witnesses; without it every number that fits both. */
  readonly players?: number | undefined;
  /** Names of the seats in witnesses; "Player 1" and so on where there are none. */
  readonly names?: readonly string[];
  /** What else there is that a change may touch. */
  readonly surroundings: ContentIndex;
}

/** How far a comparison has come, from 0 to 1. */
export type ComparisonProgress = number;

/**
 * Compares, one short step after the other: whoever drives it can show progress, or stop.
 * Errors in a variant are in its side's diagnostics; then there are no groups.
 */
export function* compareInSteps(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  chosen: { readonly a: readonly string[]; readonly b: readonly string[] },
  terms: ComparisonTerms,
): Generator<ComparisonProgress, VariantComparison> {
  const changes = changesBetween(project, sources, chosen.a, chosen.b);
  yield 0;
  const [a, b] = [gameOf(changes.a), gameOf(changes.b)];
  const conflicts = conflictingVariants(project, sources, chosen.b);
  const edits = {
    a: editsOf(project, sources, chosen.a),
    b: editsOf(project, sources, chosen.b),
  };
  if (a === undefined || b === undefined) return { ...changes, edits, groups: [], conflicts };

  const examples = findChangedExamples(a, b);
  const groups: ComparedGroup[] = [];
  for (const [index, group] of changes.groups.entries()) {
    const between = group.compiled === undefined ? b : loadGame(group.compiled);
    const hunt = new WitnessSearcher(a, between, {
      // A change alone may fit tables that its whole side does not: they would show another game.
      setups: commonSetups(a.meta, b.meta, between.meta).filter(
        ({ players }) => terms.players === undefined || players === terms.players,
      ),
      seed: terms.seed,
      games: terms.games,
      kinds: shownDivergences,
      names: terms.names ?? [],
      sides: sidesOf(a.meta, b.meta),
    });
    for (let games = 0; !hunt.isDone; games++) {
      searchOn(hunt);
      if (games % 8 === 0) yield (index + games / terms.games) / changes.groups.length;
    }
    const own = examples.filter((one) => belongs(one, group, between, changes.groups.length));
    const { witness, games: searched } = hunt.result;
    const reach = findImpact(group, own, { before: a, after: between }, terms.surroundings);
    const { names, differences } = group;
    const compiled = group.compiled ?? changes.b.compiled;
    groups.push({ names, differences, compiled, witness, searched, examples: own, reach });
  }
  return { ...changes, edits, groups, conflicts };
}

/** The comparison, all at once. */
export function compareVariants(...args: Parameters<typeof compareInSteps>): VariantComparison {
  const run = compareInSteps(...args);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** A game in which a rule cannot be carried out shows nothing; the search goes on. */
function searchOn(hunt: WitnessSearcher): void {
  try {
    hunt.step();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}

function gameOf({ compiled }: ComparedSide): Game | undefined {
  return compiled && loadGame(compiled);
}

/** Is this group the reason why the example comes out differently? */
function belongs(example: ChangedExample, group: ChangeGroup, game: Game, all: number): boolean {
  if (all === 1) return true;
  if (example.stands.side === "b") return example.proves.some((name) => isOf(group, name));
  return outcomeOf(game, example.id).kind !== example.a.kind;
}

function isOf({ names, differences }: ChangeGroup, name: string): boolean {
  return names.includes(name) || differences.some(({ path }) => path.split(".").includes(name));
}
