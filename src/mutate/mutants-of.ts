// Creates all mutants of a game, or of its variants, in text order.

import { type ast, parse, type RulesFile, variantsIn } from "../dsl/index.ts";
import { declarationOf, type Mutant } from "./mutant.ts";
import { mutateDeclaration, mutateEdit, type RuleMutation } from "./mutations.ts";
import { collectNeighbourNames, type Neighbours } from "./names.ts";
import { TokenIndex } from "./token-index.ts";

/** Selects mutants. */
interface MutantFilter {
  /** Variants whose edits are mutated; if empty, the rules of the game are. */
  readonly variants: readonly string[];
  /** Paths of rules; all rules if empty. */
  readonly rules: readonly string[];
}

/** Returns the mutants of a game. All files must be free of syntax errors. */
export function createMutants(sources: readonly RulesFile[], wanted: MutantFilter): Mutant[] {
  const files = sources.map((source) => {
    const parsed = parse(source);
    return { decls: parsed.ast.decls, written: new TokenIndex(source, parsed) };
  });
  const names = collectNeighbourNames(files.flatMap(({ decls }) => decls));
  const isWanted = wantedRules(wanted.rules);
  const used = new Map<string, number>();
  return files.flatMap(({ decls, written }) =>
    mutationsInFile(decls, { written, names }, wanted.variants)
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

function mutationsInFile(
  decls: readonly ast.Declared[],
  context: { readonly written: TokenIndex; readonly names: Neighbours },
  variants: readonly string[],
): RuleMutation[] {
  if (variants.length === 0) return decls.flatMap((decl) => mutateDeclaration(context, decl));
  return variantsIn(decls)
    .filter(({ id }) => variants.includes(id))
    .flatMap(({ changes }) => changes.edits.flatMap((edit) => mutateEdit(context, edit)));
}

/** Returns a predicate that accepts a rule if it, or its declaration, is in the list. */
function wantedRules(rules: readonly string[]): (rule: string) => boolean {
  return (rule) =>
    rules.length === 0 || rules.includes(rule) || rules.includes(declarationOf(rule));
}
