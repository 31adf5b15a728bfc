// The rules of a game as its rulebook needs them: in words, where they stand, what other ways to
// play change about them.

import { type ChangedExample, changedExamples } from "../../compare/examples.ts";
import {
  type Difference,
  differences,
  type Game,
  loadGame,
  type Meta,
  Project,
  positionAt,
  type Rule,
  rulesOf,
  type Source,
  type SourceRef,
  type VariantMeta,
} from "../../dsl/index.ts";
import { variantGroups } from "../play/variant-groups.ts";

/** What another way to play changes about a rule. */
export interface Exception {
  readonly variant: VariantMeta;
  readonly difference: Difference;
}

/** The other version of a game, such as that of a platform, which readers can switch to. */
export interface Version {
  readonly variant: VariantMeta;
  readonly game: Game;
  readonly changed: ReadonlyMap<string, Difference>;
  /** Examples that come out differently, by name. */
  readonly examples: ReadonlyMap<string, ChangedExample>;
}

export interface Rulings {
  readonly meta: Meta;
  /** In the order of the files. */
  readonly rules: ReadonlyMap<string, Rule>;
  readonly version: Version | undefined;
  /** House rules and versions by the rule that they change. */
  readonly exceptions: ReadonlyMap<string, readonly Exception[]>;
}

/** Reads a game that has no errors. Takes seconds: ask once. */
export function readRulings(sources: readonly Source[]): Rulings {
  const project = new Project();
  const { game, compiled } = project.compile(sources);
  if (game === undefined || compiled === undefined) throw new Error("The rules have errors.");
  const { meta } = compiled;
  const rules = new Map(rulesOf(game).map((rule) => [rule.path, rule]));
  const { versions, house } = variantGroups(meta);
  const exceptions = new Map<string, Exception[]>();
  for (const variant of [...versions, ...house]) {
    const other = project.check(sources, [variant.id]).game;
    for (const difference of other === undefined ? [] : differences(game, other)) {
      const known = exceptions.get(difference.path) ?? [];
      exceptions.set(difference.path, [...known, { variant, difference }]);
    }
  }
  const [variant] = versions;
  const version = variant && versionOf(project, sources, loadGame(compiled), variant, exceptions);
  return { meta, rules, version, exceptions };
}

function versionOf(
  project: Project,
  sources: readonly Source[],
  original: Game,
  variant: VariantMeta,
  exceptions: ReadonlyMap<string, readonly Exception[]>,
): Version | undefined {
  const { compiled } = project.compile(sources, [variant.id]);
  if (compiled === undefined) return undefined;
  const game = loadGame(compiled);
  const changed = [...exceptions.values()].flat().filter((one) => one.variant === variant);
  return {
    variant,
    game,
    changed: new Map(changed.map(({ difference }) => [difference.path, difference])),
    examples: new Map(changedExamples(original, game).map((one) => [one.id, one])),
  };
}

/** The rules of a thing: `oyster` → `oyster.price`. */
export function partsOf(rules: ReadonlyMap<string, Rule>, path: string): Rule[] {
  return [...rules.values()].filter((one) => one.path !== path && ownerOf(one.path) === path);
}

/** The thing whose rule it is: `oyster.price` → `oyster`. */
export function ownerOf(path: string): string {
  return path.split(".")[0] ?? path;
}

/** Where a rule stands, as screens want it. */
export function placeIn(meta: Pick<Meta, "sources">, { span }: Pick<Rule, "span">): SourceRef {
  const file = meta.sources.findIndex(({ path }) => path === span.file);
  const { line } = positionAt(meta.sources[file]?.text ?? "", span.start);
  return { file, start: span.start, end: span.start, line };
}
