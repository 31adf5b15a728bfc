// Aggregation: the plans of a rule as a rulebook tells them, with steps that belong together in one
// sentence. What other rules tell (exceptions, reasons of the ledger) is left out; the exact reading
// has all of it.

import { verbClause } from "./compare.ts";
import type { Amount, Modifier, NounPhrase, Place, Thing } from "./noun-phrase.ts";
import type { Clause, Lead, Sentence, SentencePlan, VerbClause } from "./plan.ts";
import { isSamePhrase, thing } from "./referring-expressions.ts";

export function aggregate(plans: readonly SentencePlan[]): SentencePlan[] {
  const list = plans.flatMap((plan) => aggregatePlan(plan));
  return joinCosts(joinSteps(list)).flatMap(withoutOthers);
}

function aggregatePlan(plan: SentencePlan): SentencePlan[] {
  switch (plan.kind) {
    case "requirement":
      return [requiredSentence(plan.clause) ?? plan];
    case "block":
      return plan.lead.kind === "event" && plan.lead.each !== undefined
        ? perThing(plan.lead, plan.lead.each, plan.items)
        : [{ ...plan, items: aggregate(plan.items) }];
    case "sentence":
      return [shortened(plan)];
    case "stock":
      // Refusals are shown where something is refused.
      return plan.id === "refusal" || plan.id === "refusalWhen" ? [] : [plan];
    case "definition":
    case "case":
    case "paragraph":
    case "item":
    case "author":
    case "ranking":
      return [plan];
    default:
      return plan satisfies never;
  }
}

// Requirements -------------------------------------------------------------------------------

/** `the space must be empty`; `undefined` for what is no single positive clause. */
function requiredSentence(clause: Clause): Sentence | undefined {
  if (clause.kind !== "verb" || clause.negated === true || hasNo(clause)) return undefined;
  switch (clause.verb) {
    case "haveSame": {
      const { theme, than, field } = clause.roles;
      const items = [theme, than].flatMap((of) => (of === undefined ? [] : [of]));
      if (field === undefined || !items.every(isPlainThing)) return must(clause);
      const both: NounPhrase = {
        kind: "list",
        by: "and",
        items: items.map((of) => (of.kind === "thing" ? { ...of, which: "none" } : of)),
      };
      return must(verbClause("shareField", { theme: both, field }));
    }
    case "lie":
      return must({
        ...clause,
        places: (clause.places ?? []).map(withoutOwner),
        adverb: "already",
      });
    case "be":
      // `the colour of the space must be red` is no sentence of a rulebook.
      return [clause.roles.theme, clause.roles.predicate].every((of) => of?.kind === "thing")
        ? must(clause)
        : undefined;
    case "beState":
      return clause.state === "present" ? undefined : must(clause);
    case "have":
    case "compare":
      return must(clause);
    default:
      return undefined;
  }
}

function must(clause: VerbClause): Sentence {
  return { kind: "sentence", clause: { ...clause, mode: "must" } };
}

function hasNo({ roles }: VerbClause): boolean {
  return Object.values(roles).some(
    (of) =>
      (of.kind === "thing" && of.which === "no") ||
      (of.kind === "amount" && of.count.kind === "none"),
  );
}

function isPlainThing(of: NounPhrase): of is Thing {
  return of.kind === "thing" && of.which === "the" && of.label === undefined && !of.modifiers;
}

/** `on a neighbouring space` of the space that the rule is about. */
function withoutOwner(place: Place): Place {
  const { of } = place;
  if (of.kind !== "thing" || of.which !== "a") return place;
  const kept = (of.modifiers ?? []).filter(
    (one) => !(one.kind === "related" && one.by === "of" && isPlainThing(one.of)),
  );
  const { modifiers: _, ...bare } = of;
  return { ...place, of: kept.length === 0 ? bare : { ...bare, modifiers: kept } };
}

// Sentences ----------------------------------------------------------------------------------

/** `while the oyster lies in your reef` is `with the oyster`. */
function shortened(sentence: Sentence): Sentence {
  const { lead, clause } = sentence;
  const source = lead?.kind === "while" ? soleSource(lead.clause) : undefined;
  const short = clause.kind === "verb" ? shortClause(clause) : clause;
  return {
    ...sentence,
    clause: short,
    ...(source === undefined ? {} : { lead: { kind: "with", of: source } as const }),
  };
}

function soleSource(clause: Clause): NounPhrase | undefined {
  if (clause.kind !== "verb" || clause.verb !== "beLocated") return undefined;
  const { theme } = clause.roles;
  return theme?.kind === "list" && theme.items.length === 1 ? theme.items[0] : theme;
}

/** Amounts without what other rules tell; `for each` has a place of its own. */
function shortClause(clause: VerbClause): VerbClause {
  const { theme, agent } = clause.roles;
  if (theme?.kind !== "amount") return clause;
  const notes = (theme.notes ?? []).filter(({ kind }) => kind === "onlyWith" || kind === "ifAny");
  const { count } = theme;
  const short: Amount = { ...theme, notes };
  const owner =
    clause.verb === "bring" && agent !== undefined ? { agent: withoutPlace(agent) } : {};
  if (count.kind !== "per" || !count.isPlain || count.rounded !== undefined)
    return { ...clause, roles: { ...clause.roles, ...owner, theme: short } };
  const isOne = count.times.kind === "number" && count.times.n === 1;
  const number = { kind: "number", of: count.times, isOne } as const;
  const roles = { ...clause.roles, ...owner, theme: { ...short, count: number }, per: count.each };
  return { ...clause, roles };
}

