// What happens: a sentence for each statement, with what belongs to it below.

import type * as ir from "../../ir/ir.ts";
import type { GroupedStmtKind } from "../../ir/kinds.ts";
import { planTimes } from "./amount.ts";
import { planLoop } from "./binder.ts";
import { verbClause } from "./compare.ts";
import { planClause } from "./condition.ts";
import { type PlanContext, withWho } from "./context.ts";
import { planDeed } from "./deed.ts";
import { planTrack, planValue } from "./expr.ts";
import { canLapse, itemsOf } from "./ir-patterns.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import type { Lead, PlayerOrder, Sentence, SentencePlan } from "./plan.ts";
import { actor, isSamePhrase, localPhrase } from "./referring-expressions.ts";
import { planSentence, sentenceOf } from "./sentence.ts";

export function planStatements(t: PlanContext, list: readonly ir.Stmt[]): SentencePlan[] {
  return list.flatMap((stmt) => planStatement(t, stmt));
}

function planStatement(t: PlanContext, stmt: ir.Stmt): SentencePlan[] {
  switch (stmt.kind) {
    case "if":
      return planConditional(t, stmt, false);
    case "forEach": {
      const { head, inner } = planLoop(t, stmt.binder);
      return [block({ kind: "for", of: head }, planStatements(inner, stmt.body))];
    }
    case "anyOrder":
      return [planAnyOrder(t, stmt)];
    case "forPlayer": {
      const lead: Lead = { kind: "for", of: planValue(t, stmt.player) };
      return [block(lead, planStatements(withWho(t, "they"), stmt.body))];
    }
    case "eachPlayer":
      return [planEachPlayer(t, stmt)];
    case "times": {
      const times = planTimes(t, stmt.count);
      const isPlain = times !== undefined;
      const lead: Lead = { kind: "times", count: times ?? planValue(t, stmt.count), isPlain };
      return [block(lead, planStatements(t, stmt.body))];
    }
    case "until": {
      const isEndless = stmt.condition.kind === "const";
      const clause = isEndless ? undefined : planClause(t, stmt.condition);
      return [block({ kind: "until", clause }, planStatements(t, stmt.body))];
    }
    case "choose": {
      const choice = planChoice(t, stmt);
      if (stmt.else === undefined) return [choice];
      return [choice, planBranch(t, { kind: "unchosen", who: t.who, may: stmt.may }, stmt.else)];
    }
    case "rule":
      return planStatements(t, stmt.body);
    default:
      stmt.kind satisfies GroupedStmtKind;
      return [planSentence(t, stmt)];
  }
}

export function block(lead: Lead, items: readonly SentencePlan[]): SentencePlan {
  return { kind: "block", lead, items };
}

// Blocks -------------------------------------------------------------------------------------

type If = Extract<ir.Stmt, { kind: "if" }>;

function planConditional(t: PlanContext, stmt: If, isElse: boolean): SentencePlan[] {
  const clause = planClause(t, stmt.condition);
  const lead: Lead = { kind: "if", clause, ...(isElse ? { otherwise: true } : {}) };
  return [planBranch(t, lead, stmt.then, stmt.condition), ...planOtherwise(t, stmt.else)];
}

/** What follows words that say when: one sentence with them, or sentences below them. */
export function planBranch(
  t: PlanContext,
  lead: Lead,
  then: readonly ir.Stmt[],
  given?: ir.Expr,
): SentencePlan {
  const whole = planSingle(t, then, given);
  return whole === undefined ? block(lead, planStatements(t, then)) : { ...whole, lead };
}

function planOtherwise(t: PlanContext, list: readonly ir.Stmt[]): SentencePlan[] {
  const [only] = list;
  if (only === undefined) return [];
  if (list.length === 1 && only.kind === "if") return planConditional(t, only, true);
  return [planBranch(t, { kind: "otherwise" }, list)];
}

