// From a checked game to the routines of its program, stage by stage. The writers make JavaScript
// (js/program-text.ts) and WebAssembly (src/dsl/wasm) of them.

import type * as ir from "../ir/ir.ts";
import { ruleValuesOf } from "../ir/kinds.ts";
import { Suspensions } from "../ir/suspension.ts";
import type { ChoicePoint, Routine } from "./code/code.ts";
import { CodegenContext } from "./context.ts";
import type { CoverageCounters } from "./coverage-counters.ts";
import { lowerFindings } from "./explanations/condition-findings.ts";
import { addExplanations } from "./explanations/entry-points.ts";
import { lowerNeeds } from "./explanations/needs.ts";
import { lowerWhy } from "./explanations/refusals.ts";
import { DirectStyleRoutines } from "./frames/direct-style.ts";
import { addEntryPoints } from "./frames/entry-points.ts";
import { Stack } from "./frames/stack.ts";
import { StateMachineRoutines } from "./frames/state-machine.ts";
import { SuspendingRules } from "./frames/suspending-rules.ts";
import { createLayout, type Layout } from "./layout/layout.ts";
import { limitRoutines } from "./library/limits.ts";
import { exprRoutine, lowerProcedure, procedureRoutine } from "./lower/procedures.ts";
import { setupRoutine } from "./lower/setup.ts";
import { rebuildBitboardsRoutine } from "./lower/statements/bitboard-maintenance.ts";
import { bookWorthRoutine } from "./lower/statements/lasting-points.ts";
import { lowerBecause, lowerValue, ratingRoutine, valueRoutine } from "./lower/values.ts";
import { lowerList } from "./options/list-options.ts";
import type { OptionEncoding } from "./options/option-encoding.ts";
import { lowerDo } from "./options/option-schema.ts";
import { type CodeStage, Passes, type PassName } from "./passes/passes.ts";

export interface ProgramTree {
  /** Length of a state. */
  readonly size: number;
  readonly layout: Layout;
  readonly codes: readonly OptionEncoding[];
  readonly points: readonly ChoicePoint[];
  readonly gen: CodegenContext;
  /** The routines of the game, as they are after each stage. */
  readonly trees: Readonly<Record<CodeStage, readonly Routine[]>>;
  /** Plays random games to the end, if the program is made with the pass for it. */
  readonly playOn: Routine | undefined;
  readonly exports: ProgramExports;
  /** The frame in which a game ends. */
  readonly closing: { readonly procedure: number; readonly step: number };
}

/** What a host reaches of a program, by the names of runtime/engine/program-api.ts. */
interface ProgramExports {
  /** Names of routines. */
  readonly named: readonly string[];
  /** Routines by their numbers in `Meta`; those left out are holes. */
  readonly lists: Readonly<Record<string, readonly (Routine | undefined)[]>>;
  /** Whether it sets up games and explains. */
  readonly explains: boolean;
  /** How random games are played to the end: as routines, or from decision to decision. */
  readonly playout: "direct" | "stepped" | undefined;
}

/** Says of a lean program, which only plays on from positions, whose conditions it keeps. */
type Lean = (example: ir.Example) => boolean;

interface ProgramKind {
  /** A lean program, of which bundlers then drop what its doors do not lead to. */
  readonly lean?: Lean | undefined;
  /** A lean program that also sets up games and explains. */
  readonly match?: boolean | undefined;
  /** A program that counts in `counts` how often rules are used. */
  readonly marks?: CoverageCounters | undefined;
  /** Whether the program checks that each index is inside of its region; its host brings `inside`. */
  readonly isChecked?: boolean;
  /** Passes to leave out; the program is the same, and slower. */
  readonly without?: readonly PassName[] | undefined;
}

