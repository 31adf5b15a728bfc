// Finds the sentences in which the values of a game can be changed: those that authors wrote about
// its rules, and generated ones for the values without.

import type { CheckedGame } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../i18n/language.ts";
import { formsStringsOf } from "../../i18n/playground/forms/strings.ts";
import type { FormField } from "../forms/form-model.ts";
import type { FormSource } from "../forms/form-source.ts";
import { controlsIn, type HouseSentence, type SentencePart, type Units } from "./house-sentence.ts";
import {
  createFindUnits,
  cutAtNumbers,
  dropTrailingSentences,
  type FindUnits,
} from "./sentence-parts.ts";

type AuthoredSentence = CheckedGame["sentences"][number];
type Placeholder = AuthoredSentence["holes"][number];
type Noun = CheckedGame["counters"][number]["noun"];

/** A text about rules with controls for their values. */
interface Candidate {
  readonly about: string | undefined;
  readonly parts: readonly SentencePart[];
  /** Letters of the text in all languages, so that each has the same order. */
  readonly length: number;
}

interface RatedSentence extends Pick<Candidate, "length"> {
  readonly sentence: HouseSentence;
}

/** Returns a sentence per value: authored ones first, those that shipped variants change before others. */
export function findSentences(
  reading: FormSource,
  fields: readonly FormField[],
  language: SiteLanguage,
): HouseSentence[] {
  const { game } = reading.origin ?? reading.current;
  const byId = new Map(fields.map((field) => [field.id, field]));
  const findUnits = createFindUnits(nounsIn(game).map((noun) => unitsIn(noun, language)));
  const candidates = game.sentences.flatMap((sentence): Candidate[] => {
    const parts = partsOf(sentence, { byId, findUnits, language });
    const length = sentence.text.de.length + sentence.text.en.length;
    return parts === undefined ? [] : [{ about: sentence.about, parts, length }];
  });
  // The sentence about the effect of a piece does not say whose it is.
  const subjectOf = ({ what, id }: FormField) => {
    const piece = game.pieces.find((one) => one.id === id.split(".")[0]);
    return what === "numbers" && piece ? capitalised(piece.noun[language].one) : "";
  };
  const distributed = distribute(candidates, byId, subjectOf);
  const authored = byPopularity(distributed, countChanges(reading));
  const having = new Set(authored.flatMap(controlsIn).map(({ field }) => field));
  const generated = fields
    .filter(({ id }) => !having.has(id))
    .flatMap((field) => generate(field, findUnits, language) ?? []);
  return [...authored, ...generated];
}

/** Gives each value to the sentence that fits it best; elsewhere the value is only mentioned. */
function distribute(
  candidates: readonly Candidate[],
  byId: ReadonlyMap<string, FormField>,
  subjectOf: (field: FormField) => string,
): RatedSentence[] {
  const bestOf = new Map<string, Candidate>();
  for (const candidate of candidates) {
    for (const part of candidate.parts) {
      if (part.kind !== "value") continue;
      const known = bestOf.get(part.field);
      if (known === undefined || rateFit(candidate, part.field) > rateFit(known, part.field))
        bestOf.set(part.field, candidate);
    }
  }
  return candidates.flatMap((candidate) => {
    const parts = candidate.parts.map((part) =>
      part.kind === "value" ? { ...part, isMention: bestOf.get(part.field) !== candidate } : part,
    );
    const sentence = { id: "", subject: "", parts, isAuthored: true };
    const [first] = controlsIn(sentence);
    const field = first && byId.get(first.field);
    if (field === undefined) return [];
    const { length } = candidate;
    return [{ sentence: { ...sentence, id: field.id, subject: subjectOf(field) }, length }];
  });
}

/** Sentences about a value itself fit best, and short ones better than long ones. */
function rateFit({ about, parts }: Candidate, field: string): number {
  const owner = field.split(".")[0];
  return (about === field ? 2000 : about === owner ? 1000 : 0) - lengthOf(parts);
}

interface Cutting {
  readonly byId: ReadonlyMap<string, FormField>;
  readonly findUnits: FindUnits;
  readonly language: SiteLanguage;
}

/** Cuts an authored text at its placeholders, or at the numbers of a rule that it covers. */
function partsOf(sentence: AuthoredSentence, cutting: Cutting): SentencePart[] | undefined {
  const { text, holes, about, covered } = sentence;
  const { byId, findUnits, language } = cutting;
  if (holes.length > 0) return atPlaceholders(sentence, cutting);
  const owners = new Set([...(about === undefined ? [] : [about]), ...covered]);
  for (const field of byId.values()) {
    if (!isWhole(field)) continue;
    if (!owners.has(field.id) && !owners.has(field.id.split(".")[0] ?? "")) continue;
    const parts = cutAtNumbers(text[language], field, findUnits);
    if (parts !== undefined) return dropTrailingSentences(parts);
  }
  return undefined;
}

