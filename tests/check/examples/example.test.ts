import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("an example names as many players as can play", () => {
  checkRules(`
example alone {
  de "Allein" en "Alone"
  given { players Anna }
       // ^^^^^^^^^^^^ example-names: The example names 1 players; the game is for 2 to 4.
}
`);
});

test("an example names its players", () => {
  checkRules(`
example nobody { de "Niemand" en "Nobody" }
     // ^^^^^^ example-names: The example names 0 players; the game is for 2 to 4.
`);
});

test("who does something plays in the example", () => {
  checkRules(`
action dive { de "tauchen" en "dive" }
example dives {
  de "Tauchen" en "Diving"
  given { players Anna, Benno }
  when Ana dive
    // ^^^ unknown-player: \`Ana\` does not play in this example.
}
`);
});

test("an example proves something that exists", () => {
  checkRules(`
value depth = 3
example dives proves dept {
                  // ^^^^ unknown-name: Nothing here is called \`dept\`.
  de "Tauchen" en "Diving"
  given { players Anna, Benno }
}
`);
});

test("shared things lie on the table, others with their owners", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" }
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { shells 2 }
         // ^^^^^^ owner-missing: Every player has a \`shells\`, so this must say whose.
    Anna { pearls 3 }
        // ^^^^^^ owner-extra: \`pearls\` is shared; it belongs to no player.
  }
}
`);
});

test("of several zones one is filled", () => {
  checkRules(`
zone pools[1..3] of 1..6
zone tank of 1..6
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { pools 2; tank[2] 4 }
         // ^^^^^ index-missing: There are several \`pools\`, so this must say which.
                  // ^^^^^^^ index-extra: There is only one \`tank\`; it takes no \`[…]\`.
  }
}
`);
});

test("what lies somewhere is within its limits", () => {
  checkRules(`
zone tank of 1..6
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { tank 8 }
              // ^ value-outside: 8 is not within 1..6.
  }
}
`);
});

test("what an example lays down is fixed", () => {
  checkRules(`
mark depth: 1..6
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { depth seat }
               // ^^^^ not-constant: This must be known before a game begins.
  }
}
`);
});

test("a drawn grid has all its spaces", () => {
  checkRules(`
shape Square squares 2 by 2
zone reef of player on Square
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { reef {
         // ^^^^ board-rows: \`reef\` is drawn with 1 rows; its shape has 2.
      Anna .
    } }
  }
}
`);
});

test("an argument has a name that the action picks", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick metres from 1..6
}
example dives {
  de "Tauchen" en "Diving"
  given { players Anna, Benno }
  when Anna dive(meters: 3)
              // ^^^^^^ unknown-name: Nothing here is called \`meters\`.
}
`);
});

test("a choice of an option is declared", () => {
  checkRules(`
option sea { calm de "ruhig" en "calm" rough de "rau" en "rough" }
example dives {
  de "Tauchen" en "Diving"
  given { players Anna, Benno sea is wild }
                                  // ^^^^ unknown-name: Nothing here is called \`wild\`.
}
`);
});

test("a zone has room for what an example lays into it", () => {
  checkRules(`
zone tank of 1..6, 2 places
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { tank 3, 4, 5 }
         // ^^^^^^^^^^^^ zone-overfull: \`tank\` has room for 2, not for 3.
  }
}
`);
});

test("an example expects points for a reason that is declared", () => {
  checkRules(`
example scored {
  de "Gezählt" en "Scored"
  given { players Anna, Benno }
  then Anna scores 3 as growth
                     // ^^^^^^ unknown-name: Nothing here is called \`growth\`.
}
`);
});

test("an example of an action that is not declared is reported once", () => {
  checkRules(`
example dives {
  de "Tauchen" en "Diving"
  given { players Anna, Benno }
  when Anna dive(metres: 3)
         // ^^^^ unknown-name: Nothing here is called \`dive\`.
}
`);
});

test("a space of a grid is one that it has", () => {
  checkRules(`
shape Square squares 2 by 2
zone reef of player on Square
family Fish
piece tang: Fish
zone pond of Fish on Square
example laid {
  de "Gelegt" en "Laid"
  given {
    players Anna, Benno
    table { pond tang at z9 }
                      // ^^ unknown-name: Nothing here is called \`z9\`.
  }
}
`);
});

