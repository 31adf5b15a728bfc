// Runs the examples of the rules: sets up the position, plays the moves and checks the conditions.

import { type ForcedOutcome, withForcedOutcomes } from "../engine/instrumented-chance.ts";
import { listOptions } from "../engine/program-api.ts";
import { RuleError } from "../engine/rule-error.ts";
import { problemText } from "../engine/rule-error-text.ts";
import type { ExampleFault, ExampleResult, ExampleStart, Game, State } from "../game/game.ts";
import { DECLINE, decode, notation } from "../game/notation.ts";
import type { LoadedGame } from "../game/table-game.ts";
import type { ExampleCondition, ExampleMeta, ExampleMove, ExampleStep } from "../meta/examples.ts";
import type { DisplayText, Meta } from "../meta/meta.ts";
import { applyFacts, clearZones } from "./apply-facts.ts";
import { checkExampleCondition, checkTurn, type ExampleRun } from "./check-example-condition.ts";
import {
  formatAmbiguousMove,
  formatLegalMoves,
  formatNotAllowed,
  joinSentences,
} from "./illegal-move.ts";
import { unmetCondition } from "./observed-values.ts";
import { mismatchText, violationText } from "./violation-text.ts";

/** The seed of the match that examples start from; its random contents are cleared. */
const SEED = 1;

/** Returns the initial position of an example, and its moves as options. */
export function exampleStart(loaded: LoadedGame, game: Game, id: string): ExampleStart {
  const example = exampleOf(loaded.meta, id);
  const { state } = position(loaded, game, example);
  const moves: ExampleStart["moves"][number][] = [];
  const names = namesAt(game, example, state);
  const run: ExampleRun = { state: state.slice(), names, before: state.slice() };
  withForcedOutcomes(loaded.program, [], (chance) => {
    for (const step of example.steps) {
      if (step.kind === "chance") chance.push(...step.results);
      if (step.kind !== "play") continue;
      const option = optionOf(loaded, run.state, step.move);
      if (option === undefined) break;
      const open = chance.slice();
      loaded.program.apply(run.state, option);
      const used = open.slice(0, open.length - chance.length);
      moves.push({ player: step.player, option, chance: used });
    }
  });
  return { state, names: example.names, moves };
}

/** Runs an example. A rule error on the way to its position also fails it. */
export function runExample(loaded: LoadedGame, game: Game, id: string): ExampleResult {
  const example = exampleOf(loaded.meta, id);
  const problem = problemOf(loaded, game, example);
  return { id, passed: problem === undefined, problem };
}

type Problem = ExampleResult["problem"];

function problemOf(loaded: LoadedGame, game: Game, example: ExampleMeta): Problem {
  try {
    return carryOut(loaded, game, example).problem;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const source = loaded.meta.spans[error.at] ?? example.source;
    return { text: problemText(error), source };
  }
}

/** Runs an example. Returns its final state, and the first problem. */
function carryOut(
  loaded: LoadedGame,
  game: Game,
  example: ExampleMeta,
): { readonly state: State; readonly problem: Problem } {
  const { state, problem } = position(loaded, game, example);
  if (problem !== undefined) return { state, problem };
  const run: ExampleRun = { state, names: namesAt(game, example, state), before: state.slice() };
  const found = withForcedOutcomes(loaded.program, [], (chance): Problem => {
    for (const step of example.steps) {
      const fault = tryStep(loaded, game, run, step, chance);
      if (fault !== undefined) return { ...fault, source: step.source };
    }
    if (chance.length === 0) return undefined;
    const text = {
      de: `Von den festgelegten Ergebnissen wurden ${chance.length} nicht gebraucht.`,
      en: `${chance.length} of the fixed results of chance were not needed.`,
    };
    return { text, source: example.source };
  });
  return { state, problem: found };
}

function namesAt(game: Game, { names }: ExampleMeta, state: State): string[] {
  return [...names, ...game.rivals(state).map(({ id }) => id)];
}

function exampleOf(meta: Meta, id: string): ExampleMeta {
  const example = meta.examples.find((e) => e.id === id);
  if (example === undefined) throw new RangeError(`there is no example ${id}`);
  return example;
}

// The position -----------------------------------------------------------------

/**
 * Returns the initial position of an example with its facts, and a problem if it cannot be reached.
 */
function position(
  loaded: LoadedGame,
  game: Game,
  example: ExampleMeta,
): { readonly state: State; readonly problem: Problem } {
  const { state, problem } = opening(loaded, game, example);
  applyFacts(loaded, state, example.facts);
  return { state, problem };
}

