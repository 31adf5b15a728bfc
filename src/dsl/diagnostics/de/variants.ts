// German wording of diagnostics about variants.

import type { CatalogOf } from "../catalog.ts";
import type { SearchedPlaces, VariantFacts } from "../facts/check.ts";
import { renderSuggestionDe } from "./phrases.ts";

const cannot: Readonly<Record<string, string>> = {
  set: "ist kein Wert, den `to` ändern könnte",
  do: "hat keine Anweisungen, die sich ersetzen ließen",
  say: "hat keinen Text",
  extend: "lässt sich damit nicht erweitern",
  remove: "kann nicht wegfallen",
};

/** A place that `regel.json` or `package.json` names. */
function placeText({ path, problem }: SearchedPlaces["named"][number]): string {
  switch (problem) {
    case "no-json":
      return ` (\`${path}\` ist kein gültiges JSON)`;
    case "not-there":
      return ` (\`${path}\` gibt es nicht)`;
    case undefined:
      return `, nicht in \`${path}\``;
    default:
      return problem satisfies never;
  }
}

export const variantsDe: CatalogOf<VariantFacts> = {
  "unknown-base": {
    title: "Variante wovon?",
    why: "Eine Variante sagt nur, was anders ist. Ohne die Regeln, von denen sie abweicht, fehlt der Rest des Spiels.",
    text: ({ name, folder, named, shipped }) =>
      `Weder ein Spiel noch eine Variante heißt \`${name}\`${folder === undefined ? "" : `: nicht in \`${folder}\`, nicht in einem Ordner darüber${named.map(placeText).join("")} und nicht unter den Spielen, die Regelwerk mitbringt (${shipped.join(", ")})`}.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "unknown-variant": {
    title: "Unbekannte Variante",
    why: "Würde eine unbekannte Variante übergangen, glaubten alle, nach ihr zu spielen, und spielten nach den ursprünglichen Regeln.",
    text: ({ name, known }) =>
      `Eine Variante \`${name}\` gibt es nicht${known.length === 0 ? "" : `; es gibt: ${known.join(", ")}`}.`,
    advice: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "variant-circle": {
    title: "Variante ihrer selbst",
    why: "Eine Variante beginnt mit den Regeln dessen, worauf sie aufbaut. Im Kreis gäbe es keine ersten Regeln, mit denen sich beginnen ließe.",
    text: ({ name }) =>
      `\`${name}\` ist eine Variante von sich selbst, unmittelbar oder über andere.`,
  },
  "unknown-target": {
    title: "Nichts zu ändern",
    why: "Spiele ändern sich, und Varianten sollen es merken. Eine Änderung an etwas, was es nicht mehr gibt, bliebe ohne Wirkung, und die Variante wäre das ursprüngliche Spiel unter anderem Namen.",
    text: ({ target }) => `Das Spiel hat kein \`${target}\`, das sich ändern ließe.`,
    hint: ({ nearest, elsewhere }) => renderSuggestionDe(nearest ?? elsewhere),
  },
  "no-such-part": {
    title: "Kein solcher Teil",
    why: "Ein Pfad führt zu genau einer Regel, damit die Änderung dort geschieht und sonst nirgends. Was etwas nicht hat, lässt sich auch nicht ändern.",
    text: ({ part, of, known }) =>
      `\`${of}\` hat kein \`${part}\`${known.length === 0 ? "" : `; vorhanden: ${known.join(", ")}`}.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
    advice: ({ nearest, elsewhere }) =>
      nearest === undefined && elsewhere !== undefined ? `Es gibt \`${elsewhere}\`.` : undefined,
  },
  "no-such-entry": {
    title: "Kein solcher Eintrag",
    why: "Eine Tabelle lässt sich nur dort ändern, wo sie etwas sagt. Nach einem anderen Eintrag würde nie gesucht.",
    text: ({ name, expected }) =>
      `Die Tabelle hat keinen Eintrag für \`${name}\`; vorhanden: ${expected}.`,
    hint: ({ nearest }) => renderSuggestionDe(nearest),
  },
  "several-choices": {
    title: "Welche Wahl?",
    why: "`choose` hinter dem Namen einer Regel meint ihre einzige Wahl. Fragt sie mehrmals, wäre offen, wo die Aktion dazukommt.",
    text: ({ of, times }) => `\`${of}\` fragt ${times}-mal.`,
    advice: () => "`change` mit der ganzen Regel sagt, wo die Aktion dazukommt.",
  },
  "not-changeable": {
    title: "So nicht zu ändern",
    why: "Jede Art der Änderung passt zu dem, was dasteht: Zahlen bekommen einen anderen Wert, was Anweisungen hat, andere Anweisungen. Nur so lassen sich Varianten Regel für Regel vergleichen und verbinden.",
    text: ({ target, how }) => `\`${target}\` ${cannot[how] ?? "lässt sich so nicht ändern"}.`,
    advice: () => "`change` mit der ganzen neuen Vereinbarung geht immer.",
  },
  "outdated-change": {
    title: "Variante passt nicht mehr",
    why: "`from` hält fest, was beim Schreiben der Variante dastand. Sagt das Spiel inzwischen etwas anderes, ist die Änderung vielleicht nicht mehr sinnvoll, und das kann nur ein Mensch beurteilen.",
    text: ({ target, was, now }) =>
      `Für \`${target}\` wird ${was} erwartet; inzwischen steht dort ${now}.`,
    hint: ({ now }) => `Wenn die Variante noch sinnvoll ist: \`from ${now}\`.`,
  },
  "variant-conflict": {
    title: "Varianten widersprechen sich",
    why: "Varianten können in beliebiger Reihenfolge zugleich gelten. Würde einfach die spätere gewinnen, ergäben dieselben zwei Varianten zwei verschiedene Spiele.",
    text: ({ target, one, other }) =>
      `\`${one}\` und \`${other}\` wollen Verschiedenes von \`${target}\`; beide zugleich geht nicht.`,
  },
};
