// Finds the edit targets of a form: changeable parts of rules, and the edit form a variant uses.

import { type ast, listNamedParts, type NamedPart } from "../../dsl/index.ts";
import { findEffect } from "./effects.ts";
import type { What } from "./form-model.ts";
import {
  amountsIn,
  createBlockPattern,
  createListPattern,
  createSpanPattern,
  detailsIn,
  type LiteralPattern,
  type LiteralValue,
  type Members,
  membersIn,
  readSimpleValue,
  readValueList,
  type SourceTexts,
  sliceOf,
  valuesIn,
} from "./literal-patterns.ts";

/**
 * Form of the variant edit, in this order: `change path from … to …`, `change path { … }`,
 * `change board …`, `remove` with `extend`, `remove` alone, or edits of a piece's effect. `text` is
 * the name of the author's own declaration, edited in place.
 */
type EditForm = "set" | "do" | "declare" | "renew" | "remove" | "effect" | "text";

export interface EditTarget {
  readonly id: string;
  readonly what: What;
  readonly form: EditForm;
  /** Path in a variant edit: `price`, `storage.places`. */
  readonly path: string;
  readonly decl: ast.Decl;
  readonly pattern: LiteralPattern;
}

/** The source texts of declarations, and the names of all enum members. */
interface Writing {
  readonly texts: SourceTexts;
  readonly members: Members;
}

/** Returns the edit targets of declarations, in source order. */
export function findEditTargets(decls: readonly ast.Decl[], texts: SourceTexts): EditTarget[] {
  const writing = { texts, members: membersIn(decls) };
  const all = decls.flatMap((decl) => placesOf(decl, decls, writing));
  const times = new Map<string, number>();
  for (const { id } of all) times.set(id, (times.get(id) ?? 0) + 1);
  // A repeated id is ambiguous, such as that of several unnamed handlers of one event.
  return all.filter(({ id }) => times.get(id) === 1);
}

function placesOf(decl: ast.Decl, decls: readonly ast.Decl[], writing: Writing): EditTarget[] {
  switch (decl.kind) {
    case "value":
      return formula(decl, decl.name.text, decl.body, "value", writing);
    case "table":
      return listPlace(decl, decl.name.text, decl.entries);
    case "die":
      return listPlace(decl, decl.name.text, decl.faces);
    case "piece":
      return [
        ...ofParts(decl, writing),
        presence(decl, decl.name.text),
        ...effectPlace(decl, decls, writing),
      ];
    case "board":
      return [boardPlace(decl, writing)];
    case "to":
    case "flow":
    case "when":
      return statements(decl, getDeclarationName(decl), decl.body, writing);
    case "game":
    case "counter":
    case "mark":
    case "zone":
    case "family":
    case "rating":
    case "requirement":
      return ofParts(decl, writing);
    case "action":
    case "cost":
      return [
        ...ofParts(decl, writing),
        ...statements(decl, getDeclarationName(decl), bodyOf(decl), writing),
      ];
    default:
      return [];
  }
}

/** Returns the name of a declaration, its event, or its keyword. */
export function getDeclarationName(decl: ast.Decl): string {
  if ("name" in decl) return decl.name.text;
  return decl.kind === "when" ? decl.event.text : decl.kind;
}

// Whole declarations ---------------------------------------------------------------

function formula(
  decl: ast.Decl,
  path: string,
  body: ast.Expr,
  what: What,
  writing: Writing,
): EditTarget[] {
  const value = readSimpleValue(body);
  if (value !== undefined)
    return [{ id: path, what, form: "set", path, decl, pattern: createListPattern([value]) }];
  return detailed(decl, path, body, writing);
}

/** Returns the targets for the numbers and names in an expression. */
function detailed(decl: ast.Decl, path: string, body: ast.Expr, writing: Writing): EditTarget[] {
  const values = valuesIn(body, writing.members);
  if (values.length === 0) return [];
  const pattern = createSpanPattern(writing.texts, body.span, values);
  return [{ id: path, what: "numbers", form: "set", path, decl, pattern }];
}

function listPlace(decl: ast.Decl, path: string, entries: readonly ast.Expr[]): EditTarget[] {
  const pattern = readValueList(entries);
  return pattern === undefined
    ? []
    : [{ id: path, what: "table", form: "set", path, decl, pattern }];
}

/** Returns the statements of an action or a cost as a block. */
function bodyOf({ body, name }: ast.Action | ast.Cost): ast.Block {
  const [first, last] = [body[0]?.span ?? name.span, body.at(-1)?.span ?? name.span];
  return { statements: body, span: { ...first, end: last.end } };
}

function statements(decl: ast.Decl, path: string, body: ast.Block, writing: Writing): EditTarget[] {
  const amounts = amountsIn(body.statements, writing.members);
  if (amounts.length === 0) return [];
  const pattern = createBlockPattern(writing.texts, body, amounts);
  return [{ id: path, what: "numbers", form: "do", path, decl, pattern }];
}

/** Returns the target for the cells of a board, with the text around them. */
function boardPlace(decl: ast.Board, writing: Writing): EditTarget {
  const values = decl.cells.map(({ text, span }) => ({ text, span }));
  const path = decl.name.text;
  const pattern = createSpanPattern(writing.texts, decl.span, values);
  return { id: path, what: "board", form: "declare", path, decl, pattern };
}

