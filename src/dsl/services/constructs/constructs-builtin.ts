// Descriptions of built-in names; declarations of a game may shadow them.

import type { BuiltinName } from "../../check/expressions/builtins.ts";
import { type Construct, construct } from "./construct.ts";

/**
 * Built-in names except `max`, `first`, `last` and `row`, which are keywords as well and described as
 * those.
 */
type DescribedBuiltin =
  | Exclude<BuiltinName, "max" | "first" | "last" | "row">
  | "space"
  | "direction";

export const builtinConstructs: Readonly<Record<DescribedBuiltin, Construct>> = {
  min: construct("min(coral, 3)", "Das Kleinste von mehreren.", "The smallest of several."),
  abs: construct("abs(depth - 3)", "Der Betrag.", "The amount without its sign."),
  union: construct(
    "union(kinds, {light})",
    "Alles, was in einer der beiden Mengen ist.",
    "All that is in one of both sets.",
  ),
  place: construct(
    "place of you on currents",
    "Der Rang auf einer Leiste; vorn ist 1.",
    "The rank on a track; the first is 1.",
  ),
  position: construct(
    "position of you on currents",
    "Wie weit jemand auf einer Leiste ist.",
    "How far somebody is on a track.",
  ),
  spaceAt: construct(
    "spaceAt(reef, 1, 2)",
    "Das Feld in dieser Spalte und Zeile; `none`, wo der Plan keines hat.",
    "The space in that column and row; `none` where the board has none.",
  ),
  subsets: construct(
    "subsets(kinds, 2)",
    "Alle Teilmengen dieser Größe.",
    "All subsets of that size.",
  ),
  lines: construct(
    "lines(4, space)",
    "Alle Reihen dieser Länge durch das Feld.",
    "All lines of that length through the space.",
  ),
  size: construct(
    "size of your hand",
    "Wie viel dort liegt, oder wie groß etwas ist.",
    "How much lies there, or how large something is.",
  ),
  kinds: construct(
    "kinds of your hand",
    "Was für Arten dort liegen, jede einmal.",
    "What kinds lie there, each once.",
  ),
  rank: construct(
    "rank of tide",
    "Der wievielte Wert seiner Aufzählung er ist.",
    "Which number the value has in its enum.",
  ),
  spaces: construct("spaces of reef", "Alle Felder eines Plans.", "All spaces of a grid."),
  space: construct("space of reef", "Ein Feld eines Plans.", "A space of a grid."),
  boards: construct("boards of Reef", "Alle Pläne einer Form.", "All boards of a shape."),
  neighbours: construct(
    "neighbours of space",
    "Die Felder, die das Feld berühren.",
    "The spaces that touch the space.",
  ),
  region: construct(
    "region of space",
    "Das Gebiet, in dem das Feld liegt.",
    "The region in which the space lies.",
  ),
  group: construct(
    "group of space",
    "Die Felder, die mit dem Feld zusammenhängen und auf denen dasselbe liegt.",
    "The spaces that hang together with the space and hold the same as it.",
  ),
  ray: construct(
    "ray(space, upRight)",
    "Die Felder von dort aus in einer Richtung, das nächste zuerst.",
    "The spaces from there outward in a direction, nearest first.",
  ),
  directions: construct(
    "directions of reef",
    "Alle Richtungen, die ein Plan hat.",
    "All directions that a grid has.",
  ),
  direction: construct(
    "way: direction",
    "Eine Richtung auf einem Plan, wie `up` oder `downLeft`.",
    "A direction on a board, such as `up` or `downLeft`.",
  ),
  column: construct(
    "column of space",
    "Die wievielte Spalte eines Plans aus Quadraten es ist, von links.",
    "Which column of a grid of squares it is in, from the left.",
  ),
  seat: construct(
    "seat",
    "Der wievielte Platz am Tisch deiner ist.",
    "Which seat at the table is yours.",
  ),
  opponent: construct(
    "men[s] is opponent",
    "Der andere Spieler, in Spielen für genau zwei.",
    "The other player, in games for exactly two.",
  ),
};
