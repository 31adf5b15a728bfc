// English sentences from sentence plans.

import type { Draft } from "../document.ts";
import type { NounPhrase, Place } from "../plan/noun-phrase.ts";
import type {
  Clause,
  Lead,
  PlayerOrder,
  Sentence,
  SentenceNote,
  SentencePlan,
  Slots,
} from "../plan/plan.ts";
import type { StockId } from "../stock.ts";
import { fillStock, type StockSlot } from "../template.ts";
import {
  COMMA,
  capital,
  fullSentence,
  inBrackets,
  linkedTo,
  plain,
  sign,
  type Word,
} from "../word.ts";
import { oftenWords, realizeClause, realizeInstruction } from "./clause.ts";
import { isClauseEvent, realizeEvent } from "./event.ts";
import { realizePhrase, withoutThe } from "./phrase.ts";
import { isFlat, placeWords } from "./place.ts";
import { templateWords } from "./template.ts";
import { STOCK } from "./words.ts";

export function realizePlans(plans: readonly SentencePlan[]): Draft[] {
  return plans.flatMap(realizePlan);
}

function realizePlan(plan: SentencePlan): Draft[] {
  switch (plan.kind) {
    case "sentence": {
      const { items = [] } = plan;
      if (items.length === 0) return [leaf(sentenceWords(plan))];
      return [draft([...sentenceWords(plan), sign(":")], realizePlans(items))];
    }
    case "requirement": {
      const name = linkedTo(plan.path, [{ text: "Requirement" }]);
      return [leaf([...name, sign(":"), ...realizeClause(plan.clause, "main")])];
    }
    case "definition": {
      const name = realizePhrase(plan.name);
      const head = plan.how === "here" ? [{ text: "here" }, ...name, { text: "is" }] : name;
      return [leaf([...head, sign(":"), ...realizePhrase(plan.value)])];
    }
    case "case": {
      const when =
        plan.when === undefined
          ? plain("otherwise")
          : [{ text: "if" }, ...realizeClause(plan.when, "sub")];
      return [leaf([...when, sign(":"), ...realizePhrase(plan.value)])];
    }
    case "stock":
      return [
        plan.items === undefined
          ? leaf(stockWords(plan.id, plan.slots))
          : draft(stockWords(plan.id, plan.slots), realizePlans(plan.items)),
      ];
    case "paragraph":
      return [
        {
          words: plan.of.flatMap((one) => realizePlan(one).flatMap(({ words }) => words)),
          lines: [],
        },
      ];
    case "item":
      return [{ words: realizePhrase(plan.of), lines: [] }];
    case "author":
      return [leaf(templateWords(plan.text))];
    case "ranking": {
      const [first, ...others] = plan.criteria.map(({ id, slots }) => stockWords(id, slots));
      const ties = others.flatMap((words, i) => [
        ...(i === 0
          ? [sign(";"), ...plain("if tied"), COMMA]
          : [COMMA, ...plain(i < others.length - 1 ? "then" : "and then")]),
        { text: "whoever" },
        ...words,
      ]);
      return [leaf([{ text: "whoever" }, ...(first ?? []), { text: "wins" }, ...ties])];
    }
    case "block":
      return block(leadWords(plan.lead, false), realizePlans(plan.items));
    default:
      return plan satisfies never;
  }
}

/** A sentence of its own. */
function leaf(words: readonly Word[]): Draft {
  return draft(fullSentence(words), []);
}

function draft(words: readonly Word[], lines: readonly Draft[]): Draft {
  return { words: capital(words), lines };
}

/** A head with its lines; a single line without lines of its own follows the colon. */
function block(head: readonly Word[], below: readonly Draft[]): Draft[] {
  const [only] = below;
  const words = [...head, sign(":")];
  if (only === undefined) return [leaf([...words, ...plain("nothing")])];
  const isShort = below.length === 1 && only.lines.length === 0;
  if (isShort && !only.words.some(({ text }) => text === ":" || text.endsWith(":")))
    return [leaf([...words, ...only.words])];
  return [draft(words, below)];
}

// Sentences ----------------------------------------------------------------------------------

function sentenceWords({
  kind: _,
  lead,
  clause,
  trailing,
  notes = [],
  items: __,
  names: ___,
  isInstruction,
  ...rest
}: Sentence): Word[] {
  rest satisfies Record<string, never>;
  const isInverted = lead?.kind === "with" && lead.only === true;
  const isBase = lead?.kind === "using" || (isInstruction && lead === undefined);
  const main = isBase
    ? [...(lead === undefined ? [] : leadWords(lead, true)), ...realizeInstruction(clause)]
    : lead === undefined
      ? realizeClause(clause, "main")
      : [...leadWords(lead, true), ...realizeClause(clause, isInverted ? "inverted" : "main")];
  const after =
    trailing === undefined
      ? []
      : [
          ...plain(trailing.how === "iff" ? "exactly if" : "if"),
          ...realizeClause(trailing.clause, "sub"),
        ];
  return [...main, ...after, ...notes.flatMap(noteWords)];
}

