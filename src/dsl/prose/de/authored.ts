// Sentences of an author, in German, so that they can follow `wenn` or `solange`, and be negated:
// `du darfst überall tauchen` → `darfst du überall tauchen`, `du überall tauchen darfst`.

import { reference } from "../mark.ts";
import type { Who } from "../plan/plan.ts";

/** A sentence in parts; the verb goes where the sentence stands. */
interface AuthoredClause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

const PRONOUNS = new Set("du er es sie man jeder alle niemand".split(" "));

export function isPronoun(subject: string): boolean {
  return PRONOUNS.has(subject);
}

const endings = (stem: string) => ["e", "er", "en", "em", "es"].map((ending) => stem + ending);

/** Small words after a noun that are no verbs. */
const PARTICLES = new Set([
  ..."der die das des dem den ein kein dein sein".split(" "),
  ...["ein", "kein", "dein", "sein", "jed", "all"].flatMap(endings),
  ..."in im ins an am auf aus ab bei beim bis durch für mit nach ohne um unter über von vom vor zu".split(
    " ",
  ),
  ..."zum zur je und oder als nicht".split(" "),
]);
const VERB =
  /^(?:\p{Ll}+t|ist|sind|darf|darfst|dürfen|muss|musst|müssen|kann|kannst|können|hast|haben|bist|wird|wirst|werden)$/u;

/** The parts of a sentence, if it begins with its subject. */
export function parseClause(text: string): AuthoredClause | undefined {
  const words = text.split(" ");
  const [first = ""] = words;
  if (!(PRONOUNS.has(first) || PARTICLES.has(first))) return undefined;
  const at = words.findIndex((word, i) => {
    const before = words[i - 1];
    if (before === undefined || PARTICLES.has(word) || !VERB.test(word)) return false;
    return PRONOUNS.has(before) || /^(?:\p{Lu}|\d+$|‚)/u.test(before);
  });
  if (at < 1) return undefined;
  const [subject, rest] = [words.slice(0, at), words.slice(at + 1)];
  return { subject: subject.join(" "), verb: words[at] ?? "", rest: rest.join(" ") };
}

/** The sentence as it is said of whoever it is about, with its end leading to a rule. */
export function renderAuthoredClause(
  who: Who,
  { subject, verb, rest }: AuthoredClause,
  path: string | undefined,
): AuthoredClause {
  const isOther = who !== "you" && subject === "du";
  const said = isOther ? (THIRD[verb] ?? verb.replace(/st$/, "t")) : verb;
  const whose = isOther ? "er" : subject;
  // A sentence that is no longer than its verb leads to the rule by the verb.
  if (rest === "") return { subject: whose, verb: reference(path, said), rest };
  return { subject: whose, verb: said, rest: reference(path, rest) };
}

const THIRD: Readonly<Record<string, string>> = {
  darfst: "darf",
  musst: "muss",
  kannst: "kann",
  hast: "hat",
  bist: "ist",
  wirst: "wird",
};

/** Its opposite. */
export function negateClause({ subject, verb, rest }: AuthoredClause): AuthoredClause {
  if (/^eine? /.test(subject)) return { subject: `k${subject}`, verb, rest };
  const isSome = /^(?:\uE000[^\uE001]*\uE001)?ein(?:e[rnms]?)? /.test(rest);
  const [mark = "", bare = rest] = /^(\uE000[^\uE001]*\uE001)?(.*)$/su.exec(rest)?.slice(1) ?? [];
  return { subject, verb, rest: isSome ? `${mark}k${bare}` : `nicht ${rest}`.trimEnd() };
}

/** It must be so: `das Feld ist ein Riff` → `das Feld muss ein Riff sein`. */
export function required({ subject, verb, rest }: AuthoredClause): AuthoredClause {
  return { subject, verb: verb === "sind" ? "müssen" : "muss", rest: `${rest} sein` };
}

/** `du darfst überall tauchen` */
export function asMain({ subject, verb, rest }: AuthoredClause): string {
  return [subject, verb, rest].filter((part) => part !== "").join(" ");
}

/** `darfst du überall tauchen`: after what has been said before. */
export function asInverted({ subject, verb, rest }: AuthoredClause): string {
  return [verb, subject, rest].filter((part) => part !== "").join(" ");
}

/** What parts from its verb in a main clause: `die Wahl steht fest`, `ob die Wahl feststeht`. */
const SEPARABLE =
  /(?<![\p{L}])(ab|an|auf|aus|bereit|bevor|ein|fest|frei|her|hin|los|mit|nach|still|vor|weg|zu|zurück)(\uE003?)$/u;
const AUXILIARY =
  /^(?:ist|sind|bist|ha(?:t|st|ben)|wird|wirst|werden|(?:darf|kann|muss|soll|will)\p{Ll}*)$/u;

/** `du überall tauchen darfst`; a clause at the end stays behind the verb. */
export function asClause({ subject, verb, rest }: AuthoredClause): string {
  const comma = rest.indexOf(", ");
  const [inner, tail] = comma < 0 ? [rest, ""] : [rest.slice(0, comma), rest.slice(comma)];
  const isParted = SEPARABLE.test(inner) && !AUXILIARY.test(verb);
  const end = isParted ? [inner.replace(SEPARABLE, `$1${verb}$2`)] : [inner, verb];
  return `${[subject, ...end].filter((part) => part !== "").join(" ")}${tail}`;
}
