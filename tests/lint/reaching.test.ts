import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("statements behind the end of the game, by way of a procedure too", () => {
  lintRules(`
reason depth { de "Tiefe" en "depth" }
to close { de "schließen" en "close" if seat > 1 { end game } else { score 1 as depth end game } }
flow {
  each player {
    if seat is 2 {
      end game
   // ^^^^^^^^ game-ends-here: the game ends here
      score 1 as depth
   // ^^^^^^^^^^^^^^^^ never-reached: The game is over before this.
    }
  }
  do close
// (column 3, width 8) game-ends-here: the game ends here
  each player { score 1 as depth }
// (column 3, width 32) never-reached: The game is over before this.
}
`);
});

test("conditions with one answer in every game", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2..3 }
  // ^^^^ no-examples: \`reef\` has no examples.
reason depth { de "Tiefe" en "depth" }
action dive {
  de "tauchen" en "dive"
  needs manyPlayers: players > 3 else de "Zu wenige." en "Too few."
                  // ^^^^^^^^^^^ always-so: This never holds.
  score 1 as depth
}
flow {
  each player {
    if players is 2 or players is 3 { choose dive }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ always-so: This always holds.
    repeat until 1 < 2 { choose dive }
              // ^^^^^ always-so: This always holds.
  }
}
`);
});

test("what may be bent, agreed on or differs between kinds is a question, and `until no` means for ever", () => {
  lintRules(`
option deep of yes/no
value pull: yes/no = no
family Fish
zone pond of Fish { de "der Teich, die Teiche" en "pond, ponds" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
reason depth { de "Tiefe" en "depth" }
event landed(fish: Fish) { de "wenn {fish} landet" en "when {fish} is landed" }
piece fish(n: 1..2) : Fish {
  de "der Fisch {n}, die Fische {n}" en "fish {n}, fish {n}"
  copies 4 in pond
  while in net { pull is yes }
  when landed { if n is 2 { score 1 as depth } }
}
action land { de "landen" en "land" pick fish from pond move fish from pond to your net announce landed(fish) }
flow {
  repeat until no {
    each player { if deep or pull or players is 2 { choose land } }
  }
}
`);
});

test("an else that asks for the same once more", () => {
  lintRules(`
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
flow {
  each player {
    if your coral > 3 { gain 1 coral }
    // ^^^^^^^^^^^^^^ asked-here: first asked here
    else if your coral is 3 { gain 2 coral }
    else if your coral > 3 { gain 3 coral }
         // ^^^^^^^^^^^^^^ asked-before: Where this is asked, it is already known not to hold.
    else if your coral is 2 { gain 4 coral }
  }
}
ranking { most your coral }
`);
});

test("what stands behind a choice that cannot lapse", () => {
  lintRules(`
reason depth { de "Tiefe" en "depth" }
action dive {
  de "tauchen" en "dive"
  needs shallow: your score < 3 else de "Du hast {your score}, höchstens 2 sind erlaubt." en "You have {your score}, at most 2 are allowed."
  score 1 as depth
}
action rest { de "ruhen" en "rest" score 1 as depth }
flow {
  each player {
    choose dive else { score 1 as depth }
    may choose rest else { score 1 as depth }
    choose dive, rest else { score 1 as depth }
                          // ^^^^^^^^^^^^^^^^ always-chosen: This never happens, because one of the actions is always possible.
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ offered-here: one of these actions is always possible
    choose rest else { choose dive }
                    // ^^^^^^^^^^^ always-chosen: This never happens, because one of the actions is always possible.
 // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ offered-here: one of these actions is always possible
  }
}
`);
});
