// A third voice, of ten verbs: enough to show that sentence plans know no language. Dutch has its
// verb in the second place and parts separable verbs, as German does, but has other words, other
// genders and no cases.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import type { NounPhrase, Place } from "../../../src/dsl/prose/plan/noun-phrase.ts";
import type { Clause, Sentence } from "../../../src/dsl/prose/plan/plan.ts";

/** What authors would write behind `nl`: article, one, several. */
export type Nouns = Readonly<
  Record<string, readonly [article: "de" | "het", one: string, many: string]>
>;

interface Frame {
  readonly you: string;
  readonly one: string;
  readonly many: string;
  readonly prefix?: string;
}

const FRAMES: Readonly<Partial<Record<string, Frame>>> = {
  gain: { you: "krijgt", one: "krijgt", many: "krijgen" },
  pay: { you: "betaalt", one: "betaalt", many: "betalen" },
  draw: { you: "trekt", one: "trekt", many: "trekken" },
  choose: { you: "kiest", one: "kiest", many: "kiezen", prefix: "uit" },
  advance: { you: "schuift", one: "schuift", many: "schuiven", prefix: "op" },
  go: { you: "gaat", one: "gaat", many: "gaan" },
  be: { you: "bent", one: "is", many: "zijn" },
  beState: { you: "bent", one: "is", many: "zijn" },
  have: { you: "hebt", one: "heeft", many: "hebben" },
  end: { you: "eindigt", one: "eindigt", many: "eindigen" },
};

const STATES: Readonly<Partial<Record<string, string>>> = {
  empty: "leeg",
  filled: "bezet",
  full: "vol",
};
const ADVERBS: Readonly<Partial<Record<string, string>>> = {
  atOnce: "meteen",
  atRandom: "willekeurig",
};
const WAYS = { into: "naar", from: "uit", inside: "in" } as const;

export function realizeDutch(sentence: Sentence, nouns: Nouns): string {
  const { lead, clause } = sentence;
  if (lead === undefined) return full(clauseWords(clause, nouns, "main"));
  if (lead.kind !== "if") throw new Error(`no words for ${lead.kind}`);
  const when = clauseWords(lead.clause, nouns, "sub");
  return full(`als ${when}, ${clauseWords(clause, nouns, "inverted")}`);
}

function full(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function clauseWords(clause: Clause, nouns: Nouns, order: "main" | "inverted" | "sub"): string {
  if (clause.kind !== "verb") throw new Error(`no words for ${clause.kind}`);
  const { verb, roles, places = [], state, adverb, negated } = clause;
  const frame = FRAMES[verb];
  if (frame === undefined) throw new Error(`no words for ${verb}`);
  const [subject, ...others] = [roles.agent, roles.theme, roles.predicate].flatMap(
    (of) => of ?? [],
  );
  const who = subject === undefined ? "" : phrase(subject, nouns);
  const isYou = subject?.kind === "actor" && subject.who === "you";
  const finite = isYou
    ? order === "inverted"
      ? frame.you.replace(/t$/, "")
      : frame.you
    : frame.one;
  const rest = [
    negated ? "niet" : "",
    ...others.map((of) => phrase(of, nouns)),
    roles.by === undefined ? "" : phrase(roles.by, nouns),
    adverb === undefined ? "" : (ADVERBS[adverb] ?? ""),
    ...places.map((place) => placeWords(place, nouns)),
    state === undefined ? "" : (STATES[state] ?? ""),
  ];
  const prefix = frame.prefix ?? "";
  const words = {
    main: [who, finite, ...rest, prefix],
    inverted: [finite, who, ...rest, prefix],
    sub: [who, ...rest, prefix + finite],
  }[order];
  return words.filter((word) => word !== "").join(" ");
}

function placeWords({ way, of }: Place, nouns: Nouns): string {
  return `${WAYS[way]} ${phrase(of, nouns)}`;
}

function phrase(of: NounPhrase, nouns: Nouns): string {
  switch (of.kind) {
    case "actor":
      return of.who === "you" ? "je" : of.who === "each" ? "iedere speler" : "hij";
    case "number":
      return String(of.n);
    case "amount": {
      if (of.count.kind !== "number") throw new Error(`no words for ${of.count.kind}`);
      const size = of.size === ">=" ? "minstens " : "";
      return `${size}${phrase(of.count.of, nouns)} ${noun(of.noun, nouns)[of.count.isOne ? 1 : 2]}`;
    }
    case "thing": {
      const [article, one, many] = noun(of.noun, nouns);
      const words = {
        the: article,
        a: "een",
        your: "je",
        each: article === "de" ? "iedere" : "ieder",
      };
      const which = of.which === "none" ? "" : words[of.which as keyof typeof words];
      const places = (of.modifiers ?? []).map((one) =>
        one.kind === "place" ? placeWords(one.place, nouns) : "",
      );
      return [of.many ? "de" : which, of.many ? many : one, ...places]
        .filter((word) => word !== "")
        .join(" ");
    }
    default:
      throw new Error(`no words for ${of.kind}`);
  }
}

function noun({ en }: ir.LocalizedNoun, nouns: Nouns) {
  const found = nouns[en.one];
  if (found === undefined) throw new Error(`no noun for ${en.one}`);
  return found;
}
