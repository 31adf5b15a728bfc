// Compares two sets of variants of a game: rule differences, witnesses, examples with other
// outcomes, and affected content.

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
import { listCommonSetups } from "../play/compare/setup.ts";
import { type Witness, WitnessSearcher } from "../play/compare/witness.ts";
import { type ChangedExample, findChangedExamples, outcomeOf } from "./examples.ts";
import { type ContentIndex, findImpact, type Impact } from "./impact.ts";
import { shownDivergences } from "./shown-divergences.ts";
import { sidesOf } from "./side-choice.ts";
import { type SideSentence, sentencesOfSides, splitBySentence } from "./statements.ts";

/** The result of a comparison. */
export interface VariantComparison {
  readonly a: ComparisonSide;
  readonly b: ComparisonSide;
  /** The edits of the variants of each side. */
  readonly edits: { readonly a: readonly VariantEdit[]; readonly b: readonly VariantEdit[] };
  /** Related differences, in the order of the rules; empty if a side has errors. */
  readonly groups: readonly ComparedGroup[];
  /**
   * Whether both have the same program; `undefined` if a side has errors. Only then are the rules
   * called the same: no group alone may be a difference that was not found.
   */
  readonly isSame: boolean | undefined;
  /** Variants that contradict those of b, with the conflicting rules. */
  readonly conflicts: readonly { readonly variant: string; readonly targets: readonly string[] }[];
}

/** One side of a comparison. */
export interface ComparisonSide {
  readonly chosen: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: Compiled | undefined;
}

/** Differences that one sentence tells, or related ones without a sentence, with their consequences. */
export interface ComparedGroup {
  /** What the variant says itself about these differences. */
  readonly sentence: SideSentence | undefined;
  /** The index of the changes that it is a part of, which are applied together. */
  readonly change: number;
  /** Names of the changed declarations. */
  readonly names: readonly string[];
  readonly differences: readonly Difference[];
  /** Side a with only this change; side b if that cannot be compiled. */
  readonly compiled: Compiled | undefined;
  /** A witness between `a` and `a` with this change, and the number of games searched. */
  readonly witness: Witness | undefined;
  readonly searched: number;
  readonly examples: readonly ChangedExample[];
  readonly reach: Impact;
}

interface ComparisonTerms {
  /** Maximum number of games searched for each group. */
  readonly games: number;
  readonly seed: number;
  /** Number of players in witnesses; default: every number that fits both sides. */
  readonly players?: number | undefined;
  /** Names of the seats in witnesses; default: "Player 1" and so on. */
  readonly names?: readonly string[];
  /** Content that a change may affect. */
  readonly surroundings: ContentIndex;
}

/** Progress from 0 to 1. */
export type ComparisonProgress = number;

/**
 * Compares in short steps, so that callers can report progress or stop. Errors of a variant are
 * diagnostics of its side; in that case there are no groups.
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
  const sentences = sentencesBetween(project, sources, chosen);
  const groups: ComparedGroup[] = [];
  for (const [index, group] of changes.groups.entries()) {
    const between = group.compiled === undefined ? b : loadGame(group.compiled);
    const searcher = new WitnessSearcher(a, between, {
      // A single change may allow setups that the whole side does not have: witnesses avoid them.
      setups: listCommonSetups(a.meta, b.meta, between.meta).filter(
        ({ players }) => terms.players === undefined || players === terms.players,
      ),
      seed: terms.seed,
      games: terms.games,
      kinds: shownDivergences,
      names: terms.names ?? [],
      sides: sidesOf(a.meta, b.meta),
    });
    for (let games = 0; !searcher.isDone; games++) {
      searchOn(searcher);
      if (games % 8 === 0) yield (index + games / terms.games) / changes.groups.length;
    }
    const own = examples.filter((one) => belongs(one, group, between, changes.groups.length));
    const { witness, games: searched } = searcher.result;
    const reach = findImpact(group, own, { before: a, after: between }, terms.surroundings);
    const compiled = group.compiled ?? changes.b.compiled;
    const whole = { change: index, names: group.names, compiled, witness, searched, reach };
    groups.push(...partsOf({ ...whole, examples: own }, group.differences, sentences));
  }
  return { ...changes, edits, groups: joinBySentence(groups), conflicts };
}

/**
 * Joins the groups that one sentence tells: changes that do not depend on each other, such as the same
 * word in five rules. The first witness proves them all.
 */
