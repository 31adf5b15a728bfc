// The named parts of a declaration: what a path such as `shark.placed` leads to, and how the
// declaration reads with that part changed.

import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { choicesIn, mapChoices } from "./choices.ts";

export type Item =
  | ast.PieceItem
  | ast.WhileItem
  | ast.HeadItem
  | ({ kind: "member" } & ast.Member)
  | ({ kind: "line" } & ast.RatingLine);

export type NamedPart = {
  readonly name: string;
} /** A single formula, such as `starts` of a counter. */ & (
  | {
      readonly kind: "formula";
      readonly expr: ast.Expr | undefined;
      readonly optional: boolean;
      /** What it is where nothing is written. */
      readonly otherwise: ast.Expr | undefined;
      with(expr: ast.Expr | undefined): ast.Decl;
    }
  /** Yes or no: whether a zone or mark is hidden. */
  | {
      readonly kind: "flag";
      readonly value: boolean;
      readonly span: Span;
      with(value: boolean): ast.Decl;
    }
  /** Statements: what happens beyond the limit of a counter. */
  | {
      readonly kind: "block";
      readonly block: ast.Block | undefined;
      with(block: ast.Block | undefined): ast.Decl;
    }
  /** What a rule lets choose from, of which there may be several. */
  | {
      readonly kind: "choice";
      readonly choices: readonly ast.Choose[];
      with(changed: (choice: ast.Choose) => ast.Choose): ast.Decl;
    }
  /** One of a list; without a new one it is taken out. */
  | { readonly kind: "item"; readonly item: Item; with(item: Item | undefined): ast.Decl }
);

/** The parts of a declaration by which a variant may name them, in the order of the text. */
export function listNamedParts(decl: ast.Decl): NamedPart[] {
  switch (decl.kind) {
    case "game":
      return [playersOf(decl)];
    case "enum":
      return items(decl.members.map(asMember), (members) => ({ ...decl, members }));
    case "option":
      return items(decl.choices.map(asMember), (choices) => ({ ...decl, choices }));
    case "counter":
      return [
        { ...formula("starts", decl.starts, (starts) => ({ ...decl, starts })), ...noughtAt(decl) },
        formula("max", decl.max, (max) => ({ ...decl, max })),
        {
          kind: "block",
          name: "beyond",
          block: decl.beyond,
          with: (beyond) => ({ ...decl, beyond }),
        },
      ];
    case "mark":
      return [formula("starts", decl.starts, (starts) => ({ ...decl, starts })), hidden(decl)];
    case "zone":
      return zoneParts(decl);
    case "family":
    case "piece":
      return pieceParts(decl);
    case "rating":
      return items(decl.lines.map(asLine), (lines) => ({ ...decl, lines }));
    case "requirement":
      return items(decl.items, (items) => ({ ...decl, items }));
    case "cost":
    case "action":
      return [
        ...items(decl.head, (head) => ({ ...decl, head })),
        ...choice(decl.body, (body) => ({ ...decl, body })),
      ];
    case "to":
    case "flow":
      return choice(decl.body.statements, (statements) => ({
        ...decl,
        body: { ...decl.body, statements },
      }));
    default:
      return [];
  }
}

/** Where an item is named, or what it is about. */
export function findItemSpan(item: Item): Span | undefined {
  switch (item.kind) {
    case "member":
    case "line":
    case "field":
      return item.name.span;
    case "fix":
      return item.field.span;
    case "when":
      return item.event.span;
    case "exception":
      return item.value.span;
    case "needs":
      return (
        item.name?.span ?? (item.condition.kind === "ref" ? item.condition.name.span : undefined)
      );
    default:
      return undefined;
  }
}

/** What an item is called; a `let` and `costs` have no name that a path could use. */
function nameOf(item: Item): string | undefined {
  switch (item.kind) {
    case "member":
    case "line":
    case "field":
      return item.name.text;
    case "fix":
      return item.field.text;
    case "copies":
    case "worth":
      return item.kind;
    case "when":
      return item.event.text;
    case "exception":
      return item.value.text;
    case "needs":
      return (
        item.name?.text ?? (item.condition.kind === "ref" ? item.condition.name.text : undefined)
      );
    default:
      return undefined;
  }
}

