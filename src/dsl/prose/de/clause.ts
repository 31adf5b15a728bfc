// Clauses in German: the finite verb is second, first after other words, or last.

import { markedText, wordsFrom } from "../mark.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { Clause, Comparison, EventPlan, VerbClause } from "../plan/plan.ts";
import {
  asSubject,
  type ClauseOrder,
  COMMA,
  inBrackets,
  listed,
  plain,
  SOFT_COMMA,
  sign,
  type Word,
} from "../word.ts";
import { featuresOf } from "./agreement.ts";
import {
  asClause,
  asInverted,
  asMain,
  isPronoun,
  negateClause,
  parseClause,
  renderAuthoredClause,
  required,
} from "./authored.ts";
import { deedWords } from "./deed.ts";
import { preposition } from "./endings.ts";
import { isClauseEvent, realizeEvent } from "./event.ts";
import { afterWords, modifierWords, type Parts, realizeParts, realizePhrase } from "./phrase.ts";
import { placeParts } from "./place.ts";
import { fillGerman } from "./template.ts";
import { FRAMES, type Frame, MODALS, type Slot } from "./verbs.ts";
import { ADVERBS, COMPARED, CONJUNCTIONS, SIZES, STATES } from "./words.ts";

export function realizeClause(clause: Clause, order: ClauseOrder): Word[] {
  switch (clause.kind) {
    case "verb":
      return verbClauseWords(clause, order);
    case "authored":
      return authoredWords(clause, order);
    case "deed":
      return deedWords(clause, order);
    case "joined": {
      const lists = clause.clauses.map((one) => realizeClause(one, order));
      const words = listed(lists, CONJUNCTIONS[clause.by]);
      return clause.inBrackets ? inBrackets(words) : words;
    }
    case "iff":
      return [
        ...realizeClause(clause.left, order),
        ...plain("genau dann"),
        COMMA,
        { text: "wenn" },
        ...realizeClause(clause.right, "sub"),
        SOFT_COMMA,
      ];
    case "after": {
      const deed = afterWords(clause.deed);
      if (order === "main") return [...deed, ...realizeClause(clause.clause, "inverted")];
      return [...realizeClause(clause.clause, order), ...deed];
    }
    case "forAll": {
      const { of, negated, clause: inner } = clause;
      return [
        ...(negated ? [{ text: "nicht" }] : []),
        preposition("für"),
        ...realizePhrase(of, "acc"),
        ...plain("gilt:"),
        ...realizeClause(inner, "main"),
        SOFT_COMMA,
      ];
    }
    default:
      return clause satisfies never;
  }
}

function verbClauseWords(clause: VerbClause, order: ClauseOrder): Word[] {
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
  const frame = FRAMES[verb];
  const subject = frame.subject === "it" ? undefined : roles[frame.subject];
  const { recipient, ...others } = roles;
  // `bringt dir jeder Fisch`: a pronoun stands before a subject that is none.
  const isEarly = order === "inverted" && recipient?.kind === "actor" && subject?.kind !== "actor";
  const early = isEarly ? realizePhrase(recipient, "dat") : [];
  const used = { roles: isEarly ? others : roles, adverb, places, negated, state, size, at };
  const self = {};
  const slots = frame.slots.flatMap((slot) => {
    const isSubject = typeof slot !== "string" && slot[0] === frame.subject;
    return slotParts(slot, used).map((part) => (isSubject ? subjectParts(part, self) : part));
  });
  const middle = hasColon(clause) ? [{ core: [sign(":")], tail: [] }, ...slots] : slots;
  const isSubjectInside = frame.slots.some(
    (slot) => typeof slot !== "string" && slot[0] === frame.subject,
  );
  const first = realizeFront(frame, used, order, isSubjectInside ? undefined : subject);
  const front = first && frame.front === undefined ? subjectParts(first, self) : first;
  const agreed = subject ?? (frame.subject === "it" && verb !== "exist" ? roles.theme : undefined);
  const finite = finiteOf(frame, agreed, mode);
  const words = arrange({ self, frame, early, front, middle, finite, mode, order });
  if (result === undefined) return words;
  return [...words, sign(":"), ...realizePhrase(result, "acc")];
}

function subjectParts({ core, tail }: Parts, self: object): Parts {
  return { core: asSubject(core, self), tail };
}

