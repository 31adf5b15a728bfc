// What is settled before a game begins and what its end is called, in words: the game, options,
// rivals, ratings.

import type * as ir from "../ir/ir.ts";
import { clause as clauseDe } from "./condition.de.ts";
import { clause as clauseEn } from "./condition.en.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { nounOfRule } from "./names.ts";
import type { Entry } from "./rule.ts";
import { typeWords } from "./type.ts";

export function gameRule(game: ir.Game): Described {
  const { min, max } = game.players;
  const players = min === max ? String(min) : `${min}–${max}`;
  const [de, en] = [game.points.de.many, game.points.en.many];
  return {
    title: game.title,
    ...says(
      `Ein Spiel für ${players} Personen. Gezählt werden ${de}.`,
      `A game for ${players} players. What counts are ${en}.`,
    ),
    entries: [],
  };
}

export function optionRule(t: Tellings, option: ir.SetupOption): Described {
  const { id, choices } = option;
  const noun = option.noun ?? nounOfRule({ id });
  if (option.isOfType) return typedRule(t, option, noun);
  const entries = choices.map((choice) => ({
    key: choice.id,
    about: [],
    label: choice.words,
    value: choice.words,
    isName: true as const,
    id: choice.id,
  }));
  return {
    title: words(german.phrase(noun.de, "the").nom, english.phrase(noun, "the").text),
    ...says(
      "Vor dem Spiel wird eins davon vereinbart; ohne Absprache gilt das erste:",
      "Before the game one of these is agreed on; failing that, it is the first:",
    ),
    entries,
  };
}

/** `Vor dem Spiel wird vereinbart: 3 bis 5.` */
function typedRule(
  t: Tellings,
  { type, choices }: ir.SetupOption,
  noun: ir.LocalizedNoun,
): Described {
  const of = typeWords(t, type);
  const first = choices[0]?.words ?? { de: "", en: "" };
  return {
    title: words(german.phrase(noun.de, "the").nom, english.phrase(noun, "the").text),
    ...says(
      `Vor dem Spiel wird vereinbart: ${of.de}. Ohne Absprache: ${first.de}.`,
      `Before the game this is agreed on: ${of.en}. Failing that: ${first.en}.`,
    ),
    entries: [],
  };
}

/** `Wenn … , spielt Egon mit.` */
export function rivalRule(t: Tellings, { words: said, when }: ir.Rival): Described {
  const de =
    when === undefined
      ? `${german.capital(said.de)} spielt immer mit`
      : `Wenn ${clauseDe(t.de, when).sub}, spielt ${said.de} mit`;
  const en =
    when === undefined
      ? `${english.capital(said.en)} always plays along`
      : `If ${clauseEn(t.en, when)}, ${said.en} plays along`;
  return {
    title: words(said.de, said.en),
    ...says(
      `${de}: mit allem, was ein Spieler hat, auch mit einem Platz in der Wertung. Gefragt wird ${said.de} nie, und „jeder Spieler“ meint nur die anderen.`,
      `${en}, with all that a player has, and with a place in the ranking. ${english.capital(said.en)} is never asked, and “each player” means only the others.`,
    ),
    entries: [],
  };
}

/** What final scores are called, from the highest on. */
export function ratingRule(t: Tellings, { when, lines }: ir.Rating): Described {
  const entries = lines.map(
    ({ id, from, words: said }): Entry => ({
      key: id,
      about: [],
      label: words(`ab ${exprDe.value(t.de, from).dat}`, `from ${exprEn.value(t.en, from).text}`),
      value: said,
      id,
    }),
  );
  const points = t.index.game.points;
  const de = `Ein Ergebnis in ${german.phrase(points.de, "none", "many").dat} heißt so; es gilt die erste Zeile, die erreicht ist:`;
  const en = `A result in ${points.en.many} is called like this; the first line that is reached holds:`;
  return {
    title: { de: "Wie gut ein Ergebnis ist", en: "How good a result is" },
    ...(when === undefined
      ? says(de, en)
      : says(`Wenn ${clauseDe(t.de, when).sub}: ${de}`, `If ${clauseEn(t.en, when)}: ${en}`)),
    entries,
  };
}
