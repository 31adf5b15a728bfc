// What else there is about a tile: examples, rules that speak of it, rules that it speaks of,
// variants that change it and open questions.

import type { Game, QuestionMeta, Rule, RuleKind, VariantMeta } from "../../dsl/index.ts";
import type { RulebookVersion, VariantDifferences } from "../rulebook/rules/rulebook-data.ts";
import type { Tile } from "./catalogue.ts";

export type TileExample = Game["meta"]["examples"][number];

/** A variant, and the rules about a tile that it puts differently or adds. */
export interface TileChange {
  readonly variant: VariantMeta;
  /** There is no such tile then. */
  readonly isGone: boolean;
  readonly rules: readonly Rule[];
}

/** A tile that there is under a variant alone: the rule that declares it, and its own ones. */
interface AddedTile {
  readonly variant: VariantMeta;
  readonly declared: Rule;
  readonly rules: readonly Rule[];
}

/** Names that examples and questions may call a tile by, those of its own rules included. */
function namesOf({ path, kinds, own }: Tile): Set<string> {
  return new Set([path, ...kinds.map(({ id }) => id), ...own.map((rule) => rule.path)]);
}

/** Those that prove the tile itself first, then those of what its families bring along. */
export function examplesOf({ meta }: Game, tile: Tile): TileExample[] {
  const proving = (names: ReadonlySet<string>) =>
    meta.examples.filter(({ proves }) => proves.some((name) => names.has(name)));
  return [...new Set([...proving(namesOf(tile)), ...proving(new Set(tile.families))])];
}

/** The rules that the tile's own ones refer to, in order of first mention. */
export function findReferencedRules(rules: readonly Rule[], tile: Tile): Rule[] {
  const paths = new Set(tile.own.flatMap(({ refs }) => refs));
  return [...paths].flatMap((path) => {
    const rule = rules.find((one) => one.path === path);
    return rule === undefined || isDeclared(rule) || isOwn(tile, rule) ? [] : [rule];
  });
}

/** The rules of others that speak of the tile or its family, or of a value that it bends. */
export function findReferencingRules(rules: readonly Rule[], tile: Tile): Rule[] {
  const bent = findReferencedRules(rules, tile).filter(({ kind }) => kind === "value");
  const names = [tile.path, ...tile.families, ...bent.map(({ path }) => path)];
  return rules.filter(
    (rule) =>
      !isOwn(tile, rule) && !isDeclared(rule) && rule.refs.some((path) => names.includes(path)),
  );
}

/** Open questions about the tile, about a rule that applies with it, or that name it. */
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

/** What variants change about the tile and the values and actions that it works with. */
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

/** Whether the other version has something different that the page of a tile shows. */
export function isOtherwise(
  { changed, examples }: RulebookVersion,
  rules: readonly Rule[],
  [shown]: readonly TileExample[],
): boolean {
  return rules.some(({ path }) => changed.has(path)) || examples.has(shown?.id ?? "");
}

/** The tiles that variants bring along. */
export function addedTiles(ways: readonly VariantDifferences[]): AddedTile[] {
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

/** `minnow.placed` is a rule of `minnow`. */
function isPartOf(path: string, owner: string): boolean {
  return path.startsWith(`${owner}.`);
}

function isOwn({ own }: Tile, { path }: Rule): boolean {
  return own.some((rule) => rule.path === path);
}

const declaring: ReadonlySet<RuleKind> = new Set(["piece", "family"]);

/** Declarations of pieces have pages of their own. */
function isDeclared({ kind }: Rule): boolean {
  return declaring.has(kind);
}

const specific: ReadonlySet<RuleKind> = new Set([
  "value",
  "table",
  "define",
  "need",
  "action",
  "procedure",
]);

/** Unlike places, counters and moments, which most rules have to do with. */
function isSpecific({ kind }: Rule): boolean {
  return specific.has(kind);
}
