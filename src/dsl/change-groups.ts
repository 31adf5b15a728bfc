// Groups the differences between two variants: declarations that can only change together form one
// group.

import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { type Difference, differences } from "./diff/rule-diff.ts";
import type { IncrementalCompiler } from "./incremental-compiler.ts";
import type * as ir from "./ir/ir.ts";
import type { Rule } from "./prose/rule.ts";
import type { Compiled } from "./runtime/game/compiled-program.ts";
import { isSameProgram } from "./same-program.ts";
import type { RulesFile } from "./source/source.ts";
import type { Span } from "./source/span.ts";
import { declarationTitle } from "./variants/apply-edit.ts";
import { variantsIn, withBases } from "./variants/catalogue.ts";
import { conflictsBetween, findEditTarget } from "./variants/conflicts.ts";
import {
  containsSpan,
  type DeclChange,
  declChanges,
  withChanges,
} from "./variants/declaration-diff.ts";
import type { MergedRules } from "./variants/merge.ts";

/** Differences that can only be applied together. */
export interface ChangeGroup {
  /** Names of the declarations. */
  readonly names: readonly string[];
  readonly differences: readonly Difference[];
  /** The first game with these changes alone. */
  readonly compiled: Compiled | undefined;
}

/** A game under the active variants. */
export interface ComparedSide {
  readonly chosen: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Only without errors. */
  readonly compiled: Compiled | undefined;
}

interface GroupedDifferences {
  readonly a: ComparedSide;
  readonly b: ComparedSide;
  /** Empty where one of the sides has errors. */
  readonly groups: readonly ChangeGroup[];
  /** Whether both have the same program; `undefined` where one of the sides has errors. */
  readonly isSame: boolean | undefined;
}

type Found = Pick<GroupedDifferences, "groups" | "isSame">;

/** What was found between two programs: a reader steps through what has just been compared. */
const known = new WeakMap<Compiled, WeakMap<Compiled, Found>>();

/** How two variants of a game differ: by name, by meaning, and as games to play. */
export function changesBetween(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  a: readonly string[],
  b: readonly string[],
): GroupedDifferences {
  const [left, right] = [project.compile(sources, a), project.compile(sources, b)];
  const sides = {
    a: { chosen: a, diagnostics: left.diagnostics, compiled: left.compiled },
    b: { chosen: b, diagnostics: right.diagnostics, compiled: right.compiled },
  };
  const [before, after] = [project.rules(sources, a).rules, project.rules(sources, b).rules];
  if (!isWhole(left) || !isWhole(right) || before === undefined || after === undefined)
    return { ...sides, groups: [], isSame: undefined };

  const beside = known.get(left.compiled) ?? new WeakMap<Compiled, Found>();
  known.set(left.compiled, beside);
  const found =
    beside.get(right.compiled) ??
    find(
      project,
      sources,
      { ...left, chosen: a, rules: before },
      { ...right, chosen: b, rules: after },
    );
  beside.set(right.compiled, found);
  return { ...sides, ...found };
}

type Whole = Pick<Side, "game" | "compiled">;

/** Returns whether a side has no errors. */
const isWhole = <T extends ReturnType<IncrementalCompiler["compile"]>>(
  side: T,
): side is T & Whole => side.game !== undefined && side.compiled !== undefined;

interface Side {
  readonly chosen: readonly string[];
  readonly game: ir.Game;
  readonly compiled: Compiled;
  readonly rules: MergedRules;
}

function find(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  a: Side,
  b: Side,
): Found {
  const all = differences(a.game, b.game);
  const changes = declChanges(a.rules, b.rules);
  const located = all.flatMap((difference) => {
    const change = changeOf(difference, changes);
    return change === undefined ? [] : [{ difference, change }];
  });
  // Differences outside all declarations are reported as well.
  const others = all
    .filter((one) => !located.some(({ difference }) => difference === one))
    .map((one) => ({ names: [one.path], differences: [one], compiled: b.compiled }));
  const groups = grouped(project, sources, { a: a.rules, b: b.rules, changes, located }).map(
    ({ members, compiled }) => ({
      names: members.map(({ name }) => name),
      differences: located.flatMap(({ difference, change }) =>
        members.includes(change) ? [difference] : [],
      ),
      compiled,
    }),
  );
  const real = [...groups.filter((group) => group.differences.length > 0), ...others];
  return {
    groups: inOrder(real, [
      // Where no number of players fits both, that is what comes first: nothing else can be played.
      ...(haveCommonPlayers(a.game, b.game) ? [] : [a.game.id, "game"]),
      ...editedNames(b.rules, b.chosen),
      ...editedNames(a.rules, a.chosen),
    ]),
    isSame: isSameProgram(a.game, b.game),
  };
}

function haveCommonPlayers({ players: one }: ir.Game, { players: other }: ir.Game): boolean {
  return Math.max(one.min, other.min) <= Math.min(one.max, other.max);
}

