// Everything in the sources that gives a name to something, from the largest to the smallest: a
// declaration, its parts, and the names bound inside rules. Read from the trees alone, so it is
// whole where the game is broken too.

import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";

/** What a name is declared as: the word of the language, or what a part of a declaration is. */
export type DeclarationKind =
  | Exclude<ast.Decl["kind"], "when" | "flow" | "ranking" | "rating" | "look" | "counting">
  | "reading"
  | "member"
  | "field"
  | "need"
  | "line"
  | "item"
  | "param"
  | "pick"
  | "let"
  | "binder"
  | "player";

export interface Declaration {
  readonly kind: DeclarationKind;
  readonly name: string;
  /** `shark`, `Tide.spring`, `dive.isOpen`; names bound in a rule stand behind that of the rule. */
  readonly path: string;
  /** The name where it is declared. */
  readonly span: Span;
  /** All of the declaration. */
  readonly whole: Span;
  /** The declaration around it; absent for those that stand by themselves. */
  readonly owner: Declaration | undefined;
}

const unnamed = new Set<string>(["when", "flow", "ranking", "rating", "look", "counting"]);

/** All declarations of some files, those of variants included. */
export function declarationsIn(files: readonly ast.File[]): Declaration[] {
  const found: Declaration[] = [];
  for (const { decls } of files) for (const decl of decls) new Walk(found).declaration(decl);
  return found;
}

/** Goes through one declaration and writes down what has a name in it. */
class Walk {
  private readonly found: Declaration[];

  constructor(found: Declaration[]) {
    this.found = found;
  }

  declaration(decl: ast.Decl): void {
    const name = "name" in decl && !unnamed.has(decl.kind) ? decl.name : undefined;
    const owner = name && this.add(decl.kind as DeclarationKind, name, decl.span, undefined);
    this.parts(decl, owner, decl.kind);
  }

  private add(
    kind: DeclarationKind,
    { text: name, span }: ast.Name,
    whole: Span,
    owner: Declaration | undefined,
  ): Declaration {
    const path = owner === undefined ? name : `${owner.path}.${name}`;
    const declaration: Declaration = { kind, name, path, span, whole, owner };
    this.found.push(declaration);
    return declaration;
  }

  /** What stands inside a part; `place` is the word of the language for where that is. */
  private parts(part: object, owner: Declaration | undefined, place: string): void {
    for (const [key, value] of Object.entries(part)) {
      if (key === "span" || key === "see") continue;
      if (Array.isArray(value)) for (const one of value) this.part(one, owner, key, place);
      else this.part(value, owner, key, place);
    }
  }

  private part(part: unknown, owner: Declaration | undefined, key: string, place: string): void {
    if (typeof part !== "object" || part === null || !("span" in part)) return;
    if ("kind" in part && part.kind === "declare") {
      this.declaration((part as Extract<ast.Edit, { kind: "declare" }>).decl);
      return;
    }
    if (owner !== undefined && "path" in part) {
      // What a variant adds to a declaration has its name among the parts of that.
      const { names } = part.path as ast.Path;
      const path = names.map(({ text }) => text).join(".");
      this.parts(part, { ...owner, path }, place);
      return;
    }
    const own = this.named(part as Named, owner, key, place);
    this.parts(part, own ?? owner, "kind" in part ? String(part.kind) : place);
  }

  /** The part itself if it has a name of its own under which others stand. */
  private named(
    part: Named,
    owner: Declaration | undefined,
    key: string,
    place: string,
  ): Declaration | undefined {
    const kind = kindOf(part, key, place);
    if (kind === "player") {
      for (const name of part.names ?? []) this.add(kind, name, name.span, owner);
      return undefined;
    }
    if (kind === undefined || part.name === undefined) return undefined;
    const declared = this.add(kind, part.name, part.span, owner);
    return kind === "reading" || kind === "example" ? declared : undefined;
  }
}

/** Any part of a tree, as far as names are concerned. */
interface Named extends ast.Node {
  readonly kind?: string;
  readonly name?: ast.Name;
  readonly names?: readonly ast.Name[];
}

/** What a part declares; by its kind or, for parts that have none, by where it stands. */
function kindOf(part: Named, key: string, place: string): DeclarationKind | undefined {
  if (key === "params") return "param";
  if (key === "binder") return "binder";
  if (key === "members" || key === "choices") return part.kind === undefined ? "member" : undefined;
  if (key === "lines") return place === "rating" ? "line" : undefined;
  if (key === "items" && part.kind === undefined) {
    if (place === "pick") return "pick";
    return place === "anyOrder" ? "item" : undefined;
  }
  switch (part.kind) {
    case "let":
    case "member":
    case "reading":
    case "example":
      return part.kind;
    case "needs":
      return "need";
    case "field":
      return "type" in part ? "field" : undefined;
    case "players":
      return "player";
    default:
      return undefined;
  }
}