test("what a player sees is a zone or a mark, of the table or of a player", () => {
  checkRules(`
mark tide: 1..6, hidden
zone pools[1..3] of 1..6
player zone net of 1..6, hidden
player mark depth: 1..6
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  then Anna sees pools[2]
  then Anna sees your net
  then Anna sees depth of Benno
  then Benno cannot see net of Anna
  then Benno cannot see tide
}
`);
});

test("a name that nothing has cannot be seen", () => {
  checkRules(`
player zone net of 1..6
zone pools[1..3] of 1..6
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  then Anna sees nett
              // ^^^^ unknown-name: Nothing here is called \`nett\`.
  then Anna sees your nett
                   // ^^^^ unknown-name: Nothing here is called \`nett\`.
  then Anna sees nett of Benno
              // ^^^^ unknown-name: Nothing here is called \`nett\`.
  then Anna cannot see pols[2]
                    // ^^^^ unknown-name: Nothing here is called \`pols\`.
}
`);
});

test("what cannot be hidden needs no seeing", () => {
  checkRules(`
shape Square squares 2 by 2
zone reef of player on Square
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
player zone net of 1..6
action dive { de "tauchen" en "dive" }
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  then Anna sees pearls of Benno
              // ^^^^^^^^^^^^^^^ never-hidden: Only zones and marks can be hidden; anything else is seen by all.
  then Anna sees reef
              // ^^^^ never-hidden: Only zones and marks can be hidden; anything else is seen by all.
  then Anna sees size of your net
              // ^^^^^^^^^^^^^^^^ never-hidden: Only zones and marks can be hidden; anything else is seen by all.
  then Anna cannot see dive
                    // ^^^^ never-hidden: Only zones and marks can be hidden; anything else is seen by all.
  then Anna cannot see Benno
                    // ^^^^^ never-hidden: Only zones and marks can be hidden; anything else is seen by all.
}
`);
});

test("who sees something, and whose it is, play in the example", () => {
  checkRules(`
player zone net of 1..6, hidden
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  then Carla sees net of Anna
    // ^^^^^ unknown-player: \`Carla\` does not play in this example.
  then Anna sees net of Carla
                     // ^^^^^ unknown-name: Nothing here is called \`Carla\`.
  then Anna sees net
              // ^^^ owner-missing: Every player has a \`net\`, so this must say whose.
}
`);
});

test("which of several is seen is fixed", () => {
  checkRules(`
mark tide: 1..3
zone pools[1..3] of 1..6
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  then Anna sees pools
              // ^^^^^ index-missing: There are several \`pools\`, so this must say which.
  then Anna sees pools[tide]
              // ^^^^^^^^^^^ not-constant: This must be known before a game begins.
}
`);
});

test("a condition calls the players by their names", () => {
  checkRules(`
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
example laid {
  de "Gelegt" en "Laid"
  given { players Anna, Benno }
  then Anna has your pearls < pearls of Benno
  then Anna has pearls of Carla is 3
                       // ^^^^^ unknown-name: Nothing here is called \`Carla\`.
}
`);
});

test("an example may begin where another ends", () => {
  checkRules(`
option pace { calm de "ruhig" en "calm" wild de "wild" en "wild" }
mark tide: 1..5
example low after high { de "Ebbe" en "Ebb" given { table { tide 1 } } then Anna has tide is 1 }
example high { de "Flut" en "Flood" given { players Anna, Benno } }
example other after high {
  de "Anders" en "Different"
  given { players Anna, Benno pace is wild }
       // ^^^^^^^^^^^^^^^^^^^ example-setup: The example begins after \`high\`, with its players and options.
                           // ^^^^^^^^^^^^ example-setup: The example begins after \`high\`, with its players and options.
}
example lost after hihg { de "Verloren" en "Lost" then Anna has tide is 1 }
                // ^^^^ unknown-name: Nothing here is called \`hihg\`.
`);
});

test("an example does not begin after itself", () => {
  checkRules(`
example egg after hen { de "Ei" en "Egg" }
               // ^^^ example-circle: \`egg\` begins after itself, at once or by way of others.
example hen after egg { de "Henne" en "Hen" }
example chick after hen { de "Küken" en "Chick" }
`);
});

test("the ranking and the flow can be proved", () => {
  checkRules(`
example shared proves ranking, flow {
  de "Geteilt" en "Shared"
  given { players Anna, Benno }
  then Anna, Ben win
          // ^^^ unknown-player: \`Ben\` does not play in this example.
}
`);
});
