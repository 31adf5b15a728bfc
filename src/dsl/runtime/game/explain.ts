// Explains why an action is illegal: finds the reading of its arguments that is closest to legal,
// the need that fails for it, and a legal alternative.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import { listOptions } from "../engine/program-api.ts";
import type {
  DisplayNoun,
  DisplayText,
  Meta,
  MoveMeta,
  ParamMeta,
  SourceRef,
} from "../meta/meta.ts";
import type { CounterRefMeta, NeedMeta } from "../meta/needs.ts";
import { explanationText, NO_VALUE } from "./explanation-text.ts";
import type { Explanation, State } from "./game.ts";
import { decode, formatCount, formatOption, formatValue, moveOf } from "./notation.ts";
import type { LoadedGame } from "./table-game.ts";

/** Maximum number of argument combinations that are checked. */
const MOST_READINGS = 60_000;

interface Failure {
  readonly args: readonly number[];
  /** Number of checks passed; more is closer to legal. */
  readonly progress: number;
  /** By how much the last check failed, or 0 if that is not a number. */
  readonly lack: number;
  readonly verdict: number;
  readonly kept: readonly number[];
}

/** Explains why an action with some of its arguments is legal or illegal. */
export function explain(
  loaded: LoadedGame,
  state: State,
  action: string,
  given: Readonly<Record<string, number>>,
): Explanation {
  const { meta } = loaded;
  if (state[0] !== 0) return reasonWithout("over", explanationText.matchOver);
  const site = meta.sites[state[8] as number];
  const move = site?.moves.find((m) => meta.moves[m]?.id === action) ?? -1;
  const moveMeta = meta.moves[move];
  if (moveMeta === undefined) return notOffered(meta, action);

  const options = legalOptions(loaded, state, move);
  if (
    options.some((option) => agreement(meta, moveMeta, option, given) === Object.keys(given).length)
  ) {
    return { legal: true, reason: undefined, instead: undefined };
  }
  const failure = closest(loaded, state, move, moveMeta, given);
  return {
    legal: false,
    reason: failure === undefined ? undefined : wordsOf(meta, moveMeta, failure),
    instead: alternative(meta, moveMeta, options, given),
  };
}

function reasonWithout(need: string, text: DisplayText): Explanation {
  const source: SourceRef = { file: 0, start: 0, end: 0, line: 1 };
  return { legal: false, reason: { need, text, source }, instead: undefined };
}

function notOffered(meta: Meta, action: string): Explanation {
  const name = meta.moves.find(({ id }) => id === action)?.name ?? { de: action, en: action };
  return reasonWithout("notNow", explanationText.notOffered(name));
}

function legalOptions({ meta, program }: LoadedGame, state: State, move: number): number[] {
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
  { program }: LoadedGame,
  state: State,
  move: number,
  { params }: MoveMeta,
  given: Readonly<Record<string, number>>,
): Failure | undefined {
  const domains = params.map(({ id, from, count }) => {
    const value = given[id];
    return value === undefined ? Array.from({ length: count }, (_, i) => from + i) : [value];
  });
  const readings = domains.reduce((product, domain) => product * domain.length, 1);
  if (readings > MOST_READINGS) return undefined;
  let best: Failure | undefined;
  for (let reading = 0; reading < readings; reading++) {
    const args = pickReading(domains, reading);
    const verdict = program.explain(state, move, args);
    if (verdict === 0) continue;
    // A need that fails is closer to legal than a picked value that is not available.
    const progress = verdict > 0 ? 1000 + verdict : -verdict;
    const failure = {
      args,
      progress,
      lack: verdict > 0 ? program.lack() : 0,
      verdict,
      kept: [...program.W],
    };
    if (best === undefined || isCloser(failure, best)) best = failure;
  }
  return best;
}

function pickReading(domains: readonly (readonly number[])[], reading: number): number[] {
  let rest = reading;
  return domains.map((domain) => {
    const value = domain[rest % domain.length] ?? 0;
    rest = Math.floor(rest / domain.length);
    return value;
  });
}

function isCloser(a: Failure, b: Failure): boolean {
  return a.progress !== b.progress ? a.progress > b.progress : a.lack < b.lack;
}

function wordsOf(
  meta: Meta,
  move: MoveMeta,
  { args, verdict, kept, lack }: Failure,
): NonNullable<Explanation["reason"]> {
  if (verdict > 0) {
    // A positive verdict of a program is an index into its needs, + 1.
    const need = meta.needs[verdict - 1] as NeedMeta;
    return {
      need: need.id,
      text: withLack(meta, need, fill(meta, need, kept), lack, kept),
      source: need.source,
    };
  }
  const picked = -verdict - 1;
  const param = move.params[picked];
  const text = param?.isOpen
    ? explanationText.outOfRange(args[picked] ?? 0, kept[0] ?? 0, kept[1] ?? 0)
    : explanationText.notSelectable(sourceNoun(meta, param));
  return { need: param?.id ?? "", text, source: move.source };
}

/** Returns the noun of the zone that contains a parameter's values, or `undefined`. */
function sourceNoun(meta: Meta, param: ParamMeta | undefined): DisplayNoun | undefined {
  return param?.source?.kind === "zone" ? meta.zones[param.source.id]?.noun : undefined;
}

/** Appends the missing amount of a counter, as in "2 pearls more would do". */
function withLack(
  meta: Meta,
  { enough }: NeedMeta,
  text: DisplayText,
  lack: number,
  kept: readonly number[],
): DisplayText {
  const noun = nounOf(meta, enough, kept);
  if (noun === undefined || lack <= 0) return text;
  return explanationText.missingAmount(text, lack, formatCount(noun, lack));
}

function nounOf(meta: Meta, counted: CounterRefMeta | undefined, kept: readonly number[]) {
  const counter = meta.counters[counted?.counter ?? -1];
  return counter?.members?.[kept[counted?.member ?? -1] ?? -1] ?? counter?.noun;
}

/**
 * Returns the text of a need with its placeholders filled; without a text, its condition as
 * written.
 */
function fill(meta: Meta, need: NeedMeta, kept: readonly number[]): DisplayText {
  const { text } = need;
  if (text === undefined) return explanationText.unmetCondition(need.condition);
  const words = need.holes.map(({ type, counts }, i) => {
    const value = kept[i] ?? 0;
    if (Number.isNaN(value)) return NO_VALUE;
    const noun = nounOf(meta, counts, kept);
    return noun === undefined ? formatValue(meta, type, value) : formatCount(noun, value);
  });
  const put = (language: "de" | "en") =>
    text[language].replace(/\{(\d+)\}/g, (_, i: string) => words[Number(i)]?.[language] ?? "");
  return { de: put("de"), en: put("en") };
}

/**
 * Returns the legal option most similar to the given arguments, or `undefined` if none has an
 * argument in common.
 */
function alternative(
  meta: Meta,
  move: MoveMeta,
  options: readonly number[],
  given: Readonly<Record<string, number>>,
): Explanation["instead"] {
  let best: { option: number; shared: number } | undefined;
  for (const option of options) {
    const shared = closeness(meta, move, option, given);
    if (shared > (best?.shared ?? 0)) best = { option, shared };
  }
  if (best === undefined) return undefined;
  const text = explanationText.alternative(formatOption(meta, best.option));
  return { option: best.option, text };
}
