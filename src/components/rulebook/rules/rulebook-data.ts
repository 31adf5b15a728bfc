// Data of a game for its rulebook and its tile pages: the rules in words, and the changes of its
// variants.

import { type ChangedExample, findChangedExamples } from "../../../compare/examples.ts";
import {
  type CheckedGame,
  type Difference,
  differences,
  type Game,
  IncrementalCompiler,
  loadGame,
  type Meta,
  type Rule,
  type RuleSentence,
  type RulesFile,
  rulesOf,
  type VariantMeta,
} from "../../../dsl/index.ts";
import { variantGroups } from "../../play/setup/variant-groups.ts";

/** A house rule or version, and its rules that differ from the original. */
export interface VariantDifferences {
  readonly variant: VariantMeta;
  readonly differences: readonly Difference[];
  /** What it says itself about the rules that it changes. */
  readonly sentences: readonly RuleSentence[];
}

/** Change of a variant to a rule. */
interface VariantException {
  readonly variant: VariantMeta;
  readonly difference: Difference;
  /** What the variant says about the rule. */
  readonly sentences: readonly RuleSentence[];
}

/** The other version of a game, such as that of a platform, which readers can switch to. */
export interface RulebookVersion {
  readonly variant: VariantMeta;
  readonly game: Game;
  readonly changed: ReadonlyMap<string, Difference>;
  /** What it says itself about the rules that it changes. */
  readonly sentences: readonly RuleSentence[];
  /** Examples with a different outcome, by name. */
  readonly examples: ReadonlyMap<string, ChangedExample>;
}

export interface RulebookData {
  readonly meta: Meta;
  /** The checked game. */
  readonly game: CheckedGame;
  /** In the order of the files. */
  readonly rules: ReadonlyMap<string, Rule>;
  readonly version: RulebookVersion | undefined;
  /** Versions and house rules, as the set-up offers them; readings of questions are not included. */
  readonly ways: readonly VariantDifferences[];
  /** Changes of these variants, by rule. */
  readonly exceptions: ReadonlyMap<string, readonly VariantException[]>;
}

/**
 * Reads a game without errors; `version` is the variant to show beside the original. Takes seconds,
 * so callers cache the result.
 */
export function readRulebookData(
  sources: readonly RulesFile[],
  version: string | undefined,
  project = new IncrementalCompiler(),
): RulebookData {
  const { game, compiled } = project.compile(sources);
  if (game === undefined || compiled === undefined) throw new Error("The rules have errors.");
  const { meta } = compiled;
  const rules = new Map(rulesOf(game).map((rule) => [rule.path, rule]));
  const { versions, house } = variantGroups(meta);
  const ways = [...versions, ...house].map((variant): VariantDifferences => {
    const other = project.check(sources, [variant.id]).game;
    if (other === undefined) return { variant, differences: [], sentences: [] };
    const sentences = rulesOf(other).flatMap((rule) => rule.sentences);
    return {
      variant,
      differences: differences(game, other),
      sentences: sentences.filter((one) => one.variant === variant.id),
    };
  });
  const exceptions = Map.groupBy(
    ways.flatMap((way) =>
      way.differences.map((difference) => ({
        variant: way.variant,
        difference,
        sentences: sentencesAbout(way.sentences, difference.path),
      })),
    ),
    ({ difference }) => difference.path,
  );
  const way = ways.find(({ variant }) => variant.id === version);
  if (version !== undefined && way === undefined)
    throw new Error(`There is no variant ${version} to show beside the original.`);
  return {
    meta,
    game,
    rules,
    version: way && versionOf(project, sources, loadGame(compiled), way),
    ways,
    exceptions,
  };
}

function versionOf(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  original: Game,
  { variant, differences: changed, sentences }: VariantDifferences,
): RulebookVersion | undefined {
  const { compiled } = project.compile(sources, [variant.id]);
  if (compiled === undefined) return undefined;
  const game = loadGame(compiled);
  return {
    variant,
    game,
    sentences,
    changed: new Map(changed.map((difference) => [difference.path, difference])),
    examples: new Map(findChangedExamples(original, game).map((one) => [one.id, one])),
  };
}

/** Returns the sentences that tell a rule: about it first, else those that cover it with others. */
export function sentencesAbout(sentences: readonly RuleSentence[], path: string): RuleSentence[] {
  const about = sentences.filter((one) => one.about === path);
  return about.length > 0 ? about : sentences.filter(({ covered }) => covered.includes(path));
}

/** Returns the rules of an owner: `oyster` → `oyster.price`. */
export function findOwnedRules(rules: ReadonlyMap<string, Rule>, path: string): Rule[] {
  return [...rules.values()].filter((one) => one.path !== path && getRuleOwner(one.path) === path);
}

/** Returns the owner of a rule: `oyster.price` → `oyster`. */
export function getRuleOwner(path: string): string {
  return path.split(".")[0] ?? path;
}
