// English grammar by a second pair of eyes: reads the words of sentences with what they say of
// themselves, and compares the letters with tables of its own.

import type { Word } from "../../src/dsl/prose/word.ts";

/** What is wrong with a sentence. */
export function faultsInEnglish(words: readonly Word[]): string[] {
  return [
    ...articleFaults(words),
    ...numberFaults(words),
    ...verbFaults(words),
    ...pronounFaults(words),
  ];
}

const VOWEL = /^(?:[aeio]|u(?!ni|se)|h(?:our|onest|onour|eir))/i;

/** `a` before a consonant, `an` before a vowel. */
function articleFaults(words: readonly Word[]): string[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1];
    if (word.is?.role !== "determiner" || !/^an?$/i.test(word.text) || next === undefined)
      return [];
    return VOWEL.test(next.text) === /^an$/i.test(word.text) ? [] : [`${word.text} ${next.text}`];
  });
}

/** Determiners that go with one thing, and with several. */
const ONE = /^(?:an?|each|every|this)$/i;
const MANY = /^(?:these|all)$/i;

function numberFaults(words: readonly Word[]): string[] {
  const groups = Map.groupBy(words, ({ is }) => is?.group);
  return [...groups].flatMap(([group, inside]) => {
    const noun = inside.find(({ is }) => is?.role === "noun");
    const determiner = inside.find(({ is }) => is?.role === "determiner");
    if (group === undefined || noun === undefined || determiner === undefined) return [];
    const isMany = noun.is?.many === true;
    const isWrong = isMany ? ONE.test(determiner.text) : MANY.test(determiner.text);
    return isWrong ? [`${determiner.text} ${noun.text}`] : [];
  });
}

const MODALS = /^(?:may|must|can)$/;
const THIRD: Readonly<Record<string, boolean>> = {
  is: true,
  are: false,
  has: true,
  have: false,
  does: true,
  do: false,
};

function verbFaults(words: readonly Word[]): string[] {
  const clauses = Map.groupBy(words, ({ is }) => is?.clause);
  return [...clauses].flatMap(([clause, inside]) => {
    const finite = inside.filter(({ is }) => is?.role === "finite");
    const [verb] = finite;
    if (clause === undefined || verb === undefined) return [];
    if (finite.length > 1) return [`${finite.length} finite verbs`];
    const subject = words.filter(({ is }) => is?.subjectOf === clause);
    const at = words.indexOf(verb);
    const isBehind = subject.every((word) => words.indexOf(word) < at);
    return [
      ...(isBehind ? [] : [`${verb.text} before its subject`]),
      ...(agrees(verb.text, subject)
        ? []
        : [`${subject.map(({ text }) => text).join(" ")} ${verb.text}`]),
    ];
  });
}

function agrees(verb: string, subject: readonly Word[]): boolean {
  if (MODALS.test(verb)) return true;
  const head = subject.find(
    ({ is }) => is?.role === "noun" || is?.role === "pronoun" || is?.role === "relative",
  );
  if (head === undefined || subject[0]?.is?.role === "name") return true;
  const isThird = THIRD[verb] ?? /s$/.test(verb);
  const nouns = subject.filter(({ is }) => is?.role === "noun");
  // `A and B are`, `every A and every B is`, `the number of A is`.
  if (nouns.length > 1 && subject.length > 1) return true;
  const isMany = head.is?.many === true || head.is?.person === 2;
  return isThird !== isMany;
}

const PREPOSITION = /^(?:after|before|by|for|from|in|of|on|to|with)$/;

/** `they` stands before a verb, `them` behind one or behind a preposition. */
function pronounFaults(words: readonly Word[]): string[] {
  return words.flatMap(({ text, is }, i) => {
    if (is?.role !== "pronoun") return [];
    const before = words[i - 1];
    const isFirst = is.subjectOf !== undefined && before?.is?.subjectOf !== is.subjectOf;
    const isObject = before !== undefined && PREPOSITION.test(before.text);
    const isListed = before?.text === "and" || before?.text === "or";
    if (isFirst && !isObject && !isListed && text === "them") return ["them as a subject"];
    return isObject && text === "they" ? ["they as an object"] : [];
  });
}
