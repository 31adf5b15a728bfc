// A small game for the tests of services, and how a test points at a place in it.

import { Workspace } from "../../src/dsl/index.ts";
import type { TextPlace } from "../../src/dsl/services/workspace.ts";

/** A game with one of most things, in one file; and its house rules in another. */
export const reef = `source rulebook { de "Spielregel" en "Rulebook" }

game reef { de "Riff" en "Reef" players 2..4 }

enum Tide { de "die Tide, die Tiden" en "tide, tides"
  ebb de "Ebbe" en "ebb"
  flood de "Flut" en "flood"
}
family Fish { fins: 1..4 }
piece carp(size: 1..3) : Fish { de "Karpfen {size}" en "carp {size}" fins is size copies 2 in stock }
piece pike : Fish { de "Hecht" en "pike" fins is 4 copies 1 in stock }
zone stock of Fish, hidden { de "der Vorrat" en "stock" }
player zone hand of Fish, 3 places { de "die Hand" en "hand" }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" starts 2 }
mark tide: Tide { de "die Tide" en "tide" }
see rulebook 4
value toll = 1 { de "die Gebühr" en "the toll" }
table depth(tide: Tide, size: 1..3) = 1, 2, 3, 2, 4, 6 { de "die Tiefe" en "depth" }
reason growth { de "Wachstum" en "growth" }

action dive {
  de "tauchen" en "dive"
  pick fish from stock
  needs paid: your coral >= toll else de "Das kostet {toll} Koralle; es sind nur {your coral}" en "Costs {toll}"
  needs room: your hand is not full else de "Kein Platz" en "No room"
  let deep = depth(tide, 2)
  pay toll coral
  move fish from stock to your hand
  score deep as growth
}
to swim(far: 1..9, who: player) { for who { score far + min(far, 3) as growth } }
flow {
  do swim(2, you)
  each player { may choose dive }
}
ranking { most score fewest your coral }
look Fish { badgeBy "fins" }

example diving proves dive, toll {
  de "Wer taucht, zahlt." en "Divers pay."
  given { players Anna, Benno Anna { coral 1 } }
  then Anna can dive(fish: pike)
  when Anna dive(fish: carp2)
  then Anna has your coral is 0
  then Benno cannot dive(fish: carp1) because paid
}
`;

export const houseRules = `variant dear of reef { de "Teuer" en "Dear"
  change toll to 2
  change hand.places from 3 to 4
  change pike.fins to 3
}
`;

export const reefFile = "reef.regel";

export function reefWith(text = reef): Workspace {
  return new Workspace([
    { path: reefFile, text },
    { path: "house.regel", text: houseRules },
  ]);
}

/** The place marked by `|` in a piece of the text, which stands there once. */
export function placeOf(marked: string, text = reef, file = reefFile): TextPlace {
  const plain = marked.replace("|", "");
  const start = text.indexOf(plain);
  if (start < 0 || text.indexOf(plain, start + 1) >= 0) throw new Error(`not there once: ${plain}`);
  return { file, offset: start + marked.indexOf("|") };
}
