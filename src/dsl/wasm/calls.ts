// Calls: of functions of the program, which are done in place if they are small; of the host; and of
// what every engine has.

import type { CallExpression, Expression, FunctionDeclaration } from "acorn";
import { OP } from "./code.ts";
import type { FunctionWriter } from "./function.ts";
import type { Meaning } from "./module.ts";
import { calledName, NotTranslated } from "./source.ts";

/** Functions of so many nodes are done where they are called. */
const SMALL = 150;

/** No function is done in place within so many others. */
const DEEPEST = 8;

/** Leaves what the function returns; says whether there is something. */
export function writeCall(w: FunctionWriter, node: CallExpression): boolean {
  const given = node.arguments.map((argument) => {
    if (argument.type === "SpreadElement") throw new NotTranslated("arguments in a list");
    return argument;
  });
  const { callee } = node;
  if (callee.type === "MemberExpression" && callee.object.type !== "Super") {
    if (callee.object.type === "Identifier" && callee.object.name === "Math")
      return writeMath(w, calledName(node), given);
    if (w.arrayOf(callee.object) !== undefined && calledName(node) === "fill")
      return writeFill(w, callee.object, given);
  }
  const name = calledName(node);
  if (w.module.isOuter(name)) return callHost(w, name, given);
  const [only] = given;
  if (name === "bitCount" && only !== undefined) {
    w.value(only);
    w.code.op(OP.bitCount);
    return true;
  }
  const declared = w.module.declared(name);
  // Functions may be given more than they take, such as what only those who watch are told.
  const taken = given.slice(0, declared.params.length);
  const arrays = taken.map((one) => w.arrayOf(one));
  const { size, returns } = w.module.about(declared);
  const isInPlace = size <= SMALL && w.within.length < DEEPEST && !w.within.includes(declared);
  if (isInPlace) doInPlace(w, declared, taken, arrays);
  else {
    for (const [i, one] of taken.entries()) if (arrays[i] === undefined) w.value(one);
    w.code.call(w.module.functionFor(name, arrays));
  }
  return returns;
}

function doInPlace(
  w: FunctionWriter,
  declared: FunctionDeclaration,
  taken: readonly Expression[],
  arrays: readonly (Meaning | undefined)[],
): void {
  const { code } = w;
  const given = taken.map((one, i): Meaning => {
    const array = arrays[i];
    if (array !== undefined) return array;
    w.value(one);
    return w.local();
  });
  for (const meaning of given.toReversed()) if (meaning.kind === "local") code.set(meaning.index);
  const end = {};
  const { returns } = w.module.about(declared);
  const body = () => {
    w.body(declared, given, end);
    if (returns) code.number(0);
  };
  code.block(end, body, returns);
}

/** What the host knows from the start comes first, then numbers, which are handed over at each call. */
function callHost(w: FunctionWriter, name: string, given: readonly Expression[]): true {
  const known = given.flatMap((one): (Meaning | string)[] => {
    if (one.type === "Literal" && typeof one.value === "string") return [one.value];
    const meaning = one.type === "Identifier" ? w.meaningOf(one.name) : undefined;
    return meaning?.kind === "array" || meaning?.kind === "data" ? [meaning] : [];
  });
  const numbers = given.slice(known.length);
  for (const one of numbers) w.value(one);
  w.code.call(w.module.hostCall(name, known, numbers.length));
  return true;
}

/** Sets part of an array to 0. */
function writeFill(w: FunctionWriter, array: Expression, given: readonly Expression[]): false {
  const { code } = w;
  const [value, from, to] = given;
  if (value?.type !== "Literal" || value.value !== 0 || from === undefined || to === undefined)
    throw new NotTranslated("filling with anything but 0");
  const begin = w.local();
  w.value(from);
  code.tee(begin.index);
  code.inBytes();
  code.number(w.placeOf(array).at);
  code.op(OP.add);
  code.number(0);
  w.value(to);
  code.get(begin.index);
  code.op(OP.subtract);
  code.inBytes();
  code.fill();
  return false;
}

function writeMath(w: FunctionWriter, name: string, given: readonly Expression[]): true {
  const { code } = w;
  const [a, b] = given;
  if (a === undefined) throw new NotTranslated(`Math.${name} of nothing`);
  if (name === "floor" || name === "ceil") return writeQuotient(w, name, a);
  w.value(a);
  if (name === "clz32") code.op(OP.leadingZeros);
  else if (name === "abs") {
    // |a| = (a ^ s) - s, where s is all ones for what is below 0 ("Hacker's Delight", 2-4).
    const [number, sign] = [w.local().index, w.local().index];
    code.tee(number);
    code.number(31);
    code.op(OP.shiftRight);
    code.tee(sign);
    code.get(number);
    code.op(OP.xor);
    code.get(sign);
    code.op(OP.subtract);
  } else {
    if (b === undefined) throw new NotTranslated(`Math.${name}`);
    w.value(b);
    if (name === "imul") code.op(OP.multiply);
    else if (name === "min") writeLimit(w, OP.less);
    else if (name === "max") writeLimit(w, OP.greater);
    else throw new NotTranslated(`Math.${name}`);
  }
  return true;
}

/** Of two numbers on the stack the first if it compares so to the second, else the second. */
function writeLimit(w: FunctionWriter, compares: number): void {
  const { code } = w;
  const [first, second] = [w.local().index, w.local().index];
  code.set(second);
  code.tee(first);
  code.get(second);
  code.get(first);
  code.get(second);
  code.op(compares);
  code.op(OP.select);
}

/** A quotient rounded down or up: instructions round to 0. */
function writeQuotient(w: FunctionWriter, name: "floor" | "ceil", quotient: Expression): true {
  const { code } = w;
  if (quotient.type !== "BinaryExpression" || quotient.operator !== "/")
    throw new NotTranslated(`Math.${name} of anything but a quotient`);
  const [a, b, rest] = [w.local().index, w.local().index, w.local().index];
  w.value(quotient.left as Expression);
  code.set(a);
  w.value(quotient.right);
  code.set(b);
  code.get(a);
  code.get(b);
  code.op(OP.divide);
  code.get(a);
  code.get(b);
  code.op(OP.remainder);
  code.tee(rest);
  code.number(0);
  code.op(OP.differs);
  // Something is left, and the exact quotient is below 0, or above it.
  code.get(rest);
  code.get(b);
  code.op(OP.xor);
  code.number(0);
  code.op(name === "floor" ? OP.less : OP.atLeast);
  code.op(OP.and);
  code.op(name === "floor" ? OP.subtract : OP.add);
  return true;
}
