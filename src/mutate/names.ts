// Names that can replace each other in mutations: those of one kind.

import type { ast } from "../dsl/index.ts";
import { groupBy } from "../dsl/index.ts";

/** Maps each name to the next one of its kind, cyclically. */
export type Neighbours = ReadonlyMap<string, string>;

/**
 * Returns the neighbours among members of one enum, pieces of one family, boards of one shape, and
 * reasons.
 */
export function collectNeighbourNames(decls: readonly ast.Decl[]): Neighbours {
  const kinds = groupBy(decls.flatMap(kindred), ({ kind }) => kind);
  const found = new Map<string, string>();
  for (const names of kinds.values()) {
    for (const [index, { name }] of names.entries()) {
      const next = names[(index + 1) % names.length]?.name ?? name;
      if (next !== name && !found.has(name)) found.set(name, next);
    }
  }
  return found;
}

function kindred(decl: ast.Decl): { readonly kind: string; readonly name: string }[] {
  switch (decl.kind) {
    case "enum":
      return decl.members.map(({ name }) => ({ kind: `enum ${decl.name.text}`, name: name.text }));
    case "piece":
      // A kind with parameters is only referenced with arguments.
      return decl.params.length > 0 ? [] : [named(`family ${decl.family?.text}`, decl)];
    case "board":
      return [named(`shape ${decl.shape.text}`, decl)];
    case "reason":
      return [named("reason", decl)];
    default:
      return [];
  }
}

function named(kind: string, { name }: { readonly name: ast.Name }) {
  return { kind, name: name.text };
}
