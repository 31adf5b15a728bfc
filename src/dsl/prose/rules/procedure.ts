// Procedures, events, handlers and the flow.

import type * as ir from "../../ir/ir.ts";
import { handlersOf, type PresentedHandler } from "../handlers.ts";
import { hasHole } from "../holes.ts";
import type { IndexedRule } from "../index-of.ts";
import { kindNouns, type Worded } from "../lexicon/nouns.ts";
import { type PlanContext, withLocal } from "../plan/context.ts";
import { planEvent } from "../plan/event.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { planPlace } from "../plan/place.ts";
import type { SentencePlan } from "../plan/plan.ts";
import { modified, thing, words } from "../plan/referring-expressions.ts";
import { block, planBranch, planStatements } from "../plan/stmt.ts";
import { planGiven } from "./action.ts";
import { phraseTitle, type RuleDraft, stock, type Title } from "./rule-draft.ts";
import { planKinds, ruleTitle } from "./titles.ts";

export function describeProcedure(t: PlanContext, procedure: ir.Procedure): RuleDraft {
  const { params, body } = procedure;
  const plans = body.length === 0 ? [stock("nothingHappens")] : planStatements(t, body);
  return {
    title: ruleTitle(t, procedure, params),
    plans: [...planGiven(t, unnamedParams(procedure)), ...plans],
    entries: [],
  };
}

/** Parameters that the heading does not name. */
function unnamedParams({ params, ...procedure }: ir.Procedure): readonly ir.Local[] {
  const { words } = procedure as Worded;
  return params.filter(({ name }) => words === undefined || !hasHole(words.de, "de", name));
}

/** The handlers of an event are rules of their own. */
export function describeEvent(t: PlanContext, event: ir.Procedure): RuleDraft {
  return {
    title: ruleTitle(t, event, event.params),
    plans: [...planGiven(t, unnamedParams(event)), planHandlers(t, event)],
    entries: [],
  };
}

/** Who has handlers, in their order: what the event is about, what lies there, the game. */
function planHandlers(t: PlanContext, event: ir.Procedure): SentencePlan {
  const handlers = handlersOf(event, t.index.groups).flatMap(({ span }) => {
    const isIt = (unit: IndexedRule) => unit.kind === "handler" && unit.span === span;
    return t.index.units.find(isIt) ?? [];
  });
  const { counting } = t.index.game;
  if (handlers.length === 0 && counting?.how === "event" && counting.event === event) {
    const path = t.index.paths.get(counting) ?? "counting";
    const points = words("bleibende Punkte", "lasting points");
    return stock("thenBooked", { points: { kind: "linked", path, of: points } });
  }
  if (handlers.length === 0) return stock("nothingThen");
  const of = (how: PresentedHandler["how"]): NounPhrase | undefined => {
    const items = handlers
      .filter((unit) => (unit.of as PresentedHandler).how === how) // Units of handlers hold these.
      .map(({ path, of }): NounPhrase => {
        return { kind: "linked", path, of: ownerOf(t, of as PresentedHandler) };
      });
    if (items.length === 0) return undefined;
    return { kind: "list", items, by: how === "subject" ? "or" : "and" };
  };
  const [subject, present, game] = [of("subject"), of("present"), of("game")];
  const alsoPresent = subject && present && 1;
  const alsoGame = (subject ?? present) && game && 1;
  return stock("dependsOn", { subject, alsoPresent, present, alsoGame, game });
}

function ownerOf(t: PlanContext, { how, rules }: PresentedHandler): NounPhrase {
  if (how === "game") return { kind: "words", words: t.index.game.title };
  return planKinds(
    t,
    rules.flatMap((rule) => rule.pieces),
  );
}

export function describeHandler(t: PlanContext, handler: PresentedHandler): RuleDraft {
  const { event, rules, how } = handler;
  const owner: Title =
    how === "game" ? { kind: "name", text: t.index.game.title } : phraseTitle(ownerOf(t, handler));
  return {
    title: { kind: "pair", owner, of: ruleTitle(t, event, event.params) },
    plans: rules.map(({ pieces, body }) => planHandler(t, handler, pieces, body)),
    entries: [],
  };
}

function planHandler(
  t: PlanContext,
  { event, how, where }: PresentedHandler,
  kinds: readonly number[],
  body: readonly ir.Stmt[],
): SentencePlan {
  const nouns = kindNouns(t.index, kinds);
  switch (how) {
    case "game":
      return planBranch(t, { kind: "event", event: planEvent(t, event) }, body);
    case "subject": {
      const inner = withSubject(t, event.params[0], nouns);
      const lead = { kind: "event", event: planEvent(t, event, nouns), isOwn: true } as const;
      return planBranch(inner, lead, body);
    }
    case "present": {
      const last = nouns.length - 1;
      const items = nouns.map((noun, i) => {
        const each = thing(noun, "each");
        if (i < last || where === undefined) return each;
        return modified(each, { kind: "place", place: planPlace(t, "inside", where) });
      });
      const each: NounPhrase = { kind: "list", items, by: "and" };
      const lead = { kind: "event", event: planEvent(t, event), each } as const;
      return block(lead, planStatements(t, body));
    }
    default:
      return how satisfies never;
  }
}

/** The piece that an event is about, by its own noun. */
function withSubject(
  t: PlanContext,
  subject: ir.Local | undefined,
  nouns: readonly ir.LocalizedNoun[],
): PlanContext {
  const [noun, second] = nouns;
  if (subject === undefined || noun === undefined || second !== undefined) return t;
  return withLocal(t, subject, thing(noun, "this"));
}

export function describeFlow(t: PlanContext, flow: ir.Procedure): RuleDraft {
  return { ...describeProcedure(t, flow), title: { kind: "stock", id: "flowTitle", slots: {} } };
}
