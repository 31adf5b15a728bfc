// A small game for tests of the language server.

export const reef = `// Life in a reef.
language 2

game reef {
  de "Riff" en "Reef"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

counter coral { de "die Koralle, die Korallen" en "coral, corals" starts 1 }

value toll = 2 { de "der Zoll" en "the toll" }

reason growth { de "Wachstum" en "growth" }

action build {
  de "bauen" en "build"
  needs enough: coral >= toll
    else de "Das kostet {toll coral}; {short}." en "That takes {toll coral}; {short}."
  pay toll coral
  score 1 as growth
  end game
}

action wait {
  de "warten" en "wait"
  gain 1 coral
}

flow { repeat until no { each player { choose build, wait } } }

ranking { most score }

example waiting proves wait {
  de "Warten bringt eine Koralle." en "Waiting brings a coral."
  given { players Anna, Benno }
  when Anna wait
  then Anna has coral is 2
}

example wrong proves build, toll {
  de "Das stimmt nicht." en "This is wrong."
  given { players Anna, Benno table { coral 2 } }
  when Anna build
  then Anna scores 5
}

variant cheap of reef {
  de "Billig" en "Cheap"
  change toll from 2 to 1
  example cheapBuilding proves toll, build {
    de "Eine Koralle reicht." en "One coral is enough."
    given { players Anna, Benno }
    when Anna build
    then Anna scores 1 as growth
  }
}
`;