/** Whether the values of a field are all of a rule, or those of the effect of a piece. */
function isWhole({ id, what }: FormField): boolean {
  return what !== "numbers" || id.includes(".");
}

function atPlaceholders(
  { text, holes }: AuthoredSentence,
  { byId, language }: Cutting,
): SentencePart[] | undefined {
  const pieces = text[language].split(/\{(\d+)\}/);
  const parts = pieces.flatMap((piece, i): (SentencePart | undefined)[] => {
    if (i % 2 === 0) return piece === "" ? [] : [{ kind: "text", text: piece }];
    const hole = holes[Number(piece)];
    return [hole && valueAt(hole, byId, language)];
  });
  if (parts.some((part) => part === undefined)) return undefined;
  return dropTrailingSentences(parts.flatMap((part) => part ?? []));
}

function valueAt(
  { value, counter, form, article }: Placeholder,
  byId: ReadonlyMap<string, FormField>,
  language: SiteLanguage,
): SentencePart | undefined {
  if (value.kind !== "value" || form !== "value" || article !== undefined) return undefined;
  const field = value.value.id;
  if (byId.get(field)?.slots.length !== 1) return undefined;
  const noun = counter && (memberNoun(counter) ?? counter.counter.noun);
  return {
    kind: "value",
    field,
    slot: 0,
    units: noun && unitsIn(noun, language),
    isMention: false,
  };
}

function memberNoun({ counter, index }: NonNullable<Placeholder["counter"]>): Noun | undefined {
  return index?.kind === "const" ? counter.members?.[index.value] : undefined;
}

/** The nouns that may follow a number. */
function nounsIn(game: CheckedGame): Noun[] {
  const { counters, points, pieces } = game;
  return [points, ...counters.map(({ noun }) => noun), ...pieces.map(({ noun }) => noun)];
}

function unitsIn(noun: Noun, language: SiteLanguage): Units {
  const { one, many } = noun[language];
  return { one, many };
}

/**
 * Generates the sentence of a field: the prose of its rule with the numbers as controls, or its title
 * with labelled values. Returns `undefined` if its values have no names that players know.
 */
function generate(
  field: FormField,
  findUnits: FindUnits,
  language: SiteLanguage,
): HouseSentence | undefined {
  const { id, what, title, sentence, slots } = field;
  const result = (parts: readonly SentencePart[]): HouseSentence => {
    return { id, subject: "", parts, isAuthored: false };
  };
  const isShort = !sentence.includes("\n");
  const cut = isShort ? cutAtNumbers(sentence, field, findUnits) : undefined;
  if (cut !== undefined) return result(cut);
  if (!isNamed(field)) return undefined;
  const aspect = formsStringsOf(language).whats[what];
  const lead = aspect === "" ? title : `${title}, ${aspect}`;
  const values = slots.flatMap(({ label }, slot): SentencePart[] => [
    { kind: "text", text: label === "" ? (slot === 0 ? ": " : " ") : `\n${label}: ` },
    { kind: "value", field: id, slot, units: undefined, isMention: false },
  ]);
  return result([{ kind: "text", text: lead }, ...values]);
}

const maxValues = 12;

/** Whether each value has a title or a label, and not an excerpt of the rules. */
function isNamed({ what, slots }: FormField): boolean {
  if (["board", "names", "effect", "quality", "numbers", "present"].includes(what)) return false;
  return slots.length <= maxValues && slots.every(isControl);
}

function isControl({ kind, label }: FormField["slots"][number]): boolean {
  return kind !== "formula" && kind !== "text" && !label.includes("…");
}

/** How many shipped variants change a value: those are what players like to change. */
function countChanges({ shipped }: FormSource): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const edit of shipped.flatMap(({ edits }) => edits)) {
    if (edit.kind !== "set") continue;
    const path = edit.path.names.map(({ text }) => text).join(".");
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/** Short sentences and those that shipped variants change come first. */
function byPopularity(
  rated: readonly RatedSentence[],
  popularity: ReadonlyMap<string, number>,
): HouseSentence[] {
  const rank = ({ sentence, length }: RatedSentence) => {
    const changes = controlsIn(sentence).map(({ field }) => popularity.get(field) ?? 0);
    return Math.max(...changes) * lettersPerChange - length;
  };
  return rated.toSorted((a, b) => rank(b) - rank(a)).map(({ sentence }) => sentence);
}

/** A variant that changes a value makes up for this many letters of its sentence in all languages. */
const lettersPerChange = 60;

function lengthOf(parts: readonly SentencePart[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === "text" ? part.text.length : 0), 0);
}
