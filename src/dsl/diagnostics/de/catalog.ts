// German wording of all diagnostics.

import type { Catalog, DiagnosticLabels } from "../catalog.ts";
import { componentsDe } from "./components.ts";
import { examplesDe } from "./examples.ts";
import { gameDe } from "./game.ts";
import { limitsDe } from "./limits.ts";
import { lintDe } from "./lint.ts";
import { namesDe } from "./names.ts";
import { rulesDe } from "./rules.ts";
import { syntaxDe } from "./syntax.ts";
import { variantsDe } from "./variants.ts";

export const de: Catalog = {
  ...syntaxDe,
  ...gameDe,
  ...namesDe,
  ...componentsDe,
  ...rulesDe,
  ...examplesDe,
  ...variantsDe,
  ...limitsDe,
  ...lintDe,
};

export const frameDe: DiagnosticLabels = {
  severity: { error: "Fehler", warning: "Warnung" },
  hint: "Hinweis",
  labels: {
    "first-declared": "zuerst hier vereinbart",
    "declared-here": "hier vereinbart",
    "opened-here": "hier geöffnet",
    "statement-here": "diese Anweisung steht davor",
    "removed-here": "hier entfernt",
    "asks-again": "hier wird noch einmal gefragt",
    "also-here": "hier auch",
    "stands-here": "so steht es jetzt da",
    "shows-here": "das passt nicht mehr",
    "all-decide": "hier entscheiden alle zugleich",
    "for-rival": "hier werden sie für einen Rivalen ausgeführt",
    "game-ends-here": "hier endet das Spiel",
    "offered-here": "hier steht eine Aktion zur Wahl, die immer geht",
    "asked-here": "hier zuerst gefragt",
    "open-here": "hier ist es offen",
  },
  topics: {
    syntax: "Schreibweise und Reihenfolge",
    game: "Spiele und Texte",
    names: "Namen und Werte",
    things: "Teile, Orte und Würfel",
    rules: "Was im Spiel geschieht",
    examples: "Beispiele",
    variants: "Varianten",
    limits: "Grenzen",
    lint: "Warnungen: was ein Lektor fragen würde",
  },
  hidden: (count) =>
    count === 1
      ? "Es gibt noch eine Meldung; sie erscheint, sobald die vorigen erledigt sind."
      : `Es gibt noch ${count} weitere Meldungen; sie erscheinen, sobald die vorigen erledigt sind.`,
};
