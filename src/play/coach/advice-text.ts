// The coach's sentence about a move, in both languages. Names of things come from the rules; this
// file contains only the words that connect them.

import type { DisplayText, Game } from "../../dsl/index.ts";
import { titleIn } from "../../dsl/runtime/meta/look-titles.ts";
import { countThings, inBoth, joinList, quote } from "../session/log-text.ts";
import type { CounterGain, MoveReason, Prospect, ReasonPoints } from "./reason.ts";
import type { RegionFill } from "./regions.ts";

type Language = keyof DisplayText;

/**
 * Renders the reason for a move as one sentence: what it brings and costs, what it allows next, and
 * what it denies others. Returns `undefined` if it has no immediate effect worth naming.
 */
export function renderReason(
  game: Game,
  reason: MoveReason,
  names: readonly string[],
): DisplayText | undefined {
  const { end, enables, prevents } = reason;
  const begun = reason.regions.filter(({ isFuller, filled, size }) => isFuller && filled < size);
  const predicates = (language: Language) => [
    ...(end === undefined ? [] : [endWords[end][language]]),
    ...gainWords(game, reason, language),
    ...costWords(game, reason, language),
    ...begun.map((region) => fillWords(game, region, language)),
    ...(enables === undefined ? leadWords(game, reason, language) : []),
    ...(prevents === undefined ? [] : [preventWords(game, prevents, { reason, names }, language)]),
  ];
  const hasEffect = predicates("en").length > 0;
  if (!hasEffect && enables === undefined) return undefined;
  return inBoth((language) => {
    const words = sentenceWords[language];
    const next = enables && enableWords(game, enables, reason, language);
    if (!hasEffect) return `${words.afterMove} ${next}.`;
    const effect = `${words.move} ${joinList(predicates(language), language)}`;
    return next === undefined ? `${effect}.` : `${effect}; ${words.afterIt} ${next}.`;
  });
}

const sentenceWords = {
  de: { move: "Dieser Zug", afterMove: "Nach diesem Zug bringt", afterIt: "danach bringt" },
  en: { move: "This move", afterMove: "After this move,", afterIt: "after it," },
} as const;

const endWords: Readonly<Record<"won" | "drawn" | "lost", DisplayText>> = {
  won: { de: "gewinnt die Partie", en: "wins the game" },
  drawn: { de: "beendet die Partie unentschieden", en: "ends the game in a draw" },
  lost: { de: "beendet die Partie ohne Sieg", en: "ends the game without winning" },
};

/** "brings 6 points for “full bay” (reef, 3 spaces) and 1 pearl" */
function gainWords(game: Game, reason: MoveReason, language: Language): string[] {
  const { points, gains } = reason;
  const things = [
    ...pointsWords(
      game,
      points.filter(({ amount }) => amount > 0),
      reason,
      language,
    ),
    ...gains.filter(({ amount }) => amount > 0).map((gain) => countGain(game, gain, language)),
  ];
  if (things.length === 0) return [];
  return [`${{ de: "bringt", en: "brings" }[language]} ${joinWith(things, language)}`];
}

/** "costs 2 boats" */
function costWords(game: Game, reason: MoveReason, language: Language): string[] {
  const { points, gains } = reason;
  const things = [
    ...gains.filter(({ amount }) => amount < 0).map((gain) => countGain(game, gain, language)),
    ...pointsWords(
      game,
      points.filter(({ amount }) => amount < 0),
      reason,
      language,
    ),
  ];
  if (things.length === 0) return [];
  return [`${{ de: "kostet", en: "costs" }[language]} ${joinWith(things, language)}`];
}

/** Joins things within a predicate: the last comma is left to the predicates. */
function joinWith(things: readonly string[], language: Language): string {
  if (things.length < 3) return joinList(things, language);
  return `${things.slice(0, -1).join(", ")} ${{ de: "sowie", en: "as well as" }[language]} ${things.at(-1)}`;
}

/** "6 points for “full bay” (reef, 3 spaces)" for each reason. */
function pointsWords(
  game: Game,
  points: readonly ReasonPoints[],
  reason: MoveReason,
  language: Language,
): string[] {
  const listed = new Set<string>();
  return points.map((line) => {
    const name = quote(game.meta.reasons[line.reason]?.text[language] ?? "", language);
    const amount = countThings(game.meta.points, Math.abs(line.amount), language);
    const unlisted = [...new Set(circumstances(game, line, reason, language))].filter(
      (one) => !listed.has(one),
    );
    for (const one of unlisted) listed.add(one);
    const details = unlisted.length === 0 ? "" : ` (${unlisted.join(", ")})`;
    return `${amount} ${{ de: "für", en: "for" }[language]} ${name}${details}`;
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

/** "continues a region (reef) to 2 of 3 spaces" */
function fillWords(game: Game, region: RegionFill, language: Language): string {
  const { filled, size } = region;
  const fields = fieldWords(game, region, language).join(", ");
  const details = fields === "" ? "" : ` (${fields})`;
  if (language === "en") {
    const [verb, to] = filled === 1 ? ["starts", "with"] : ["continues", "to"];
    return `${verb} a region${details} ${to} ${filled} of ${spaces(size).en}`;
  }
  const part = `${filled} von ${size} ${size === 1 ? "Feld" : "Feldern"}`;
  if (filled === 1) return `beginnt ein Gebiet${details} mit ${part}`;
  return `setzt ein Gebiet${details} auf ${part} fort`;
}

function spaces(count: number): DisplayText {
  return {
    de: count === 1 ? "1 Feld" : `${count} Felder`,
    en: count === 1 ? "1 space" : `${count} spaces`,
  };
}

function countGain({ meta }: Game, gain: CounterGain, language: Language): string {
  const declared = meta.counters[gain.counter];
  const noun = declared?.members?.[gain.index ?? -1] ?? declared?.noun ?? meta.points;
  return countThings(noun, Math.abs(gain.amount), language);
}

/** "leads to “pick a card” or “pass”" */
function leadWords({ meta }: Game, { leads }: MoveReason, language: Language): string[] {
  const names = leads.flatMap((id) => {
    const name = meta.moves.find((move) => move.id === id)?.name;
    return name === undefined ? [] : [quote(name[language], language)];
  });
  if (names.length === 0) return [];
  const words = { de: ["führt zu", "oder"], en: ["leads to", "or"] }[language];
  return [`${words[0]} ${names.join(` ${words[1]} `)}`];
}

/** "“take b3” brings 4 points for “full bay”"; in German the verb comes before it. */
function enableWords(
  game: Game,
  { option, points }: Prospect,
  reason: MoveReason,
  language: Language,
): string {
  const says = quote(game.says(option)[language], language);
  const worth = joinWith(pointsWords(game, points, regionless(reason), language), language);
  return language === "de" ? `${says} ${worth}` : `${says} brings ${worth}`;
}

/** "keeps Benno from scoring 4 points for “full bay” by “take b3”" */
function preventWords(
  game: Game,
  { seat, option, points }: Prospect,
  { reason, names }: { readonly reason: MoveReason; readonly names: readonly string[] },
  language: Language,
): string {
  const says = quote(game.says(option)[language], language);
  const worth = joinWith(pointsWords(game, points, regionless(reason), language), language);
  const name = names[seat] ?? "";
  return language === "de"
    ? `verhindert, dass ${name} durch ${says} ${worth} erhält`
    : `keeps ${name} from gaining ${worth} by ${says}`;
}

/** Returns the reason without its regions: another move affects other regions. */
function regionless(reason: MoveReason): MoveReason {
  return { ...reason, regions: [] };
}
