// The places of rules that a form can change, and how a variant writes that.

import { type ast, type NamedPart, partsOf } from "../../dsl/index.ts";
import { effectOf } from "./effects.ts";
import type { What } from "./sheet.ts";
import {
  amountsIn,
  around,
  block,
  listed,
  listOf,
  numbersIn,
  type Pattern,
  simple,
  type Texts,
  type Value,
} from "./written.ts";

/**
 * How a variant says it: `change path from … to …`, `change path { … }`, `change board …`, as
 * `remove` and `extend`, as `remove` alone, or as other effects of a piece. `text` is no change of
 * rules, but what the author's own declaration is called.
 */
export type Form = "set" | "do" | "declare" | "renew" | "remove" | "effect" | "text";

export interface Place {
  readonly id: string;
  readonly what: What;
  readonly form: Form;
  /** What a variant would name: `price`, `storage.places`. */
  readonly path: string;
  readonly decl: ast.Decl;
  readonly pattern: Pattern;
}

/** Everything that can be changed in these declarations, in their order. */
export function placesIn(decls: readonly ast.Decl[], texts: Texts): Place[] {
  const all = decls.flatMap((decl) => placesOf(decl, decls, texts));
  const times = new Map<string, number>();
  for (const { id } of all) times.set(id, (times.get(id) ?? 0) + 1);
  // What has no name of its own cannot be named.
  return all.filter(({ id }) => times.get(id) === 1);
}

function placesOf(decl: ast.Decl, decls: readonly ast.Decl[], texts: Texts): Place[] {
  switch (decl.kind) {
    case "value":
    case "define":
      return formula(decl, decl.name.text, decl.body, "value", texts);
    case "table":
      return listPlace(decl, decl.name.text, decl.entries);
    case "die":
      return listPlace(decl, decl.name.text, decl.faces);
    case "piece":
      return [
        ...ofParts(decl, texts),
        presence(decl, decl.name.text),
        ...effectPlace(decl, decls, texts),
      ];
    case "board":
      return [boardPlace(decl, texts)];
    case "to":
    case "flow":
    case "when":
      return statements(decl, nameOf(decl), decl.body, texts);
    case "game":
    case "counter":
    case "mark":
    case "zone":
    case "family":
    case "rating":
    case "action":
    case "cost":
    case "requirement":
      return ofParts(decl, texts);
    default:
      return [];
  }
}

export function nameOf(decl: ast.Decl): string {
  if ("name" in decl) return decl.name.text;
  return decl.kind === "when" ? decl.event.text : decl.kind;
}

// Whole declarations ---------------------------------------------------------------

function formula(decl: ast.Decl, path: string, body: ast.Expr, what: What, texts: Texts): Place[] {
  const value = simple(body);
  if (value !== undefined)
    return [{ id: path, what, form: "set", path, decl, pattern: listed([value]) }];
  const numbers = numbersIn(body);
  if (numbers.length === 0) return [];
  const pattern = around(texts, body.span, numbers);
  return [{ id: path, what: "numbers", form: "set", path, decl, pattern }];
}

function listPlace(decl: ast.Decl, path: string, entries: readonly ast.Expr[]): Place[] {
  const pattern = listOf(entries);
  return pattern === undefined
    ? []
    : [{ id: path, what: "table", form: "set", path, decl, pattern }];
}

function statements(decl: ast.Decl, path: string, body: ast.Block, texts: Texts): Place[] {
  const amounts = amountsIn(body.statements);
  if (amounts.length === 0) return [];
  const pattern = block(texts, body, amounts);
  return [{ id: path, what: "numbers", form: "do", path, decl, pattern }];
}

/** The cells of a board with all that is around them. */
function boardPlace(decl: ast.Board, texts: Texts): Place {
  const values = decl.cells.map(({ text, span }) => ({ text, span }));
  const path = decl.name.text;
  const pattern = around(texts, decl.span, values);
  return { id: path, what: "board", form: "declare", path, decl, pattern };
}

/** Whether it is there at all. */
function presence(decl: ast.Decl, path: string): Place {
  const pattern = listed([{ text: "yes", span: undefined }]);
  return { id: `${path} present`, what: "present", form: "remove", path, decl, pattern };
}

