// Values: `the number of your pearls`, `a + b`, `the colour of the fish`.

import type * as ir from "../../ir/ir.ts";
import { isForTwo, NONE } from "../../ir/types.ts";
import { isKinds, membersOfSet } from "../fingerprint.ts";
import { commonNoun, namedNoun } from "../lexicon/common-nouns.ts";
import {
  choiceWords,
  constantKind,
  elementNoun,
  fieldNoun,
  isContent,
  isNamedNumber,
  kindNouns,
  localName,
  optionNoun,
  tableParams,
} from "../lexicon/nouns.ts";
import { planArithmetic, planMath } from "./arithmetic.ts";
import { planBinder, planFound } from "./binder.ts";
import { planCall, planDeedOf } from "./call.ts";
import { planClause } from "./condition.ts";
import { type PlanContext, withLocal } from "./context.ts";
import type { Modifier, NounPhrase, Thing } from "./noun-phrase.ts";
import { ownedBy, planCounted, planMark, planPlace, planZone } from "./place.ts";
import {
  linkTo,
  localPhrase,
  modified,
  number,
  somebody,
  thing,
  words,
} from "./referring-expressions.ts";

/** Any value as part of a sentence. */
export function planValue(t: PlanContext, expr: ir.Expr): NounPhrase {
  switch (expr.kind) {
    case "const":
      return planConstant(t, expr.type, expr.value);
    case "local":
      return localPhrase(t, expr.local);
    case "you":
      return somebody(t);
    case "players":
      return thing(namedNoun("player count"), "the");
    case "rival":
      return planCall(t, expr.rival, [], []);
    case "score":
      return ownedBy(t, t.index.game.points, expr.owner, "many");
    case "option":
      return thing(optionNoun(t.index, expr.option), "the");
    case "counter":
      return { kind: "size", of: planCounted(t, expr.counter) };
    case "mark":
      return planMark(t, expr.mark);
    case "value":
      return planCall(t, expr.value, expr.args, expr.value.params, expr.type.kind === "yesno");
    case "table":
      return planCall(t, expr.table, expr.args, tableParams(expr.table));
    case "pieceField":
    case "spaceField":
      return {
        kind: "field",
        noun: fieldNoun(expr.of.type, expr.field),
        of: planValue(t, expr.of),
      };
    case "cell":
      return { kind: "contents", place: planPlace(t, "inside", expr.cell) };
    case "zoneSize":
      return { kind: "size", of: planThingsIn(t, expr.zone) };
    case "endOf": {
      const end = planEnd(elementNoun(t.index, expr.row.zone), expr.end);
      return modified(end, { kind: "place", place: planPlace(t, "inside", expr.row) });
    }
    case "domainSize":
      return planDomainSize(t, expr.domain);
    case "kindsOf":
      return planKinds(t, expr.zone, "the");
    case "setOf":
      return planMembers(expr.members.map((one) => withBrackets(planMember(t, one))));
    case "union": {
      const [left, right] = [planValue(t, expr.left), planValue(t, expr.right)];
      return { kind: "union", left: withBrackets(left), right: withBrackets(right) };
    }
    case "setSize":
      return {
        kind: "size",
        of: expr.of.kind === "kindsOf" ? planKinds(t, expr.of.zone, "none") : planValue(t, expr.of),
      };
    case "howMany":
      return { kind: "size", of: planHowMany(t, expr.zone, expr.what) };
    case "binary":
    case "unary":
    case "divide":
      return planArithmetic(t, expr);
    case "math":
      return planMath(t, expr);
    case "if": {
      const [then, other] = [planValue(t, expr.then), planValue(t, expr.else)];
      return { kind: "choice", then, when: planClause(t, expr.condition), else: other };
    }
    case "timesSeen":
      return { kind: "size", of: planPositions(expr.history) };
    case "count":
      return { kind: "size", of: planBinder(t, expr.binder, "the", "many") };
    case "find":
      return planFound(t, expr.end, expr.binder);
    case "sum": {
      const of = planSummand(t, expr.of, expr.binder);
      return { kind: "sum", of, over: planBinder(t, expr.binder, "each") };
    }
    case "different":
      return { kind: "size", of: planDifferent(t, expr) };
    case "beside": {
      if (isForTwo(t.index.game)) return ownedBy(t, namedNoun("opponent"), expr.player);
      const player: Thing = { ...thing(namedNoun("player"), "the"), adjective: "next" };
      return modified(player, { kind: "related", by: "after", of: planValue(t, expr.player) });
    }
    case "placeOn":
    case "positionOn": {
      const place = ownedBy(
        t,
        namedNoun(expr.kind === "placeOn" ? "place" : "position"),
        expr.player,
      );
      return modified(place, { kind: "place", place: planTrack(t, expr.track) });
    }
    case "spaceAt":
      return {
        kind: "spaceAt",
        column: planValue(t, expr.column),
        row: planValue(t, expr.row),
      };
    case "rangeCheck":
      return planValue(t, expr.of);
    case "after": {
      if (expr.type.kind === "yesno") return { kind: "whether", clause: planClause(t, expr) };
      return { kind: "afterwards", deed: planDeedOf(t, expr), of: planValue(t, expr.then.body) };
    }
    case "isFilled":
    case "zoneFull":
    case "counterFull":
    case "isIn":
    case "isFamily":
    case "some":
    case "every":
      return { kind: "whether", clause: planClause(t, expr) };
    default:
      return expr satisfies never;
  }
}