function noteWords(note: SentenceNote): Word[] {
  switch (note.kind) {
    case "precedence":
      return [sign(";"), ...plain("this comes before other exceptions")];
    case "anyOrder":
      return [sign(";"), ...plain("what lies there acts in any order")];
    case "ifPossible":
      return plain(note.who === "you" ? "if you can" : "if they can");
    case "lowestFirst":
      return [COMMA, ...plain("the lowest first")];
    case "insteadOf":
      return inBrackets(plain(`instead of ${note.n}`));
    default:
      return note satisfies never;
  }
}

/** Words before a sentence, with a comma; or before a colon. */
function leadWords(lead: Lead, isInSentence: boolean): Word[] {
  const comma = isInSentence ? [COMMA] : [];
  switch (lead.kind) {
    case "if": {
      const first = lead.otherwise ? [{ text: "otherwise" }, COMMA] : [];
      return [...first, { text: "if" }, ...realizeClause(lead.clause, "sub"), ...comma];
    }
    case "otherwise":
      return plain("otherwise");
    case "event": {
      const at = realizeEvent(lead.event);
      if (lead.each !== undefined)
        return [...at, COMMA, { text: "for" }, ...realizePhrase(lead.each)];
      return isClauseEvent(lead.event) ? [...at, ...comma] : at;
    }
    case "for": {
      const each = [{ text: "for" }, ...realizePhrase(lead.of)];
      return lead.anyOrder ? [...each, COMMA, ...plain("in any order")] : [...each, ...comma];
    }
    case "while":
      return [{ text: "while" }, ...realizeClause(lead.clause, "sub"), ...comma];
    case "with": {
      const words = [...plain(lead.only ? "only with" : "with"), ...realizePhrase(lead.of)];
      return words;
    }
    case "using":
      return [{ text: "use" }, ...realizePhrase(lead.of), { text: "to" }];
    case "times":
      return lead.isPlain
        ? oftenWords(lead.count)
        : [...plain("as many times as"), ...realizePhrase(lead.count)];
    case "until": {
      const end =
        lead.clause === undefined ? plain("the game ends") : realizeClause(lead.clause, "sub");
      return [...plain("again and again until"), ...end, ...comma];
    }
    case "players":
      return [...playersWords(lead.order, lead.isSubject === true), ...comma];
    case "anyOrder":
      return plain("in any order");
    case "label": {
      const words = plain(lead.words.en);
      if (lead.when === undefined) return words;
      return [...words, COMMA, { text: "if" }, ...realizeClause(lead.when, "sub")];
    }
    case "stock":
      return stockWords(lead.id, {});
    case "name":
      return realizePhrase(lead.of);
    default:
      return lead satisfies never;
  }
}

function playersWords(order: PlayerOrder, isSubject: boolean): Word[] {
  const each = isSubject ? [] : [...plain("each player"), COMMA];
  switch (order.kind) {
    case "simultaneous":
      return isSubject
        ? plain("at the same time")
        : [...plain("all players"), COMMA, ...plain("at the same time")];
    case "track":
      return [...each, ...plain("in the order on"), ...realizePhrase(order.track)];
    case "around": {
      const from = realizePhrase(order.from);
      return [...each, { text: "from" }, ...from, ...plain("round the table")];
    }
    case "seats":
      return isSubject ? [] : [...each, ...plain("one after the other")];
    default:
      return order satisfies never;
  }
}

// Stock sentences ----------------------------------------------------------------------------

export function stockWords(id: StockId, slots: Slots): Word[] {
  return fillStock(STOCK[id], slots, slotWords);
}

function slotWords(slot: StockSlot, form: string): Word[] {
  if (typeof slot === "number") return plain(String(slot));
  if ("way" in slot) return placeForm(slot, form);
  if ("isWhen" in slot) return realizeEvent(slot);
  if ("de" in slot) {
    if (form === "close") return [sign(slot.en)];
    return form === "capital" ? capital(plain(slot.en)) : plain(slot.en);
  }
  if (isClause(slot)) return realizeClause(slot, form === "sub" ? "sub" : "main");
  return realizePhrase(form === "bare" ? withoutThe(slot) : slot);
}

function isClause(of: NounPhrase | Clause): of is Clause {
  return (
    of.kind === "verb" || of.kind === "authored" || of.kind === "joined" || of.kind === "forAll"
  );
}

function placeForm(place: Place, form: string): Word[] {
  return form === "there" ? plain(isFlat(place.noun) ? "on it" : "in it") : placeWords(place);
}
