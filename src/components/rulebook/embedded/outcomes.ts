// Examples of a game under its other version: their start, and the effects of their moves.

import { type Game, type LogEntry, RuleError } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { stringsOf } from "../../../i18n/site/strings.ts";
import { startData, type UnderVersion } from "../../example/start.ts";
import { figureOf } from "../../figure/figure-of.ts";
import { sums } from "../../play/decision/effects.ts";
import type { RulebookVersion } from "../rules/rulebook-data.ts";

interface RenderedMove {
  /** The move in words: “Benno: light lantern 4 on c1”. */
  readonly title: string;
  /** Its effects: “+7 points”. */
  readonly effects: readonly string[];
}

/** Returns an example under the version, or `undefined` if the version has no such example. */
export function exampleUnder(
  { game, variant }: RulebookVersion,
  name: string,
  language: SiteLanguage,
): UnderVersion | undefined {
  const own = game.meta.examples.find(({ id }) => id === name);
  if (own === undefined) return undefined;
  return {
    version: say(variant.text, language),
    text: say(own.text, language),
    start: startData(game, name),
    figure: figureOf(game, name, language),
  };
}

/** Returns the moves up to the first illegal one; empty if the position cannot be built. */
export function movesUnder(game: Game, name: string, language: SiteLanguage): RenderedMove[] {
  const renderedMoves: RenderedMove[] = [];
  try {
    const { state, names, moves } = game.exampleStart(name);
    const { played } = stringsOf(language).turn;
    for (const { option, player } of moves) {
      const title = played(names[player] ?? "", capitalised(say(game.says(option), language)));
      const entries: LogEntry[] = [];
      game.play(state, option, (entry) => entries.push(entry));
      const effects = sums(game, entries, player, language).map(({ words }) => words);
      renderedMoves.push({ title, effects });
    }
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
  return renderedMoves;
}
