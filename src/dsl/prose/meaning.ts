// What makes the meaning of each kind of rule: everything in the checked game that belongs to it.
// Only what is left out is named here, with the reason; a new field counts from the first day.

import type * as ir from "../ir/ir.ts";
import { handlersOf, type PresentedHandler } from "./handlers.ts";
import type { ExceptionGroup, Group, Index, IndexedRule, Worths } from "./index-of.ts";
import type { Entry } from "./rule.ts";

/** The parts from which the fingerprint of a rule is made; `entries` are what it lists. */
export function meaningOf(
  index: Index,
  { kind, of }: IndexedRule,
  entries: readonly Entry[],
): readonly unknown[] {
  const listed = entries.map(({ key, id }) => [key, id]);
  switch (kind) {
    case "game":
      return ownOf(of as ir.Game);
    case "table":
      return [without(of as ir.Table, "entries"), listed];
    case "board":
      // The regions follow from the fields.
      return [without(of as ir.Board, "fields", "regions"), listed];
    case "enum":
      // A letter is how records are written.
      return [
        without(of as ir.Enum, "members"),
        (of as ir.Enum).members.map((member) => without(member, "letter")),
      ];
    case "family":
      // Each kind of piece names its family.
      return [without(of as ir.Family, "members")];
    case "piece":
      return [(of as Group).pieces.map((piece) => without(piece, "fields")), listed];
    case "die": {
      const { type, faces } = of as ir.Die;
      return [without(of as ir.Die, "faces"), constants(type, faces)];
    }
    case "zone":
      // The elements of each of a family follow from the kinds of pieces.
      return [without(of as ir.Zone, "elements")];
    case "counter":
      return [counterMeaning(of as ir.Counter)];
    case "value":
    case "computation":
      // Exceptions are rules of their own.
      return [without(of as ir.Value, "exceptions", "isBent")];
    case "exception":
      return bendingMeaning(of as ExceptionGroup);
    case "worth":
      return (of as Worths).list.map((worth) => [without(worth, "pieces"), kindsOf(worth.pieces)]);
    case "handler":
      return [
        without(of as PresentedHandler, "rules"),
        (of as PresentedHandler).rules.map(({ pieces, body }) => [kindsOf(pieces), body]),
      ];
    case "action": {
      const move = of as ir.OptionSchema;
      // What is a cost shows in what the action is without its costs.
      const free = index.game.moves.find((one) => one.id === move.id && one.free);
      return [without(move), free && without(free)];
    }
    case "event": {
      // What is done at it are rules of their own, which count by their names, in their order.
      const event = of as ir.Procedure;
      const handlers = handlersOf(event, index.groups).flatMap(({ rules }) => rules);
      const named = handlers.filter(({ rule }) => index.paths.has(rule));
      return [without(event, "body"), named.map(({ rule }) => rule)];
    }
    case "ranking":
      return [of];
    case "need":
      // What it asks for, not its name: that stands where it is asked.
      return Object.values(without(of as ir.Need, "index", "source", "span"));
    case "option":
    case "rival":
    case "shape":
    case "mark":
    case "grid":
    case "track":
    case "history":
    case "reason":
    case "requirement":
    case "cost":
    case "procedure":
    case "counting":
    case "flow":
    case "rating":
      return [without(of)];
    default:
      return kind satisfies never;
  }
}

/** Where each part of a game counts: for the game itself, as rules of their own, or nowhere. */
const PARTS: Readonly<Record<keyof ir.Game, "own" | "rules" | "silent">> = {
  title: "own",
  players: "own",
  points: "own",
  credits: "own",
  options: "rules",
  rivals: "rules",
  enums: "rules",
  families: "rules",
  pieces: "rules",
  shapes: "rules",
  boards: "rules",
  counters: "rules",
  marks: "rules",
  zones: "rules",
  grids: "rules",
  tracks: "rules",
  histories: "rules",
  dice: "rules",
  tables: "rules",
  values: "rules",
  moves: "rules",
  procedures: "rules",
  requirements: "rules",
  costs: "rules",
  needs: "rules",
  reasons: "rules",
  worths: "rules",
  counting: "rules",
  flow: "rules",
  ranking: "rules",
  rating: "rules",
  // What lies where from the start counts for the pieces.
  supplies: "rules",
  // The items of each `in any order` count where they stand.
  labels: "rules",
  id: "silent",
  stocked: "silent",
  looks: "silent",
  examples: "silent",
  documents: "silent",
  cites: "silent",
  questions: "silent",
  sentences: "silent",
  kept: "silent",
  variants: "silent",
  chosen: "silent",
};

function ownOf(game: ir.Game): unknown[] {
  return Object.entries(game).filter(([key]) => PARTS[key as keyof ir.Game] === "own");
}

/** What happens beyond the limit counts as written: the procedure is made of it. */
function counterMeaning(counter: ir.Counter): object {
  return { ...without(counter, "beyond"), beyond: counter.beyond?.block };
}

function bendingMeaning({ value, exceptions }: ExceptionGroup): unknown[] {
  return exceptions.map((one) => [
    value,
    without(one, "pieces", "args"),
    kindsOf(one.pieces),
    one.args.flatMap((arg, i) => constants(value.params[i]?.type ?? YES_NO, [arg])),
  ]);
}

const YES_NO: ir.Type = { kind: "yesno" };

/** Values of a type, which count by their names and not by their numbers. */
function constants(type: ir.Type, values: readonly number[]): ir.Expr[] {
  return values.map((value) => ({ kind: "const", value, type }));
}

/** Kinds of pieces, which count by their names. */
function kindsOf(members: readonly number[]): ir.Expr {
  const of: ir.Expr = { kind: "const", value: 0, type: YES_NO };
  return { kind: "isFamily", of, members, type: YES_NO };
}

/** Everything but some fields; not the thing itself, which would count by its name alone. */
function without<T extends object>(of: T, ...left: readonly (keyof T)[]): object {
  return Object.fromEntries(Object.entries(of).filter(([key]) => !left.includes(key as keyof T)));
}
