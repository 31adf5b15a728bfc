// Kinds of pieces with parameters are called after the piece (`carp2`), or after the members that
// are their arguments (`red`): their names change with those.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type { SourceEdit } from "../../source/edit.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Workspace } from "../workspace.ts";

/** Returns the edits of all references to such kinds when a piece or a member is renamed. */
export function kindNames(
  workspace: Workspace,
  renamed: Declaration,
  newName: string,
): SourceEdit[] {
  const pieces = workspace.declarations.filter(
    (decl): decl is ast.Piece & ast.Declared => decl.kind === "piece" && decl.params.length > 0,
  );
  return pieces.flatMap((piece) => {
    const after = new Map(namesOf(workspace, piece, renamed, newName));
    const { names } = workspace;
    const declared = names.declarations.find(({ span }) => span === piece.name.span);
    const uses = declared === undefined ? [] : names.usesOf(declared);
    return uses.flatMap(({ span }): SourceEdit[] => {
      const text = after.get(workspace.textAt(span));
      return text === undefined ? [] : [{ span, text }];
    });
  });
}

/** What the kinds of a piece are called before and after; only those that change. */
function namesOf(
  workspace: Workspace,
  piece: ast.Piece,
  renamed: Declaration,
  newName: string,
): Renamed[] {
  const args = piece.params.map(({ type }) => argumentsOf(workspace, type, renamed, newName));
  const hasMember = args.some(({ ofEnum }) => ofEnum);
  const { name } = piece;
  const first = hasMember ? "" : name.text;
  const after = !hasMember && name.span === renamed.span ? newName : first;
  return args
    .reduce<Renamed[]>(
      (all, { values }) => all.flatMap(([a, b]) => values.map(([c, d]) => [a + c, b + d] as const)),
      [[first, after]],
    )
    .filter(([before, now]) => before !== now);
}

type Renamed = readonly [before: string, after: string];

/** The arguments that a parameter takes, as they stand in names: members, or numbers. */
function argumentsOf(
  workspace: Workspace,
  type: ast.Type,
  renamed: Declaration,
  newName: string,
): { readonly ofEnum: boolean; readonly values: readonly Renamed[] } {
  if (type.kind === "range" && type.from.kind === "int" && type.to.kind === "int") {
    const [from, to] = [type.from.value, type.to.value];
    const numbers = Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => `${from + i}`);
    return { ofEnum: false, values: numbers.map((number) => [number, number]) };
  }
  const name = type.kind === "named" ? type.name.text : undefined;
  const found = workspace.declarations.find(
    (decl) => decl.kind === "enum" && decl.name.text === name,
  );
  const members = found?.kind === "enum" ? found.members : [];
  const values = members.map(
    ({ name: { text, span } }): Renamed => [text, span === renamed.span ? newName : text],
  );
  return { ofEnum: true, values };
}
