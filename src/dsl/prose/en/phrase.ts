// Noun phrases in English.

import { namedNoun } from "../lexicon/common-nouns.ts";
import { unmarked } from "../mark.ts";
import type { Modifier, NounPhrase, Thing } from "../plan/noun-phrase.ts";
import type { Who } from "../plan/plan.ts";
import { COMMA, inBrackets, joinedBy, linkedTo, listed, plain, sign, type Word } from "../word.ts";
import { realizeAmount, realizeNote } from "./amount.ts";
import { realizeClause } from "./clause.ts";
import { realizeFormula } from "./formula.ts";
import { nounWords, ruleNameWords } from "./grammar.ts";
import { numberWords, perPlayersWords } from "./numbers.ts";
import { placeWords } from "./place.ts";
import { fillEnglish } from "./template.ts";
import { ADJECTIVES, CONJUNCTIONS, RELATIONS } from "./words.ts";

/** Pronouns differ where they are no subject: `they`, `them`. */
export type Position = "subject" | "object";

export function realizePhrase(of: NounPhrase, position: Position = "object"): Word[] {
  switch (of.kind) {
    case "actor":
      return [actorWord(of.who, position)];
    case "thing":
      return [...thingWords(of), ...(of.modifiers ?? []).flatMap(modifierWords)];
    case "elided":
      return [{ text: "each" }];
    case "relative":
      return [
        {
          text: position === "subject" ? "that" : "which",
          is: { role: "relative", many: of.many },
        },
      ];
    case "number":
      return numberWords(of);
    case "perPlayers":
      return perPlayersWords(of);
    case "words":
      return plain(of.words.en).map((word) => ({ ...word, is: { role: "name" } }));
    case "quoted":
      return quotation(linkedTo(of.path, plain(of.words.en)));
    case "oneOf": {
      const { which, group, all, modifiers = [] } = of;
      const head =
        group === undefined
          ? plain(which === "a" ? "one" : "each")
          : [{ text: "every" }, ...realizePhrase(group)];
      return [...head, { text: "of" }, ...realizePhrase(all), ...modifiers.flatMap(modifierWords)];
    }
    case "group":
      return [
        { text: "every" },
        ...realizePhrase(of.size),
        ...nounWords(of.noun, "none", "many"),
        ...of.modifiers.flatMap(modifierWords),
      ];
    case "size":
      return [
        ...nounWords(NUMBER, "the", "one"),
        { text: "of" },
        ...realizePhrase(withoutThe(of.of)),
      ];
    case "amount":
      return realizeAmount(of);
    case "list":
      return listWords(of, position);
    case "interval":
      return [...realizePhrase(of.from), { text: "to" }, ...realizePhrase(of.to)];
    case "explained":
      return [...realizePhrase(of.of), ...inBrackets(realizePhrase(of.by))];
    case "linked":
      return linkedTo(of.path, realizePhrase(of.of));
    case "field":
      return fieldWords(of);
    case "rule":
      return ruleWords(of);
    case "action": {
      const given = of.given.map(({ name, value }) => [
        ...realizePhrase(withoutThe(name)),
        sign(":"),
        ...realizePhrase(value),
      ]);
      return [
        ...(of.isLone ? plain("the action") : []),
        ...quotation(linkedTo(of.path, plain(of.name.en))),
        ...(of.free ? plain("without its costs") : []),
        ...(given.length === 0 ? [] : inBrackets(joinedBy(given, [sign(";")]))),
      ];
    }
    case "oneOfActions":
      return plain(`one of these actions${of.free ? " without its costs" : ""}`);
    case "event":
      return [...plain("the event"), ...quotedRule(of.of)];
    case "contents":
      return [
        { text: "what", is: { role: "pronoun", person: 3 } },
        { text: "lies" },
        ...placeWords(of.place),
      ];
    case "union":
      return [...realizePhrase(of.left), { text: "and" }, ...realizePhrase(of.right)];
    case "not":
      return [{ text: "not" }, ...realizePhrase(of.of, position)];
    case "member":
      return [{ text: "among" }, ...realizePhrase(of.of)];
    case "sameKind":
      return [...plain("the same as"), ...realizePhrase(of.of)];
    case "multiple": {
      const { times, notes } = of;
      const what = [...realizePhrase(of.of), ...notes.flatMap(realizeNote)];
      if (times.kind === "number" && times.n === 1) return what;
      const often = realizePhrase(times);
      const isShort = times.kind === "number" || times.kind === "words";
      return isShort
        ? [...often, { text: "×" }, ...what]
        : [...what, ...inBrackets([...plain("number:"), ...often])];
    }
    case "afterwards":
      return [...realizePhrase(of.of, position), ...afterWords(of.deed)];
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
      return realizeFormula(of, position);
    default:
      return of satisfies never;
  }
}

const NUMBER = namedNoun("number");

