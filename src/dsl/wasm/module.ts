// The module of a program: its functions as they are needed, from the one that plays on.

import type { FunctionDeclaration } from "acorn";
import { type Callee, type Defined, encodeModule } from "./bytes.ts";
import { FunctionWriter } from "./function.ts";
import { type ArrayRegion, Memory } from "./memory.ts";
import { outer } from "./runtime.ts";
import { eachNode, evaluate, NotTranslated, type ProgramText } from "./source.ts";

/** What a name stands for. */
export type Meaning =
  | { readonly kind: "local"; readonly index: number }
  | { readonly kind: "variable"; readonly index: number }
  | { readonly kind: "array"; readonly name: string; readonly place: ArrayRegion }
  | { readonly kind: "number"; readonly value: number }
  /** What nobody sets while games are played out. */
  | { readonly kind: "null" }
  | { readonly kind: "data"; readonly value: unknown };

/** A function of the program, for the arrays that it is given. */
export interface Translated extends Callee {
  readonly node: FunctionDeclaration;
  /** By the places of its parameters; numbers have none. */
  readonly arrays: readonly (Meaning | undefined)[];
}

interface About {
  /** How much there is to it, in nodes of its tree. */
  readonly size: number;
  /** Whether it returns a number. */
  readonly returns: boolean;
}

/** A call of the host, which is given the same at every call, and then numbers. */
export interface HostCall extends Callee {
  readonly given: readonly (Meaning | string)[];
}

export class ModuleWriter {
  readonly text: ProgramText;
  readonly memory = new Memory();
  readonly state: ArrayRegion;
  /** What numbers are drawn from; see runtime.ts. */
  readonly draws: ArrayRegion;
  readonly hostCalls: HostCall[] = [];
  private readonly meanings = new Map<string, Meaning>();
  private readonly translated = new Map<string, Translated>();
  private readonly waiting: Translated[] = [];
  private readonly variables: number[] = [];
  private readonly known = new Map<FunctionDeclaration, About>();

  constructor(text: ProgramText) {
    this.text = text;
    this.state = this.arrayOf("S");
    this.draws = this.arrayOf("DRAWS");
  }

  /** The module that exports a function, with all that it calls. */
  encode(name: string): Uint8Array<ArrayBuffer> {
    const entry = this.functionFor(name, []);
    const functions: Defined[] = [];
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop())
      functions.push(Object.assign(next, new FunctionWriter(this, next).written()));
    return encodeModule({
      imports: this.hostCalls,
      functions,
      variables: this.variables,
      pages: this.memory.pages,
      data: this.memory.data,
      entry,
    });
  }

  /** What a name at the top of the program stands for. */
  meaningOf(name: string): Meaning | undefined {
    const known = this.meanings.get(name);
    const named = this.text.named.get(name);
    if (known !== undefined || named === undefined) return known;
    const meaning = this.meaning(name, named.varies, evaluate(this.text, named.init));
    this.meanings.set(name, meaning);
    return meaning;
  }

  private arrayOf(name: string): ArrayRegion {
    const meaning = this.meaningOf(name);
    if (meaning?.kind !== "array") throw new NotTranslated(`no array ${name}`);
    return meaning.place;
  }

  private meaning(name: string, varies: boolean, value: unknown): Meaning {
    if (value === null) return { kind: "null" };
    if (typeof value === "number") {
      if (!Number.isInteger(value)) throw new NotTranslated(`a fraction: ${name}`);
      if (!varies) return { kind: "number", value };
      return { kind: "variable", index: this.variables.push(value) - 1 };
    }
    if (!Array.isArray(value) && !(value instanceof Int32Array)) return { kind: "data", value };
    if (value.length === 0 || !value.every(Number.isInteger))
      throw new NotTranslated(`an array that is not of whole numbers: ${name}`);
    return { kind: "array", name, place: this.memory.place(Int32Array.from(value)) };
  }

  /** The function with this name, for these arrays. */
  functionFor(name: string, arrays: Translated["arrays"]): Translated {
    const key = [
      name,
      ...arrays.map((array) => (array?.kind === "array" ? array.name : "")),
    ].join();
    const known = this.translated.get(key);
    if (known !== undefined) return known;
    const node = this.declared(name);
    const params = node.params.filter((_, i) => arrays[i] === undefined).length;
    const made = { name, node, arrays, params, returns: this.about(node).returns, index: -1 };
    this.translated.set(key, made);
    this.waiting.push(made);
    return made;
  }

  declared(name: string): FunctionDeclaration {
    const node = this.text.functions.get(name);
    if (node === undefined) throw new NotTranslated(`a call of ${name}`);
    return node;
  }

  /** A call of a function of the host. */
  hostCall(name: string, given: HostCall["given"], params: number): HostCall {
    const isSame = (call: HostCall) =>
      call.name === name &&
      call.given.length === given.length &&
      call.given.every((one, i) => one === given[i]);
    const known = this.hostCalls.find(isSame);
    if (known !== undefined) return known;
    const call = { name, given, params, returns: true, index: -1 };
    this.hostCalls.push(call);
    return call;
  }

  isOuter(name: string): boolean {
    return name === EXTERNAL_RANDOM || name === TOO_LONG || Object.hasOwn(outer, name);
  }

  /** What calls need to know of a function. */
  about(node: FunctionDeclaration): About {
    const known = this.known.get(node) ?? aboutFunction(node);
    this.known.set(node, known);
    return known;
  }
}

function aboutFunction({ body }: FunctionDeclaration): About {
  let [size, returns] = [0, false];
  eachNode(body, (node) => {
    size += 1;
    if (node.type === "ReturnStatement" && node.argument != null) returns = true;
  });
  return { size, returns };
}

/** What stops a playout that has more decisions than it may have. */
export const TOO_LONG = "tooLong";

/** What a playout was given to draw numbers with. */
export const EXTERNAL_RANDOM = "drawnElsewhere";
