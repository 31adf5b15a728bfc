// Values of the code tree as instructions that leave a number on the stack.

import type { CodeValue, CompareOp } from "../codegen/code/code.ts";
import { intOpRow } from "../codegen/code/operators.ts";
import { pushBase } from "./addresses.ts";
import type { FunctionWriter } from "./function-writer.ts";
import { OP } from "./instructions.ts";

const COMPARE: Readonly<Record<CompareOp, number>> = {
  equal: OP.equal,
  notEqual: OP.differs,
  less: OP.less,
  lessOrEqual: OP.atMost,
  greater: OP.greater,
  greaterOrEqual: OP.atLeast,
};

export function writeValue(w: FunctionWriter, value: CodeValue): void {
  const { code } = w;
  switch (value.kind) {
    case "int":
      code.number(value.is);
      return;
    case "flag":
      code.number(Number(value.is));
      return;
    case "get":
      code.get(w.local(value.of));
      return;
    case "load":
      code.load(pushBase(w, value.from));
      return;
    case "op":
      writeOperation(w, value);
      return;
    case "compare":
      writeValue(w, value.left);
      if (value.op === "equal" && value.right.kind === "int" && value.right.is === 0) {
        code.op(OP.isZero);
        return;
      }
      writeValue(w, value.right);
      code.op(COMPARE[value.op]);
      return;
    case "and":
    case "or":
      writeConnection(w, value);
      return;
    case "not":
      writeValue(w, value.of);
      code.op(OP.isZero);
      return;
    case "mask":
      code.number(0);
      writeValue(w, value.of);
      code.op(OP.subtract);
      return;
    case "select":
      writeSelect(w, value);
      return;
    case "callPure":
      w.call(value.of, value.args);
      return;
    case "attempt":
      throw new Error("an attempt has no WebAssembly");
    default:
      value satisfies never;
  }
}

function writeOperation(
  w: FunctionWriter,
  { op, args }: Extract<CodeValue, { readonly kind: "op" }>,
): void {
  const { code } = w;
  const row = intOpRow(op);
  const [, right] = args;
  const isConstant = right?.kind === "int" && right.is !== 0 && right.is !== -1;
  const spelling = (isConstant ? row.wasmByConstant : undefined) ?? row.wasm;
  for (const arg of args) writeValue(w, arg);
  const operands = new Map<"a" | "b", number>();
  if (spelling.some((piece) => typeof piece === "string")) {
    for (const name of args.length === 1 ? (["a"] as const) : (["b", "a"] as const)) {
      const local = w.freshLocal();
      operands.set(name, local);
      code.set(local);
    }
  }
  for (const piece of spelling) {
    if (typeof piece === "number") code.op(piece);
    else code.get(operands.get(piece) ?? 0);
  }
}

function writeConnection(
  w: FunctionWriter,
  { kind, left, right }: Extract<CodeValue, { readonly kind: "and" | "or" }>,
): void {
  const { code } = w;
  writeValue(w, left);
  if (isCheap(right)) {
    writeValue(w, right);
    code.op(kind === "and" ? OP.and : OP.or);
    return;
  }
  const other = () => writeValue(w, right);
  if (kind === "and") code.if(other, () => code.number(0), true);
  else code.if(() => code.number(1), other, true);
}

function writeSelect(
  w: FunctionWriter,
  { when, then, else: other }: Extract<CodeValue, { readonly kind: "select" }>,
): void {
  const { code } = w;
  if (isCheap(then) && isCheap(other)) {
    writeValue(w, then);
    writeValue(w, other);
    writeValue(w, when);
    code.op(OP.select);
    return;
  }
  writeValue(w, when);
  code.if(
    () => writeValue(w, then),
    () => writeValue(w, other),
    true,
  );
}

/** Whether a value is evaluated faster than a branch around it. */
function isCheap({ kind }: CodeValue): boolean {
  return kind === "int" || kind === "flag" || kind === "get";
}
