// A game with a variant, in any version of the language.

/** The game in a version of the language, with the word that leads to where dice are rolled. */
export const duel = (version: number, to: string) => `language ${version}

game duel {
  de "Duell"
  en "Duel"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

zone pool of 1..6, row of 9 { de "der Topf, die Töpfe" en "pot, pots" }

flow { roll 2 ${to} pool }

ranking { most score }

variant wild of duel {
  de "Wild" en "Wild"
  change flow { roll 3 ${to} pool }
}
`;
