// The checker: turns syntax trees into a checked game, or reports diagnostics.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type * as ir from "../ir/ir.ts";
import { NUMBER, UNKNOWN } from "../ir/types.ts";
import { groupBy } from "../source/group-by.ts";
import type { NameReference, UnresolvedName } from "../source/references.ts";
import type { RulesFile } from "../source/source.ts";
import type * as ast from "../syntax/ast.ts";
import { unaddressableKinds } from "../variants/apply-edit.ts";
import type { MergedRules } from "../variants/merge.ts";
import { checkLastingPoints } from "./analyses/lasting-points.ts";
import { checkOutlooks } from "./analyses/outlooks.ts";
import { checkRivals } from "./analyses/rival-decisions.ts";
import { checkSimultaneous } from "./analyses/simultaneous.ts";
import { checkSize } from "./analyses/state-size.ts";
import { checkTermination } from "./analyses/termination.ts";
import { checkWorstCaseSteps } from "./analyses/worst-case-steps.ts";
import { type BindingType, Context } from "./context.ts";
import {
  checkGrid,
  checkMark,
  checkTable,
  checkTrack,
  checkZoneDecl,
  stockedZones,
} from "./declarations/component.ts";
import { declareCounter } from "./declarations/counter.ts";
import { checkDie } from "./declarations/dice.ts";
import { declareDirections } from "./declarations/directions.ts";
import { checkHistory, checkMoment } from "./declarations/history.ts";
import {
  checkLocalizedText,
  checkOptionalText,
  nounOrName,
  optionalNoun,
} from "./declarations/localized-text.ts";
import { checkCopies, checkFamily, checkPiece, type DeclaredPiece } from "./declarations/pieces.ts";
import { checkArticles } from "./declarations/placeholder-articles.ts";
import { checkOrigins, checkVariants, mentionRule } from "./declarations/provenance.ts";
import { checkRanking, checkRating } from "./declarations/ranking.ts";
import { checkSays } from "./declarations/says.ts";
import { checkSentences } from "./declarations/sentences.ts";
import { checkGameDeclaration, declareOption, declareRival } from "./declarations/setup.ts";
import { checkBoard, checkShape } from "./declarations/shape.ts";
import { checkWorthTiming } from "./declarations/worth.ts";
import { checkExample } from "./examples/example.ts";
import { bindLocal, checkExpr } from "./expressions/expr.ts";
import { checkValueType, withoutNone } from "./expressions/optional.ts";
import { checkVersions } from "./language-version.ts";
import { EMPTY_SCOPE } from "./scope.ts";
import { checkIncluded, checkMove, checkParams } from "./statements/action.ts";
import { orderAnswers } from "./statements/any-order.ts";
import { checkHandlers, type Owner } from "./statements/handlers.ts";
import { checkBlock } from "./statements/stmt.ts";

type Kind = ast.Decl["kind"];
type DeclOf<K extends Kind> = Extract<ast.Decl, { kind: K }>;

/** Checks a game. Returns it only if there are no errors. */
export function check(
  sources: readonly RulesFile[],
  rules: MergedRules,
): {
  readonly game: ir.Game | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly mentions: readonly NameReference[];
  /** Unresolved names, with the candidates for each. */
  readonly gaps: readonly UnresolvedName[];
  /** The types of names bound in rules. */
  readonly types: readonly BindingType[];
} {
  const written = rules.decls.flatMap((decl) => {
    return "name" in decl && !unaddressableKinds.has(decl.kind) ? [decl.name.text] : [];
  });
  const ctx = new Context(sources, written, rules.gone);
  for (const mention of rules.mentions) ctx.mentions.all.push(mention);
  for (const gap of rules.gaps) ctx.mentions.gaps.push(gap);
  const start = { file: rules.files[0]?.span.file ?? "", start: 0, end: 0 };
  const game = ctx.withinBudget(() => checkDeclarations(ctx, rules), start);
  if (game !== undefined) ctx.withinBudget(() => checkWhole(ctx, game), game.flow.span);
  const failed = ctx.diagnostics.some(({ severity }) => severity === "error");
  const { diagnostics, types } = ctx;
  const { all: mentions, gaps } = ctx.mentions;
  return { game: failed ? undefined : game, diagnostics, mentions, gaps, types };
}

