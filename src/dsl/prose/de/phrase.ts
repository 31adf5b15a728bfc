// Noun phrases in German.

import type { LocalizedNoun } from "../../ir/ir.ts";
import { pathOf } from "../lexicon/linked-noun.ts";
import { unmarked } from "../mark.ts";
import type { Modifier, NounPhrase, Thing } from "../plan/noun-phrase.ts";
import type { Who } from "../plan/plan.ts";
import {
  type Case,
  COMMA,
  inBrackets,
  joinedBy,
  linkedTo,
  listed,
  plain,
  SOFT_COMMA,
  sign,
  type Word,
} from "../word.ts";
import { featuresOf } from "./agreement.ts";
import { realizeAmount, realizeNote } from "./amount.ts";
import { realizeClause } from "./clause.ts";
import {
  declined,
  genderOf,
  nounFrom,
  preposition,
  pronounFor,
  relativePronoun,
} from "./endings.ts";
import { realizeFormula } from "./formula.ts";
import { numberWords, perPlayersWords } from "./numbers.ts";
import { placeParts, placeWords } from "./place.ts";
import { fillGerman } from "./template.ts";
import { ADJECTIVES, CONJUNCTIONS, RELATIONS } from "./words.ts";

/** The words of a phrase, and the clause at its end, which may stand behind the verb. */
export interface Parts {
  readonly core: readonly Word[];
  readonly tail: readonly Word[];
}

export function realizePhrase(of: NounPhrase, c: Case): Word[] {
  const { core, tail } = realizeParts(of, c);
  return [...core, ...tail];
}

export function realizeParts(of: NounPhrase, c: Case): Parts {
  switch (of.kind) {
    case "thing":
      return withModifiers(thingWords(of, c), of.modifiers);
    case "oneOf": {
      const { which, group, noun, all, modifiers } = of;
      const gender = genderOf(noun.de) ?? "n";
      const head =
        group === undefined
          ? [{ text: pronounFor(which, gender, c) }]
          : [{ text: "je" }, ...realizePhrase(group, "nom")];
      return withModifiers([...head, ...realizePhrase(all, "gen")], modifiers);
    }
    case "group":
      return withModifiers(
        [
          { text: "je" },
          ...realizePhrase(of.size, "nom"),
          ...declined(of.noun.de, "none", c, "many", pathOf(of.noun)),
        ],
        of.modifiers,
      );
    case "size": {
      const { core, tail } = realizeParts(of.of, "gen");
      return { core: [...declined(AMOUNT, "the", c, "one"), ...core], tail };
    }
    case "field":
      return fieldParts(of, c);
    case "list":
      return listParts(of, c);
    case "linked":
      return { core: linkedTo(of.path, realizePhrase(of.of, c)), tail: [] };
    default:
      return { core: otherWords(of, c), tail: [] };
  }
}

const AMOUNT = { article: "die", one: "Anzahl", many: "Anzahlen" };

/** A noun with its article, as other files of this language need it. */
export function realizeNoun(
  noun: LocalizedNoun,
  which: Thing["which"],
  c: Case,
  number: "one" | "many",
): Word[] {
  return declined(noun.de, which, c, number, pathOf(noun));
}

function thingWords({ noun, which, many, adjective, label }: Thing, c: Case): Word[] {
  const inserted = adjective && ADJECTIVES[adjective];
  const words = declined(noun.de, which, c, many ? "many" : "one", pathOf(noun), inserted);
  return label === undefined ? words : [...words, { text: label, is: { role: "name" } }];
}

function withModifiers(words: readonly Word[], modifiers: readonly Modifier[] = []): Parts {
  const core = [...words];
  const tail: Word[] = [];
  for (const modifier of modifiers) {
    const { core: more, tail: clause } = modifierParts(modifier);
    // A place behind a clause would be taken for a part of it.
    core.push(...tail.splice(0), ...more);
    tail.push(...clause);
  }
  return { core, tail };
}

/** What follows a noun. */
export function modifierWords(modifier: Modifier): Word[] {
  const { core, tail } = modifierParts(modifier);
  return [...core, ...tail];
}

