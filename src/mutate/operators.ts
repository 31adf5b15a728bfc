// Mutation operators for expressions, statements and clauses.

import {
  type ast,
  BINARY_OPS,
  type BinaryGroup,
  isInGroup,
  type Span,
  UNARY_OPS,
} from "../dsl/index.ts";
import type { Operator } from "./mutant.ts";
import type { Neighbours } from "./names.ts";
import type { TokenIndex } from "./token-index.ts";

/** A mutation: replaces a span by a text. */
export interface Mutation {
  readonly operator: Operator;
  readonly span: Span;
  readonly text: string;
}

/** Context of mutations: the tokens of a file, and names that can be exchanged. */
export interface MutationContext {
  readonly written: TokenIndex;
  readonly names: Neighbours;
}

/** The mutation that leaves something out. */
export const dropped = (operator: Operator, span: Span | undefined): Mutation[] =>
  span === undefined ? [] : [{ operator, span, text: "" }];

const replaced = (operator: Operator, span: Span | undefined, text: string): Mutation[] =>
  span === undefined ? [] : [{ operator, span, text }];

/** Mutates a number: one higher and, unless it is 0, one lower. */
export function mutateNumber(value: number, span: Span): Mutation[] {
  const values = value > 0 ? [value + 1, value - 1] : [value + 1];
  return values.map((text) => ({ operator: "number", span, text: `${text}` }));
}

/**
 * Mutates a range: without its first number, and without its last. A larger range is not detectable
 * where examples force chance events and the number of players.
 */
export function mutateRange(from: NumberWritten, to: NumberWritten): Mutation[] {
  if (from.value === to.value) return [];
  return [
    { operator: "number", span: from.span, text: `${from.value + 1}` },
    { operator: "number", span: to.span, text: `${to.value - 1}` },
  ];
}

interface NumberWritten {
  readonly value: number;
  readonly span: Span;
}

/** Replaces a name by another of its kind. */
function mutateName({ names }: MutationContext, { text, span }: ast.Name): Mutation[] {
  const other = names.get(text);
  return other === undefined ? [] : [{ operator: "name", span, text: other }];
}

/** Mutates an entry of a table, or a face of a die. */
export function mutateEntry({ names }: MutationContext, entry: ast.Expr): Mutation[] {
  const { span } = entry;
  if (entry.kind === "int") return replaced("entry", span, `${entry.value + 1}`);
  if (entry.kind === "bool") return replaced("entry", span, entry.value ? "no" : "yes");
  const other = entry.kind === "ref" ? names.get(entry.name.text) : undefined;
  return other === undefined ? [] : replaced("entry", span, other);
}

/** Mutates faces that occur once; examples cannot detect changes in the frequency of others. */
export function mutateFaces(context: MutationContext, faces: readonly ast.Expr[]): Mutation[] {
  const texts = faces.map(({ span }) => context.written.text(span));
  const isAlone = (text: string) => texts.filter((other) => other === text).length === 1;
  return faces.flatMap((face, i) => (isAlone(texts[i] ?? "") ? mutateEntry(context, face) : []));
}

// Expressions ------------------------------------------------------------------

/** Returns the mutations of an expression, without those of its children. */
export function mutateExpr(context: MutationContext, expr: ast.Expr): Mutation[] {
  const { written } = context;
  switch (expr.kind) {
    case "int":
      return mutateNumber(expr.value, expr.span);
    case "bool":
      return replaced("yesno", expr.span, expr.value ? "no" : "yes");
    case "ref":
      return mutateName(context, expr.name);
    case "number":
      return mutateName(context, expr.binder.name);
    case "unary":
      return unaryMutations(context, expr);
    case "binary":
      return binaryMutations(context, expr);
    case "divide":
      return replaced(
        "rounding",
        written.find(written.span(expr.right.span.end, expr.span.end), "up", "down"),
        expr.rounded === "up" ? "down" : "up",
      );
    case "state":
    case "isIn":
      return oppositeMutations(context, expr.of, expr);
    case "set":
      return expr.members.length < 2
        ? []
        : expr.members.flatMap((_, i) => dropped("option", written.listed(expr.members, i)));
    case "after":
      return dropped("clause", written.span(expr.of.span.end, expr.span.end));
    case "call":
      return otherWord("arithmetic", expr.name, ["min", "max"]);
    case "of":
      return [
        ...otherWord("direction", expr.name, ["first", "last"]),
        ...otherWord("name", expr.name, ["neighbours", "region"]),
      ];
    case "find":
      return replaced(
        "direction",
        written.find(expr.span, "first", "last"),
        expr.end === "first" ? "last" : "first",
      );
    case "beside":
      return dropped("direction", written.span(expr.span.start, expr.of.span.start));
    default:
      return [];
  }
}

