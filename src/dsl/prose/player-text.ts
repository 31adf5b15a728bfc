// What players read of a rule: an authored sentence if one holds, else the generated text if it
// reads like a rulebook. The exact reading (`Rule.text`) is for authors and stands behind a fold.

import type { ProseBlock } from "./document.ts";
import type { Rule, RuleSentence } from "./rule.ts";

export type PlayerText =
  /** Sentences of an author, and what the rule lists. */
  | { readonly kind: "authored"; readonly blocks: readonly ProseBlock[] }
  /** Generated, and good enough to be printed. */
  | { readonly kind: "generated"; readonly blocks: readonly ProseBlock[] }
  /** The sentences of the game without variants; a variant in force changes what they tell. */
  | { readonly kind: "void"; readonly blocks: readonly ProseBlock[] }
  /** Nothing to be printed, but for what the rule lists. */
  | { readonly kind: "unworded"; readonly blocks: readonly ProseBlock[] };

/** Whether an entry is data rather than sentences: pictures and the exact reading show it. */
export function isShownAsData({ kind, sentences }: Rule): boolean {
  return (kind === "board" || kind === "shape" || kind === "enum") && sentences.length === 0;
}

/** Returns what players read of a rule in a language. */
export function playerTextOf(rule: Rule, language: "de" | "en"): PlayerText {
  const standing = rule.sentences.filter(({ isVoid }) => isVoid !== true);
  if (standing.length > 0)
    return { kind: "authored", blocks: withItems(blocksOf(standing, language), rule, language) };
  if (rule.isReadable) return { kind: "generated", blocks: rule.told[language] };
  if (rule.sentences.length > 0)
    return { kind: "void", blocks: blocksOf(rule.sentences, language) };
  return { kind: "unworded", blocks: itemsOf(rule, language) };
}

function blocksOf(sentences: readonly RuleSentence[], language: "de" | "en"): ProseBlock[] {
  return sentences.map(({ text }) => ({ kind: "paragraph", text: text[language] }));
}

/** What the rule lists stands below its last sentence. */
function withItems(
  blocks: readonly ProseBlock[],
  rule: Rule,
  language: "de" | "en",
): readonly ProseBlock[] {
  const items = itemsOf(rule, language);
  const last = blocks.at(-1);
  if (last === undefined || items.length === 0) return blocks;
  return [...blocks.slice(0, -1), { kind: "list", text: last.text, items }];
}

/** What the exact reading lists below its last line: entries of a table, kinds of pieces. */
function itemsOf({ entries, text }: Rule, language: "de" | "en"): readonly ProseBlock[] {
  const last = text[language].at(-1);
  return entries.length > 0 && last?.kind === "list" ? last.items : [];
}
