// `=`, `+=` and the like, `++` and `--`.

import type {
  AssignmentExpression,
  Expression,
  Identifier,
  MemberExpression,
  UpdateExpression,
} from "acorn";
import type { FunctionWriter } from "./function.ts";
import { BINARY_OPCODES } from "./operators.ts";
import { writeAddress } from "./places.ts";
import { NotTranslated } from "./source.ts";

/** How something changes. */
interface Change {
  /** The instruction that makes the new number of the old one and of `by`; else `by` is the new one. */
  readonly op: number | undefined;
  readonly by: Expression | undefined;
  /** Which number is asked for, if one is: what it was before, or what it has become. */
  readonly asked: "before" | "after" | undefined;
}

/** Leaves the value if it is asked for. */
export function writeAssignment(
  w: FunctionWriter,
  node: AssignmentExpression | UpdateExpression,
  isAsked: boolean,
): void {
  const isUpdate = node.type === "UpdateExpression";
  const target = isUpdate ? node.argument : node.left;
  const operator = node.operator.slice(0, isUpdate ? 1 : -1);
  const op = BINARY_OPCODES[operator];
  if (operator !== "" && op === undefined) throw new NotTranslated(`the operator ${node.operator}`);
  const isBefore = isUpdate && !node.prefix;
  const asked = isBefore ? "before" : "after";
  const by = isUpdate ? undefined : node.right;
  const change: Change = { op, by, asked: isAsked ? asked : undefined };
  if (target.type === "Identifier") changeName(w, target, change);
  else if (target.type === "MemberExpression") changeElement(w, target, change);
  else throw new NotTranslated(`an assignment to a ${target.type}`);
}

function changeName(w: FunctionWriter, { name }: Identifier, change: Change): void {
  const meaning = w.meaningOf(name);
  if (change.asked === "before") w.get(meaning);
  if (change.op !== undefined) w.get(meaning);
  become(w, change);
  w.set(meaning);
  if (change.asked === "after") w.get(meaning);
}

function changeElement(w: FunctionWriter, node: MemberExpression, change: Change): void {
  const { code } = w;
  const offset = writeAddress(w, node);
  const asked = change.asked === undefined ? undefined : w.local().index;
  if (change.op !== undefined) {
    const address = w.local().index;
    code.tee(address);
    code.get(address);
    code.load(offset);
    if (asked !== undefined && change.asked === "before") code.tee(asked);
  }
  become(w, change);
  if (asked !== undefined && change.asked === "after") code.tee(asked);
  code.store(offset);
  if (asked !== undefined) code.get(asked);
}

/** The new number; the old one lies on the stack if it is needed. */
function become(w: FunctionWriter, { op, by }: Change): void {
  if (by === undefined) w.code.number(1);
  else w.value(by);
  if (op !== undefined) w.code.op(op);
}
