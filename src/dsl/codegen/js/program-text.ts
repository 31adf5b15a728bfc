// The whole program of a game as JavaScript: `… return { … }`, the body of a function that the runtime
// calls. What the program itself may call is there by name (runtime/engine/imports.ts).

import { lengthOfRegion, type Region, type Routine } from "../code/code.ts";
import type { ProgramTree } from "../program.ts";
import { MIN_OFF_HEAP_LENGTH, ProgramNames } from "./names.ts";
import { printArrow, printRoutine } from "./print.ts";

export function printProgramText({ gen, exports, size }: ProgramTree): string {
  const { named, lists, explains, playout } = exports;
  const { args, facts, reason } = gen.explanations;
  const memory = new Map([
    [args, "A"],
    [facts, "W"],
    [reason, "M"],
  ]);
  const names = new ProgramNames(gen.slots.addressOf, {
    isChecked: gen.isChecked,
    hasLocalArrays: gen.has("local-arrays"),
    routines: gen.names,
    regions: new Map([[gen.optionList, OPTION_LIST], ...memory]),
    formulas: gen.formulas,
  });
  const functions = printRoutines(names, gen.trees);
  const exported = [
    ...named,
    ...(explains ? ["init"] : []),
    ...(playout === undefined ? [] : ["playout"]),
    ...Object.entries(lists).map(([name, list]) => `${name}:[${printList(names, list)}]`),
    "setForced",
    "setLog",
    OPTION_LIST,
    ...(explains ? memory.values() : []),
  ];
  // Routines that only a list uses.
  const others = printRoutines(names, []);
  return [
    "let log=null;",
    ...(gen.marks === undefined ? [] : ["const C=counts;"]),
    ...[[gen.optionList, OPTION_LIST] as const, ...memory].map(
      ([region, name]) => `const ${name}=${roomFor(region)};`,
    ),
    "const {roll,rollDie,drawPlaces,drawRow,drawCounts,setForced,setLog}=createInstrumentedChance(l=>{log=l;});",
    // Playouts are played in a state of their own, whose address engines know.
    ...(playout === "direct" ? [`const S=new Int32Array(${size}),LONG={};let random=null;`] : []),
    ...names.arrays,
    ...functions,
    ...others,
    ...(explains ? [initText(gen.game.options.length)] : []),
    ...(playout === undefined ? [] : [PLAYOUTS[playout]]),
    `return {${exported.join(",")}};`,
  ].join("\n");
}

const OPTION_LIST = "O";

/** The functions of routines that have a name, and of all that they and others have called so far. */
function printRoutines(names: ProgramNames, routines: readonly Routine[]): string[] {
  const printed = routines
    .filter((routine) => names.routine(routine) !== "")
    .map((routine) => printRoutine(names, routine));
  for (let next = names.waiting.pop(); next !== undefined; next = names.waiting.pop())
    printed.push(printRoutine(names, next));
  return printed;
}

/** A named routine by its name, any other one as a function. */
function printList(names: ProgramNames, list: readonly (Routine | undefined)[]): string {
  return list
    .map((routine) => {
      if (routine === undefined) return "";
      return names.routine(routine) || printArrow(names, routine);
    })
    .join(",");
}

/** Lists longer than this grow as they are filled. */
const LARGEST_ROOM = 2 ** 16;

function roomFor(region: Region): string {
  const most = lengthOfRegion(region) ?? 0;
  return most > LARGEST_ROOM ? "[]" : `new Int32Array(${Math.max(most, MIN_OFF_HEAP_LENGTH)})`;
}

/** An empty state with what a match is started with, set up; then the game runs to its first decision. */
function initText(options: number): string {
  // What explanations left in the arguments must not be taken for choices.
  const args = options === 0 ? "" : `A.fill(0,0,${options});A.set(choices);`;
  return `function init(S,players,seed,choices){S.fill(0);${args}seedRng(S,seed);initState(S,players);}`;
}

const PLAYOUTS = {
  direct: [
    "function tooLong(){throw LONG;}",
    "function playout(T,draws,limit){S.set(T);random=draws.below;let decisions=0;",
    "try{decisions=playOn(limit);}catch(e){if(e!==LONG)throw e;return -1;}T.set(S);return decisions;}",
  ].join("\n"),
  /** From decision to decision. */
  stepped:
    "function playout(S,draws,limit){let d=0;for(let n=run(S);n>0;n=apply(S,O[draws.below(n)]))if(++d>limit)return -1;return d;}",
} as const;
