// What can be called with arguments, and what these are called.

import type * as ast from "../../syntax/ast.ts";
import type { Workspace } from "../workspace.ts";

/** A declaration with parameters. */
type Callable = Extract<ast.Declared, { readonly params: readonly ast.Param[] }>;

/** What has that name and takes arguments. */
export function callableNamed(workspace: Workspace, name: string): Callable | undefined {
  return workspace
    .declarationsTitled(name)
    .find((decl): decl is Callable => "params" in decl && decl.name.text === name);
}

/** `size: 1..6`; tables may leave the name out. */
export function paramText(workspace: Workspace, { name, type }: ast.Param): string {
  const written = workspace.textAt(type.span);
  return name === undefined ? written : `${name.text}: ${written}`;
}
