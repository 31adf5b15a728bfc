// German texts of the scoring helper.

export const scoreDe = {
  title: "Wertungshilfe",
  description: (game: string) =>
    `${game}: am Tisch die Endstellung antippen und ablesen, wer wie viele Punkte hat, nach welcher Regel, und wer gewinnt. Auch ohne Netz.`,
  lead: "Das Spiel ist aus und liegt noch auf dem Tisch? Trag ein, was vor euch liegt: Die Seite wertet nach denselben Regeln, nach denen hier gespielt wird.",
  known:
    "Was ihr während des Spiels schon gewertet habt, trägst du für jeden als eine Zahl ein: den Stand der Punkteleiste oder, ohne Leiste, die Summe. Alles, was erst am Ende zählt, rechnet die Seite dazu.",
  noScript: "Zum Rechnen braucht diese Seite JavaScript.",
  whose: "Wessen Sachen trägst du ein?",
  tapHint: "Tippe auf ein Feld und wähle, was dort liegt.",
  whatLies: (space: string) => `Was liegt auf ${space}?`,
  takeAway: "Feld leeren",
  /** Points scored before the final scoring. */
  before: "Schon gewertet",
  beforeHint: "Alle Punkte vor der Schlusswertung, und zwar für:",
  less: "Weniger",
  more: "Mehr",
  orderHint: "Wer am weitesten vorn steht, kommt zuerst.",
  tieHint: "Stehen mehrere auf demselben Feld? Wer dort oben liegt, kommt zuerst.",
  ahead: (name: string) => `${name} einen Platz nach vorn`,
  entered: (what: string, name: string, points: number) =>
    `${what}. ${name}: ${points} ${points === 1 ? "Punkt" : "Punkte"}.`,
  result: "Endstand",
  /** Placeholder while there is no result. */
  empty:
    "Noch ist nichts eingetragen. Trag ein, was vor euch liegt; dann steht hier, wer gewinnt und warum.",
  nothingLeft:
    "Am Ende kommt nichts hinzu: Was bisher eingetragen ist, bringt dann keine Punkte mehr.",
  why: "Warum?",
  and: "und",
  isAhead: (name: string) => `${name} liegt vorn.`,
  areLevel: (names: string) => `${names} liegen gleichauf.`,
  rankingRule: "Die Regeln dazu",
  copyLink: "Link zu diesem Endstand kopieren",
  copied: "Der Link liegt in der Zwischenablage.",
  clear: "Alles leeren",
  restore: "Doch nicht leeren",
};