function modifierParts(modifier: Modifier): Parts {
  switch (modifier.kind) {
    case "related": {
      const [before, c] = RELATIONS[modifier.by];
      const { core, tail } = realizeParts(modifier.of, c);
      return { core: [...prepositions(before), ...core], tail };
    }
    case "place":
      return placeParts(modifier.place);
    case "index":
    case "value":
      return { core: realizePhrase(modifier.of, "nom"), tail: [] };
    case "range": {
      const { from, to, isFixed } = modifier;
      const end = isFixed ? [{ text: "bis" }] : [{ text: "bis" }, preposition("zu")];
      return {
        core: [
          preposition("von"),
          ...realizePhrase(from, "dat"),
          ...end,
          ...realizePhrase(to, "dat"),
        ],
        tail: [],
      };
    }
    case "ray": {
      const { from, way, isNamed } = modifier;
      const there = isNamed
        ? [preposition("nach"), ...realizePhrase(way, "nom")]
        : [preposition("in"), ...realizePhrase(way, "acc")];
      return {
        core: [preposition("von"), ...realizePhrase(from, "dat"), { text: "aus" }, ...there],
        tail: [],
      };
    }
    case "upTo": {
      const { core, tail } = realizeParts(modifier.end, "acc");
      return { core: [...plain("bis vor"), ...core], tail };
    }
    case "that":
      return { core: [], tail: [COMMA, ...realizeClause(modifier.clause, "sub"), SOFT_COMMA] };
    case "forWhich": {
      const { of, clause } = modifier;
      const which = [preposition("für"), ...realizePhrase(of, "acc"), ...plain("gilt:")];
      return { core: [], tail: [COMMA, ...which, ...realizeClause(clause, "main"), SOFT_COMMA] };
    }
    case "asMany":
      return {
        core: [COMMA, ...plain("so viele wie"), ...realizePhrase(modifier.of, "nom")],
        tail: [],
      };
    case "ring":
      return { core: inBrackets(plain(`auf ${modifier.size} folgt 1`)), tail: [] };
    case "called":
      return { core: inBrackets(realizePhrase(modifier.of, "nom")), tail: [] };
    default:
      return modifier satisfies never;
  }
}

function prepositions(text: string): Word[] {
  const words = plain(text);
  const [only, second] = words;
  return only !== undefined && second === undefined ? [preposition(only.text)] : words;
}

function fieldParts(of: Extract<NounPhrase, { kind: "field" }>, c: Case): Parts {
  const owner = of.of;
  const isIts = owner.kind === "thing" && owner.its === true;
  if (owner.kind === "relative" || isIts) {
    const { gender, many } = featuresOf(owner);
    const whose: Word = { text: relativePronoun(gender, many, "gen"), is: { role: "relative" } };
    const bare = declined(of.noun.de, "none", c === "gen" ? "dat" : c, "one", pathOf(of.noun));
    return { core: [whose, ...bare], tail: [] };
  }
  const { core, tail } = realizeParts(owner, "gen");
  return { core: [...declined(of.noun.de, "the", c, "one", pathOf(of.noun)), ...core], tail };
}

function listParts({ items, by }: Extract<NounPhrase, { kind: "list" }>, c: Case): Parts {
  const parts = items.map((item) => realizeParts(item, c));
  const last = parts.at(-1);
  const words = parts.map((part, i) =>
    i === parts.length - 1 ? part.core : [...part.core, ...part.tail],
  );
  const tail = last?.tail ?? [];
  if (by === "comma") return { core: joinedBy(words, [COMMA]), tail };
  const core =
    by === "nor"
      ? [{ text: "weder" }, ...joinedBy(words, [{ text: CONJUNCTIONS.nor }])]
      : listed(words, CONJUNCTIONS[by]);
  return { core, tail };
}

type Other = Exclude<
  NounPhrase,
  { kind: "thing" | "oneOf" | "group" | "size" | "field" | "list" | "linked" }
>;

