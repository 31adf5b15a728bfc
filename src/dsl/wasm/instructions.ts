// The instructions of one function, one after the other as the machine's stack wants them.

import { type ByteChunk, type Callee, signed, unsigned } from "./binary-format.ts";

/** Instructions of numbers of 32 bits that take what lies on the stack. */
export const OP = {
  unreachable: 0x00,
  isZero: 0x45,
  equal: 0x46,
  differs: 0x47,
  less: 0x48,
  greater: 0x4a,
  atMost: 0x4c,
  atLeast: 0x4e,
  add: 0x6a,
  subtract: 0x6b,
  multiply: 0x6c,
  and: 0x71,
  or: 0x72,
  shiftLeft: 0x74,
  drop: 0x1a,
  select: 0x1b,
} as const;

const BLOCK = { block: 0x02, loop: 0x03, if: 0x04 };
const NOTHING = 0x40;
const I32 = 0x7f;
const END = 0x0b;
/** Numbers have 2² bytes and lie at multiples of as many. */
const BYTES_LOG2 = 2;

/** Where a jump goes: behind a block, or to the head of a loop. */
export type Label = object;

export class Code {
  readonly pieces: ByteChunk[] = [];
  private readonly labels: Label[] = [];

  op(code: number): void {
    this.pieces.push(code);
  }

  number(value: number): void {
    this.pieces.push(0x41, ...signed(value));
  }

  get(local: number): void {
    this.pieces.push(0x20, ...unsigned(local));
  }

  set(local: number): void {
    this.pieces.push(0x21, ...unsigned(local));
  }

  /** How many bytes so many numbers have, or where the one with this index lies in its array. */
  inBytes(): void {
    this.number(BYTES_LOG2);
    this.op(OP.shiftLeft);
  }

  /** The number at the address on the stack, plus `offset`. */
  load(offset: number): void {
    this.pieces.push(0x28, BYTES_LOG2, ...unsigned(offset));
  }

  store(offset: number): void {
    this.pieces.push(0x36, BYTES_LOG2, ...unsigned(offset));
  }

  call(callee: Callee): void {
    this.pieces.push(0x10, callee);
  }

  return(): void {
    this.pieces.push(0x0f);
  }

  /** Instructions that can be left by a jump to `label`, with a number on the stack if it `returns`. */
  block(label: Label, body: () => void, returns = false): void {
    this.nested(BLOCK.block, label, body, returns);
  }

  /** Instructions that are done again by a jump to `label`. */
  loop(label: Label, body: () => void): void {
    this.nested(BLOCK.loop, label, body, false);
  }

  /** One or the other, as the number on the stack says. */
  if(yes: () => void, no?: () => void, returns = false): void {
    const both = () => {
      yes();
      if (no !== undefined) {
        this.pieces.push(0x05);
        no();
      }
    };
    this.nested(BLOCK.if, {}, both, returns);
  }

  jump(label: Label): void {
    this.pieces.push(0x0c, ...unsigned(this.depthOf(label)));
  }

  jumpIf(label: Label): void {
    this.pieces.push(0x0d, ...unsigned(this.depthOf(label)));
  }

  /** To the label that the number on the stack counts off, or to the other one. */
  jumpBy(labels: readonly Label[], other: Label): void {
    const depths = [...labels, other].flatMap((label) => unsigned(this.depthOf(label)));
    this.pieces.push(0x0e, ...unsigned(labels.length), ...depths);
  }

  private nested(kind: number, label: Label, body: () => void, returns: boolean): void {
    this.pieces.push(kind, returns ? I32 : NOTHING);
    this.labels.push(label);
    body();
    this.labels.pop();
    this.pieces.push(END);
  }

  /** How many blocks a jump leaves; its label must be around it. */
  private depthOf(label: Label): number {
    return this.labels.length - 1 - this.labels.lastIndexOf(label);
  }
}
