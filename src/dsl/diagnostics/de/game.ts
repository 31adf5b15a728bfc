// German wording of diagnostics about games, their versions and texts.

import type { CatalogOf } from "../catalog.ts";
import type { GameFacts } from "../facts/check.ts";

export const gameDe: CatalogOf<GameFacts> = {
  "missing-game": {
    title: "Kein Spiel",
    why: "Erst `game` sagt, was gespielt wird und für wie viele es ist. Ohne das gibt es nichts aufzubauen und niemanden zu fragen.",
    text: () => "Diese Dateien beschreiben kein Spiel.",
    advice: () => "Ein Spiel beginnt mit `game name { … players 2..4 }`.",
  },
  "second-game": {
    title: "Zwei Spiele",
    why: "Alle Dateien eines Ordners sind zusammen ein Regelwerk. Bei zwei Spielen bliebe offen, zu welchem eine Regel gehört.",
    text: ({ name }) =>
      `\`${name}\` ist ein zweites Spiel in denselben Dateien; ein Ordner enthält ein Spiel.`,
  },
  "missing-flow": {
    title: "Kein Ablauf",
    why: "Aktionen und Teile sagen nur, was möglich ist. Ohne Ablauf käme nie jemand an die Reihe, und das Spiel wäre zu Ende, sobald es beginnt.",
    text: () => "Das Spiel sagt nicht, wie es abläuft.",
    advice: () => "`flow { … }` nennt, was vom Aufbau bis zum Ende geschieht.",
  },
  "missing-ranking": {
    title: "Keine Rangfolge",
    why: "In vielen Spielen gewinnen die meisten Punkte, in manchen die wenigsten, und bei Gleichstand entscheidet dies oder das. Weil der Übersetzer das nicht wissen kann, nimmt er nie einen Sieger an.",
    text: () => "Das Spiel sagt nicht, wer gewinnt.",
    advice: () => "Mit `ranking { most score }` gewinnen die meisten Punkte.",
  },
  "unknown-version": {
    title: "Unbekannte Version",
    why: "Die Version sagt, welche Bedeutung die Wörter hatten, als die Regeln entstanden. Ein Übersetzer, der sie nicht kennt, würde stillschweigend ein anderes Spiel spielen.",
    text: ({ version, newest }) =>
      `Version ${version} der Sprache ist unbekannt; die neueste ist ${newest}.`,
  },
  "former-word": {
    title: "Früheres Wort",
    why: "Für eine Sache gibt es ein Wort. Version 2 der Sprache hat Wörter zusammengelegt, die dasselbe sagten; wer beide Schreibweisen sähe, würde nach einem Unterschied suchen.",
    text: ({ was, now }) => `In Version 2 der Sprache heißt \`${was}\` hier \`${now}\`.`,
    hint: ({ now }) => `Schreibe \`${now}\`.`,
  },
  "missing-text": {
    title: "Text fehlt",
    why: "Spiele sind in beiden Sprachen spielbar, und niemand soll mitten im Satz auf eine Lücke oder ein Wort der anderen stoßen.",
    text: ({ language, name }) =>
      `\`${name}\` hat keinen ${language === "de" ? "deutschen" : "englischen"} Text.`,
    advice: ({ language }) => `Es fehlt \`${language} "…"\`.`,
  },
  "unknown-hole": {
    title: "Unbekannte Lücke",
    why: "Lücken werden gefüllt, während gespielt wird. Eine, die nichts nennt, zeigte am Tisch ihre eigenen Klammern statt einer Zahl oder eines Namens.",
    text: ({ hole }) => `\`{${hole}}\` nennt nichts, was hier bekannt ist.`,
  },
  "unknown-article": {
    title: "Unbekannter Artikel",
    why: "Ein Artikel in einer Lücke nennt den Fall und nicht das Geschlecht; das bringt das Hauptwort mit. Im Deutschen steht er so da wie vor einem männlichen Wort, denn nur dort sehen alle vier Fälle verschieden aus.",
    text: ({ article, language }) =>
      language === "de"
        ? `\`${article}\` ist kein Artikel einer deutschen Lücke; sie hat den eines männlichen Wortes.`
        : `\`${article}\` ist kein Artikel einer englischen Lücke.`,
    advice: ({ language }) =>
      language === "de"
        ? "Es gibt `der`, `den`, `dem`, `des` und ebenso die Formen von `ein` und `kein` und die des Besitzes: `einen`, `keinem` …"
        : "Es gibt `the`, `a`, `no` und `your`; aus `a` wird von selbst „an“.",
  },
  "article-as-name": {
    title: "Name wie ein Artikel",
    why: "Vor einem weiteren Wort ist ein solcher Name von einem Artikel nicht zu unterscheiden. Die Lücke könnte zweierlei heißen, und eins davon wäre falsch.",
    text: ({ name, hole }) =>
      `In \`{${hole}}\` könnte \`${name}\` der Artikel sein oder das, was hier so heißt.`,
    advice: () => "Dem Wert einen anderen Namen geben.",
  },
  "not-a-web-address": {
    title: "Keine Webadresse",
    why: "Aus der Adresse wird ein Link neben der Regel. Wer ihn anklickt, soll auf einer Webseite landen; Adressen anderer Art könnten ein Skript ausführen.",
    text: ({ address }) => `\`${address}\` ist nicht die Adresse einer Webseite.`,
    advice: () =>
      "Mit `https://` oder `http://` beginnen und dahinter den Rechner nennen, ohne Benutzernamen.",
  },
};