/** Replaces one of two words by the other. */
function otherWord(
  operator: Operator,
  { text, span }: ast.Name,
  [one, other]: readonly [string, string],
): Mutation[] {
  if (text !== one && text !== other) return [];
  return replaced(operator, span, text === one ? other : one);
}

/** The kind of mutation that replaces an operator of a group. */
const GROUP_MUTATIONS: Readonly<Record<BinaryGroup, Operator>> = {
  junction: "connective",
  equality: "comparison",
  order: "comparison",
  arithmetic: "arithmetic",
};

function unaryMutations(
  { written }: MutationContext,
  { op, span }: Extract<ast.Expr, { kind: "unary" }>,
): Mutation[] {
  const { sign, dropped: kind } = UNARY_OPS[op];
  const words = sign.trim().split(" ");
  const [first = "", last = first] = [words[0], words.at(-1)];
  return kind === undefined ? [] : dropped(kind, written.fromTo(span, first, last));
}

function binaryMutations(
  context: MutationContext,
  expr: Extract<ast.Expr, { kind: "binary" }>,
): Mutation[] {
  const { op, left, right } = expr;
  if (isInGroup(op, "equality")) {
    return oppositeMutations(context, left, { span: expr.span, negated: op === "is not" });
  }
  const { written } = context;
  const sign = written.find(written.span(left.span.end, right.span.start), op);
  const { group, mistake } = BINARY_OPS[op];
  if (sign === undefined || mistake === undefined) return [];
  const mutations = replaced(GROUP_MUTATIONS[group], sign, mistake);
  if (!isInGroup(op, "junction")) return mutations;
  return [
    ...mutations,
    ...dropped("operand", written.whole(written.span(left.span.start, sign.end))),
    ...dropped("operand", written.whole(written.span(sign.start, right.span.end))),
  ];
}

/** Mutates `is` to `is not`, after the left side of a comparison. */
function oppositeMutations(
  { written }: MutationContext,
  left: ast.Expr,
  { span, negated }: { readonly span: Span; readonly negated: boolean },
): Mutation[] {
  const behind = written.span(left.span.end, span.end);
  const verb = negated ? written.fromTo(behind, "is", "not") : written.find(behind, "is");
  return replaced("comparison", verb, negated ? "is" : "is not");
}

/** Negates a condition, unless a smaller mutation has the same effect. */
export function negateCondition({ written }: MutationContext, condition: ast.Expr): Mutation[] {
  const { kind } = condition;
  if (kind === "state" || kind === "isIn" || kind === "unary" || kind === "bool") return [];
  if (kind === "binary" && (condition.op === "is" || condition.op === "is not")) return [];
  const span = written.whole(condition.span);
  return [{ operator: "negation", span, text: `not (${written.text(span)})` }];
}

// Clauses and statements -------------------------------------------------------

export type ClauseNode = ast.PieceItem | ast.WhileItem | ast.HeadItem;

