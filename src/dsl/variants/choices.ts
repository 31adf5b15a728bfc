// The choice of a rule that asks once: what `extend NAME.choose { … }` adds to.

import type * as ast from "../syntax/ast.ts";

/** Returns all choices of a rule, in the order of the text. */
export function choicesIn(list: readonly ast.Stmt[]): ast.Choose[] {
  const found: ast.Choose[] = [];
  mapChoices(list, (choice) => {
    found.push(choice);
    return choice;
  });
  return found;
}

/** Returns the statements with other choices, at any depth. */
export function mapChoices(
  list: readonly ast.Stmt[],
  changed: (choice: ast.Choose) => ast.Choose,
): readonly ast.Stmt[] {
  const block = ({ statements, span }: ast.Block): ast.Block => ({
    statements: mapChoices(statements, changed),
    span,
  });
  return list.map((stmt): ast.Stmt => {
    switch (stmt.kind) {
      case "choose": {
        const choice = changed(stmt);
        return { ...choice, otherwise: choice.otherwise && block(choice.otherwise) };
      }
      case "if":
        return { ...stmt, then: block(stmt.then), else: stmt.else && block(stmt.else) };
      case "forEach":
      case "forPlayer":
      case "eachPlayer":
      case "repeat":
        return { ...stmt, body: block(stmt.body) };
      case "anyOrder": {
        const items = stmt.items.map((item) => ({ ...item, body: block(item.body) }));
        return { ...stmt, items };
      }
      default:
        stmt.kind satisfies
          | ("gain" | "pay" | "score" | "set" | "let" | "add" | "remove" | "move" | "draw")
          | ("roll" | "sort" | "advance" | "do" | "announce" | "endGame");
        return stmt;
    }
  });
}