/** Makes the program of a game; the whole one unless `kind` says otherwise. */
export function createProgram(
  game: ir.Game,
  { lean, match = false, marks, without, isChecked }: ProgramKind = {},
): ProgramTree {
  const layout = createLayout(game);
  const gen = new CodegenContext(game, layout, {
    marks,
    passes: new Passes(without),
    isChecked: isChecked ?? false,
  });
  const sus = new Suspensions(game);
  const isWhole = lean === undefined;
  const explains = isWhole || match;

  lowerRules(gen, sus, explains);
  const lists = lowerForSeats(gen, lean);
  if (game.rating !== undefined) gen.defineAndAdd(ratingRoutine(gen, game.rating));
  const rules = new SuspendingRules(gen, sus);
  const flow = rules.ruleOf(game.flow);
  gen.add(bookWorthRoutine(gen));
  if (isWhole) gen.defineAndAdd(rebuildBitboardsRoutine(gen));
  if (explains) gen.defineAndAdd(setupRoutine(gen, flow.index));
  const lowered = [...gen.trees, ...rules.all.map(({ routine }) => routine)];

  const beforeFrames = gen.trees.length;
  const stack = new Stack(gen, rules);
  const asking = new StateMachineRoutines(rules, stack);
  addEntryPoints(gen, stack, asking);
  const { points } = asking;
  if (explains) addExplanations(gen, points, rules.fp, asking.leftInOrder);

  const beforePlayouts = gen.trees.length;
  const isStraight = gen.has("playouts") && isWhole && points.length > 0;
  const playOn = isStraight
    ? new DirectStyleRoutines(rules, stack, asking.options).playOn
    : undefined;
  const trees = {
    lowered,
    frames: gen.trees.slice(beforeFrames, beforePlayouts),
    playouts: gen.trees.slice(beforePlayouts),
  };
  for (const routine of [limitRoutines.tick, limitRoutines.begin, limitRoutines.idle])
    gen.add(routine);

  const exports: ProgramExports = {
    named: [
      ...["run", "options", "apply"],
      ...(isWhole ? ["settle", "derive"] : []),
      ...(explains ? ["explain", "holding"] : []),
      ...(game.rating === undefined ? [] : ["rating"]),
    ],
    lists,
    explains,
    playout: isWhole ? (isStraight ? "direct" : "stepped") : undefined,
  };
  const closing = { procedure: flow.index, step: flow.cut.numberOf(flow.cut.last) };
  return {
    size: stack.end,
    layout,
    codes: gen.codes,
    points,
    gen,
    trees,
    playOn,
    exports,
    closing,
  };
}

/** Lowers the rules that never suspend, and the options of all moves. */
function lowerRules(gen: CodegenContext, sus: Suspensions, explains: boolean): void {
  const { game } = gen;
  for (const value of game.values) {
    lowerValue(gen, value);
    gen.add(valueRoutine(gen, value));
  }
  for (const procedure of game.procedures) {
    if (sus.suspends(procedure) || procedure === game.flow) continue;
    lowerProcedure(gen, procedure, sus);
    gen.add(procedureRoutine(gen, procedure));
  }
  gen.outlooks.finish();
  for (const code of gen.codes) {
    const { move } = code;
    if (move.kind === "next") continue;
    gen.add(lowerList(gen, code));
    if (explains) {
      gen.add(lowerWhy(gen, move));
      gen.add(lowerNeeds(gen, move));
    }
    if (!sus.suspends(move)) gen.add(lowerDo(gen, move, sus));
  }
}

/** Lowers what only the host asks about a seat, by the numbers of `Meta`. */
function lowerForSeats(gen: CodegenContext, lean: Lean | undefined): ProgramExports["lists"] {
  const { ranking, examples, counters } = gen.game;
  const values = ruleValuesOf(gen.game);
  const conditions = examples.flatMap((example) => {
    const isKept = lean === undefined || lean(example);
    return example.steps.flatMap((step) => {
      if (step.kind !== "has") return [];
      return [isKept ? exprRoutine(gen, "condition", step.condition) : undefined];
    });
  });
  const limits = counters.map(({ max }) => max && exprRoutine(gen, "maximum", max));
  return {
    ...(lean === undefined && {
      values: values.map((value) => valueRoutine(gen, value)),
      because: values.map((value) => lowerBecause(gen, value)),
      found: lowerFindings(gen),
    }),
    conditions,
    ranking: ranking.map(({ value }) => exprRoutine(gen, "ranking", value)),
    ...(limits.some((limit) => limit !== undefined) && { maxima: limits }),
  };
}