/** Sorts groups by the order of the edits that made them. */
function inOrder(groups: readonly ChangeGroup[], edited: readonly string[]): ChangeGroup[] {
  const rank = ({ names }: ChangeGroup) => {
    const first = edited.findIndex((name) => names.includes(name));
    return first < 0 ? edited.length : first;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

/** The declarations that variants edit, in the order of their texts. */
function editedNames({ variants }: MergedRules, chosen: readonly string[]): string[] {
  return withBases(variants, chosen).flatMap(({ changes }) =>
    changes.edits.map((edit) =>
      edit.kind === "declare" ? declarationTitle(edit.decl) : (edit.path.names[0]?.text ?? ""),
    ),
  );
}

interface Group {
  readonly members: readonly DeclChange[];
  readonly compiled: Compiled | undefined;
}

/**
 * Differences that can be applied alone stay alone; others include those they require or refer to.
 */
function grouped(project: IncrementalCompiler, sources: readonly RulesFile[], way: Way): Group[] {
  const { a, b, changes } = way;
  const complete: ReadonlySet<DeclChange>[] = [];
  for (const change of changes) {
    // The set that a change requires is the same for each change in it.
    if (!complete.some((set) => set.has(change)))
      complete.push(completed(project, sources, way, change));
  }
  const groups = [
    ...complete,
    ...changes.map((change) => new Set([change, ...spokenOf(way, change)])),
  ];
  return merged(groups).map((members) => {
    const { compiled } = project.compileRules(sources, withChanges(a, b, members));
    return { members, compiled };
  });
}

interface Way {
  readonly a: MergedRules;
  readonly b: MergedRules;
  readonly changes: readonly DeclChange[];
  /** Every difference with the declaration that it is in. */
  readonly located: readonly { readonly difference: Difference; readonly change: DeclChange }[];
}

/** Returns the changed declarations that a changed rule references. */
function spokenOf({ changes, located }: Way, change: DeclChange): DeclChange[] {
  const own = located.filter((one) => one.change === change).map(({ difference }) => difference);
  const refs = own.flatMap(({ a, b }) => [...(a?.refs ?? []), ...(b?.refs ?? [])]);
  return changes.filter(({ name }) => refs.includes(name));
}

/** Returns a difference with all others that it requires. */
function completed(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  { a, b, changes }: Pick<Way, "a" | "b" | "changes">,
  change: DeclChange,
): Set<DeclChange> {
  const members = new Set([change]);
  for (let size = 0; size < members.size; ) {
    size = members.size;
    const chosen = changes.filter((one) => members.has(one));
    const { diagnostics } = project.checkRules(sources, withoutExamples(withChanges(a, b, chosen)));
    for (const one of diagnostics)
      for (const further of changes) if (isAbout(one, further)) members.add(further);
  }
  return members;
}

/** Nothing is reported about examples of other rules, and they are half of what there is to check. */
function withoutExamples(rules: MergedRules): MergedRules {
  return { ...rules, decls: rules.decls.filter(({ kind }) => kind !== "example") };
}

/** Returns whether a diagnostic concerns a declaration: by its name, or by its span. */
function isAbout({ span, facts, labels }: Diagnostic, { name, a, b }: DeclChange): boolean {
  const names = [name, ...membersOf(a), ...membersOf(b)];
  if (Object.values(facts).some((fact) => names.includes(String(fact)))) return true;
  const places = [span, ...labels.map((label) => label.span)];
  return places.some((place) =>
    [a, b].some((decl) => decl !== undefined && containsSpan(decl, place)),
  );
}

/** The names that a declaration brings along. */
function membersOf(decl: DeclChange["a"]): string[] {
  if (decl?.kind === "enum") return decl.members.map(({ name }) => name.text);
  return decl?.kind === "option" ? decl.choices.map(({ name }) => name.text) : [];
}

/** Merges sets that have members in common; in the order of their first members. */
function merged(sets: readonly ReadonlySet<DeclChange>[]): DeclChange[][] {
  const groups: Set<DeclChange>[] = [];
  for (const set of sets) {
    const touching = groups.filter((group) => [...set].some((one) => group.has(one)));
    const [first] = touching;
    if (first === undefined) groups.push(new Set(set));
    else {
      for (const group of [set, ...touching.slice(1)]) for (const one of group) first.add(one);
      for (const group of touching.slice(1)) groups.splice(groups.indexOf(group), 1);
    }
  }
  return groups.map((group) => [...group]);
}

/** Returns the declaration that contains a difference, or else one that it references. */
function changeOf(
  { path, a, b }: Difference,
  changes: readonly DeclChange[],
): DeclChange | undefined {
  const [owner] = path.split(".");
  return (
    changes.find((change) => isIn(a, change.a) || isIn(b, change.b)) ??
    changes.find((change) => isIn(b, change.a)) ??
    changes.find(({ name }) => name === path || name === owner) ??
    changes.find(({ name }) => a?.refs.includes(name) || b?.refs.includes(name))
  );
}

function isIn(rule: Rule | undefined, decl: DeclChange["a"]): boolean {
  return rule !== undefined && decl !== undefined && containsSpan(decl, rule.span);
}

/** An edit of a variant: `path` is its target, such as `price` or `dive.deepEnough`. */
export interface VariantEdit {
  readonly variant: string;
  readonly path: string;
  readonly span: Span;
}

/** Returns all edits of the active variants and of those they extend. */
export function editsOf(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  chosen: readonly string[],
): VariantEdit[] {
  const all = variantsIn(project.rules(sources, []).rules?.decls ?? []);
  return withBases(all, chosen).flatMap(({ id, changes }) =>
    changes.edits.map((edit) => ({ variant: id, ...findEditTarget(edit) })),
  );
}

/** Returns the variants that conflict with these, and the targets of the conflicts. */
export function conflictingVariants(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  chosen: readonly string[],
): { readonly variant: string; readonly targets: readonly string[] }[] {
  const all = variantsIn(project.rules(sources, []).rules?.decls ?? []);
  const own = withBases(all, chosen);
  return all.flatMap((variant) => {
    if (withBases(all, [variant.id]).some((one) => own.includes(one))) return [];
    const targets = own.flatMap((one) =>
      conflictsBetween(one, variant).map(({ target }) => target),
    );
    return targets.length === 0 ? [] : [{ variant: variant.id, targets: [...new Set(targets)] }];
  });
}
