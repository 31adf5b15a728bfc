// The memory of a module: the state, and the arrays of the program that are used.

/** An array of numbers of 32 bits. */
export interface ArrayRegion {
  /** Where it begins, in bytes. */
  readonly at: number;
  readonly length: number;
}

const BYTES = 4;
/** Arrays begin where lines of a processor's cache do. */
const LINE = 64;
const PAGE = 65_536;

export class Memory {
  readonly data: { readonly at: number; readonly numbers: Int32Array }[] = [];
  private end = LINE;

  /** Room for an array, with what it holds at first. */
  place(numbers: Int32Array): ArrayRegion {
    const at = this.end;
    this.end += Math.ceil((numbers.length * BYTES) / LINE) * LINE;
    if (numbers.some((number) => number !== 0)) this.data.push({ at, numbers });
    return { at, length: numbers.length };
  }

  get pages(): number {
    return Math.ceil(this.end / PAGE);
  }
}
