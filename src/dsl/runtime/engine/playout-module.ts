// Random playouts of a program as a WebAssembly module: the same games as in JavaScript, and sooner.

import { instantiateProgram } from "./instantiate-program.ts";
import type { Program } from "./program-api.ts";
import { fail, type RuleProblem } from "./rule-error.ts";
import { isStalled } from "./stall-detection.ts";

/** What a module needs of its host: a function of it, or what stops a game that breaks the rules. */
export type ModuleImport =
  | { readonly kind: "host"; readonly name: string }
  | { readonly kind: "failure"; readonly problem: RuleProblem };

/** Numbers of 32 bits in the memory of a module. */
interface MemoryRegion {
  /** The address of the first, in bytes. */
  readonly at: number;
  readonly length: number;
}

/** A module as data that can be stored and sent. */
export interface PlayoutModule {
  /** In base64. */
  readonly bytes: string;
  /** The name of the function that plays to the end, within a limit of decisions. */
  readonly entry: string;
  readonly imports: readonly ModuleImport[];
  /** The size of the memory, in pages of 64 kB. */
  readonly pages: number;
  readonly state: MemoryRegion;
  /** The words of the generator that draws options, and whether it is used. */
  readonly draws: MemoryRegion;
}

/** What is used here of what engines have beside the language. */
declare const WebAssembly: {
  readonly Memory: new (pages: {
    readonly initial: number;
    readonly maximum: number;
  }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

declare function atob(base64: string): string;

type Playout = Program["playout"];

/**
 * What stands around a module, as code of its own for each: it copies the state and the generator
 * there and back, and hands over what is drawn elsewhere. Too many decisions are thrown through it.
 */
const AROUND = `
const LONG = {};
let draws = null;
return {
  drawnElsewhere: (n) => draws.below(n) | 0,
  tooLong: () => { throw LONG; },
  playout: (playOn, state, words) => (S, given, limit) => {
    const own = given.words;
    state.set(S);
    draws = given;
    words[4] = 0;
    if (own !== undefined) {
      words[0] = own[0]; words[1] = own[1]; words[2] = own[2]; words[3] = own[3]; words[4] = 1;
    }
    let decisions = 0;
    try { decisions = playOn(limit); }
    catch (e) { if (e !== LONG) throw e; return -1; }
    finally {
      if (own !== undefined) {
        own[0] = words[0]; own[1] = words[1]; own[2] = words[2]; own[3] = words[3];
      }
    }
    S.set(state);
    return decisions;
  },
};`;

interface Around {
  drawnElsewhere(n: number): number;
  tooLong(): never;
  playout(playOn: (limit: number) => number, state: Int32Array, words: Int32Array): Playout;
}

/** The playout of a program as its module plays it. */
export function startPlayouts(module: PlayoutModule): Playout {
  const { pages } = module;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const array = ({ at, length }: MemoryRegion) => new Int32Array(memory.buffer, at, length);
  const state = array(module.state);
  // What the text returns is written above.
  const { drawnElsewhere, tooLong, playout } = instantiateProgram(AROUND, {}) as Around;
  const host: Readonly<Record<string, unknown>> = {
    drawnElsewhere,
    tooLong,
    isStalled: (depth: number, at: number, round: number) => isStalled(state, depth, at, round),
  };
  const imports = module.imports.map((one) =>
    one.kind === "host" ? host[one.name] : (at: number) => fail(one.problem, at),
  );
  const bytes = Uint8Array.from(atob(module.bytes), (letter) => letter.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    host: { ...imports, memory },
  });
  // The compiler has written the module: its only export is this function.
  const playOn = exports[module.entry] as (limit: number) => number;
  return playout(playOn, state, array(module.draws));
}
