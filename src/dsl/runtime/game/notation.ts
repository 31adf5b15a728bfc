// Formats options: decoding of codes, move notation, and phrases.

import { bareNoun, counted } from "../../inflection/counted.ts";
import type { DisplayNoun, DisplayText, Meta, MoveMeta, ValueType } from "../meta/meta.ts";
import { isNone } from "../meta/none.ts";
import type { DecodedOption } from "./game.ts";

/** The code of the option that declines. */
export const DECLINE = 0;

const NONE_WORDS: DisplayText = { de: "nichts", en: "nothing" };

/** Decodes an option. Throws a RangeError on an invalid code. */
export function decode(meta: Meta, option: number): DecodedOption {
  const move = meta.moves.findIndex(({ base, count }) => option >= base && option < base + count);
  const { base, params } = moveOf(meta, move);
  const args: number[] = [];
  let rest = option - base;
  for (const { from, count } of [...params].reverse()) {
    args.unshift((rest % count) + from);
    rest = Math.floor(rest / count);
  }
  return { move, args };
}

/** Returns an option schema by its index. Throws a RangeError if there is none. */
export function moveOf(meta: Meta, move: number): MoveMeta {
  const found = meta.moves[move];
  if (found === undefined) throw new RangeError("there is no such option");
  return found;
}

/** Formats an option in move notation: `take(die: 2, basin: 6, fish: cod)`; `decline`. */
export function notation(meta: Meta, option: number): string {
  if (option === DECLINE) return "decline";
  const { move, args } = decode(meta, option);
  const { id, params } = moveOf(meta, move);
  const parts = params.map(
    (param, i) => `${param.id}: ${idOfValue(meta, param.type, args[i] ?? 0)}`,
  );
  return parts.length === 0 ? id : `${id}(${parts.join(", ")})`;
}

/** Formats a value by its id in the rules. */
export function idOfValue(meta: Meta, type: ValueType, value: number): string {
  if (isNone(type, value)) return "none";
  switch (type.kind) {
    case "number":
      return String(value);
    case "yesno":
      return value === 0 ? "no" : "yes";
    case "player":
      return `player${value + 1}`;
    case "enum":
      return meta.enums[type.of]?.members[value]?.id ?? String(value);
    case "kind":
      return meta.kinds[value]?.id ?? String(value);
    case "space":
      return cellName(meta, type.of, value);
    case "board":
      return meta.boards[value]?.id ?? String(value);
    case "set":
      return `{${bits(value)
        .map((bit) => memberId(meta, type.of, bit))
        .join(", ")}}`;
    default:
      return type satisfies never;
  }
}

function memberId(meta: Meta, of: number, bit: number): string {
  return meta.enums[of]?.members[bit]?.id ?? String(bit);
}

function cellName(meta: Meta, grid: number, cell: number): string {
  return meta.shapes[meta.grids[grid]?.shape ?? 0]?.cells[cell]?.name ?? String(cell);
}

function bits(set: number): number[] {
  return Array.from({ length: 31 }, (_, i) => i).filter((i) => (set >> i) & 1);
}

// Phrases ----------------------------------------------------------------------

/** Formats a value for people. */
export function formatValue(meta: Meta, type: ValueType, value: number): DisplayText {
  if (isNone(type, value)) return NONE_WORDS;
  switch (type.kind) {
    case "yesno":
      return value === 0 ? { de: "nein", en: "no" } : { de: "ja", en: "yes" };
    case "player":
      return { de: `Spieler ${value + 1}`, en: `player ${value + 1}` };
    case "enum":
      return oneOf(meta.enums[type.of]?.members[value]?.noun, value);
    case "kind":
      return oneOf(meta.kinds[value]?.noun, value);
    case "board":
      return meta.boards[value]?.text ?? { de: String(value), en: String(value) };
    case "set": {
      const members = bits(value).map((bit) => oneOf(meta.enums[type.of]?.members[bit]?.noun, bit));
      return {
        de: members.map(({ de }) => de).join(", "),
        en: members.map(({ en }) => en).join(", "),
      };
    }
    default: {
      const id = idOfValue(meta, type, value);
      return { de: id, en: id };
    }
  }
}

function oneOf(noun: DisplayNoun | undefined, value: number): DisplayText {
  if (noun === undefined) return { de: String(value), en: String(value) };
  return { de: bareNoun(noun, "one", "de"), en: noun.en.one };
}

/** Formats a number with its noun: "1 pearl", "3 pearls". */
export function formatCount(noun: DisplayNoun, n: number): DisplayText {
  return { de: counted(noun, n, "de"), en: counted(noun, n, "en") };
}