/** Each player as the subject where there is one sentence; else the one whose turn it is. */
function planEachPlayer(
  t: PlanContext,
  { how, from, track, body }: Extract<ir.Stmt, { kind: "eachPlayer" }>,
): SentencePlan {
  const order: PlayerOrder =
    how === "once"
      ? { kind: "simultaneous" }
      : track !== undefined
        ? { kind: "track", track: planTrack(t, track).of }
        : from !== undefined
          ? { kind: "around", from: planValue(t, from) }
          : { kind: "seats" };
  const whole = planSingle(withWho(t, "each"), body);
  if (whole !== undefined && hasActor(whole)) {
    if (order.kind === "seats") return whole;
    return { ...whole, lead: { kind: "players", order, isSubject: true } };
  }
  return block({ kind: "players", order }, planStatements(withWho(t, "they"), body));
}

function hasActor({ clause }: Sentence): boolean {
  return clause.kind === "verb" && clause.roles.agent?.kind === "actor";
}

/** Each item with what it does; or a loop that says so. */
function planAnyOrder(t: PlanContext, stmt: Extract<ir.Stmt, { kind: "anyOrder" }>): SentencePlan {
  const [binder] = stmt.things;
  const items = itemsOf(t.index.game, stmt);
  if (items === undefined) {
    const { head, inner } = planLoop(t, binder);
    const lead: Lead = { kind: "for", of: head, anyOrder: true };
    return block(lead, planStatements(inner, stmt.body));
  }
  const told = items.map(({ words, condition, body }) => {
    const when = condition && planClause(t, condition);
    return block({ kind: "label", words, when }, planStatements(t, body));
  });
  return block({ kind: "anyOrder" }, told);
}

/** The sentence of a single statement; `undefined` if it takes more. */
function planSingle(
  t: PlanContext,
  list: readonly ir.Stmt[],
  given?: ir.Expr,
): Sentence | undefined {
  const [only, second] = list;
  if (only === undefined || second !== undefined) return undefined;
  switch (only.kind) {
    case "choose":
      return only.options.length === 1 && only.else === undefined
        ? planChoice(t, only, given)
        : undefined;
    case "if":
    case "forEach":
    case "anyOrder":
    case "forPlayer":
    case "eachPlayer":
    case "times":
    case "until":
    case "rule":
      return undefined;
    default:
      only.kind satisfies GroupedStmtKind;
      return planSentence(t, only);
  }
}

// Choices ------------------------------------------------------------------------------------

type Choose = Extract<ir.Stmt, { kind: "choose" }>;

/** `given` is what has just been asked. */
function planChoice(t: PlanContext, stmt: Choose, given?: ir.Expr): Sentence {
  const { may, options } = stmt;
  // What follows where nothing can be chosen says so itself.
  const isNoted = !may && stmt.else === undefined && canLapse(stmt, given);
  const rest = isNoted ? { notes: [{ kind: "ifPossible", who: t.who } as const] } : {};
  // What cannot be done lapses, so it is no duty.
  const mode = may ? ({ mode: "may" } as const) : {};
  const agent = actor(t);
  const [only, second] = options;
  if (only !== undefined && second === undefined) {
    const clause = verbClause("perform", { agent, theme: planOption(t, only, true, true) }, mode);
    const told = planDeed(t, only, may ? "may" : "must");
    return sentenceOf(clause, { ...rest, ...(told ? { told } : {}) });
  }
  const isFree = options.every(({ move }) => move.free);
  const items = options.map((option): SentencePlan => {
    return { kind: "item", of: planOption(t, option, !isFree, false) };
  });
  const theme: NounPhrase = { kind: "oneOfActions", free: isFree };
  return sentenceOf(verbClause("perform", { agent, theme }, mode), { ...rest, items });
}

/** `“dive for pearls” without its costs (the wanted colour: red)` */
function planOption(
  t: PlanContext,
  { move, args }: Choose["options"][number],
  saysFree: boolean,
  isLone: boolean,
): NounPhrase {
  const given = move.params.flatMap((param, i) => {
    const arg = args[i];
    const name = localPhrase(t, param);
    if (arg === undefined) return [];
    const value = planValue(t, arg);
    return isSamePhrase(name, value) ? [] : [{ name, value }];
  });
  const path = t.index.paths.get(move);
  return { kind: "action", name: move.name, path, free: move.free && saysFree, isLone, given };
}
