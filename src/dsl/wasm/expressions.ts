// Expressions.

import type {
  BinaryExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  UnaryExpression,
} from "acorn";
import { writeAssignment } from "./assignments.ts";
import { OP } from "./code.ts";
import type { FunctionWriter } from "./function.ts";
import { BINARY_OPCODES } from "./operators.ts";
import { writeAddress } from "./places.ts";
import { NotTranslated } from "./source.ts";

/** Leaves a number on the stack; what is true is 1, what is false 0. */
export function writeValue(w: FunctionWriter, node: Expression): void {
  const { code } = w;
  switch (node.type) {
    case "Literal":
      if (typeof node.value !== "boolean" && !Number.isInteger(node.value))
        throw new NotTranslated("a constant that is no whole number");
      code.number(Number(node.value));
      break;
    case "Identifier":
      w.get(w.meaningOf(node.name));
      break;
    case "MemberExpression":
      read(w, node);
      break;
    case "UnaryExpression":
      unary(w, node);
      break;
    case "BinaryExpression":
      binary(w, node);
      break;
    case "LogicalExpression":
      logical(w, node);
      break;
    case "ConditionalExpression":
      w.value(node.test);
      code.if(
        () => w.value(node.consequent),
        () => w.value(node.alternate),
        true,
      );
      break;
    case "AssignmentExpression":
    case "UpdateExpression":
      writeAssignment(w, node, true);
      break;
    case "CallExpression":
      if (!w.call(node)) throw new NotTranslated("the value of a call without one");
      break;
    default:
      throw new NotTranslated(`the value of a ${node.type}`);
  }
}

/** Leaves nothing on the stack. */
export function writeEffect(w: FunctionWriter, node: Expression): void {
  if (node.type === "AssignmentExpression" || node.type === "UpdateExpression")
    writeAssignment(w, node, false);
  else if (node.type !== "CallExpression") throw new NotTranslated(`a ${node.type} as a statement`);
  else if (w.call(node)) w.code.op(OP.drop);
}

/** What a test is that is the same in all playouts, such as whether somebody watches. */
export function knownTest(w: FunctionWriter, test: Expression): boolean | undefined {
  if (test.type === "Literal" && typeof test.value === "boolean") return test.value;
  if (test.type === "LogicalExpression" && test.operator === "&&")
    return knownTest(w, test.left) === false ? false : undefined;
  if (test.type !== "BinaryExpression" || test.left.type !== "Identifier") return undefined;
  const isNull = test.right.type === "Literal" && test.right.value === null;
  if (!isNull || w.meaningOf(test.left.name).kind !== "null") return undefined;
  return test.operator === "===";
}

function read(w: FunctionWriter, node: MemberExpression): void {
  const { object, property } = node;
  if (property.type === "Identifier" && property.name === "length")
    w.code.number(w.placeOf(object).length);
  else w.code.load(writeAddress(w, node));
}

function unary(w: FunctionWriter, { operator, argument }: UnaryExpression): void {
  const { code } = w;
  if (operator === "-") code.number(0);
  w.value(argument);
  if (operator === "-") code.op(OP.subtract);
  else if (operator === "!") code.op(OP.isZero);
  else if (operator === "~") {
    code.number(-1);
    code.op(OP.xor);
  } else throw new NotTranslated(`the operator ${operator}`);
}

function binary(w: FunctionWriter, { left, right, operator }: BinaryExpression): void {
  const op = BINARY_OPCODES[operator];
  if (left.type === "PrivateIdentifier") throw new NotTranslated("a class");
  if (operator === "|" && isZero(right)) {
    whole(w, left);
    return;
  }
  if (op === undefined || (operator === ">>>" && isZero(right)))
    throw new NotTranslated(`the operator ${operator}`);
  if (operator === "%") total(w, "remainder", left, right);
  else {
    w.value(left);
    w.value(right);
    w.code.op(op);
  }
}

/**
 * An operator with a result for all numbers: of a division by 0 it is 0, and -2³¹ is its own negative,
 * where instructions would trap.
 */
function total(
  w: FunctionWriter,
  name: "quotient" | "remainder",
  left: Expression,
  right: Expression,
): void {
  const { code } = w;
  const op = name === "quotient" ? OP.divide : OP.remainder;
  w.value(left);
  w.value(right);
  if (right.type === "Literal" && Number(right.value) > 0) {
    code.op(op);
    return;
  }
  const [a, b] = [w.local().index, w.local().index];
  code.set(b);
  code.set(a);
  // Whether the divisor is 0 or -1.
  code.get(b);
  code.number(1);
  code.op(OP.add);
  code.number(2);
  code.op(OP.lessUnsigned);
  const special = () => {
    code.number(0);
    if (name === "remainder") return;
    code.get(a);
    code.op(OP.subtract);
    code.get(b);
    code.op(OP.and);
  };
  const usual = () => {
    code.get(a);
    code.get(b);
    code.op(op);
  };
  code.if(special, usual, true);
}

/** `… | 0`: what tables do not have is 0 then, and quotients lose what is behind the point. */
function whole(w: FunctionWriter, node: Expression): void {
  if (node.type === "MemberExpression") guardedRead(w, node, () => w.code.number(0));
  else if (node.type === "BinaryExpression" && node.operator === "/") {
    total(w, "quotient", node.left as Expression, node.right);
  } else w.value(node);
}

function isZero(node: Expression): boolean {
  return node.type === "Literal" && node.value === 0;
}

/** An element of a table, or something else where it has none. */
function guardedRead(w: FunctionWriter, node: MemberExpression, otherwise: () => void): void {
  const { code } = w;
  const place = w.placeOf(node.object);
  const index = w.local();
  w.value(node.property as Expression);
  code.tee(index.index);
  code.number(place.length);
  code.op(OP.lessUnsigned);
  const element = () => {
    code.get(index.index);
    code.inBytes();
    code.load(place.at);
  };
  code.if(element, otherwise, true);
}

function logical(w: FunctionWriter, node: LogicalExpression): void {
  const { code } = w;
  const { left, right, operator } = node;
  if (operator === "??") {
    if (left.type !== "MemberExpression") throw new NotTranslated("?? behind no table");
    guardedRead(w, left, () => w.value(right));
  } else if (knownTest(w, node) === false) code.number(0);
  else if (operator === "&&") {
    w.value(left);
    code.if(
      () => w.value(right),
      () => code.number(0),
      true,
    );
  } else {
    const first = w.local();
    w.value(left);
    code.tee(first.index);
    code.if(
      () => code.get(first.index),
      () => w.value(right),
      true,
    );
  }
}
