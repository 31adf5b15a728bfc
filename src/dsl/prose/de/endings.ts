// German endings: nouns with their articles and adjectives in all four cases.

import type { LocalizedNoun } from "../../ir/ir.ts";
import type { Determiner } from "../plan/noun-phrase.ts";
import type { Case, Gender, Grammar, Word } from "../word.ts";

type GrammaticalNumber = "one" | "many";
type Words = LocalizedNoun["de"];

/** What stands in a placeholder of an author's text, in every case. */
export interface Phrase extends Readonly<Record<Case, string>> {
  readonly gender: Gender;
  readonly plural: boolean;
  /** Stands for what has just been named: `das`, `dessen`. */
  readonly relative?: true;
}

/** The pronoun of a clause about what has just been named. */
export function relativePronoun(gender: Gender, many: boolean, c: Case): string {
  const at = column(gender, many);
  if (c === "gen") return at === 1 || at === 3 ? "deren" : "dessen";
  return c === "dat" && at === 3 ? "denen" : THE[c][at];
}

/** `einer`, `jede`, for one of some things. */
export function pronounFor(which: "a" | "each", gender: Gender, c: Case): string {
  const word = (which === "a" ? "ein" : "jed") + STRONG[c][column(gender, false)];
  return word === "eines" && c !== "gen" ? "eins" : word;
}

interface Noun {
  /** `undefined` for names, which have no article. */
  readonly gender: Gender | undefined;
  readonly one: Form;
  readonly many: Form;
}

/** `rote Ware im Topf`: adjectives, the noun itself, and what follows it; and all as it is said. */
interface Form {
  readonly whole: string;
  readonly adjectives: readonly Adjective[];
  readonly head: string;
  readonly rest: string;
}

/** Numbers in words do not inflect: `die fünf Würfel`. */
const NUMERAL = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/;

/** `offen` in `offene`; `verdeckt` in `verdeckt gewählte` does not inflect. */
interface Adjective {
  readonly stem: string;
  readonly inflects: boolean;
}

const ENDINGS: readonly (readonly [RegExp, Gender])[] = [
  [/er$/, "m"],
  [/es$/, "n"],
  [/[^e]e$/, "f"],
];

/** An adjective before those of the noun: its stem, or how it changes the article (`derselbe`). */
export interface Inserted {
  readonly stem: string;
  readonly isJoined?: true;
}

/** The noun with its determiner; names have none. */
export function declined(
  words: Words,
  determiner: Determiner,
  c: Case,
  number: GrammaticalNumber,
  path?: string,
  inserted?: Inserted,
): Word[] {
  const noun = read(words);
  const many = number === "many" || determiner === "all";
  const group = {};
  const gender = noun.gender ?? "n";
  const is = { group, case: c, gender, many } as const;
  const link = path === undefined ? {} : { path };
  if (noun.gender === undefined && inserted === undefined)
    return nameIn(noun[number].whole, determiner, c, is, link);
  const { adjectives, head, rest } = noun[number];
  const article = articleOf(determiner, gender, c, many);
  const ending = adjectiveEnding(determiner, gender, c, many);
  const all =
    inserted && !inserted.isJoined ? [{ ...inserted, inflects: true }, ...adjectives] : adjectives;
  const after = article === "" ? "none" : isLikeThe(determiner) ? "the" : "a";
  const stems = all.map(({ stem, inflects }): Word => {
    const text = inflects ? stem + ending : stem;
    return { text, ...link, is: { ...is, role: "adjective", after } };
  });
  const needsVon = c === "gen" && article === "" && all.length === 0;
  const at = needsVon ? "dat" : c;
  const body = many ? manyIn(noun.many.head, at) : oneIn(noun, head, at);
  const tail =
    rest === "" ? [] : [{ text: rest.trim(), ...link, is: { ...is, role: "name" } as const }];
  const named: Word[] = [
    ...stems,
    { text: body, ...link, is: { ...is, case: at, role: "noun" } },
    ...tail,
  ];
  if (needsVon) return [preposition("von"), ...named];
  if (article === "") return named;
  const whole = inserted?.isJoined ? `${article}${inserted.stem}${ending}` : article;
  return [{ text: whole, is: { ...is, role: "determiner", after } }, ...named];
}

