// All rules of a game with their paths, in order of declaration: what prose is written about.

import type * as ir from "../ir/ir.ts";
import { ruleValuesOf } from "../ir/kinds.ts";
import { groupBy } from "../source/group-by.ts";
import type { Span } from "../source/span.ts";
import { handlersOf, isEvent, type PresentedHandler } from "./handlers.ts";
import type { RuleKind } from "./rule.ts";

/** Kinds of pieces from one declaration. */
export interface Group {
  readonly kind: "group";
  readonly id: string;
  readonly pieces: readonly ir.Piece[];
  readonly span: Span;
}

/** Exceptions from one line of the sources, one for each kind that the declaration stands for. */
export interface ExceptionGroup {
  readonly kind: "bending";
  readonly value: ir.Value;
  readonly exceptions: readonly [ir.Exception, ...ir.Exception[]];
}

/** A rule before it is put into words. */
export interface IndexedRule {
  readonly path: string;
  readonly kind: RuleKind;
  readonly span: Span;
  readonly of: object;
}

export interface Index {
  readonly game: ir.Game;
  readonly units: readonly IndexedRule[];
  /** The path of what is declared; kinds have that of their declaration. */
  readonly paths: ReadonlyMap<object, string>;
  readonly groups: readonly Group[];
  /** By their numbers; those that actions share with their parameters open. */
  readonly needs: readonly ir.Need[];
}

export function indexOf(game: ir.Game): Index {
  const groups = groupsOf(game.pieces);
  const needs = openNeeds(game);
  const units = withPaths(inOrder([...things(game, groups), ...rules(game, groups, needs)]));
  const paths = new Map<object, string>(units.map(({ of, path }) => [of, path]));
  for (const { of, path } of units)
    if (isExceptionGroup(of)) for (const exception of of.exceptions) paths.set(exception, path);
  for (const group of groups)
    for (const piece of group.pieces) paths.set(piece, paths.get(group) ?? group.id);
  for (const { span, rules } of game.procedures.flatMap((event) => handlersOf(event, groups))) {
    // What an event leads to counts there by its name; lasting points follow from their own rules.
    const unit = units.find(
      ({ kind, span: { file, start } }) =>
        kind === "handler" && file === span.file && start === span.start,
    );
    for (const { rule } of rules) if (unit !== undefined) paths.set(rule, unit.path);
  }
  for (const option of game.options) {
    const choices = enumOf(game, option);
    if (choices !== undefined) paths.set(choices, paths.get(option) ?? option.id);
  }
  for (const rules of game.procedures) {
    const path = rules.inAnyOrder && paths.get(rules.inAnyOrder);
    if (path !== undefined) paths.set(rules, path);
  }
  for (const move of game.moves.filter(({ kind }) => kind === "action")) {
    const priced = game.moves.find(({ id, free }) => id === move.id && !free);
    if (priced !== undefined) paths.set(move, paths.get(priced) ?? move.id);
  }
  return { game, units, paths, groups, needs };
}

/** In an action, arguments stand for the parameters of what it shares with others. */
function openNeeds({ needs, requirements, costs }: ir.Game): ir.Need[] {
  const shared = [...requirements, ...costs].flatMap(({ head }) =>
    head.flatMap((step) => (step.kind === "need" ? [step.need] : [])),
  );
  return needs.map((need) => shared.find(({ index }) => index === need.index) ?? need);
}

function isExceptionGroup(of: object): of is ExceptionGroup {
  return "kind" in of && of.kind === "bending";
}

/** The enum that stands for the choices of an option. */
function enumOf(game: ir.Game, option: ir.SetupOption): ir.Enum | undefined {
  return game.enums.find(({ id }) => id === option.id);
}

/** Kinds are one declaration if they stand in one place of the sources. */
function groupsOf(pieces: readonly ir.Piece[]): Group[] {
  const places = groupBy(pieces, ({ span }) => `${span.file}:${span.start}`);
  return [...places.values()].flatMap((kinds): Group[] => {
    const [first] = kinds;
    if (first === undefined) return [];
    return [{ kind: "group", id: groupId(kinds, first), pieces: kinds, span: first.span }];
  });
}

