// Sentences from sentence plans, in any language: a voice has its words, clauses and phrases.

import type { Draft } from "./document.ts";
import type {
  Clause,
  Lead,
  PlayerOrder,
  Sentence,
  SentenceNote,
  SentencePlan,
  Slots,
} from "./plan/plan.ts";
import type { StockId } from "./stock.ts";
import { fillStock, type StockSlot } from "./template.ts";
import { capital, fullSentence, linkedTo, plain, sign, type Word } from "./word.ts";

/** What a language brings. */
export interface Voice {
  readonly stock: Readonly<Record<StockId, string>>;
  /** The words of a slot; the form is a case, a kind of clause, or a form of the language. */
  readonly fill: (slot: StockSlot, form: string) => readonly Word[];
  readonly realizeClause: (clause: Clause, order: "main" | "inverted" | "sub") => Word[];
  /** What the reader does as a step; without the reader, where the language leaves them out. */
  readonly realizeInstruction: (clause: Clause) => Word[];
  /** Whether the verb stands before the subject behind such words. */
  readonly isInvertedAfter: (lead: Lead) => boolean;
  /** Joins words that the language joins. */
  readonly finish: (words: readonly Word[]) => readonly Word[];
}

export function realizeStock(voice: Voice, id: StockId, slots: Slots = {}): Word[] {
  return fillStock(voice.stock[id], slots, voice.fill);
}

export function realizePlans(voice: Voice, plans: readonly SentencePlan[]): Draft[] {
  return plans.flatMap((plan) => realizePlan(voice, plan));
}

function realizePlan(voice: Voice, plan: SentencePlan): Draft[] {
  const stock = (id: StockId, slots: Slots) => realizeStock(voice, id, slots);
  switch (plan.kind) {
    case "sentence": {
      const words = sentenceWords(voice, plan);
      return plan.items === undefined
        ? [leaf(voice, words)]
        : [draft(voice, [...words, sign(":")], realizePlans(voice, plan.items))];
    }
    case "requirement": {
      const name = linkedTo(plan.path, stock("requirementName", {}));
      return [leaf(voice, [...name, sign(":"), ...voice.realizeClause(plan.clause, "main")])];
    }
    case "definition": {
      const { how, name, value } = plan;
      return [
        leaf(voice, stock(how === "here" ? "definitionHere" : "definition", { name, value })),
      ];
    }
    case "case": {
      const { when, value } = plan;
      return [leaf(voice, stock(when === undefined ? "lastCase" : "case", { when, value }))];
    }
    case "stock": {
      const words = stock(plan.id, plan.slots);
      return plan.items === undefined
        ? [leaf(voice, words)]
        : [draft(voice, words, realizePlans(voice, plan.items))];
    }
    case "paragraph": {
      const words = realizePlans(voice, plan.of).flatMap((one) => one.words);
      return [{ words, lines: [] }];
    }
    case "item":
      return [{ words: voice.finish(voice.fill(plan.of, "nom")), lines: [] }];
    case "author":
      return [leaf(voice, voice.fill(plan.text, "template"))];
    case "ranking":
      return [leaf(voice, rankingWords(voice, plan))];
    case "block":
      return block(voice, leadWords(voice, plan.lead), realizePlans(voice, plan.items));
    default:
      return plan satisfies never;
  }
}

/** A sentence of its own. */
function leaf(voice: Voice, words: readonly Word[]): Draft {
  return { words: voice.finish(fullSentence(words)), lines: [] };
}

/** What leads to the lines below it. */
function draft(voice: Voice, words: readonly Word[], lines: readonly Draft[]): Draft {
  return { words: voice.finish(capital(words)), lines };
}

/** A head with its lines; a single line without lines of its own follows the colon. */
function block(voice: Voice, head: readonly Word[], below: readonly Draft[]): Draft[] {
  const [only] = below;
  const words = [...head, sign(":")];
  if (only === undefined) return [leaf(voice, [...words, ...realizeStock(voice, "nothing")])];
  const isShort = below.length === 1 && only.lines.length === 0;
  if (isShort && !only.words.some(({ text }) => text.endsWith(":")))
    return [leaf(voice, [...words, ...only.words])];
  return [draft(voice, words, below)];
}

// Sentences ----------------------------------------------------------------------------------