function asMember(member: ast.Member): { kind: "member" } & ast.Member {
  return { kind: "member", ...member };
}

function asLine(line: ast.RatingLine): { kind: "line" } & ast.RatingLine {
  return { kind: "line", ...line };
}

/** The named ones of a list. `build` makes the declaration with another list. */
function items<I extends Item>(
  list: readonly I[],
  build: (list: readonly I[]) => ast.Decl,
): NamedPart[] {
  return list.flatMap((item, index): NamedPart[] => {
    const name = nameOf(item);
    if (name === undefined) return [];
    return [
      {
        kind: "item",
        name,
        item,
        // What replaces an item is of its own sort: see apply-part-edit.ts.
        with: (now) => build(list.toSpliced(index, 1, ...(now === undefined ? [] : [now as I]))),
      },
    ];
  });
}

function choice(
  list: readonly ast.Stmt[],
  build: (list: readonly ast.Stmt[]) => ast.Decl,
): NamedPart[] {
  const choices = choicesIn(list);
  if (choices.length === 0) return [];
  const changing = (changed: (choice: ast.Choose) => ast.Choose) =>
    build(mapChoices(list, changed));
  return [{ kind: "choice", name: "choose", choices, with: changing }];
}

function formula(
  name: string,
  expr: ast.Expr | undefined,
  build: (expr: ast.Expr | undefined) => ast.Decl,
  optional = true,
): Extract<NamedPart, { kind: "formula" }> {
  return { kind: "formula", name, expr, optional, otherwise: undefined, with: build };
}

/** A counter of which nothing is said starts at 0. */
function noughtAt({ name }: ast.Counter): { readonly otherwise: ast.Expr } {
  return { otherwise: { kind: "int", value: 0, span: name.span } };
}

function hidden(decl: ast.Zone | ast.Mark): NamedPart {
  return {
    kind: "flag",
    name: "hidden",
    value: decl.hidden,
    span: decl.name.span,
    with: (hidden) => ({ ...decl, hidden }),
  };
}

function zoneParts(zone: ast.Zone): NamedPart[] {
  const sizes = (["places", "row"] as const).flatMap((name) =>
    zone[name] === undefined
      ? []
      : [formula(name, zone[name], (expr) => ({ ...zone, [name]: expr }), false)],
  );
  return [...sizes, hidden(zone)];
}

/** `players 2..4` as the range that it is. */
function playersOf(game: ast.Game): NamedPart {
  const span = game.players?.span ?? game.span;
  const int = (value: number): ast.Expr => ({ kind: "int", value, span });
  const { min, max } = game.players ?? { min: 2, max: 2 };
  const expr: ast.Expr = { kind: "range", from: int(min), to: int(max), span };
  return {
    kind: "formula",
    name: "players",
    expr,
    optional: false,
    otherwise: undefined,
    with: (now) => ({ ...game, players: now && playersFrom(now) }),
  };
}

function playersFrom(expr: ast.Expr): ast.Game["players"] {
  const { span } = expr;
  const [from, to] = expr.kind === "range" ? [expr.from, expr.to] : [expr, expr];
  const number = (one: ast.Expr) => (one.kind === "int" ? one.value : 0);
  return { min: number(from), max: number(to), span };
}

/** Items of a piece or family; those under `while in …` are named like the others. */
function pieceParts(decl: ast.Piece | ast.Family): NamedPart[] {
  const own = items(decl.items, (list) => ({ ...decl, items: list }));
  const inner = decl.items.flatMap((item, index) => {
    if (item.kind !== "while") return [];
    return items(item.items, (list) => {
      const rest = list.length === 0 ? [] : [{ ...item, items: list }];
      return { ...decl, items: decl.items.toSpliced(index, 1, ...rest) };
    });
  });
  return [...own, ...inner];
}
