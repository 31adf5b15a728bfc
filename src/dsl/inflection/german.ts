// German nouns: articles and endings of nouns, adjectives and determiners in all four cases. A module
// of its own because both generated prose and refusals at run time decline nouns.

export type Case = "nom" | "gen" | "dat" | "acc";
export type Gender = "m" | "f" | "n";
export type GrammaticalNumber = "one" | "many";

export type DeterminerKind =
  | "the"
  | "a"
  | "no"
  | "each"
  | "every"
  | "this"
  | "your"
  | "their"
  | "all"
  | "none";

/** A noun as authors write it: `die Kuh, die Kühe`. */
export interface GermanNoun {
  /** `der`, `die`, `das`, or "" for what has none. */
  readonly article: string;
  readonly one: string;
  readonly many: string;
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

/** Returns the noun with its determiner in a case; `link` wraps the noun itself. */
export function decline(
  words: GermanNoun,
  determiner: DeterminerKind,
  c: Case,
  number: GrammaticalNumber,
  link: (text: string) => string = (text) => text,
): string {
  return declineNoun(readNoun(words), determiner, c, number, link);
}

/** The gender of a noun; `undefined` for names, which have no article: `Kuh 2`, `red`. */
export function genderOf(words: GermanNoun): Gender | undefined {
  return readNoun(words).gender;
}

/** Things lie on these, and in others. */
const SURFACE =
  /(?:feld|leiste|plan|brett|tableau|bogen|stapel|tafel|tisch|hand|ablage|riff|gitter)(?:er|en|e|n|s|es)?$/i;

/** Whether things lie on it, not in it: `auf dem Stapel`, `in dem Beutel`. */
export function isSurface({ one }: GermanNoun): boolean {
  return SURFACE.test(one.split(" ").find((word) => /^\p{Lu}/u.test(word)) ?? one);
}

/** `in dem` → `im`. */
export function contracted(text: string): string {
  return text.replace(/\b(in|an|von|bei|zu) (dem|das|der)\b(?! (?:gilt|gelten))/gi, (all, p, a) => {
    return contractionOf(p, a) ?? all;
  });
}

/** `im` of `in` and `dem`, `Im` of `In` and `dem`, if there is such a word. */
export function contractionOf(before: string, article: string): string | undefined {
  const short = CONTRACTIONS[`${before.toLowerCase()} ${article}`];
  const isCapital = before[0] === before[0]?.toUpperCase();
  return isCapital ? short && short.charAt(0).toUpperCase() + short.slice(1) : short;
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

/** `A, B und C` */
export function listedGerman(items: readonly string[], last = "und"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

// Reading ------------------------------------------------------------------------

export function readNoun(words: GermanNoun): Noun {
  const noun = nounsRead.get(words) ?? parseNoun(words);
  nounsRead.set(words, noun);
  return noun;
}

/** Nouns as read, by the objects of their authors. */
const nounsRead = new WeakMap<GermanNoun, Noun>();

function parseNoun({ article, one, many }: GermanNoun): Noun {
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
export function isVerbal(text: string): boolean {
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

function declineNoun(
  noun: Noun,
  determiner: DeterminerKind,
  c: Case,
  number: GrammaticalNumber,
  link: (text: string) => string,
): string {
  const { adjectives, head, rest } = noun[number];
  const isMany = number === "many" || determiner === "all";
  if (noun.gender === undefined) return nameIn(link(noun[number].whole), determiner, c);
  const gender = noun.gender;
  const article = articleOf(determiner, gender, c, isMany);
  const ending = adjectiveEnding(determiner, gender, c, isMany);
  const inflected = adjectives.map(({ stem, inflects }) => (inflects ? stem + ending : stem));
  const body = isMany ? manyIn(noun.many.head, c) : oneIn(noun, head, c);
  const needsVon = c === "gen" && article === "" && adjectives.length === 0;
  if (needsVon) return `von ${link(manyIn(noun.many.head, "dat") + rest)}`;
  const named = link([...inflected, body].join(" ") + rest);
  return article === "" ? named : `${article} ${named}`;
}

/** Names take no article, but may be owned. */
function nameIn(name: string, determiner: DeterminerKind, c: Case): string {
  const bare = determiner === "the" || determiner === "a" || determiner === "none";
  const article = bare ? "" : articleOf(determiner, "n", c, determiner === "all");
  if (article !== "") return `${article} ${name}`;
  return c === "gen" ? `von ${name}` : name;
}

type Table = Readonly<Record<Case, readonly [m: string, f: string, n: string, many: string]>>;

export const THE: Table = {
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
export const STRONG: Table = {
  nom: ["er", "e", "es", "e"],
  gen: ["es", "er", "es", "er"],
  dat: ["em", "er", "em", "en"],
  acc: ["en", "e", "es", "e"],
};

const STEMS: Readonly<Record<Exclude<DeterminerKind, "the" | "none">, readonly [string, Table]>> = {
  a: ["ein", A],
  no: ["kein", A],
  your: ["dein", A],
  their: ["sein", A],
  each: ["jed", STRONG],
  every: ["jed", STRONG],
  this: ["dies", STRONG],
  all: ["all", STRONG],
};

export function articleOf(
  determiner: DeterminerKind,
  gender: Gender,
  c: Case,
  isMany: boolean,
): string {
  if (determiner === "none" || (determiner === "a" && isMany)) return "";
  if (determiner === "the") return THE[c][column(gender, isMany)];
  const [stem, endings] = STEMS[determiner];
  return stem + endings[c][column(gender, isMany)];
}

export function column(gender: Gender, isMany: boolean): 0 | 1 | 2 | 3 {
  if (isMany) return 3;
  return gender === "m" ? 0 : gender === "f" ? 1 : 2;
}

export function adjectiveEnding(
  determiner: DeterminerKind,
  gender: Gender,
  c: Case,
  isMany: boolean,
): string {
  const strong = STRONG[c][column(gender, isMany)];
  if (determiner === "none" || (determiner === "a" && isMany))
    return c === "gen" && !isMany && gender !== "f" ? "en" : strong;
  if (isMany || c === "gen" || c === "dat") return "en";
  if (c === "acc" && gender === "m") return "en";
  return ["the", "each", "every", "this"].includes(determiner) ? "e" : strong;
}

export function manyIn(many: string, c: Case): string {
  return c === "dat" && /(?:e|el|er|l|r)$/.test(many) ? `${many}n` : many;
}

export function oneIn({ gender, many }: Noun, head: string, c: Case): string {
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
