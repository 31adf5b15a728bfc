// Comparisons: `the space has the same colour as the fish`, `you have at least 2 pearls`.

import type * as ir from "../../ir/ir.ts";
import { isInGroup } from "../../operators/operators.ts";
import {
  elementNoun,
  fieldNoun,
  isCalled,
  isContent,
  isNamedNumber,
  localName,
  MARKER,
  nounOfCounter,
  PARTICIPANT,
  unnamed,
} from "../lexicon/nouns.ts";
import { planTimes } from "./amount.ts";
import { planClause } from "./condition.ts";
import type { PlanContext } from "./context.ts";
import { plainNumber } from "./exceptions.ts";
import { planNumeral, planValue } from "./expr.ts";
import { fieldOf } from "./ir-patterns.ts";
import type { Amount, Count, NounPhrase } from "./noun-phrase.ts";
import { ownedBy, planPlace, planZone } from "./place.ts";
import type { Clause, Comparison, VerbClause } from "./plan.ts";
import { isOneWord, number, somebody, thing } from "./referring-expressions.ts";

type Binary = Extract<ir.Expr, { kind: "binary" }>;
type Op = Comparison["op"];

export function verbClause(
  verb: VerbClause["verb"],
  roles: VerbClause["roles"],
  rest: Omit<Partial<VerbClause>, "kind" | "verb" | "roles"> = {},
): VerbClause {
  return { kind: "verb", verb, roles, ...rest };
}

/** `the die is 3`, or what it says of sizes, places and fields. */
export function planEqual(t: PlanContext, { left, right }: Binary, negated: boolean): Clause {
  if (right.kind === "const" && right.type.kind === "orNone") return planNone(t, left, negated);
  if (right.kind === "const" && right.type.kind === "yesno")
    return planClause(t, left, negated !== (right.value === 0));
  if (left.type.kind === "yesno" && right.type.kind === "yesno")
    return { kind: "iff", left: planClause(t, left), right: planClause(t, right, negated) };
  const op = negated ? "is not" : "is";
  if (left.kind === "players") return planPlayers(t, right, op);
  if (left.kind === "zoneSize" && isZero(right)) return planEmptyZone(t, left.zone, negated);
  if (left.kind === "cell") return planCellIs(t, left, right, negated);
  return (
    planPossession(t, left, right, op) ??
    planOccurrence(t, left, right, op) ??
    planSameField(t, left, right, negated) ??
    verbClause("be", { theme: planValue(t, left), predicate: planValue(t, right) }, { negated })
  );
}

/** `the space has the same colour as the fish` */
function planSameField(
  t: PlanContext,
  left: ir.Expr,
  right: ir.Expr,
  negated: boolean,
): Clause | undefined {
  const [one, other] = [fieldOf(left), fieldOf(right)];
  if (one === undefined || other === undefined) return undefined;
  const noun = fieldNoun(one.of.type, one.field);
  if (noun.de.one !== fieldNoun(other.of.type, other.field).de.one || noun.de.article === "")
    return undefined;
  const field = { ...thing(noun, "the"), adjective: "same" as const };
  const roles = { theme: planValue(t, one.of), field, than: planValue(t, other.of) };
  return verbClause("haveSame", roles, { negated });
}

/** A field: `the space has no fish`; a mark: `the lead is set`; any other: `the fish is missing`. */
function planNone(t: PlanContext, of: ir.Expr, negated: boolean): Clause {
  if (of.kind === "mark")
    return verbClause("beFixed", { theme: planValue(t, of) }, { negated: !negated });
  const field = fieldOf(of);
  if (field === undefined) {
    const theme = planValue(t, of);
    return negated
      ? verbClause("beState", { theme }, { state: "present" })
      : verbClause("miss", { theme });
  }
  const noun = fieldNoun(field.of.type, field.field);
  return verbClause("haveField", {
    theme: planValue(t, field.of),
    field: thing(noun, negated ? "a" : "no"),
  });
}

function planCellIs(
  t: PlanContext,
  { cell, type }: Extract<ir.Expr, { kind: "cell" }>,
  right: ir.Expr,
  negated: boolean,
): Clause {
  const theme = type.kind === "player" ? ownedBy(t, MARKER, right) : planSameKind(t, right);
  return verbClause("lie", { theme }, { places: [planPlace(t, "inside", cell)], negated });
}

/** Things of one kind cannot be told apart. */
function planSameKind(t: PlanContext, right: ir.Expr): NounPhrase {
  const of = planValue(t, right);
  if (right.kind !== "local" || right.type.kind !== "piece") return of;
  const { noun, id } = localName(t.index, right.local);
  if (t.locals.has(right.local) || id !== undefined || noun.de.article === "")
    return { kind: "sameKind", of };
  return { ...thing(noun, "the"), adjective: "alike" };
}