/** What is named by an author's phrase stands behind a colon: `es folgt: die Karten mischen`. */
function hasColon({ verb, roles: { theme } }: VerbClause): boolean {
  return verb === "follow" && theme?.kind === "rule" && theme.hasWords;
}

/** The fields of a clause that stand around its verb. */
type Used = {
  readonly [K in "roles" | "adverb" | "places" | "negated" | "state" | "size" | "at"]:
    | VerbClause[K]
    | undefined;
} & Pick<VerbClause, "roles">;

/** What stands before the rest: the subject, a place, `es`, or nothing. */
function realizeFront(
  frame: Frame,
  { places = [] }: Used,
  order: ClauseOrder,
  subject: NounPhrase | undefined,
): Parts | undefined {
  switch (frame.front) {
    case "places":
      return joinParts(places.map(placeParts));
    case "it":
      return { core: [{ text: "es", is: { role: "pronoun", person: 3 } }], tail: [] };
    case "itInMain":
      if (order !== "main") return undefined;
      return { core: [{ text: "es", is: { role: "pronoun", person: 3 } }], tail: [] };
    case undefined:
      return subject && realizeParts(subject, "nom");
    default:
      return frame.front satisfies never;
  }
}

function joinParts(parts: readonly Parts[]): Parts {
  return { core: parts.flatMap(({ core, tail }) => [...core, ...tail]), tail: [] };
}

function slotParts(slot: Slot, { roles, adverb, places, negated, state, size, at }: Used): Parts[] {
  if (typeof slot !== "string") {
    const [role, c, before] = slot;
    const of = roles[role];
    if (of === undefined) return [];
    const { core, tail } = realizeParts(of, c);
    return [{ core: before === undefined ? core : [...beforeWords(before), ...core], tail }];
  }
  switch (slot) {
    case "not":
      return negated ? [bare("nicht")] : [];
    case "adverb":
      return adverb === undefined ? [] : [bare(ADVERBS[adverb])];
    case "places":
      return (places ?? []).map(placeParts);
    case "at":
      return at === undefined ? [] : [{ core: realizeEvent(at), tail: [] }];
    case "whatHappensAt":
      return at === undefined ? [] : [{ core: happeningWords(at), tail: [] }];
    case "state":
      return state === undefined ? [] : [bare(STATES[state])];
    case "comparison":
      return size === undefined ? [] : [comparisonParts(size, roles.than)];
    case "times": {
      if (roles.times === undefined) return [];
      const often = realizePhrase(roles.times, "nom");
      const last = often.at(-1);
      if (last === undefined) return [];
      const many = [...often.slice(0, -1), { ...last, text: `${last.text}-mal` }];
      const before = size === undefined || size.op === "is" ? [] : plain(SIZES[size.op]);
      return [{ core: [...before, ...many], tail: [] }];
    }
    default:
      return slot satisfies never;
  }
}

/** `, was am Ende der Runde geschieht`; a clause follows: `, was geschieht, wenn …`. */
function happeningWords(at: EventPlan): Word[] {
  const when = realizeEvent(at);
  const what = [COMMA, { text: "was" }];
  return isClauseEvent(at)
    ? [...what, { text: "geschieht" }, COMMA, ...when]
    : [...what, ...when, { text: "geschieht" }];
}

function beforeWords(before: string): Word[] {
  const words = plain(before);
  return words.length === 1 && before !== "wie" ? [preposition(before)] : words;
}

function bare(text: string): Parts {
  return { core: plain(text), tail: [] };
}

function comparisonParts({ op, many }: Comparison, than: NounPhrase | undefined): Parts {
  const { core, tail } = than === undefined ? { core: [], tail: [] } : realizeParts(than, "nom");
  return { core: [...plain(COMPARED[many ? "many" : "one"][op]), ...core], tail };
}

function finiteOf(frame: Frame, subject: NounPhrase | undefined, mode: VerbClause["mode"]): string {
  const forms = mode === undefined ? frame.forms : MODALS[mode];
  if (subject === undefined) return forms[1];
  const { many, person } = featuresOf(subject);
  if (person === 2 && !many) return forms[0];
  return forms[many ? 2 : 1];
}

