// The difference between two sets of rules by declarations, and the sets between them.

import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { getNodeSpan } from "../syntax/node-parts.ts";
import { declarationTitle } from "./apply-edit.ts";
import type { MergedRules } from "./merge.ts";
import { isStructurallyEqual } from "./structural-equality.ts";

/** A declaration that differs; `undefined` on the side where it is absent. */
export interface DeclChange {
  /** What it is called: `dive`, `flow`. */
  readonly name: string;
  readonly a: ast.Declared | undefined;
  readonly b: ast.Declared | undefined;
}

/** Declarations without an effect on the game. */
const aside: ReadonlySet<ast.Decl["kind"]> = new Set([
  "example",
  "look",
  "tells",
  "question",
  "source",
  "variant",
]);

/** The declarations that differ, in the order of `a`, then what only `b` has. */
export function declChanges(a: MergedRules, b: MergedRules): DeclChange[] {
  const [left, right] = [byKey(a), byKey(b)];
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  return keys.flatMap((key): DeclChange[] => {
    const [before, after] = [left.get(key), right.get(key)];
    const decl = before ?? after;
    if (decl === undefined || isStructurallyEqual(withoutSee(before), withoutSee(after))) return [];
    return [{ name: declarationTitle(decl), a: before, b: after }];
  });
}

/** The rules of `a` with some of the changes made. */
export function withChanges(
  a: MergedRules,
  b: MergedRules,
  changes: readonly DeclChange[],
): MergedRules {
  // Sentences may be about what only one of the two has, and no game plays by them.
  const left = a.decls.filter(({ kind }) => kind !== "tells");
  for (const change of changes) {
    const at = change.a === undefined ? -1 : left.indexOf(change.a);
    if (at < 0 && change.b !== undefined) left.push(change.b);
    else if (at >= 0) left.splice(at, 1, ...(change.b === undefined ? [] : [change.b]));
  }
  const examples = left.flatMap((decl) => (decl.kind === "example" ? [decl] : []));
  return { ...a, decls: left, foreign: new Set(examples), gone: b.gone };
}

/** Returns whether a span is in a declaration, or in what a variant has inserted into it. */
export function containsSpan(decl: ast.Declared, place: Span): boolean {
  return someNode(decl, (node) => {
    const outer = getNodeSpan(node);
    return outer?.file === place.file && outer.start <= place.start && place.end <= outer.end;
  });
}

function someNode(tree: unknown, test: (node: object) => boolean): boolean {
  if (typeof tree !== "object" || tree === null) return false;
  return test(tree) || Object.values(tree).some((part) => someNode(part, test));
}

/** Removes citations: they do not change a rule. */
function withoutSee(decl: ast.Declared | undefined): object | undefined {
  return decl && { ...decl, see: [] };
}

/** Declarations by kind and name; several of one name (handlers of one event) are numbered. */
function byKey({ decls }: MergedRules): Map<string, ast.Declared> {
  const found = new Map<string, ast.Declared>();
  for (const decl of decls) {
    if (aside.has(decl.kind)) continue;
    let key = `${decl.kind} ${declarationTitle(decl)}`;
    while (found.has(key)) key += "'";
    found.set(key, decl);
  }
  return found;
}