function planPlayers(t: PlanContext, right: ir.Expr, op: Op): Clause {
  const of = planValue(t, right);
  const isOne = right.kind === "const" && right.value === 1;
  const count: Count = isOneWord(of) ? { kind: "number", of, isOne } : { kind: "asMany", of };
  const noun = PARTICIPANT;
  const size = isInGroup(op, "order") ? { size: op } : {};
  const agent: Amount = { kind: "amount", noun, count, ...size };
  return verbClause("play", { agent }, { negated: op === "is not" });
}

function isZero(expr: ir.Expr): boolean {
  return expr.kind === "const" && expr.value === 0;
}

function planEmptyZone(t: PlanContext, ref: ir.ZoneRef, negated: boolean): Clause {
  if (!isContent(ref.zone))
    return verbClause("beState", { theme: planZone(t, ref) }, { state: "empty", negated });
  const count: Count = negated ? { kind: "number", of: number(1), isOne: true } : { kind: "none" };
  const theme: Amount = {
    kind: "amount",
    noun: ref.zone.noun,
    count,
    ...(negated ? { size: ">=" } : {}),
  };
  if (ref.owner?.kind === "you") return verbClause("have", { agent: somebody(t), theme });
  return verbClause("exist", { theme });
}

/** `the die is at least 3` */
export function planComparison(
  t: PlanContext,
  { left, right }: Binary,
  op: "<" | "<=" | ">" | ">=",
): Clause {
  if (left.kind === "players") return planPlayers(t, right, op);
  if (left.kind === "zoneSize" && op === ">" && isZero(right))
    return planEmptyZone(t, left.zone, true);
  const had = planPossession(t, left, right, op) ?? planOccurrence(t, left, right, op);
  if (had !== undefined) return had;
  const [theme, than] = [planValue(t, left), planValue(t, right)];
  const many = isMany(theme) && isMany(than);
  return verbClause("compare", { theme, than }, { size: { op, many } });
}

function isMany(of: NounPhrase): boolean {
  return of.kind === "thing" && of.many === true;
}

/** `the die occurs 2 times among the number dice`: how many there are of what is not named outright. */
function planOccurrence(t: PlanContext, left: ir.Expr, right: ir.Expr, op: Op): Clause | undefined {
  if (left.kind !== "howMany") return undefined;
  const [counted, times] = [unnamed(t.index, left.what), planTimes(t, right)];
  if (counted === undefined || times === undefined) return undefined;
  const places = [planPlace(t, "inside", left.zone)];
  const theme = planValue(t, counted);
  if (isZero(right) && op === "is")
    return verbClause("occur", { theme }, { places, negated: true });
  const isNot = op === "is not";
  return verbClause(
    "occur",
    { theme, times },
    { places, size: { op: isNot ? "is" : op, many: false }, negated: isNot },
  );
}

/** `you have at least 2 pearls` */
function planPossession(t: PlanContext, left: ir.Expr, right: ir.Expr, op: Op): Clause | undefined {
  const noun = ownedNoun(t, left);
  return noun && verbClause("have", { agent: somebody(t), theme: planSize(t, noun, right, op) });
}

/** What you have of something, if an expression says how much of it. */
function ownedNoun(t: PlanContext, expr: ir.Expr): ir.LocalizedNoun | undefined {
  if (expr.kind === "counter") {
    const { counter, owner, index } = expr.counter;
    const isKnown = index === undefined || isCalled(counter, index);
    return owner?.kind === "you" && isKnown ? nounOfCounter(t, counter, index) : undefined;
  }
  if (expr.kind === "score" && expr.owner.kind === "you") return t.index.game.points;
  if (expr.kind === "zoneSize" && expr.zone.owner?.kind === "you" && isContent(expr.zone.zone))
    return elementNoun(t.index, expr.zone.zone);
  return undefined;
}

function planSize(t: PlanContext, noun: ir.LocalizedNoun, right: ir.Expr, op: Op): Amount {
  if (isZero(right) && op === "is") return { kind: "amount", noun, count: { kind: "none" } };
  if (isZero(right) && (op === ">" || op === "is not")) {
    const one: Count = { kind: "number", of: number(1), isOne: true };
    return { kind: "amount", noun, count: one, size: ">=" };
  }
  return { kind: "amount", noun, count: countOf(t, right, op), size: op };
}

function countOf(t: PlanContext, right: ir.Expr, op: Op): Count {
  const plain = plainNumber(right);
  const of = planNumeral(t, right);
  if (plain !== undefined)
    return { kind: "number", of: planTimes(t, right) ?? of, isOne: plain === 1 };
  if (isNamedNumber(right) && op !== ">" && op !== "<") return { kind: "named", of };
  return isOneWord(of) ? { kind: "number", of, isOne: false } : { kind: "asMany", of };
}
