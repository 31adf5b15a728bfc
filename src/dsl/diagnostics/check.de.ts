// German wording of what the checker reports.

import type { CatalogOf } from "./catalog.ts";
import type { CheckFacts } from "./check-facts.ts";

const meant = (nearest: string | undefined) =>
  nearest === undefined ? undefined : `War \`${nearest}\` gemeint?`;

const cannot: Readonly<Record<string, string>> = {
  set: "ist kein Wert, den `to` ändern könnte",
  do: "hat keine Anweisungen, die sich ersetzen ließen",
  say: "hat keinen Text",
  extend: "lässt sich damit nicht erweitern",
  remove: "kann nicht wegfallen",
};

export const checkDe: CatalogOf<CheckFacts> = {
  "missing-game": {
    title: "Kein Spiel",
    text: () => "Diese Dateien beschreiben kein Spiel.",
    hint: () => "Ein Spiel beginnt mit `game name { … players 2..4 }`.",
  },
  "second-game": {
    title: "Zwei Spiele",
    text: ({ name }) =>
      `\`${name}\` ist ein zweites Spiel in denselben Dateien; ein Ordner enthält ein Spiel.`,
  },
  "missing-flow": {
    title: "Kein Ablauf",
    text: () => "Das Spiel sagt nicht, wie es abläuft.",
    hint: () => "`flow { … }` nennt, was vom Aufbau bis zum Ende geschieht.",
  },
  "missing-ranking": {
    title: "Keine Rangfolge",
    text: () => "Das Spiel sagt nicht, wer gewinnt.",
    hint: () => "Mit `ranking { most score }` gewinnen die meisten Punkte.",
  },
  "unknown-version": {
    title: "Unbekannte Version",
    text: ({ version, newest }) =>
      `Version ${version} der Sprache ist unbekannt; die neueste ist ${newest}.`,
  },
  "duplicate-name": {
    title: "Name doppelt",
    text: ({ name }) => `\`${name}\` ist mehrfach vereinbart.`,
  },
  "unknown-name": {
    title: "Unbekannter Name",
    text: ({ name }) => `Hier heißt nichts \`${name}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "ambiguous-name": {
    title: "Mehrdeutiger Name",
    text: ({ name, meanings }) =>
      `\`${name}\` kann hier Verschiedenes bedeuten: ${meanings.join(", ")}.`,
  },
  "not-a-value": {
    title: "Kein Wert",
    text: ({ name, is }) =>
      `\`${name}\`${is === "" ? "" : ` (${is})`} hat für sich allein keinen Wert.`,
  },
  "wrong-kind": {
    title: "Etwas anderes",
    text: ({ name, is, expected }) =>
      `\`${name}\` ist ${is === "" ? "etwas anderes" : `ein \`${is}\``}; hier passt: ${expected}.`,
  },
  "wrong-type": {
    title: "Falscher Typ",
    text: ({ found, expected }) => `Das ist \`${found}\`; hier passt nur \`${expected}\`.`,
  },
  "not-comparable": {
    title: "Nie gleich",
    text: ({ left, right }) => `\`${left}\` und \`${right}\` lassen sich nicht vergleichen.`,
  },
  "argument-count": {
    title: "Falsche Anzahl von Angaben",
    text: ({ name, found, expected }) =>
      `\`${name}\` verlangt ${expected} Angabe${expected === 1 ? "" : "n"}, nicht ${found}.`,
  },
  "owner-missing": {
    title: "Wessen?",
    text: ({ name }) => `\`${name}\` hat jeder Spieler, also muss hier stehen, wessen gemeint ist.`,
    hint: ({ name }) => `Möglich ist \`your ${name}\` oder \`${name} of player\`.`,
  },
  "owner-extra": {
    title: "Gehört niemandem",
    text: ({ name }) => `\`${name}\` ist gemeinsam und gehört keinem Spieler.`,
  },
  "index-missing": {
    title: "Welches?",
    text: ({ name }) =>
      `Von \`${name}\` gibt es mehrere, also muss hier stehen, welches gemeint ist.`,
    hint: ({ name }) => `Möglich ist \`${name}[…]\`.`,
  },
  "index-extra": {
    title: "Nur eines",
    text: ({ name }) => `\`${name}\` gibt es nur einmal; \`[…]\` passt hier nicht.`,
  },
  "unknown-field": {
    title: "Unbekanntes Merkmal",
    text: ({ field, of }) => `\`${of}\` hat kein Merkmal \`${field}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "not-constant": {
    title: "Nicht festgelegt",
    text: () => "Das muss schon vor Spielbeginn feststehen.",
  },
  "unbounded-pick": {
    title: "Endlose Auswahl",
    text: () => "Auswählen lässt sich nur aus einem Bereich mit bekannten Grenzen wie `1..6`.",
  },
  "not-a-domain": {
    title: "Nichts zum Durchgehen",
    text: ({ name }) =>
      `\`${name}\` besteht nicht aus Dingen, die sich der Reihe nach durchgehen lassen.`,
  },
  "not-a-place": {
    title: "Kein Ort",
    text: () => "Hier passt nur eine Zone oder ein Feld eines Rasters.",
  },
  "not-settable": {
    title: "Nicht setzbar",
    text: () => "Setzen lassen sich nur Zähler und Merker.",
  },
  "not-a-row": {
    title: "Keine Reihe",
    text: ({ name }) =>
      `Nur Reihen haben ein Erstes und ein Letztes und lassen sich ordnen; \`${name}\` ist keine.`,
    hint: ({ name }) => `Als Reihe steht es so da: \`zone ${name} of …, row of 5\`.`,
  },
  "maybe-empty": {
    title: "Vielleicht nichts da",
    text: ({ name }) =>
      `\`${name}\` kann hier leer sein, und dann ist nichts das Erste oder Letzte.`,
    hint: ({ name }) => `Erst fragen: \`if ${name} is not empty { … }\`.`,
  },
  "maybe-none": {
    title: "Vielleicht nichts",
    text: ({ name }) => `\`${name}\` kann hier \`none\` sein; gebraucht wird ein Wert.`,
    hint: ({ name }) => `Erst fragen: \`if ${name} is not none { … }\`.`,
  },
  "never-none": {
    title: "Nie nichts",
    text: () => "Was hier steht, kann nicht `none` sein.",
    hint: () => "Was `none` sein kann, sagt das bei seinem Typ: `mark deepest: 1..6 or none`.",
  },
  "none-of-type": {
    title: "Nichts davon",
    text: ({ type }) =>
      `Von \`${type}\` gibt es kein \`none\`: das haben Zahlen ab 0, Werte von Enums, Figuren, Spieler, Felder und Pläne.`,
  },
  "none-of-thing": {
    title: "Hier fehlt nie etwas",
    text: () =>
      "`or none` haben Werte: Eigenschaften, Merker, Parameter von Regeln und was Tabellen und Formeln ergeben.",
  },
  "never-hidden": {
    title: "Nie verdeckt",
    text: () => "Verdeckt sein können nur Zonen und Merker; alles andere sehen alle.",
  },
  "never-full": {
    title: "Nie voll",
    text: ({ name }) => `\`${name}\` hat kein \`max\` und ist deshalb nie voll.`,
  },
  "missing-text": {
    title: "Text fehlt",
    text: ({ language, name }) =>
      `\`${name}\` hat keinen ${language === "de" ? "deutschen" : "englischen"} Text.`,
    hint: ({ language }) => `Es fehlt \`${language} "…"\`.`,
  },
  "unknown-hole": {
    title: "Unbekannte Lücke",
    text: ({ hole }) => `\`{${hole}}\` nennt nichts, was hier bekannt ist.`,
  },
  "missing-reason": {
    title: "Punkte wofür?",
    text: () => "In der Abrechnung muss stehen, wofür es diese Punkte gibt.",
    hint: () => "`reason name { de … en … }` vereinbaren und `score … as name` schreiben.",
  },
  "missing-field": {
    title: "Merkmal fehlt",
    text: ({ piece, field }) => `\`${piece}\` sagt nicht, was sein \`${field}\` ist.`,
    hint: ({ field }) => `Es fehlt \`${field} is …\`.`,
  },
  "value-outside": {
    title: "Außerhalb der Grenzen",
    text: ({ value, from, to }) => `${value} liegt nicht in ${from}..${to}.`,
  },
  "table-size": {
    title: "Tabelle passt nicht",
    text: ({ name, found, expected }) =>
      `\`${name}\` hat ${found} Einträge; zu den Angaben gehören ${expected}.`,
  },
  "board-rows": {
    title: "Reihen fehlen",
    text: ({ board, found, expected }) =>
      `\`${board}\` ist mit ${found} Reihen gezeichnet; die Form hat ${expected}.`,
  },
  "board-row-length": {
    title: "Reihe passt nicht",
    text: ({ row, found, expected }) =>
      `Reihe ${row} hat ${found} Felder; die Form hat dort ${expected}.`,
  },
  "board-cell": {
    title: "Unbekanntes Feld",
    text: ({ cell, expected }) =>
      `\`${cell}\` ist kein Feld dieser Form; bekannte Buchstaben: ${expected}.`,
  },
  "too-many-members": {
    title: "Zu große Menge",
    text: ({ name, most }) =>
      `Mengen von \`${name}\` sind zu groß; höchstens ${most} verschiedene passen.`,
  },
  "exception-conflict": {
    title: "Widersprüchliche Ausnahmen",
    text: ({ value }) =>
      `Zwei Ausnahmen setzen \`${value}\` verschieden und können zugleich gelten.`,
    hint: () => "Mit `overrides` an der stärkeren ist klar, welche gilt.",
  },
  "zone-needs-size": {
    title: "Zone ohne Größe",
    text: ({ name }) => `Was in \`${name}\` liegt, hat keine Grenzen; so ist die Größe unbekannt.`,
  },
  "roll-faces": {
    title: "Keine Augen",
    text: ({ name }) =>
      `Nur ein Würfel und ein Bereich wie \`1..6\` haben Augen; \`${name}\` hat keins von beiden.`,
    hint: () => "Ein Würfel steht so da: `die colours = red, red, blue`.",
  },
  "roll-places": {
    title: "Wie viele Würfel?",
    text: ({ name }) =>
      `Nur bei nummerierten Plätzen steht fest, wie viele Würfel \`${name}\` hat.`,
    hint: ({ name }) => `So geht es: \`roll 2 into ${name}\`, oder \`2 places\` bei der Zone.`,
  },
  "not-dice": {
    title: "Nicht zu würfeln",
    text: ({ name }) => `\`${name}\` ist weder Zone noch Merker, wo Würfel liegen könnten.`,
    hint: () =>
      "`roll bowl` und `roll 2 into bowl` würfeln in einer Zone, `let face = roll 1..6` einmal.",
  },
  "number-too-big": { title: "Zahl zu groß", text: () => "Zahlen reichen bis 2 147 483 647." },
  "unknown-player": {
    title: "Unbekannter Spieler",
    text: ({ name }) => `\`${name}\` spielt in diesem Beispiel nicht mit.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "example-names": {
    title: "Anzahl der Spieler",
    text: ({ found, min, max }) =>
      `Das Beispiel nennt ${found} Spieler; das Spiel ist für ${min} bis ${max}.`,
    hint: () => "Unter `given` steht `players Anna, Benno`.",
  },
  "recursive-define": {
    title: "Kreisschluss",
    text: ({ name }) => `\`${name}\` ist durch sich selbst erklärt.`,
  },
  "slow-loop": {
    title: "Entscheidung in einer Schleife",
    text: () =>
      "In einer Schleife über so etwas kann niemand gefragt werden; möglich sind Bereiche, Aufzählungen, Mengen und die Spieler.",
  },
  "at-once-shared": {
    title: "Gehört allen",
    text: ({ name }) => `Hier entscheiden alle zugleich; \`${name}\` gehört allen.`,
    hint: () => "Das lässt sich nach dem Block regeln.",
  },
  "at-once-others": {
    title: "Nicht das eigene",
    text: ({ name }) =>
      `Hier entscheiden alle zugleich; \`${name}\` kann hier jemand anderem gehören.`,
    hint: () => "Hier nur ändern, was mit `your` gesagt ist, und den Rest nach dem Block.",
  },
  "at-once-reads": {
    title: "Hängt von anderen ab",
    text: ({ name }) =>
      `Hier entscheiden alle zugleich; die anderen ändern indessen ihr \`${name}\`.`,
    hint: () => "Danach lässt sich vor dem Block oder nach ihm fragen.",
  },
  "at-once-chance": {
    title: "Zufall unter Entscheidungen",
    text: () =>
      "Hier entscheiden alle zugleich; was der Zufall bringt, hinge von der Reihenfolge ab.",
    hint: () => "Gewürfelt und gezogen wird vor dem Block oder nach ihm.",
  },
  "at-once-players": {
    title: "Alle in allen",
    text: () => "Hier entscheiden alle zugleich, und zwar nur über das Eigene.",
    hint: () => "Was jeden Spieler betrifft, steht vor dem Block oder nach ihm.",
  },
  "at-once-end": {
    title: "Ende unter Entscheidungen",
    text: () => "Hier entscheiden alle zugleich; vorher kann das Spiel nicht enden.",
    hint: () => "`end game` steht nach dem Block.",
  },
  "rival-asked": {
    title: "Ein Rivale wird nie gefragt",
    text: () => "Diese Regeln können für einen Rivalen ausgeführt werden, und der wählt nichts.",
  },
  "uncounted-worth": {
    title: "Nie gezählt",
    text: () => "Nirgends steht, wann diese Punkte gezählt werden.",
    hint: () => "Einmal im Spiel `worth when ereignis` oder `worth always` schreiben.",
  },
  "unknown-base": {
    title: "Variante wovon?",
    text: ({ name }) => `Weder ein Spiel noch eine Variante heißt \`${name}\`.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "unknown-variant": {
    title: "Unbekannte Variante",
    text: ({ name, known }) =>
      `Eine Variante \`${name}\` gibt es nicht${known.length === 0 ? "" : `; es gibt: ${known.join(", ")}`}.`,
    hint: ({ nearest }) => meant(nearest),
  },
  "variant-circle": {
    title: "Variante ihrer selbst",
    text: ({ name }) =>
      `\`${name}\` ist eine Variante von sich selbst, unmittelbar oder über andere.`,
  },
  "unknown-target": {
    title: "Nichts zu ändern",
    text: ({ target }) => `Das Spiel hat kein \`${target}\`, das sich ändern ließe.`,
    hint: ({ nearest, elsewhere }) =>
      meant(nearest) ?? (elsewhere === undefined ? undefined : `Es gibt \`${elsewhere}\`.`),
  },
  "no-such-part": {
    title: "Kein solcher Teil",
    text: ({ part, of, known }) =>
      `\`${of}\` hat kein \`${part}\`${known.length === 0 ? "" : `; vorhanden: ${known.join(", ")}`}.`,
    hint: ({ elsewhere }) => (elsewhere === undefined ? undefined : `Es gibt \`${elsewhere}\`.`),
  },
  "no-such-entry": {
    title: "Kein solcher Eintrag",
    text: ({ name, expected }) =>
      `Die Tabelle hat keinen Eintrag für \`${name}\`; vorhanden: ${expected}.`,
  },
  "not-changeable": {
    title: "So nicht zu ändern",
    text: ({ target, how }) => `\`${target}\` ${cannot[how] ?? "lässt sich so nicht ändern"}.`,
    hint: () => "`change` mit der ganzen neuen Vereinbarung geht immer.",
  },
  "outdated-change": {
    title: "Variante passt nicht mehr",
    text: ({ target, was, now }) =>
      `Für \`${target}\` wird ${was} erwartet; inzwischen steht dort ${now}.`,
    hint: ({ now }) => `Wenn die Variante noch sinnvoll ist: \`from ${now}\`.`,
  },
  "variant-conflict": {
    title: "Varianten widersprechen sich",
    text: ({ target, one, other }) =>
      `\`${one}\` und \`${other}\` wollen Verschiedenes von \`${target}\`; beide zugleich geht nicht.`,
  },
  "zone-overfull": {
    title: "Kein Platz",
    text: ({ name, found, most }) => `In \`${name}\` ist Platz für ${most}, nicht für ${found}.`,
  },
  "too-many-options": {
    title: "Zu viele Möglichkeiten",
    text: ({ name, most }) =>
      `\`${name}\` ist auf zu viele Arten möglich; höchstens ${most.toLocaleString("de")} lassen sich unterscheiden.`,
  },
  "order-limit": {
    title: "Zu viel für eine Reihenfolge",
    text: ({ most }) =>
      `\`in any order\` ordnet höchstens ${most} Dinge; hier können es mehr sein.`,
  },
  "order-name": {
    title: "Name vergeben",
    text: ({ name }) =>
      `\`${name}\` heißt in Zügen schon die Wahl, die \`in any order\` stellt; die Aktion braucht einen anderen Namen.`,
  },
  "order-places": {
    title: "Von wo?",
    text: ({ name, event, one, other }) =>
      `\`${name}\` sagt zu \`${event}\` etwas in \`${one}\` und in \`${other}\`; bei \`in any order\` ließe sich beides nicht unterscheiden.`,
  },
  "example-circle": {
    title: "Beispiel nach sich selbst",
    text: ({ name }) => `\`${name}\` beginnt nach sich selbst, sofort oder über andere.`,
  },
  "example-setup": {
    title: "Aufbau steht schon fest",
    text: ({ after }) =>
      `Das Beispiel beginnt nach \`${after}\`, mit dessen Spielern und Optionen.`,
  },
};
