// Texts about illegal and ambiguous moves of examples.

import type { ExampleFault, Explanation } from "../game/game.ts";
import type { DisplayText } from "../meta/meta.ts";

/** Maximum number of legal options listed; more are only counted. */
const maxListed = 12;

const NOT_ALLOWED: DisplayText = { de: "Das ist nicht erlaubt.", en: "That is not allowed." };

/** States that several legal moves match a notation. */
export function formatAmbiguousMove(legal: readonly string[]): DisplayText {
  const { de, en } = listed(legal);
  return {
    de: `Das kann Mehreres heißen: ${de}`,
    en: `That can mean several moves: ${en}`,
  };
}

/** States that a move is illegal, and why. */
export function formatNotAllowed(reason: Explanation["reason"]): DisplayText {
  return joinSentences([NOT_ALLOWED, reason?.text]);
}

/** Lists the notations of the legal moves. */
export function formatLegalMoves(legal: readonly string[]): DisplayText {
  if (legal.length === 0) {
    return { de: "Möglich ist hier gar kein Zug.", en: "No move is possible here." };
  }
  const { de, en } = listed(legal);
  return { de: `Möglich: ${de}`, en: `Possible: ${en}` };
}

function listed(moves: readonly string[]): DisplayText {
  const shown = moves.slice(0, maxListed).join(" · ");
  const more = moves.length - maxListed;
  return more > 0
    ? { de: `${shown} · und ${more} weitere`, en: `${shown} · and ${more} more` }
    : { de: shown, en: shown };
}

/** Joins sentences with spaces and skips missing ones. */
export function joinSentences(texts: readonly (DisplayText | undefined)[]): DisplayText {
  const there = texts.filter((text) => text !== undefined);
  return {
    de: there.map(({ de }) => de).join(" "),
    en: there.map(({ en }) => en).join(" "),
  };
}

/** Describes to an author what is wrong with a step of an example. */
export function describeFault(
  { text, legalMoves }: ExampleFault,
  language: keyof DisplayText,
): string {
  return joinSentences([text, legalMoves])[language];
}