/** Runs the analyses of the whole game, which require that its parts have no errors. */
function checkWhole(ctx: Context, game: ir.Game): void {
  if (ctx.diagnostics.length === 0) {
    checkTermination(ctx, game);
    if (ctx.diagnostics.length === 0) checkOutlooks(ctx);
    checkSimultaneous(ctx, game);
    checkLastingPoints(ctx, game);
    checkSize(ctx);
    if (ctx.diagnostics.length === 0) checkWorstCaseSteps(ctx, game);
  }
  if (ctx.diagnostics.length === 0) checkRivals(ctx, game);
}

function checkDeclarations(ctx: Context, rules: MergedRules): ir.Game {
  const { files } = rules;
  const byKind = groupBy<ast.Declared, Kind>(rules.decls, ({ kind }) => kind);
  const all: All = (kind) => (byKind.get(kind) ?? []) as DeclOf<typeof kind>[]; // Grouped by kind.
  checkVersions(ctx, files);
  const head = checkGameDeclaration(ctx, all("game"), files);
  const pieces = declareThings(ctx, all);
  const limits = all("counter").map((decl) => declareCounter(ctx, decl));
  const bodies = declareRules(ctx, all);
  for (const decl of all("history")) checkHistory(ctx, decl);
  for (const piece of pieces) checkCopies(ctx, piece);
  for (const body of [...limits, ...bodies]) body();
  const counting = checkWorthTiming(ctx, all("counting"));
  const answers = checkHandlers(ctx, ownersOf(ctx, all, pieces), all("when"), counting);
  for (const action of all("action")) checkMove(ctx, action, false);
  const flow = checkFlow(ctx, all("flow"), files);
  const included = checkIncluded(ctx);
  orderAnswers(ctx, answers);
  for (const decl of all("history")) checkMoment(ctx, decl);
  const ranking = checkRanking(ctx, all("ranking"), files);
  ctx.rating = checkRating(ctx, all("rating"));
  const origins = checkOrigins(ctx, rules);
  const sentences = checkSentences(ctx, rules);
  const examples = all("example").map((example, _, others) =>
    rules.foreign.has(example)
      ? ctx.attempt(() => checkExample(ctx, example, others, false))
      : checkExample(ctx, example, others, true),
  );
  const looks = all("look").map((look) => {
    mentionRule(ctx, look.name);
    if (!ctx.symbols.has(look.name.text))
      ctx.mentions.gapAmong(look.name.span, [...ctx.symbols.keys()]);
    return {
      name: look.name.text,
      entries: look.entries.map(({ key, value }) => [key.text, value.value] as const),
    };
  });

  return {
    ...head,
    options: ctx.options,
    rivals: ctx.rivals,
    enums: ctx.enums,
    labels: ctx.labels,
    families: ctx.families,
    pieces: ctx.pieces,
    shapes: ctx.shapes,
    boards: ctx.boards,
    counters: ctx.counters,
    marks: ctx.marks,
    zones: ctx.zones,
    grids: ctx.grids,
    tracks: ctx.tracks,
    histories: ctx.histories,
    dice: ctx.dice,
    tables: ctx.tables,
    values: ctx.values,
    moves: [...ctx.moves.values()],
    procedures: ctx.procedures,
    ...included,
    needs: ctx.needs,
    reasons: ctx.reasons,
    worths: ctx.worths,
    counting,
    supplies: ctx.supplies,
    stocked: stockedZones(ctx, files),
    flow,
    ranking,
    rating: ctx.rating,
    looks,
    examples: examples.filter((example) => example !== undefined),
    ...origins,
    ...sentences,
    variants: checkVariants(ctx, rules.variants, origins.documents, all("game")[0]),
    chosen: rules.chosen,
  };
}

type All = <K extends Kind>(kind: K) => DeclOf<K>[];