/** Returns the target for the presence of a piece or requirement. */
function presence(decl: ast.Decl, path: string): EditTarget {
  const pattern = createListPattern([{ text: "yes", span: undefined }]);
  return { id: `${path} present`, what: "present", form: "remove", path, decl, pattern };
}

function effectPlace(decl: ast.Piece, decls: readonly ast.Decl[], writing: Writing): EditTarget[] {
  const effect = findEffect(decl, decls, writing.texts);
  if (effect === undefined) return [];
  const path = decl.name.text;
  const pattern = createListPattern([{ text: effect, span: undefined }]);
  return [{ id: `${path} effect`, what: "effect", form: "effect", path, decl, pattern }];
}

// Parts ----------------------------------------------------------------------------

function ofParts(decl: ast.Decl, writing: Writing): EditTarget[] {
  return listNamedParts(decl).flatMap((part) => ofPart(decl, part, writing));
}

/** Parts with one expression; their names are categories of fields. */
type SizePart = Extract<What, "starts" | "max" | "places" | "row">;

function isSizePart(name: string): name is SizePart {
  return name === "starts" || name === "max" || name === "places" || name === "row";
}

type FormulaPart = Extract<NamedPart, { kind: "formula" }>;

function ofPart(decl: ast.Decl, part: NamedPart, writing: Writing): EditTarget[] {
  const path = `${getDeclarationName(decl)}.${part.name}`;
  switch (part.kind) {
    case "flag": {
      if (decl.kind !== "zone") return [];
      const value = { text: part.value ? "yes" : "no", span: undefined };
      const pattern = createListPattern([value]);
      return [{ id: path, what: "hidden", form: "set", path, decl, pattern }];
    }
    case "formula":
      if (decl.kind === "game") return playersPlace(decl, path);
      return isSizePart(part.name) ? sizePlace(decl, path, part.name, part, writing) : [];
    case "block":
      return part.block === undefined ? [] : statements(decl, path, part.block, writing);
    case "choice":
      return [];
    case "item":
      return itemPlace(decl, path, part.item, writing);
    default:
      return part satisfies never;
  }
}

function sizePlace(
  decl: ast.Decl,
  path: string,
  what: SizePart,
  { expr, otherwise }: FormulaPart,
  { texts }: Writing,
): EditTarget[] {
  const written =
    readSimpleValue(expr) ?? (expr && { text: sliceOf(texts, expr.span), span: expr.span });
  const implied = expr === undefined ? readSimpleValue(otherwise) : undefined;
  const value = written ?? (implied && { text: implied.text, span: undefined });
  if (value === undefined) return [];
  return [{ id: path, what, form: "set", path, decl, pattern: createListPattern([value]) }];
}

function playersPlace({ players, ...game }: ast.Game, path: string): EditTarget[] {
  if (players === undefined) return [];
  const value = (number: number): LiteralValue => ({ text: String(number), span: undefined });
  const pattern = createListPattern([value(players.min), value(players.max)], "..");
  const decl = { ...game, players };
  return [{ id: path, what: "players", form: "set", path, decl, pattern }];
}

type Item = Extract<NamedPart, { kind: "item" }>["item"];

function itemPlace(decl: ast.Decl, path: string, item: Item, writing: Writing): EditTarget[] {
  switch (item.kind) {
    case "fix":
      if (decl.kind !== "piece" || decl.params.length > 0) return [];
      return formula(decl, path, item.value, "quality", writing);
    case "line":
      return formula(decl, path, item.from, "value", writing);
    case "exception":
      return formula(decl, path, item.to, "value", writing);
    case "worth":
      return formula(decl, path, item.amount, "value", writing);
    case "when": {
      const numbers = detailsIn(item.body, writing.members);
      if (numbers.length === 0) return [];
      const pattern = createBlockPattern(writing.texts, item.body, numbers);
      return [{ id: path, what: "numbers", form: "do", path, decl, pattern }];
    }
    case "copies":
      return copiesPlace(decl, path, item, writing);
    case "needs":
      if (item.name === undefined) return [];
      return [presence(decl, path), ...detailed(decl, path, item.condition, writing)];
    default:
      return [];
  }
}

/** Returns the target for the numbers of copies, one value per zone. */
function copiesPlace(
  decl: ast.Decl,
  path: string,
  item: ast.Copies,
  writing: Writing,
): EditTarget[] {
  const values = item.parts.flatMap(({ count }) => readSimpleValue(count) ?? []);
  if (values.length < item.parts.length) return [];
  const pattern = createSpanPattern(writing.texts, item.span, values);
  return [{ id: path, what: "copies", form: "renew", path, decl, pattern }];
}

/** Returns the target for the German and English name of an author's declaration. */
export function findNameTargets(decl: ast.Game | ast.Variant | ast.Board): EditTarget[] {
  const { de, en } = decl.text ?? {};
  if (de === undefined || en === undefined) return [];
  const path = decl.name.text;
  const pattern = createListPattern([de, en].map(({ value, span }) => ({ text: value, span })));
  return [{ id: `${path} names`, what: "names", form: "text", path, decl, pattern }];
}
