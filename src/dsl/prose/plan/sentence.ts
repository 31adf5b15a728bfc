// What happens in one sentence: `you gain 2 pearls`.

import type * as ir from "../../ir/ir.ts";
import { isEvent } from "../handlers.ts";
import {
  constantKind,
  elementNoun,
  isContent,
  MARKER,
  nounOfMember,
  type Worded,
} from "../lexicon/nouns.ts";
import { planAmount, planCounterAmount, planQuantity } from "./amount.ts";
import { operand, STRENGTH } from "./arithmetic.ts";
import { planAuthoredClause, planCall } from "./call.ts";
import { verbClause } from "./compare.ts";
import { planClause } from "./condition.ts";
import type { PlanContext } from "./context.ts";
import { isWhen, planEvent } from "./event.ts";
import { planConstant, planEnd, planTrack, planValue } from "./expr.ts";
import { isSame, withoutCheck } from "./ir-patterns.ts";
import type { AmountNote, NounPhrase } from "./noun-phrase.ts";
import { ownedBy, planCounted, planMark, planPlace } from "./place.ts";
import type { Sentence, VerbClause } from "./plan.ts";
import { actor, isOneWord, localPhrase, modified, thing } from "./referring-expressions.ts";

/** Statements that are one sentence. */
type Simple = Exclude<
  ir.Stmt,
  {
    kind:
      | "if"
      | "forEach"
      | "anyOrder"
      | "forPlayer"
      | "eachPlayer"
      | "times"
      | "until"
      | "rule"
      | "choose";
  }
>;

export function sentenceOf(clause: Sentence["clause"], rest: Partial<Sentence> = {}): Sentence {
  return { ...rest, kind: "sentence", clause };
}

export function planSentence(t: PlanContext, stmt: Simple): Sentence {
  switch (stmt.kind) {
    case "gain":
      return sentenceOf(planGain(t, stmt));
    case "score": {
      const { reason, amount } = stmt;
      const path = t.index.paths.get(reason);
      const note: AmountNote = { kind: "reason", words: reason.words, path };
      const theme = planAmount(t, amount, t.index.game.points, [note]);
      return sentenceOf(verbClause("score", { agent: actor(t), theme }));
    }
    case "setCounter":
      return sentenceOf(planSetCounter(t, stmt));
    case "setMark":
      return sentenceOf(planSetMark(t, stmt));
    case "let":
      return planLet(t, stmt);
    case "rollLet": {
      const result = localPhrase(t, stmt.local);
      return sentenceOf(
        verbClause("roll", { agent: actor(t), ...facesOf(t, stmt.faces) }, { result }),
      );
    }
    case "drawLet": {
      const theme = one(elementNoun(t.index, stmt.zone.zone));
      const places = [planPlace(t, "from", stmt.zone)];
      const result = localPhrase(t, stmt.local);
      return sentenceOf(
        verbClause("draw", { agent: actor(t), theme }, { places, adverb: "atRandom", result }),
      );
    }
    case "add":
      return sentenceOf(
        verbClause(
          "go",
          { theme: planThing(t, stmt.what) },
          { places: [planPlace(t, "into", stmt.to)] },
        ),
      );
    case "remove":
      return sentenceOf(
        verbClause(
          "remove",
          { theme: planThing(t, stmt.what) },
          { places: [planPlace(t, "from", stmt.from)] },
        ),
      );
    case "move":
      return sentenceOf(
        verbClause(
          "go",
          { theme: planThing(t, stmt.what) },
          { places: between(t, stmt.from, stmt.to) },
        ),
      );
    case "removeAll": {
      // What is called by what lies in it need not be named again.
      const places = isContent(stmt.from.zone) ? [] : [planPlace(t, "from", stmt.from)];
      return sentenceOf(verbClause("remove", { theme: planAllOf(t, stmt) }, { places }));
    }
    case "moveAll":
      return sentenceOf(
        verbClause("go", { theme: planAllOf(t, stmt) }, { places: between(t, stmt.from, stmt.to) }),
      );
    case "moveEnd": {
      const theme = planEnd(elementNoun(t.index, stmt.from.zone), stmt.end);
      return sentenceOf(verbClause("go", { theme }, { places: between(t, stmt.from, stmt.to) }));
    }
    case "sort": {
      const theme = thing(elementNoun(t.index, stmt.row.zone), "the", "many");
      return sentenceOf(verbClause("order", { theme }, { places: insideOf(t, stmt.row) }), {
        notes: [{ kind: "lowestFirst" }],
      });
    }
    case "remember":
      return sentenceOf(verbClause("note", { theme: thing(stmt.history.noun, "the") }));
    case "draw":
      return sentenceOf(planDraw(t, stmt));
    case "roll":
      return sentenceOf(planRoll(t, stmt));
    case "rollZone": {
      const theme = thing(elementNoun(t.index, stmt.zone.zone), "the", "many");
      const rest = { places: insideOf(t, stmt.zone), adverb: "again" as const };
      return sentenceOf(verbClause("roll", { agent: actor(t), theme }, rest));
    }
    case "rollMark": {
      const result = planMark(t, stmt.mark);
      return sentenceOf(
        verbClause("roll", { agent: actor(t), ...facesOf(t, stmt.faces) }, { result }),
      );
    }
    case "advance":
      return sentenceOf(planAdvance(t, stmt));
    case "do":
      return planDo(t, stmt);
    case "endGame":
      return sentenceOf(verbClause("end", { theme: thing(GAME, "the") }, { adverb: "atOnce" }));
    default:
      return stmt satisfies never;
  }
}

