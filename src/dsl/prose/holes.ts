// The holes in texts of the author: `{die}`, `{0}`.

import type * as ir from "../ir/ir.ts";
import { contracted, type Phrase } from "./de/endings.ts";
import { unmarked } from "./mark.ts";
import type { Case } from "./word.ts";

/** The case that a German preposition asks for. */
const DATIVE = /\b(?:von|vom|mit|aus|bei|beim|zu|zum|zur|nach|im|am)$/i;
const ACCUSATIVE = /\b(?:für|durch|ohne|gegen|um|pro|je|ins|ans)$/i;
/** Has the article in it already: `beim {use}`. */
const CONTRACTED = /\b(?:vom|beim|zum|zur|im|am|ins|ans)$/i;
/** Asks for either: for the one where something lies, for the other where it goes. */
const EITHER = /\b(?:auf|in|an|unter|über|neben|vor|hinter|zwischen)$/i;
const GOES =
  /^[^,;.]*\b(?:zu )?(?:ab|auf|aus|ein|hin|her|um|zurück)?(?:zu)?(?:legen|setzen|stellen|drehen|bringen|ziehen|schieben|stecken|werfen|rücken|kommen|gehen|verteilen|schreiben|nehmen|geben|mischen|räumen|bauen)\b/i;
/** A verb at the end has its object at the start: `{tile} einlagern`. */
const VERB_AT_END = / \p{Ll}+n$/u;

/** The text with the holes filled that name the rule itself, perhaps with what it counts: `{toll pearls}`. */
export function itselfIn(
  text: string,
  id: string,
  fill: (unit: string | undefined) => string,
): string {
  return text.replace(/\{\s*(\w+)(?:\s+(\w+))?\s*\}/g, (whole, name: string, unit?: string) =>
    name === id ? fill(unit) : whole,
  );
}

/** A hole, with the noun right before it, or `von` after a noun: `Becken {n}`, `die Seite von {n}`. */
const HOLE =
  /(?:(?:(?<!\p{L})(d(?:er|ie|as|em|en|es)) )?(\p{Lu}\p{L}*) |(?<=\p{Lu}\p{L}* )(von) )?\{([^{}]*)\}/gu;
/** A genitive with an article: `des Blattes`, `deines Blattes`. */
const DETERMINED = /^(?:de[rs] |dies|dein|sein)/;
/** `von` is not the start of a way: `von {a} zu {b}`. */
const ON_THE_WAY = /^ (?:zu|bis|nach|auf|in|und) /;

/** The text with every hole filled by what its parameter stands for. */
export function insertValues(
  text: string,
  params: readonly ir.Local[],
  fill: (index: number) => Phrase | undefined,
): string {
  let last: Case = "nom";
  const filled = text.replace(
    HOLE,
    (
      whole,
      article: string | undefined,
      noun: string | undefined,
      of: string | undefined,
      hole: string,
      at: number,
    ) => {
      const phrase = fill(params.findIndex(({ name }) => name === hole.trim()));
      if (phrase === undefined) return whole.replace(/[{}]/g, "");
      const after = text.slice(at + whole.length);
      const isDetermined = DETERMINED.test(unmarked(phrase.gen));
      const isNamed = noun !== undefined && names(phrase.nom, noun);
      if (of !== undefined && isDetermined && !ON_THE_WAY.test(after)) return phrase.gen;
      if (article !== undefined && isNamed) return phrase[caseOfArticle(article, phrase)];
      if (noun !== undefined && isDetermined && !isNamed)
        return [article, noun, phrase.gen].filter((part) => part !== undefined).join(" ");
      const before = `${text.slice(0, at)}${of ?? ""}`.trimEnd();
      last = / (?:und|oder)$/.test(before) ? last : caseOf(before, after);
      if (of !== undefined) return `von ${phrase[last]}`;
      if (noun !== undefined && !isNamed)
        return [article, noun, phrase[last]].filter((part) => part !== undefined).join(" ");
      return CONTRACTED.test(before) ? phrase[last].replace(/^(?:dem|der|das) /, "") : phrase[last];
    },
  );
  return contracted(withoutEchoes(filled, "und"));
}

/** Whether words name a thing by that noun already: `das Becken` where `Becken {n}` stands. */
function names(words: string, noun: string): boolean {
  return new RegExp(`^(?:der|die|das|dies\\p{L}*) (?:\\p{Ll}+ )?${noun}(?!\\p{L})`, "u").test(
    unmarked(words),
  );
}

/** The same thing twice is said once: `von dem Riff und dem Riff`. */
function withoutEchoes(text: string, and: string): string {
  return text.replace(
    new RegExp(`((?:\\p{Ll}+ )?[\\p{L}\\d]+) ${and} \\1(?![\\p{L}\\d])`, "gu"),
    "$1",
  );
}

/** The case in which a thing has the article that an author gives it: `der Stunde`, `dieser Stunde`. */
function caseOfArticle(article: string, phrase: Phrase): Case {
  const start = new RegExp(`^(?:${article}|${THIS[article]}) `);
  return (["gen", "dat", "acc"] as const).find((c) => start.test(unmarked(phrase[c]))) ?? "nom";
}

const THIS: Readonly<Record<string, string>> = {
  der: "dieser",
  die: "diese",
  das: "dieses",
  dem: "diesem",
  den: "diesen",
  des: "dieses",
};

function caseOf(before: string, after: string): Case {
  if (DATIVE.test(before)) return "dat";
  if (EITHER.test(before)) return GOES.test(after) ? "acc" : "dat";
  if (ACCUSATIVE.test(before)) return "acc";
  return before === "" && VERB_AT_END.test(after) ? "acc" : "nom";
}

/** Words before a hole that are no nouns. */
const PREPOSITION = /^(?:and|at|by|for|from|in|of|on|or|to|with)$/;

/** The same in English, which has no cases. */
export function filledEnglish(
  text: string,
  params: readonly ir.Local[],
  values: readonly string[],
): string {
  const filled = text.replace(
    /(?:(?:\b(the|an?) )?(\p{L}+) )?\{([^{}]*)\}/gu,
    (whole, article: string | undefined, noun: string | undefined, hole: string) => {
      const value = values[params.findIndex(({ name }) => name === hole.trim())];
      if (value === undefined) return whole.replace(/[{}]/g, "");
      const isNamed =
        noun !== undefined &&
        !PREPOSITION.test(noun) &&
        new RegExp(`^(?:the|this) (?:[a-z]+ )?${noun}\\b`).test(unmarked(value));
      if (noun === undefined || isNamed) return value;
      if (article === undefined) return `${noun} ${value}`;
      const of = /^(?:the|this|your|their) /.test(unmarked(value)) ? "of " : "";
      return `${article} ${noun} ${of}${value}`;
    },
  );
  return withoutEchoes(filled, "and");
}
