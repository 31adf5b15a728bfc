// All mutants of a game, or of what variants say about it, in the order of the text.

import { type ast, parse, type RulesFile, variantsIn } from "../dsl/index.ts";
import { declarationOf, type Mutant } from "./mutant.ts";
import { mutateDeclaration, mutateEdit, type RuleMutation } from "./mutations.ts";
import { type Neighbours, neighbourNames } from "./names.ts";
import { TokenIndex } from "./token-index.ts";

/** Which mutants are wanted. */
interface MutantFilter {
  /** The variants of which the changes are mutated; without any, the rules of the game are. */
  readonly variants: readonly string[];
  /** The rules, by their paths; all if there are none. */
  readonly rules: readonly string[];
}

/** The mutants of a game of which the parser can read every file. */
export function createMutants(sources: readonly RulesFile[], wanted: MutantFilter): Mutant[] {
  const files = sources.map((source) => {
    const parsed = parse(source);
    return { decls: parsed.ast.decls, written: new TokenIndex(source, parsed) };
  });
  const names = neighbourNames(files.flatMap(({ decls }) => decls));
  const isWanted = wantedRules(wanted.rules);
  const used = new Map<string, number>();
  return files.flatMap(({ decls, written }) =>
    slipsInFile(decls, { written, names }, wanted.variants)
      .filter(({ rule }) => isWanted(rule))
      .map(({ rule, operator, span, text }): Mutant => {
        const kind = `${rule}/${operator}`;
        const number = (used.get(kind) ?? 0) + 1;
        used.set(kind, number);
        const id = `${kind}/${number}`;
        return { id, rule, operator, edit: { span, text }, before: written.text(span) };
      }),
  );
}

function slipsInFile(
  decls: readonly ast.Declared[],
  matter: { readonly written: TokenIndex; readonly names: Neighbours },
  variants: readonly string[],
): RuleMutation[] {
  if (variants.length === 0) return decls.flatMap((decl) => mutateDeclaration(matter, decl));
  return variantsIn(decls)
    .filter(({ id }) => variants.includes(id))
    .flatMap(({ changes }) => changes.edits.flatMap((edit) => mutateEdit(matter, edit)));
}

/** A rule is wanted if it is named, or the declaration that it is a part of. */
function wantedRules(rules: readonly string[]): (rule: string) => boolean {
  return (rule) =>
    rules.length === 0 || rules.includes(rule) || rules.includes(declarationOf(rule));
}