const GAME: ir.LocalizedNoun = {
  de: { article: "das", one: "Spiel", many: "Spiele" },
  en: { one: "game", many: "games" },
};

function planLet(t: PlanContext, { local, value }: Extract<Simple, { kind: "let" }>): Sentence {
  const theme = localPhrase(t, local);
  if (value.type.kind === "yesno")
    return sentenceOf(verbClause("hold", { theme }), {
      names: true,
      trailing: { how: "iff", clause: planClause(t, value) },
    });
  return sentenceOf(verbClause("be", { theme, predicate: planValue(t, value) }), { names: true });
}

function insideOf(t: PlanContext, zone: ir.ZoneRef) {
  return isContent(zone.zone) ? [] : [planPlace(t, "inside", zone)];
}

function between(t: PlanContext, from: ir.PlaceRef, to: ir.PlaceRef) {
  return [planPlace(t, "from", from), planPlace(t, "into", to)];
}

// Things -------------------------------------------------------------------------------------

function one(noun: ir.LocalizedNoun): NounPhrase {
  return {
    kind: "amount",
    noun,
    count: { kind: "number", of: { kind: "number", n: 1 }, isOne: true },
  };
}

/** What is put somewhere: `a pearl`, `your marker`, `the fish`. */
function planThing(t: PlanContext, what: ir.Expr): NounPhrase {
  if (what.type.kind === "player") return ownedBy(t, MARKER, what);
  if (what.kind === "const" && what.type.kind === "enum") {
    const noun = what.type.enum.members[what.value]?.noun;
    return noun === undefined ? planConstant(t, what.type, what.value) : thing(noun, "a");
  }
  const of = planValue(t, what);
  const member = nounOfMember(t.index, what);
  if (member !== undefined) return modified(thing(member, "a"), { kind: "related", by: "of", of });
  const isBare = what.type.kind === "number" && isOneWord(of);
  return isBare ? modified(thing(NUMBER, "the"), { kind: "value", of }) : of;
}

const NUMBER: ir.LocalizedNoun = {
  de: { article: "die", one: "Zahl", many: "Zahlen" },
  en: { one: "number", many: "numbers" },
};

function planAllOf(
  t: PlanContext,
  { what, from }: Extract<Simple, { kind: "moveAll" | "removeAll" }>,
): NounPhrase {
  const all = thing(elementNoun(t.index, from.zone), "all", "many");
  if (what === undefined) return all;
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return thing(kind, "all", "many");
  return modified(all, { kind: "related", by: "of", of: planValue(t, what) });
}

function planDraw(
  t: PlanContext,
  { count, from, to }: Extract<Simple, { kind: "draw" }>,
): VerbClause {
  const theme = planQuantity(t, count, elementNoun(t.index, from.zone));
  const rest = { places: between(t, from, to), adverb: "atRandom" as const };
  const isMine = to.kind === "zone" && to.owner !== undefined;
  return isMine
    ? verbClause("draw", { agent: actor(t), theme }, rest)
    : verbClause("go", { theme }, rest);
}

/** `a number from 1 to 6`, `a colour die` */
function facesOf(t: PlanContext, faces: ir.Faces): VerbClause["roles"] {
  if (faces.kind === "die") return { with: thing(faces.die.noun, "a") };
  return {
    theme: modified(thing(NUMBER, "a"), {
      kind: "range",
      from: planValue(t, faces.from),
      to: planValue(t, faces.to),
      isFixed: faces.to.kind === "const",
    }),
  };
}