function otherWords(of: Other, c: Case): Word[] {
  switch (of.kind) {
    case "actor":
      return actorWords(of.who, c);
    case "elided":
      return [{ text: pronounFor("each", genderOf(of.noun.de) ?? "n", c) }];
    case "relative": {
      const { gender, many } = featuresOf(of);
      return [{ text: relativePronoun(gender, many, c), is: { role: "relative", case: c, many } }];
    }
    case "number":
      return withVon(numberWords(of), c);
    case "perPlayers":
      return perPlayersWords(of, c);
    case "words":
      return withVon(nameWords(of.words.de), c);
    case "quoted":
      return withVon(quotation(linkedTo(of.path, plain(of.words.de))), c);
    case "amount":
      return realizeAmount(of, c);
    case "interval":
      return [...realizePhrase(of.from, c), { text: "bis" }, ...realizePhrase(of.to, "nom")];
    case "explained":
      return [...realizePhrase(of.of, c), ...inBrackets(realizePhrase(of.by, "nom"))];
    case "rule":
      return ruleWords(of, c);
    case "action": {
      const given = of.given.map(({ name, value }) => [
        ...withoutArticle(name),
        sign(":"),
        ...realizePhrase(value, "nom"),
      ]);
      return [
        ...(of.isLone ? plain("die Aktion") : []),
        ...quotation(linkedTo(of.path, plain(of.name.de))),
        ...(of.free ? plain("ohne ihre Kosten") : []),
        ...(given.length === 0 ? [] : inBrackets(joinedBy(given, [sign(";")]))),
      ];
    }
    case "oneOfActions":
      return plain(`eine dieser Aktionen${of.free ? " ohne ihre Kosten" : ""}`);
    case "event":
      return [...plain("das Ereignis"), ...realizePhrase(of.of, "nom")];
    case "contents":
      return [
        { text: "das", is: { role: "pronoun", case: c, person: 3 } },
        COMMA,
        { text: "was" },
        ...placeWords(of.place),
        { text: "liegt" },
        SOFT_COMMA,
      ];
    case "union":
      return [...realizePhrase(of.left, c), { text: "und" }, ...realizePhrase(of.right, c)];
    case "not":
      return [{ text: "nicht" }, ...realizePhrase(of.of, c)];
    case "member":
      return [preposition("unter"), ...realizePhrase(of.of, "dat")];
    case "sameKind":
      return [...plain("das gleiche wie"), ...realizePhrase(of.of, "nom")];
    case "multiple":
      return multipleWords(of);
    case "afterwards":
      return [...realizePhrase(of.of, c), ...afterWords(of.deed)];
    case "arithmetic":
    case "quotient":
    case "unary":
    case "absolute":
    case "difference":
    case "extreme":
    case "bounded":
    case "brackets":
    case "choice":
    case "sum":
    case "spaceAt":
    case "whether":
      return realizeFormula(of, c);
    default:
      return of satisfies never;
  }
}

function nameWords(text: string): Word[] {
  return plain(text).map((word) => ({ ...word, is: { role: "name" } }));
}

/** Words without cases have their genitive with `von`. */
export function withVon(words: readonly Word[], c: Case): Word[] {
  return c === "gen" ? [preposition("von"), ...words] : [...words];
}

/** `nach „von b2 nach b3 schwimmen“` */
export function afterWords(deed: NounPhrase): Word[] {
  return [preposition("nach"), ...quotation(realizePhrase(deed, "nom"))];
}

export function quotation(words: readonly Word[]): Word[] {
  return [sign("„", "after"), ...words, sign("“")];
}

const YOU: Readonly<Record<Case, string>> = {
  nom: "du",
  gen: "von dir",
  dat: "dir",
  acc: "dich",
};
const THEY: Readonly<Record<Case, string>> = {
  nom: "er",
  gen: "von ihm",
  dat: "ihm",
  acc: "ihn",
};
const PLAYER = { article: "der", one: "Spieler", many: "Spieler" };

function actorWords(who: Who, c: Case): Word[] {
  if (who === "each") return declined(PLAYER, "each", c, "one");
  const text = (who === "you" ? YOU : THEY)[c];
  const is = { role: "pronoun", case: c, person: who === "you" ? 2 : 3 } as const;
  return plain(text).map((word) => ({ ...word, is }));
}

/** A phrase that names something in brackets has no article. */
function withoutArticle(of: NounPhrase): Word[] {
  return realizePhrase(of.kind === "thing" ? { ...of, which: "none" } : of, "nom");
}

/** A rule by its words; what is passed to it stands in them, or behind `für`. */
function ruleWords(of: Extract<NounPhrase, { kind: "rule" }>, c: Case): Word[] {
  const { noun, text, path, args } = of;
  if (text !== undefined)
    return declined(nounFrom(unmarked(fillGerman(text))), "the", c, "one", path);
  const words = declined(noun.de, "the", c, "one", path);
  if (args.length === 0) return words;
  const list = args.map((arg) => realizePhrase(arg, "acc"));
  return [...words, preposition("für"), ...listed(list, CONJUNCTIONS.and)];
}

function multipleWords(of: Extract<NounPhrase, { kind: "multiple" }>): Word[] {
  const { times, notes } = of;
  const what = [...realizePhrase(of.of, "acc"), ...notes.flatMap(realizeNote)];
  if (times.kind === "number" && times.n === 1) return what;
  const often = realizePhrase(times, "nom");
  if (times.kind === "number" || times.kind === "words") return [...often, { text: "×" }, ...what];
  return [...what, ...inBrackets([...plain("Anzahl:"), ...often])];
}
