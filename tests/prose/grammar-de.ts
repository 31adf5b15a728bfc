// German grammar by a second pair of eyes: reads the words of sentences with what they say of
// themselves, and compares the letters with tables of its own.

import type { Case, Gender, Word } from "../../src/dsl/prose/word.ts";

type Column = Gender | "p";
type Cell = `${Case} ${Column}`;

const cells = (text: string) => new Set(text.split(", ") as Cell[]);

const ARTICLES: Readonly<Record<string, ReadonlySet<Cell>>> = {
  der: cells("nom m, gen f, dat f, gen p"),
  die: cells("nom f, acc f, nom p, acc p"),
  das: cells("nom n, acc n"),
  des: cells("gen m, gen n"),
  dem: cells("dat m, dat n"),
  den: cells("acc m, dat p"),
  zur: cells("dat f"),
  ...Object.fromEntries(
    ["im", "am", "vom", "beim", "zum"].map((one) => [one, cells("dat m, dat n")]),
  ),
  ...Object.fromEntries(["ins", "ans"].map((one) => [one, cells("acc n")])),
};

const EIN: Readonly<Record<string, ReadonlySet<Cell>>> = {
  "": cells("nom m, nom n, acc n"),
  e: cells("nom f, acc f, nom p, acc p"),
  es: cells("gen m, gen n"),
  er: cells("gen f, dat f, gen p"),
  em: cells("dat m, dat n"),
  en: cells("acc m, dat p"),
};

const STRONG: Readonly<Record<string, ReadonlySet<Cell>>> = {
  e: cells("nom f, acc f, nom p, acc p"),
  er: cells("nom m, gen f, dat f, gen p"),
  es: cells("nom n, acc n, gen m, gen n"),
  em: cells("dat m, dat n"),
  en: cells("acc m, dat p, gen m, gen n"),
};

const WEAK_E = cells("nom m, nom f, nom n, acc f, acc n");

const PREPOSITIONS: Readonly<Record<string, readonly Case[]>> = {
  ...Object.fromEntries(["mit", "aus", "von", "zu", "nach", "bei"].map((one) => [one, ["dat"]])),
  ...Object.fromEntries(["für", "durch", "ohne", "um"].map((one) => [one, ["acc"]])),
  ...Object.fromEntries(["in", "auf", "an", "unter", "vor"].map((one) => [one, ["dat", "acc"]])),
  zwischen: ["dat"],
  statt: ["nom", "gen"],
};

/** What is wrong with a sentence. */
export function faultsInGerman(words: readonly Word[]): string[] {
  return [...agreementFaults(words), ...prepositionFaults(words), ...verbFaults(words)];
}

function cellOf({ is }: Word): Cell | undefined {
  if (is?.case === undefined) return undefined;
  return `${is.case} ${is.many ? "p" : (is.gender ?? "n")}`;
}

function agreementFaults(words: readonly Word[]): string[] {
  const groups = Map.groupBy(words, ({ is }) => is?.group);
  return [...groups].flatMap(([group, inside]) => {
    const noun = inside.find(({ is }) => is?.role === "noun");
    const cell = noun && cellOf(noun);
    if (group === undefined || noun === undefined || cell === undefined) return [];
    const determiner = inside.find(({ is }) => is?.role === "determiner");
    const kind = determiner && endingOf(determiner.text.toLowerCase());
    const faults =
      kind !== undefined && !kind.fits.has(cell) ? [`${determiner?.text} is no ${cell}`] : [];
    const adjectives = inside.filter(({ is }) => is?.role === "adjective");
    const isWeak = kind?.isStrong === true;
    const wrong = adjectives.filter(({ text }) => !adjectiveFits(text, cell, isWeak));
    return [
      ...faults,
      ...wrong.map(({ text }) => `${text} is no ${cell}`),
      ...(nounFits(noun.text, cell) ? [] : [`${noun.text} is no ${cell}`]),
    ];
  });
}

