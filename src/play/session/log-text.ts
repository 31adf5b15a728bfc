// Sentences of the match log, in both languages. Names of things come from the rules; this file
// contains only the words that connect them.

import type { DisplayGame, DisplayNoun, DisplayText, ValueType } from "../../dsl/index.ts";
import { counted } from "../../dsl/inflection/counted.ts";
import type { ElementCount, LogFact } from "./log-facts.ts";
import type { LoggedMove } from "./session.ts";

type Language = keyof DisplayText;

/** What sentences need of a game. */
type Named = Pick<DisplayGame, "meta" | "formatValue">;

/** Sentences, under the heading of the procedure or event that booked what they state. */
interface RenderedSection {
  readonly heading: DisplayText | undefined;
  readonly sentences: readonly DisplayText[];
}

/** Renders a move and what it has brought; the first sentence is the move itself. */
export function renderLoggedMove(
  game: Named,
  { player, predicate, sections }: Pick<LoggedMove, "player" | "predicate" | "sections">,
  names: readonly string[],
): RenderedSection[] {
  const move = inBoth((language) => `${names[player] ?? ""} ${predicate[language]}.`);
  const rendered = sections.map(({ heading, facts }) => ({
    heading: heading && inBoth((language) => capitalize(heading[language])),
    sentences: renderLogFacts(game, facts, names),
  }));
  const [own, ...others] = rendered;
  return own !== undefined && own.heading === undefined
    ? [{ heading: undefined, sentences: [move, ...own.sentences] }, ...others]
    : [{ heading: undefined, sentences: [move] }, ...rendered];
}

type Counted = Extract<LogFact, { kind: "counted" }>;

/** Renders facts; what has become another of its family gets one sentence. */
function renderLogFacts(
  game: Named,
  facts: readonly LogFact[],
  names: readonly string[],
): DisplayText[] {
  const shifts = facts.map((fact) => shiftOf(fact, facts));
  return facts.flatMap((fact, i) => {
    const shift = shifts[i];
    if (shift?.less === fact) return [];
    return shift === undefined ? renderLogFact(game, fact, names) : shiftedText(game, shift, names);
  });
}

/** As many more of one member of a family of counters as fewer of another, for the same player. */
interface Shift {
  readonly less: Counted;
  readonly more: Counted & { readonly seat: number };
}

function shiftOf(fact: LogFact, facts: readonly LogFact[]): Shift | undefined {
  if (fact.kind !== "counted" || fact.index === undefined) return undefined;
  const family = facts.filter(
    (one): one is Counted =>
      one.kind === "counted" && one.counter === fact.counter && one.seat === fact.seat,
  );
  const [one, other] = family;
  if (one === undefined || other === undefined || family.length > 2) return undefined;
  const [less, more] = one.amount < 0 ? [one, other] : [other, one];
  const { seat } = more;
  if (seat === undefined || less.amount + more.amount !== 0) return undefined;
  return { less, more: { ...more, seat } };
}

/** "Anna swaps 1 boat at sea for 1 boat in port." */
function shiftedText(
  { meta }: Named,
  { less, more }: Shift,
  names: readonly string[],
): DisplayText {
  const things = (fact: Counted, language: Language) =>
    counted(nounOfCounter(meta, fact), Math.abs(fact.amount), language, "acc");
  return inBoth((language) => {
    const [name, now, before] = [names[more.seat], things(more, language), things(less, language)];
    if (language === "en") return `${name} swaps ${before} for ${now}.`;
    return `${name} tauscht ${before} gegen ${now}.`;
  });
}

/** Renders a fact of the log as a sentence: "Anna rolls 3 and 5." */
function renderLogFact(game: Named, fact: LogFact, names: readonly string[]): DisplayText {
  const name = fact.seat === undefined ? undefined : (names[fact.seat] ?? "");
  switch (fact.kind) {
    case "rolled":
      return rolledText(game, fact, name);
    case "drawn":
    case "received":
      return inBoth((language) => {
        const things = listElements(game, fact.type, fact.elements, language);
        if (name !== undefined) return `${name} ${verbs[fact.kind][language]} ${things}.`;
        return language === "de" ? `Man zieht ${things}.` : `Drawn: ${things}.`;
      });
    case "counted":
      return countedText(game, fact, name);
    case "scored":
      return inBoth((language) => scoredText(game, fact, name ?? "", language));
    default:
      return fact satisfies never;
  }
}

const verbs = {
  drawn: { de: "zieht", en: "draws" },
  received: { de: "erhält", en: "receives" },
} as const;

