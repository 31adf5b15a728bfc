// Clauses in English: subject, verb, and what follows.

import { markedText, wordsFrom } from "../mark.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { Clause, VerbClause } from "../plan/plan.ts";
import {
  asSubject,
  type ClauseOrder,
  COMMA,
  inBrackets,
  listed,
  plain,
  sign,
  type Word,
} from "../word.ts";
import { isPlural } from "./agreement.ts";
import {
  asMain,
  isPronoun,
  negateClause,
  parseClause,
  renderAuthoredClause,
  required,
} from "./authored.ts";
import { deedWords } from "./deed.ts";
import { realizeEvent } from "./event.ts";
import { thirdPerson } from "./grammar.ts";
import { afterWords, modifierWords, quotedRule, realizePhrase } from "./phrase.ts";
import { placeWords } from "./place.ts";
import { fillEnglish } from "./template.ts";
import { FRAMES, type Frame, type Slot } from "./verbs.ts";
import { ADVERBS, COMPARED, CONJUNCTIONS, SIZES, STATES } from "./words.ts";

export function realizeClause(clause: Clause, order: ClauseOrder): Word[] {
  switch (clause.kind) {
    case "verb":
      return verbClauseWords(withNot(clause));
    case "authored":
      return authoredWords(clause, order);
    case "deed":
      return deedWords(clause);
    case "joined": {
      const lists = clause.clauses.map((one) => realizeClause(one, order));
      const words = listed(lists, CONJUNCTIONS[clause.by]);
      return clause.inBrackets ? inBrackets(words) : words;
    }
    case "iff":
      return [
        ...realizeClause(clause.left, order),
        ...plain("exactly if"),
        ...realizeClause(clause.right, "sub"),
      ];
    case "after":
      return [...realizeClause(clause.clause, order), ...afterWords(clause.deed)];
    case "forAll": {
      const { of, negated, clause: inner } = clause;
      const head = [{ text: "for" }, ...realizePhrase(of), COMMA];
      const words = [...head, ...realizeClause(inner, "sub")];
      return negated ? [...plain("it is not so that"), ...words] : words;
    }
    default:
      return clause satisfies never;
  }
}

/** What the reader does, without saying who: `put a tile into the box`. */
export function realizeInstruction(clause: Clause): Word[] {
  const words = realizeClause(clause, "main");
  return words[0]?.text === "you" ? words.slice(1) : words;
}

/** The fields of a clause that stand around its verb. */
type Used = {
  readonly [K in "roles" | "adverb" | "places" | "negated" | "state" | "size" | "at"]:
    | VerbClause[K]
    | undefined;
} & Pick<VerbClause, "roles">;

function verbClauseWords(clause: VerbClause): Word[] {
  const {
    kind: _,
    verb,
    roles,
    result,
    mode,
    adverb,
    places,
    negated,
    state,
    size,
    at,
    ...rest
  } = clause;
  rest satisfies Record<string, never>;
  if (verb === "follow" || verb === "happen") return followWords(clause);
  const used = { roles, adverb, places, negated, state, size, at };
  const frame = frameOf(clause);
  const relative = relativePlace(clause);
  const subject = frame.subject === "there" ? (roles.theme ?? roles.agent) : roles[roleOf(frame)];
  const many = subject !== undefined && isPlural(subject);
  const self = {};
  const first =
    frame.subject === "there" || subject === undefined
      ? plain("there")
      : asSubject(realizePhrase(subject, "subject"), self);
  const early = adverb !== undefined && EARLY.has(adverb) ? plain(ADVERBS[adverb]) : [];
  const late = {
    ...used,
    adverb: early.length > 0 ? undefined : adverb,
    at: isAtEnd(clause) ? at : undefined,
  };
  const slots =
    relative === undefined ? frame.slots : frame.slots.filter((slot) => slot !== "places");
  const words = [
    ...(relative ?? []),
    ...(at === undefined || isAtEnd(clause) ? [] : [...realizeEvent(at), COMMA]),
    ...(verb === "count" && adverb !== undefined ? [...plain(ADVERBS[adverb]), COMMA] : []),
    ...first,
    ...verbWords(frame, {
      self,
      many,
      mode,
      early,
      negated: negated === true && !isInSlots(frame),
    }),
    ...slots.flatMap((slot) => slotWords(slot, late)),
  ];
  return result === undefined ? words : [...words, sign(":"), ...realizePhrase(result)];
}

/** Adverbs that stand before the verb. */
const EARLY = new Set(["noLonger", "always", "never", "also", "already"]);

/** `brings you 4 points at the end of the game for each fish`; a longer amount comes last. */
function isAtEnd({ verb, roles: { per, theme } }: VerbClause): boolean {
  return (
    verb === "bring" &&
    (per !== undefined || (theme?.kind === "amount" && theme.count.kind === "number"))
  );
}

function isInSlots({ slots }: Frame): boolean {
  return slots.includes("not");
}

function roleOf({ subject }: Frame): keyof VerbClause["roles"] {
  return subject === "there" || subject === "next" ? "theme" : subject;
}

/** What is known lies somewhere; of what is new there is something. */
/** `not a fish` where German has `kein Fisch`. */
function withNot(clause: VerbClause): VerbClause {
  const { verb, roles } = clause;
  if (verb !== "be" || roles.predicate === undefined || !isNone(roles.predicate)) return clause;
  return { ...clause, negated: true, roles: { ...roles, predicate: withoutNo(roles.predicate) } };
}

function isNone(of: NounPhrase): boolean {
  if (of.kind === "list") return of.items.every(isNone);
  return of.kind === "thing" && of.which === "no";
}

