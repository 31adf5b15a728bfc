// Actions as rulebooks tell them: by what they do, or by their author's words after a modal verb.

import type * as ir from "../../ir/ir.ts";
import { elementNoun } from "../lexicon/nouns.ts";
import { verbClause } from "./compare.ts";
import type { PlanContext } from "./context.ts";
import { planValue } from "./expr.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { ownedBy, planPlace } from "./place.ts";
import type { Clause, Deed, VerbClause } from "./plan.ts";
import { actor, modified, thing } from "./referring-expressions.ts";

type Option = Extract<ir.Stmt, { kind: "choose" }>["options"][number];
type Pick = Extract<ir.HeadStep, { kind: "pick" }>;

/** What a single action is told as where it is offered; `undefined` if only its name will do. */
export function planDeed(t: PlanContext, option: Option, mode: "may" | "must"): Clause | undefined {
  return planMoved(t, option, mode) ?? planNamedDeed(t, option, mode);
}

/** An action by its author's words. */
export function deedOf(
  t: PlanContext,
  move: ir.OptionSchema,
  mode: Deed["mode"],
): Deed | undefined {
  const { name } = move;
  const object = picksOf(move).flatMap((pick) => objectOf(t, pick, name))[0];
  const isArticled = /(?:^| )(?:an?|the|your|their) /.test(name.en);
  if (!/\p{Ll}n$/u.test(name.de) || (object === undefined && isArticled)) return undefined;
  const path = t.index.paths.get(move);
  return { kind: "deed", agent: actor(t), mode, name, object, path };
}

function picksOf({ head }: ir.OptionSchema): readonly Pick[] {
  return head.filter((step) => step.kind === "pick");
}

/** The noun of what is picked, if the action's name has it: `Fisch werfen`, `throw a fish`. */
function objectOf(t: PlanContext, { domain }: Pick, name: ir.LocalizedText): ir.LocalizedNoun[] {
  if (domain.kind !== "zone") return [];
  const noun = elementNoun(t.index, domain.zone.zone);
  const isIn = name.de.startsWith(`${noun.de.one} `) && / an? /.test(` ${name.en}`);
  return isIn && name.en.includes(noun.en.one) && noun.en.isName !== true ? [noun] : [];
}

/** One that is free of its costs is done without what they take. */
function planNamedDeed(t: PlanContext, { move, args }: Option, mode: "may" | "must") {
  const deed = args.length > 0 ? undefined : deedOf(t, move, mode);
  if (deed === undefined || !move.free) return deed;
  const whole = t.index.game.moves.find(({ id, free }) => id === move.id && !free);
  const kept = new Set(picksOf(move).map(({ local }) => local.name));
  const [cost, second] = picksOf(whole ?? move).filter(({ local }) => !kept.has(local.name));
  if (cost?.domain.kind !== "zone" || second !== undefined) return undefined;
  const without = thing(elementNoun(t.index, cost.domain.zone.zone), "a");
  return { ...deed, isAtOnce: true, without } as const;
}

/**
 * An action that only moves a thing from where it is picked: `you may put a cod or an eel from one
 * of the basins 1 to 6 into your net`. What it is passed are the kinds of things.
 */
function planMoved(
  t: PlanContext,
  { move, args }: Option,
  mode: "may" | "must",
): VerbClause | undefined {
  const [step, second] = move.body;
  const pick = picksOf(move).at(-1);
  if (step?.kind !== "move" || second !== undefined || pick?.domain.kind !== "zone")
    return undefined;
  const { zone } = pick.domain;
  const isPicked = step.what.kind === "local" && step.what.local === pick.local;
  if (!isPicked || step.from.kind !== "zone" || step.from.zone !== zone.zone) return undefined;
  const what = planKindsMoved(move, args, pick);
  const from = planSource(t, move, zone);
  if (what === undefined || from === undefined) return undefined;
  const source = { ...planPlace(t, "from", zone), of: from };
  const places = [source, planPlace(t, "into", step.to)];
  return verbClause("put", { agent: actor(t), theme: what }, { mode, places });
}

/** The things that may be moved: all that lie there, or those of the kinds that are passed. */
function planKindsMoved(
  { head, params }: ir.OptionSchema,
  args: readonly ir.Expr[],
  pick: Pick,
): NounPhrase | undefined {
  const [need, second] = head.flatMap((step) =>
    step.kind === "need" ? [step.need.condition] : [],
  );
  const [param] = params;
  const [arg] = args;
  if (need === undefined || second !== undefined || param === undefined || arg === undefined)
    return undefined;
  if (need.kind !== "isIn" || need.of.kind !== "pieceField" || need.domain.kind !== "set")
    return undefined;
  const { of } = need.of;
  const { set } = need.domain;
  const isAsked =
    of.kind === "local" && of.local === pick.local && set.kind === "local" && set.local === param;
  const base = need.of.type;
  if (!isAsked || base.kind !== "enum" || arg.kind !== "setOf") return undefined;
  const nouns = arg.members.flatMap((one) =>
    one.kind === "const" ? (base.enum.members[one.value]?.noun ?? []) : [],
  );
  if (
    nouns.length === 0 ||
    nouns.length < arg.members.length ||
    nouns.some(({ en }) => en.isName === true)
  )
    return undefined;
  return { kind: "list", by: "or", items: nouns.map((noun) => thing(noun, "a")) };
}

/** Where it is picked: there, or in one of a family of zones that is picked first. */
function planSource(
  t: PlanContext,
  move: ir.OptionSchema,
  { zone, owner, index }: ir.ZoneRef,
): NounPhrase | undefined {
  const picks = picksOf(move);
  if (index === undefined) return picks.length === 1 ? ownedBy(t, zone.noun, owner) : undefined;
  const [first, , third] = picks;
  if (index.kind !== "local" || index.local !== first?.local || third !== undefined)
    return undefined;
  if (first.domain.kind !== "range") return undefined;
  const [from, to] = [planValue(t, first.domain.from), planValue(t, first.domain.to)];
  const all = modified(ownedBy(t, zone.noun, owner, "many"), {
    kind: "value",
    of: { kind: "interval", from, to },
  });
  return { kind: "oneOf", which: "a", group: undefined, noun: zone.noun, all };
}
