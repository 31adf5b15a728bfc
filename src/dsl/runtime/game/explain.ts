// Explains why an action is illegal: finds the reading of its arguments that is closest to legal,
// the need that fails for it, and a legal alternative.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { REASON } from "../engine/explanation-numbers.ts";
import { explainMove, listNeeds, listOptions } from "../engine/program-api.ts";
import type { DisplayText, Meta, MoveMeta, ParamMeta, SourceRef } from "../meta/meta.ts";
import type { NeedMeta } from "../meta/needs.ts";
import { MOST_NAMED, type RefusalFacts } from "./explanations/facts.ts";
import { pickFacts, unneeded } from "./explanations/pick-facts.ts";
import { fillText } from "./explanations/placeholder.ts";
import { renderAlternative, renderRefusal } from "./explanations/render.ts";
import type { Explanation, State } from "./game.ts";
import { DECLINE, decode, moveOf } from "./notation.ts";
import { formatOption } from "./option-text.ts";
import type { LoadedMatch } from "./table-game.ts";

/** Maximum number of argument combinations that are checked. */
const MOST_READINGS = 60_000;
/** Maximum number of readings whose conditions are compared. */
const MOST_ALIKE = 500;

interface Closeness {
  /** Number of checks passed; more is closer to legal. */
  readonly progress: number;
  /** By how much the last check failed, or 0 if that is not a number. */
  readonly lack: number;
}

interface Failure extends Closeness {
  readonly args: readonly number[];
  readonly verdict: number;
  readonly kept: readonly number[];
  /** Which of the need's texts holds. */
  readonly text: number;
}

/** The failure to speak of, and the arguments of all that are as close. */
interface Closest extends Failure {
  readonly alike: readonly (readonly number[])[];
}

/** Explains why an action with some of its arguments is legal or illegal. */
export function explain(
  loaded: LoadedMatch,
  state: State,
  action: string,
  given: Readonly<Record<string, number>>,
): Explanation {
  const { meta } = loaded;
  if (state[0] !== 0) return refused(loaded, "over", { kind: "over" });
  const site = meta.sites[state[8] as number];
  const move = site?.moves.find((m) => meta.moves[m]?.id === action) ?? -1;
  const moveMeta = meta.moves[move];
  if (moveMeta === undefined) return notOffered(loaded, state, action);

  const known = ofParams(moveMeta, given);
  const options = legalOptions(loaded, state, move);
  const count = Object.keys(known).length;
  if (options.some((option) => agreement(meta, moveMeta, option, known) === count)) {
    const surplus = Object.keys(given).find((id) => known[id] === undefined);
    return surplus === undefined
      ? { legal: true, reason: undefined, conditions: [], instead: undefined }
      : refused(loaded, surplus, unneeded(meta, action, surplus), moveMeta.source);
  }
  const failure = closest(loaded, state, move, moveMeta, known);
  return {
    legal: false,
    reason: failure && reasonOf(loaded, state, moveMeta, failure),
    conditions: failure === undefined ? [] : conditionsOf(loaded, state, move, failure),
    instead: alternative(loaded, moveMeta, options, known),
  };
}

/** Returns the arguments that this form of the action takes. */
function ofParams(
  { params }: MoveMeta,
  given: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    params.flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])),
  );
}

const NOWHERE: SourceRef = { file: 0, start: 0, end: 0, line: 1 };

function refused(
  { wordings }: LoadedMatch,
  need: string,
  facts: RefusalFacts,
  source = NOWHERE,
): Explanation {
  return {
    legal: false,
    reason: { need, text: renderRefusal(wordings, facts), source },
    conditions: [],
    instead: undefined,
  };
}

/** Names the actions that are possible instead, if they are few. */
function notOffered(loaded: LoadedMatch, state: State, action: string): Explanation {
  const { meta, program } = loaded;
  const name = meta.moves.find(({ id }) => id === action)?.name ?? { de: action, en: action };
  const moves = listOptions(program, state)
    .filter((option) => option !== DECLINE)
    .map((option) => moveOf(meta, decode(meta, option).move));
  const names = [...new Map(moves.map((move) => [move.id, move.name])).values()];
  const others = names.length > MOST_NAMED ? [] : names;
  return refused(loaded, "notNow", { kind: "notNow", action: name, others });
}

function legalOptions({ meta, program }: LoadedMatch, state: State, move: number): number[] {
  const { base, count } = moveOf(meta, move);
  return listOptions(program, state).filter((option) => option >= base && option < base + count);
}

/** Returns how many of the given arguments an option has in common. */
function agreement(
  meta: Meta,
  move: MoveMeta,
  option: number,
  given: Readonly<Record<string, number>>,
): number {
  const { args } = decode(meta, option);
  return move.params.filter(({ id }, i) => given[id] !== undefined && given[id] === args[i]).length;
}

/**
 * Returns the similarity of an option to the given arguments; an earlier parameter outweighs all
 * later ones.
 */
