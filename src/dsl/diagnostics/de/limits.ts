// German wording of diagnostics about rules that exceed size limits.

import type { CatalogOf } from "../catalog.ts";
import type { LimitFacts } from "../facts/limit-facts.ts";

export const limitsDe: CatalogOf<LimitFacts> = {
  "too-many-kinds": {
    title: "Zu viele Sorten",
    why: "Was gezählt, gezogen oder ausgesucht wird, steht für jede Sorte von Spielmaterial bereit; Parameter vervielfachen sie.",
    text: ({ name, most }) =>
      `Mit \`${name}\` gibt es mehr als ${most} Sorten; kleinere Bereiche ergeben weniger.`,
  },
  "too-many-costs": {
    title: "Zu viele Voraussetzungen",
    why: "Voraussetzungen und Kosten, die einander enthalten, werden in jeder Aktion mit ihnen ausgeschrieben.",
    text: ({ name, most }) =>
      `Über \`${name}\` enthält eine Aktion mehr als ${most} Voraussetzungen und Kosten.`,
  },
  "too-much-to-hold": {
    title: "Zu viel zu merken",
    why: "Der ganze Stand eines Spiels wird kopiert, wenn jemand einen Zug probiert, und mit jeder Entscheidung gespeichert.",
    text: ({ name, found, all, most }) =>
      `Das Spiel merkt sich ${all} Zahlen, allein \`${name}\` ${found}; höchstens ${most} sind möglich.`,
  },
  "too-much-to-check": {
    title: "Zu viel zu prüfen",
    why: "Geprüft wird nach jedem Tastendruck, und manche Regeln sind kurz, aber ohne Ende zu verfolgen. Die Grenze liegt weit jenseits dessen, was ein Spiel braucht.",
    text: ({ unit, most }) =>
      `Hier ist zu viel zu prüfen: ${tooMuch(unit, most.toLocaleString("de"))}`,
    advice: ({ unit }) => lessOf[unit],
  },
  "too-much-work": {
    title: "Zu viel Arbeit",
    why: "Schleifen in Schleifen vervielfachen sich; alle würden auf das Ergebnis warten, und ein Bot fragt immer wieder danach.",
    text: ({ name, most }) =>
      `\`${name}\` auszurechnen kann mehr als ${most} Schritte brauchen: Hier stehen Schleifen in Schleifen.`,
  },
};

type Unit = LimitFacts["too-much-to-check"]["unit"];

function tooMuch(unit: Unit, n: string): string {
  if (unit === "steps") return `Nach ${n} Schritten ist die Prüfung beendet worden.`;
  return unit === "levels"
    ? `Was einander verwendet, führt über mehr als ${n} Ebenen.`
    : `Mehr als ${n} Namen gelten zugleich.`;
}

const lessOf: Readonly<Record<Unit, string>> = {
  steps: "Kleinere Bereiche und weniger Namen lassen sich bis zum Ende prüfen.",
  levels: "Weniger Regeln, die aufeinander aufbauen, lassen sich bis zum Ende prüfen.",
  names: "Ein Teil der Regel kann einen eigenen Namen bekommen.",
};
