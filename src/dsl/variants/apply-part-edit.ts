// Edits of parts of declarations: the handler of a piece, a requirement of an action, a start value.

import type * as ast from "../syntax/ast.ts";
import { checkFormerValue, isStatement } from "./apply-declaration-edit.ts";
import type { EditApplier } from "./apply-edit.ts";
import type { Item, NamedPart } from "./named-parts.ts";

type SetEdit = Extract<ast.Edit, { kind: "set" }>;

/** `change hand.places to 4`, `change shark.placed { … }` */
export function changePart(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "set" | "do" | "extend" }>,
  part: NamedPart,
): ast.Decl | undefined {
  if (edit.kind !== "set") return changedBlock(editing, edit, part);
  const [now, second] = edit.now;
  if (now === undefined || second !== undefined || edit.args.length > 0) return editing.fail(edit);
  switch (part.kind) {
    case "formula":
      return changedFormula(editing, edit, part, now);
    case "flag": {
      if (now.kind !== "bool" || edit.text !== undefined) return editing.fail(edit);
      const old: ast.Expr = { kind: "bool", value: part.value, span: part.span };
      return checkFormerValue(editing, edit, [old]) ? part.with(now.value) : undefined;
    }
    case "block":
    case "choice":
      return editing.fail(edit);
    case "item":
      return changedItem(editing, edit, part.item, part.with, now);
    default:
      return part satisfies never;
  }
}

function changedFormula(
  editing: EditApplier,
  edit: SetEdit,
  part: Extract<NamedPart, { kind: "formula" }>,
  now: ast.Expr,
): ast.Decl | undefined {
  if (edit.text !== undefined) return editing.fail(edit);
  const old = part.expr ?? part.otherwise;
  if (old === undefined && edit.was.length > 0) {
    const [owner, name] = edit.path.names;
    const facts = {
      part: part.name,
      of: owner?.text ?? "",
      known: [],
      nearest: undefined,
      elsewhere: undefined,
    };
    editing.report("no-such-part", name?.span ?? edit.path.span, facts);
    return undefined;
  }
  return old === undefined || checkFormerValue(editing, edit, [old]) ? part.with(now) : undefined;
}

/** `change shark.placed { … }`, `extend pearls.beyond { … }` */
function changedBlock(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "do" | "extend" }>,
  part: NamedPart,
): ast.Decl | undefined {
  if (part.kind === "block") {
    const block = blockAfter(edit, part.block);
    return block === undefined ? editing.fail(edit) : part.with(block);
  }
  if (part.kind === "choice") return extendedChoice(editing, edit, part);
  if (part.kind !== "item" || part.item.kind !== "when") return editing.fail(edit);
  const body = blockAfter(edit, part.item.body);
  return body === undefined ? editing.fail(edit) : part.with({ ...part.item, body });
}

/** `extend NAME.choose { … }`: further actions to choose from, of a rule that asks once. */
function extendedChoice(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "do" | "extend" }>,
  { choices, with: changing }: Extract<NamedPart, { kind: "choice" }>,
): ast.Decl | undefined {
  const added = edit.kind === "do" ? [] : edit.items.filter((item) => item.kind === "offered");
  if (edit.kind === "do" || added.length < edit.items.length) return editing.fail(edit);
  const [, second] = choices;
  if (second !== undefined) {
    const { span } = edit.path.names.at(-1) ?? edit.path;
    const of = edit.path.names[0]?.text ?? "";
    const facts = { of, times: choices.length };
    editing.report("several-choices", span, facts, { span: second.span, label: "asks-again" });
    return undefined;
  }
  return changing((choice) => ({ ...choice, actions: [...choice.actions, ...added] }));
}

/** Other statements, or more of them; more than none there cannot be. */
function blockAfter(
  edit: Extract<ast.Edit, { kind: "do" | "extend" }>,
  old: ast.Block | undefined,
): ast.Block | undefined {
  if (edit.kind === "do") return edit.body;
  const added = edit.items.filter(isStatement);
  if (added.length < edit.items.length || old === undefined) return undefined;
  return { ...old, statements: [...old.statements, ...added] };
}

function changedItem(
  editing: EditApplier,
  edit: SetEdit,
  item: Item,
  build: (item: Item) => ast.Decl,
  now: ast.Expr,
): ast.Decl | undefined {
  if (edit.text !== undefined && item.kind !== "needs") return editing.fail(edit);
  const old = formulaOf(item);
  if (old !== undefined && !checkFormerValue(editing, edit, [old])) return undefined;
  switch (item.kind) {
    case "fix":
      return build({ ...item, value: now });
    case "exception":
      return build({ ...item, to: now });
    case "worth":
      return build({ ...item, amount: now });
    case "line":
      return build({ ...item, from: now });
    case "needs":
      return build({
        ...item,
        condition: now,
        text: edit.text ?? item.text,
        cases: edit.text === undefined ? item.cases : [],
      });
    case "field": {
      const of = typeFrom(now);
      if (of === undefined) return editing.fail(edit);
      return build({ ...item, type: item.type.kind === "orNone" ? { ...item.type, of } : of });
    }
    default:
      return editing.fail(edit);
  }
}

function formulaOf(item: Item): ast.Expr | undefined {
  switch (item.kind) {
    case "fix":
      return item.value;
    case "exception":
      return item.to;
    case "worth":
      return item.amount;
    case "line":
      return item.from;
    case "needs":
      return item.condition;
    case "field": {
      const type = item.type.kind === "orNone" ? item.type.of : item.type;
      return type.kind === "range"
        ? { kind: "range", from: type.from, to: type.to, span: type.span }
        : undefined;
    }
    default:
      return undefined;
  }
}

/** `1..27` and `Hue` as types. */
function typeFrom(expr: ast.Expr): ast.SolidType | undefined {
  const { span } = expr;
  if (expr.kind === "range") return { kind: "range", from: expr.from, to: expr.to, span };
  return expr.kind === "ref" ? { kind: "named", name: expr.name, of: undefined, span } : undefined;
}

/** Other words for a member, a line of the rating or the reason of a requirement. */
export function rewordPart(
  editing: EditApplier,
  edit: Extract<ast.Edit, { kind: "say" }>,
  part: NamedPart,
): ast.Decl | undefined {
  if (part.kind !== "item") return editing.fail(edit);
  const { kind } = part.item;
  if (kind !== "member" && kind !== "line" && kind !== "needs") return editing.fail(edit);
  return part.with({ ...part.item, text: edit.text });
}
