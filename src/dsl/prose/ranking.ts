// Who wins, in words: `Die meisten Punkte.`, `The most points.`

import type * as ir from "../ir/ir.ts";
import * as binderDe from "./binder.de.ts";
import * as binderEn from "./binder.en.ts";
import { type Described, says, type Tellings } from "./described.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { linkTo, nounOfCounter } from "./names.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";

type Line = ir.Game["ranking"][number];

export function rankingRule(tellings: Tellings, ranking: ir.Game["ranking"]): Described {
  // Said of any player, not of the reader.
  const t: Tellings = {
    ...tellings,
    de: { ...tellings.de, who: "they" },
    en: { ...tellings.en, who: "they" },
  };
  const title = { de: "Wer gewinnt", en: "Who wins" };
  const [only, second] = ranking;
  if (only !== undefined && second === undefined)
    return {
      title,
      ...says(`Es gewinnt, wer ${lineDe(t, only)} hat.`, `Whoever has ${lineEn(t, only)} wins.`),
      entries: [],
    };
  return {
    title,
    de: [
      {
        text: "Es gewinnt, wer das hat; bei Gleichstand zählt die nächste Zeile:",
        lines: ranking.map((line) => stmtDe.leaf(lineDe(t, line))),
      },
    ],
    en: [
      {
        text: "Whoever has this wins; ties are broken by the next line:",
        lines: ranking.map((line) => stmtEn.leaf(lineEn(t, line))),
      },
    ],
    entries: [],
  };
}

function lineDe(t: Tellings, { best, value }: Line): string {
  const most = best === "most" ? "die meisten" : "die wenigsten";
  const noun = countedNoun(t, value);
  if (noun !== undefined) return `${most} ${german.phrase(noun.de, "none", "many").acc}`;
  if (value.kind === "count")
    return `${most} ${binderDe.binderPhrase(t.de, value.binder, "none", "many").acc}`;
  if (value.kind === "placeOn") {
    const track = linkTo(t.index, value.track, value.track.noun);
    const place = best === "most" ? "hintersten" : "vordersten";
    return `den ${place} Platz auf ${german.phrase(track.de, "the").dat}`;
  }
  return `den ${best === "most" ? "höchsten" : "niedrigsten"} Wert: ${exprDe.value(t.de, value).nom}`;
}

function lineEn(t: Tellings, { best, value }: Line): string {
  const most = best === "most" ? "the most" : "the fewest";
  const noun = countedNoun(t, value);
  if (noun !== undefined) return `${most} ${noun.en.many}`;
  if (value.kind === "count")
    return `${most} ${binderEn.binderPhrase(t.en, value.binder, "none", "many").text}`;
  if (value.kind === "placeOn") {
    const track = linkTo(t.index, value.track, value.track.noun);
    return `the ${best === "most" ? "last" : "first"} place on the ${track.en.one}`;
  }
  return `the ${best === "most" ? "highest" : "lowest"} value: ${exprEn.value(t.en, value).text}`;
}

/** What is simply counted: points, or what a counter counts. */
function countedNoun(t: Tellings, value: ir.Expr): ir.LocalizedNoun | undefined {
  if (value.kind === "score") return t.index.game.points;
  if (value.kind !== "counter" || value.counter.index !== undefined) return undefined;
  const { counter } = value.counter;
  return linkTo(t.index, counter, nounOfCounter(t, counter, undefined));
}
