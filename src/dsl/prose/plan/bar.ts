// Whether generated sentences read like a rulebook: points for what makes a sentence hard to read.

import type { Count, Modifier, NounPhrase } from "./noun-phrase.ts";
import type { Clause, Lead, SentencePlan, VerbId } from "./plan.ts";

/** The highest score of a sentence that players read. */
const maxScore = 7;
/** The largest number of sentences of a rule that players read. */
const maxSentences = 5;

/** Whether a rule is told to players in generated sentences. */
export function isReadable(plans: readonly SentencePlan[]): boolean {
  const scores = plans.flatMap((plan) => scoresOf(plan));
  return scores.length <= maxSentences && scores.every((score) => score <= maxScore);
}

/** The score of each sentence, with the words before it that say when or for whom. */
function scoresOf(plan: SentencePlan, before = 0): number[] {
  switch (plan.kind) {
    case "block": {
      const lead = before + leadPoints(plan.lead);
      return plan.items.length === 0 ? [lead] : plan.items.flatMap((item) => scoresOf(item, lead));
    }
    case "paragraph":
      return plan.of.flatMap((one) => scoresOf(one, before));
    case "sentence": {
      const { clause, lead, trailing, items = [], names } = plan;
      const own =
        clausePoints(clause, 0) +
        (lead === undefined ? 0 : leadPoints(lead)) +
        (trailing === undefined ? 0 : 1 + clausePoints(trailing.clause, 1)) +
        // A name for a value that is needed later.
        (names ? 3 : 0);
      return [before + own, ...items.flatMap((item) => scoresOf(item))];
    }
    case "requirement":
      // A label before a clause is for those who read all of it.
      return [Number.POSITIVE_INFINITY];
    case "definition": {
      const name = plan.how === "here" ? 3 : 0;
      return [before + name + sum([plan.name, plan.value])];
    }
    case "case":
      return [
        before +
          phrasePoints(plan.value) +
          (plan.when === undefined ? 0 : 1 + clausePoints(plan.when, 1)),
      ];
    case "item":
      return [before + phrasePoints(plan.of)];
    case "author":
      return [before + sum(plan.text.args)];
    case "stock":
      // Parameters have no words that players know.
      return [plan.id === "given" ? Number.POSITIVE_INFINITY : before];
    case "ranking":
      return [before];
    default:
      return plan satisfies never;
  }
}

function leadPoints(lead: Lead): number {
  switch (lead.kind) {
    case "for":
      return 2 + phrasePoints(lead.of);
    case "times":
      return 2 + phrasePoints(lead.count);
    case "until":
      return 2 + (lead.clause === undefined ? 0 : clausePoints(lead.clause, 1));
    case "if":
    case "while":
      return 1 + clausePoints(lead.clause, 1);
    case "label":
      return lead.when === undefined ? 0 : 1 + clausePoints(lead.when, 1);
    case "with":
    case "using":
    case "name":
      return phrasePoints(lead.of);
    case "event":
      return lead.each === undefined ? 0 : phrasePoints(lead.each);
    case "otherwise":
    case "unchosen":
    case "players":
    case "anyOrder":
    case "stock":
      return 0;
    default:
      return lead satisfies never;
  }
}

/** `depth` is how many conditions the clause is in. */
function clausePoints(clause: Clause, depth: number, isInAnd = false): number {
  switch (clause.kind) {
    case "verb": {
      const { roles, places = [], adverb, result, verb } = clause;
      // What is so from now on is only told because other rules read it.
      const change = adverb === "now" || adverb === "nowOn" || adverb === "noLonger" ? 7 : 0;
      const inner = Object.values(roles).map((of) => phrasePoints(of, depth));
      return (
        1 +
        (HARD[verb] ?? 0) +
        change +
        (result ? 7 : 0) +
        total(inner) +
        sum(
          places.map(({ of }) => of),
          depth,
        )
      );
    }
    case "deed":
      return 1;
    case "authored":
      return 1 + (clause.adverb === undefined ? 0 : 7) + sum(clause.text.args, depth);
    case "joined": {
      const isAnd = clause.by === "and";
      const own = isAnd ? 0 : isInAnd ? 4 : 2;
      return own + total(clause.clauses.map((one) => clausePoints(one, depth, isAnd)));
    }
    case "iff":
      return 3 + clausePoints(clause.left, depth + 1) + clausePoints(clause.right, depth + 1);
    case "after":
      return 7 + phrasePoints(clause.deed, depth) + clausePoints(clause.clause, depth + 1);
    case "forAll":
      return 2 + phrasePoints(clause.of, depth) + clausePoints(clause.clause, depth + 1);
    default:
      return clause satisfies never;
  }
}

