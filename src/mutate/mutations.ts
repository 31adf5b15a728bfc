// Everything that can slip in a declaration, each with the path of the rule in which it does.

import type { ast } from "../dsl/index.ts";
import {
  type ClauseNode,
  type Mutation,
  type MutationContext,
  mutateClause,
  mutateEntry,
  mutateExpr,
  mutateFaces,
  mutateNumber,
  mutateRange,
  mutateStmt,
  negateCondition,
} from "./operators.ts";
import { exprParts, type Inner, stmtParts, toConditionExprs, toPlainExprs } from "./walk.ts";

/** A slip, and the path of the rule that it is in: `dive`, `shark.placed`. */
export interface RuleMutation extends Mutation {
  readonly rule: string;
}

/** Of the spaces of a board one in so many is changed: one example that counts notices all alike. */
const cellsApart = 5;

/** What can slip in a declaration; what it looks like and what it is called are no rules. */
export function mutateDeclaration(matter: MutationContext, decl: ast.Decl): RuleMutation[] {
  const here = (slips: readonly Mutation[], rule = pathOf(decl)) =>
    slips.map((slip) => ({ ...slip, rule }));
  switch (decl.kind) {
    case "game":
      return here(decl.players === undefined ? [] : playersSlips(matter, decl.players));
    case "rival":
      return here(inExprs(matter, toConditionExprs(decl.when)));
    case "counter":
      return here([
        ...traitSlips(matter, decl.starts),
        ...traitSlips(matter, decl.max),
        ...inBlock(matter, decl.beyond),
      ]);
    case "mark":
      return here([...traitSlips(matter, decl.starts), ...hiddenSlips(matter, decl)]);
    case "zone":
      return here([
        ...inExprs(matter, toPlainExprs(decl.places, decl.row)),
        ...hiddenSlips(matter, decl),
      ]);
    case "family":
    case "piece":
      return decl.items.flatMap((item) => inClause(matter, decl.name.text, item));
    case "die":
      return here(mutateFaces(matter, decl.faces));
    case "table":
      return here(decl.entries.flatMap((entry) => mutateEntry(matter, entry)));
    case "value":
    case "define":
      return here(inExprs(matter, toPlainExprs(decl.body)));
    case "requirement":
      return decl.items.flatMap((item) => inClause(matter, decl.name.text, item));
    case "cost":
    case "action":
      return [
        ...decl.head.flatMap((item) => inClause(matter, decl.name.text, item)),
        ...here(inStmts(matter, decl.body)),
      ];
    case "board":
      return here(cellSlips(decl));
    case "track":
      return here([
        ...mutateNumber(decl.from, limitOf(matter, decl, decl.from, "first")),
        ...mutateNumber(decl.to, limitOf(matter, decl, decl.to, "last")),
      ]);
    case "to":
    case "flow":
      return here(inBlock(matter, decl.body));
    case "when":
      return here([...mutateClause(decl), ...inBlock(matter, decl.body)]);
    case "ranking":
      return here(decl.lines.flatMap((line) => rankingSlips(matter, line)));
    case "rating":
      return here([
        ...inExprs(matter, toConditionExprs(decl.when)),
        ...decl.lines.flatMap((line) => [
          ...inExprs(matter, toPlainExprs(line.from)),
          { operator: "clause" as const, span: line.span, text: "" },
        ]),
      ]);
    case "option":
    case "enum":
    case "shape":
    case "grid":
    case "event":
    case "reason":
    case "look":
    case "example":
    case "counting":
    case "source":
    case "question":
    case "variant":
      return [];
    default:
      return decl satisfies never;
  }
}

/** What can slip in a change that a variant makes. */
export function mutateEdit(matter: MutationContext, edit: ast.Edit): RuleMutation[] {
  const rule = edit.kind === "declare" ? pathOf(edit.decl) : dotted(edit.path);
  const here = (slips: readonly Mutation[]) => slips.map((slip) => ({ ...slip, rule }));
  const none = { operator: "change", span: edit.span, text: "" } as const;
  switch (edit.kind) {
    case "say":
      return [];
    case "remove":
      return here([none]);
    case "declare":
      return [...here([none]), ...mutateDeclaration(matter, edit.decl)];
    case "set":
      return here([none, ...inExprs(matter, toPlainExprs(...edit.now))]);
    case "do":
      return here([none, ...inBlock(matter, edit.body)]);
    case "extend":
      return [...here([none]), ...edit.items.flatMap((item) => inExtension(matter, rule, item))];
    default:
      return edit satisfies never;
  }
}

function inExtension(matter: MutationContext, rule: string, item: ast.Extension): RuleMutation[] {
  switch (item.kind) {
    case "member":
      return [];
    case "field":
    case "fix":
    case "copies":
    case "when":
    case "while":
    case "needs":
      return inClause(matter, rule, item);
    default:
      return inStmts(matter, [item]).map((slip) => ({ ...slip, rule }));
  }
}

function dotted({ names }: ast.Path): string {
  return names.map(({ text }) => text).join(".");
}

function pathOf(decl: ast.Decl): string {
  if (decl.kind === "when") return `when ${decl.event.text}`;
  return "name" in decl ? decl.name.text : decl.kind;
}

