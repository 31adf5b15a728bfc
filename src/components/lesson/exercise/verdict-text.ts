// What the player says to a verdict: the author's words, completed by figures.

import type { DisplayGame } from "../../../dsl/index.ts";
import { countNoun, type SiteLanguage } from "../../../i18n/language.ts";
import { lessonStringsOf } from "../../../i18n/lesson/strings.ts";
import type { Verdict } from "../../../play/verdict.ts";
import type { TaskText } from "../lesson-schema.ts";

interface JudgedMoves {
  readonly part: { readonly text: TaskText };
  readonly played: readonly number[];
}

interface VerdictText {
  readonly title: string;
  readonly text: string;
}

/** Returns the author's words for exactly these moves, if there are any. */
export function findLostText(
  { part, played }: JudgedMoves,
  game: DisplayGame,
): TaskText["but"][number] | undefined {
  const [first, ...others] = played;
  if (first === undefined || others.length > 0) return undefined;
  return part.text.but.find(({ after }) => after === game.notation(first));
}

/** Returns what is said to a move out of reach of the goal. Throws if the author says nothing to it. */
export function lostText(
  moves: JudgedMoves,
  verdict: Extract<Verdict, { readonly kind: "but" }>,
  game: DisplayGame,
  language: SiteLanguage,
): VerdictText {
  const strings = lessonStringsOf(language);
  const { steps, together, task } = moves.part.text;
  const own = findLostText(moves, game);
  const [lost] = verdict.lost;
  const text = own?.text ?? (lost === undefined ? together : steps[lost]?.lost);
  if (text === undefined)
    throw new Error(`${task} has no words for goals that exclude each other.`);
  const gain =
    verdict.points > 0 ? strings.gain(countNoun(game.meta.points, verdict.points, language)) : "";
  const title = own?.title ?? (verdict.points > 0 ? strings.allowedGain : strings.allowed);
  return { title, text: `${gain} ${text}`.trim() };
}

/** Returns what is said to a reached goal. */
export function rightText(
  { part }: Pick<JudgedMoves, "part">,
  verdict: Extract<Verdict, { readonly kind: "right" }>,
  game: DisplayGame,
  language: SiteLanguage,
): VerdictText {
  const { title, text, habit } = part.text.right;
  if (verdict.isOwnWay) return { title, text: `${text} ${habit}` };
  const strings = lessonStringsOf(language);
  const points = countNoun(game.meta.points, Math.abs(verdict.difference), language);
  const compared = verdict.difference > 0 ? strings.more(points) : strings.fewer(points);
  return {
    title: strings.otherWay,
    text: verdict.difference === 0 ? habit : `${compared} ${habit}`,
  };
}