function joinBySentence(groups: readonly ComparedGroup[]): ComparedGroup[] {
  const bySentence = new Map<object, ComparedGroup[]>();
  for (const group of groups) {
    const key = group.sentence ?? group;
    bySentence.set(key, [...(bySentence.get(key) ?? []), group]);
  }
  return [...bySentence.values()].flatMap((parts) => {
    const shown = parts.find(({ witness }) => witness !== undefined) ?? parts[0];
    if (shown === undefined) return [];
    const reach = parts.map((group) => group.reach);
    return {
      ...shown,
      names: [...new Set(parts.flatMap(({ names }) => names))],
      differences: parts.flatMap(({ differences }) => differences),
      // An example may be about the rules of several parts.
      examples: [...new Set(parts.flatMap(({ examples }) => examples))],
      searched: parts.reduce((sum, { searched }) => sum + searched, 0),
      reach: {
        sections: [...new Set(reach.flatMap(({ sections }) => sections))],
        examples: [...new Set(reach.flatMap(({ examples }) => examples))],
        records: [
          ...new Map(
            reach.flatMap(({ records }) => records).map((one) => [one.name, one]),
          ).values(),
        ],
      },
    };
  });
}

function sentencesBetween(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  chosen: { readonly a: readonly string[]; readonly b: readonly string[] },
): SideSentence[] {
  const [a, b] = [project.check(sources, chosen.a).game, project.check(sources, chosen.b).game];
  return a === undefined || b === undefined ? [] : sentencesOfSides(a, b);
}

/**
 * The parts of a group that sentences tell. The witness goes with the first; the others are proved
 * by examples about their rules.
 */
function partsOf(
  group: Omit<ComparedGroup, "differences" | "sentence">,
  differences: readonly Difference[],
  sentences: readonly SideSentence[],
): ComparedGroup[] {
  const parts = splitBySentence(differences, sentences);
  const unclaimed = new Set(group.examples);
  return parts.map((part, i) => {
    const paths = new Set(part.differences.map(({ path }) => path));
    const own = [...unclaimed].filter(({ proves }) => proves.some((path) => paths.has(path)));
    const examples = i === parts.length - 1 ? [...unclaimed] : own;
    for (const one of examples) unclaimed.delete(one);
    const isFirst = i === 0;
    return {
      ...group,
      ...part,
      examples,
      witness: isFirst ? group.witness : undefined,
      searched: isFirst ? group.searched : 0,
    };
  });
}

/** Compares without interruption. */
export function compareVariants(...args: Parameters<typeof compareInSteps>): VariantComparison {
  const run = compareInSteps(...args);
  for (;;) {
    const { done, value } = run.next();
    if (done) return value;
  }
}

/** Searches one more game; a game in which a rule fails is skipped. */
function searchOn(searcher: WitnessSearcher): void {
  try {
    searcher.step();
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}

function gameOf({ compiled }: ComparedSide): Game | undefined {
  return compiled && loadGame(compiled);
}

/** Tests whether this group is the cause of an example's other outcome. */
function belongs(example: ChangedExample, group: ChangeGroup, game: Game, all: number): boolean {
  if (all === 1) return true;
  if (example.stands.side === "b") return example.proves.some((name) => isOf(group, name));
  return outcomeOf(game, example.id).kind !== example.a.kind;
}

function isOf({ names, differences }: ChangeGroup, name: string): boolean {
  return names.includes(name) || differences.some(({ path }) => path.split(".").includes(name));
}
