// Words of a sentence, with what they agree with and where they lead; and sentences made of them.

import type { Case, Gender } from "../inflection/german.ts";

export type { Case, Gender };

import type { Inline } from "./document.ts";

export interface Word {
  readonly text: string;
  /** The rule that it names. */
  readonly path?: string;
  readonly is?: Grammar;
  /** A sign that stands close to the word before it, after it, or both. */
  readonly close?: "before" | "after" | "both";
  /** A comma at the end of a clause: no other sign follows it. */
  readonly isSoft?: true;
}

/** What a word is in its sentence. Words that agree with each other are of one group. */
export interface Grammar {
  readonly role:
    | ("determiner" | "adjective" | "noun" | "pronoun" | "name")
    | ("finite" | "prefix" | "nonfinite" | "preposition" | "conjunction" | "relative");
  readonly group?: object;
  readonly case?: Case;
  readonly gender?: Gender;
  readonly many?: boolean;
  readonly person?: 1 | 2 | 3;
  /** How an adjective is inflected: after `der`, after `ein`, or without either. */
  readonly after?: "the" | "a" | "none";
  /** Where the finite verb of this clause has to stand. */
  readonly order?: ClauseOrder;
  /** The clause that a verb belongs to. */
  readonly clause?: object;
  /** The clause whose verb agrees with it. */
  readonly subjectOf?: object;
}

/** `inverted`: after something else has been said first. */
export type ClauseOrder = "main" | "inverted" | "sub";

export function sign(text: string, close: Word["close"] = "before"): Word {
  return { text, close };
}

/** Ends a clause, unless another sign follows. */
export const SOFT_COMMA: Word = { text: ",", close: "before", isSoft: true };
export const COMMA: Word = sign(",");

export function plain(text: string): Word[] {
  if (!text.includes(" ")) return text === "" ? [] : [{ text }];
  return text.split(" ").map((part) => ({ text: part }));
}

/** Words that all lead to a rule. */
export function linkedTo(path: string | undefined, words: readonly Word[]): Word[] {
  if (path === undefined) return [...words];
  const group = {};
  return words.map((word) => ({ ...word, path, is: word.is ?? { role: "name", group } }));
}

/** The words of what a verb agrees with. */
export function asSubject(words: readonly Word[], clause: object): Word[] {
  // A clause inside has a subject of its own; behind brackets around it the phrase goes on.
  const inner = words.findIndex(({ is }) => is?.role === "finite" || is?.subjectOf !== undefined);
  const before = words.slice(0, Math.max(0, inner)).map(({ text }) => text);
  const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
  const close = isOpen ? words.findLastIndex(({ text }) => text === ")") : -1;
  const isInside = (i: number) => inner >= 0 && i >= inner && (close < 0 || i < close);
  return words.map((word, i) =>
    word.is === undefined || isInside(i) || (word.is.case ?? "nom") !== "nom"
      ? word
      : { ...word, is: { ...word.is, subjectOf: clause } },
  );
}

export function inBrackets(words: readonly Word[]): Word[] {
  return [sign("(", "after"), ...words, sign(")")];
}

/** Lists of words with a sign or a conjunction between them. */
export function joinedBy(lists: readonly (readonly Word[])[], between: readonly Word[]): Word[] {
  return lists.flatMap((list, i) => (i === 0 ? [...list] : [...between, ...list]));
}

/** `A, B and C` */
export function listed(lists: readonly (readonly Word[])[], conjunction: string): Word[] {
  const last = lists.at(-1);
  if (last === undefined || lists.length === 1) return [...(last ?? [])];
  return [...joinedBy(lists.slice(0, -1), [COMMA]), { text: conjunction }, ...last];
}

// Sentences ----------------------------------------------------------------------------------

/**
 * The words as text, without a soft comma before another sign or at the end. `own` is the path of
 * the rule that they are said of, which leads nowhere.
 */
export function linearize(words: readonly Word[], own?: string): Inline[] {
  const list: Inline[] = [];
  let text = "";
  let before: Word | undefined;
  // Where the last words lead, and the group of those that lead there together.
  let path: string | undefined;
  let group: object | undefined;
  const end = () => {
    if (text !== "")
      list.push(path === undefined ? { kind: "text", text } : { kind: "reference", text, path });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === undefined || isIdle(word, words[i + 1])) continue;
    const space = before === undefined || opens(before) || closes(word) ? "" : " ";
    const to = word.path === own ? undefined : word.path;
    const isSame = to === path && (to === undefined || word.is?.group === group);
    before = word;
    if (isSame) text += space + word.text;
    else {
      // Spaces belong to the words that lead nowhere.
      if (path === undefined) text += space;
      end();
      if (path !== undefined && to !== undefined && space !== "")
        list.push({ kind: "text", text: space });
      text = path !== undefined && to === undefined ? space + word.text : word.text;
      path = to;
      group = word.is?.group;
    }
  }
  end();
  return list;
}

function isIdle(word: Word, next: Word | undefined): boolean {
  return (
    word.isSoft === true && (next === undefined || (closes(next) && /^[,.:;)]/.test(next.text)))
  );
}

function opens({ close }: Word): boolean {
  return close === "after" || close === "both";
}

function closes({ close }: Word): boolean {
  return close === "before" || close === "both";
}

/** The words as plain text. */
export function renderWords(words: readonly Word[]): string {
  return linearize(words).reduce((whole, { text }) => whole + text, "");
}

/** The first letter as a capital, if the words begin with one. */
export function capital(words: readonly Word[]): readonly Word[] {
  const [first] = words;
  if (first === undefined) return words;
  const letter = first.text.charAt(0).toUpperCase();
  const isCapital = first.text.startsWith(letter);
  // Letters that stand for something are the same everywhere.
  if (isCapital || (first.is?.role === "name" && first.text.length === 1)) return words;
  return [{ ...first, text: letter + first.text.slice(1) }, ...words.slice(1)];
}

/** A capital at the start and a full stop at the end. */
export function fullSentence(words: readonly Word[]): readonly Word[] {
  const kept = words.at(-1)?.isSoft ? words.slice(0, -1) : words;
  const last = kept.at(-1)?.text ?? "";
  const isEnded =
    /[.:!?][“”]?$/.test(last) || (/^[“”]$/.test(last) && /[.!?]$/.test(kept.at(-2)?.text ?? ""));
  return capital(isEnded ? kept : [...kept, sign(".")]);
}
