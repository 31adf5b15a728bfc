// Merges a game with variants: one list of declarations, as in a game without variants.

import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { findNearest } from "../source/nearest.ts";
import type { NameReference, UnresolvedName } from "../source/references.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { EditApplier, type ReportDiagnostic } from "./apply-edit.ts";
import { extendsIt, type VariantDecl, variantsIn, withBases } from "./catalogue.ts";
import { conflictsBetween } from "./conflicts.ts";
import { isSameEdit } from "./structural-equality.ts";

/** The declarations of a game, with the active variants applied. */
export interface MergedRules {
  readonly files: readonly ast.File[];
  readonly decls: readonly ast.Declared[];
  /**
   * Examples that need not hold any more: those of the game under a variant, and those of variants
   * combined with others.
   */
  readonly foreign: ReadonlySet<ast.Example>;
  /** Names that a variant has removed, with the span of the edit. */
  readonly gone: ReadonlyMap<string, Span>;
  /** All variants that the files declare. */
  readonly variants: readonly VariantDecl[];
  /** The active variants. */
  readonly chosen: readonly string[];
  /** The references in the paths of the active variants. */
  readonly mentions: readonly NameReference[];
  /** Unresolved names in these paths. */
  readonly gaps: readonly UnresolvedName[];
  /** Diagnostics of the edits. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Merges the chosen variants, each after what it builds upon, into the game of these files. */
export function merge(files: readonly ast.File[], chosen: readonly string[]): MergedRules {
  const diagnostics: Diagnostic[] = [];
  const report: ReportDiagnostic = (code, span, facts, second) => {
    const labels = second === undefined ? [] : [second];
    diagnostics.push(createDiagnostic({ code, severity: "error", span, facts, labels }));
  };
  const all = files.flatMap((file) => file.decls);
  const variants = variantsIn(all);
  const base = all;
  const editing = new EditApplier(base, report);
  reportBases(variants, base, editing);
  reportUnknown(files, variants, chosen, report);
  reportCircles(variants, report);
  const wanted = withBases(variants, chosen);
  const refused = reportConflicts(wanted, variants, report);

  for (const { edit, of } of editsOf(wanted)) {
    if (!refused.has(edit) && !isDone(edit, of, wanted, variants)) editing.apply(edit);
  }
  const own = chosen.flatMap((id) => {
    const examples = variants.find((one) => one.id === id)?.changes.examples ?? [];
    return examples.map((example): ast.Example & ast.Declared => ({ ...example, see: [] }));
  });
  const inherited = base.flatMap((decl) => (decl.kind === "example" ? [decl] : []));
  return {
    files,
    decls: [...editing.decls, ...own],
    foreign: new Set([
      ...(wanted.length === 0 ? [] : inherited),
      ...(chosen.length < 2 ? [] : own),
    ]),
    gone: editing.gone,
    mentions: editing.mentions.all,
    gaps: editing.mentions.gaps,
    variants,
    chosen,
    diagnostics,
  };
}

/** Reports variants whose base is neither the game nor another variant. */
function reportBases(
  variants: readonly VariantDecl[],
  decls: readonly ast.Declared[],
  { mentions, report }: EditApplier,
): void {
  const games = decls.flatMap((decl) => (decl.kind === "game" ? [decl.name.text] : []));
  const known = [...games, ...variants.map(({ id }) => id)];
  for (const { base } of variants) {
    if (base === undefined || known.includes(base.text)) continue;
    mentions.gapAmong(base.span, known);
    const nearest = findNearest(base.text, known);
    const nowhereElse = { folder: undefined, named: [], shipped: [] };
    report("unknown-base", base.span, { name: base.text, nearest, ...nowhereElse });
  }
}

/** Reports variants that extend themselves, whether they are active or not. */
function reportCircles(variants: readonly VariantDecl[], report: ReportDiagnostic): void {
  const ids = variants.map(({ id }) => id);
  withBases(variants, ids, ({ id, changes }) =>
    report("variant-circle", changes.name.span, { name: id }),
  );
}

/** Reports active variants that do not exist. */
function reportUnknown(
  files: readonly ast.File[],
  variants: readonly VariantDecl[],
  chosen: readonly string[],
  report: ReportDiagnostic,
): void {
  const known = variants.map(({ id }) => id);
  const span = { file: files[0]?.span.file ?? "", start: 0, end: 0 };
  for (const name of chosen) {
    if (!known.includes(name))
      report("unknown-variant", span, { name, nearest: findNearest(name, known), known });
  }
}

/** Reports edits that contradict an earlier variant, and returns them: they are not applied. */
function reportConflicts(
  wanted: readonly VariantDecl[],
  all: readonly VariantDecl[],
  report: ReportDiagnostic,
): Set<ast.Edit> {
  const refused = new Set<ast.Edit>();
  for (const [index, one] of wanted.entries()) {
    for (const other of wanted.slice(index + 1)) {
      if (areOfOneLine(one, other, all)) continue;
      for (const conflict of conflictsBetween(one, other)) {
        const facts = { target: conflict.target, one: one.id, other: other.id };
        refused.add(conflict.other.edit);
        report("variant-conflict", conflict.other.span, facts, {
          span: conflict.one.span,
          label: "also-here",
        });
      }
    }
  }
  return refused;
}

function editsOf(wanted: readonly VariantDecl[]): { edit: ast.Edit; of: VariantDecl }[] {
  return wanted.flatMap((of) => of.changes.edits.map((edit) => ({ edit, of })));
}

/** Returns whether an unrelated earlier variant contains the same edit; it is applied once. */
function isDone(
  edit: ast.Edit,
  of: VariantDecl,
  wanted: readonly VariantDecl[],
  all: readonly VariantDecl[],
): boolean {
  return wanted.slice(0, wanted.indexOf(of)).some((earlier) => {
    if (areOfOneLine(earlier, of, all)) return false;
    return earlier.changes.edits.some((other) => isSameEdit(edit, other));
  });
}

/** Returns whether one variant extends the other. */
function areOfOneLine(one: VariantDecl, other: VariantDecl, all: readonly VariantDecl[]): boolean {
  return extendsIt(one, other, all) || extendsIt(other, one, all);
}
