// Warns about declarations that are never used, storage that is changed but never read, or read but
// never changed.

import type * as ir from "../../ir/ir.ts";
import { declaredFamilyNoun } from "../../ir/nouns.ts";
import type * as ast from "../../syntax/ast.ts";
import { qualifyField } from "../analysis/uses.ts";
import type { LintContext } from "../lint-context.ts";

/** What rules use by its name alone, and none does. */
const named = [
  "value",
  "table",
  "die",
  "option",
  "requirement",
  "cost",
  "reason",
  "enum",
  "family",
  "shape",
] as const;

/** Warns about declarations that no rule references. An enum is used by its members as well. */
export function checkUnreferencedDeclarations(linted: LintContext): void {
  for (const is of named)
    for (const decl of linted.all(is)) {
      const names = decl.kind === "enum" ? [decl, ...decl.members] : [decl];
      if (names.some(({ name }) => linted.mentioned.has(name.span))) continue;
      linted.warn("never-used", decl.name.span, { name: decl.name.text, is });
    }
}

/** Documents that nothing cites, variants included. */
export function checkUncitedDocuments(linted: LintContext): void {
  const { cites, variants, documents } = linted.game;
  const cited = new Set(
    [...cites, ...variants.flatMap((one) => one.cites)].map(({ document }) => document),
  );
  for (const document of documents)
    if (!cited.has(document))
      linted.warn("never-used", document.span, { name: document.id, is: "source" });
}

/** Counters, marks and tracks; what only a look shows on screens is read by those who play. */
export function checkUnreadStorage(linted: LintContext): void {
  const { game, uses } = linted;
  const shown = valuesOf(linted.all("look"));
  for (const is of ["counter", "mark"] as const) {
    for (const thing of is === "counter" ? game.counters : game.marks) {
      const { id: name, span, starts } = thing;
      const isRead = uses.read.has(thing) || shown.has(name);
      const isChanged = uses.changed.has(thing);
      if (!isRead && !isChanged) linted.warn("never-used", span, { name, is });
      else if (!isRead) linted.warn("never-read", span, { name, is });
      else if (!isChanged && starts === undefined) linted.warn("never-set", span, { name, is });
    }
  }
  for (const track of game.tracks) {
    const facts = { name: track.id, is: "track" } as const;
    if (uses.read.has(track)) continue;
    linted.warn(uses.changed.has(track) ? "never-read" : "never-used", track.span, facts);
  }
}

/** Zones and grids that nothing ever lies in. One in which things end up, such as a box, is fine. */
export function checkUnfilledZones(linted: LintContext): void {
  const { game, uses } = linted;
  const supplied = new Set<object>(game.supplies.map(({ zone }) => zone));
  for (const place of [...game.zones, ...game.grids]) {
    const { id: name, span } = place;
    if (uses.changed.has(place) || supplied.has(place)) continue;
    if (uses.read.has(place)) linted.warn("never-filled", span, { name });
    else linted.warn("never-used", span, { name, is: "zone" });
  }
}

/** Fields of pieces and spaces that no rule and no look reads. */
export function checkUnreadFields(linted: LintContext): void {
  const { game, uses } = linted;
  const shown = valuesOf(linted.all("look"));
  for (const decl of [...linted.all("family"), ...linted.all("shape")]) {
    const fields = decl.kind === "shape" ? decl.fields : decl.items;
    for (const item of fields) {
      if (item.kind !== "field") continue;
      const { text: field, span } = item.name;
      const family = game.families.find(({ id }) => id === decl.name.text);
      const known =
        family === undefined ? `${decl.name.text}.${field}` : qualifyField(family, field);
      const type = family?.fields.get(field);
      if (!uses.fields.has(known) && !shown.has(field) && !namesFamilies(game, type))
        linted.warn("unread-field", span, { field, of: decl.name.text });
    }
  }
}

/** Whether families are called by values of a field of this type, as `reds` by `colour is red`. */
function namesFamilies(game: ir.Game, type: ir.Type | undefined): boolean {
  if (type?.kind !== "enum") return false;
  const nouns = new Set(type.enum.members.map(({ noun }) => noun));
  return game.families.some((family) => {
    const noun = declaredFamilyNoun(game, family);
    return noun !== undefined && nouns.has(noun);
  });
}

/** What looks name: fields to take a colour from, counters to show. */
function valuesOf(looks: readonly ast.Look[]): ReadonlySet<string> {
  return new Set(looks.flatMap(({ entries }) => entries.map(({ value }) => value.value)));
}
