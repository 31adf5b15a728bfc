import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("a long text that is the same in both languages; names and short ones are fine", () => {
  lintRules(`
reason depth { de "points for the deepest dive" en "points for the deepest dive" }
                                                // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ same-text: This text is the same in both languages.
               // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ also-here: and here
reason taxi { de "Taxi 12" en "Taxi 12" }
flow { each player { score 1 as depth score 1 as taxi } }
`);
});

test("a hole in one language, and a plural in one", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral" }
                                                      // ^^^^^^^ plural-missing: The English noun has one form only, the other language has two: \`pearl, pearls\`.
player counter sand { de "der Sand" en "sand" }
enum Hue { red de "rote Koralle" en "red coral, red corals" }
               // ^^^^^^^^^^^^^^ plural-missing: The German noun has one form only, the other language has two: \`die Perle, die Perlen\`.
action trade {
  de "tauschen" en "trade"
  says de "tauschen" en "trade {kind}"
       // ^^^^^^^^^^ hole-missing: The German text does not name \`{kind}\`.
  pick kind from Hue
  needs enough: your coral is 3
    else de "Es reichen {your coral} nicht: {kind}." en "That is not enough: {kind}."
                                                     // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hole-missing: The English text does not name \`{your coral}\`.
  pay 3 coral
}
flow { each player { gain seat coral gain 1 sand choose trade } }
ranking { most your sand }
`);
});

test("a yes or no is told by a sentence or a noun, all else by a noun", () => {
  lintRules(`
player mark moved: yes/no { de "wiederholt" en "the turn is over" }
                            // ^^^^^^^^^^^^ unfit-text: What is needed here is a sentence that begins with its subject and verb, or a noun, such as \`es ist wiederholt\`.
value deep: yes/no = your pearl > 2 { de "überall tauchen" en "you dive anywhere" }
                                      // ^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a sentence that begins with its subject and verb, or a noun, such as \`du darfst überall tauchen\`.
                                                           // ^^^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a sentence that begins with its subject and verb, or a noun, such as \`you can dive anywhere\`.
value wealth(p: player) = pearl of p { de "perlen von {p}" en "you have pearls of {p}" }
                                       // ^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a noun with its article, such as \`die Perlen von {p}\`.
                                                           // ^^^^^^^^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a noun with its article, such as \`the pearls of {p}\`.
value toll = 2 { de "du zahlst Perlen" en "the toll." }
                 // ^^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a noun with its article, such as \`die Perlen\`.
                                       // ^^^^^^^^^^^ unfit-text: What is needed here is a text without punctuation at its end, such as \`the toll\`.
value far: yes/no = no { de "weit" en "far" says de "überall tauchen" en "diving anywhere" }
                                                 // ^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a sentence that begins with its subject and verb, such as \`du darfst überall tauchen\`.
                                                                      // ^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a sentence that begins with its subject and verb, such as \`it is diving anywhere\`.
value fare = 1 { de "der Preis" en "the fare" says de "ein Tauchgang kostet {fare}." en "a dive costs {fare}" }
                                                   // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unfit-text: What is needed here is a text without punctuation at its end, such as \`ein Tauchgang kostet {fare}\`.
player counter pearl { de "die Perle, die Perlen" en "pearl, pearls" }
flow { each player {
  if not your moved and deep and not far and wealth(you) > toll + fare { set your moved to yes gain 1 pearl }
} }
`);
});

test("texts of all forms that fit are fine", () => {
  lintRules(`
enum Hue { red de "rot" en "red" blue de "blau" en "blue" }
player mark moved: yes/no { de "Zugende" en "end of the turn" }
player mark seen[Hue]: yes/no { de "das Riff ist gesehen" en "the reef is seen" }
value ready(hue: Hue): yes/no = hue is red { de "{hue} ist bereit" en "{hue} is ready" }
table depth(Hue) = 1, 2 { de "die Tiefe bei {hue}" en "the depth in {hue}" }
value sum = depth(red) + depth(blue) { de "Tiefe im Ganzen" en "depth of all" }
value far: yes/no = no { de "weit" en "far" says de "du darfst weit tauchen" en "you may dive far" }
value fare = 1 { de "der Preis" en "the fare" says de "dir bleibt {fare}" en "{fare} remains with you" }
flow { each player {
  if not your moved and ready(red) and not far and sum > fare and not your seen[red]
  { set your moved to yes set your seen[red] to yes }
} }
`);
});

test("words of a rule name its parameters; those of yes or no may do so in their sentence", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
value toll(depth: 1..6) = depth * 2 { de "der Zoll" en "the toll" }
                                      // ^^^^^^^^^^ parameter-not-told: The words do not name \`depth\`, on which the rule depends.
        // ^^^^^ also-here: and here
value fee(depth: 1..6) = depth * 2 { de "der Preis von {depth}" en "the price of {depth}" }
value rich(p: player): yes/no = coral of p > 2 {
  de "Reichtum" en "wealth"
  says de "{p} ist reich" en "{p} is rich"
}
value poor(p: player): yes/no = coral of p < 1
to dive(depth: 1..6) { de "tauchen" en "dive" gain toll(depth) coral gain fee(depth) coral }
                       // ^^^^^^^^^ parameter-not-told: The words do not name \`depth\`, on which the rule depends.
     // ^^^^^ also-here: and here
flow { each player { if rich(you) or poor(you) { do dive(2) } } }
ranking { most your coral }
`);
});

test("a reason names what does not fit, or how much is missing", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
enum Hue { red de "die rote Muschel, rote Muscheln" en "red shell, red shells" blue de "die blaue Muschel, blaue Muscheln" en "blue shell, blue shells" }
action trade {
  de "tauschen" en "trade"
  pick hue from Hue
  needs fits: hue is red else de "Die passt nicht." en "That does not fit."
// (column 3, width 73) refusal-thin: The text does not name what was chosen and does not fit.
  needs many: your coral >= 3 else de "Du hast zu wenig Korallen." en "You have too few corals."
// (column 3, width 94) refusal-thin: The text does not say how much it takes and how much there is.
  pay 3 coral
}
flow { each player { gain seat coral choose trade } }
`);
});

test("reasons that name it, and those of what is not chosen, are fine", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
player mark tired: yes/no { de "du bist müde" en "you are tired" }
enum Hue { red de "die rote Muschel, rote Muscheln" en "red shell, red shells" blue de "die blaue Muschel, blaue Muscheln" en "blue shell, blue shells" }
action trade {
  de "tauschen" en "trade"
  pick hue from Hue
  needs awake: not your tired else de "Du bist zu müde." en "You are too tired."
  needs fits: hue is red else de "{der hue} passt nicht." en "{the hue} does not fit."
  needs many: your coral >= 3 else de "Nötig sind 3 Korallen; {short}." en "It takes 3 corals; {short}."
  needs one: your coral > 0 else de "Du hast keine Koralle." en "You have no coral."
  pay 3 coral
  set your tired to yes
}
flow { each player { gain seat coral choose trade } }
`);
});
