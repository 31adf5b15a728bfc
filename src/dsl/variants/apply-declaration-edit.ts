// Edits of whole declarations: another value, other statements, more of them, other words.

import type * as ast from "../syntax/ast.ts";
import type { EditApplier } from "./apply-edit.ts";
import { argsText, collectNames, isStructurallyEqual, sourceText } from "./structural-equality.ts";
import { tableIndex } from "./table-index.ts";

/** `change toll from 2 to 3`, `change depths(3) to 1`, `change depths to 5, 4, 3` */
export function changeDecl(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "set" }>,
  decl: ast.Decl,
): ast.Decl | undefined {
  const [first, second] = edit.now;
  if (decl.kind === "table") return changedTable(editing, edit, decl);
  if (decl.kind === "die") {
    if (edit.args.length > 0 || edit.text !== undefined) return editing.fail(edit);
    return checkFormerValue(editing, edit, decl.faces) ? { ...decl, faces: edit.now } : undefined;
  }
  const isOdd = second !== undefined || edit.args.length > 0 || edit.text !== undefined;
  if (decl.kind !== "value" || first === undefined || isOdd) return editing.fail(edit);
  if (!checkFormerValue(editing, edit, [decl.body])) return undefined;
  return { ...decl, body: first, says: standingSentence(decl) };
}

/**
 * Returns the sentence of a formula if it holds whatever the formula is: it gives the value itself
 * in a placeholder, or it is what a value of yes or no decides. Any other describes the formula.
 */
function standingSentence(decl: ast.Value): ast.Text | undefined {
  const { says, name, type } = decl;
  if (type?.kind === "yesno") return says;
  const itself = new RegExp(`\\{[^{}]*\\b${name.text}\\b[^{}]*\\}`);
  return [says?.de, says?.en].every((text) => text !== undefined && itself.test(text.value))
    ? says
    : undefined;
}

function changedTable(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "set" }>,
  table: ast.Table,
): ast.Decl | undefined {
  if (edit.text !== undefined) return editing.fail(edit);
  if (edit.args.length === 0) {
    return checkFormerValue(editing, edit, table.entries)
      ? { ...table, entries: edit.now }
      : undefined;
  }
  const [entry, second] = edit.now;
  const index = tableIndex(editing, edit, table);
  if (index === undefined || entry === undefined) return undefined;
  if (second !== undefined) return editing.fail(edit);
  const old = table.entries[index];
  // A table with too few entries is reported when it is checked.
  if (old === undefined) return table;
  if (!checkFormerValue(editing, edit, [old])) return undefined;
  return { ...table, entries: table.entries.with(index, entry) };
}

/** Is it still what the variant says it is? If not, says what stands there now. */
export function checkFormerValue(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "set" }>,
  old: readonly ast.Expr[],
): boolean {
  const same =
    old.length === edit.was.length && old.every((one, i) => isStructurallyEqual(one, edit.was[i]));
  const [first] = old;
  const [from, to] = [edit.was[0]?.span, edit.was.at(-1)?.span];
  if (same) {
    // The names mean what they mean where that stands.
    const meant = collectNames(old);
    for (const [i, { span }] of collectNames(edit.was).entries())
      editing.mentions.note(span, meant[i]?.span);
  }
  if (from === undefined || to === undefined || same || first === undefined) return true;
  const target = edit.path.names.map(({ text }) => text).join(".") + argsText(edit.args);
  const facts = {
    target,
    was: edit.was.map(sourceText).join(", "),
    now: old.map(sourceText).join(", "),
  };
  const span = { ...from, end: to.end };
  editing.report("outdated-change", span, facts, { span: first.span, label: "stands-here" });
  return false;
}

/** `change dive { … }` and `extend …`: statements, members or items of pieces. */
export function extendDecl(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "do" | "extend" }>,
  decl: ast.Decl,
): ast.Decl | undefined {
  const isList = decl.kind === "enum" || (decl.kind === "option" && decl.of === undefined);
  if (edit.kind === "extend" && isList) {
    const members = edit.items.filter((item) => item.kind === "member");
    if (members.length < edit.items.length) return editing.fail(edit);
    return decl.kind === "enum"
      ? { ...decl, members: [...decl.members, ...members] }
      : { ...decl, choices: [...decl.choices, ...members] };
  }
  if (edit.kind === "extend" && (decl.kind === "piece" || decl.kind === "family")) {
    const items = edit.items.filter(isPieceItem);
    if (items.length < edit.items.length) return editing.fail(edit);
    return { ...decl, items: [...decl.items, ...items] };
  }
  if (edit.kind === "do") return withStatements(decl, edit.body.statements) ?? editing.fail(edit);
  const needs = edit.items.filter((item) => item.kind === "needs");
  const added = edit.items.filter(isStatement);
  const isOdd = needs.length + added.length < edit.items.length;
  const extended = isOdd ? undefined : withNeeds(decl, needs);
  const old = extended && statementsOf(extended);
  if (extended !== undefined && added.length === 0 && (old !== undefined || needs.length > 0))
    return extended;
  if (extended === undefined || old === undefined) return editing.fail(edit);
  return withStatements(extended, [...old, ...added]);
}

/** The declaration with further requirements, tested after those that it has. */
function withNeeds(decl: ast.Decl, needs: readonly ast.Needs[]): ast.Decl | undefined {
  if (needs.length === 0) return decl;
  if (decl.kind === "requirement") return { ...decl, items: [...decl.items, ...needs] };
  if (decl.kind === "action" || decl.kind === "cost")
    return { ...decl, head: [...decl.head, ...needs] };
  return undefined;
}

/** What happens in a declaration that has statements. */
function statementsOf(decl: ast.Decl): readonly ast.Stmt[] | undefined {
  if (decl.kind === "action" || decl.kind === "cost") return decl.body;
  const hasBlock = decl.kind === "to" || decl.kind === "when" || decl.kind === "flow";
  return hasBlock ? decl.body.statements : undefined;
}

function withStatements(decl: ast.Decl, statements: readonly ast.Stmt[]): ast.Decl | undefined {
  if (decl.kind === "action" || decl.kind === "cost") return { ...decl, body: statements };
  const hasBlock = decl.kind === "to" || decl.kind === "when" || decl.kind === "flow";
  return hasBlock ? { ...decl, body: { ...decl.body, statements } } : undefined;
}

const pieceItems = new Set(["field", "fix", "copies", "when", "while"]);

function isPieceItem(item: ast.Extension): item is ast.PieceItem {
  return pieceItems.has(item.kind);
}

export function isStatement(item: ast.Extension): item is ast.Stmt {
  const { kind } = item;
  return kind !== "member" && kind !== "needs" && kind !== "offered" && !isPieceItem(item);
}

/** `change coral de "…" en "…"` */
export function rewordDecl(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "say" }>,
  decl: ast.Decl,
): ast.Decl | undefined {
  return "text" in decl ? { ...decl, text: edit.text } : editing.fail(edit);
}
