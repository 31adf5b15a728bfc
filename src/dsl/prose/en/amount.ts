// Amounts in English: `2 pearls`, `3 points for each fish in your basin`.

import type { Amount, AmountNote, Count } from "../plan/noun-phrase.ts";
import { COMMA, inBrackets, joinedBy, linkedTo, plain, sign, type Word } from "../word.ts";
import { nounWords } from "./grammar.ts";
import { modifierWords, quotation, realizePhrase } from "./phrase.ts";
import { SIZES } from "./words.ts";

export function realizeAmount(of: Amount): Word[] {
  const { count, notes = [] } = of;
  const only = notes.filter((note) => note.kind === "onlyWith").flatMap(realizeNote);
  const inner = notes.filter((note) => note.kind !== "onlyWith").flatMap(realizeNote);
  return [...countWords(of, count, inner), ...only];
}

function countWords(of: Amount, count: Count, notes: readonly Word[]): Word[] {
  const size = of.size === undefined ? [] : plain(SIZES[of.size]);
  const many = nounWords(of.noun, "none", "many");
  switch (count.kind) {
    case "number": {
      const noun = count.isOne ? nounWords(of.noun, "none", "one") : many;
      return [...size, ...realizePhrase(count.of), ...noun, ...notes];
    }
    case "named":
      return [...size, ...realizePhrase(count.of), { text: "of" }, ...many, ...notes];
    case "asMany": {
      const than = realizePhrase(count.of);
      if (of.size === ">" || of.size === "<") {
        const more = { text: of.size === ">" ? "more" : "fewer" };
        return [more, ...many, ...notes, { text: "than" }, ...than];
      }
      return [...size, ...plain("as many"), ...many, ...notes, { text: "as" }, ...than];
    }
    case "per": {
      const { times, isPlain, each, rounded } = count;
      const rest = rounded === undefined ? [] : inBrackets(plain(`rounded ${rounded}`));
      const forEach = [{ text: "for" }, ...realizePhrase(each), ...rest];
      if (!isPlain) return [...many, ...notes, ...forEach, sign(":"), ...realizePhrase(times)];
      const isOne = times.kind === "number" && times.n === 1;
      const noun = isOne ? nounWords(of.noun, "none", "one") : many;
      return [...realizePhrase(times), ...noun, ...notes, ...forEach];
    }
    case "sum": {
      const over = [{ text: "for" }, ...realizePhrase(count.over)];
      return [...many, ...notes, ...over, sign(":"), ...realizePhrase(count.of)];
    }
    case "formula":
      return [...many, ...notes, sign(":"), ...realizePhrase(count.of)];
    case "none":
      return [{ text: "no" }, ...many, ...notes];
    default:
      return count satisfies never;
  }
}

export function realizeNote(note: AmountNote): Word[] {
  switch (note.kind) {
    case "reason":
      return inBrackets(quotation(linkedTo(note.path, plain(note.words.en))));
    case "member":
      return modifierWords(note.modifier);
    case "ifAny":
      return inBrackets(plain("if any"));
    case "exceptions": {
      const list = note.list.map(({ by, n, isPlus }) => [
        { text: "with" },
        ...realizePhrase(by),
        sign(":"),
        { text: `${isPlus ? "+" : ""}${n}` },
      ]);
      return inBrackets(joinedBy(list, [sign(";")]));
    }
    case "manyExceptions":
      return inBrackets(plain("with exceptions"));
    case "faces":
      return inBrackets(plain(`${note.from} to ${note.to}`));
    case "onlyWith":
      return [COMMA, ...plain("but only with"), ...realizePhrase(note.of)];
    default:
      return note satisfies never;
  }
}
