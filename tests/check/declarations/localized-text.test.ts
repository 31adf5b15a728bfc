import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a text is in both languages", () => {
  checkRules(`
reason growth { en "growth" }
             // ^^^^^^^^^^^ missing-text: \`growth\` has no German text.
reason decay { de "Zerfall" }
            // ^^^^^^^^^^^^ missing-text: \`decay\` has no English text.
`);
});

test("a thing without any text lacks two", () => {
  checkRules(`
action dive { }
    // ^^^^ missing-text: \`dive\` has no German text.
    // ^^^^ missing-text: \`dive\` has no English text.
`);
});

test("a hole in a reason names what is known there", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres} Meter sind zu tief." en "{feet} feet are too deep."
                                             // ^^^^ unknown-name: Nothing here is called \`feet\`.
}
`);
});

test("a hole is a name, with fields at most", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres + 1} Meter sind zu tief." en "Too deep."
          // ^^^^^^^^^^^^ unknown-hole: \`{metres + 1}\` names nothing that is known here.
}
`);
});

test("an article of a hole is that of a masculine noun", () => {
  checkRules(`
enum Find { shell de "die Muschel" en "shell" stone de "der Stein" en "stone" }
action lift {
  de "heben" en "lift"
  says de "{die find} heben" en "lift {an find}"
         // ^^^ unknown-article: \`die\` is no article of a German hole, which has that of a masculine noun.
                                    // ^^ unknown-article: \`an\` is no article of an English hole.
  pick find from Find
  needs light: find is shell
    else de "{der find} ist zu schwer, {eine find:many} auch." en "{the find} is too heavy."
                                     // ^^^^ unknown-article: \`eine\` is no article of a German hole, which has that of a masculine noun.
}
value rest(space: 1..3) = space {
  de "der Rest für {das space}" en "the rest for {the space}"
                 // ^^^ unknown-article: \`das\` is no article of a German hole, which has that of a masculine noun.
}
`);
});

test("an article in front of a counter is no name", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
action settle {
  de "zahlen" en "pay"
  pick a from 1..3
  needs enough: pearls >= a
    else de "Nötig: {a pearls}." en "It takes {a pearls}; {a} is more."
                  // ^ article-as-name: In \`{a pearls}\`, \`a\` could be the article or what has that name here.
}
`);
});

test("what a requirement falls short of is known where it asks for enough of a counter", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
action settle {
  de "zahlen" en "pay"
  needs enough: pearls >= 2
    else de "Das kostet 2 Perlen; {short}." en "That costs 2 pearls; {short}."
  needs odd: pearls mod 2 is 1
    else de "Es fehlt etwas: {short}." en "Something is missing."
                           // ^^^^^ unknown-hole: \`{short}\` names nothing that is known here.
}
`);
});

test("a text under a condition has holes of its own", () => {
  checkRules(`
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
player zone net of 1..6 { de "das Netz" en "net" }
action settle {
  de "zahlen" en "pay"
  pick n from 1..3
  needs enough: your pearls >= n
    else de "{short}." en "{short}."
    when your pearls is 0 de "Du hast {keinen pearls}." en "You have {no pearls:many}."
    when your net is filled de "Im Netz: {your net}." en "In your net: {your nets}."
                                                                          // ^^^^ unknown-name: Nothing here is called \`nets\`.
}
`);
});

test("what an action says names what is picked", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  says de "{metres} Meter tauchen" en "dive {depth} metres"
                                         // ^^^^^^^ unknown-hole: \`{depth}\` names nothing that is known here.
  pick metres from 1..6
}
`);
});

test("what an action says names no parameter, which its option does not know", () => {
  checkRules(`
action dive(metres: 1..6) {
  de "tauchen" en "dive"
  says de "{metres} Meter tauchen" en "dive to {place}"
        // ^^^^^^^^ unknown-hole: \`{metres}\` names nothing that is known here.
  pick place from 1..3
}
`);
});

test("what a value says names itself and its parameters", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value toll(depth: 1..3) = 2 {
  de "der Zoll" en "the toll"
  says de "in Tiefe {depth} kostet es {toll pearls}" en "at depth {height} it costs {toll}"
                                                     // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unknown-hole: \`{height}\` names nothing that is known here.
}
`);
});

test("what counts the things in a hole is a counter", () => {
  checkRules(`
event tide
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
  needs shallow: metres < 4
    else de "{metres tide} sind zu tief." en "Too deep."
                  // ^^^^ wrong-kind: \`tide\` is a \`event\`; expected here: counter.
}
`);
});

test("options, enums, shapes and fields have words in both languages, or none", () => {
  checkRules(`
option sea { de "die See" calm de "ruhig" en "calm" }
          // ^^^^^^^^^^^^ missing-text: \`sea\` has no English text.
enum Tide { en "tide" ebb }
         // ^^^^^^^^^ missing-text: \`Tide\` has no German text.
shape Reef squares 1 by 1 { de "der Grund" tide: Tide { en "tide" } }
                         // ^^^^^^^^^^^^^^ missing-text: \`Reef\` has no English text.
                                                     // ^^^^^^^^^ missing-text: \`tide\` has no German text.
family Fish { fins: 1..9 { de "die Flosse" } size: 1..2 }
                        // ^^^^^^^^^^^^^^^ missing-text: \`fins\` has no English text.
`);
});
