// Two variants that want different things of the same rule cannot be combined.

import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { declarationTitle, nameSpanOf, unaddressableKinds } from "./apply-edit.ts";
import type { VariantDecl } from "./catalogue.ts";
import { argsText, isSameEdit, isStructurallyEqual } from "./structural-equality.ts";

interface Conflict {
  /** The rule that both touch: `hand.places`. */
  readonly target: string;
  readonly one: { readonly edit: ast.Edit; readonly span: Span };
  readonly other: { readonly edit: ast.Edit; readonly span: Span };
}

/** What an edit is about: `all` of it, its value, what it does, what it is called, or more of it. */
type Aspect = "all" | "value" | "body" | "words" | "more";

interface Touch {
  readonly path: string;
  readonly aspect: Aspect;
  readonly edit: ast.Edit;
}

/** Where two variants contradict each other. Saying the same twice is no contradiction. */
export function conflictsBetween(one: VariantDecl, other: VariantDecl): Conflict[] {
  const others = other.changes.edits.map(touchOf);
  return one.changes.edits.map(touchOf).flatMap((touch) => {
    const against = others.filter((second) => contradict(touch, second));
    return against.map((second) => ({
      target: closer(targetOf(touch), targetOf(second)),
      one: { edit: touch.edit, span: placeOf(touch.edit) },
      other: { edit: second.edit, span: placeOf(second.edit) },
    }));
  });
}

/** What an edit is about, and where it stands. */
export function findEditTarget(edit: ast.Edit): { readonly path: string; readonly span: Span } {
  return { path: touchOf(edit).path, span: placeOf(edit) };
}

/** The longer of two paths that begin alike. */
function closer(one: string, other: string): string {
  return one.length > other.length ? one : other;
}

function targetOf({ path, edit }: Touch): string {
  return edit.kind === "set" ? path + argsText(edit.args) : path;
}

function touchOf(edit: ast.Edit): Touch {
  if (edit.kind === "declare") {
    const { decl, isNew } = edit;
    const path = unaddressableKinds.has(decl.kind)
      ? `${decl.kind} ${declarationTitle(decl)}`
      : declarationTitle(decl);
    const handled = isNew ? "more" : "body";
    return { path, aspect: decl.kind === "when" ? handled : "all", edit };
  }
  const path = edit.path.names.map(({ text }) => text).join(".");
  const aspects = {
    set: "value",
    do: "body",
    say: "words",
    extend: "more",
    remove: "all",
  } as const;
  return { path, aspect: aspects[edit.kind], edit };
}

function contradict(one: Touch, other: Touch): boolean {
  if (isSameEdit(one.edit, other.edit)) return false;
  if (one.path !== other.path) return isWithin(one, other) || isWithin(other, one);
  if (one.aspect === "all" || other.aspect === "all") return true;
  const aspects = [one.aspect, other.aspect];
  if (aspects.includes("more")) return aspects.includes("body");
  if (one.aspect !== other.aspect) return false;
  return !differentEntries(one.edit, other.edit);
}

/** Whether one edit changes all that the other changes a part of: a whole rule, or what it lets choose from. */
function isWithin(part: Touch, whole: Touch): boolean {
  return whole.aspect === "body"
    ? part.path === `${whole.path}.choose`
    : whole.aspect === "all" && part.path.startsWith(`${whole.path}.`);
}

/** Two entries of one table may be changed by two variants. */
function differentEntries(one: ast.Edit, other: ast.Edit): boolean {
  if (one.kind !== "set" || other.kind !== "set") return false;
  const both = one.args.length > 0 && other.args.length > 0;
  return both && !isStructurallyEqual(one.args, other.args);
}

function placeOf(edit: ast.Edit): Span {
  return edit.kind === "declare" ? nameSpanOf(edit) : edit.path.span;
}
