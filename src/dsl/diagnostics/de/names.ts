// German wording of diagnostics about names, types and values.

import type { CatalogOf } from "../catalog.ts";
import type { NameFacts } from "../facts/check.ts";
import { renderSuggestionDe } from "./phrases.ts";

export const namesDe: CatalogOf<NameFacts> = {
  "duplicate-name": {
    title: "Name doppelt",
    why: "Ein Name steht für eine Sache, wo immer Regeln von ihr sprechen. Bei zweien hinge es von der Reihenfolge der Dateien ab, welche eine Regel meint.",
    text: ({ name }) => `\`${name}\` ist mehrfach vereinbart.`,
  },
  "unknown-name": {
    title: "Unbekannter Name",
    why: "Stünde ein verschriebener Name für etwas Neues, füllte die eine Regel einen Zähler und die nächste fragte nach einem anderen, leeren. Darum ist alles vereinbart, wovon Regeln sprechen.",
    text: ({ name }) => `Hier heißt nichts \`${name}\`.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "ambiguous-name": {
    title: "Mehrdeutiger Name",
    why: "Werte verschiedener Enums können gleich heißen; welcher gemeint ist, sagt die Umgebung. Hier sagt sie es nicht, und der Übersetzer wählt nicht aufs Geratewohl.",
    text: ({ name, meanings }) =>
      `\`${name}\` kann hier Verschiedenes bedeuten: ${meanings.join(", ")}.`,
  },
  "not-a-value": {
    title: "Kein Wert",
    why: "Manche Namen stehen für etwas, was getan, ausgerufen oder durchgegangen wird. Eine Zahl oder Antwort, mit der eine Regel weiterrechnen könnte, haben solche Namen nicht.",
    text: ({ name, is }) =>
      `\`${name}\`${is === "" ? "" : ` (${is})`} hat für sich allein keinen Wert.`,
  },
  "wrong-kind": {
    title: "Etwas anderes",
    why: "Was mit etwas geschehen kann, hängt davon ab, was es ist: Prozeduren werden ausgeführt, Ereignisse ausgerufen, auf Leisten rücken Steine vor. Anders verwendet, könnte es nur nichts bewirken.",
    text: ({ name, is, expected }) =>
      `\`${name}\` ist ${is === "" ? "etwas anderes" : `ein \`${is}\``}; hier passt: ${expected}.`,
  },
  "wrong-type": {
    title: "Falscher Typ",
    why: "Eine Farbe ist keine Zahl und ein Feld kein Spieler. Würde beides vermischt, rechnete eine Regel mit irgendeiner Zahl, die im Programm zufällig für das andere steht.",
    text: ({ found, expected }) => `Das ist \`${found}\`; hier passt nur \`${expected}\`.`,
  },
  "not-comparable": {
    title: "Nie gleich",
    why: "Zwei Dinge verschiedener Art sind nie dasselbe, die Antwort wäre also immer Nein. Eine Bedingung, die nie gilt, ist eine Regel, die nie wirkt.",
    text: ({ left, right }) => `\`${left}\` und \`${right}\` lassen sich nicht vergleichen.`,
  },
  "argument-count": {
    title: "Falsche Anzahl von Angaben",
    why: "Jeder Parameter ist eine Frage, die eine Regel bei ihrer Verwendung stellt. Bleibt eine offen, fehlt die Antwort; eine Angabe zu viel bliebe unbeachtet.",
    text: ({ name, found, expected }) =>
      `\`${name}\` verlangt ${expected} Angabe${expected === 1 ? "" : "n"}, nicht ${found}.`,
  },
  "owner-missing": {
    title: "Wessen?",
    why: "Was jeder Spieler hat, gibt es so oft, wie Spieler da sind. Stillschweigend an den zu denken, der am Zug ist, geht schief, sobald eine Regel für jemand anderen ausgeführt wird.",
    text: ({ name }) => `\`${name}\` hat jeder Spieler, also muss hier stehen, wessen gemeint ist.`,
    hint: (facts) => (facts.in === "value" ? `Möglich ist \`your ${facts.name}\`.` : undefined),
    advice: (facts) =>
      facts.in === "fact"
        ? `Es gehört zu einem Spieler, wie in \`Anna { ${facts.name} … }\`.`
        : undefined,
  },
  "owner-extra": {
    title: "Gehört niemandem",
    why: "Gemeinsames liegt einmal in der Tischmitte. Wer davon wie von etwas Eigenem spricht, erweckt den Eindruck, es gäbe noch ein zweites.",
    text: ({ name }) => `\`${name}\` ist gemeinsam und gehört keinem Spieler.`,
    hint: (facts) => (facts.in === "value" ? `Hier genügt \`${facts.name}\`.` : undefined),
    advice: (facts) =>
      facts.in === "fact" ? `Es gehört allen, wie in \`table { ${facts.name} … }\`.` : undefined,
  },
  "index-missing": {
    title: "Welches?",
    why: "Eine Familie von Dingen enthält eines für jeden Wert, und jedes hat seinen eigenen Inhalt. Ohne Auswahl müsste eine Regel zufällig eines meinen oder alle zugleich.",
    text: ({ name }) =>
      `Von \`${name}\` gibt es mehrere, also muss hier stehen, welches gemeint ist.`,
    advice: ({ name }) => `Möglich ist \`${name}[…]\`.`,
  },
  "index-extra": {
    title: "Nur eines",
    why: "Ein Index wählt eines von mehreren aus. Wo es nur eines gibt, läsen Menschen darin eine Bedingung, von der das Programm nichts weiß.",
    text: ({ name }) => `\`${name}\` gibt es nur einmal; \`[…]\` passt hier nicht.`,
    hint: ({ name }) => `Hier genügt \`${name}\`.`,
  },
  "unknown-field": {
    title: "Unbekanntes Merkmal",
    why: "Nur die Merkmale, die eine Familie oder Form vereinbart, haben bei jedem ihrer Teile oder Felder einen Wert. Ein anderes hätte nirgends einen.",
    text: ({ field, of }) => `\`${of}\` hat kein Merkmal \`${field}\`.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "not-constant": {
    title: "Nicht festgelegt",
    why: "Wie viel Speicher ein Spiel braucht und welche Möglichkeiten es geben kann, steht vor dem ersten Zug fest. Was sich erst im Spiel ergibt, kommt dafür zu spät.",
    text: () => "Das muss schon vor Spielbeginn feststehen.",
  },
  "value-outside": {
    title: "Außerhalb der Grenzen",
    why: "Grenzen sagen, was vorkommen kann, auf dem Tisch wie im Speicher. Ein Wert jenseits davon hat in beiden keinen Platz, wie eine Sieben auf einem Würfel.",
    text: ({ value, from, to }) => `${value} liegt nicht in ${from}..${to}.`,
  },
  "number-too-big": {
    title: "Zahl zu groß",
    why: "Zahlen haben 32 Bit, damit jedes Gerät gleich rechnet und eine aufgezeichnete Partie überall gleich ausgeht. Darüber hinaus würden sie negativ.",
    text: () => "Zahlen reichen bis 2 147 483 647.",
  },
  "recursive-define": {
    title: "Kreisschluss",
    why: "Um das eine zu wissen, müsste zuerst das andere bekannt sein, und so weiter ohne Ende. Niemand am Tisch käme je zu einem Ergebnis.",
    text: ({ name }) => `\`${name}\` ist durch sich selbst erklärt.`,
  },
};
