// German wording of diagnostics about examples.

import type { CatalogOf } from "../catalog.ts";
import type { ExampleFacts } from "../facts/check.ts";
import { renderSuggestionDe } from "./phrases.ts";

export const examplesDe: CatalogOf<ExampleFacts> = {
  "unknown-player": {
    title: "Unbekannter Spieler",
    why: "Ein Beispiel erzählt eine kurze Geschichte von Menschen mit Namen. Wer darin auftaucht, ohne mitzuspielen, hat keinen Platz, für den etwas ausgeführt werden könnte.",
    text: ({ name }) => `\`${name}\` spielt in diesem Beispiel nicht mit.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "example-names": {
    title: "Anzahl der Spieler",
    why: "Viele Regeln hängen davon ab, wie viele mitspielen. Ein Beispiel, das das offenlässt oder mehr Leute hat als das Spiel Plätze, könnte nichts beweisen.",
    text: ({ found, min, max }) =>
      `Das Beispiel nennt ${found} Spieler; das Spiel ist für ${min} bis ${max}.`,
    advice: () => "Unter `given` steht `players Anna, Benno`.",
  },
  "zone-overfull": {
    title: "Kein Platz",
    why: "Was auf dem Tisch keinen Platz hat, lässt sich auch in einem Beispiel nicht hinlegen. Es wäre eine Stellung, die keine Partie erreicht.",
    text: ({ name, found, most }) => `In \`${name}\` ist Platz für ${most}, nicht für ${found}.`,
  },
  "example-circle": {
    title: "Beispiel nach sich selbst",
    why: "Ein Beispiel geht dort weiter, wo ein anderes endet. Im Kreis hätte keines je eine erste Stellung.",
    text: ({ name }) => `\`${name}\` beginnt nach sich selbst, sofort oder über andere.`,
  },
  "example-setup": {
    title: "Aufbau steht schon fest",
    why: "Das andere Beispiel hat aufgebaut, sich auf Optionen geeinigt und gezogen. Mitten im Spiel ändern sich weder Plätze noch Optionen.",
    text: ({ after }) =>
      `Das Beispiel beginnt nach \`${after}\`, mit dessen Spielern und Optionen.`,
  },
};
