// The variants that files declare. A reading of an open question is one too, under the name
// `question.reading`.

import type * as ast from "../syntax/ast.ts";

export interface VariantDecl {
  readonly id: string;
  readonly changes: ast.Changes;
  /** What it is a variant of; absent for readings, which are readings of the game. */
  readonly base: ast.Name | undefined;
  /** The question that it is a reading of. */
  readonly question: string | undefined;
}

/** The chosen variants and those they extend: a base before what builds upon it, otherwise as chosen. */
export function withBases(
  all: readonly VariantDecl[],
  chosen: readonly string[],
  onCircle: (variant: VariantDecl) => void = () => {},
): VariantDecl[] {
  const ordered: VariantDecl[] = [];
  const visit = (variant: VariantDecl | undefined, path: readonly VariantDecl[]) => {
    if (variant === undefined || ordered.includes(variant)) return;
    if (path.includes(variant)) {
      onCircle(variant);
      return;
    }
    visit(
      all.find(({ id }) => id === variant.base?.text),
      [...path, variant],
    );
    ordered.push(variant);
  };
  for (const name of chosen)
    visit(
      all.find(({ id }) => id === name),
      [],
    );
  return ordered;
}

/** Whether a variant builds upon another, at once or through others. */
export function extendsIt(
  variant: VariantDecl,
  base: VariantDecl,
  all: readonly VariantDecl[],
): boolean {
  return variant !== base && withBases(all, [variant.id]).includes(base);
}

/** All variants, in order of declaration. */
export function variantsIn(decls: readonly ast.Declared[]): VariantDecl[] {
  return decls.flatMap((decl): VariantDecl[] => {
    if (decl.kind === "variant")
      return [{ id: decl.name.text, changes: decl, base: decl.base, question: undefined }];
    if (decl.kind !== "question") return [];
    const question = decl.name.text;
    return decl.readings.map((reading) => {
      return {
        id: `${question}.${reading.name.text}`,
        changes: reading,
        base: undefined,
        question,
      };
    });
  });
}