export function preposition(text: string): Word {
  return { text, is: { role: "preposition" } };
}

function isLikeThe(determiner: Determiner): boolean {
  return ["the", "each", "every", "this", "all"].includes(determiner);
}

/** The gender of a noun; names have none. */
export function genderOf(words: Words): Gender | undefined {
  return read(words).gender;
}

/** Whether it is a name: `Kuh 2`, `red`. */
export function isName(words: LocalizedNoun["de"]): boolean {
  return read(words).gender === undefined;
}

/** `der Preis eines Fisches`, `Fischpreis`: the phrase of an author. */
export function nounFrom(text: string): LocalizedNoun["de"] {
  const [, article = "", rest = text] = /^(der|die|das) (.*)$/.exec(text) ?? [];
  return { article, one: rest, many: rest };
}

/** `in dem` → `im`. */
export function contracted(text: string): string {
  return text.replace(/\b(in|an|von|bei|zu) (dem|das|der)\b(?! (?:gilt|gelten))/gi, (all, p, a) => {
    const short = CONTRACTIONS[`${p.toLowerCase()} ${a}`];
    if (short === undefined) return all;
    return p[0] === p[0]?.toUpperCase() ? short.charAt(0).toUpperCase() + short.slice(1) : short;
  });
}

/** `im` of `in` and `dem`, if there is such a word. */
export function contractionOf(before: string, article: string): string | undefined {
  return CONTRACTIONS[`${before} ${article}`];
}

const CONTRACTIONS: Readonly<Record<string, string>> = {
  "in dem": "im",
  "in das": "ins",
  "an dem": "am",
  "an das": "ans",
  "von dem": "vom",
  "bei dem": "beim",
  "zu dem": "zum",
  "zu der": "zur",
};

// Reading ------------------------------------------------------------------------

/** Nouns as read, by the objects of their authors. */
const nouns = new WeakMap<Words, Noun>();

function read(words: Words): Noun {
  const noun = nouns.get(words) ?? parseNoun(words);
  nouns.set(words, noun);
  return noun;
}

function parseNoun({ article, one, many }: Words): Noun {
  const first = formOf(one);
  const byArticle: Gender | undefined =
    article === "der" ? "m" : article === "die" ? "f" : article === "das" ? "n" : undefined;
  return {
    gender: byArticle ?? genderOfEnding(one, first),
    one: first,
    many: formOf(many),
  };
}

/** Whether words say what to do: they end with a verb, `Karten ziehen`. */
function isVerbal(text: string): boolean {
  return /(?:^| )\p{Ll}+n$/u.test(text);
}

function genderOfEnding(one: string, form: Form): Gender | undefined {
  if (isVerbal(one)) return undefined;
  const adjective = form.adjectives.length === 0 ? undefined : one.split(" ")[0];
  return ENDINGS.find(([ending]) => adjective !== undefined && ending.test(adjective))?.[1];
}

/** Adjectives are the small words before the first capital. */
function formOf(text: string): Form {
  const words = text.split(" ");
  const head = words.findIndex((word) => /^\p{Lu}/u.test(word));
  if (head < 0) return { whole: text, adjectives: [], head: text, rest: "" };
  return {
    whole: text,
    adjectives: words.slice(0, head).map((word, index) => ({
      stem: word.replace(/e[rsn]?$/, ""),
      inflects:
        !NUMERAL.test(word) &&
        (/e[rsn]?$/.test(word) || (index === head - 1 && !/[ao]$/.test(word))),
    })),
    head: words[head] ?? "",
    rest: words
      .slice(head + 1)
      .map((word) => ` ${word}`)
      .join(""),
  };
}

