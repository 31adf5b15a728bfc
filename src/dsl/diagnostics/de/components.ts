// German wording of diagnostics about pieces, spaces, tables, boards and dice.

import type { CatalogOf } from "../catalog.ts";
import type { ComponentFacts } from "../facts/check.ts";

export const componentsDe: CatalogOf<ComponentFacts> = {
  "not-a-place": {
    title: "Kein Ort",
    why: "Spielteile sind immer irgendwo: in einer Zone oder auf einem Feld. An jedem anderen Ort wären sie aus dem Spiel, ohne dass eine Regel das sagt.",
    text: () => "Hier passt nur eine Zone oder ein Feld einer Form.",
    advice: ({ space }) =>
      space === undefined ? undefined : `Ein Feld steht mit seiner Zone: \`${space}\`.`,
  },
  "not-settable": {
    title: "Nicht setzbar",
    why: "Zähler und Merker sind das Gedächtnis eines Spiels. Alles andere folgt aus ihnen oder daraus, wo Teile liegen; es stünde sofort im Widerspruch dazu.",
    text: () => "Setzen lassen sich nur Zähler und Merker.",
  },
  "not-a-row": {
    title: "Keine Reihe",
    why: "In einem Haufen ist nichts das Erste. Nur eine Reihe behält, was wann gekommen ist; nur dort können sich Regeln darauf verlassen.",
    text: ({ name }) =>
      `Nur Reihen haben ein Erstes und ein Letztes und lassen sich ordnen; \`${name}\` ist keine.`,
    advice: ({ name }) => `Als Reihe steht es so da: \`zone ${name} of …, row of 5\`.`,
  },
  "maybe-empty": {
    title: "Vielleicht nichts da",
    why: "Von nichts ist nichts das Erste. Müsste das Programm hier trotzdem mit irgendeinem Teil weitermachen, bräche das Spiel ab oder griffe eines aus der Luft.",
    text: ({ name }) =>
      `\`${name}\` kann hier leer sein, und dann ist nichts das Erste oder Letzte.`,
    advice: ({ name }) => `Erst fragen: \`if ${name} is not empty { … }\`.`,
  },
  "maybe-none": {
    title: "Vielleicht nichts",
    why: "Eine Regel, die mit etwas Fehlendem weiterrechnet, scheitert in genau der Partie, in der es fehlt. Wer vorher fragt, entscheidet vor dem ersten Spiel, was dann geschieht.",
    text: ({ name }) => `\`${name}\` kann hier \`none\` sein; gebraucht wird ein Wert.`,
    advice: ({ name }) => `Erst fragen: \`if ${name} is not none { … }\`.`,
  },
  "maybe-unfilled": {
    title: "Vielleicht ein leeres Feld",
    why: "Von einem leeren Feld lässt sich nichts nehmen und keine Farbe erfragen. Eine Regel, die trotzdem weitermacht, täte nichts oder rechnete mit einem Teil, das niemand gelegt hat. Vergleichen schadet nicht: Ein leeres Feld ist keinem Teil gleich.",
    text: ({ name }) =>
      `Das Feld von \`${name}\` kann hier leer sein; gebraucht wird etwas, das dort liegt.`,
    advice: ({ name }) => `Erst fragen: \`if ${name} is filled { … }\`.`,
  },
  "never-none": {
    title: "Nie nichts",
    why: "Wo immer etwas da ist, hat die Frage danach nur eine Antwort; und wer es wegnimmt, lässt den Regeln einen Wert fehlen, auf den sie bauen.",
    text: () => "Was hier steht, kann nicht `none` sein.",
    advice: () => "Was `none` sein kann, sagt das bei seinem Typ: `mark deepest: 1..6 or none`.",
  },
  "none-of-type": {
    title: "Nichts davon",
    why: "Im Speicher ist `none` ein Wert außerhalb des Typs. Nur Typen, die dafür Platz lassen, können eines haben.",
    text: ({ type }) =>
      `Von \`${type}\` gibt es kein \`none\`: das haben Zahlen ab 0, Werte von Enums, Figuren, Spieler, Felder und Pläne.`,
  },
  "none-of-thing": {
    title: "Hier fehlt nie etwas",
    why: "Was in einer Zone liegt, ist da, und in einer Tabelle wird nach etwas gesucht. Ein Teil, das keines ist, ließe sich weder nehmen noch zeigen noch zählen.",
    text: () =>
      "`or none` haben Werte: Eigenschaften, Merker, Parameter von Regeln und was Tabellen und Formeln ergeben.",
    hint: ({ type }) => `Hier genügt \`${type}\`.`,
  },
  "never-hidden": {
    title: "Nie verdeckt",
    why: "Nur was sich verdecken lässt, kann der eine sehen und der andere nicht. Bei allem anderen wäre die Frage danach kein Beweis für irgendetwas.",
    text: () => "Verdeckt sein können nur Zonen und Merker; alles andere sehen alle.",
  },
  "never-full": {
    title: "Nie voll",
    why: "Ohne Grenze gilt die Bedingung nie, und was jenseits davon geschehen soll, geschieht nie. Das sieht nach einer Regel aus und ist keine.",
    text: ({ name }) => `\`${name}\` hat kein \`max\` und ist deshalb nie voll.`,
  },
  "family-copies": {
    title: "Exemplare einer Familie",
    why: "Eine Familie fasst Teile zusammen, die etwas gemeinsam haben. Eine Anzahl könnte dort für jede Sorte gelten oder für alle zusammen; deshalb steht sie bei jedem Teil.",
    text: ({ family }) =>
      `\`${family}\` ist eine Familie, und Exemplare gibt es nur von einzelnen Teilen.`,
    advice: () => "Die Zeile gehört in jedes Teil der Familie: `copies 2 in bag`.",
  },
  "missing-field": {
    title: "Merkmal fehlt",
    why: "Regeln dürfen jedes Teil der Familie nach diesem Merkmal fragen. Ein Teil ohne Angabe müsste mit etwas antworten, was niemand aufgeschrieben hat.",
    text: ({ piece, field }) => `\`${piece}\` sagt nicht, was sein \`${field}\` ist.`,
    advice: ({ field }) => `Es fehlt \`${field} is …\`.`,
  },
  "table-size": {
    title: "Tabelle passt nicht",
    why: "Jede Angabe braucht ihren Eintrag, der Reihe nach. Fehlt einer oder ist einer zu viel, stehen alle folgenden für das Falsche.",
    text: ({ name, found, expected }) =>
      `\`${name}\` hat ${found} Einträge; zu den Angaben gehören ${expected}.`,
  },
  "no-board": {
    title: "Form ohne Plan",
    why: "Eine Form sagt, welche Felder es gibt; wie sie sind und welche zusammengehören, ist auf ihren Plänen gezeichnet. Ohne einen Plan hat die Frage keine Antwort.",
    text: ({ shape }) =>
      `Zu \`${shape}\` gibt es keinen Plan, auf dem das zu sehen wäre: \`board … of ${shape} { … }\` gibt einen an.`,
  },
  "no-regions": {
    title: "Form ohne Gebiete",
    why: "Welche Felder ein Gebiet bilden, hängt davon ab, was auf sie gezeichnet ist: Es sind die, die sich berühren und dasselbe haben. Eine Form, die nicht sagt, welche Eigenschaft zählt, hat keine Gebiete.",
    text: ({ shape }) =>
      `\`${shape}\` sagt nicht, was ein Gebiet ausmacht: \`regions by\` nennt die Eigenschaft.`,
  },
  "board-rows": {
    title: "Reihen fehlen",
    why: "Ein Plan ist so gezeichnet, wie er auf dem Tisch liegt, damit er sich mit dem gedruckten vergleichen lässt. Eine Reihe weniger würde alle Felder darunter verschieben.",
    text: ({ board, found, expected }) =>
      `\`${board}\` ist mit ${found} Reihen gezeichnet; die Form hat ${expected}.`,
  },
  "board-row-length": {
    title: "Reihe passt nicht",
    why: "Felder heißen nach Reihe und Spalte. Fehlt eines, bekommen alle folgenden der Reihe den Namen und die Nachbarn eines anderen.",
    text: ({ row, found, expected }) =>
      `Reihe ${row} hat ${found} Felder; die Form hat dort ${expected}.`,
  },
  "board-cell": {
    title: "Unbekanntes Feld",
    why: "Gezeichnet sein kann nur, was die Form kennt. Ein Buchstabe ohne Bedeutung wäre ein Feld, von dem keine Regel weiß, was es ist.",
    text: ({ cell, expected }) =>
      `\`${cell}\` ist kein Feld dieser Form; bekannte Buchstaben: ${expected}.`,
  },
  "too-many-members": {
    title: "Zu große Menge",
    why: "Eine Menge ist eine Zahl mit einem Bit für jedes mögliche Element und dadurch so schnell zu befragen wie ein Zähler. Davon gibt es 31.",
    text: ({ name, most }) =>
      `Mengen von \`${name}\` sind zu groß; höchstens ${most} verschiedene passen.`,
  },
  "zone-needs-size": {
    title: "Zone ohne Größe",
    why: "Das ganze Spiel liegt in einem Speicher fester Größe und lässt sich dadurch im Nu kopieren und zurücknehmen. Dazu steht vorher fest, was in einer Zone liegen kann.",
    text: ({ name }) => `Was in \`${name}\` liegt, hat keine Grenzen; so ist die Größe unbekannt.`,
  },
  "roll-faces": {
    title: "Keine Augen",
    why: "Der Zufall muss wissen, was er bringen kann und wie wahrscheinlich es ist. Eine bloße Art von Dingen sagt das nicht; ein Würfel und ein Bereich schon.",
    text: ({ name }) =>
      `Nur ein Würfel und ein Bereich wie \`1..6\` haben Augen; \`${name}\` hat keins von beiden.`,
    advice: () => "Ein Würfel steht so da: `die colours = red, red, blue`.",
  },
  "roll-places": {
    title: "Wie viele Würfel?",
    why: "In einer Zone ohne nummerierte Plätze können beliebig viele Würfel liegen, auch keiner. Irgendwo muss stehen, wie viele geworfen werden.",
    text: ({ name }) =>
      `Nur bei nummerierten Plätzen steht fest, wie viele Würfel \`${name}\` hat.`,
    advice: ({ name }) => `So geht es: \`roll 2 to ${name}\`, oder \`2 places\` bei der Zone.`,
  },
  "not-dice": {
    title: "Nicht zu würfeln",
    why: "Das Ergebnis eines Wurfs bleibt für alle sichtbar liegen und braucht dafür einen Ort: eine Zone oder einen Merker. Ein Zähler, der plötzlich anders steht, wäre kein Wurf.",
    text: ({ name }) => `\`${name}\` ist weder Zone noch Merker, wo Würfel liegen könnten.`,
    advice: () =>
      "`roll bowl` und `roll 2 to bowl` würfeln in einer Zone, `let face = roll 1..6` einmal.",
  },
};
