// Creates all mutations of a declaration, with the paths of the rules they change.

import type { ast } from "../dsl/index.ts";
import {
  type ClauseNode,
  dropped,
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

/** A mutation with the path of its rule: `dive`, `shark.placed`. */
export interface RuleMutation extends Mutation {
  readonly rule: string;
}

/**
 * One of this many spaces of a board is mutated: an example that counts detects all of them alike.
 */
const cellsApart = 5;

/** Returns the mutations of a declaration; looks and texts are not mutated. */
export function mutateDeclaration(context: MutationContext, decl: ast.Decl): RuleMutation[] {
  const here = (mutations: readonly Mutation[], rule = pathOf(decl)) =>
    mutations.map((mutation) => ({ ...mutation, rule }));
  switch (decl.kind) {
    case "game":
      return here(decl.players === undefined ? [] : playersMutations(context, decl.players));
    case "rival":
      return here(inExprs(context, toConditionExprs(decl.when)));
    case "counter":
      return here([
        ...traitMutations(context, decl.starts),
        ...traitMutations(context, decl.max),
        ...inBlock(context, decl.beyond),
      ]);
    case "mark":
      return here([...traitMutations(context, decl.starts), ...hiddenMutations(context, decl)]);
    case "zone":
      return here([
        ...inExprs(context, toPlainExprs(decl.places, decl.row)),
        ...hiddenMutations(context, decl),
      ]);
    case "family":
    case "piece":
      return decl.items.flatMap((item) => inClause(context, decl.name.text, item));
    case "die":
      return here(mutateFaces(context, decl.faces));
    case "table":
      return here(decl.entries.flatMap((entry) => mutateEntry(context, entry)));
    case "value":
      return here(inExprs(context, toPlainExprs(decl.body)));
    case "requirement":
      return decl.items.flatMap((item) => inClause(context, decl.name.text, item));
    case "cost":
    case "action":
      return [
        ...decl.head.flatMap((item) => inClause(context, decl.name.text, item)),
        ...here(inStmts(context, decl.body)),
      ];
    case "board":
      return here(cellMutations(decl));
    case "track":
      return here([
        ...mutateNumber(decl.from, limitOf(context, decl, decl.from, "first")),
        ...mutateNumber(decl.to, limitOf(context, decl, decl.to, "last")),
      ]);
    case "history":
      return here(historyMutations(context, decl));
    case "to":
    case "flow":
      return here(inBlock(context, decl.body));
    case "when":
      return here([...mutateClause(decl), ...inBlock(context, decl.body)]);
    case "ranking":
      return here(decl.lines.flatMap((line) => rankingMutations(context, line)));
    case "rating":
      return here([
        ...inExprs(context, toConditionExprs(decl.when)),
        ...decl.lines.flatMap((line) => [
          ...inExprs(context, toPlainExprs(line.from)),
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
    case "tells":
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

/** Returns the mutations of a variant edit. */
export function mutateEdit(context: MutationContext, edit: ast.Edit): RuleMutation[] {
  const rule = edit.kind === "declare" ? pathOf(edit.decl) : dotted(edit.path);
  const here = (mutations: readonly Mutation[]) =>
    mutations.map((mutation) => ({ ...mutation, rule }));
  const none = { operator: "change", span: edit.span, text: "" } as const;
  switch (edit.kind) {
    case "say":
      return [];
    case "remove":
      return here([none]);
    case "declare":
      return [...here([none]), ...mutateDeclaration(context, edit.decl)];
    case "set":
      return here([none, ...inExprs(context, toPlainExprs(...edit.now))]);
    case "do":
      return here([none, ...inBlock(context, edit.body)]);
    case "extend":
      return [...here([none]), ...edit.items.flatMap((item) => inExtension(context, rule, item))];
    default:
      return edit satisfies never;
  }
}

function inExtension(context: MutationContext, rule: string, item: ast.Extension): RuleMutation[] {
  switch (item.kind) {
    case "member":
    case "offered":
      return [];
    case "field":
    case "fix":
    case "copies":
    case "when":
    case "while":
    case "needs":
      return inClause(context, rule, item);
    default:
      return inStmts(context, [item]).map((mutation) => ({ ...mutation, rule }));
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

/** Returns the mutations of a part of a piece or of the head of an action. */
function inClause(context: MutationContext, owner: string, clause: ClauseNode): RuleMutation[] {
  if (clause.kind === "while")
    return clause.items.flatMap((item) => inClause(context, owner, item));
  const name = clauseName(clause);
  const rule = name === undefined ? owner : `${owner}.${name}`;
  return [...mutateClause(clause), ...insideClause(context, clause)].map((mutation) => ({
    ...mutation,
    rule,
  }));
}

/** Returns the path segment of a clause below its rule. */
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

function insideClause(context: MutationContext, clause: ClauseNode): Mutation[] {
  switch (clause.kind) {
    case "fix":
    case "let":
      return inExprs(context, toPlainExprs(clause.value));
    case "exception":
      return inExprs(context, toPlainExprs(...clause.args, clause.to));
    case "worth":
      return inExprs(context, toPlainExprs(clause.amount));
    case "copies":
      return clause.parts.flatMap(({ count, zone }) => inExprs(context, toPlainExprs(count, zone)));
    case "when":
      return inBlock(context, clause.body);
    case "needs":
      // A reference to a requirement is not a condition that could be negated.
      return clause.name === undefined ? [] : inExprs(context, toConditionExprs(clause.condition));
    case "pick":
      return inExprs(context, toPlainExprs(...clause.items.map(({ domain }) => domain)));
    case "costs":
      return inExprs(context, toPlainExprs(...clause.args));
    case "field":
    case "while":
      return [];
    default:
      return clause satisfies never;
  }
}

function rankingMutations(
  context: MutationContext,
  line: ast.Ranking["lines"][number],
): Mutation[] {
  const other = line.best === "most" ? "fewest" : "most";
  const best = context.written.find(line.span, line.best);
  return [
    ...(best === undefined ? [] : [{ operator: "direction" as const, span: best, text: other }]),
    { operator: "clause", span: line.span, text: "" },
    ...inExprs(context, toPlainExprs(line.value)),
  ];
}

/** Mutates `starts 3`, `max 5`: another number, or the trait removed. */
function traitMutations(context: MutationContext, expr: ast.Expr | undefined): Mutation[] {
  if (expr === undefined) return [];
  const span = context.written.withWordBefore(context.written.whole(expr.span));
  return [{ operator: "word", span, text: "" }, ...inExprs(context, toPlainExprs(expr))];
}

/** Removes `, hidden` of a zone or mark. */
function hiddenMutations({ written }: MutationContext, decl: ast.Zone | ast.Mark): Mutation[] {
  const word = decl.hidden ? written.find(decl.span, "hidden") : undefined;
  return word === undefined
    ? []
    : [{ operator: "word", span: written.withWordBefore(word), text: "" }];
}

/** Mutates `players 2..4`: one fewer at either end. */
function playersMutations(
  context: MutationContext,
  players: NonNullable<ast.Game["players"]>,
): Mutation[] {
  const { min, max } = players;
  return mutateRange(
    { value: min, span: limitOf(context, players, min, "first") },
    { value: max, span: limitOf(context, players, max, "last") },
  );
}

/** Returns the span of one of the ends of `players 2..4`. */
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

/** Leaves out each of the things in turn, and keeps one position more or fewer. */
function historyMutations({ written }: MutationContext, decl: ast.History): Mutation[] {
  const { of, last, span } = decl;
  const fewer = of.flatMap((name, i) => {
    const [before, behind] = [of[i - 1], of[i + 1]];
    if (before !== undefined) return dropped("word", written.span(before.span.end, name.span.end));
    return behind === undefined
      ? []
      : dropped("word", written.span(name.span.start, behind.span.start));
  });
  const behindLast = written.find(span, ", last");
  const kept = behindLast && written.find(written.span(behindLast.end, span.end), `${last}`);
  return last === undefined || kept === undefined ? fewer : [...fewer, ...mutateNumber(last, kept)];
}

function cellMutations({ cells }: ast.Board): Mutation[] {
  return cells.flatMap(({ text, span }, index): Mutation[] => {
    const next = cells[index + 1]?.text;
    if (index % cellsApart > 0 || next === undefined || next === text) return [];
    return [{ operator: "cell", span, text: next }];
  });
}

// Expressions and statements ---------------------------------------------------

function inExprs(context: MutationContext, exprs: readonly Inner[]): Mutation[] {
  return exprs.flatMap(({ expr, isCondition }) => [
    ...(isCondition ? negateCondition(context, expr) : []),
    ...mutateExpr(context, expr),
    ...inExprs(context, exprParts(expr)),
  ]);
}

function inBlock(context: MutationContext, block: ast.Block | undefined): Mutation[] {
  return inStmts(context, block?.statements ?? []);
}

function inStmts(context: MutationContext, statements: readonly ast.Stmt[]): Mutation[] {
  return statements.flatMap((stmt) => {
    const { exprs, blocks } = stmtParts(stmt);
    return [
      ...mutateStmt(context, stmt),
      ...inExprs(context, exprs),
      ...blocks.flatMap((block) => inBlock(context, block)),
    ];
  });
}
