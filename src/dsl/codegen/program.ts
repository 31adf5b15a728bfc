// The whole program of a game: `… return { … }`, the body of a function that the runtime calls. What
// the program itself may call is there by name (runtime/engine/imports.ts).

import type * as ir from "../ir/ir.ts";
import { ruleValuesOf } from "../ir/rule-values.ts";
import { Suspensions } from "../ir/suspension.ts";
import { type ChoicePoint, lengthOfRegion, type Routine } from "./code/code.ts";
import { CodegenContext, MIN_OFF_HEAP_LENGTH } from "./context.ts";
import type { CoverageCounters } from "./coverage-counters.ts";
import { emitExpr, nameText } from "./emit-text.ts";
import { DirectStyleRoutines } from "./frames/direct-style.ts";
import { addEntryPoints } from "./frames/entry-points.ts";
import { Stack } from "./frames/stack.ts";
import { StateMachineRoutines } from "./frames/state-machine.ts";
import { SuspendingRules } from "./frames/suspending-rules.ts";
import { createLayout, type Layout } from "./layout/layout.ts";
import { SLOT, slot } from "./layout/slots.ts";
import { limitRoutines } from "./library/limits.ts";
import { Env, YOU_PARAM } from "./lower/env.ts";
import { Lowering } from "./lower/lowering.ts";
import { lowerProcedure, procedureRoutine } from "./lower/procedures.ts";
import { setupRoutine } from "./lower/setup.ts";
import { rebuildBitboardsRoutine } from "./lower/statements/bitboard-maintenance.ts";
import { bookWorthRoutine } from "./lower/statements/lasting-points.ts";
import { isInForce, lowerValue, valueRoutine } from "./lower/values.ts";
import { emitFindings } from "./options/condition-findings.ts";
import { lowerList } from "./options/list-options.ts";
import { emitNeeds } from "./options/needs.ts";
import type { OptionEncoding } from "./options/option-encoding.ts";
import { emitExplanations, emitWhy, lowerDo } from "./options/option-schema.ts";
import { type CodeStage, Passes, type PassName } from "./passes/optimizations.ts";

