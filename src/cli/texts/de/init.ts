// German texts of `regel init`.

import type { InitTexts } from "../en/init.ts";

const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

export const initDe: InitTexts = {
  needsFlags:
    "Was soll es werden? `regel init --game meinSpiel` beginnt ein Spiel, `regel init --variant meineRegel --of pig` eine Hausregel.",
  needsBase: "Eine Variante gehört zu einem Spiel: `--variant meineRegel --of pig`.",
  ofWhat:
    "`--of` nennt das Spiel einer Variante und steht darum nur neben einer: `--variant meineRegel --of pig`.",
  notAName: (id) =>
    `\`${id}\` ist kein Name: Er besteht aus Buchstaben und Ziffern, beginnt mit einem Kleinbuchstaben und ist kein Wort der Sprache, etwa \`meinSpiel\`.`,
  sameName: (id) => `Spiel und Variante können nicht beide \`${id}\` heißen.`,
  noNumber: (game) =>
    `In \`${game}\` hat keine Zahl einen Namen, die eine erste Hausregel ändern könnte; es geht mit einem anderen Spiel, etwa \`pig\`.`,
  isThere: (paths) => `Nichts wurde geschrieben, denn es gibt schon: ${list(paths)}.`,
  askGame: "Name eines neuen Spiels, etwa meinSpiel (leer: keines): ",
  askVariant: "Name einer neuen Hausregel, etwa meineRegel (leer: keine): ",
  askBase: (game) =>
    game === undefined ? "Zu welchem Spiel? Etwa pig: " : `Zu welchem Spiel? (leer: ${game}): `,
  left: "Nichts ist geschrieben: Die Fragen sind offen geblieben.",
  written: (folder, paths) =>
    `Nach \`${folder}\` geschrieben: ${list(paths)}. Wie es weitergeht, steht in README.md.`,
  readme: (names) => `# Eigene Regeln

Geschrieben in Regelwerk: Jede .regel-Datei ist Regelwerk, Test und Spiel zugleich.

\`\`\`sh
npx regel check        # was falsch ist, mit Zeile und Spalte
npx regel test         # spielt die Beispiele
${names.map((name) => `npx regel play ${name}`).join("\n")}
npx regel sim ${names[0]} --games 1000
\`\`\`

Eine Variante sagt nur, was anders ist als in ihrem Spiel. Ihr Spiel wird in diesem Ordner und denen
darüber gesucht, in dem, was \`regel.json\` nennt, und unter den Spielen, die Regelwerk mitbringt.
`,
};