/** The positions of a history that are the present one. */
function planPositions({ noun }: ir.History): Thing {
  return { ...thing(noun, "the", "many"), adjective: "equal" };
}

export function planTrack(t: PlanContext, track: ir.Track) {
  const of = thing(linkTo(t, track, track.noun), "the");
  return { way: "inside", of, noun: namedNoun("track"), sort: "zone" } as const;
}

export function planConstant(t: PlanContext, type: ir.Type, value: number): NounPhrase {
  const { game } = t.index;
  switch (type.kind) {
    case "number":
    case "line":
      return number(value);
    case "yesno":
      return value === 0 ? words("nein", "no") : words("ja", "yes");
    case "player":
      return words(`Spieler ${value + 1}`, `player ${value + 1}`);
    case "enum": {
      const choice = choiceWords(game, type.enum, value);
      if (choice !== undefined) return { kind: "quoted", words: choice };
      return thing(type.enum.members[value]?.noun ?? namedNoun("choice"), "none");
    }
    case "piece": {
      const kind = constantKind(t.index, { kind: "const", type, value });
      return thing(kind ?? namedNoun("piece"), "a");
    }
    case "space": {
      const name = type.grid.shape.cells[value]?.name ?? "";
      return modified(thing(namedNoun("space"), "the"), { kind: "index", of: words(name, name) });
    }
    case "board": {
      const board = game.boards[value];
      return { kind: "words", words: board?.words ?? { de: "", en: "" } };
    }
    case "set":
      return planMembers(membersOfSet(value).map((one) => planMemberOf(t, type.of, one)));
    case "orNone":
      return value === NONE ? words("nichts", "nothing") : planConstant(t, type.of, value);
    default:
      return type satisfies never;
  }
}

/** What has cases would go on to the end of what it is joined with. */
function withBrackets(of: NounPhrase): NounPhrase {
  return of.kind === "choice" ? { kind: "brackets", of } : of;
}

/** The members of a set. */
function planMembers(items: readonly NounPhrase[]): NounPhrase {
  return items.length === 0 ? words("nichts", "nothing") : { kind: "list", items, by: "and" };
}

function planMember(t: PlanContext, expr: ir.Expr): NounPhrase {
  return expr.kind === "const" ? planMemberOf(t, expr.type, expr.value) : planValue(t, expr);
}

/** One of the members of a set stands for all of its sort: `pearls and corals`. */
function planMemberOf(t: PlanContext, type: ir.Type, value: number): NounPhrase {
  const noun = type.kind === "enum" ? type.enum.members[value]?.noun : undefined;
  return noun === undefined ? planConstant(t, type, value) : thing(noun, "none", "many");
}

/** What lies in a zone: `your pearls`, `the fish in your basin`. */
function planThingsIn(t: PlanContext, ref: ir.ZoneRef): NounPhrase {
  if (isContent(ref.zone)) return planZone(t, ref);
  return modified(thing(elementNoun(t.index, ref.zone), "the", "many"), {
    kind: "place",
    place: planPlace(t, "inside", ref),
  });
}

