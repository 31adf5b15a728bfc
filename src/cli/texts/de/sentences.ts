// German texts of `regel told` and of what `regel check` says about sentences.

import type { SentencesTexts } from "../en/sentences.ts";
import { pluralize } from "../pluralize.ts";

const list = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(", ");

export const sentencesDe: SentencesTexts = {
  states: {
    read: "gelesen",
    new: "noch nicht gelesen",
    reworded: "anders formuliert als zuletzt gelesen",
    stale: "seine Regeln haben sich geändert, seit er gelesen wurde",
  },
  originally: "Im Original:",
  summary: (all, read) =>
    `${pluralize(all, "Satz", "Sätze")}, davon ${read} neben ihren Regeln gelesen.`,
  untold: (paths) =>
    `Kein Satz für Spieler erzählt ${paths.join(", ")}: \`tells\` schreibt einen, \`--exact\` zeigt, was diese Regeln sagen.`,
  survey: ({ counts, longest }) => {
    const { authored, generated, unworded } = counts;
    const all = authored + generated + counts.void + unworded;
    const layers = `${pluralize(all, "Regel", "Regeln")}: ${authored} in Sätzen von Autoren, ${generated} selbsttätig formuliert, ${unworded} nur genau oder als Liste.`;
    if (longest === undefined) return layers;
    const { words, game, path, text } = longest;
    return `${layers}\nDer längste Satz für Spieler hat ${words} Wörter (${game}, \`${path}\`): ${text}`;
  },
  accepted: (paths) => `Als gelesen vermerkt: ${list(paths)}.`,
  needsPath:
    "`regel told accept` braucht ein Spiel und den Pfad eines Satzes: `regel told accept burgundy take`.",
  oneAtATime: (path) =>
    `\`${path}\` ist ein Pfad zu viel: Sätze werden einzeln gelesen und angenommen.`,
  unknown: (path, nearest) =>
    nearest === undefined
      ? `Zu \`${path}\` gibt es keinen Satz.`
      : `Zu \`${path}\` gibt es keinen Satz. Meintest du \`${nearest}\`?`,
  unread: (name, paths) =>
    `${pluralize(paths.length, "Satz", "Sätze")} von ${name} neben den Regeln zu lesen: ${list(paths)}. \`regel told ${name}\` zeigt sie.`,
};
