// Statements.

import type {
  Expression,
  ForStatement,
  IfStatement,
  Statement,
  SwitchStatement,
  VariableDeclaration,
  WhileStatement,
} from "acorn";
import { knownTest } from "./expressions.ts";
import type { FunctionWriter } from "./function.ts";
import { NotTranslated } from "./source.ts";

export function writeStatement(w: FunctionWriter, node: Statement): void {
  switch (node.type) {
    case "EmptyStatement":
      break;
    case "ExpressionStatement":
      w.effect(node.expression);
      break;
    case "VariableDeclaration":
      declare(w, node);
      break;
    case "BlockStatement":
      w.scoped(() => w.statements(node.body));
      break;
    case "IfStatement":
      choice(w, node);
      break;
    case "ReturnStatement":
      if (node.argument) w.value(node.argument);
      w.leave();
      break;
    case "BreakStatement":
      w.break();
      break;
    case "ContinueStatement":
      w.continue();
      break;
    case "ForStatement":
    case "WhileStatement":
      loop(w, node);
      break;
    case "DoWhileStatement":
      again(w, node.body, node.test);
      break;
    case "SwitchStatement":
      jump(w, node);
      break;
    default:
      throw new NotTranslated(`a ${node.type}`);
  }
}

/** A statement that is a block, or as if it were. */
function inner(w: FunctionWriter, node: Statement): void {
  w.scoped(() => writeStatement(w, node));
}

function declare(w: FunctionWriter, node: VariableDeclaration): void {
  for (const { id, init } of node.declarations) {
    if (id.type !== "Identifier" || init == null)
      throw new NotTranslated("a variable without a value");
    const array = w.arrayOf(init);
    if (array !== undefined) {
      w.declare(id.name, array);
      continue;
    }
    w.value(init);
    const local = w.local();
    w.code.set(local.index);
    w.declare(id.name, local);
  }
}

/** What a test leaves out that is the same in all playouts is not written. */
function choice(w: FunctionWriter, { test, consequent, alternate }: IfStatement): void {
  const known = knownTest(w, test);
  if (known === undefined) {
    w.value(test);
    w.code.if(() => inner(w, consequent), alternate ? () => inner(w, alternate) : undefined);
  } else if (known) inner(w, consequent);
  else if (alternate) inner(w, alternate);
}

function loop(w: FunctionWriter, node: ForStatement | WhileStatement): void {
  const { init, update } = node.type === "ForStatement" ? node : {};
  w.scoped(() => {
    if (init?.type === "VariableDeclaration") declare(w, init);
    else if (init) w.effect(init);
    const { test } = node;
    if (test == null) {
      again(w, node.body, undefined, update);
      return;
    }
    w.value(test);
    w.code.if(() => again(w, node.body, test, update));
  });
}

/** Does something, and again as long as the test holds: one jump for each round. */
function again(
  w: FunctionWriter,
  body: Statement,
  test: Expression | undefined,
  update?: Expression | null,
): void {
  const { code } = w;
  const [broken, head, continued] = [{}, {}, {}];
  code.block(broken, () =>
    code.loop(head, () => {
      code.block(continued, () => w.around({ broken, continued }, () => inner(w, body)));
      if (update) w.effect(update);
      if (test === undefined) code.jump(head);
      else {
        w.value(test);
        code.jumpIf(head);
      }
    }),
  );
}

/** A table of jumps; cases are numbers from 0, and go on into the next unless they are left. */
function jump(w: FunctionWriter, { discriminant, cases }: SwitchStatement): void {
  const { code } = w;
  const broken = {};
  const labels = cases.map(() => ({}));
  const numbers = cases.map(({ test }) => {
    if (test == null) return undefined;
    if (test.type === "Literal" && Number.isInteger(test.value)) return Number(test.value);
    throw new NotTranslated("a case that is not a number");
  });
  const others = labels[numbers.indexOf(undefined)] ?? broken;
  const known = numbers.filter((number) => number !== undefined);
  const table = Array.from(
    { length: Math.max(-1, ...known) + 1 },
    (_, number) => labels[numbers.indexOf(number)] ?? others,
  );
  const written = (upTo: number) => {
    if (upTo < 0) {
      w.value(discriminant);
      code.jumpBy(table, others);
      return;
    }
    code.block(labels[upTo] as object, () => written(upTo - 1));
    w.statements(cases[upTo]?.consequent ?? []);
  };
  code.block(broken, () =>
    w.around({ broken, continued: undefined }, () => w.scoped(() => written(cases.length - 1))),
  );
}