function planKinds(t: PlanContext, ref: ir.ZoneRef, which: "the" | "none"): NounPhrase {
  if (isContent(ref.zone)) {
    const of: Modifier = { kind: "related", by: "of", of: planZone(t, ref) };
    return modified(thing(namedNoun("kind"), which, "many"), of);
  }
  const noun = elementNoun(t.index, ref.zone);
  const where: Modifier = { kind: "place", place: planPlace(t, "inside", ref) };
  return modified({ ...thing(noun, which, "many"), adjective: "kinds" }, where);
}

/** `the first fish`: what lies at an end of a row. */
export function planEnd(noun: ir.LocalizedNoun, end: ir.RowEnd): Thing {
  const de = noun.de.article === "" ? { ...noun.de, article: "das" } : noun.de;
  return { ...thing({ ...noun, de }, "the"), adjective: end };
}

function planHowMany(
  t: PlanContext,
  place: ir.ZoneRef | ir.GridRef,
  what: ir.Expr | readonly number[],
): NounPhrase {
  const where = { kind: "place", place: planPlace(t, "inside", place) } as const;
  if (!isKinds(what)) return modified(planElements(t, place, what), where);
  const kinds = kindNouns(t.index, what).map((noun) => thing(noun, "the", "many"));
  const last = kinds.length - 1;
  const items = kinds.map((kind, i) => (i === last ? modified(kind, where) : kind));
  return items.length === 1 && items[0] ? items[0] : { kind: "list", items, by: "and" };
}

/** `the red pearls`, `the pearls of the colour`. */
function planElements(t: PlanContext, place: ir.ZoneRef | ir.GridRef, what: ir.Expr): Thing {
  const kind = constantKind(t.index, what);
  if (kind !== undefined) return thing(kind, "the", "many");
  const noun = place.kind === "zone" ? elementNoun(t.index, place.zone) : namedNoun("piece");
  const of = planValue(t, what);
  return modified(thing(noun, "the", "many"), { kind: "related", by: "of", of });
}

function planDomainSize(t: PlanContext, domain: ir.Domain): NounPhrase {
  if (domain.kind === "region" || domain.kind === "group") {
    const joined = thing(namedNoun(domain.kind), "the");
    const of = modified(joined, { kind: "related", by: "of", of: planValue(t, domain.space) });
    return { kind: "field", noun: namedNoun("size"), of };
  }
  const local: ir.Local = { name: "x", type: { kind: "yesno" } };
  const binder = { local, through: undefined, domain, where: undefined };
  return { kind: "size", of: planBinder(t, binder, "the", "many") };
}

/** What is added up, said of one thing: `the weight of this fish`. */
export function planSummand(t: PlanContext, of: ir.Expr, binder: ir.Binder): NounPhrase {
  const it: Thing = { ...planBinder(t, binder, "this", "one", true), its: true };
  return planValue(withLocal(t, binder.local, it), of);
}

function planDifferent(
  t: PlanContext,
  { binder, of }: Extract<ir.Expr, { kind: "different" }>,
): NounPhrase {
  const noun = of.kind === "pieceField" ? fieldNoun(of.of.type, of.field) : namedNoun("value");
  const things = planBinder(t, binder, "the", "many");
  const different: Thing = { ...thing(noun, "none", "many"), adjective: "different" };
  return modified(different, { kind: "related", by: "among", of: things });
}

/** A number to reckon with: a local that is called a thing is that thing's number. */
export function planNumeral(t: PlanContext, expr: ir.Expr): NounPhrase {
  const of = planValue(t, expr);
  if (expr.kind !== "local" || of.kind !== "thing" || expr.type.kind !== "number") return of;
  if (commonNoun(expr.local.name) !== undefined || isNamedNumber(expr)) return of;
  if (localName(t.index, expr.local).id !== undefined) return of;
  const noun = {
    de: { article: "die", one: "Nummer", many: "Nummern" },
    en: { one: "number", many: "numbers" },
  };
  return modified(thing(noun, "the"), { kind: "related", by: "of", of });
}
