import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a pick is from something with limits", () => {
  checkRules(`
counter depth { de "die Zahl, die Zahlen" en "number, numbers" }
action dive {
  de "tauchen" en "dive"
  pick metres from 1..depth
                // ^^^^^^^^ unbounded-pick: A player can pick only from a range with known limits, such as \`1..6\`.
}
`);
});

test("spaces are picked, not what lies on them", () => {
  checkRules(`
shape Square squares 3 by 3
family Fish
piece tang: Fish
zone reef of Fish on Square
action catch {
  de "fangen" en "catch"
  pick fish from reef
              // ^^^^ not-a-domain: \`reef\` does not consist of things to go through one by one.
}
`);
});

test("two picks have two names", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick depth from 1..6, depth from 1..6
                     // ^^^^^ duplicate-name: \`depth\` is declared more than once.
}
`);
});

test("chance does not decide what an action needs", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  let depth = roll 1..6
// (column 3, width 21) not-constant: This must be known before a game begins.
  needs shallow: depth < 4 else de "Zu tief." en "Too deep."
}
`);
});

test("a cost is declared", () => {
  checkRules(`
requirement air { needs full: yes else de "Keine Luft." en "No air." }
action dive {
  de "tauchen" en "dive"
  costs air
     // ^^^ wrong-kind: \`air\` is a \`requirement\`; expected here: cost.
}
`);
});

test("a cost gets its arguments", () => {
  checkRules(`
cost air(metres: 1..6) { needs enough: metres < 4 else de "Zu tief." en "Too deep." }
action dive {
  de "tauchen" en "dive"
  costs air
     // ^^^ argument-count: \`air\` takes 1 argument, not 0.
}
`);
});

test("a requirement is yes or no", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  needs depth: 3 else de "Zu tief." en "Too deep."
            // ^ wrong-type: This is \`3\`, but \`yes/no\` is expected here.
}
`);
});

test("a pick may end at what is known to have a limit", () => {
  checkRules(`
player counter fish { de "der Fisch, die Fische" en "fish, fish" max 9 }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
player counter nets { de "das Netz, die Netze" en "net, nets" max your coral }
action sell {
  de "verkaufen" en "sell"
  pick few from 1..your fish
  pick several from max(your coral, 1)..min(5, your coral)
  pick more from 1..max(your fish, your nets)
              // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ unbounded-pick: A player can pick only from a range with known limits, such as \`1..6\`.
  pick any from 1..your coral
             // ^^^^^^^^^^^^^ unbounded-pick: A player can pick only from a range with known limits, such as \`1..6\`.
}
`);
});
