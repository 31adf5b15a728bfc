// German wording of diagnostics about actions, events, choices and chance.

import type { CatalogOf } from "../catalog.ts";
import type { RuleFacts } from "../facts/check.ts";

export const rulesDe: CatalogOf<RuleFacts> = {
  "missing-reason": {
    title: "Punkte wofür?",
    why: "Am Ende fragen alle, woher ihre Punkte kommen. Die Punktzahl ist die Summe einer Abrechnung, in der jede Zeile einen Grund hat; ohne Gründe ließe sich keine Partie nachrechnen.",
    text: () => "In der Abrechnung muss stehen, wofür es diese Punkte gibt.",
    advice: () => "`reason name { de … en … }` vereinbaren und `score … as name` schreiben.",
  },
  "unbounded-pick": {
    title: "Endlose Auswahl",
    why: "Wer entscheidet, bekommt alle Möglichkeiten gezeigt, und Bots probieren sie durch. Eine Liste ohne Ende lässt sich weder zeigen noch probieren.",
    text: () => "Auswählen lässt sich nur aus einem Bereich mit bekannten Grenzen wie `1..6`.",
  },
  "not-a-domain": {
    title: "Nichts zum Durchgehen",
    why: "Um etwas durchzugehen, muss klar sein, was darin ist und was als Nächstes kommt. Ein einzelner Wert hat kein Nächstes.",
    text: ({ name }) =>
      `\`${name}\` besteht nicht aus Dingen, die sich der Reihe nach durchgehen lassen.`,
  },
  "no-order": {
    title: "Kein Erstes",
    why: "`until` hört vor dem Ersten auf, für das etwas gilt, und `first` findet es. Was das Erste ist, steht nur fest, wo eines nach dem anderen kommt: auf einer Linie, in einer Reihe, in einem Bereich von Zahlen.",
    text: ({ name }) =>
      `In \`${name}\` liegt nichts vor etwas anderem, sodass es dort kein Erstes gibt.`,
  },
  "no-opponent": {
    title: "Kein Gegner",
    why: "Nur wo zwei spielen, ist klar, wer der Gegner ist. Sind es mehr, ein Einzelner oder spielen Regeln einen Platz, muss die Regel sagen, wen sie meint.",
    text: ({ from, to, rivals }) =>
      `\`opponent\` ist der andere von genau zwei Spielern; ${rivals > 0 ? "hier spielen auch die Regeln einen Platz" : `hier spielen ${from === to ? from : `${from} bis ${to}`}`}.`,
    advice: () => "`next player after you` ist der Nächste in der Runde.",
  },
  "no-direction": {
    title: "Keine solche Richtung",
    why: "Quadrate haben Nachbarn in acht Richtungen, Sechsecke in sechs: Über und unter einem Sechseck liegt eine Ecke und kein Feld.",
    text: ({ shape, name }) =>
      `Auf \`${shape}\` geht es von keinem Feld nach \`${name}\`; Sechsecke liegen neben- und schräg übereinander.`,
  },
  "exception-conflict": {
    title: "Widersprüchliche Ausnahmen",
    why: "Wer beide vor sich hat, findet zwei Antworten und nichts, was zwischen ihnen entscheidet. Am Tisch gäbe das Streit; darum entscheiden es vorher die Regeln.",
    text: ({ value }) =>
      `Zwei Ausnahmen setzen \`${value}\` verschieden und können zugleich gelten.`,
    advice: () => "`plus` zählt beide zusammen; sonst unterscheidet sie ein Parameter des Werts.",
  },
  "too-many-options": {
    title: "Zu viele Möglichkeiten",
    why: "Jede Möglichkeit hat ihre eigene Nummer, unter der sie aufgezeichnet und nachgespielt wird. Jenseits einer Million könnte sie niemand mehr überblicken, und Bots würden nicht fertig.",
    text: ({ name, most }) =>
      `\`${name}\` ist auf zu viele Arten möglich; höchstens ${most.toLocaleString("de")} lassen sich unterscheiden.`,
  },
  "slow-loop": {
    title: "Entscheidung in einer Schleife",
    why: "Während jemand überlegt, lässt sich das Spiel speichern, kopieren und zurücknehmen; die Stelle in der Schleife gehört also zu seinem Stand. Was in einer Zone liegt, kann sich inzwischen ändern, und damit auch, was als Nächstes kommt.",
    text: () =>
      "In einer Schleife über so etwas kann niemand gefragt werden; möglich sind Bereiche, Aufzählungen, Mengen und die Spieler.",
  },
  "never-repeats": {
    title: "Eine Schleife ohne Runde",
    why: "`repeat until` prüft vor jeder Runde; eine Schleife, die endet, sobald `yes` gilt, ist also vor der ersten zu Ende. Was in ihr steht, sieht aus wie eine Regel und ist keine.",
    text: () => "`yes` gilt von Anfang an, also kommt es zu keiner Runde dieser Schleife.",
    advice: () =>
      "Hinter `until` gehört, wann die Schleife endet; mit `until no` läuft sie bis zum Spielende.",
  },
  "at-once-shared": {
    title: "Gehört allen",
    why: "Griffen zwei zugleich in denselben Vorrat, käme es darauf an, wer schneller ist. Was alle zugleich entscheiden, muss gleich ausgehen, in welcher Folge die Antworten auch eintreffen.",
    text: ({ name }) => `Hier entscheiden alle zugleich; \`${name}\` gehört allen.`,
    advice: () => "Das lässt sich nach dem Block regeln.",
  },
  "at-once-others": {
    title: "Nicht das eigene",
    why: "Wer ändert, was jemand anderem gehört, ändert es, während der noch entscheidet. Dann wäre auf die eigenen Sachen kein Verlass mehr.",
    text: ({ name }) =>
      `Hier entscheiden alle zugleich; \`${name}\` kann hier jemand anderem gehören.`,
    advice: () => "Hier nur ändern, was mit `your` gesagt ist, und den Rest nach dem Block.",
  },
  "at-once-reads": {
    title: "Hängt von anderen ab",
    why: "Wer schneller ist, sähe den alten Stand der anderen, wer wartet, den neuen. So würde sich Warten lohnen, obwohl alle entscheiden sollen, ohne etwas zu wissen.",
    text: ({ name }) =>
      `Hier entscheiden alle zugleich; die anderen ändern indessen ihr \`${name}\`.`,
    advice: () => "Danach lässt sich vor dem Block oder nach ihm fragen.",
  },
  "at-once-chance": {
    title: "Zufall unter Entscheidungen",
    why: "Der Zufall ist eine einzige Folge von Ergebnissen für das ganze Spiel, damit es sich nachspielen lässt. Wer welches bekommt, hinge davon ab, wer zuerst gefragt wird.",
    text: () =>
      "Hier entscheiden alle zugleich; was der Zufall bringt, hinge von der Reihenfolge ab.",
    advice: () => "Gewürfelt und gezogen wird vor dem Block oder nach ihm.",
  },
  "at-once-players": {
    title: "Alle in allen",
    why: "Während jeder für sich entscheidet, würden Regeln über jeden Spieler von jedem ausgeführt, also mehrfach.",
    text: () => "Hier entscheiden alle zugleich, und zwar nur über das Eigene.",
    advice: () => "Was jeden Spieler betrifft, steht vor dem Block oder nach ihm.",
  },
  "at-once-end": {
    title: "Ende unter Entscheidungen",
    why: "Könnte hier einer das Spiel beenden, zählten die Entscheidungen der anderen oder zählten nicht, je nachdem, wer schneller war.",
    text: () => "Hier entscheiden alle zugleich; vorher kann das Spiel nicht enden.",
    advice: () => "`end game` steht nach dem Block.",
  },
  "uncounted-worth": {
    title: "Nie gezählt",
    why: "Punkte für etwas, solange es irgendwo liegt, müssen irgendwann gezählt werden. Sonst bleiben sie auf dem Teil stehen und kommen nie in die Abrechnung.",
    text: () => "Nirgends steht, wann diese Punkte gezählt werden.",
    advice: () => "Einmal im Spiel `worth when ereignis` oder `worth always` schreiben.",
  },
  "worth-of-score": {
    title: "Punkte auf Punkte",
    why: "Was immer zählt, wird gebucht, sobald sich etwas ändert. Hinge es vom Punktestand ab, so änderte jede Buchung, was zu buchen ist, und das nähme kein Ende.",
    text: () => "Diese Punkte hängen vom Punktestand ab, den sie selbst ändern.",
    advice: () =>
      "Mit `worth when ereignis` einmal zählen, oder von dem abhängig machen, was auf dem Tisch liegt.",
  },
  "rival-asked": {
    title: "Ein Rivale wird nie gefragt",
    why: "Auf dem Platz eines Rivalen sitzt niemand. Hätte er eine Wahl, müsste jemand gegen sich selbst entscheiden, oder das Spiel wartete für immer.",
    text: () => "Diese Regeln können für einen Rivalen ausgeführt werden, und der wählt nichts.",
  },
  "after-open": {
    title: "Danach steht noch nicht fest",
    why: "`after` sieht nach, wie es nach einer Handlung stünde, ohne dass sie geschieht. Das steht nur fest, wenn auf dem Weg niemand etwas wählt, kein Würfel fällt und das Spiel weitergeht.",
    text: ({ name, why }) =>
      `Wie es nach \`${name}\` steht, ist vorher nicht bekannt: ${reasonOpen(why)}`,
  },
  "after-nested": {
    title: "Ein Danach im Danach",
    why: "Für `after` wird die Stellung beiseitegelegt und wiederhergestellt, immer nur eine. Wer zwei Schritte vorausdenken will, schreibt beide in eine Handlung.",
    text: ({ name }) =>
      `Auf dem Weg nach \`${name}\` fragen die Regeln noch einmal nach einem \`after\`.`,
  },
  "history-hidden": {
    title: "Verdecktes in einer Vergangenheit",
    why: "Ob die Stellung schon einmal da war, darf jeder am Tisch wissen. Ginge Verdecktes ein, verriete die Antwort etwas davon.",
    text: ({ name }) => `\`${name}\` ist verdeckt und kann nicht mit anderen verglichen werden.`,
  },
  "history-position": {
    title: "Nur die Stellung",
    why: "Eine Vergangenheit hält fest, wie alles zusammen stand, nicht die einzelnen Dinge. Fragen lässt sich darum nur, ob oder wie oft die jetzige Stellung darin vorkommt.",
    text: ({ name, history }) =>
      `In \`${history}\` stehen Stellungen: Frag nach \`position\` statt nach \`${name}\`.`,
  },
  "order-limit": {
    title: "Zu viel für eine Reihenfolge",
    why: "Was noch zu ordnen ist, merkt sich eine Zahl, ein Bit für jedes Ding. Und öfter als dreißigmal hintereinander möchte niemand gefragt werden.",
    text: ({ most }) =>
      `\`in any order\` ordnet höchstens ${most} Dinge; hier können es mehr sein.`,
  },
  "order-name": {
    title: "Name vergeben",
    why: "Aufzeichnungen und Beispiele nennen Möglichkeiten beim Namen. Bei zweien mit gleichem Namen ließe sich eine Partie auf zwei Arten lesen.",
    text: ({ name }) =>
      `\`${name}\` heißt in Zügen schon die Wahl, die \`in any order\` stellt; die Aktion braucht einen anderen Namen.`,
  },
  "order-places": {
    title: "Von wo?",
    why: "Wer die Reihenfolge wählt, wählt ein Teil. Antwortet es zweimal, für jeden Ort einmal, sagt die Möglichkeit nicht, welche Antwort zuerst kommt.",
    text: ({ name, event, one, other }) =>
      `\`${name}\` sagt zu \`${event}\` etwas in \`${one}\` und in \`${other}\`; bei \`in any order\` ließe sich beides nicht unterscheiden.`,
  },
};

function reasonOpen(why: RuleFacts["after-open"]["why"]): string {
  if (why === "choice") return "Es wählt dabei jemand.";
  if (why === "note") return "Die Stellung wird dabei gemerkt.";
  return why === "chance" ? "Es entscheidet dabei der Zufall." : "Das Spiel kann dabei enden.";
}
