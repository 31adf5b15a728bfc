// Der deutsche Wortlaut aller Meldungen.

import type { Catalog, Frame } from "./catalog.ts";
import { checkDe } from "./check.de.ts";
import { limitsDe } from "./limits.de.ts";
import { lintDe } from "./lint.de.ts";
import { syntaxDe } from "./syntax.de.ts";

export const de: Catalog = { ...syntaxDe, ...checkDe, ...limitsDe, ...lintDe };

export const frameDe: Frame = {
  severity: { error: "Fehler", warning: "Warnung" },
  hint: "Hinweis",
  labels: {
    "first-declared": "zuerst hier vereinbart",
    "declared-here": "hier vereinbart",
    "opened-here": "hier geöffnet",
    "statement-here": "diese Anweisung steht davor",
    "removed-here": "hier entfernt",
    "also-here": "hier auch",
    "stands-here": "so steht es jetzt da",
    "all-decide": "hier entscheiden alle zugleich",
    "for-rival": "hier werden sie für einen Rivalen ausgeführt",
    "game-ends-here": "hier endet das Spiel",
    "asked-here": "hier zuerst gefragt",
  },
};
