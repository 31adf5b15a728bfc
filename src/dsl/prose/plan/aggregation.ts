// Aggregation: the plans of a rule as a rulebook tells them, with steps that belong together in one
// sentence. What other rules tell (exceptions, reasons of the ledger) is left out; the exact reading
// has all of it.

import type { LocalizedText } from "../../ir/ir.ts";
import { verbClause } from "./compare.ts";
import type { Amount, Modifier, NounPhrase, Place, Thing } from "./noun-phrase.ts";
import type { Clause, Deed, Lead, Sentence, SentencePlan, VerbClause } from "./plan.ts";
import { isSamePhrase, thing } from "./referring-expressions.ts";

/** `deed` is what the rule is about, if it is an action. */
export function aggregate(plans: readonly SentencePlan[], deed?: Deed): SentencePlan[] {
  const list = plans.flatMap((plan) => aggregatePlan(plan));
  const steps = joinCosts(joinSteps(joinPoints(list))).flatMap(withoutOthers);
  return deed === undefined ? steps : soleGain(steps, deed);
}

function aggregatePlan(plan: SentencePlan): SentencePlan[] {
  switch (plan.kind) {
    case "requirement":
      return [requiredSentence(plan.clause) ?? plan];
    case "block": {
      if (plan.lead.kind === "event" && plan.lead.each !== undefined)
        return perThing(plan.lead, plan.lead.each, plan.items);
      const items = aggregate(plan.items);
      return [isUnchanged(items, plan.items) ? plan : { ...plan, items }];
    }
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

/** Whether aggregation has left all plans as they are. */
export function isUnchanged(
  some: readonly SentencePlan[],
  others: readonly SentencePlan[],
): boolean {
  return some.length === others.length && some.every((plan, i) => plan === others[i]);
}

// Requirements -------------------------------------------------------------------------------

/** `the space must be empty`; `undefined` for what is no single positive clause. */
function requiredSentence(clause: Clause): Sentence | undefined {
  if (clause.kind === "authored" && clause.negated === false && isAboutBeing(clause.text.words))
    return { kind: "sentence", clause: { ...clause, mode: "must" } };
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

/** Whether an author says what something is: `{der space} ist ein Riff`. */
function isAboutBeing({ de, en }: LocalizedText): boolean {
  return /^\S+ \S+ (?:ist|sind) /.test(de) && /^\S+ \S+ (?:is|are) /.test(en);
}

// Sentences ----------------------------------------------------------------------------------

/** `while the oyster lies in your reef` is `with the oyster`. */
function shortened(sentence: Sentence): Sentence {
  const { lead, clause: named, told, ...rest } = sentence;
  const clause = told ?? named;
  const source = lead?.kind === "while" ? soleSource(lead.clause) : undefined;
  const short = clause.kind === "verb" ? shortClause(clause) : clause;
  if (lead === undefined && short === named) return sentence;
  return { ...rest, clause: short, ...shortLead(lead, told !== undefined, source) };
}

/** The heading says when a thing does what it may do; conditions stand before the verb. */
function shortLead(
  lead: Lead | undefined,
  isTold: boolean,
  source: NounPhrase | undefined,
): { readonly lead?: Lead } {
  if (source !== undefined) return { lead: { kind: "with", of: source } };
  if (lead?.kind === "event" && lead.isOwn && isTold) return {};
  if (lead?.kind === "if" && lead.otherwise !== true) return { lead: { ...lead, isShort: true } };
  return lead === undefined ? {} : { lead };
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

/** Of an action with one gain it is said what it brings: `if you use no net, you gain 1 pearl`. */
function soleGain(plans: readonly SentencePlan[], deed: Deed): SentencePlan[] {
  const gains = plans.filter((plan) => !isMark(plan));
  const [only, second] = gains;
  const gain = only && second === undefined ? plainVerb(only) : undefined;
  if (gain?.verb !== "gain" || gains.length === plans.length) return [...plans];
  return [{ kind: "sentence", lead: { kind: "if", isShort: true, clause: deed }, clause: gain }];
}

/** What is so from now on, which other rules read. */
function isMark(plan: SentencePlan): boolean {
  if (plan.kind !== "sentence" || plan.lead !== undefined) return false;
  const { clause } = plan;
  return (clause.kind === "verb" || clause.kind === "authored") && clause.adverb === "nowOn";
}

// Points -------------------------------------------------------------------------------------

/** Equal points for several things, with the time at which the game books others. */
function joinPoints(plans: readonly SentencePlan[]): SentencePlan[] {
  const clauses = plans.map(plainVerb);
  const gains = clauses.flatMap((one) => (one?.verb === "score" ? (gainOf(one) ?? []) : []));
  const [first, second] = gains;
  const others = clauses.filter((one) => one?.verb !== "score");
  const [time] = others.map((one) => (one?.verb === "happen" ? one.at : undefined));
  const isWhole = gains.length + others.length === plans.length && others.length < 2;
  if (first === undefined || second === undefined || !isWhole) return [...plans];
  if (others.length === 1 && time === undefined) return [...plans];
  if (!gains.every((one) => one.n === first.n)) return [...plans];
  const agent: NounPhrase = { kind: "list", by: "and", items: gains.map(({ each }) => each) };
  const { recipient, theme } = first;
  const lead = time === undefined ? {} : ({ lead: { kind: "event", event: time } } as const);
  return [{ kind: "sentence", ...lead, clause: verbClause("bring", { agent, recipient, theme }) }];
}

/** So many points for each of some things. */
function gainOf({ roles }: VerbClause) {
  const { agent: recipient, theme, per } = roles;
  if (theme?.kind !== "amount" || recipient === undefined) return undefined;
  const { count } = theme;
  const isGroup = count.kind === "per" && count.isPlain && count.rounded !== "up";
  const [times, each] = isGroup
    ? [count.times, count.each]
    : [count.kind === "number" ? count.of : undefined, per];
  if (times?.kind !== "number" || each === undefined) return undefined;
  const number = { kind: "number", of: times, isOne: times.n === 1 } as const;
  const plain: Amount = { ...theme, count: number };
  return { n: times.n, each: withoutYou(each), recipient, theme: plain };
}

/** Whose things they are goes without saying where they bring the reader points. */
function withoutYou(of: NounPhrase): NounPhrase {
  if (of.kind !== "oneOf" || of.modifiers?.length) return of;
  if (of.group === undefined) return thing(of.noun, "each");
  return { kind: "group", size: of.group, noun: of.noun, modifiers: [] };
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
