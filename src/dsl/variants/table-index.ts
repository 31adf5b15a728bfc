// Which entry of a table `change table(a, b) to …` means.

import { nearest } from "../source/nearest.ts";
import type * as ast from "../syntax/ast.ts";
import type { Editing } from "./edit.ts";
import { sourceText } from "./same.ts";

const MOST_ENTRIES = 10_000;

/** The place of the entry, row by row; what cannot be found is reported. */
export function tableIndex(
  editing: Editing,
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
    const at = names.indexOf(textOf(arg));
    if (at < 0) {
      const name = textOf(arg);
      const facts = { name, expected: names.join(", "), nearest: nearest(name, names) };
      editing.report("no-such-entry", arg.span, facts);
      return undefined;
    }
    index = index * names.length + at;
  }
  return index;
}

/** The values of a type that a table may be over, as they are written. */
function membersOf(editing: Editing, type: ast.Type | undefined): string[] | undefined {
  // Tables are looked up with what there is.
  if (type?.kind === "orNone") return undefined;
  if (type?.kind === "yesno") return ["no", "yes"];
  if (type?.kind === "range") {
    const [from, to] = [Number(textOf(type.from)), Number(textOf(type.to))];
    // A larger table cannot have been written.
    if (!(to - from < MOST_ENTRIES)) return undefined;
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  }
  const name = type?.name.text;
  for (const decl of editing.decls) {
    if (decl.kind === "enum" && decl.name.text === name)
      return decl.members.map((member) => member.name.text);
    if (decl.kind === "option" && decl.name.text === name)
      return decl.choices.map((choice) => choice.name.text);
  }
  return undefined;
}

/** A member as it is written: `3`, `-1`, `yes`, `ebb`. */
function textOf(expr: ast.Expr): string {
  return sourceText(expr);
}
