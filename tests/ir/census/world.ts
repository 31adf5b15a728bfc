// What the samples of the census are about: one of everything.

const noun = 'de "die Münze, die Münzen" en "coin, coins"';

export const CENSUS_WORLD = `
option tides of 2..4
rival shark { de "der Hai" en "the shark" }
enum Tide { ebb "e" flood "f" storm "s" }
family Fish { fins: -9..9 }
family Big: Fish
piece eel: Fish { fins is -2 }
piece cod: Big { fins is 0 }
piece ray: Fish { fins is 3 }
shape Sea squares 2 by 2 { tide: Tide depth: 0..9 regions by tide }
board bay of Sea { de "die Bucht" en "the bay"
  e0 f2
  e0 s5
}
zone reef of -9..9 on Sea
counter coins { ${noun} }
counter purse { ${noun} max 3 }
player counter gold { ${noun} }
mark noted: number
history past of coins at pause
to pause { de "ruhen" en "pause" set noted to noted }
mark maybe: 0..9 or none
mark tide: Tide
mark leader: player
die sides = -4, -4
mark face: sides
zone bag of -9..9
zone chest of -9..9
zone line of -9..9, row of 4
zone desk of -9..9, 2 places
zone dice of sides, 2 places
zone pebbles of Tide
zone shoal of Fish
track currents of players 0..9
reason catch { de "Fang" en "catch" }
table toll(-1..1): number = -5, 0, 7
table following(Tide): Tide or none = flood, storm, none
value fee(n: number): number = n - 1
value twice(n: number): number = n * 2
value limited(n: -5..5): number = n
event splash(n: number)
when splash { set coins to n }
to fetch(n: number) { de "holen" en "fetch" set coins to n }
action dive(n: number) { de "tauchen" en "dive" set coins to n }
action neverDive { de "nie" en "never" needs noted < -99 set coins to 0 }
to tidyUp {
  de "aufräumen" en "tidy up"
  set coins to 0
  set purse to 0
  set noted to 0
  set maybe to none
  set tide to ebb
  set leader to you
  for each p in players { for p { set your gold to 0 } }
  remove all from bag
  remove all from chest
  remove all from line
  remove all from desk
  remove all from dice
  remove all from pebbles
  remove all from shoal
  for each s in spaces of reef { if s is filled { remove reef[s] from reef[s] } }
}
`;