/** What some verbs say is harder to read than what others do, or means nothing to players. */
const HARD: Readonly<Partial<Record<VerbId, number>>> = {
  exist: 2,
  hold: 3,
  // Comparisons of what has no noun of its own, and counts that only rules keep.
  compare: 6,
  set: 6,
  rise: 6,
  fall: 6,
  // What is told elsewhere.
  follow: 7,
  happen: 7,
};

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function sum(phrases: readonly NounPhrase[], depth = 0): number {
  return total(phrases.map((of) => phrasePoints(of, depth)));
}

function phrasePoints(of: NounPhrase, depth = 0): number {
  switch (of.kind) {
    case "thing": {
      // Two things of one noun are told apart by letters: players get no such sentence.
      if (of.label !== undefined) return Number.POSITIVE_INFINITY;
      return (of.which === "every" ? 2 : 0) + modifiersPoints(of.modifiers, depth);
    }
    case "oneOf":
      return phrasePoints(of.all, depth) + modifiersPoints(of.modifiers, depth);
    case "group":
      return modifiersPoints(of.modifiers, depth);
    case "words":
      return /^\p{Ll}$/u.test(of.words.de) ? Number.POSITIVE_INFINITY : 0;
    case "amount":
      return countPoints(of.count, depth);
    case "list":
      return sum(of.items, depth);
    case "rule":
      return 1 + sum(of.args, depth) + sum(of.text?.args ?? [], depth);
    case "action":
      // What an action is given is called by the names of parameters: players get no such sentence.
      return of.given.length > 0 ? Number.POSITIVE_INFINITY : 0;
    case "size":
      return 2 + phrasePoints(of.of, depth);
    case "arithmetic":
      return 2 + sum([of.left, of.right], depth);
    case "quotient":
    case "union":
      return 3 + sum([of.left, of.right], depth);
    case "difference":
      return 2 + sum([of.left, of.right], depth);
    case "extreme":
      return 2 + sum(of.of, depth);
    case "bounded":
      return 2 + sum([of.of, of.limit], depth);
    case "multiple":
      return 2 + sum([of.times, of.of], depth);
    case "choice":
      return 2 + sum([of.then, of.else], depth) + conditionPoints(of.when, depth);
    case "sum":
      return 2 + sum([of.of, of.over], depth);
    case "afterwards":
      return 7 + sum([of.deed, of.of], depth);
    case "spaceAt":
      return 2 + sum([of.column, of.row], depth);
    case "whether":
      return conditionPoints(of.clause, depth);
    case "contents":
      return 1 + phrasePoints(of.place.of, depth);
    case "interval":
      return sum([of.from, of.to], depth);
    case "explained":
      return sum([of.of, of.by], depth);
    case "unary":
    case "absolute":
      return 2 + phrasePoints(of.of, depth);
    case "field":
    case "linked":
    case "event":
    case "brackets":
    case "not":
    case "member":
    case "sameKind":
      return phrasePoints(of.of, depth);
    case "actor":
    case "relative":
    case "elided":
    case "number":
    case "perPlayers":
    case "quoted":
    case "oneOfActions":
      return 0;
    default:
      return of satisfies never;
  }
}

/** A condition is 1, one within another 3. */
function conditionPoints(clause: Clause, depth: number): number {
  return (depth === 0 ? 1 : 3) + clausePoints(clause, depth + 1);
}

function modifiersPoints(modifiers: readonly Modifier[] = [], depth: number): number {
  const more = Math.max(0, modifiers.length - 1);
  return more + total(modifiers.map((one) => modifierPoints(one, depth)));
}

function modifierPoints(modifier: Modifier, depth: number): number {
  switch (modifier.kind) {
    case "that":
      return conditionPoints(modifier.clause, depth);
    case "forWhich":
      return 2 + conditionPoints(modifier.clause, depth);
    case "related":
    case "index":
    case "value":
    case "asMany":
    case "called":
      return phrasePoints(modifier.of, depth);
    case "place":
      return phrasePoints(modifier.place.of, depth);
    case "range":
      return sum([modifier.from, modifier.to], depth);
    case "ray":
      return sum([modifier.from, modifier.way], depth);
    case "upTo":
      return phrasePoints(modifier.end, depth);
    case "ring":
      return 2;
    default:
      return modifier satisfies never;
  }
}

function countPoints(count: Count, depth: number): number {
  switch (count.kind) {
    case "number":
      return phrasePoints(count.of, depth);
    case "named":
      return 7 + phrasePoints(count.of, depth);
    case "asMany":
    case "formula":
      return 2 + phrasePoints(count.of, depth);
    case "per":
      return (count.isPlain ? 0 : 2) + sum([count.times, count.each], depth);
    case "sum":
      return 2 + sum([count.of, count.over], depth);
    case "none":
      return 0;
    default:
      return count satisfies never;
  }
}
