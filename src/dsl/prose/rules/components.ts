// What a game has: counters, marks, zones, grids, tracks, dice, reasons.

import type * as ir from "../../ir/ir.ts";
import { constantId } from "../fingerprint.ts";
import {
  elementNoun,
  isContent,
  nounOfRule,
  onGridNoun,
  optionNoun,
  shapeName,
} from "../lexicon/nouns.ts";
import { planAuthoredClause } from "../plan/call.ts";
import { type PlanContext, withWho } from "../plan/context.ts";
import { planConstant, planValue } from "../plan/expr.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { planMark } from "../plan/place.ts";
import type { SentencePlan, Slots } from "../plan/plan.ts";
import { modified, number, thing } from "../plan/referring-expressions.ts";
import { block, planStatements } from "../plan/stmt.ts";
import { renderPhrase } from "../realize.ts";
import type { StockId } from "../stock.ts";
import { phraseTitle, type RuleDraft, stock } from "./rule-draft.ts";
import { kindOfValue, planType } from "./type.ts";

function describe(noun: ir.LocalizedNoun, ...of: readonly SentencePlan[]): RuleDraft {
  return {
    title: phraseTitle(thing(noun, "none")),
    plans: [{ kind: "paragraph", of }],
    entries: [],
  };
}

export function describeCounterRule(t: PlanContext, counter: ir.Counter): RuleDraft {
  const { noun, members, family, perPlayer, starts, max, beyond } = counter;
  // What is counted under the nouns of its members names them all.
  const each = members === undefined ? planEachOf(t, family) : undefined;
  const slots: Slots = {
    things: thing(noun, "none", "many"),
    each,
    start: starts === undefined ? number(0) : planValue(withWho(t, "they"), starts),
    limit: max && planValue(t, max),
  };
  const limit =
    beyond === undefined
      ? []
      : [block({ kind: "stock", id: "beyondLimit" }, planStatements(t, beyond.block))];
  const id = perPlayer ? "playerCounter" : "counter";
  return {
    title: phraseTitle(thing(noun, "none", "many")),
    plans: [stock(id, slots), ...limit],
    entries: [],
  };
}

/** `for each colour`, `for each number from 1 to 3`. */
function planEachOf(t: PlanContext, family: ir.Type | undefined): NounPhrase | undefined {
  if (family === undefined) return undefined;
  const each = thing(kindOfValue(t, family), "each");
  if (family.kind !== "number") return each;
  const [from, to] = [number(family.from), number(family.to)];
  return modified(each, { kind: "range", from, to, isFixed: true });
}

export function describeMark(t: PlanContext, mark: ir.Mark): RuleDraft {
  const { perPlayer, hidden, starts, family } = mark;
  const read = {
    kind: "mark",
    mark: { mark, owner: undefined, index: undefined },
    type: mark.type,
  } as const;
  const clause = planAuthoredClause(withWho(t, "they"), read, {});
  const slots: Slots = {
    each: planEachOf(t, family),
    clause,
    name: planMark(t, read.mark),
    type: planType(t, mark.type),
    start: starts && planValue(t, starts),
    hidden: hidden ? 1 : undefined,
  };
  const id: StockId = perPlayer ? "playerMark" : "mark";
  const title = mark.words ?? renderPhrase(thing(nounOfRule(mark), "none"));
  return {
    title: { kind: "text", text: title },
    plans: [stock(clause === undefined ? id : `${id}Whether`, slots)],
    entries: [],
  };
}

export function describeZone(t: PlanContext, zone: ir.Zone): RuleDraft {
  const { noun, perPlayer, family } = zone;
  if (isContent(zone)) return describe(noun, planContent(t, zone), ...planHidden(zone));
  const slots: Slots = { zone: thing(noun, "a"), each: planEachOf(t, family) };
  const there = stock(perPlayer ? "playerZone" : family ? "zoneFamily" : "zone", slots);
  return describe(noun, there, planRoom(t, zone), ...planHidden(zone));
}

/** What is called by what lies in it: how many of that there may be. */
function planContent(t: PlanContext, zone: ir.Zone): SentencePlan {
  const { noun, perPlayer, layout } = zone;
  const things = thing(noun, "none", isForOne(zone) ? "one" : "many");
  const who = perPlayer ? "playerHas" : "thereCanBe";
  if (layout === "counts") return stock(`${who}Any`, { things });
  return stock(isForOne(zone) ? `${who}One` : `${who}UpTo`, { things, room: roomOf(t, zone) });
}

/** Whether it never holds more than one thing. */
function isForOne({ layout, capacity }: ir.Zone): boolean {
  return layout !== "counts" && capacity === 1;
}

/** How many things find room, where it depends on the players with the formula. */
function roomOf(t: PlanContext, { capacity, limit }: ir.Zone): NounPhrase {
  if (limit === undefined) return number(capacity);
  return { kind: "explained", of: number(capacity), by: planValue(t, limit) };
}

