// German wording of lint warnings.

import type { TextLanguage } from "../../source/language.ts";
import type { CatalogOf } from "../catalog.ts";
import type { LintFacts } from "../facts/lint-facts.ts";
import { renderSuggestionDe } from "./phrases.ts";

const named = (language: TextLanguage) => (language === "de" ? "deutsche" : "englische");

const quoted = (list: readonly string[]) => list.map((one) => `\`${one}\``).join(", ");

const among = (players: number) => (players === 1 ? "Allein gespielt" : `Zu ${players} gespielt`);

export const lintDe: CatalogOf<LintFacts> = {
  "never-used": {
    title: "Nie verwendet",
    why: "Was nirgends verwendet wird, sucht man beim Lesen vergeblich: Entweder ist es übrig geblieben, oder die Regel fehlt, die es braucht.",
    text: ({ name, is }) =>
      is === "source"
        ? `Nichts beruft sich auf die Quelle \`${name}\`.`
        : `Keine Regel verwendet \`${name}\` (${is}).`,
  },
  "never-read": {
    title: "Nie gelesen",
    why: "Alle führen darüber Buch, aber nichts hängt davon ab. Meist fehlt die Regel, die danach fragt.",
    text: ({ name, is }) => `\`${name}\` (${is}) ändert sich, aber keine Regel fragt danach.`,
  },
  "never-set": {
    title: "Nie geändert",
    why: "Eine Regel, die etwas immer Gleiches liest, sagt weniger, als es scheint. Meist fehlt die Regel, die es ändert.",
    text: ({ name, is }) =>
      is === "counter"
        ? `Keine Regel ändert den Zähler \`${name}\`; er ist immer 0.`
        : `Keine Regel setzt die Marke \`${name}\`; sie bleibt, wie sie am Anfang ist.`,
  },
  "never-filled": {
    title: "Immer leer",
    why: "Ein Ort, an dem nie etwas liegt, spielt nicht mit. Meist fehlt eine Regel oder eine Zeile mit `copies`.",
    text: ({ name }) => `Regeln fragen nach \`${name}\`, aber dort liegt nie etwas.`,
  },
  "never-happens": {
    title: "Geschieht nie",
    why: "Eine Regel, zu der nichts führt, gehört nicht zum Spiel, auch wenn sie sich so liest.",
    text: ({ name, is }) => {
      if (is === "action")
        return `\`${name}\` steht nie zur Wahl: Kein \`choose\` nennt die Aktion.`;
      if (is === "event")
        return `Kein \`announce\` nennt das Ereignis \`${name}\`: Es tritt nie ein.`;
      return `Kein \`do\` nennt \`${name}\`: Es wird nie ausgeführt.`;
    },
  },
  "never-answered": {
    title: "Niemand antwortet",
    why: "Ein Ereignis ist dafür da, dass Teile oder das Spiel darauf antworten. Ohne Antwort bewirkt das `announce` nichts.",
    text: ({ name }) => `\`${name}\` wird angekündigt, aber es gibt kein \`when ${name}\`.`,
  },
  "unused-name": {
    title: "Name nicht verwendet",
    why: "Was gewählt, übergeben oder berechnet und dann nicht verwendet wird, macht eine Regel länger, als sie ist, und ist meist ein Versehen.",
    text: ({ name, is }) => `\`${name}\` (${is}) wird nicht verwendet.`,
  },
  "unread-field": {
    title: "Feld nie gelesen",
    why: "Ein Feld, das weder Regeln noch Darstellungen lesen, ist umsonst aufgedruckt. Entweder ist es übrig geblieben, oder eine Regel fehlt.",
    text: ({ field, of }) =>
      `Keine Regel und keine Darstellung liest das Feld \`${field}\` von \`${of}\`.`,
  },
  "never-occurs": {
    title: "Kommt nie vor",
    why: "Ein Eintrag, den kein Teil, kein Feld, kein Würfel, keine Tabelle und keine Regel hat, kommt in keiner Partie vor. Meist fehlt etwas dieser Art.",
    text: ({ name, of }) => `Nichts ist jemals \`${name}\` aus der Liste \`${of}\`.`,
  },
  "never-in-play": {
    title: "Nie im Spiel",
    why: "Ein Teil, von dem es keine Exemplare gibt und das keine Regel hinzufügt, liegt nicht in der Schachtel. Meist fehlt eine Zeile mit `copies`.",
    text: ({ name }) =>
      `\`${name}\` kommt nie ins Spiel: Es gibt keine Exemplare, und keine Regel fügt eines hinzu.`,
  },
  "never-lies": {
    title: "Liegt nie dort",
    why: "Regeln eines Teils für einen Ort, an den es nie kommt, gelten in keiner Partie. Meist ist ein anderer Ort gemeint.",
    text: ({ piece, zone }) => `Keine Regel bringt \`${piece}\` jemals nach \`${zone}\`.`,
  },
  "same-as-base": {
    title: "Ändert nichts",
    why: "Eine Ausnahme sagt, was anders ist. Lässt sie den Wert, wie er ist, so sagt sie nichts.",
    text: ({ value }) => `Mit dieser Ausnahme ist \`${value}\`, was es ohnehin ist.`,
  },
  "never-reached": {
    title: "Nie erreicht",
    why: "Was hinter dem Ende des Spiels steht, geschieht nicht. Meist gehört es davor, oder das Ende steht falsch.",
    text: () => "Vorher ist das Spiel zu Ende.",
  },
  "always-so": {
    title: "Keine Frage",
    why: "Eine Bedingung mit derselben Antwort in jeder Partie ist keine. Meist vergleicht sie das Falsche, oder sie ist überflüssig geworden.",
    text: ({ holds }) => (holds ? "Das gilt immer." : "Das gilt nie."),
  },
  "always-chosen": {
    title: "Immer möglich",
    why: "Das `else` einer Wahl wird ausgeführt, wenn nichts gewählt wurde. Steht eine Aktion zur Wahl, die nichts verlangt, und darf man nicht ablehnen, so kommt das nie vor.",
    text: () => "Das geschieht nie, denn eine der Aktionen ist immer möglich.",
  },
  "asked-before": {
    title: "Schon gefragt",
    why: "Ein `else` wird nur erreicht, wo die Bedingung davor nicht gilt. Noch einmal nach derselben zu fragen führt nie zu etwas.",
    text: () => "Wo das gefragt wird, steht schon fest, dass es nicht gilt.",
  },
  "copies-gap": {
    title: "Ohne Exemplare",
    why: "Werden die meisten Zonen einer Reihe versorgt und eine nicht, so fehlt meist eine Zeile mit `copies`.",
    text: ({ zone, members }) =>
      `Andere Zonen \`${zone}\` bekommen Exemplare, aber in der von ${quoted(members)} liegt nie etwas.`,
  },
  "draws-too-many": {
    title: "Zu wenig zum Ziehen",
    why: "Was nicht da ist, wird nicht gezogen. Hinter einem Zug, der nie ganz gelingt, stecken meist fehlende oder falsch gezählte Exemplare.",
    text: ({ zone, wanted, there, players }) =>
      `${among(players)} wird hier ${wanted} Mal aus \`${zone}\` gezogen; höchstens ${there} Mal kann das gelingen.`,
  },
  "setup-overfull": {
    title: "Kein Platz",
    why: "Was keinen Platz findet, hält das Spiel an. Das geschieht in jeder Partie mit so vielen Personen.",
    text: ({ zone, found, most, players }) =>
      `${among(players)} liegen danach ${found} in \`${zone}\`; Platz ist für ${most}.`,
  },
  "board-outnumbers": {
    title: "Zu wenige Teile",
    why: "Wo Teile nur auf Felder ihrer Art gehören, lässt sich ein Plan nicht füllen, der mehr solche Felder hat, als es Teile gibt.",
    text: ({ board, member, spaces, pieces }) =>
      `\`${board}\` hat ${spaces} Felder für \`${member}\`, aber es gibt nur ${pieces} ${pieces === 1 ? "Teil" : "Teile"} dieser Art.`,
  },
  "entries-unused": {
    title: "Nie nachgeschlagen",
    why: "Ein Eintrag, den keine Regel nachschlägt, lässt glauben, dass der Fall vorkommen kann. Meist ist die Tabelle größer als das Spiel.",
    text: ({ table, entries }) =>
      `In \`${table}\` wird nie unter ${quoted(entries)} nachgeschlagen.`,
  },
  "outside-table": {
    title: "Neben der Tabelle",
    why: "Was eine Tabelle nicht hat, ist 0 oder nichts. Bei einem Fall, der sicher vorkommt, ist das meist ein vergessener Eintrag.",
    text: ({ table, entries }) =>
      `In \`${table}\` wird unter ${quoted(entries)} nachgeschlagen, aber dafür gibt es keinen Eintrag.`,
  },
  "same-text": {
    title: "In beiden Sprachen gleich",
    why: "Jeder Text steht auf Deutsch und auf Englisch da. Ein langer, der in beiden gleich ist, wurde meist nicht übersetzt.",
    text: () => "Dieser Text ist in beiden Sprachen gleich.",
  },
  "parameter-not-told": {
    title: "Parameter ohne Wort",
    why: "Mit diesen Worten steht die Regel überall, wo sie gebraucht wird. Nennen sie einen Parameter nicht, lesen sich zwei Regeln gleich, die sich nur in ihm unterscheiden, und eine davon falsch.",
    text: ({ name }) => `Die Worte nennen \`${name}\` nicht, obwohl die Regel davon abhängt.`,
    advice: ({ name }) => `\`{${name}}\` nennt ihn, in beiden Sprachen.`,
  },
  "hole-missing": {
    title: "Lücke nur einmal",
    why: "In beiden Sprachen soll dasselbe stehen. Einen Wert, den nur einer der Texte nennt, hat der andere meist vergessen.",
    text: ({ hole, language }) => `Der ${named(language)} Text nennt \`{${hole}}\` nicht.`,
  },
  "plural-missing": {
    title: "Kein Plural",
    why: "Substantive nennen Singular und Plural, durch ein Komma getrennt, damit sich `1 Perle` von `2 Perlen` unterscheidet. Braucht eine Sprache zwei Formen, so meist auch die andere.",
    text: ({ language }) =>
      `Das ${named(language)} Substantiv hat nur eine Form, das in der anderen Sprache zwei: \`${language === "de" ? "die Perle, die Perlen" : "pearl, pearls"}\`.`,
  },
  "unfit-text": {
    title: "Text passt nicht zum Satz",
    why: "Aus den Texten entstehen die Regeln in Worten: „Wenn der Zug beendet ist“, „3 mehr als der Zoll“. Ein Text in anderer Form ergibt dort keinen Satz.",
    text: ({ form, example }) => `${neededForm(form)}, etwa \`${example}\`.`,
  },
  "look-of-nothing": {
    title: "Zeichnet nichts",
    why: "Eine Darstellung zeichnet, was ihren Namen trägt. Trägt ihn nichts, so bewirkt sie nichts; meist ist es ein Schreibfehler.",
    text: ({ name }) => `Nichts, was sich zeichnen ließe, heißt \`${name}\`.`,
  },
  "no-examples": {
    title: "Keine Beispiele",
    why: "Beispiele zeigen, was Regeln bedeuten, und beweisen, dass das Spiel tut, was gemeint ist.",
    text: ({ name }) => `\`${name}\` hat keine Beispiele.`,
  },
  "proves-nothing": {
    title: "Beispiel ohne Regel",
    why: "`proves` führt von einer Regel zu ihren Beispielen und sagt, welches Beispiel an einer geänderten Regel scheitert.",
    text: ({ name }) =>
      `\`${name}\` sagt nicht, wofür es ein Beispiel ist; \`proves\` würde es nennen.`,
  },
  unproved: {
    title: "Regel ohne Beispiel",
    why: "Eine Regel, die kein Beispiel beweist, kann sich ändern, ohne dass ein Test es merkt, und nichts zeigt, was sie bedeutet.",
    text: ({ name }) => `Kein Beispiel beweist \`${name}\`.`,
  },
  "variant-unproved": {
    title: "Änderung ohne Beispiel",
    why: "Die Beispiele des Spiels zeigen, wie es ohne die Variante geht. Was sie anders macht, können nur ihre eigenen Beispiele zeigen.",
    text: ({ variant, target }) =>
      `Kein Beispiel von \`${variant}\` beweist die Änderung an \`${target}\`.`,
  },
  "refusal-thin": {
    title: "Dürftige Begründung",
    why: "Wer etwas nicht tun kann, will wissen, woran es liegt: an welchem Feld oder Stück, oder wie viel noch fehlt. Was auf dem Tisch zu sehen ist, lässt sich nennen.",
    text: ({ missing }) =>
      missing === "amounts"
        ? "Der Text sagt nicht, wie viel nötig ist und wie viel da ist."
        : "Der Text nennt nicht, was gewählt wurde und nicht passt.",
    advice: ({ missing }) =>
      missing === "amounts"
        ? "`{short}` sagt, wie viel da ist und wie viel fehlt; davor gehört, wie viel nötig ist."
        : "Eine Lücke wie `{der piece}` oder `Feld {space}` nennt es.",
  },
  "tells-nothing": {
    title: "Satz ohne Regel",
    why: "Ein Satz gilt, solange die Regeln gelten, die er erzählt. Führt sein Pfad zu keiner Regel oder zu einer, die die Variante nicht ändert, so steht er nirgends oder am falschen Ort.",
    text: ({ path, because }) =>
      because === "no-rule"
        ? `Zu \`${path}\` gibt es keine Regel, die ein Satz erzählen kann.`
        : `Die Variante ändert \`${path}\` nicht; ihr eigener Satz sagt, was sie ändert.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "variant-untold": {
    title: "Änderung ohne Satz",
    why: "Wer eine Variante auswählt, liest ihre eigenen Sätze. Was sie ändert und kein Satz erzählt, überrascht erst im Spiel.",
    text: ({ variant, rule }) =>
      `Kein Satz von \`${variant}\` erzählt die Änderung an \`${rule}\`.`,
    advice: ({ rule }) =>
      `Hinter \`for\` gehört \`${rule}\` zu dem Satz, der die Änderung erzählt, oder zu einem neuen.`,
  },
  "sentence-missing": {
    title: "Regel ohne Satz",
    why: "Diese Regel ist zu verwickelt, als dass ihr selbsttätig formulierter Text sich wie eine Spielregel läse. In einem Spiel mit Sätzen hätte sie als einzige keinen.",
    text: ({ rule }) =>
      `Kein Satz erzählt \`${rule}\`, und der selbsttätig formulierte Text ist schwer zu lesen.`,
    advice: ({ rule }) =>
      `\`tells ${rule} de "…" en "…"\` erzählt die Regel; erzählt ein anderer Satz sie mit, so steht sie dort hinter \`for\`.`,
  },
  "number-outside-hole": {
    title: "Zahl ohne Lücke",
    why: "Eine Zahl in einer Lücke ändert sich mit der Regel. Von Hand geschrieben wird sie falsch, sobald die Regel eine andere Zahl nennt.",
    text: ({ number, value }) =>
      `Die Zahl ${number} ist der Wert von \`${value}\` und steht hier von Hand geschrieben.`,
    advice: ({ value }) => `In eine Lücke gehört sie: \`{${value}}\`.`,
  },
  "sentence-too-long": {
    title: "Langer Satz",
    why: "Sätze der Spielregel werden am Tisch gelesen. Was kurz ist, versteht man beim ersten Mal; Einzelheiten haben eigene Regeln und eigene Sätze.",
    text: ({ of, count, most }) =>
      of === "words"
        ? `Ein Satz hat hier ${count} Wörter; höchstens ${most} lassen sich gut lesen.`
        : `Hier stehen ${count} Sätze; ein \`tells\` hat höchstens ${most}.`,
    advice: ({ of }) =>
      of === "words"
        ? "Zwei kürzere Sätze sagen dasselbe."
        : "Was zu einer anderen Regel gehört, erzählt deren eigenes `tells`.",
  },
  "older-language": {
    title: "Ältere Sprache",
    why: "Regeln in Version 1 der Sprache werden noch gelesen. Neues wird in der neuen erklärt, und in der alten findet man es in keinem Verzeichnis mehr.",
    text: ({ newest }) =>
      `Diese Datei ist in einer älteren Version der Sprache geschrieben; die neueste ist ${newest}.`,
    advice: ({ newest }) =>
      `\`regel fmt --to ${newest}\` schreibt das ganze Spiel um, ohne es zu ändern.`,
  },
  "too-much-to-reckon": {
    title: "Zu viel zu rechnen",
    why: "Warnungen ergeben sich, indem Schritt für Schritt verfolgt wird, was Regeln tun. Schleifen in Schleifen über große Bereiche nehmen kein Ende, und ein Editor muss sofort antworten.",
    text: ({ most }) =>
      `Hier ist zu viel zu rechnen: Nach ${most.toLocaleString("de")} Schritten ist die Suche nach Warnungen beendet worden.`,
    advice: () => "Weniger Runden oder kleinere Bereiche lassen sich bis zum Ende verfolgen.",
  },
};

function neededForm(form: LintFacts["unfit-text"]["form"]): string {
  if (form === "noun") return "Hier wird ein Substantiv mit Artikel gebraucht";
  if (form === "open end") return "Hier wird ein Text ohne Satzzeichen am Ende gebraucht";
  return form === "sentence"
    ? "Hier wird ein Satz gebraucht, der mit Subjekt und Verb beginnt"
    : "Hier wird ein Satz gebraucht, der mit Subjekt und Verb beginnt, oder ein Substantiv";
}
