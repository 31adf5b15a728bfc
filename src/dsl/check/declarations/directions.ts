// The type `direction`, which a game has if its rules speak of directions or rays.

import type * as ir from "../../ir/ir.ts";
import { DIRECTIONS } from "../../ir/lines.ts";
import type { Context } from "../context.ts";
import type { Symbol_ } from "../symbols.ts";
import { nounOf } from "./localized-text.ts";

const NOUN = { de: "die Richtung, die Richtungen", en: "direction, directions" };

const WORDS: Readonly<Record<(typeof DIRECTIONS)[number], ir.LocalizedText>> = {
  up: { de: "oben", en: "up" },
  upRight: { de: "rechts oben", en: "up and right" },
  right: { de: "rechts", en: "right" },
  downRight: { de: "rechts unten", en: "down and right" },
  down: { de: "unten", en: "down" },
  downLeft: { de: "links unten", en: "down and left" },
  left: { de: "links", en: "left" },
  upLeft: { de: "links oben", en: "up and left" },
};

/** Where rules can speak of directions; elsewhere games have no such type. */
const SPOKEN_OF = /\bdirections?\b|\bray\s*\(/;

/** Declares the type and its values, which declarations of the game shadow. */
export function declareDirections(ctx: Context): void {
  const [shape] = ctx.shapes;
  if (shape === undefined || !ctx.isWritten(SPOKEN_OF)) return;
  const { span } = shape;
  const built: ir.Enum = {
    id: "direction",
    index: ctx.enums.length,
    noun: nounOf(NOUN),
    members: DIRECTIONS.map((id) => ({ id, letter: id, noun: nounOf(WORDS[id]), span })),
    isBuiltIn: true,
    span,
  };
  ctx.enums.push(built);
  ctx.directions = built;
  const declare = (text: string, symbol: Symbol_) => {
    if (!ctx.symbols.has(text) && !ctx.written.has(text)) ctx.declare({ text, span }, symbol);
  };
  declare(built.id, { kind: "enum", enum: built });
  for (const [value, { id }] of built.members.entries())
    declare(id, { kind: "member", enum: built, value });
}