function planRoom(t: PlanContext, zone: ir.Zone): SentencePlan {
  const noun = elementNoun(t.index, zone);
  const isParted = new Set(zone.elements.map(({ from, to }) => `${from}-${to}`)).size > 1;
  const things = thing(noun, "none", isForOne(zone) ? "one" : "many");
  const slots: Slots = {
    place: { way: "inside", of: thing(zone.noun, "the"), noun: zone.noun, sort: "zone" },
    things,
    room: roomOf(t, zone),
    parted: isParted ? 1 : undefined,
  };
  if (isForOne(zone)) return stock("zoneRoom", slots);
  switch (zone.layout) {
    case "places":
      return stock("zoneRoom", slots);
    case "row":
      return stock("zoneRow", slots);
    case "counts":
      return stock("zoneAny", slots);
    default:
      return zone.layout satisfies never;
  }
}

/** Who sees what is hidden; a bag is known by what comes out of it. */
function planHidden({ hidden, perPlayer, layout, noun }: ir.Zone): SentencePlan[] {
  if (!hidden) return [];
  if (perPlayer) return [stock("onlyOwnerSees")];
  if (layout !== "counts") return [stock("noPlayerSees")];
  const of = thing(noun, "the");
  return [stock("drawnAtRandom", { place: { way: "from", of, noun, sort: "zone" } })];
}

export function describeGrid(t: PlanContext, grid: ir.Grid): RuleDraft {
  const { noun, perPlayer, shape, by } = grid;
  const board = by && ("choices" in by ? optionNoun(t.index, by) : nounOfRule(by));
  const isOwnShape = shape.noun?.en.one === noun.en.one;
  const slots: Slots = {
    grid: isOwnShape
      ? thing(noun, "a")
      : modified(thing(noun, "a"), {
          kind: "related",
          by: "ofShape",
          of: { kind: "words", words: shapeName(shape) },
        }),
    spaces: number(shape.cells.length),
    board: board && thing(board, "the"),
    things: thing(onGridNoun(t.index, grid), "none"),
  };
  return describe(noun, stock(perPlayer ? "playerGrid" : "grid", slots));
}

export function describeDie(t: PlanContext, { noun, type, faces }: ir.Die): RuleDraft {
  const items = faces.map((face) => planConstant(t, type, face));
  const list: NounPhrase = { kind: "list", items, by: "comma" };
  return describe(noun, stock("die", { n: number(faces.length), faces: list }));
}

export function describeTrack(_: PlanContext, { noun, from, to }: ir.Track): RuleDraft {
  const slots: Slots = {
    place: { way: "inside", of: thing(noun, "the"), noun: TRACK, sort: "zone" },
    from: number(from),
    to: number(to),
  };
  return describe(noun, stock("track", slots));
}

export function describeHistory(_: PlanContext, history: ir.History): RuleDraft {
  const { noun, things, isByTurn, last } = history;
  const items = [...things.map(nounOfThing), ...(isByTurn ? [YOUR_TURN] : [])];
  const list: NounPhrase = { kind: "list", items, by: "and" };
  return describe(noun, stock("history", { things: list, n: number(last) }));
}

function nounOfThing(of: ir.HistoryThing): NounPhrase {
  switch (of.kind) {
    case "counter":
      return thing(of.counter.noun, "the", "many");
    case "mark":
      return {
        kind: "quoted",
        words: of.mark.words ?? renderPhrase(thing(nounOfRule(of.mark), "none")),
      };
    case "zone":
      return thing(of.zone.noun, "the");
    case "grid":
      return thing(of.grid.noun, "the");
    case "track":
      return thing(of.track.noun, "the");
    default:
      return of satisfies never;
  }
}

const YOUR_TURN: NounPhrase = {
  kind: "words",
  words: { de: "wer am Zug ist", en: "whose turn it is" },
};

/** Tracks are flat, whatever they are called. */
const TRACK: ir.LocalizedNoun = {
  de: { article: "die", one: "Leiste", many: "Leisten" },
  en: { one: "track", many: "tracks" },
};

export function describeReason(t: PlanContext, { words: reason }: ir.Reason): RuleDraft {
  const points = thing(t.index.game.points, "none", "many");
  const name: NounPhrase = { kind: "quoted", words: reason };
  return {
    title: { kind: "text", text: reason },
    plans: [stock("reason", { points, name })],
    entries: [],
  };
}

export function renderConstant(
  t: PlanContext,
  type: ir.Type,
  value: number,
): ir.LocalizedText & { readonly id: string } {
  const { de, en } = renderPhrase(planConstant(t, type, value));
  return { de, en, id: constantId(t.index.game, type, value) };
}
