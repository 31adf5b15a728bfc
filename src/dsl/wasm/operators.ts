// The operators of JavaScript as instructions.

import { OP } from "./code.ts";

export const BINARY_OPCODES: Readonly<Record<string, number>> = {
  "+": OP.add,
  "-": OP.subtract,
  "*": OP.multiply,
  "%": OP.remainder,
  "&": OP.and,
  "|": OP.or,
  "^": OP.xor,
  "<<": OP.shiftLeft,
  ">>": OP.shiftRight,
  ">>>": OP.shiftRightUnsigned,
  "===": OP.equal,
  "!==": OP.differs,
  "<": OP.less,
  "<=": OP.atMost,
  ">": OP.greater,
  ">=": OP.atLeast,
};