/** Declares all components and storage, in an order in which each declaration precedes its uses. */
function declareThings(ctx: Context, all: All): DeclaredPiece[] {
  for (const name of bentValues(all)) ctx.bent.add(name);
  for (const decl of all("value")) {
    if (ctx.bent.has(decl.name.text)) continue;
    ctx.formulas.set(decl.name.text, decl);
    ctx.definitions.set(decl.name.text, () => declareValue(ctx, decl)());
  }
  for (const decl of all("enum")) declareEnum(ctx, decl);
  for (const decl of all("die")) checkDie(ctx, decl);
  const families = inOrder(all("family"));
  for (const decl of families) checkFamily(ctx, decl);
  for (const decl of all("shape")) checkShape(ctx, decl);
  declareDirections(ctx);
  // The spaces of boards with one shape are numbered consecutively.
  for (const boards of groupBy(all("board"), ({ shape }) => shape.text).values())
    for (const decl of boards) checkBoard(ctx, decl);
  for (const decl of all("option")) declareOption(ctx, decl);
  for (const decl of all("rival")) declareRival(ctx, decl);
  const isOfSpaces = (type: ast.Type | undefined) => {
    const of = type && withoutNone(type);
    return of?.kind === "named" && of.name.text === "space";
  };
  const onSpaces = ({ type, index }: ast.Mark) => isOfSpaces(type) || isOfSpaces(index);
  for (const decl of all("mark")) if (!onSpaces(decl)) checkMark(ctx, decl);
  for (const decl of all("grid")) checkGrid(ctx, decl);
  for (const decl of all("mark")) if (onSpaces(decl)) checkMark(ctx, decl);
  const byName = new Map(families.map((family) => [family.name.text, family]));
  const pieces = all("piece").flatMap((decl) => checkPiece(ctx, decl, byName) ?? []);
  for (const decl of all("track")) checkTrack(ctx, decl);
  for (const decl of all("table")) checkTable(ctx, decl);
  for (const decl of all("zone")) checkZoneDecl(ctx, decl);
  return pieces;
}

/** Returns the names of values to which pieces and families declare exceptions. */
function bentValues(all: All): string[] {
  return [...all("family"), ...all("piece")]
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === "while" ? item.items : [])))
    .flatMap((item) => (item.kind === "exception" ? [item.value.text] : []));
}

/** Sorts families: parents first, otherwise in order of declaration. */
function inOrder(families: readonly ast.Family[]): ast.Family[] {
  const byName = new Map(families.map((family) => [family.name.text, family]));
  const done = new Set<ast.Family>();
  for (const family of families) {
    const path = new Set<ast.Family>();
    for (let at: ast.Family | undefined = family; at !== undefined; ) {
      if (done.has(at) || path.has(at)) break;
      path.add(at);
      at = at.parent && byName.get(at.parent.text);
    }
    for (const one of [...path].reverse()) done.add(one);
  }
  return [...done];
}

function declareEnum(ctx: Context, decl: ast.Enum): void {
  const built: ir.Enum = {
    id: decl.name.text,
    index: ctx.enums.length,
    noun: optionalNoun(ctx, decl.text, decl.name.text),
    members: decl.members.map((member) => ({
      id: member.name.text,
      letter: member.letter?.value ?? member.name.text,
      noun: nounOrName(ctx, member.text, member.name.text, member.name.span),
      span: member.name.span,
    })),
    span: decl.name.span,
  };
  ctx.enums.push(built);
  ctx.declare(decl.name, { kind: "enum", enum: built });
  for (const [value, member] of decl.members.entries())
    ctx.declare(member.name, { kind: "member", enum: built, value });
}

/**
 * Declares all names of rules, and returns functions that check their bodies when every name is
 * declared.
 */
function declareRules(ctx: Context, all: All): (() => void)[] {
  const bodies: (() => void)[] = [];
  for (const decl of all("reason")) {
    const words = checkLocalizedText(ctx, decl.text, decl.name.text, decl.name.span);
    const reason: ir.Reason = {
      id: decl.name.text,
      index: ctx.reasons.length,
      words,
      span: decl.name.span,
    };
    ctx.reasons.push(reason);
    ctx.declare(decl.name, { kind: "reason", reason });
  }
  bodies.push(...declareValues(ctx, all("value")));
  for (const decl of all("requirement"))
    ctx.declare(decl.name, { kind: "requirement", requirement: decl });
  for (const decl of all("cost")) ctx.declare(decl.name, { kind: "cost", cost: decl });
  for (const decl of all("action")) ctx.declare(decl.name, { kind: "action", action: decl });
  for (const decl of all("event")) {
    ctx.declare(decl.name, {
      kind: "event",
      event: newProcedure(ctx, decl),
    });
  }
  for (const decl of all("to")) {
    const procedure = newProcedure(ctx, decl);
    ctx.declare(decl.name, { kind: "procedure", procedure });
    bodies.push(() => {
      procedure.body = checkBlock(
        ctx,
        procedure.params.reduce(bindLocal, EMPTY_SCOPE),
        decl.body.statements,
      );
    });
  }
  return bodies;
}