function withoutNo(of: NounPhrase): NounPhrase {
  if (of.kind === "list") return { ...of, by: "or", items: of.items.map(withoutNo) };
  return of.kind === "thing" ? { ...of, which: "a" } : of;
}

function frameOf({ verb, roles }: VerbClause): Frame {
  const isKnown = verb === "lie" && roles.theme !== undefined && !isIndefinite(roles.theme);
  return FRAMES[isKnown ? "beLocated" : verb];
}

function isIndefinite(of: NounPhrase): boolean {
  if (of.kind === "list") return of.items.every(isIndefinite);
  return of.kind === "thing" && ["a", "no", "none"].includes(of.which);
}

/** `on which`, before the clause that it is about. */
function relativePlace({ verb, places = [] }: VerbClause): Word[] | undefined {
  const [place] = places;
  const isRelative = verb === "lie" && place?.of.kind === "relative";
  return isRelative && place !== undefined ? placeWords(place) : undefined;
}

function verbWords(
  { base, isBe, participle }: Frame,
  how: {
    readonly self: object;
    readonly many: boolean;
    readonly mode: VerbClause["mode"];
    readonly early: readonly Word[];
    readonly negated: boolean;
  },
): Word[] {
  const { self: clause, many, mode, early, negated } = how;
  const finite = (text: string): Word => ({ text, is: { role: "finite", clause } });
  const not = negated ? plain("not") : [];
  const end = participle === undefined ? [] : plain(participle);
  if (mode !== undefined) return [finite(mode), ...not, ...early, ...plain(base), ...end];
  if (isBe) return [finite(many ? "are" : "is"), ...not, ...early, ...end];
  if (negated) return [finite(many ? "do" : "does"), ...not, ...plain(base)];
  return [...early, finite(many ? base : thirdPerson(base)), ...end];
}

function slotWords(slot: Slot, used: Used): Word[] {
  const { roles, adverb, places = [], negated, state, size, at } = used;
  if (typeof slot !== "string") {
    const [role, before] = slot;
    const of = roles[role];
    if (of === undefined) return [];
    return before === undefined ? realizePhrase(of) : [...plain(before), ...realizePhrase(of)];
  }
  switch (slot) {
    case "not":
      return negated ? plain("not") : [];
    case "adverb":
      return adverb === undefined ? [] : plain(ADVERBS[adverb]);
    case "places":
      return places.flatMap(placeWords);
    case "at":
      return at === undefined ? [] : realizeEvent(at);
    case "state":
      return state === undefined ? [] : plain(STATES[state]);
    case "comparison": {
      if (size === undefined) return [];
      const than = roles.than === undefined ? [] : realizePhrase(roles.than);
      return [...plain(COMPARED[size.many ? "many" : "one"][size.op]), ...than];
    }
    case "times":
      return roles.times === undefined ? [] : timesWords(roles.times, size);
    default:
      return slot satisfies never;
  }
}

/** `at least twice`, `3 times` */
function timesWords(times: NounPhrase, size: VerbClause["size"]): Word[] {
  const before = size === undefined || size.op === "is" ? [] : plain(SIZES[size.op]);
  return [...before, ...oftenWords(times)];
}

export function oftenWords(times: NounPhrase): Word[] {
  const words = realizePhrase(times);
  const [only, second] = words;
  const often = second === undefined && only !== undefined ? OFTEN[only.text] : undefined;
  if (often !== undefined && only !== undefined) return [{ ...only, text: often }];
  return [...words, { text: "times" }];
}

const OFTEN: Readonly<Record<string, string>> = { "1": "once", "2": "twice" };

/** `next comes: deal the cards`, `the event “landed” happens`. */
function followWords({ roles: { theme }, at }: VerbClause): Word[] {
  if (at !== undefined) return [...plain("next comes what happens"), ...realizeEvent(at)];
  if (theme === undefined) return [];
  if (theme.kind === "event") return [...realizePhrase(theme), { text: "happens" }];
  const isPhrase = theme.kind === "rule" && theme.hasWords;
  const what = quotedRule(theme);
  return [...plain("next comes"), ...(isPhrase ? [sign(":")] : []), ...what];
}

// Clauses of authors -------------------------------------------------------------------------

function authoredWords(clause: Extract<Clause, { kind: "authored" }>, order: ClauseOrder): Word[] {
  const { text, who, path, negated, mode, index, adverb, otherwise } = clause;
  const filled = fillEnglish(text);
  const parsed = parseClause(filled);
  if (parsed === undefined && otherwise !== undefined) return realizeClause(otherwise, order);
  if (parsed === undefined) return wordsFrom(filled);
  const plainly = withMember(renderAuthoredClause(who, parsed, path), index);
  const withMode = mode === undefined ? plainly : required(plainly);
  const said = negated ? negateClause(withMode) : withMode;
  const first = adverb === undefined ? [] : plain(ADVERBS[adverb]);
  if (order === "inverted") return wordsFrom(`${said.verb} ${said.subject} ${said.rest}`);
  return [...first, ...wordsFrom(asMain(said))];
}

/** Which one of a family it is about: `the harbour for red is full`. */
function withMember(
  clause: ReturnType<typeof renderAuthoredClause>,
  index: Extract<Clause, { kind: "authored" }>["index"],
) {
  if (index === undefined) return clause;
  const of = markedText(modifierWords(index));
  return isPronoun(clause.subject)
    ? { ...clause, rest: `${clause.rest} ${of}` }
    : { ...clause, subject: `${clause.subject} ${of}` };
}