/** Puts the verb where the order of the clause has it; a clause at the end stays behind it. */
function arrange({
  self: clause,
  frame,
  early,
  front,
  middle,
  finite,
  mode,
  order,
}: {
  readonly self: object;
  readonly frame: Frame;
  /** What stands before the subject where that follows the verb. */
  readonly early: readonly Word[];
  readonly front: Parts | undefined;
  readonly middle: readonly Parts[];
  readonly finite: string;
  readonly mode: VerbClause["mode"];
  readonly order: ClauseOrder;
}): Word[] {
  const { prefix = "", participle, infinitive } = frame;
  const verb = (text: string): Word => ({ text, is: { role: "finite", order, clause } });
  const end: Word[] = [
    ...(participle === undefined
      ? []
      : [{ text: participle, is: { role: "nonfinite", clause } } as const]),
    ...(mode === undefined
      ? []
      : [{ text: prefix + infinitive, is: { role: "nonfinite", clause } } as const]),
  ];
  const isParted = mode === undefined && prefix !== "";
  const parted: Word[] = isParted ? [{ text: prefix, is: { role: "prefix", clause } }] : [];
  const first = front === undefined ? [] : [...front.core, ...front.tail];
  const isLast = order === "sub";
  const hasEnd = isLast || end.length + parted.length > 0;
  const [last, isHeavy] = [middle.at(-1), hasEnd && isList(middle.at(-1))];
  const body = middle.flatMap((part) =>
    part === last && isHeavy
      ? []
      : part === last && hasEnd
        ? part.core
        : [...part.core, ...part.tail],
  );
  const tail = hasEnd ? [...(isHeavy ? (last?.core ?? []) : []), ...(last?.tail ?? [])] : [];
  switch (order) {
    case "main":
      return [...first, verb(finite), ...body, ...end, ...parted, ...tail];
    case "inverted":
      return [verb(finite), ...early, ...first, ...body, ...end, ...parted, ...tail];
    case "sub":
      return [...first, ...body, ...end, verb((isParted ? prefix : "") + finite), ...tail];
    default:
      return order satisfies never;
  }
}

/** What has a colon in it stands behind the verb. */
function isList(part: Parts | undefined): boolean {
  let depth = 0;
  return (part?.core ?? []).some(({ text }) => {
    depth += text === "(" ? 1 : text === ")" ? -1 : 0;
    return depth === 0 && /.:$/.test(text);
  });
}

// Clauses of authors -------------------------------------------------------------------------

function authoredWords(clause: Extract<Clause, { kind: "authored" }>, order: ClauseOrder): Word[] {
  const { text, who, path, negated, mode, index, adverb, otherwise } = clause;
  const filled = fillGerman(text);
  const parsed = parseClause(filled);
  if (parsed === undefined && otherwise !== undefined) return realizeClause(otherwise, order);
  if (parsed === undefined) return [...plain("gilt:"), ...wordsFrom(filled)];
  const plainly = withMember(renderAuthoredClause(who, parsed, path), index);
  const withMode = mode === undefined ? plainly : required(plainly);
  const said = negated ? negateClause(withMode) : withMode;
  if (adverb !== undefined && order !== "sub") {
    const first = plain(ADVERBS[adverb]);
    const verb = wordsFrom(said.verb);
    const rest = wordsFrom([said.subject, said.rest].filter((part) => part !== "").join(" "));
    return order === "main" ? [...first, ...verb, ...rest] : [...verb, ...first, ...rest];
  }
  const end = said.rest.includes(", ") ? [SOFT_COMMA] : [];
  switch (order) {
    case "main":
      return [...wordsFrom(asMain(said)), ...end];
    case "inverted":
      return [...wordsFrom(asInverted(said)), ...end];
    case "sub":
      return [...wordsFrom(asClause(said)), ...end];
    default:
      return order satisfies never;
  }
}

/** Which one of a family it is about: `der Hafen für Rot ist voll`. */
function withMember(
  clause: ReturnType<typeof renderAuthoredClause>,
  index: Extract<Clause, { kind: "authored" }>["index"],
) {
  if (index === undefined) return clause;
  const of = markedText(modifierWords(index));
  return isPronoun(clause.subject)
    ? { ...clause, rest: `${of} ${clause.rest}`.trimEnd() }
    : { ...clause, subject: `${clause.subject} ${of}` };
}
