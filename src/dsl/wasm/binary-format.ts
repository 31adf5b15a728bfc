// A WebAssembly module as bytes: sections, in the order of the specification ("Binary Format").
//
// Of all that modules can have, this writes what playouts need: numbers of 32 bits, one memory, and
// functions that return one number or nothing.

/** What a function takes and gives. */
interface Signature {
  /** How many numbers of 32 bits. */
  readonly params: number;
  readonly returns: boolean;
}

/** A function of the module or of the host; its index is known when all of those of the host are. */
export interface Callee extends Signature {
  /** What profiles call it. */
  readonly name: string;
  index: number;
}

/** Bytes, and callees whose index stands for them later. */
export type ByteChunk = number | Callee;

export interface ModuleFunction extends Callee {
  /** Locals beyond the parameters. */
  readonly locals: number;
  readonly code: readonly ByteChunk[];
}

interface ModuleParts {
  /** Called by the names "0", "1", … of the host's module `host`; the memory is `memory` of the same. */
  readonly imports: readonly Callee[];
  readonly functions: readonly ModuleFunction[];
  readonly pages: number;
  /** What lies in the memory from the start: numbers, from an address. */
  readonly data: readonly { readonly at: number; readonly numbers: Int32Array }[];
  /** The function that the host may call. */
  readonly entry: Callee;
}

const I32 = 0x7f;
const FUNCTION = 0x60;
const END = 0x0b;
const KIND = { function: 0, memory: 2 };

/** The module; the indices of its callees are set. */
export function encodeModule(parts: ModuleParts): Uint8Array<ArrayBuffer> {
  const { imports, functions, entry } = parts;
  for (const [index, callee] of [...imports, ...functions].entries()) callee.index = index;
  const types = new Types();
  const imported = [
    ...imports.map((callee, i) => [
      ...named("host"),
      ...named(String(i)),
      KIND.function,
      ...types.of(callee),
    ]),
    [
      ...named("host"),
      ...named("memory"),
      KIND.memory,
      1,
      ...unsigned(parts.pages),
      ...unsigned(parts.pages),
    ],
  ];
  const declared = functions.map((one) => types.of(one));
  const exports = [[...named(entry.name), KIND.function, ...unsigned(entry.index)]];
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types.all),
    ...section(2, imported),
    ...section(3, declared),
    ...section(7, exports),
  ];
  const code = section(10, functions.map(encodeFunction));
  const data = section(11, parts.data.map(encodeData));
  return Uint8Array.from(joined([bytes, code, data, names([...imports, ...functions])]));
}

/** The types that functions have, each once. */
class Types {
  readonly all: number[][] = [];
  private readonly indices = new Map<string, number>();

  of({ params, returns }: Signature): number[] {
    const key = `${params} ${returns}`;
    const known = this.indices.get(key) ?? this.all.length;
    if (known === this.all.length) {
      this.indices.set(key, known);
      const results = returns ? [1, I32] : [0];
      this.all.push([FUNCTION, ...unsigned(params), ...Array(params).fill(I32), ...results]);
    }
    return unsigned(known);
  }
}

function encodeFunction({ locals, code }: ModuleFunction): number[] {
  const body = locals === 0 ? [0] : [1, ...unsigned(locals), I32];
  for (const piece of code) {
    if (typeof piece === "number") body.push(piece);
    else body.push(...unsigned(piece.index));
  }
  body.push(END);
  return joined([unsigned(body.length), body]);
}

function encodeData({ at, numbers }: ModuleParts["data"][number]): number[] {
  const bytes = Array.from(new Uint8Array(numbers.buffer));
  return joined([[0, 0x41, ...signed(at), END], unsigned(bytes.length), bytes]);
}

/** A section: how many there are, and each of them. */
function section(id: number, entries: readonly (readonly number[])[]): number[] {
  const body = joined([unsigned(entries.length), ...entries]);
  return joined([[id], unsigned(body.length), body]);
}

/** What functions are called, for profiles and traces: a section of its own sort. */
function names(callees: readonly Callee[]): number[] {
  const each = callees.map(({ index, name }) => [...unsigned(index), ...named(name)]);
  const functions = joined([unsigned(each.length), ...each]);
  const body = joined([named("name"), [1], unsigned(functions.length), functions]);
  return joined([[0], unsigned(body.length), body]);
}

function named(name: string): number[] {
  return [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];
}

/** One after the other; `push(...all)` would put all of them on the stack of the engine. */
function joined(parts: readonly (readonly number[])[]): number[] {
  const all: number[] = [];
  for (const part of parts) for (const byte of part) all.push(byte);
  return all;
}

/** LEB128, of a number from 0. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** LEB128, of any number of 32 bits. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (; rest < -64 || rest >= 64; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest & 0x7f];
}
