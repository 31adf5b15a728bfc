// Which entry of a table `change table(a, b) to …` means.

import { findNearest } from "../source/nearest.ts";
import type * as ast from "../syntax/ast.ts";
import type { EditApplier } from "./apply-edit.ts";
import { sourceText } from "./structural-equality.ts";

const MOST_ENTRIES = 10_000;

/** The place of the entry, row by row; what cannot be found is reported. */
export function tableIndex(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "set" }>,
  table: ast.Table,
): number | undefined {
  if (edit.args.length !== table.params.length) {
    const [name] = edit.path.names;
    editing.report("argument-count", edit.path.span, {
      name: name?.text ?? "",
      found: edit.args.length,
      expected: table.params.length,
    });
    return undefined;
  }
  let index = 0;
  for (const [i, arg] of edit.args.entries()) {
    const names = membersOf(editing, table.params[i]?.type);
    if (names === undefined) return editing.fail(edit);
    const at = names.findIndex(({ text }) => text === textOf(arg));
    if (at < 0) {
      const known = names.map(({ text }) => text);
      const name = textOf(arg);
      const facts = { name, expected: known.join(", "), nearest: findNearest(name, known) };
      editing.mentions.gapAmong(arg.span, known);
      editing.report("no-such-entry", arg.span, facts);
      return undefined;
    }
    editing.mentions.note(arg.span, names[at]?.span);
    index = index * names.length + at;
  }
  return index;
}

/** A value as it is written, and where it has its name if it has one. */
type Written = Partial<ast.Node> & { readonly text: string };

/** The values of a type that a table may be over. */
function membersOf(
  editing: EditApplier,
  type: ast.Type | undefined,
): readonly Written[] | undefined {
  // Tables are looked up with what there is.
  if (type?.kind === "orNone") return undefined;
  if (type?.kind === "yesno") return [{ text: "no" }, { text: "yes" }];
  if (type?.kind === "range") {
    const [from, to] = [Number(textOf(type.from)), Number(textOf(type.to))];
    // A larger table cannot have been written.
    if (!(to - from < MOST_ENTRIES)) return undefined;
    return Array.from({ length: to - from + 1 }, (_, i) => ({ text: String(from + i) }));
  }
  const name = type?.name.text;
  for (const decl of editing.decls) {
    if (decl.kind === "enum" && decl.name.text === name)
      return decl.members.map(({ name }) => name);
    if (decl.kind === "option" && decl.name.text === name)
      return decl.choices.map(({ name }) => name);
  }
  return undefined;
}

/** A member as it is written: `3`, `-1`, `yes`, `ebb`. */
function textOf(expr: ast.Expr): string {
  return sourceText(expr);
}