function effectPlace(decl: ast.Piece, decls: readonly ast.Decl[], texts: Texts): Place[] {
  const effect = effectOf(decl, decls, texts);
  if (effect === undefined) return [];
  const path = decl.name.text;
  const pattern = listed([{ text: effect, span: undefined }]);
  return [{ id: `${path} effect`, what: "effect", form: "effect", path, decl, pattern }];
}

// Parts ----------------------------------------------------------------------------

function ofParts(decl: ast.Decl, texts: Texts): Place[] {
  return partsOf(decl).flatMap((part) => ofPart(decl, part, texts));
}

/** Parts that are formulas, by what they are. */
const formulas: ReadonlySet<string> = new Set(["starts", "max", "places", "row"] satisfies What[]);

function ofPart(decl: ast.Decl, part: NamedPart, texts: Texts): Place[] {
  const path = `${nameOf(decl)}.${part.name}`;
  switch (part.kind) {
    case "flag": {
      if (decl.kind !== "zone") return [];
      const value = { text: part.value ? "yes" : "no", span: undefined };
      const pattern = listed([value]);
      return [{ id: path, what: "hidden", form: "set", path, decl, pattern }];
    }
    case "formula":
      if (decl.kind === "game") return playersPlace(decl, path);
      return formulas.has(part.name) ? sizePlace(decl, path, part) : [];
    case "block":
      return part.block === undefined ? [] : statements(decl, path, part.block, texts);
    case "item":
      return itemPlace(decl, path, part.item, texts);
    default:
      return part satisfies never;
  }
}

function sizePlace(
  decl: ast.Decl,
  path: string,
  { name, expr, otherwise }: Extract<NamedPart, { kind: "formula" }>,
): Place[] {
  const written = simple(expr);
  const implied = expr === undefined ? simple(otherwise) : undefined;
  const value = written ?? (implied && { text: implied.text, span: undefined });
  if (value === undefined) return [];
  return [{ id: path, what: name as What, form: "set", path, decl, pattern: listed([value]) }];
}

function playersPlace({ players, ...game }: ast.Game, path: string): Place[] {
  if (players === undefined) return [];
  const value = (number: number): Value => ({ text: String(number), span: undefined });
  const pattern = listed([value(players.min), value(players.max)], "..");
  const decl = { ...game, players };
  return [{ id: path, what: "players", form: "set", path, decl, pattern }];
}

type Item = Extract<NamedPart, { kind: "item" }>["item"];

function itemPlace(decl: ast.Decl, path: string, item: Item, texts: Texts): Place[] {
  switch (item.kind) {
    case "fix":
      if (decl.kind !== "piece" || decl.params.length > 0) return [];
      return formula(decl, path, item.value, "quality", texts);
    case "line":
      return formula(decl, path, item.from, "value", texts);
    case "exception":
      return formula(decl, path, item.to, "value", texts);
    case "worth":
      return formula(decl, path, item.amount, "value", texts);
    case "when": {
      const numbers = numbersIn(item.body);
      if (numbers.length === 0) return [];
      const pattern = block(texts, item.body, numbers);
      return [{ id: path, what: "numbers", form: "do", path, decl, pattern }];
    }
    case "copies":
      return copiesPlace(decl, path, item, texts);
    case "needs":
      return item.name === undefined ? [] : [presence(decl, path)];
    default:
      return [];
  }
}

/** How many copies there are; in each place where some lie. */
function copiesPlace(decl: ast.Decl, path: string, item: ast.Copies, texts: Texts): Place[] {
  const values = item.parts.flatMap(({ count }) => simple(count) ?? []);
  if (values.length < item.parts.length) return [];
  const pattern = around(texts, item.span, values);
  return [{ id: path, what: "copies", form: "renew", path, decl, pattern }];
}

/** What an author's own declaration is called. */
export function namesPlace(decl: ast.Game | ast.Variant): Place[] {
  const { de, en } = decl.text ?? {};
  if (de === undefined || en === undefined) return [];
  const path = decl.name.text;
  const pattern = listed([de, en].map(({ value, span }) => ({ text: value, span })));
  return [{ id: `${path} names`, what: "names", form: "text", path, decl, pattern }];
}
