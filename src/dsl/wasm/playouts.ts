// Random playouts of a program as WebAssembly: the same games, and sooner.

import { instantiateProgram } from "../runtime/engine/instantiate-program.ts";
import type { Program } from "../runtime/engine/program-api.ts";
import type { ArrayRegion } from "./memory.ts";
import { EXTERNAL_RANDOM, type HostCall, ModuleWriter, TOO_LONG } from "./module.ts";
import { outer } from "./runtime.ts";
import { readProgram } from "./source.ts";

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

type Playout = Program["playout"];

/** Plays from the state on; see codegen/frames/playing.ts. */
const ENTRY = "playOn";

/** Playouts of a program (`Compiled.js`). Throws `NotTranslated` where it has what is not translated. */
export function translatedPlayout(js: string): Playout {
  const module = new ModuleWriter(readProgram(js));
  const bytes = module.encode(ENTRY);
  return start(module, bytes);
}

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

function start(module: ModuleWriter, bytes: Uint8Array<ArrayBuffer>): Playout {
  const memory = new WebAssembly.Memory({
    initial: module.memory.pages,
    maximum: module.memory.pages,
  });
  const array = ({ at, length }: ArrayRegion) => new Int32Array(memory.buffer, at, length);
  const around = instantiateProgram(AROUND, {}) as Around;
  const hostCall = ({ name, given }: HostCall) => {
    if (name === EXTERNAL_RANDOM) return around.drawnElsewhere;
    if (name === TOO_LONG) return around.tooLong;
    const known = given.map((one) => {
      if (typeof one === "string") return one;
      if (one.kind === "array") return array(one.place);
      return one.kind === "data" ? one.value : undefined;
    });
    return (outer[name] as (...all: unknown[]) => unknown).bind(undefined, ...known);
  };
  const imports = Object.fromEntries(module.hostCalls.map((call, i) => [i, hostCall(call)]));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    host: { ...imports, memory },
  });
  const playOn = exports[ENTRY] as (limit: number) => number;
  return around.playout(playOn, array(module.state), array(module.draws));
}