// Clauses ----------------------------------------------------------------------

/** What can slip in a part of a piece or in the head of an action. */
function inClause(matter: MutationContext, owner: string, clause: ClauseNode): RuleMutation[] {
  if (clause.kind === "while") return clause.items.flatMap((item) => inClause(matter, owner, item));
  const name = clauseName(clause);
  const rule = name === undefined ? owner : `${owner}.${name}`;
  return [...mutateClause(clause), ...insideClause(matter, clause)].map((slip) => ({
    ...slip,
    rule,
  }));
}

/** What follows the name of the rule in its path. */
function clauseName(clause: ClauseNode): string | undefined {
  switch (clause.kind) {
    case "fix":
      return clause.field.text;
    case "exception":
      return clause.value.text;
    case "when":
      return clause.event.text;
    case "needs":
      return clause.name?.text;
    case "copies":
    case "worth":
      return clause.kind;
    default:
      return undefined;
  }
}

function insideClause(matter: MutationContext, clause: ClauseNode): Mutation[] {
  switch (clause.kind) {
    case "fix":
    case "let":
      return inExprs(matter, toPlainExprs(clause.value));
    case "exception":
      return inExprs(matter, toPlainExprs(...clause.args, clause.to));
    case "worth":
      return inExprs(matter, toPlainExprs(clause.amount));
    case "copies":
      return clause.parts.flatMap(({ count, zone }) => inExprs(matter, toPlainExprs(count, zone)));
    case "when":
      return inBlock(matter, clause.body);
    case "needs":
      // What names a requirement alone is no condition that could be turned round.
      return clause.name === undefined ? [] : inExprs(matter, toConditionExprs(clause.condition));
    case "pick":
      return inExprs(matter, toPlainExprs(...clause.items.map(({ domain }) => domain)));
    case "costs":
      return inExprs(matter, toPlainExprs(...clause.args));
    case "field":
    case "while":
      return [];
    default:
      return clause satisfies never;
  }
}

function rankingSlips(matter: MutationContext, line: ast.Ranking["lines"][number]): Mutation[] {
  const other = line.best === "most" ? "fewest" : "most";
  const best = matter.written.find(line.span, line.best);
  return [
    ...(best === undefined ? [] : [{ operator: "direction" as const, span: best, text: other }]),
    { operator: "clause", span: line.span, text: "" },
    ...inExprs(matter, toPlainExprs(line.value)),
  ];
}

/** `starts 3`, `max 5`: another number, or nothing said. */
function traitSlips(matter: MutationContext, expr: ast.Expr | undefined): Mutation[] {
  if (expr === undefined) return [];
  const span = matter.written.withWordBefore(matter.written.whole(expr.span));
  return [{ operator: "word", span, text: "" }, ...inExprs(matter, toPlainExprs(expr))];
}

/** `, hidden` of a zone or mark. */
function hiddenSlips({ written }: MutationContext, decl: ast.Zone | ast.Mark): Mutation[] {
  const word = decl.hidden ? written.find(decl.span, "hidden") : undefined;
  return word === undefined
    ? []
    : [{ operator: "word", span: written.withWordBefore(word), text: "" }];
}

/** `players 2..4` with one fewer at either end. */
function playersSlips(
  matter: MutationContext,
  players: NonNullable<ast.Game["players"]>,
): Mutation[] {
  const { min, max } = players;
  return mutateRange(
    { value: min, span: limitOf(matter, players, min, "first") },
    { value: max, span: limitOf(matter, players, max, "last") },
  );
}

/** Where one of the two ends of `players 2..4` is written. */
function limitOf(
  { written }: MutationContext,
  { span }: ast.Node,
  value: number,
  which: "first" | "last",
): Mutation["span"] {
  const dots = written.find(span, "..") ?? span;
  const side =
    which === "first" ? written.span(span.start, dots.start) : written.span(dots.end, span.end);
  return written.find(side, `${value}`) ?? span;
}

function cellSlips({ cells }: ast.Board): Mutation[] {
  return cells.flatMap(({ text, span }, index): Mutation[] => {
    const next = cells[index + 1]?.text;
    if (index % cellsApart > 0 || next === undefined || next === text) return [];
    return [{ operator: "cell", span, text: next }];
  });
}

// Expressions and statements ---------------------------------------------------

function inExprs(matter: MutationContext, exprs: readonly Inner[]): Mutation[] {
  return exprs.flatMap(({ expr, isCondition }) => [
    ...(isCondition ? negateCondition(matter, expr) : []),
    ...mutateExpr(matter, expr),
    ...inExprs(matter, exprParts(expr)),
  ]);
}

function inBlock(matter: MutationContext, block: ast.Block | undefined): Mutation[] {
  return inStmts(matter, block?.statements ?? []);
}

function inStmts(matter: MutationContext, statements: readonly ast.Stmt[]): Mutation[] {
  return statements.flatMap((stmt) => {
    const { exprs, blocks } = stmtParts(stmt);
    return [
      ...mutateStmt(matter, stmt),
      ...inExprs(matter, exprs),
      ...blocks.flatMap((block) => inBlock(matter, block)),
    ];
  });
}
