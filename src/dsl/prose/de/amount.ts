// Amounts in German: `2 Perlen`, `3 Punkte für jeden Fisch in deinem Becken`.

import type { Amount, AmountNote, Count } from "../plan/noun-phrase.ts";
import {
  type Case,
  COMMA,
  inBrackets,
  joinedBy,
  linkedTo,
  plain,
  sign,
  type Word,
} from "../word.ts";
import { preposition } from "./endings.ts";
import { modifierWords, quotation, realizeNoun, realizePhrase } from "./phrase.ts";
import { SIZES } from "./words.ts";

export function realizeAmount(of: Amount, c: Case): Word[] {
  const { count, notes = [] } = of;
  const only = notes.flatMap((note) => (note.kind === "onlyWith" ? [note] : []));
  const inner = notes.filter((note) => note.kind !== "onlyWith").flatMap(realizeNote);
  return [...countWords(of, count, inner, c), ...only.flatMap(realizeNote)];
}

function countWords(of: Amount, count: Count, notes: readonly Word[], c: Case): Word[] {
  const size = of.size === undefined ? [] : plain(SIZES[of.size]);
  const many = () => realizeNoun(of.noun, "none", c === "gen" ? "dat" : c, "many");
  switch (count.kind) {
    case "number": {
      const noun = count.isOne
        ? realizeNoun(of.noun, "none", c === "gen" ? "dat" : c, "one")
        : many();
      const von = c === "gen" ? [preposition("von")] : [];
      return [...von, ...size, ...realizePhrase(count.of, "nom"), ...noun, ...notes];
    }
    case "named":
      return [...size, ...realizePhrase(count.of, "acc"), ...many(), ...notes];
    case "asMany": {
      const than = realizePhrase(count.of, "nom");
      if (of.size === ">" || of.size === "<") {
        const more = { text: of.size === ">" ? "mehr" : "weniger" };
        return [more, ...many(), ...notes, { text: "als" }, ...than];
      }
      return [...size, ...plain("so viele"), ...many(), ...notes, { text: "wie" }, ...than];
    }
    case "per": {
      const { times, isPlain, each, rounded } = count;
      const rest = rounded === undefined ? [] : inBrackets(plain(ROUNDED[rounded]));
      const forEach = [preposition("für"), ...realizePhrase(each, "acc"), ...rest];
      if (!isPlain) {
        const how = [COMMA, ...plain("und zwar jeweils"), ...realizePhrase(times, "nom")];
        return [...many(), ...notes, ...forEach, ...how];
      }
      const isOne = times.kind === "number" && times.n === 1;
      const noun = isOne ? realizeNoun(of.noun, "none", c, "one") : many();
      return [...realizePhrase(times, "nom"), ...noun, ...notes, ...forEach];
    }
    case "sum": {
      const over = [preposition("für"), ...realizePhrase(count.over, "acc")];
      const how = [COMMA, ...plain("und zwar"), ...realizePhrase(count.of, "nom")];
      return [...many(), ...notes, ...over, ...how];
    }
    case "formula":
      return [...many(), ...notes, sign(":"), ...realizePhrase(count.of, "nom")];
    case "none":
      return [...realizeNoun(of.noun, "no", c, "many"), ...notes];
    default:
      return count satisfies never;
  }
}

const ROUNDED = { up: "aufgerundet", down: "abgerundet" } as const;

export function realizeNote(note: AmountNote): Word[] {
  switch (note.kind) {
    case "reason":
      return inBrackets(quotation(linkedTo(note.path, plain(note.words.de))));
    case "member":
      return modifierWords(note.modifier);
    case "ifAny":
      return inBrackets(plain("falls vorhanden"));
    case "exceptions": {
      const list = note.list.map(({ by, n, isPlus }) => [
        preposition("mit"),
        ...realizePhrase(by, "dat"),
        sign(":"),
        { text: `${isPlus ? "+" : ""}${n}` },
      ]);
      return inBrackets(joinedBy(list, [sign(";")]));
    }
    case "manyExceptions":
      return inBrackets(plain("mit Ausnahmen"));
    case "faces":
      return inBrackets(plain(`${note.from} bis ${note.to}`));
    case "onlyWith":
      return [COMMA, ...plain("aber nur"), preposition("mit"), ...realizePhrase(note.of, "dat")];
    default:
      return note satisfies never;
  }
}
