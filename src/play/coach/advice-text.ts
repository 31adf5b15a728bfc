// The coach's sentences, in both languages. Names of things come from the rules; this file contains
// only the words that connect them.

import type { DisplayNoun, DisplayText, Game } from "../../dsl/index.ts";
import { titleIn } from "../../dsl/runtime/meta/look-titles.ts";
import type { CounterGain, MoveReason, Prospect, ReasonPoints } from "./reason.ts";
import type { RegionFill } from "./regions.ts";

type Language = keyof DisplayText;

/** Renders a reason as phrases; empty if the move has no immediate effect worth naming. */
export function renderReason(
  game: Game,
  reason: MoveReason,
  names: readonly string[],
): DisplayText[] {
  const { points, gains, end, leads, enables, prevents } = reason;
  const begun = reason.regions.filter(({ isFuller, filled, size }) => isFuller && filled < size);
  return [
    ...(end === undefined ? [] : [endWords[end]]),
    ...(points.length === 0 ? [] : [pointsWords(game, points, reason)]),
    ...(gains.length === 0 ? [] : [gainsWords(game, gains)]),
    ...begun.map((region) => fillsWords(game, region)),
    ...(prevents === undefined ? [] : [preventsWords(game, prevents, reason, names)]),
    ...(enables === undefined ? leadsWords(game, leads) : [enablesWords(game, enables, reason)]),
  ];
}

const endWords: Readonly<Record<"won" | "drawn" | "lost", DisplayText>> = {
  won: { de: "gewinnt die Partie", en: "wins the game" },
  drawn: { de: "beendet die Partie unentschieden", en: "ends the game in a draw" },
  lost: { de: "beendet die Partie, ohne zu gewinnen", en: "ends the game without winning" },
};

/** "full bay (reef, 3 spaces) + early bay (tide II): 6 + 8" */
function pointsWords(game: Game, points: readonly ReasonPoints[], reason: MoveReason): DisplayText {
  return inBoth((language) => {
    const listed = new Set<string>();
    const names = points.map((line) => {
      const name = game.meta.reasons[line.reason]?.text[language] ?? "";
      const unlisted = [...new Set(circumstances(game, line, reason, language))].filter(
        (one) => !listed.has(one),
      );
      for (const one of unlisted) listed.add(one);
      return unlisted.length === 0 ? name : `${name} (${unlisted.join(", ")})`;
    });
    const amounts = points.map(({ amount }) => String(amount).replace("-", "−"));
    return `${names.join(" + ")}: ${amounts.join(" + ")}`;
  });
}

/** Returns the keys of the lookup tables that the points came from, as far as they have names. */
function circumstances(
  game: Game,
  line: ReasonPoints,
  reason: MoveReason,
  language: Language,
): string[] {
  return line.from.flatMap(({ table, by }) =>
    by.flatMap((value, index) => {
      const type = game.meta.tables[table]?.params[index];
      if (type === undefined) return [];
      if (type.kind === "number") return regionWords(game, reason, value, language);
      if (type.kind === "yesno" || type.kind === "set") return [];
      const words = game.formatValue(type, value)[language];
      const title = type.kind === "enum" ? titleOfEnum(game, type.of, language) : undefined;
      const isNamed = title === undefined || words.toLowerCase().includes(title.toLowerCase());
      return [isNamed ? words : `${title} ${words}`];
    }),
  );
}

/** Returns the display title of the shared mark that is a value of an enum: "phase". */
function titleOfEnum({ meta }: Game, of: number, language: Language): string | undefined {
  const mark = meta.marks.find(
    ({ perPlayer, type }) => !perPlayer && type.kind === "enum" && type.of === of,
  );
  return mark && titleIn(meta, mark.id, language);
}

/** Returns the move's region of this size: "reef, 3 spaces". */
function regionWords(
  game: Game,
  { regions }: MoveReason,
  size: number,
  language: Language,
): string[] {
  const region = regions.find((one) => one.size === size);
  return region === undefined
    ? []
    : [...fieldWords(game, region, language), spaces(size)[language]];
}

function fieldWords(game: Game, { fields }: RegionFill, language: Language): string[] {
  return fields.map(({ type, value }) => game.formatValue(type, value)[language]);
}

/** "reef, 2 of 3 spaces filled" */
function fillsWords(game: Game, region: RegionFill): DisplayText {
  const { filled, size } = region;
  return inBoth((language) => {
    const part = {
      de: `${filled} von ${size} Feldern belegt`,
      en: `${filled} of ${size} spaces filled`,
    };
    return [...fieldWords(game, region, language), part[language]].join(", ");
  });
}

function spaces(count: number): DisplayText {
  return {
    de: count === 1 ? "1 Feld" : `${count} Felder`,
    en: count === 1 ? "1 space" : `${count} spaces`,
  };
}

/** "+2 pearls, −1 boat" */
function gainsWords({ meta }: Game, gains: readonly CounterGain[]): DisplayText {
  return inBoth((language) =>
    gains
      .map(({ counter, index, amount }) => {
        const declared = meta.counters[counter];
        const noun = declared?.members?.[index ?? -1] ?? declared?.noun;
        return `${amount < 0 ? "−" : "+"}${noun === undefined ? Math.abs(amount) : counted(noun, Math.abs(amount), language)}`;
      })
      .join(", "),
  );
}

function leadsWords({ meta }: Game, leads: readonly string[]): DisplayText[] {
  const names = leads.flatMap((id) => meta.moves.find((move) => move.id === id)?.name ?? []);
  if (names.length === 0) return [];
  return [
    {
      de: `führt zu: ${names.map(({ de }) => de).join(" oder ")}`,
      en: `leads to: ${names.map(({ en }) => en).join(" or ")}`,
    },
  ];
}

function enablesWords(game: Game, { option, points }: Prospect, reason: MoveReason): DisplayText {
  const says = game.says(option);
  const worth = pointsWords(game, points, regionless(reason));
  return {
    de: `danach geht: ${says.de} – ${worth.de}`,
    en: `then possible: ${says.en} – ${worth.en}`,
  };
}

function preventsWords(
  game: Game,
  { seat, option, points }: Prospect,
  reason: MoveReason,
  names: readonly string[],
): DisplayText {
  const says = game.says(option);
  const worth = pointsWords(game, points, regionless(reason));
  const name = names[seat] ?? "";
  return {
    de: `kommt ${name} zuvor: ${says.de} – ${worth.de}`,
    en: `forestalls ${name}: ${says.en} – ${worth.en}`,
  };
}

/** Returns the reason without its regions: another move affects other regions. */
function regionless(reason: MoveReason): MoveReason {
  return { ...reason, regions: [] };
}

function counted(noun: DisplayNoun, amount: number, language: Language): string {
  const { one, many } = noun[language];
  return `${amount} ${amount === 1 ? one : many}`;
}

function inBoth(words: (language: Language) => string): DisplayText {
  return { de: words("de"), en: words("en") };
}