// Declining ----------------------------------------------------------------------

/** Names take no article, but may be owned. */
function nameIn(
  name: string,
  determiner: Determiner,
  c: Case,
  is: Omit<Grammar, "role">,
  link: Pick<Word, "path">,
): Word[] {
  const bare = determiner === "the" || determiner === "a" || determiner === "none";
  const article = bare ? "" : articleOf(determiner, "n", c, determiner === "all");
  const word: Word = { text: name, ...link, is: { ...is, role: "name" } };
  if (article !== "") return [{ text: article }, word];
  return c === "gen" ? [preposition("von"), word] : [word];
}

type Table = Readonly<Record<Case, readonly [m: string, f: string, n: string, many: string]>>;

const THE: Table = {
  nom: ["der", "die", "das", "die"],
  gen: ["des", "der", "des", "der"],
  dat: ["dem", "der", "dem", "den"],
  acc: ["den", "die", "das", "die"],
};

/** Endings of `ein`, `kein`, `dein`. */
const A: Table = {
  nom: ["", "e", "", "e"],
  gen: ["es", "er", "es", "er"],
  dat: ["em", "er", "em", "en"],
  acc: ["en", "e", "", "e"],
};

/** Endings of `jeder`, `alle`; also those of adjectives without an article. */
const STRONG: Table = {
  nom: ["er", "e", "es", "e"],
  gen: ["es", "er", "es", "er"],
  dat: ["em", "er", "em", "en"],
  acc: ["en", "e", "es", "e"],
};

const STEMS: Readonly<Record<Exclude<Determiner, "the" | "none">, readonly [string, Table]>> = {
  a: ["ein", A],
  no: ["kein", A],
  your: ["dein", A],
  their: ["sein", A],
  each: ["jed", STRONG],
  every: ["jed", STRONG],
  this: ["dies", STRONG],
  all: ["all", STRONG],
};

function articleOf(determiner: Determiner, gender: Gender, c: Case, isMany: boolean): string {
  if (determiner === "none" || (determiner === "a" && isMany)) return "";
  if (determiner === "the") return THE[c][column(gender, isMany)];
  const [stem, endings] = STEMS[determiner];
  return stem + endings[c][column(gender, isMany)];
}

function column(gender: Gender, isMany: boolean): 0 | 1 | 2 | 3 {
  if (isMany) return 3;
  return gender === "m" ? 0 : gender === "f" ? 1 : 2;
}

function adjectiveEnding(determiner: Determiner, gender: Gender, c: Case, isMany: boolean): string {
  const strong = STRONG[c][column(gender, isMany)];
  if (determiner === "none" || (determiner === "a" && isMany))
    return c === "gen" && !isMany && gender !== "f" ? "en" : strong;
  if (isMany || c === "gen" || c === "dat") return "en";
  if (c === "acc" && gender === "m") return "en";
  return ["the", "each", "every", "this"].includes(determiner) ? "e" : strong;
}

function manyIn(many: string, c: Case): string {
  return c === "dat" && /(?:e|el|er|l|r)$/.test(many) ? `${many}n` : many;
}

function oneIn({ gender, many }: Noun, head: string, c: Case): string {
  if (gender === "f" || c === "nom") return head;
  // `der Bote, des Boten`
  const isWeak = gender === "m" && /e$/.test(head) && many.head === `${head}n`;
  if (isWeak) return many.head;
  return c === "gen" ? genitive(head) : head;
}

/** `des Feldes`, `des Würfels`, `des Hauses`. */
export function genitive(head: string): string {
  if (/(?:s|ß|x|z|sch)$/.test(head)) return `${head}es`;
  if (/[‘’'")]$/.test(head) || /\d$/.test(head)) return head;
  const syllables = head.match(/[aeiouyäöü]+/gi)?.length ?? 0;
  return syllables === 1 && /[^aeiouyäöühw]$/i.test(head) ? `${head}es` : `${head}s`;
}
