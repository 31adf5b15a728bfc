// German texts of `regel mutate`.

import type { MutateTexts } from "../en/mutate.ts";

export const mutateDe: MutateTexts = {
  failing: (example, path) =>
    `Das Beispiel ${example} stimmt schon jetzt nicht; \`regel test ${path}\` sagt, warum.`,
  nothing: "Hier gibt es nichts, was sich ändern ließe.",
  nothingIn: (rule, nearest) =>
    `Eine Regel \`${rule}\`, die sich ändern ließe, gibt es nicht.${nearest === undefined ? "" : ` Ist \`${nearest}\` gemeint?`}`,
  nothingThere: "nichts",
  head: ["Regel", "entdeckt", "unentdeckt", "%"],
  total: ({ all, killed, survived, rate }) =>
    `${all} Mutanten, ${killed} entdeckt, ${survived} unentdeckt: ${rate} %`,
  left: (invalid, same) =>
    `Nicht mitgezählt: ${invalid} ohne gültiges Programm, ${same} mit demselben Programm.`,
  stopped: (tried, all) => `Abgebrochen: ${tried} von ${all} Mutanten sind erprobt.`,
  tooFew: (rate, atLeast) => `${rate} % sind entdeckt; es sollen mindestens ${atLeast} % sein.`,
};
