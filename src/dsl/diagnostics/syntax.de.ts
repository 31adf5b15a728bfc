// Deutscher Wortlaut für Fehler in Schreibweise und Reihenfolge.

import type { CatalogOf } from "./catalog.ts";
import type { Expected, SyntaxFacts, Thing } from "./syntax-facts.ts";

const things: Readonly<Record<Thing, string>> = {
  name: "ein Name",
  number: "eine Zahl",
  quoted: "ein Text in Anführungszeichen",
  text: 'ein Text wie `de "…" en "…"`',
  value: "ein Wert wie `3` oder `your coral`",
  type: "ein Typ wie `1..6` oder `Hue`",
  statement: "eine Anweisung wie `gain 2 coral`",
  declaration: "eine Vereinbarung wie `action`, `piece` oder `value`",
  cell: "ein Feld des Plans",
};

export const syntaxDe: CatalogOf<SyntaxFacts> = {
  "does-not-fit": {
    title: "Hierher gehört etwas anderes",
    text: ({ after, found, expected }) => {
      const belongs = oneOf(expected);
      if (found === undefined && after === undefined) return `Hierher gehört ${belongs}.`;
      if (found === undefined) return `Nach \`${after}\` fehlt ${belongs}.`;
      if (after === undefined) return `Hier steht \`${found}\`; hierher gehört ${belongs}.`;
      return `Nach \`${after}\` steht \`${found}\`; hierher gehört ${belongs}.`;
    },
    hint: ({ example, nearest }) =>
      nearest === undefined
        ? example && `So wird es geschrieben: \`${example}\`.`
        : `Vielleicht ist \`${nearest}\` gemeint.`,
  },
  "left-over": {
    title: "Gehört zu keiner Vereinbarung",
    text: ({ found, after }) =>
      after === undefined
        ? `Hier steht \`${found}\`; an dieser Stelle beginnt ${things.declaration}.`
        : `Nach \`${after}\` ist die Vereinbarung fertig; hier steht noch \`${found}\`. An dieser Stelle beginnt die nächste.`,
    hint: ({ nearest }) => nearest && `Vielleicht ist \`${nearest}\` gemeint.`,
  },
  "missing-brace": {
    title: "Fehlende Klammer",
    text: () =>
      "Eine Klammer `{` ist geöffnet und bis hierher nicht wieder geschlossen. Hier gehört `}` hin.",
  },
  "extra-brace": {
    title: "Eine Klammer zu viel",
    text: () => "Dieses `}` schließt nichts: Jedes `{` davor ist schon geschlossen.",
    hint: () => "Entweder entfällt dieses `}`, oder weiter oben fehlt ein `{`.",
  },
  "reserved-word": {
    title: "Wort der Sprache",
    text: ({ word }) =>
      `\`${word}\` ist ein Wort der Sprache und kann kein Name sein. Jedes andere Wort ist möglich.`,
    hint: ({ word }) => `Zum Beispiel \`${another(word)}\`.`,
  },
  semicolon: {
    title: "Überflüssiger Strichpunkt",
    text: () => "Hier steht `;`. Anweisungen folgen einander ohne Zeichen dazwischen.",
    hint: () => "Ohne `;` ist es richtig.",
  },
  "equals-for-is": {
    title: "`is` statt `=`",
    text: () => "`=` gibt einem Namen seinen Wert; verglichen und festgestellt wird mit `is`.",
    hint: () => "Hier gehört `is` hin.",
  },
  "chained-comparison": {
    title: "Zwei Vergleiche in einem",
    text: () =>
      "Hier wird das Ergebnis eines Vergleichs verglichen. Zwei Vergleiche verbindet `and`, wie in `1 < coral and coral < 5`.",
  },
  "borrowed-sign": {
    title: "Zeichen anderer Sprachen",
    text: ({ sign, word }) =>
      `\`${sign}\` ist kein Zeichen dieser Sprache; geschrieben wird \`${word}\`.`,
    hint: ({ word }) => `Hier gehört \`${word}\` hin.`,
  },
  "unknown-character": {
    title: "Unbekanntes Zeichen",
    text: ({ character }) =>
      `\`${character}\` hat hier keine Bedeutung. Außerhalb von Anführungszeichen stehen Buchstaben, Ziffern und die Zeichen der Sprache.`,
  },
  "open-string": {
    title: "Fehlendes Anführungszeichen",
    text: () =>
      'Dieser Text beginnt mit einem Anführungszeichen und endet ohne eines. Ein Text endet in der Zeile, in der er beginnt, mit `"`.',
  },
  "curly-quotes": {
    title: "Gedruckte Anführungszeichen",
    text: () =>
      'Dieser Text steht in gedruckten Anführungszeichen. Texte stehen in geraden: `"…"`.',
  },
  "unknown-escape": {
    title: "Unbekanntes Sonderzeichen",
    text: ({ written }) =>
      `\`${written}\` hat in einem Text keine Bedeutung. Es gibt \`\\"\` und \`\\\\\`.`,
  },
  "odd-name": {
    title: "Zeichen in Namen",
    text: ({ name }) =>
      `\`${name}\` enthält Zeichen, die in Namen nicht vorkommen. Ein Name besteht aus den Buchstaben A bis Z und Ziffern und beginnt mit einem Buchstaben.`,
    hint: ({ better }) => better && `Zum Beispiel \`${better}\`.`,
  },
  "condition-after-statement": {
    title: "Auswahl und Bedingungen zuerst",
    text: ({ word }) =>
      `\`${word}\` steht nach einer Anweisung. Alle \`pick\`, \`needs\` und \`costs\` stehen vor der ersten Anweisung.`,
  },
  "text-twice": {
    title: "Zweiter Text",
    text: () => "Dies ist ein zweiter Text für dasselbe. In jeder Sprache gibt es einen.",
  },
  "family-text": {
    title: "Text einer Familie",
    text: ({ family }) =>
      `\`${family}\` ist eine Familie, und Familien haben keinen Text. Texte gehören zu den Teilen.`,
  },
  "param-without-type": {
    title: "Parameter ohne Name oder Typ",
    text: () => "Ein Parameter hat hier einen Namen und einen Typ, wie in `number: 1..6`.",
    hint: ({ name }) => name && `Zum Beispiel \`${name}: 1..6\`.`,
  },
  "too-deep": {
    title: "Zu tief verschachtelt",
    text: () =>
      "Hier ist so viel ineinander geschachtelt, dass es nicht gelesen werden kann. Teile davon können eigene Namen bekommen.",
  },
};

function oneOf(expected: readonly Expected[]): string {
  const parts = expected.map((one) => ("word" in one ? `\`${one.word}\`` : things[one.thing]));
  const last = parts.pop() ?? "etwas anderes";
  return parts.length === 0 ? last : `${parts.join(", ")} oder ${last}`;
}

function another(word: string): string {
  return `the${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
