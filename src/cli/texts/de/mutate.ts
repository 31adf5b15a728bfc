// German texts of `regel mutate`.

import type { MutateTexts } from "../en/mutate.ts";
import { pluralize } from "../pluralize.ts";

export const mutateDe: MutateTexts = {
  failing: (example, path) =>
    `Das Beispiel ${example} stimmt schon jetzt nicht; \`regel test ${path}\` sagt, warum.`,
  nothing: "Hier gibt es nichts, was sich ändern ließe.",
  nothingIn: (rule, nearest) =>
    `Eine Regel \`${rule}\`, die sich ändern ließe, gibt es nicht.${nearest === undefined ? "" : ` Ist \`${nearest}\` gemeint?`}`,
  nothingThere: "nichts",
  head: ["Regel", "entdeckt", "unentdeckt", "%"],
  total: ({ all, killed, survived, rate }) =>
    `${pluralize(all, "Mutant", "Mutanten")}, ${killed} entdeckt, ${survived} unentdeckt: ${rate} %`,
  left: (invalid, same) =>
    `Nicht mitgezählt: ${invalid} ohne gültiges Programm, ${same} mit demselben Programm.`,
  equivalent: (count) =>
    `Auch nicht gezählt: ${pluralize(count, "ist", "sind")} als gleichwertig verzeichnet.`,
  noReason: (path, line) =>
    `${path}:${line}: In eine Zeile gehören die Kennung einer Mutante, ein Doppelpunkt und der Grund, warum kein Beispiel sie entdecken kann.`,
  wrongList: (path) => `Das Verzeichnis gleichwertiger Mutanten stimmt nicht (${path}):`,
  noSuchMutant: (id) => `\`${id}\` gibt es nicht (mehr).`,
  killedAfterAll: (id, example) => `\`${id}\` entdeckt das Beispiel ${example}.`,
  noMutant: (id) =>
    `\`${id}\` lässt sich nicht übersetzen oder ändert nichts und muss nicht verzeichnet sein.`,
  stopped: (tried, all) => `Abgebrochen: ${tried} von ${all} Mutanten sind erprobt.`,
  tooFew: (rate, atLeast) => `${rate} % sind entdeckt; es sollen mindestens ${atLeast} % sein.`,
};
