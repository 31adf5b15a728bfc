// How conditions of examples are violated, in words.

import { formatValue } from "../game/notation.ts";
import type { ExampleStep } from "../meta/examples.ts";
import type { DisplayText, Meta } from "../meta/meta.ts";
import type { Violation } from "./check-example-condition.ts";
import { thingSeen } from "./visibility.ts";

type Sees = Extract<ExampleStep, { kind: "sees" }>;

/** Returns a violation in words; `names` are those of the seats. */
export function violationText(
  meta: Meta,
  names: readonly string[],
  violation: Violation,
): DisplayText {
  switch (violation.kind) {
    case "mismatch":
      return mismatchText(violation.expected, violation.found);
    case "unmet":
      return unmetText(violation.condition, []);
    case "sees":
      return seesText(meta, names, violation.step);
    case "notOver":
      return { de: "Das Spiel ist noch nicht zu Ende.", en: "The game is not over yet." };
    case "over":
      return {
        de: "Das Spiel ist schon zu Ende: Niemand entscheidet mehr.",
        en: "The game is already over: no player decides any more.",
      };
    case "otherTurn": {
      const [own, decider] = [names[violation.player], names[violation.decider] ?? ""];
      return {
        de: `Nicht ${own} ist am Zug, sondern ${decider}.`,
        en: `It is not ${own} who decides but ${decider}.`,
      };
    }
    default:
      return violation satisfies never;
  }
}

/** Returns the text with the expected and the actual value. */
export function mismatchText(expected: string, found: string): DisplayText {
  return {
    de: `Erwartet: ${expected}; heraus kam: ${found}.`,
    en: `Expected: ${expected}; found: ${found}.`,
  };
}

/** Returns the text that a condition does not hold, with the values observed. */
export function unmetText(condition: string, found: readonly DisplayText[]): DisplayText {
  const rest = (language: keyof DisplayText) =>
    found.length === 0 ? "." : `; ${found.map((value) => value[language]).join(", ")}.`;
  return {
    de: `Nicht erfüllt: \`${condition}\`${rest("de")}`,
    en: `Not true: \`${condition}\`${rest("en")}`,
  };
}

function seesText(meta: Meta, names: readonly string[], { player, what, sees }: Sees): DisplayText {
  const who = names[player] ?? "";
  const { de, en } = inWords(meta, names, what);
  return sees
    ? { de: `${who} sieht das nicht: ${de}.`, en: `${who} cannot see this: ${en}.` }
    : { de: `${who} sieht das: ${de}.`, en: `${who} sees this: ${en}.` };
}

/** Names a zone or mark: "basin 3", "hand of Anna". */
function inWords(meta: Meta, names: readonly string[], what: Sees["what"]): DisplayText {
  const thing = thingSeen(meta, what);
  if (thing === undefined) return { de: "", en: "" };
  const { owner, index } = what;
  const { id, at } = thing;
  const words = "noun" in thing ? { de: thing.noun.de.one, en: thing.noun.en.one } : thing.text;
  const member = at.index && index !== undefined ? formatValue(meta, at.index, index) : undefined;
  const put = (language: "de" | "en", of: string) =>
    [words?.[language] ?? id, member?.[language], names[owner] && `${of} ${names[owner]}`]
      .filter(Boolean)
      .join(" ");
  return { de: put("de", "von"), en: put("en", "of") };
}