function newProcedure(
  ctx: Context,
  { name, params, text }: Pick<ast.Procedure, "name" | "params" | "text">,
): ir.Procedure {
  const locals = checkParams(ctx, params);
  checkArticles(ctx, text, locals);
  const procedure: ir.Procedure = {
    id: name.text,
    index: ctx.procedures.length,
    params: locals,
    words: checkOptionalText(ctx, text, name.text),
    inAnyOrder: undefined,
    body: [],
    span: name.span,
  };
  ctx.procedures.push(procedure);
  return procedure;
}

/** Declares the values that no constant has needed yet, and numbers all as they are written. */
function declareValues(ctx: Context, decls: readonly ast.Value[]): (() => void)[] {
  const early = new Set(ctx.values.map(({ span }) => span));
  ctx.definitions.clear();
  const bodies = decls.flatMap((decl) =>
    early.has(decl.name.span) ? [] : [declareValue(ctx, decl)],
  );
  const order = new Map(decls.map(({ name }, index) => [name.span, index]));
  ctx.values.sort((a, b) => (order.get(a.span) ?? 0) - (order.get(b.span) ?? 0));
  for (const [index, value] of ctx.values.entries()) value.index = index;
  return bodies;
}

/** Declares a value. Its type is the declared one, else that of the formula (then a number). */
function declareValue(ctx: Context, decl: ast.Value): () => void {
  const params = checkParams(ctx, decl.params);
  checkArticles(ctx, decl.text, params);
  const type = decl.type === undefined ? NUMBER : checkValueType(ctx, decl.type);
  const value: ir.Value = {
    id: decl.name.text,
    index: ctx.values.length,
    params,
    type,
    words: checkOptionalText(ctx, decl.text, decl.name.text),
    says: checkOptionalText(ctx, decl.says, decl.name.text),
    body: UNKNOWN,
    isBent: ctx.bent.has(decl.name.text),
    exceptions: [],
    span: decl.name.span,
  };
  const scope = params.reduce(bindLocal, EMPTY_SCOPE);
  ctx.values.push(value);
  ctx.declare(decl.name, { kind: "value", value });
  return () => {
    value.body = checkExpr(ctx, scope, decl.body, type);
    checkSays(ctx, decl, value);
  };
}

/** Returns families and kinds with their rules, families first, in order of declaration. */
function ownersOf(ctx: Context, all: All, pieces: readonly DeclaredPiece[]): Owner[] {
  const families = inOrder(all("family")).flatMap((decl): Owner[] => {
    const family = ctx.families.find(({ id }) => id === decl.name.text);
    if (family === undefined) return [];
    const kinds = family.members.flatMap((index) => ctx.pieces[index] ?? []);
    const type: ir.Type = { kind: "piece", family };
    return [{ id: family.id, pieces: kinds, type, items: decl.items, scope: EMPTY_SCOPE }];
  });
  const kinds = pieces.flatMap(({ decl, kinds }) =>
    kinds.map(({ piece, scope }): Owner => {
      const type: ir.Type = { kind: "piece", family: piece.family };
      return { id: piece.id, pieces: [piece], type, items: decl.items, scope: { ...scope, piece } };
    }),
  );
  return [...families, ...kinds];
}

function checkFlow(
  ctx: Context,
  [flow, second]: readonly ast.Flow[],
  files: readonly ast.File[],
): ir.Procedure {
  const start = { file: files[0]?.span.file ?? "", start: 0, end: 0 };
  if (flow === undefined) ctx.report("missing-flow", start, {});
  if (second !== undefined) ctx.report("duplicate-name", second.span, { name: "flow" }, flow?.span);
  const name: ast.Name = { text: "flow", span: flow?.span ?? start };
  const procedure = newProcedure(ctx, { name, params: [], text: undefined });
  procedure.body = checkBlock(ctx, EMPTY_SCOPE, flow?.body.statements ?? []);
  return procedure;
}