/** Mutates a clause: removed, or with another word. */
export function mutateClause(clause: ClauseNode): Mutation[] {
  switch (clause.kind) {
    case "needs":
    case "costs":
    case "exception":
    case "worth":
      return dropped("clause", clause.span);
    case "when":
      return clause.body.statements.length > 1 ? dropped("block", clause.span) : [];
    case "pick":
    case "let":
    case "field":
    case "fix":
    case "copies":
    case "while":
      return [];
    default:
      return clause satisfies never;
  }
}

/** Returns the mutations of a statement, without those of its children. */
export function mutateStmt(context: MutationContext, stmt: ast.Stmt): Mutation[] {
  return [...droppedStmt(context, stmt), ...wordMutations(context, stmt)];
}

/**
 * Removes a statement; one that only encloses a single other is skipped, because removing that has
 * the same effect.
 */
function droppedStmt({ written }: MutationContext, stmt: ast.Stmt): Mutation[] {
  if (stmt.kind === "let") return [];
  if (stmt.kind === "anyOrder") return dropped("block", stmt.span);
  if (stmt.kind === "if") {
    const { then, else: otherwise } = stmt;
    const before = written.withWordBefore(stmt.span);
    const all = written.text(before).startsWith("else") ? before : stmt.span;
    if (otherwise === undefined) return then.statements.length > 1 ? dropped("block", all) : [];
    const behind = written.span(then.span.end, stmt.span.end);
    return [
      ...dropped("block", all),
      ...(otherwise.statements.length > 1 ? dropped("block", behind) : []),
    ];
  }
  if ("body" in stmt) return stmt.body.statements.length > 1 ? dropped("block", stmt.span) : [];
  return dropped("statement", stmt.span);
}

function wordMutations(context: MutationContext, stmt: ast.Stmt): Mutation[] {
  const { written } = context;
  switch (stmt.kind) {
    case "let": {
      const { how, value } = stmt;
      if (how !== "roll" || value.kind !== "range") return [];
      const { from, to } = value;
      return from.kind === "int" && to.kind === "int" ? mutateRange(from, to) : [];
    }
    case "score":
      return stmt.reason === undefined ? [] : mutateName(context, stmt.reason);
    case "move":
      if (stmt.how === "first" || stmt.how === "last") {
        const other = stmt.how === "first" ? "last" : "first";
        return replaced("direction", written.find(stmt.span, stmt.how), other);
      }
      return stmt.what === undefined ? [] : dropped("word", allIn(context, stmt));
    case "remove":
      return stmt.what === undefined ? [] : dropped("word", allIn(context, stmt));
    case "forEach":
    case "announce":
      return stmt.inAnyOrder ? dropped("word", inAnyOrder(context, stmt)) : [];
    case "eachPlayer": {
      const { track, from } = stmt;
      const behind = written.span(stmt.span.start, track?.span.end ?? from?.span.end ?? 0);
      if (track !== undefined) return dropped("word", written.fromTo(behind, "in", track.text));
      const start = from && written.find(behind, "from");
      return dropped("word", start && written.whole({ ...start, end: behind.end }));
    }
    case "choose":
      return chooseMutations(context, stmt);
    default:
      return [];
  }
}

/** Returns the span of `in any order` in a statement. */
function inAnyOrder({ written }: MutationContext, { span }: ast.Stmt): Span | undefined {
  const order = written.fromTo(span, "any", "order");
  return order && written.withWordBefore(order);
}

/** Returns the span of `all` in a statement. */
function allIn(
  { written }: MutationContext,
  { how, span }: ast.Move | ast.Remove,
): Span | undefined {
  return how === "all" ? written.find(span, "all") : undefined;
}

function chooseMutations({ written }: MutationContext, stmt: ast.Choose): Mutation[] {
  const { may, free, actions, span } = stmt;
  const verb = may ? written.fromTo(span, "may", "choose") : written.find(span, "choose");
  return [
    ...replaced("may", verb, may ? "choose" : "may choose"),
    ...(free ? dropped("word", written.find(span, "free")) : []),
    ...(actions.length < 2
      ? []
      : actions.flatMap((_, i) => dropped("option", written.listed(actions, i)))),
  ];
}
