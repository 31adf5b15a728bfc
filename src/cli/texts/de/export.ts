// German texts of `regel export`.

import type { ExportTexts } from "../en/export.ts";

export const exportDe: ExportTexts = {
  needsForm: (command) => `Es fehlt, was geschrieben werden soll: \`${command} --html\`.`,
  noExample: (name, game, nearest) =>
    `\`${game}\` hat kein Beispiel \`${name}\`.${nearest === undefined ? "" : ` Gemeint ist vielleicht \`${nearest}\`.`}`,
  isOther: (path) =>
    `\`${path}\` gibt es schon, und ein Spiel ist es nicht; die Datei bleibt, wie sie ist. \`--out DATEI\` nennt eine andere.`,
  building: "Der Spieltisch wird einmal gebaut; das dauert einen Moment.",
  notBuilt: (why) => `Der Spieltisch ließ sich nicht bauen: ${why}`,
  written: (path, kilobytes) =>
    `Geschrieben: \`${path}\`, ${kilobytes} kB. Gespielt wird im Browser, ohne Netz.`,
};
