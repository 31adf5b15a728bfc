// What players read of a rule: an authored sentence if one holds, else the generated text if it
// reads like a rulebook. The exact reading (`Rule.text`) is for authors and stands behind a fold.

import type { Inline, ProseBlock } from "./document.ts";
import { listedEntries, type Rule, type RuleSentence } from "./rule.ts";

export type PlayerText =
  /** Sentences of an author, and what the rule lists. */
  | { readonly kind: "authored"; readonly blocks: readonly ProseBlock[] }
  /** Generated, and good enough to be printed. */
  | { readonly kind: "generated"; readonly blocks: readonly ProseBlock[] }
  /** The sentences of the game without variants; a variant in force changes what they tell. */
  | { readonly kind: "void"; readonly blocks: readonly ProseBlock[] }
  /** Nothing to be printed, but for what the rule lists. */
  | { readonly kind: "unworded"; readonly blocks: readonly ProseBlock[] };

/** Returns what players read of a rule in a language. */
export function playerTextOf(rule: Rule, language: "de" | "en"): PlayerText {
  const standing = rule.sentences.filter(({ isVoid }) => isVoid !== true);
  if (standing.length > 0) {
    return {
      kind: "authored",
      blocks: [...blocksOf(standing, language), ...listOf(rule, language)],
    };
  }
  if (rule.isReadable) return { kind: "generated", blocks: rule.told[language] };
  if (rule.sentences.length > 0)
    return { kind: "void", blocks: blocksOf(rule.sentences, language) };
  return { kind: "unworded", blocks: listOf(rule, language) };
}

function blocksOf(sentences: readonly RuleSentence[], language: "de" | "en"): ProseBlock[] {
  return sentences.map(({ text }) => ({ kind: "paragraph", text: text[language] }));
}

/** The entries of a table or of kinds of pieces, which are printed whatever the sentences are. */
function listOf(rule: Rule, language: "de" | "en"): ProseBlock[] {
  const items = listedEntries(rule, language).map(
    (text): ProseBlock => ({ kind: "paragraph", text }),
  );
  return items.length === 0 ? [] : [{ kind: "list", text: [] satisfies Inline[], items }];
}