function sentenceWords(
  voice: Voice,
  {
    kind: _,
    lead,
    clause,
    trailing,
    notes = [],
    items: __,
    names: ___,
    told: ____,
    isInstruction,
    ...rest
  }: Sentence,
): Word[] {
  rest satisfies Record<string, never>;
  const main =
    lead === undefined
      ? isInstruction
        ? voice.realizeInstruction(clause)
        : voice.realizeClause(clause, "main")
      : [...leadWords(voice, lead), ...afterLead(voice, lead, clause)];
  const after =
    trailing === undefined
      ? []
      : realizeStock(voice, trailing.how === "iff" ? "exactlyIf" : "onlyIf", {
          clause: trailing.clause,
        });
  return [...main, ...after, ...notes.flatMap((note) => noteWords(voice, note))];
}

function afterLead(voice: Voice, lead: Lead, clause: Clause): Word[] {
  if (voice.isInvertedAfter(lead)) return voice.realizeClause(clause, "inverted");
  return lead.kind === "using"
    ? voice.realizeInstruction(clause)
    : voice.realizeClause(clause, "main");
}

function noteWords(voice: Voice, note: SentenceNote): Word[] {
  switch (note.kind) {
    case "anyOrder":
      return realizeStock(voice, "anyOrderNote");
    case "lowestFirst":
      return realizeStock(voice, "lowestFirst");
    case "ifPossible":
      return realizeStock(voice, note.who === "you" ? "ifYouCan" : "ifTheyCan");
    case "insteadOf":
      return realizeStock(voice, "insteadOf", { n: note.n });
    default:
      return note satisfies never;
  }
}

/** Who wins, and what decides where players are tied. */
function rankingWords(
  voice: Voice,
  { criteria }: Extract<SentencePlan, { kind: "ranking" }>,
): Word[] {
  const [first, ...ties] = criteria.map(({ id, slots }) => realizeStock(voice, id, slots));
  const winner = realizeStock(voice, "winner", { one: first });
  const rest = ties.flatMap((one, i) => {
    const id = i === 0 ? "firstTie" : i < ties.length - 1 ? "nextTie" : "lastTie";
    return realizeStock(voice, id, { one });
  });
  return [...winner, ...rest];
}

// Words before sentences ---------------------------------------------------------------------

/** Words before a sentence or a colon; a comma behind a clause is dropped before a colon. */
function leadWords(voice: Voice, lead: Lead): Word[] {
  const stock = (id: StockId, slots: Slots = {}) => realizeStock(voice, id, slots);
  switch (lead.kind) {
    case "if": {
      const id = lead.otherwise ? "otherwiseIf" : lead.isShort ? "shortIf" : "if";
      return stock(id, { clause: lead.clause });
    }
    case "otherwise":
      return stock("otherwise");
    case "unchosen": {
      const isYou = lead.who === "you";
      if (lead.may) return stock(isYou ? "unlessYouDo" : "unlessTheyDo");
      return stock(isYou ? "unlessYouCan" : "unlessTheyCan");
    }
    case "event":
      return stock(lead.each === undefined ? "atEvent" : "atEventForEach", {
        event: lead.event,
        each: lead.each,
      });
    case "for":
      return stock(lead.anyOrder ? "forInAnyOrder" : "for", { of: lead.of });
    case "while":
      return stock("while", { clause: lead.clause });
    case "with":
      return stock(lead.only ? "onlyWith" : "with", { of: lead.of });
    case "using":
      return stock("using", { of: lead.of });
    case "times":
      return stock(lead.isPlain ? "times" : "asOftenAs", { count: lead.count });
    case "until":
      return stock(lead.clause === undefined ? "untilTheEnd" : "until", { clause: lead.clause });
    case "players":
      return playersWords(voice, lead.order, lead.isSubject === true);
    case "anyOrder":
      return stock("inAnyOrder");
    case "label":
      return stock(lead.when === undefined ? "label" : "labelIf", {
        words: lead.words,
        when: lead.when,
      });
    case "stock":
      return stock(lead.id);
    case "name":
      return [...voice.fill(lead.of, "nom")];
    default:
      return lead satisfies never;
  }
}

function playersWords(voice: Voice, order: PlayerOrder, isSubject: boolean): Word[] {
  switch (order.kind) {
    case "simultaneous":
      return realizeStock(voice, isSubject ? "atTheSameTime" : "allAtTheSameTime");
    case "track": {
      const id = isSubject ? "inOrderOf" : "eachInOrderOf";
      return realizeStock(voice, id, { track: order.track });
    }
    case "around": {
      const id = isSubject ? "aroundFrom" : "eachAroundFrom";
      return realizeStock(voice, id, { from: order.from });
    }
    case "seats":
      return isSubject ? plain("") : realizeStock(voice, "oneAfterTheOther");
    default:
      return order satisfies never;
  }
}
