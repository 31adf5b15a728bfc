// Content related to a tile: examples, rules that reference it, rules that it references, variants
// that change it, and open questions.

import type { Game, QuestionMeta, Rule, RuleKind, VariantMeta } from "../../dsl/index.ts";
import type { RulebookVersion, VariantDifferences } from "../rulebook/rules/rulebook-data.ts";
import type { Tile } from "./catalogue.ts";

export type TileExample = Game["meta"]["examples"][number];

/** A variant, and its rules about a tile that are new or changed. */
export interface TileChange {
  readonly variant: VariantMeta;
  /** Whether the variant removes the tile. */
  readonly isGone: boolean;
  readonly rules: readonly Rule[];
}

/** A tile that exists only under a variant: its declaration and its rules. */
interface AddedTile {
  readonly variant: VariantMeta;
  readonly declared: Rule;
  readonly rules: readonly Rule[];
}

/** Returns the names of a tile in examples and questions, including those of its rules. */
function namesOf({ path, kinds, own }: Tile): Set<string> {
  return new Set([path, ...kinds.map(({ id }) => id), ...own.map((rule) => rule.path)]);
}

/**
 * Returns examples that prove the tile first, then those that prove its families and not another
 * tile, on whose page they are.
 */
export function examplesOf({ meta }: Game, tile: Tile): TileExample[] {
  const proving = (names: ReadonlySet<string>) =>
    meta.examples.filter(({ proves }) => proves.some((name) => names.has(name)));
  const kinds = new Set(meta.kinds.map(({ id }) => id));
  const ofFamilies = proving(new Set(tile.families)).filter(
    ({ proves }) => !proves.some((name) => kinds.has(name)),
  );
  return [...new Set([...proving(namesOf(tile)), ...ofFamilies])];
}

/** Returns the rules that the tile's rules reference, in order of the first reference. */
export function findReferencedRules(rules: readonly Rule[], tile: Tile): Rule[] {
  const paths = new Set(tile.own.flatMap(({ refs }) => refs));
  return [...paths].flatMap((path) => {
    const rule = rules.find((one) => one.path === path);
    return rule === undefined || isDeclared(rule) || isOwn(tile, rule) ? [] : [rule];
  });
}

/**
 * Returns other rules that reference the tile, its family, or a value that it modifies. What another
 * tile does is on its own page, unless it is about this one or such a value. Needs stand in
 * the text of an action that is listed.
 */
export function findReferencingRules(rules: readonly Rule[], tile: Tile): Rule[] {
  const bent = findReferencedRules(rules, tile).filter(({ kind }) => kind === "value");
  const names = [tile.path, ...bent.map(({ path }) => path)];
  const owners = rules.filter(isDeclared).map(({ path }) => path);
  const found = rules.filter((rule) => {
    if (isOwn(tile, rule) || isDeclared(rule)) return false;
    const isOfOther = owners.some((owner) => isPartOf(rule.path, owner));
    const all = isOfOther ? names : [...names, ...tile.families];
    return rule.refs.some((path) => all.includes(path));
  });
  const isSaidByAction = ({ kind, path }: Rule) =>
    kind === "need" && found.some((one) => one.kind === "action" && one.refs.includes(path));
  return found.filter((rule) => !isSaidByAction(rule));
}

/** Returns open questions that concern the tile or a rule related to it, or that contain its name. */
export function questionsOf(game: Game, rules: readonly Rule[], tile: Tile): QuestionMeta[] {
  const close = [
    ...findReferencedRules(rules, tile).filter(isSpecific),
    ...findReferencingRules(rules, tile),
  ];
  const names = new Set([...namesOf(tile), ...close.map(({ path }) => path)]);
  const calls = tile.kinds.map(({ name }) => new RegExp(`(?<!\\p{L})${name}(?![\\p{L}\\d])`, "iu"));
  return game.meta.questions.filter(
    ({ about, text }) =>
      about.some((path) => names.has(path)) ||
      calls.some((call) => call.test(text.de) || call.test(text.en)),
  );
}

/** Returns the changes of variants to the tile, and to the values and actions that it references. */
export function changesOf(
  ways: readonly VariantDifferences[],
  rules: readonly Rule[],
  tile: Tile,
): TileChange[] {
  const about = [
    tile.declared,
    ...tile.own,
    ...findReferencedRules(rules, tile).filter(isSpecific),
  ];
  const paths = new Set(about.map(({ path }) => path));
  return ways.flatMap(({ variant, differences }) => {
    const changed = differences.filter(({ path }) => paths.has(path) || isPartOf(path, tile.path));
    const isGone = changed.some(({ path, b }) => path === tile.path && b === undefined);
    const newRules = changed.flatMap(({ b }) => b ?? []);
    return newRules.length === 0 && !isGone ? [] : [{ variant, isGone, rules: newRules }];
  });
}

/** Returns whether the other version changes anything that the page of a tile shows. */
export function isOtherwise(
  { changed, examples }: RulebookVersion,
  rules: readonly Rule[],
  [shown]: readonly TileExample[],
): boolean {
  return rules.some(({ path }) => changed.has(path)) || examples.has(shown?.id ?? "");
}

/** Returns the tiles that variants add. */
export function findAddedTiles(ways: readonly VariantDifferences[]): AddedTile[] {
  return ways.flatMap(({ variant, differences }) => {
    const added = differences.flatMap(({ change, b }) => (change === "added" && b ? [b] : []));
    return added
      .filter(({ kind }) => kind === "piece")
      .map((declared) => {
        const rules = added.filter(({ path }) => isPartOf(path, declared.path));
        return { variant, declared, rules };
      });
  });
}

/** Returns whether a rule belongs to an owner: `minnow.placed` belongs to `minnow`. */
function isPartOf(path: string, owner: string): boolean {
  return path.startsWith(`${owner}.`);
}

function isOwn({ own }: Tile, { path }: Rule): boolean {
  return own.some((rule) => rule.path === path);
}

const declaring: ReadonlySet<RuleKind> = new Set(["piece", "family"]);

/** Returns whether a rule declares pieces, which have separate pages. */
function isDeclared({ kind }: Rule): boolean {
  return declaring.has(kind);
}

const specific: ReadonlySet<RuleKind> = new Set([
  "value",
  "table",
  "computation",
  "need",
  "action",
  "procedure",
]);

/**
 * Kinds of rules that are specific enough to be related; most rules reference places, counters and
 * events.
 */
function isSpecific({ kind }: Rule): boolean {
  return specific.has(kind);
}