function planRoll(t: PlanContext, { count, into }: Extract<Simple, { kind: "roll" }>): VerbClause {
  const { die, element } = into.zone;
  const isRange = die === undefined && element.kind === "number";
  const faces: readonly AmountNote[] = isRange
    ? [{ kind: "faces", from: element.from, to: element.to }]
    : [];
  const dice = planQuantity(t, count, elementNoun(t.index, into.zone));
  const theme = { ...dice, notes: [...(dice.notes ?? []), ...faces] };
  const places = isContent(into.zone) ? [] : [planPlace(t, "into", into)];
  return verbClause("roll", { agent: actor(t), theme }, { places });
}

function planAdvance(
  t: PlanContext,
  { player, track, by }: Extract<Simple, { kind: "advance" }>,
): VerbClause {
  const steps = planQuantity(t, by, STEP);
  const agent = player.kind === "you" ? actor(t) : planValue(t, player);
  return verbClause("advance", { agent, by: steps }, { places: [planTrack(t, track)] });
}

const STEP: ir.LocalizedNoun = {
  de: { article: "das", one: "Feld", many: "Felder" },
  en: { one: "space", many: "spaces" },
};

// Counters and marks -------------------------------------------------------------------------

function planGain(
  t: PlanContext,
  { counter, amount, sign }: Extract<Simple, { kind: "gain" }>,
): VerbClause {
  if (counter.owner?.kind === "you") {
    const theme = planCounterAmount(t, amount, counter);
    return verbClause(sign > 0 ? "gain" : "pay", { agent: actor(t), theme });
  }
  return planStep(
    numberOf(t, counter),
    sign > 0 ? "rise" : "fall",
    operand(t, amount, STRENGTH.sum),
  );
}

function numberOf(t: PlanContext, counter: ir.CounterRef): NounPhrase {
  return { kind: "size", of: planCounted(t, counter) };
}

function planStep(theme: NounPhrase, verb: "rise" | "fall", by: NounPhrase): VerbClause {
  return verbClause(verb, { theme, by });
}

function planSetCounter(
  t: PlanContext,
  { counter, value: to }: Extract<Simple, { kind: "setCounter" }>,
): VerbClause {
  const theme = numberOf(t, counter);
  const step = stepOf(to, (left) => left.kind === "counter" && isSame(left.counter, counter));
  if (step !== undefined) return planStep(theme, step.verb, operand(t, step.by, STRENGTH.sum));
  return verbClause("set", { theme, to: planValue(t, to) });
}

const STEP_VERBS = { "+": "rise", "-": "fall" } as const;

/** What is set to itself and something more, or less. */
function stepOf(to: ir.Expr, isItself: (left: ir.Expr) => boolean) {
  if (to.kind !== "binary" || (to.op !== "+" && to.op !== "-") || !isItself(to.left))
    return undefined;
  return { verb: STEP_VERBS[to.op], by: to.right };
}

function planSetMark(
  t: PlanContext,
  { mark, value: to }: Extract<Simple, { kind: "setMark" }>,
): Sentence["clause"] {
  const theme = planMark(t, mark);
  if (to.kind === "const" && to.type.kind === "yesno") {
    const negated = to.value === 0;
    const read: ir.Expr = { kind: "mark", mark, type: mark.mark.type };
    const how = { negated, adverb: negated ? "forNow" : "nowOn" } as const;
    const own = planAuthoredClause(t, read, how);
    return own ?? verbClause("hold", { theme }, { adverb: negated ? "noLonger" : "nowOn" });
  }
  const step = stepOf(withoutCheck(to), (left) => left.kind === "mark" && isSame(left.mark, mark));
  if (step !== undefined) return planStep(theme, step.verb, operand(t, step.by, STRENGTH.sum));
  return verbClause("be", { theme, predicate: planValue(t, to) }, { adverb: "now" });
}

// Rules --------------------------------------------------------------------------------------

function planDo(t: PlanContext, stmt: Extract<Simple, { kind: "do" }>): Sentence {
  const { inAnyOrder } = stmt.procedure;
  if (inAnyOrder === undefined) return planFollows(t, stmt.procedure, stmt.args);
  const sentence = planFollows(t, inAnyOrder, stmt.args);
  return { ...sentence, notes: [...(sentence.notes ?? []), { kind: "anyOrder" }] };
}

function planFollows(t: PlanContext, procedure: ir.Procedure, args: readonly ir.Expr[]): Sentence {
  if (isWhen(procedure)) {
    const event = planEvent(t, procedure);
    const text = { ...event.text, args: args.map((arg) => planValue(t, arg)) };
    return sentenceOf(verbClause("happen", {}, { at: { ...event, text } }));
  }
  const named = (procedure as Worded).words === undefined && isEvent(procedure);
  const theme = planCall(t, procedure, args, procedure.params, true);
  return sentenceOf(verbClause("follow", { theme: named ? { kind: "event", of: theme } : theme }));
}
