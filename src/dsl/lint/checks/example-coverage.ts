// Warns about rules without an example, and examples without a rule.

import type * as ir from "../../ir/ir.ts";
import { ruleValuesOf } from "../../ir/kinds.ts";
import type * as ast from "../../syntax/ast.ts";
import type { LintContext } from "../lint-context.ts";

/** A game without examples gets one warning; in others each rule is proved by one. */
export function checkUnprovedRules(linted: LintContext): void {
  const { game } = linted;
  if (game.examples.length === 0) {
    const [head] = linted.all("game");
    if (head !== undefined) linted.warn("no-examples", head.name.span, { name: head.name.text });
    return;
  }
  const proved = new Set(game.examples.flatMap(({ proves }) => proves));
  const ruleValues = new Set(ruleValuesOf(game).map(({ id }) => id));
  const isProved = (names: readonly string[]) => names.some((name) => proved.has(name));
  for (const decl of linted.rules.decls) {
    const name = ruleName(decl, ruleValues);
    if (name === undefined || isProved([name.text, ...partsOf(linted, decl)])) continue;
    linted.warn("unproved", name.span, { name: name.text });
  }
}

/** Examples that say what happens, but not which rule that shows. */
export function checkExamplesWithoutProof(linted: LintContext): void {
  for (const { name, proves } of linted.all("example"))
    if (proves.length === 0 && !isContinued(linted, name.text))
      linted.warn("proves-nothing", name.span, { name: name.text });
}

/** One in which others begin may be no more than the way there. */
function isContinued(linted: LintContext, name: string): boolean {
  return linted.all("example").some(({ after }) => after?.text === name);
}

/** The name of a declaration that says how the game goes: what an example can show. */
function ruleName(decl: ast.Decl, ruleValues: ReadonlySet<string>): ast.Name | undefined {
  switch (decl.kind) {
    case "action":
    case "requirement":
    case "cost":
    case "table":
    case "to":
      return decl.name;
    case "value":
      // A computation is proved where it is used.
      return ruleValues.has(decl.name.text) ? decl.name : undefined;
    case "when":
      return decl.event;
    case "piece":
    case "family":
      return decl.items.some(({ kind }) => kind === "when" || kind === "while")
        ? decl.name
        : undefined;
    default:
      return undefined;
  }
}

/** By which names a rule is proved as well: its requirements, its kinds, the families it is of. */
function partsOf(linted: LintContext, decl: ast.Decl): readonly string[] {
  switch (decl.kind) {
    case "action":
    case "cost":
      return decl.head.flatMap(needName);
    case "requirement":
      return decl.items.flatMap(needName);
    case "piece": {
      const kinds = linted.kindsOf(decl);
      return [...kinds.map(({ id }) => id), ...(kinds[0] ? familiesOf(kinds[0].family) : [])];
    }
    case "family": {
      const kinds = new Set(linted.kindsOf(decl));
      const pieces = linted
        .all("piece")
        .filter((one) => linted.kindsOf(one).some((kind) => kinds.has(kind)));
      const names = [...kinds].flatMap(({ id, family }) => [id, ...familiesOf(family)]);
      return [...new Set([...names, ...pieces.map(({ name }) => name.text)])];
    }
    default:
      return [];
  }
}

function needName(item: ast.HeadItem): string[] {
  return item.kind === "needs" && item.name !== undefined ? [item.name.text] : [];
}

/** A family and those that it descends from. */
function familiesOf(family: ir.Family): string[] {
  return [family.id, ...(family.parent === undefined ? [] : familiesOf(family.parent))];
}

/** What a variant in force changes is proved by an example of its own. */
export function checkUnprovedVariantEdits(linted: LintContext): void {
  const { chosen, variants } = linted.rules;
  for (const { id, changes } of variants) {
    if (!chosen.includes(id)) continue;
    const proved = new Set(
      changes.examples.flatMap(({ proves }) => proves.map(({ text }) => text)),
    );
    for (const edit of changes.edits) {
      // What is declared is looked at like all else; what is gone, or only called otherwise, shows
      // nothing, and how often a face comes up no example can show.
      if (edit.kind === "declare" || edit.kind === "remove" || edit.kind === "say") continue;
      const names = edit.path.names.map(({ text }) => text);
      const isDie = linted.game.dice.some((die) => die.id === names[0]);
      if (!isDie && !names.some((name) => proved.has(name)))
        linted.warn("variant-unproved", edit.path.span, { variant: id, target: names.join(".") });
    }
  }
}
