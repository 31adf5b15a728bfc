// Collects everything that declares a name: declarations, their parts, and names bound inside
// rules. Works on the syntax trees alone, so it is complete for games with errors too.

import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";

/** The kind of a declaration: a keyword of the language, or the kind of a part. */
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
  /**
   * `shark`, `Tide.spring`, `dive.isOpen`; the path of a name bound in a rule begins with that of
   * the rule.
   */
  readonly path: string;
  /** The span of the name. */
  readonly span: Span;
  /** The span of the whole declaration. */
  readonly whole: Span;
  /** The enclosing declaration; absent for top-level declarations. */
  readonly owner: Declaration | undefined;
}

const unnamed = new Set<string>(["when", "flow", "ranking", "rating", "look", "counting"]);

/** Returns all declarations of some files, including those in variants. */
export function declarationsIn(files: readonly ast.File[]): Declaration[] {
  const found: Declaration[] = [];
  for (const { decls } of files) for (const decl of decls) new Walk(found).declaration(decl);
  return found;
}

/**
 * Collects the declarations in one top-level declaration. It visits parts of any type: casts rely on
 * `kind` and on keys that belong to one type of the syntax tree.
 */
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

  /** Collects the declarations inside a part; `place` is the keyword for its position. */
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
      // A declaration that a variant adds belongs to the declaration that the path names.
      const { names } = part.path as ast.Path;
      const path = names.map(({ text }) => text).join(".");
      this.parts(part, { ...owner, path }, place);
      return;
    }
    const own = this.named(part as Named, owner, key, place);
    this.parts(part, own ?? owner, "kind" in part ? String(part.kind) : place);
  }

  /** Adds the part if it has a name. Returns a reading or an example, which own their parts. */
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

/** Any part of a tree that may have a name. */
interface Named extends ast.Node {
  readonly kind?: string;
  readonly name?: ast.Name;
  readonly names?: readonly ast.Name[];
}

/** Returns what a part declares: by its kind or, for parts without one, by its position. */
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
