// German sentences from sentence plans.

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
  type Case,
  COMMA,
  capital,
  fullSentence,
  inBrackets,
  linkedTo,
  plain,
  sign,
  type Word,
} from "../word.ts";
import { realizeClause } from "./clause.ts";
import { contractionOf, preposition } from "./endings.ts";
import { isClauseEvent, realizeEvent } from "./event.ts";
import { realizeParts, realizePhrase } from "./phrase.ts";
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
      const name = linkedTo(plan.path, [{ text: "Voraussetzung" }]);
      return [leaf([...name, sign(":"), ...realizeClause(plan.clause, "main")])];
    }
    case "definition": {
      const name = realizePhrase(plan.name, "nom");
      const head = plan.how === "here" ? [...plain("dabei ist"), ...name] : name;
      return [leaf([...head, sign(":"), ...realizePhrase(plan.value, "nom")])];
    }
    case "case": {
      const when =
        plan.when === undefined
          ? plain("sonst")
          : [{ text: "wenn" }, ...realizeClause(plan.when, "sub")];
      return [leaf([...when, sign(":"), ...realizePhrase(plan.value, "nom")])];
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
      return [{ words: contractWords(realizePhrase(plan.of, "nom")), lines: [] }];
    case "author":
      return [leaf(templateWords(plan.text))];
    case "ranking": {
      const [first, ...others] = plan.criteria.map(({ id, slots }) => [
        { text: "wer" },
        ...stockWords(id, slots),
      ]);
      const ties = others.flatMap((words, i) => [
        COMMA,
        ...plain(i === 0 ? "bei Gleichstand" : i < others.length - 1 ? "dann" : "und dann"),
        COMMA,
        ...words,
      ]);
      return [leaf([...plain("es gewinnt"), COMMA, ...(first ?? []), ...ties])];
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
  return { words: contractWords(capital(words)), lines };
}

/** A head with its lines; a single line without lines of its own follows the colon. */
function block(head: readonly Word[], below: readonly Draft[]): Draft[] {
  const [only] = below;
  const words = [...head, sign(":")];
  if (only === undefined) return [leaf([...words, ...plain("nichts")])];
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
  isInstruction: ____,
  ...rest
}: Sentence): Word[] {
  rest satisfies Record<string, never>;
  const main =
    lead === undefined
      ? realizeClause(clause, "main")
      : [...leadWords(lead, true), ...realizeClause(clause, "inverted")];
  const after =
    trailing === undefined
      ? []
      : [
          ...(trailing.how === "iff" ? plain("genau dann") : []),
          COMMA,
          { text: "wenn" },
          ...realizeClause(trailing.clause, "sub"),
        ];
  return [...main, ...after, ...notes.flatMap(noteWords)];
}

function noteWords(note: SentenceNote): Word[] {
  switch (note.kind) {
    case "precedence":
      return [sign(";"), ...plain("das geht anderen Ausnahmen vor")];
    case "anyOrder":
      return [sign(";"), ...plain("was ausliegt, wirkt in beliebiger Reihenfolge")];
    case "ifPossible":
      return [COMMA, ...plain(note.who === "you" ? "wenn du kannst" : "wenn er kann")];
    case "lowestFirst":
      return [COMMA, ...plain("das Kleinste zuerst")];
    case "insteadOf":
      return inBrackets(plain(`statt ${note.n}`));
    default:
      return note satisfies never;
  }
}