/** Returns the final state of the preceding example, or a new match with its open zones cleared. */
function opening(
  loaded: LoadedGame,
  game: Game,
  { after, names, options, source }: ExampleMeta,
): { readonly state: State; readonly problem: Problem } {
  const { meta } = loaded;
  // The preceding example may be missing under a variant that it is incompatible with.
  const before = meta.examples.find(({ id }) => id === after);
  if (before !== undefined) {
    const { state, problem } = carryOut(loaded, game, before);
    return { state, problem: problem && { text: notAfter(before.id), source } };
  }
  const choices = Object.fromEntries(
    options.map(([option, choice]) => [
      meta.options[option]?.id ?? "",
      meta.options[option]?.choices[choice]?.id ?? "",
    ]),
  );
  const state = game.start({ players: names.length, seed: SEED, options: choices });
  clearZones(meta, state);
  return { state, problem: after === undefined ? undefined : { text: notAfter(after), source } };
}

function notAfter(after: string): DisplayText {
  return {
    de: `Es beginnt nach \`${after}\`, und das stimmt nicht.`,
    en: `It begins after \`${after}\`, which does not hold.`,
  };
}

// Steps ------------------------------------------------------------------------

/** Runs one step. Returns what is wrong with it, or `undefined`. */
function tryStep(
  loaded: LoadedGame,
  game: Game,
  run: ExampleRun,
  step: ExampleStep,
  chance: ForcedOutcome[],
): ExampleFault | undefined {
  switch (step.kind) {
    case "chance":
      chance.push(...step.results);
      return undefined;
    case "play":
      return play(loaded, game, run, step);
    default: {
      const text = unmet(loaded, game, run, step);
      return text && { text };
    }
  }
}

/** Returns how a condition is violated, or `undefined` if it holds. */
function unmet(
  loaded: LoadedGame,
  game: Game,
  run: ExampleRun,
  step: ExampleCondition,
): DisplayText | undefined {
  switch (step.kind) {
    case "can":
      return checkCanCondition(game, run, step);
    case "has":
      return unmetCondition(loaded, run, step);
    default: {
      const violation = checkExampleCondition(loaded, game, run, step);
      return violation && violationText(loaded.meta, run.names, violation);
    }
  }
}

function play(
  loaded: LoadedGame,
  game: Game,
  run: ExampleRun,
  step: Extract<ExampleStep, { kind: "play" }>,
): ExampleFault | undefined {
  const wrong = checkTurn(game, run, step.player);
  if (wrong !== undefined) return { text: violationText(loaded.meta, run.names, wrong) };
  const fitting = fittingOptions(loaded, run.state, step.move);
  const [option] = fitting;
  const legal = game.options(run.state);
  const written = (options: readonly number[]) => options.map((o) => notation(loaded.meta, o));
  if (fitting.length > 1) return { text: formatAmbiguousMove(written(fitting)) };
  if (option === undefined || !legal.includes(option)) {
    const { action, args } = step.move ?? {};
    const reason = action && args && game.explain(run.state, action, args).reason;
    return {
      text: formatNotAllowed(reason || undefined),
      legalMoves: formatLegalMoves(written(legal)),
    };
  }
  run.before = run.state.slice();
  try {
    loaded.program.apply(run.state, option);
  } catch (error) {
    if (error instanceof RuleError) return { text: problemText(error) };
    throw error;
  }
  return undefined;
}

/**
 * Returns the option that matches a notation at the pending decision. Omitted arguments must leave
 * one legal option.
 */
function optionOf(
  loaded: LoadedGame,
  state: State,
  move: ExampleMove | undefined,
): number | undefined {
  const fitting = fittingOptions(loaded, state, move);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Returns the options that match a notation. */
function fittingOptions(
  { meta, program }: LoadedGame,
  state: State,
  move: ExampleMove | undefined,
): number[] {
  if (move === undefined) return [DECLINE];
  return listOptions(program, state).filter((option) => {
    if (option === DECLINE) return false;
    const { move: index, args } = decode(meta, option);
    const found = meta.moves[index];
    const fits = ({ id }: { readonly id: string }, i: number) =>
      move.args[id] === undefined || move.args[id] === args[i];
    return found?.id === move.action && found.params.every(fits);
  });
}

/** Checks a condition about what a player can do. Returns how it is violated, or `undefined`. */
export function checkCanCondition(
  game: Pick<Game, "meta" | "decision" | "explain">,
  run: ExampleRun,
  step: Extract<ExampleStep, { kind: "can" }>,
): DisplayText | undefined {
  const wrong = checkTurn(game, run, step.player);
  if (wrong !== undefined) return violationText(game.meta, run.names, wrong);
  const found = game.explain(run.state, step.move.action, step.move.args);
  if (found.legal !== step.can) {
    return step.can
      ? formatNotAllowed(found.reason)
      : { de: "Das ist erlaubt.", en: "That is allowed." };
  }
  if (step.because === undefined || found.reason?.need === step.because) return undefined;
  const { need = "–", text } = found.reason ?? {};
  return joinSentences([mismatchText(step.because, need), text]);
}
