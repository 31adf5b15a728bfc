// German wording of syntax diagnostics.

import type { CatalogOf } from "../catalog.ts";
import type { Expected, SyntaxCategory, SyntaxFacts } from "../facts/syntax-facts.ts";

const things: Readonly<Record<SyntaxCategory, string>> = {
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
    why: "Der Übersetzer rät nie: Wo etwas unfertig oder vermischt ist, könnten zwei Leser darin zwei verschiedene Regeln sehen. Dahinter liest er weiter, damit alle solchen Stellen auf einmal gefunden werden.",
    text: ({ after, found, expected }) => {
      const belongs = oneOf(expected);
      if (found === undefined && after === undefined) return `Hierher gehört ${belongs}.`;
      if (found === undefined) return `Nach \`${after}\` fehlt ${belongs}.`;
      if (after === undefined) return `Hier steht \`${found}\`; hierher gehört ${belongs}.`;
      return `Nach \`${after}\` steht \`${found}\`; hierher gehört ${belongs}.`;
    },
    hint: ({ nearest }) => nearest && `Vielleicht ist \`${nearest}\` gemeint.`,
    advice: ({ example, nearest }) =>
      nearest === undefined && example ? `So wird es geschrieben: \`${example}\`.` : undefined,
  },
  "left-over": {
    title: "Gehört zu keiner Vereinbarung",
    why: "Alles in einer Datei gehört zu genau einer Vereinbarung. Würde übergangen, was dazwischen steht, fehlte dem Spiel stillschweigend eine Regel, die jemand für gültig hält.",
    text: ({ found, after }) =>
      after === undefined
        ? `Hier steht \`${found}\`; an dieser Stelle beginnt ${things.declaration}.`
        : `Nach \`${after}\` ist die Vereinbarung fertig; hier steht noch \`${found}\`. An dieser Stelle beginnt die nächste.`,
    hint: ({ nearest }) => nearest && `Vielleicht ist \`${nearest}\` gemeint.`,
    advice: ({ example, nearest }) =>
      nearest === undefined && example ? `So wird es geschrieben: \`${example}\`.` : undefined,
  },
  "missing-brace": {
    title: "Fehlende Klammer",
    why: "Klammern sagen, was zusammengehört. Ohne diese würden die folgenden Vereinbarungen zu einem Teil der vorigen.",
    text: () => "Eine Klammer `{` ist geöffnet und bis hierher nicht wieder geschlossen.",
    hint: () => "Hier gehört `}` hin.",
  },
  "extra-brace": {
    title: "Eine Klammer zu viel",
    why: "Eine Klammer, die nichts schließt, verrät meistens, dass eine andere verrutscht oder verloren ist, und damit auch, was wozu gehört. So könnte sich unbemerkt eine Regel ändern.",
    text: () => "Dieses `}` schließt nichts: Jedes `{` davor ist schon geschlossen.",
    hint: () => "Ohne dieses `}` passen die Klammern zusammen.",
  },
  "reserved-word": {
    title: "Wort der Sprache",
    why: "Manche Wörter beginnen Anweisungen. Wären sie zugleich Namen, hätte eine Zeile wie `move first` zwei Bedeutungen.",
    text: ({ word }) =>
      `\`${word}\` ist ein Wort der Sprache und kann kein Name sein. Jedes andere Wort ist möglich.`,
    hint: ({ better }) => `Zum Beispiel \`${better}\`.`,
  },
  semicolon: {
    title: "Überflüssiger Strichpunkt",
    why: "Regeln werden am Tisch vorgelesen; ein Zeichen, das nichts sagt, wirft nur Fragen auf. Einzig die Angaben eines Beispiels lassen sich mit Strichpunkten trennen.",
    text: () => "Hier steht `;`. Anweisungen folgen einander ohne Zeichen dazwischen.",
    hint: () => "Ohne `;` ist es richtig.",
  },
  "equals-for-is": {
    title: "`is` statt `=`",
    why: "Etwas benennen und fragen, ob zwei Dinge gleich sind, ist zweierlei. Mit einem Zeichen für beides würde aus einer Frage durch ein Versehen eine Änderung.",
    text: () => "`=` gibt einem Namen seinen Wert; verglichen und festgestellt wird mit `is`.",
    hint: () => "Hier gehört `is` hin.",
  },
  "chained-comparison": {
    title: "Zwei Vergleiche in einem",
    why: "Ein Vergleich ergibt Ja oder Nein, und Ja ist nicht kleiner als fünf. Andere Sprachen nehmen so eine Zeile hin und rechnen etwas aus, was niemand gemeint hat.",
    text: () =>
      "Hier wird das Ergebnis eines Vergleichs verglichen. Zwei Vergleiche verbindet `and`, wie in `1 < coral and coral < 5`.",
    hint: ({ middle }) => middle && `Davor fehlt \`and ${middle}\`.`,
  },
  "borrowed-sign": {
    title: "Zeichen anderer Sprachen",
    why: "Regeln lesen auch Menschen, die nie programmiert haben. Für sie gibt es Wörter, und für jede Sache genau eine Schreibweise.",
    text: ({ sign, word }) =>
      `\`${sign}\` ist kein Zeichen dieser Sprache; geschrieben wird \`${word}\`.`,
    hint: ({ word }) => `Hier gehört \`${word}\` hin.`,
  },
  "unknown-character": {
    title: "Unbekanntes Zeichen",
    why: "Ein Zeichen ohne Bedeutung ist meistens ein Tippfehler oder beim Kopieren mitgekommen. Würde es übersprungen, könnte der Rest etwas anderes bedeuten.",
    text: ({ character }) =>
      `\`${character}\` hat hier keine Bedeutung. Außerhalb von Anführungszeichen stehen Buchstaben, Ziffern und die Zeichen der Sprache.`,
    advice: ({ character }) => (character.includes("'") ? 'Texte stehen in `"…"`.' : undefined),
  },
  "hidden-character": {
    title: "Unsichtbares Zeichen",
    why: "Manche Zeichen sieht man nicht, und doch ändern sie, in welcher Richtung eine Zeile erscheint oder was ein Terminal tut. Mit ihnen könnten Regeln anders aussehen, als sie gelten.",
    text: ({ character }) =>
      `Hier steht das Zeichen ${character}. Man sieht es nicht, und es kann ändern, wie die Zeile aussieht.`,
    hint: () => "Ohne dieses Zeichen ist es richtig.",
  },
  "open-string": {
    title: "Fehlendes Anführungszeichen",
    why: "Ein Text, der über sein Zeilenende hinausliefe, würde die folgenden Regeln verschlucken, bis irgendwo in der Datei das nächste Anführungszeichen kommt.",
    text: () =>
      'Dieser Text beginnt mit einem Anführungszeichen und endet ohne eines. Ein Text endet in der Zeile, in der er beginnt, mit `"`.',
  },
  "curly-quotes": {
    title: "Gedruckte Anführungszeichen",
    why: "Textverarbeitungen setzen solche Zeichen von selbst. Weil es viele davon gibt und jede Sprache sie anders paart, beginnt und beendet nur das gerade Zeichen einen Text; darin dürfen alle stehen.",
    text: () =>
      'Dieser Text steht in gedruckten Anführungszeichen. Texte stehen in geraden: `"…"`.',
    hint: ({ straight }) => `Hier gehört \`${straight}\` hin.`,
  },
  "unknown-escape": {
    title: "Unbekanntes Sonderzeichen",
    why: "Texte erscheinen am Tisch so, wie sie dastehen. Was aus einem unbekannten Sonderzeichen würde, ließe sich der Datei nicht ansehen.",
    text: ({ written }) =>
      `\`${written}\` hat in einem Text keine Bedeutung. Es gibt \`\\"\` und \`\\\\\`.`,
    hint: ({ better }) =>
      better === " " ? "Hier genügt ein Leerzeichen." : `Hier gehört \`${better}\` hin.`,
  },
  "odd-name": {
    title: "Zeichen in Namen",
    why: "Namen kommen in Aufzeichnungen, Links und Optionen vor, die jemand tippt. Mit einfachen Buchstaben sind sie auf jeder Tastatur und in jedem Dateisystem gleich; was Menschen lesen, steht in Texten, und dort ist jeder Buchstabe recht.",
    text: ({ name }) =>
      `\`${name}\` enthält Zeichen, die in Namen nicht vorkommen. Ein Name besteht aus den Buchstaben A bis Z und Ziffern und beginnt mit einem Buchstaben.`,
    hint: ({ better }) => better && `Zum Beispiel \`${better}\`.`,
  },
  "condition-after-statement": {
    title: "Auswahl und Bedingungen zuerst",
    why: "Eine Möglichkeit wird nur angeboten, wenn sie ganz ausgeführt werden kann. Was darüber entscheidet, steht vor der ersten Änderung; sonst könnte ein Zug auf halbem Weg abbrechen.",
    text: ({ word }) =>
      `\`${word}\` steht nach einer Anweisung. Alle \`pick\`, \`needs\` und \`costs\` stehen vor der ersten Anweisung.`,
  },
  "text-twice": {
    title: "Zweiter Text",
    why: "Hätte etwas zwei Texte in einer Sprache, könnte mal der eine, mal der andere erscheinen, und die Spielregel widerspräche sich selbst.",
    text: () => "Dies ist ein zweiter Text für dasselbe. In jeder Sprache gibt es einen.",
    hint: () => "Ohne den zweiten Text ist es richtig.",
  },
  "family-text": {
    title: "Text einer Familie",
    why: "Eine Familie ist nur das Gemeinsame ihrer Teile; in der Hand hält sie niemand. Ein Text an dieser Stelle würde nie gezeigt, obwohl jemand damit rechnet.",
    text: ({ family }) =>
      `\`${family}\` ist eine Familie, und Familien haben keinen Text. Texte gehören zu den Teilen.`,
    hint: () => "Ohne den Text ist es richtig.",
  },
  "zone-on-shape": {
    title: "Zone auf einer Form",
    why: "Auf einer Form ist jedes Feld ein Platz für höchstens ein Ding, und alle sehen es. Mehr Plätze, eine Reihe oder einen Index hat eine solche Zone nicht.",
    text: () =>
      "Eine Zone auf einer Form hat weder Index noch Plätze oder Reihe, und sie ist nie verdeckt.",
    advice: () => "Lass das weg, oder lass `on` mit der Form weg.",
  },
  "param-without-type": {
    title: "Parameter ohne Name oder Typ",
    why: "Der Typ sagt, welche Angaben möglich sind. Daraus weiß das Programm, was zur Wahl steht, wie groß Tabellen sind und welcher Aufruf ein Irrtum ist.",
    text: () => "Ein Parameter hat hier einen Namen und einen Typ, wie in `number: 1..6`.",
    advice: ({ name }) => name && `Zum Beispiel \`${name}: 1..6\`.`,
  },
  "too-deep": {
    title: "Zu tief verschachtelt",
    why: "Jede Ebene braucht beim Lesen Speicher. Die Grenze liegt weit jenseits dessen, was Menschen überblicken, und verhindert, dass eine kaputte oder böswillige Datei das Programm anhält.",
    text: () =>
      "Hier ist so viel ineinander geschachtelt, dass es nicht gelesen werden kann. Teile davon können eigene Namen bekommen.",
  },
};

function oneOf(expected: readonly Expected[]): string {
  const parts = expected.map((one) => ("word" in one ? `\`${one.word}\`` : things[one.thing]));
  const last = parts.pop() ?? "etwas anderes";
  return parts.length === 0 ? last : `${parts.join(", ")} oder ${last}`;
}