function closeness(
  meta: Meta,
  move: MoveMeta,
  option: number,
  given: Readonly<Record<string, number>>,
): number {
  const { args } = decode(meta, option);
  const weights = move.params.map(({ id }, i) =>
    given[id] === args[i] ? 2 ** (move.params.length - i) : 0,
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Returns the failure that is closest to legal among all completions of the arguments. */
function closest(
  { program }: LoadedMatch,
  state: State,
  move: number,
  { params }: MoveMeta,
  given: Readonly<Record<string, number>>,
): Closest | undefined {
  const domains = params.map(({ id, from, count }) => {
    const value = given[id];
    return value === undefined ? Array.from({ length: count }, (_, i) => from + i) : [value];
  });
  const readings = domains.reduce((product, domain) => product * domain.length, 1);
  let best: Failure | undefined;
  let alike: (readonly number[])[] = [];
  for (let reading = 0; reading < Math.min(readings, MOST_READINGS); reading++) {
    const args = pickReading(domains, reading);
    const verdict = explainMove(program, state, move, args);
    if (verdict === 0) continue;
    // A need that fails is closer to legal than a picked value that is not available.
    const progress = verdict > 0 ? 1000 + verdict : -verdict;
    const lack = verdict > 0 ? (program.M[REASON.lack] as number) : 0;
    if (progress > (best?.progress ?? 0)) alike = [];
    if (progress >= (best?.progress ?? 0) && alike.length < MOST_ALIKE) alike.push(args);
    if (best !== undefined && !isCloser({ progress, lack }, best)) continue;
    const text = program.M[REASON.text] as number;
    best = { args, progress, lack, verdict, kept: [...program.W], text };
  }
  return best && { ...best, alike };
}

function pickReading(domains: readonly (readonly number[])[], reading: number): number[] {
  let rest = reading;
  return domains.map((domain) => {
    const value = domain[rest % domain.length] ?? 0;
    rest = Math.floor(rest / domain.length);
    return value;
  });
}

function isCloser(a: Closeness, b: Closeness): boolean {
  return a.progress !== b.progress ? a.progress > b.progress : a.lack < b.lack;
}

function reasonOf(
  loaded: LoadedMatch,
  state: State,
  move: MoveMeta,
  failure: Failure,
): NonNullable<Explanation["reason"]> {
  const { meta, wordings } = loaded;
  const { verdict, kept } = failure;
  if (verdict > 0) {
    // A positive verdict of a program is an index into its needs, + 1.
    const need = meta.needs[verdict - 1] as NeedMeta;
    return { need: need.id, text: needText(loaded, state, need, failure), source: need.source };
  }
  const picked = -verdict - 1;
  const param = move.params[picked] as ParamMeta;
  const facts = pickFacts(meta, state, param, { value: failure.args[picked] ?? 0, kept });
  return { need: param.id, text: renderRefusal(wordings, facts), source: move.source };
}

/**
 * Returns which needs hold: those before the failed one do, those after it may as well. What differs
 * among equally close readings is left out: nothing is said about a value that is not given.
 */
function conditionsOf(
  { meta, program }: LoadedMatch,
  state: State,
  move: number,
  { verdict, args, alike }: Closest,
): Explanation["conditions"] {
  if (verdict < 0) return [];
  const pairs = (reading: readonly number[]) => listNeeds(program, state, move, reading);
  const found = pairs(args);
  const others = alike.map(pairs);
  const needs = found.filter((_, i) => i % 2 === 0);
  const failed = needs.findIndex((need, i) => need === verdict - 1 && found[2 * i + 1] !== 1);
  return needs.flatMap((need, place) => {
    const id = meta.needs[need]?.id;
    const value = found[2 * place + 1];
    const isSure = value !== -1 && others.every((one) => one[2 * place + 1] === value);
    if (id === undefined || (place > failed && !isSure)) return [];
    return [{ need: id, holds: place < failed || (place > failed && value === 1) }];
  });
}

/** Returns the text of a need with its placeholders filled; without one, its condition as written. */
function needText(
  loaded: LoadedMatch,
  state: State,
  { texts, condition }: NeedMeta,
  { kept, lack, text }: Failure,
): DisplayText {
  const found = texts.length === 1 ? texts[0] : texts[text];
  if (found === undefined) return renderRefusal(loaded.wordings, { kind: "unmet", condition });
  return fillText(loaded, found.text, found.holes, { state, kept, lack });
}

/**
 * Returns the legal option most similar to the given arguments, or `undefined` if none has an
 * argument in common.
 */
function alternative(
  loaded: LoadedMatch,
  move: MoveMeta,
  options: readonly number[],
  given: Readonly<Record<string, number>>,
): Explanation["instead"] {
  let best: { option: number; shared: number } | undefined;
  for (const option of options) {
    const shared = closeness(loaded.meta, move, option, given);
    if (shared > (best?.shared ?? 0)) best = { option, shared };
  }
  if (best === undefined) return undefined;
  const text = renderAlternative(loaded.wordings, formatOption(loaded, best.option));
  return { option: best.option, text };
}