export interface EmittedProgram {
  readonly js: string;
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
  /** The frame in which a game ends. */
  readonly closing: { readonly procedure: number; readonly step: number };
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

/** Emits the program of a game; the whole one unless `kind` says otherwise. */
export function emitProgram(
  game: ir.Game,
  { lean, match = false, marks, without, isChecked }: ProgramKind = {},
): EmittedProgram {
  const layout = createLayout(game);
  const gen = new CodegenContext(game, layout, {
    marks,
    passes: new Passes(without),
    isChecked: isChecked ?? false,
  });
  const sus = new Suspensions(game);
  const { codes } = gen;

  for (const value of game.values) {
    lowerValue(gen, value);
    gen.add(valueRoutine(gen, value));
  }
  for (const value of ruleValuesOf(game)) gen.functions.push(emitBecause(gen, value));
  for (const procedure of game.procedures) {
    if (sus.suspends(procedure) || procedure === game.flow) continue;
    lowerProcedure(gen, procedure, sus);
    gen.add(procedureRoutine(gen, procedure));
  }
  for (const code of codes) {
    if (code.move.kind === "next") continue;
    gen.add(lowerList(gen, code));
    gen.functions.push(emitWhy(gen, code), emitNeeds(gen, code));
    if (!sus.suspends(code.move)) gen.add(lowerDo(gen, code.move, sus));
  }
  const rules = new SuspendingRules(gen, sus);
  const lowered = [...gen.trees, ...rules.all.map(({ routine }) => routine)];
  const beforeFrames = gen.trees.length;
  const stack = new Stack(gen, rules);
  const asking = new StateMachineRoutines(rules, stack);
  addEntryPoints(gen, stack, asking);
  const { points } = asking;
  const isStraight = gen.has("direct-style-playouts") && lean === undefined && points.length > 0;
  const beforePlayouts = gen.trees.length;
  const playOn = isStraight
    ? new DirectStyleRoutines(rules, stack, asking.options).playOn
    : undefined;
  const trees = {
    lowered,
    frames: gen.trees.slice(beforeFrames, beforePlayouts),
    playouts: gen.trees.slice(beforePlayouts),
  };
  gen.add(bookWorthRoutine(gen));
  for (const routine of [limitRoutines.tick, limitRoutines.begin, limitRoutines.idle])
    gen.add(routine);
  if (lean === undefined) gen.defineAndAdd(rebuildBitboardsRoutine(gen));
  const flow = rules.ruleOf(game.flow);
  if (lean === undefined || match) {
    gen.defineAndAdd(setupRoutine(gen, flow.index));
    gen.functions.push(INIT);
  }
  gen.functions.push(
    ...points.map((point) => emitExplanations(gen, point, rules.fp)),
    ...emitTables(gen, game, points, lean),
  );
  const maxima = emitMaxima(gen, game);

  const js = [
    "let log=null;",
    ...(marks === undefined ? [] : ["const C=counts;"]),
    `const O=${roomForOptions(gen)},W=[],NOT_OFFERED=-1000000;let M=0,T=0;`,
    "const {roll,rollDie,drawPlaces,drawRow,drawCounts,setForced,setLog}=createInstrumentedChance(l=>{log=l;});",
    // Playouts are played in a state of their own, whose address engines know.
    ...(isStraight ? [`const S=new Int32Array(${stack.end}),LONG={};let random=null;`] : []),
    ...gen.constants,
    ...gen.functions,
    ...(lean === undefined ? [isStraight ? STRAIGHT_PLAYOUT : STEPPED_PLAYOUT] : []),
    `return {${lean === undefined ? "playout,because,values,found,settle,derive," : ""}${lean === undefined || match ? "init,explain,holding,W,lack:()=>M,text:()=>T," : ""}run,options,apply,conditions,ranking,${game.rating === undefined ? "" : "rating,"}setForced,setLog,${maxima}O};`,
  ].join("\n");
  const closing = { procedure: flow.index, step: flow.cut.numberOf(flow.cut.last) };
  return { js, size: stack.end, layout, codes, points, gen, closing, trees, playOn };
}

/** The door of playouts; see runtime/engine/program-api.ts. */
const STRAIGHT_PLAYOUT = [
  "function tooLong(){throw LONG;}",
  "function playout(T,draws,limit){S.set(T);random=draws.below;let decisions=0;",
  "try{decisions=playOn(limit);}catch(e){if(e!==LONG)throw e;return -1;}T.set(S);return decisions;}",
].join("\n");

/** The same without the pass for playouts: from decision to decision. */
const STEPPED_PLAYOUT =
  "function playout(S,draws,limit){let d=0;for(let n=run(S);n>0;n=apply(S,O[draws.below(n)]))if(++d>limit)return -1;return d;}";

/** Lists longer than this grow as they are filled. */
const LARGEST_ROOM = 2 ** 16;

/** Where options are listed. */
function roomForOptions({ optionList }: CodegenContext): string {
  const most = lengthOfRegion(optionList) ?? 0;
  return most > LARGEST_ROOM ? "[]" : `new Int32Array(${Math.max(most, MIN_OFF_HEAP_LENGTH)})`;
}

/** `because_i(S, you, args)`: the numbers of the exceptions in force. */
function emitBecause(gen: CodegenContext, { index, params, exceptions }: ir.Value): string {
  const names = params.map((param) => gen.fresh(param.name));
  const env = params.reduce(
    (inner, param, i) => inner.with(param, nameText(names[i] ?? "", param)),
    new Env(YOU_PARAM),
  );
  const c = new Lowering(gen, env);
  const tests = exceptions.map(
    (exception, i) => `if(${gen.print(isInForce(c, exception, params))})r.push(${i});`,
  );
  return `function because_${index}(${["S", "you", ...names].join(",")}){const r=[];${tests.join("")}return r;}`;
}

/** An empty state with what a match is started with, set up; then the game runs to its first decision. */
const INIT = [
  `function init(S,players,seed,choices){S.fill(0);${slot("players")}=players;seedRng(S,seed);`,
  `for(let i=0;i<choices.length;i++)S[${SLOT.options}+i]=choices[i];initState(S);}`,
].join("");

/** The limits of the counters that have one, by the number of the counter. */
function emitMaxima(gen: CodegenContext, game: ir.Game): string {
  const limits = game.counters.flatMap(({ index, max }) =>
    max === undefined ? [] : [`${index}:(S,you)=>${emitExpr(gen, new Env(YOU_PARAM), max)}`],
  );
  return limits.length === 0 ? "" : `maxima:{${limits.join(",")}},`;
}

/** The doors of the program: by the number of the choice, value, condition or line of the ranking. */
function emitTables(
  gen: CodegenContext,
  game: ir.Game,
  points: readonly ChoicePoint[],
  lean: Lean | undefined,
): string[] {
  const dispatch = (call: (index: number) => string) =>
    `switch(${slot("site")}){${points.map(({ site }) => `case ${site}:${call(site)}`).join("")}}`;
  const by = <T extends { readonly index: number }>(things: readonly T[], name: string) =>
    `[${things.map(({ index }) => `${name}_${index}`).join(",")}]`;
  const ruleValues = ruleValuesOf(game);
  const asFunction = (expr: ir.Expr) => `(S,you)=>${emitExpr(gen, new Env(YOU_PARAM), expr)}`;
  // Those left out leave holes, so that the others keep their numbers.
  const conditions = game.examples.flatMap((example) => {
    const stated = example.steps.flatMap((step) => (step.kind === "has" ? [step.condition] : []));
    return stated.map(lean === undefined || lean(example) ? asFunction : () => "");
  });
  return [
    `function explain(S,m,A){${dispatch((i) => `return explain_${i}(S,${slot("frame")},m,A);`)}return NOT_OFFERED;}`,
    `function holding(S,m,A){${dispatch((i) => `return holding_${i}(S,${slot("frame")},m,A);`)}return [];}`,
    `const values=${by(ruleValues, "value")},because=${by(ruleValues, "because")};`,
    `const conditions=[${conditions.join(",")}];`,
    ...(lean === undefined ? [`const found=[${emitFindings(gen, game).join(",")}];`] : []),
    `const ranking=[${game.ranking.map(({ value }) => asFunction(value)).join(",")}];`,
    ...emitRating(gen, game.rating),
  ];
}

/** `rating(S,you)`: the first line that a score reaches, or -1. */
function emitRating(gen: CodegenContext, rating: ir.Rating | undefined): string[] {
  if (rating === undefined) return [];
  const env = new Env(YOU_PARAM);
  const score = `S[${gen.layout.score}+you]`;
  const lines = rating.lines.map(
    ({ index, from }) => `if(${score}>=${emitExpr(gen, env, from)})return ${index};`,
  );
  const when = rating.when && `if(!${emitExpr(gen, env, rating.when)})return -1;`;
  return [`function rating(S,you){${when ?? ""}${lines.join("")}return -1;}`];
}