/** Which cells a determiner fits, and whether it shows the case by itself. */
function endingOf(
  text: string,
): { readonly fits: ReadonlySet<Cell>; readonly isStrong: boolean } | undefined {
  const same = /^(d(?:er|ie|as|es|em|en))selben?$/.exec(text)?.[1];
  const article = ARTICLES[same ?? text];
  if (article !== undefined) return { fits: article, isStrong: true };
  const [, own] = /^(?:k?ein|dein|sein)(e[rmns]?|)$/.exec(text) ?? [];
  if (own !== undefined) return { fits: EIN[own] ?? new Set(), isStrong: own !== "" };
  const [, strong] = /^(?:jed|dies|all)(e[rmns]?)$/.exec(text) ?? [];
  return { fits: strong === undefined ? new Set() : (STRONG[strong] ?? new Set()), isStrong: true };
}

function adjectiveFits(text: string, cell: Cell, isWeak: boolean): boolean {
  const ending = /e[rmns]?$/.exec(text)?.[0];
  // Colours such as `lila`, numbers in words and adverbs do not inflect.
  if (ending === undefined) return true;
  if (!isWeak) return STRONG[ending]?.has(cell) ?? false;
  return ending === (WEAK_E.has(cell) ? "e" : "en");
}

function nounFits(text: string, cell: Cell): boolean {
  if (/[\d‘“]$/.test(text)) return true;
  if (cell === "dat p") return /[nsaiou]$/.test(text);
  return cell === "gen m" || cell === "gen n" ? /[sn]$/.test(text) : true;
}

function prepositionFaults(words: readonly Word[]): string[] {
  return words.flatMap((word, i) => {
    const wanted =
      word.is?.role === "preposition" ? PREPOSITIONS[word.text.toLowerCase()] : undefined;
    if (wanted === undefined)
      return word.is?.role === "preposition" ? [`${word.text} is unknown`] : [];
    // Names and numbers have no case.
    const next = words.slice(i + 1).find(({ is }) => is?.role !== "adjective");
    if (next?.is?.case === undefined || next.is.role === "name") return [];
    return wanted.includes(next.is.case) ? [] : [`${word.text} with ${next.is.case}`];
  });
}

function verbFaults(words: readonly Word[]): string[] {
  const clauses = Map.groupBy(words, ({ is }) => is?.clause);
  return [...clauses].flatMap(([clause, inside]) => {
    const finite = inside.filter(({ is }) => is?.role === "finite");
    const [verb] = finite;
    if (clause === undefined || verb === undefined) return [];
    if (finite.length > 1) return [`${finite.length} finite verbs`];
    const at = words.indexOf(verb);
    const others = inside
      .filter(({ is }) => is?.role !== "finite")
      .map((word) => words.indexOf(word));
    const subject = words.filter(({ is }) => is?.subjectOf === clause);
    const isLast = verb.is?.order === "sub";
    const order = others.every((other) => (isLast ? other < at : other > at));
    const first = words.findIndex((word) => subject.includes(word));
    const isPlaced = first < 0 || verb.is?.order !== "inverted" || first > at;
    return [
      ...(order && isPlaced ? [] : [`${verb.text} stands wrong`]),
      ...(agrees(verb.text.toLowerCase(), subject)
        ? []
        : [`${verb.text} with ${subject.map(({ text }) => text).join(" ")}`]),
    ];
  });
}

const HEADS: ReadonlySet<string> = new Set(["pronoun", "noun", "relative", "name"]);
const SINGULAR = /(?:t|ist|darf|muss|wird|hat)$/;
const PLURAL = /(?:en|sind)$/;

function agrees(verb: string, subject: readonly Word[]): boolean {
  const head = subject.find(({ is }) => is !== undefined && HEADS.has(is.role));
  // Names and numbers say nothing of themselves.
  if (head === undefined || head.is?.role === "name") return true;
  if (head.is?.person === 2) return /(?:st|bist|darfst|musst|benutzt)$/.test(verb);
  const and = subject.length > 1 && subject.filter(({ is }) => is?.role === "noun").length > 1;
  if (and) return SINGULAR.test(verb) || PLURAL.test(verb);
  return head.is?.many
    ? PLURAL.test(verb)
    : SINGULAR.test(verb) && !/[^s]st$/.test(verb.replace(/ist$/, "t"));
}
