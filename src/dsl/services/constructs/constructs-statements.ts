// Descriptions of the keywords of statements.

import { type Construct, construct } from "./construct.ts";

export const statementConstructs: Readonly<Record<string, Construct>> = {
  score: construct(
    "score",
    "Gibt dir Punkte, mit dem Grund, der in der Wertung steht.",
    "Gives you points, with the reason that the score ledger says.",
  ),
  set: construct(
    "setTo",
    "Gibt einem Merker oder Zähler einen neuen Wert.",
    "Gives a mark or counter a new value.",
  ),
  draw: construct(
    "draw",
    "Zieht zufällig; was nicht da ist, wird nicht gezogen.",
    "Draws at random; what is not there is not drawn.",
  ),
  roll: construct(
    "roll",
    "Würfelt: so viele weitere Würfel, oder die vorhandenen noch einmal.",
    "Rolls dice: that many more, or those that are there anew.",
  ),
  sort: construct(
    "sort",
    "Ordnet eine Reihe vom Kleinsten zum Größten.",
    "Sorts a row from low to high.",
  ),
  gain: construct("gain", "Du bekommst so viel davon.", "You get that much of it."),
  pay: construct("pay", "Du gibst so viel davon ab.", "You give that much of it away."),
  let: construct(
    "letBe",
    "Gibt einem Wert, einem Wurf oder etwas Gezogenem einen Namen.",
    "Gives a name to a value, a roll or something drawn.",
  ),
  add: construct(
    "add",
    "Legt etwas an einen Ort; in einer Variante: eine neue Regel.",
    "Puts something into a place; in a variant: a new rule.",
  ),
  remove: construct(
    "remove",
    "Nimmt etwas aus dem Spiel; in einer Variante: streicht, was der Pfad nennt.",
    "Takes something out of the game; in a variant: takes away what the path names.",
  ),
  move: construct(
    "move",
    "Bringt etwas von einem Ort an einen anderen; mit `on` und `by`: rückt jemanden auf einer Leiste vor.",
    "Brings something from one place to another; with `on` and `by`: moves somebody forward on a track.",
  ),
  if: construct(
    "ifElse",
    "Tut etwas nur unter einer Bedingung, oder wählt zwischen zwei Werten.",
    "Does something on a condition only, or chooses between two values.",
  ),
  then: construct(
    "outcome",
    "Was jetzt gelten muss; in einer Rechnung: der Wert, wenn die Bedingung gilt.",
    "What must hold now; in a computation: the value if the condition holds.",
  ),
  else: construct(
    "ifElse",
    "Was sonst gilt; hinter `needs`: was gesagt wird, wenn es nicht geht.",
    "What holds otherwise; behind `needs`: what is said if it cannot be done.",
  ),
  for: construct(
    "forEach",
    "Geht etwas durch; ohne `each`: tut etwas für jemand anderen, der darin `you` ist.",
    "Goes through something; without `each`: does something for somebody else, who is `you` inside.",
  ),
  each: construct(
    "eachPlayer",
    "Alle nacheinander, oder alles der Reihe nach.",
    "All players in turn, or all things one by one.",
  ),
  repeat: construct(
    "repeat",
    "Wiederholt etwas, so oft oder bis eine Bedingung gilt.",
    "Repeats something, that often or until a condition holds.",
  ),
  until: construct(
    "repeat until coral is 0 { pay 1 coral }",
    "Wiederholt, bis die Bedingung gilt.",
    "Repeats until the condition holds.",
  ),
  do: construct(
    "perform",
    "Führt Anweisungen aus, die einen Namen haben.",
    "Carries out statements that have a name.",
  ),
  may: construct("may choose build", "Man darf auch verzichten.", "Players may decline as well."),
  choose: construct(
    "choose",
    "Lässt dich eine von mehreren Aktionen wählen; gibt es keine, fällt die Wahl weg, und was hinter `else` steht, geschieht.",
    "Lets you choose one of several actions; if there is none, the choice lapses, and what stands after `else` happens.",
  ),
  announce: construct("announce", "Lässt ein Ereignis eintreten.", "Lets an event happen."),
  end: construct("endGame", "Beendet das Spiel.", "Ends the game."),
  pick: construct(
    "pick",
    "Was man für die Aktion wählt, und woraus.",
    "What is picked for the action, and from what.",
  ),
  needs: construct(
    "needs",
    "Was für die Aktion nötig ist, und was gesagt wird, wenn es fehlt.",
    "What the action needs, and what is said if that is missing.",
  ),
  costs: construct(
    "costs",
    "Was die Aktion kostet; `choose free` lässt es weg.",
    "What the action costs; `choose free` leaves it out.",
  ),
  times: construct("repeat", "So oft wird es wiederholt.", "It is repeated that often."),
  order: construct(
    "inAnyOrder",
    "In welcher Reihenfolge es geschieht.",
    "In which order it happens.",
  ),
  once: construct(
    "each player at once { choose build }",
    "Alle entscheiden gleichzeitig.",
    "All decide at the same time.",
  ),
  any: construct(
    "inAnyOrder",
    "Wer es ausführt, wählt die Reihenfolge.",
    "Whoever carries it out picks the order.",
  ),
  free: construct(
    "choose free build",
    "Ohne die Kosten der Aktion.",
    "Without the costs of the action.",
  ),
  first: construct(
    "move first from shelf to pool",
    "Das Erste einer Reihe oder eines Ortes.",
    "The first of a row or place.",
  ),
  last: construct("move last from shelf to pool", "Das Letzte einer Reihe.", "The last of a row."),
  all: construct(
    "move all from your hand to pool",
    "Alles, was dort liegt, oder alles davon.",
    "All that lies there, or all of it.",
  ),
  as: construct("score", "Der Grund, aus dem es Punkte gibt.", "The reason for the points."),
};