function rolledText(
  game: Named,
  { noun, member, type, values }: Extract<LogFact, { kind: "rolled" }>,
  name: string | undefined,
): DisplayText {
  const number = values.length === 1 ? "one" : "many";
  return inBoth((language) => {
    const faces = joinList(
      values.map((value) => game.formatValue(type, value)[language]),
      language,
    );
    if (member !== undefined && noun !== undefined)
      return `${capitalize(`${noun[language].one} ${member[language]}`)}: ${faces}.`;
    if (language === "de") {
      if (name !== undefined) return `${name} würfelt ${faces}.`;
      if (noun === undefined) return `Der Wurf ergibt ${faces}.`;
      const article = number === "one" ? noun.de.article : "die";
      const verb = number === "one" ? "zeigt" : "zeigen";
      return `${capitalize(`${article} ${noun.de[number]}`.trim())} ${verb} ${faces}.`;
    }
    if (name !== undefined) return `${name} rolls ${faces}.`;
    if (noun === undefined) return `The roll is ${faces}.`;
    return `The ${noun.en[number]} ${number === "one" ? "shows" : "show"} ${faces}.`;
  });
}

function countedText({ meta }: Named, fact: Counted, name: string | undefined): DisplayText {
  const { amount } = fact;
  return inBoth((language) => {
    const things = counted(nounOfCounter(meta, fact), Math.abs(amount), language, "acc");
    if (name === undefined) {
      if (language === "en") return `That ${amount < 0 ? "removes" : "adds"} ${things}.`;
      return `Es gibt ${things} ${amount < 0 ? "weniger" : "mehr"}.`;
    }
    if (language === "en") return `${name} ${amount < 0 ? "gives up" : "gains"} ${things}.`;
    return amount < 0 ? `${name} gibt ${things} ab.` : `${name} erhält ${things}.`;
  });
}

function nounOfCounter(meta: Named["meta"], { counter, index }: Counted): DisplayNoun {
  const declared = meta.counters[counter];
  return declared?.members?.[index ?? -1] ?? declared?.noun ?? meta.points;
}

/** "Anna gains 6 points for “full bay”." */
function scoredText(
  { meta }: Named,
  { reason, amount }: Extract<LogFact, { kind: "scored" }>,
  name: string,
  language: Language,
): string {
  const points = countThings(meta.points, Math.abs(amount), language);
  const why = quote(meta.reasons[reason]?.text[language] ?? "", language);
  if (language === "en") return `${name} ${amount < 0 ? "loses" : "gains"} ${points} for ${why}.`;
  return `${name} ${amount < 0 ? "verliert" : "erhält"} ${points} für ${why}.`;
}

/** "2 red pearls and 1 boat"; numbers are listed as they are. */
function listElements(
  game: Named,
  type: ValueType,
  elements: readonly ElementCount[],
  language: Language,
): string {
  return joinList(
    elements.map(({ value, count }) => {
      const noun = nounOf(game, type, value);
      if (noun !== undefined) return countThings(noun, count, language);
      const words = game.formatValue(type, value)[language];
      return count === 1 ? words : `${count} × ${words}`;
    }),
    language,
  );
}

function nounOf({ meta }: Named, type: ValueType, value: number): DisplayNoun | undefined {
  if (type.kind === "kind") return meta.kinds[value]?.noun;
  return type.kind === "enum" ? meta.enums[type.of]?.members[value]?.noun : undefined;
}

/**
 * Formats a number with its noun, as an object: "1 red pearl". A name, or what is named by a number,
 * has none before it: "ace of clubs", "card 5".
 */
export function countThings(noun: DisplayNoun, amount: number, language: Language): string {
  const { one } = noun[language];
  const isName = language === "de" ? noun.de.article === "" : noun.en.isName === true;
  if (!isName && !/\d$/.test(one)) return counted(noun, amount, language, "acc");
  return amount === 1 ? one : `${amount} × ${one}`;
}

/** Quotes words of the rules. */
export function quote(words: string, language: Language): string {
  return language === "de" ? `„${words}“` : `“${words}”`;
}

/** Joins words: "a, b and c" */
export function joinList(words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${language === "de" ? "und" : "and"} ${words.at(-1)}`;
}

/** Returns the text with a capital first letter; names of spaces stay as they are: "a3". */
function capitalize(text: string): string {
  return text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toUpperCase());
}

/** Returns a text from a function of the language. */
export function inBoth(words: (language: Language) => string): DisplayText {
  return { de: words("de"), en: words("en") };
}
