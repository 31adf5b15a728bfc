// Descriptions of all other keywords: of texts, conditions, examples, operators and values.

import { type Construct, construct } from "./construct.ts";

export const otherKeywords: Readonly<Record<string, Construct>> = {
  de: construct("text", "Der deutsche Text.", "The German text."),
  en: construct("text", "Der englische Text.", "The English text."),
  of: construct(
    "coral of dealer",
    "Wem etwas gehört, oder wovon etwas ist.",
    "Whose something is, or what it is of.",
  ),
  in: construct(
    "binder",
    "Woraus etwas kommt, oder worin es liegt.",
    "What something comes from, or where it lies.",
  ),
  from: construct(
    "draw",
    "Woher etwas kommt; in einer Variante: was der Wert bisher ist.",
    "Where something comes from; in a variant: what the value has been.",
  ),
  where: construct("binder", "Nur die, für die das gilt.", "Only those for which this holds."),
  has: construct(
    "quantified",
    "Was für alle gelten muss; in einem Beispiel: was jetzt gilt.",
    "What must hold for all of them; in an example: what holds now.",
  ),
  some: construct(
    "some s in spaces of reef where s is empty",
    "Ob es so etwas gibt.",
    "Whether there is such a thing.",
  ),
  every: construct("quantified", "Ob es für alle gilt.", "Whether it holds for all of them."),
  at: construct("factItem", "Auf welchem Feld etwas liegt.", "On which space something lies."),
  on: construct(
    "move you on currents by 1",
    "Auf welcher Leiste, oder auf den Feldern welcher Form.",
    "On which track, or on the spaces of which shape.",
  ),
  players: construct(
    "gameItem",
    "Wie viele mitspielen; in einem Beispiel: wie sie heißen.",
    "How many play; in an example: what they are called.",
  ),
  points: construct(
    'points de "die Perle, die Perlen" en "pearl, pearls"',
    "Wie die Punkte heißen.",
    "What points are called.",
  ),
  credit: construct('credit de "…" en "…"', "Von wem das Spiel ist.", "Who made the game."),
  starts: construct("counterItem", "Womit es anfängt.", "What it starts with."),
  max: construct(
    "max 6",
    "Höchstens so viel; mit Klammern: das Größte von mehreren.",
    "That much at most; with brackets: the largest of several.",
  ),
  beyond: construct(
    "beyond { score 1 as growth }",
    "Was geschieht, solange es mehr als das Höchste ist.",
    "What happens as long as there is more than the maximum.",
  ),
  copies: construct(
    "copies",
    "Wie viele davon wo liegen, bevor das Spiel beginnt.",
    "How many of them lie where before the game begins.",
  ),
  plus: construct("toll plus 1", "Eine Ausnahme: so viel mehr.", "An exception: that much more."),
  says: construct(
    'says de "{space} bauen" en "build {space}"',
    "Wie die Möglichkeit heißt, wenn man sie wählt.",
    "What the option is called when it is chosen.",
  ),
  keep: construct(
    "keep",
    "Die Sätze zu diesen Regeln gelten auch in der Variante, die sie ändert.",
    "The sentences about these rules hold in the variant as well, which changes them.",
  ),
  hexes: construct(
    "shape",
    "Reihen von Sechsecken, so lang wie die Zahlen sagen.",
    "Rows of hexes, as long as the numbers say.",
  ),
  squares: construct(
    "shape Reef squares 3 by 4",
    "Spalten und Zeilen von Quadraten.",
    "Columns and rows of squares.",
  ),
  below: construct(
    "shape Field squares 8 by 8 from below",
    "Spalten heißen mit Buchstaben, Reihen mit Zahlen von unten: a1 liegt unten links.",
    "Columns have letters, rows have numbers from below: a1 is at the bottom left.",
  ),
  regions: construct(
    "regions by hue",
    "Nach welcher Eigenschaft Felder, die sich berühren, ein Gebiet sind.",
    "By which field touching spaces are one region.",
  ),
  by: construct(
    "player zone reef of Fish on Reef by plan",
    "Wonach sich etwas richtet.",
    "What something goes by.",
  ),
  places: construct(
    "zone shelf of Fish, 4 places",
    "Nummerierte Plätze, auf denen je ein Ding liegt.",
    "Numbered places that hold one thing each.",
  ),
  row: construct(
    "zoneTrait",
    "Eine geordnete Reihe von höchstens so vielen Dingen; bei einem Feld die Nummer seiner Reihe.",
    "An ordered row of at most that many things; of a space, the number of its row.",
  ),
  hidden: construct(
    "zone",
    "Niemand sieht es außer denen, denen es gehört.",
    "Nobody sees it but those whose it is.",
  ),
  most: construct(
    "rankingLine",
    "Wer am meisten davon hat, ist vorn.",
    "Whoever has most of it is ahead.",
  ),
  fewest: construct(
    "fewest coral",
    "Wer am wenigsten davon hat, ist vorn.",
    "Whoever has fewest of it is ahead.",
  ),
  number: construct(
    "numberOf",
    "Wie viele es davon gibt; als Typ eine beliebige Zahl.",
    "How many of them there are; as a type, a number of any size.",
  ),
  different: construct(
    "number of different Fish.fins in your reef",
    "Wie viele verschiedene Werte vorkommen.",
    "How many different values occur.",
  ),
  sum: construct("sumOf", "Die Summe über alle.", "The sum over all of them."),
  empty: construct(
    "space is empty",
    "Nichts liegt dort, oder nichts ist davon da.",
    "Nothing lies there, or there is none of it.",
  ),
  filled: construct("space is filled", "Etwas liegt dort.", "Something lies there."),
  full: construct(
    "your hand is full",
    "Mehr findet dort keinen Platz.",
    "There is no room for more.",
  ),
  rounded: construct(
    "arithmetic",
    "Wohin eine Division gerundet wird; das ist immer zu sagen.",
    "Which way a division is rounded; this must always be said.",
  ),
  up: construct("coral / 2 rounded up", "Aufgerundet.", "Rounded up."),
  down: construct("arithmetic", "Abgerundet.", "Rounded down."),
  proves: construct(
    "example",
    "Welche Regeln das Beispiel zeigt.",
    "Which rules the example shows.",
  ),
  given: construct(
    "given { players Anna, Benno Anna { coral 2 } }",
    "Die Stellung, mit der das Beispiel beginnt.",
    "The position with which the example begins.",
  ),
  chance: construct(
    "chance",
    "Was Würfel und Ziehen als Nächstes ergeben.",
    "What dice and drawing give next.",
  ),
  declines: construct("when Anna declines", "Verzichtet.", "Declines."),
  scores: construct(
    "outcome",
    "Wie viele Punkte es seit dem letzten Zug gab.",
    "How many points there were since the last move.",
  ),
  can: construct("then Anna can build(space: b2)", "Der Zug ist möglich.", "The move is possible."),
  cannot: construct(
    "then Anna cannot build(space: b2) because room",
    "Der Zug ist nicht möglich, oder es ist nicht zu sehen.",
    "The move is not possible, or it cannot be seen.",
  ),
  because: construct(
    "then Anna cannot build(space: b2) because room",
    "Welche Bedingung im Weg steht.",
    "Which requirement is in the way.",
  ),
  chooses: construct(
    "then Anna chooses build, dive",
    "Genau diese Aktionen stehen offen.",
    "Exactly these actions are open.",
  ),
  sees: construct("then Anna sees your hand", "Wer es sehen kann.", "Who can see it."),
  wins: construct(
    "then Anna wins",
    "Das Spiel ist aus, und nur sie oder er hat gewonnen.",
    "The game is over, and nobody else has won.",
  ),
  win: construct(
    "then Anna, Benno win",
    "Das Spiel ist aus, und diese haben gemeinsam gewonnen.",
    "The game is over, and these have won together.",
  ),
  rated: construct(
    "then Anna is rated brave",
    "Wie das Endergebnis heißt.",
    "What the final score is called.",
  ),
  next: construct("beside", "Wer danach am Tisch sitzt.", "Who sits next at the table."),
  after: construct(
    "needs safe: not caught after swim(cove)",
    "Was wäre, wenn eine Handlung ausgeführt wäre; hinter wem; bei Beispielen: wo es weitergeht.",
    "What would be if a procedure had been carried out; behind whom; of examples: where it goes on.",
  ),
  always: construct(
    "worth always",
    "Punkte für Liegendes zählen jederzeit.",
    "Points for what lies there count at any time.",
  ),
  or: construct(
    "yes or no",
    "Das eine oder das andere, oder beides; bei Typen: `or none`.",
    "One or the other, or both; of types: `or none`.",
  ),
  and: construct("your coral > 2 and space is empty", "Beides.", "Both."),
  not: construct("not yes", "Das Gegenteil.", "The opposite."),
  is: construct(
    "tide is ebb",
    "Ob beides gleich ist; sonst: welcher Wert gilt.",
    "Whether both are the same; elsewhere: which value holds.",
  ),
  mod: construct("coral mod 2", "Der Rest beim Teilen.", "What remains when divided."),
  you: construct(
    "gain 1 coral",
    "Wer gerade dran ist oder wen die Regel betrifft.",
    "Who takes a turn, or whom the rule is about.",
  ),
  your: construct("your coral", "Was dir gehört.", "What is yours."),
  yes: construct("yes", "Ja: es gilt.", "Yes: it holds."),
  no: construct("no", "Nein: es gilt nicht.", "No: it does not hold."),
  none: construct(
    "tide or none",
    "Kein Wert; nur bei Typen mit `or none`.",
    "No value; only of types with `or none`.",
  ),
};