/** `minnow` of `minnow1`, `minnow2`; else the name of their family, or that of the first. */
function groupId(kinds: readonly ir.Piece[], first: ir.Piece): string {
  if (kinds.length === 1) return first.id;
  const stems = new Set(kinds.map(({ id }) => id.replace(/\d+$/, "")));
  const [stem = first.id] = stems;
  if (stems.size === 1) return stem;
  const { family } = first;
  if (family.members.length !== kinds.length) return first.id;
  return family.id.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

type Draft = Omit<IndexedRule, "path"> & { readonly id: string };

function drafts<T extends { readonly id: string; readonly span: Span }>(
  kind: RuleKind,
  list: readonly T[],
): Draft[] {
  return list.map((of) => ({ kind, id: of.id, span: of.span, of }));
}

function things(game: ir.Game, groups: readonly Group[]): Draft[] {
  const isOption = ({ id }: ir.Enum) => game.options.some((option) => option.id === id);
  // Points without a reason of their own are booked under the name of a piece.
  const isPiece = (id: string) => game.pieces.some((piece) => piece.id === id);
  return [
    ...drafts("option", game.options),
    ...drafts("rival", game.rivals),
    ...drafts(
      "enum",
      game.enums.filter((one) => !isOption(one) && one.isBuiltIn !== true),
    ),
    ...drafts("family", game.families),
    ...drafts("piece", groups),
    ...drafts("shape", game.shapes),
    ...drafts("board", game.boards),
    ...drafts("counter", game.counters),
    ...drafts("mark", game.marks),
    ...drafts("zone", game.zones),
    ...drafts("grid", game.grids),
    ...drafts("track", game.tracks),
    ...drafts("history", game.histories),
    ...drafts("die", game.dice),
    ...drafts(
      "reason",
      game.reasons.filter(({ id }) => !isPiece(id)),
    ),
  ];
}

function rules(game: ir.Game, groups: readonly Group[], needs: readonly ir.Need[]): Draft[] {
  const moves = game.moves.filter(({ kind, free }) => kind === "action" && !free);
  // What happens beyond the limit of a counter is told with the counter.
  const told = new Set([game.flow, ...game.counters.map(({ beyond }) => beyond?.procedure)]);
  const procedures = game.procedures.filter(
    (procedure) => !told.has(procedure) && procedure.inAnyOrder === undefined,
  );
  const ruleValues = ruleValuesOf(game);
  return [
    ...drafts("table", game.tables),
    ...drafts("value", ruleValues),
    ...drafts(
      "computation",
      game.values.filter((value) => !ruleValues.includes(value)),
    ),
    ...drafts("requirement", game.requirements),
    ...drafts("cost", game.costs),
    ...needs.map(needDraft),
    ...drafts("action", moves),
    ...drafts(
      "procedure",
      procedures.filter((one) => !isEvent(one)),
    ),
    ...drafts("event", procedures.filter(isEvent)),
    ...procedures
      .flatMap((event) => handlersOf(event, groups))
      .filter((handler) => !isBooking(game, handler))
      .map(handlerDraft),
    ...game.values.flatMap((value) => exceptionGroupsOf(game, value, groups)),
    ...worthDrafts(game, groups),
    ...(game.counting === undefined ? [] : [countingDraft(game.counting)]),
    ...drafts("flow", [game.flow]),
    ...(game.rating === undefined ? [] : [ratingDraft(game.rating)]),
  ];
}

/** A need without a name is called by its condition, however that is laid out. */
function needDraft(of: ir.Need): Draft {
  return { kind: "need", id: of.id.replace(/\s+/g, " "), span: of.span, of };
}

/** Lasting points are booked at an event, but stand where they are declared. */
function isBooking({ worths }: ir.Game, { span }: PresentedHandler): boolean {
  return worths.some((worth) => worth.span.file === span.file && worth.span.start === span.start);
}

function handlerDraft(of: PresentedHandler): Draft {
  return { kind: "handler", id: of.id, span: of.span, of };
}

function exceptionGroupsOf(game: ir.Game, value: ir.Value, groups: readonly Group[]): Draft[] {
  const places = groupBy(value.exceptions, ({ span }) => `${span.file}:${span.start}`);
  return [...places.values()].flatMap(([first, ...others]): Draft[] => {
    if (first === undefined) return [];
    const owner = ownerOf(game, first.pieces, groups);
    const of: ExceptionGroup = { kind: "bending", value, exceptions: [first, ...others] };
    return [{ kind: "exception", id: `${owner}.${value.id}`, span: first.span, of }];
  });
}

/** Lasting points from one place of the sources, one for each kind that it stands for. */
export interface Worths {
  readonly kind: "worths";
  readonly list: readonly [ir.Worth, ...ir.Worth[]];
}

function worthDrafts(game: ir.Game, groups: readonly Group[]): Draft[] {
  const places = groupBy(game.worths, ({ span }) => `${span.file}:${span.start}`);
  return [...places.values()].flatMap(([first, ...others]): Draft[] => {
    if (first === undefined) return [];
    const id = others.length === 0 ? first.id : `${ownerOf(game, first.pieces, groups)}.worth`;
    const of: Worths = { kind: "worths", list: [first, ...others] };
    return [{ kind: "worth", id, span: first.span, of }];
  });
}

function countingDraft(of: ir.WorthTiming): Draft {
  return { kind: "counting", id: "counting", span: of.span, of };
}

function ratingDraft(of: ir.Rating): Draft {
  return { kind: "rating", id: "rating", span: of.span, of };
}

/** What kinds of pieces are called together: their declaration or their family. */
function ownerOf(
  { pieces: all }: ir.Game,
  members: readonly number[],
  groups: readonly Group[],
): string {
  const pieces = members.flatMap((index) => all[index] ?? []);
  const group = groups.find((one) => pieces[0] !== undefined && one.pieces.includes(pieces[0]));
  const inGroup = new Set(group?.pieces);
  if (group !== undefined && pieces.every((piece) => inGroup.has(piece))) return group.id;
  return familyOf(pieces)?.id ?? group?.id ?? "";
}

/** The family that has exactly these kinds. */
export function familyOf(pieces: readonly ir.Piece[]): ir.Family | undefined {
  const [first] = pieces;
  for (let family = first?.family; family !== undefined; family = family.parent) {
    if (family.members.length === pieces.length) return family;
  }
  return undefined;
}

/** Files as the language orders them: `game.regel` first, then by their paths. */
function inOrder(list: readonly Draft[]): Draft[] {
  const isMain = ({ span }: Draft) => Number(!/(?:^|\/)game\.regel$/.test(span.file));
  return list.toSorted(
    (a, b) =>
      isMain(a) - isMain(b) ||
      (a.span.file < b.span.file ? -1 : Number(a.span.file > b.span.file)) ||
      a.span.start - b.span.start,
  );
}

/** A name that several rules have goes to the first; the others add what they are. */
function withPaths(list: readonly Draft[]): IndexedRule[] {
  const taken = new Set(["game", "ranking"]);
  return list.map(({ id, kind, span, of }) => {
    let path = taken.has(id) ? `${id}.${kind}` : id;
    for (let n = 2; taken.has(path); n++) path = `${id}.${kind}${n}`;
    taken.add(path);
    return { path, kind, span, of };
  });
}