/** `after “swim from b2 to b3”` */
export function afterWords(deed: NounPhrase): Word[] {
  return [{ text: "after" }, ...quotation(realizePhrase(deed))];
}

export function quotation(words: readonly Word[]): Word[] {
  return [sign("“", "after"), ...words, sign("”")];
}

function actorWord(who: Who, position: Position): Word {
  const is = { role: "pronoun", person: who === "you" ? 2 : 3 } as const;
  switch (who) {
    case "you":
      return { text: "you", is };
    case "each":
      return { text: "each player", is };
    case "they":
      return { text: position === "subject" ? "they" : "them", is: { ...is, many: true } };
    default:
      return who satisfies never;
  }
}

function thingWords({ noun, which, many, adjective, label, modifiers = [] }: Thing): Word[] {
  const isNumbered = which === "the" && modifiers[0]?.kind === "index";
  const words = nounWords(
    noun,
    isNumbered ? "none" : which,
    many ? "many" : "one",
    adjective && ADJECTIVES[adjective],
  );
  return label === undefined ? words : [...words, { text: label, is: { role: "name" } }];
}

/** `number of pearls`, not `number of the pearls`. */
export function withoutThe(of: NounPhrase): NounPhrase {
  if (of.kind === "thing" && of.which === "the") return { ...of, which: "none" };
  return of.kind === "list" ? { ...of, items: of.items.map(withoutThe) } : of;
}

export function modifierWords(modifier: Modifier): Word[] {
  switch (modifier.kind) {
    case "related": {
      const { by, of } = modifier;
      if (by === "of" && of.kind === "actor")
        return plain(of.who === "you" ? "of yours" : "of theirs");
      return [...plain(RELATIONS[by]), ...realizePhrase(of)];
    }
    case "place":
      return placeWords(modifier.place);
    case "index":
    case "value":
      return realizePhrase(modifier.of);
    case "range": {
      const [from, to] = [realizePhrase(modifier.from), realizePhrase(modifier.to)];
      return [{ text: "from" }, ...from, { text: "to" }, ...to];
    }
    case "ray": {
      const from = [{ text: "from" }, ...realizePhrase(modifier.from)];
      const way = realizePhrase(modifier.way);
      return modifier.isNamed
        ? [{ text: "going" }, ...way, ...from]
        : [...from, { text: "in" }, ...way];
    }
    case "upTo":
      return [{ text: "before" }, ...realizePhrase(modifier.end)];
    case "that":
      return realizeClause(modifier.clause, "sub");
    case "forWhich": {
      const which = modifier.isPlayer ? "for whom" : "for which";
      return [...plain(which), ...realizeClause(modifier.clause, "sub")];
    }
    case "asMany":
      return [COMMA, ...plain("as many as"), ...realizePhrase(modifier.of)];
    case "ring":
      return inBrackets(plain(`after ${modifier.size} comes 1`));
    case "called":
      return inBrackets(realizePhrase(modifier.of));
    default:
      return modifier satisfies never;
  }
}

function fieldWords({ noun, of }: Extract<NounPhrase, { kind: "field" }>): Word[] {
  const bare = nounWords(noun, "none", "one");
  if (of.kind === "relative") return [{ text: "whose", is: { role: "relative" } }, ...bare];
  if (of.kind === "thing" && of.its === true) return [{ text: "its" }, ...bare];
  return [...nounWords(noun, "the", "one"), { text: "of" }, ...realizePhrase(of)];
}

function listWords(
  { items, by }: Extract<NounPhrase, { kind: "list" }>,
  position: Position,
): Word[] {
  const lists = items.map((item) => realizePhrase(item, position));
  if (by === "comma") return joinedBy(lists, [COMMA]);
  if (by === "nor") return [{ text: "neither" }, ...joinedBy(lists, [{ text: CONJUNCTIONS.nor }])];
  return listed(lists, CONJUNCTIONS[by]);
}

/** A rule that has no words by its name in quotes. */
export function quotedRule(of: NounPhrase): Word[] {
  if (of.kind !== "rule" || of.hasWords) return realizePhrase(of);
  const name = quotation(linkedTo(of.path, plain(of.noun.en.one)));
  if (of.args.length === 0) return name;
  const list = of.args.map((arg) => realizePhrase(arg));
  return [...name, { text: "for" }, ...listed(list, CONJUNCTIONS.and)];
}

/** A rule by its words; what is passed to it stands in them, or behind `for`. */
function ruleWords(of: Extract<NounPhrase, { kind: "rule" }>): Word[] {
  const { noun, text, path, args, hasWords, isBare } = of;
  if (text !== undefined) return ruleNameWords(path, unmarked(fillEnglish(text)));
  const name = noun.en.one;
  const words = ruleNameWords(path, hasWords || isBare ? name : `the ${name}`);
  if (args.length === 0) return words;
  const list = args.map((arg) => realizePhrase(arg));
  return [...words, { text: "for" }, ...listed(list, CONJUNCTIONS.and)];
}