/** Words before a sentence, with a comma after a clause; or before a colon. */
function leadWords(lead: Lead, isInSentence: boolean): Word[] {
  const comma = isInSentence ? [COMMA] : [];
  switch (lead.kind) {
    case "if": {
      const first = lead.otherwise ? [{ text: "sonst" }, COMMA] : [];
      return [...first, { text: "wenn" }, ...realizeClause(lead.clause, "sub"), ...comma];
    }
    case "otherwise":
      return plain("sonst");
    case "event": {
      const at = realizeEvent(lead.event);
      if (lead.each !== undefined)
        return [...at, ...plain("für"), ...realizePhrase(lead.each, "acc")];
      const hasClause = isClauseEvent(lead.event) || lead.event.about !== undefined;
      return hasClause ? [...at, ...comma] : at;
    }
    case "for": {
      const each = [{ text: "für" }, ...realizePhrase(lead.of, "acc")];
      return lead.anyOrder ? [...each, COMMA, ...plain("in beliebiger Reihenfolge")] : each;
    }
    case "while":
      return [{ text: "solange" }, ...realizeClause(lead.clause, "sub"), ...comma];
    case "with":
      return [...plain(lead.only ? "nur mit" : "mit"), ...realizePhrase(lead.of, "dat")];
    case "using":
      return [preposition("mit"), ...realizePhrase(lead.of, "dat")];
    case "times":
      return lead.isPlain
        ? timesWords(lead.count)
        : [
            ...plain("so oft"),
            COMMA,
            { text: "wie" },
            ...realizePhrase(lead.count, "nom"),
            { text: "angibt" },
          ];
    case "until": {
      const end =
        lead.clause === undefined ? plain("das Spiel endet") : realizeClause(lead.clause, "sub");
      return [...plain("immer wieder"), COMMA, { text: "bis" }, ...end, ...comma];
    }
    case "players":
      return playersWords(lead.order, lead.isSubject === true);
    case "anyOrder":
      return plain("in beliebiger Reihenfolge");
    case "label": {
      const words = plain(lead.words.de);
      if (lead.when === undefined) return words;
      return [...words, COMMA, { text: "wenn" }, ...realizeClause(lead.when, "sub")];
    }
    case "stock":
      return stockWords(lead.id, {});
    case "name":
      return realizePhrase(lead.of, "nom");
    default:
      return lead satisfies never;
  }
}

function timesWords(count: NounPhrase): Word[] {
  const words = realizePhrase(count, "nom");
  const last = words.at(-1);
  return last === undefined ? [] : [...words.slice(0, -1), { ...last, text: `${last.text}-mal` }];
}

function playersWords(order: PlayerOrder, isSubject: boolean): Word[] {
  const each = plain("jeder Spieler");
  switch (order.kind) {
    case "simultaneous":
      return isSubject
        ? plain("zugleich")
        : [...plain("alle zugleich"), COMMA, ...plain("jeder für sich")];
    case "track": {
      const words = [...plain("in der Reihenfolge auf"), ...realizePhrase(order.track, "dat")];
      return isSubject ? words : [...each, COMMA, ...words];
    }
    case "around": {
      const words = [...plain("reihum ab"), ...realizePhrase(order.from, "dat")];
      return isSubject ? words : [...each, COMMA, ...words];
    }
    case "seats":
      return isSubject ? [] : [...each, COMMA, ...plain("einer nach dem anderen")];
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
  if ("de" in slot) return form === "close" ? [sign(slot.de)] : plain(slot.de);
  if (isClause(slot)) return realizeClause(slot, form === "sub" ? "sub" : "main");
  if (form === "core") return [...realizeParts(slot, "acc").core];
  if (form === "tail") return [...realizeParts(slot, "acc").tail];
  return realizePhrase(slot, CASES[form] ?? "nom");
}

const CASES: Readonly<Record<string, Case>> = { nom: "nom", gen: "gen", dat: "dat", acc: "acc" };

function isClause(of: NounPhrase | Clause): of is Clause {
  return (
    of.kind === "verb" || of.kind === "authored" || of.kind === "joined" || of.kind === "forAll"
  );
}

/** `darauf`, `darin`; `davon`, `daraus`. */
function placeForm(place: Place, form: string): Word[] {
  const isOn = isFlat(place.noun);
  if (form === "there") return plain(isOn ? "darauf" : "darin");
  if (form === "outOfIt") return plain(isOn ? "davon" : "daraus");
  return placeWords(place);
}

// Words --------------------------------------------------------------------------------------

/** `in dem` → `im`. */
export function contractWords(words: readonly Word[]): Word[] {
  const list: Word[] = [];
  for (const word of words) {
    const before = list.at(-1);
    const isArticle = word.is?.role === "determiner" || /^(?:dem|das|der)$/.test(word.text);
    const short =
      before !== undefined && before.is?.role === "preposition" && isArticle
        ? contractionOf(before.text.toLowerCase(), word.text)
        : undefined;
    if (short === undefined || before === undefined || word.is?.role === "relative")
      list.push(word);
    else {
      const isCapital = /^\p{Lu}/u.test(before.text);
      const text = isCapital ? short.charAt(0).toUpperCase() + short.slice(1) : short;
      list[list.length - 1] = { ...word, text, ...(before.close ? { close: before.close } : {}) };
    }
  }
  return list;
}