/** The place of a single thing that there is once goes without saying. */
function withoutPlace(of: NounPhrase): NounPhrase {
  if (of.kind === "list" && of.items.length === 1 && of.items[0]) return withoutPlace(of.items[0]);
  if (of.kind !== "thing" || of.which !== "the" || of.modifiers?.length !== 1) return of;
  const { modifiers: _, ...bare } = of;
  return bare;
}

// Steps --------------------------------------------------------------------------------------

/** A choice and what is done with what is chosen, as one step. */
function joinSteps(plans: readonly SentencePlan[]): SentencePlan[] {
  const list: SentencePlan[] = [];
  for (const plan of plans) {
    const before = list.at(-1);
    const joined = before && joinedStep(before, plan);
    if (joined === undefined) list.push(plan);
    else list[list.length - 1] = joined;
  }
  return list;
}

function joinedStep(before: SentencePlan, plan: SentencePlan): SentencePlan | undefined {
  const [choice, move] = [plainVerb(before), plainVerb(plan)];
  if (choice?.verb !== "choose" || move === undefined) return undefined;
  const [chosen, moved] = [choice.roles.theme, move.roles.theme];
  const { agent } = choice.roles;
  if (chosen === undefined || agent === undefined || moved?.kind !== "thing") return undefined;
  if (moved.which !== "the" || moved.label !== undefined) return undefined;
  const places = move.places ?? [];
  if (chosen.kind === "thing" && move.verb === "go" && chosen.noun.de.one === moved.noun.de.one) {
    if (!isFrom(chosen.modifiers, places)) return undefined;
    const { modifiers: _, ...theme } = chosen;
    return instruction(verbClause("put", { agent, theme }, { places }));
  }
  const isUsed = chosen.kind === "oneOf" && !chosen.modifiers?.length && move.verb === "remove";
  if (!isUsed || places.length !== 1 || places[0]?.sort !== "content") return undefined;
  const theme: Thing = { ...thing(chosen.noun, "a"), adjective: "any" };
  return instruction(verbClause("use", { agent, theme }));
}

function instruction(clause: VerbClause): Sentence {
  return { kind: "sentence", clause, isInstruction: true };
}

function plainVerb(plan: SentencePlan): VerbClause | undefined {
  if (plan.kind !== "sentence" || plan.lead !== undefined || plan.items !== undefined)
    return undefined;
  return plan.clause.kind === "verb" && plan.clause.mode === undefined ? plan.clause : undefined;
}

/** Whether things are moved from where they were chosen. */
function isFrom(modifiers: readonly Modifier[] = [], places: readonly Place[]): boolean {
  const [only, second] = modifiers;
  if (only?.kind !== "place" || second !== undefined) return false;
  return places.some(({ way, of }) => way === "from" && isSamePhrase(of, only.place.of));
}

/** `use any die` and `you gain 2 pearls` as one sentence. */
function joinCosts(plans: readonly SentencePlan[]): SentencePlan[] {
  const [costs, next, ...rest] = plans;
  if (costs?.kind !== "block" || costs.lead.kind !== "stock" || costs.lead.id !== "costs")
    return [...plans];
  const [only, second] = costs.items;
  const use = only && second === undefined ? plainVerb(only) : undefined;
  const gain = next && plainVerb(next);
  if (use?.verb !== "use" || use.roles.theme === undefined || gain === undefined) return [...plans];
  const lead: Lead = { kind: "using", of: use.roles.theme };
  return [{ kind: "sentence", lead, clause: gain }, ...rest];
}

/** Leaves out what only happens with another thing: the rule of that thing tells it. */
function withoutOthers(
  plan: SentencePlan,
  _: number,
  all: readonly SentencePlan[],
): SentencePlan[] {
  return all.length > 1 && onlySource(plan) !== undefined ? [] : [plan];
}

function onlySource(plan: SentencePlan): NounPhrase | undefined {
  const theme = plan.kind === "sentence" ? amountOf(plan)?.notes : undefined;
  const only = theme?.find((note) => note.kind === "onlyWith");
  return only?.kind === "onlyWith" ? only.of : undefined;
}

function amountOf({ clause }: Sentence): Amount | undefined {
  const theme = clause.kind === "verb" ? clause.roles.theme : undefined;
  return theme?.kind === "amount" ? theme : undefined;
}

// Handlers -----------------------------------------------------------------------------------

/** What happens at an event for each thing of a kind, one sentence for each gain. */
function perThing(
  lead: Extract<Lead, { kind: "event" }>,
  each: NounPhrase,
  items: readonly SentencePlan[],
): SentencePlan[] {
  const per = each.kind === "list" && each.items.length === 1 ? each.items[0] : each;
  const gains = items.map((item) => (item.kind === "sentence" ? shortened(item) : item));
  const block: SentencePlan = { kind: "block", lead, items };
  const told = gains.map((plan, i): SentencePlan | undefined => {
    if (plan.kind !== "sentence" || plan.lead !== undefined || per?.kind !== "thing")
      return undefined;
    const { clause } = plan;
    const amount = amountOf(plan);
    if (clause.kind !== "verb" || clause.verb !== "gain" || amount === undefined) return undefined;
    const { each: _, ...at } = lead;
    const source = onlySource(plan);
    if (source === undefined)
      return i > 0
        ? undefined
        : { kind: "sentence", lead: at, clause: withRoles(clause, { per, theme: amount }) };
    const theme = { ...amount, notes: [] };
    const also = withRoles(clause, { per: { kind: "elided", noun: per.noun }, theme });
    return {
      kind: "sentence",
      lead: { kind: "with", of: source },
      clause: { ...also, adverb: "also" },
    };
  });
  return told.every((one) => one !== undefined) ? told : [block];
}

function withRoles(clause: VerbClause, roles: VerbClause["roles"]): VerbClause {
  return { ...clause, roles: { ...clause.roles, ...roles } };
}
