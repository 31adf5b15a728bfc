// What templates speak of: one of everything, with small values, and full enough that nothing is
// missing when it is looked for.

/** Indices of families of storage: the numbers of samples are within. */
const WIDE = "-9..30";

const NUMBERS = "0..3";
const noun = '{ de "die Münze, die Münzen" en "coin, coins" }';
const full = '{ de "die Münze, die Münzen" en "coin, coins" starts 1 max 3 }';

/** A thing shared, of each player, and in families by a number, a player and a member. */
function inAllWays(word: string, name: string, rest: string): string[] {
  return [
    `${word} ${name}${rest}`,
    `player ${word} ${name}own${rest}`,
    `${word} ${name}number[${WIDE}]${rest}`,
    `${word} ${name}player[player]${rest}`,
    `${word} ${name}enum[Tint]${rest}`,
  ];
}

const ELEMENTS = { player: "player", enum: "Tint", piece: "TFamily" };
const elements = Object.entries(ELEMENTS);

function named(word: string, types: Readonly<Record<string, string>>): string[] {
  return Object.entries(types).map(([name, type]) => `${word} ${name}: ${type}`);
}

/** What is called has a parameter of each of these types. */
const PARAMETERS = {
  number: "number",
  limited: "0..2",
  yesno: "yes/no",
  player: "player",
  enum: "Tint",
  piece: "TFamily",
  space: "space of tgrid",
  set: "set of Tint",
};

const acting = 'de "handeln" en "act"';
const cells = "p1 q2 r0\np1 p2 r0\nq1 q2 r2";

/** Declarations, each with all that belongs to it. */
export const TEMPLATE_WORLD: readonly string[] = [
  'rival trival { de "der Rivale" en "the rival" }',
  'enum Tint { tred "p" tblue "q" tgreen "r" }',
  "option tchoice of yes/no",
  "option tamount of 0..3",
  "option thue of Tint",
  "table ttablenumber(0..3): 0..3 = 1, 2, 3, 0",
  "table ttableyesno(yes/no): yes/no = yes, no",
  "table ttableenum(Tint): Tint = tblue, tred, tgreen",
  `family TFamily { tsize: 0..3 tmarked: yes/no ttint: Tint }
family TKind: TFamily
piece tone: TFamily {
tsize is 1 tmarked is yes ttint is tred
copies 1 in your tnest
when tevent { gain 1 tcoinown }
while in tnest { when tevent { gain 1 tcoinown } }
}
piece ttwo: TKind { tsize is 2 tmarked is no ttint is tblue }`,
  `shape TShape squares 3 by 3 from below { tink: Tint tfield: 0..3 regions by tink }
board tboarda of TShape { de "Tafel" en "board"\n${cells}\n}
board tboardb of TShape { de "Brett" en "plank"\n${cells}\n}`,
  "option tplan of boards of TShape",
  "mark tshown: board of TShape",
  "player mark tshownown: board of TShape",
  `zone tgrid of ${NUMBERS} on TShape by tshown`,
  `player zone tgridown of ${NUMBERS} on TShape by tshownown`,
  ...elements.map(([name, element]) => `grid tgrid${name} of ${element} on TShape by tshown`),
  "player zone tgridownpiece of TFamily on TShape by tshownown",
  ...inAllWays("mark", "tmark", `: ${NUMBERS}`),
  "mark twide: number",
  "mark tless: -3..0 starts -1",
  "mark tcolumn: 1..3",
  ...named("mark", { tflag: "yes/no", tleader: "player", tdye: "Tint", tset: "set of Tint" }),
  ...named("mark", { tpiece: "TFamily or none", tspace: "space of tgrid" }),
  ...named("mark", { tspaceown: "space of tgridown" }),
  ...named("mark", { tout: "number", toutyesno: "yes/no", toutplayer: "player" }),
  ...named("mark", { toutenum: "Tint", toutset: "set of Tint", toutpiece: "TFamily or none" }),
  ...named("mark", { toutspace: "space of tgrid", toutboard: "board of TShape" }),
  ...inAllWays("counter", "tcoin", ` ${noun}`),
  ...inAllWays("counter", "tfull", ` ${full}`),
  ...["tloop", "toutcoin", "tpaid", "tturns"].map((name) => `counter ${name} ${noun}`),
  'counter tbeyond { de "die Münze, die Münzen" en "coin, coins" max 2 beyond { set tbeyond to 0 } }',
  ...inAllWays("zone", "tbag", ` of ${NUMBERS}`),
  ...inAllWays("zone", "trow", ` of ${NUMBERS}, row of 4`),
  ...inAllWays("zone", "tdice", ` of 1..3, 2 places`),
  ...inAllWays("zone", "tshade", " of Tint"),
  `zone tsack of ${NUMBERS}`,
  "zone tsmall of 0..2",
  "zone tlarge of 0..9",
  ...elements.flatMap(([name, element]) => [
    `zone tbagof${name} of ${element}`,
    `zone trowof${name} of ${element}, row of 4`,
  ]),
  "player zone tnest of TFamily",
  `player zone tpurse of ${NUMBERS}`,
  `player zone tpouch of ${NUMBERS}, row of 4`,
  "track ttrack of players 0..9",
  "history thistory of tmark, tcoin, tbag, tdice, trow, tgridpiece, ttrack, you at tnoted, last 3",
  "to tnoted { gain 1 tcoinown }",
  'reason treason { de "Vorlage" en "template" }',
  ...Object.entries(PARAMETERS).flatMap(([name, type]) => [
    `value tvalue${name}(x: ${type}): ${type} = x`,
    `to tdo${name}(x: ${type}) { if x is x { gain 1 tcoinown } }`,
    `action tchoose${name}(x: ${type}) { ${acting} if x is x { gain 1 tcoinown } }`,
  ]),
  `action tact { ${acting} gain 1 tcoinown }`,
  `action tnever { ${acting} needs tturns < 0 gain 1 tcoinown }`,
  "to tstep { gain 1 tcoinown }",
  `to tnext(x: number) {
set tmark to max(0, min(x, 3))
set tflag to not tflag
gain 1 tcoin
gain 1 tcoinown
add 1 to tbag
add 1 to tbagnumber[3]
if tgrid[b2] is filled { remove tgrid[b2] from tgrid[b2] }
score 1 as treason
}`,
  "event tevent(x: TFamily)\nwhen tevent { gain 1 tcoinown }",
];

const rows = ["trow", ...elements.map(([name]) => `trowof${name}`)];
const some = { trow: "2", player: "you", enum: "tblue", piece: "ttwo" };

/** Fills a grid. */
const filled = (grid: string, own: string, what: string) =>
  `for each it in spaces of ${own}${grid} { if ${own}${grid}[it] is empty { add ${what} to ${own}${grid}[it] } }`;

/** Makes everything full, once: each statement on a line. */
export const TEMPLATE_OPENING: readonly string[] = [
  "set tset to {tred, tblue}",
  "set tspace to b2",
  "set tspaceown to b2",
  "set tpiece to tone",
  "set tcoin to 1",
  "set twide to 2",
  "set tmark to 1",
  filled("tgrid", "", "1"),
  filled("tgridplayer", "", "you"),
  filled("tgridenum", "", "tred"),
  filled("tgridpiece", "", "tone"),
  `each player { ${filled("tgridown", "your ", "1")} }`,
  `each player { ${filled("tgridownpiece", "your ", "ttwo")} }`,
  "each player { add 1 to your trowown }",
  "each player { add 1 to trowplayer[you] }",
  "each player { gain 90 tcoinplayer[you] }",
  `for each it in ${WIDE} { add 2 to trownumber[it] }`,
  `for each it in ${WIDE} { gain 90 tcoinnumber[it] }`,
  "for each it in Tint { add 2 to trowenum[it] }",
  "for each it in Tint { gain 90 tcoinenum[it] }",
  "add tone to tbagofpiece",
  "add tred to tbagofenum",
  "add you to tbagofplayer",
  "add 1 to tbag",
  "for trival { add 1 to your trowown }",
  "for trival { add 1 to trowplayer[you] }",
  "for trival { gain 90 tcoinplayer[you] }",
];

/** Changes what the samples read, and fills up what may be used up, once a turn. */
export const TEMPLATE_TURN: readonly string[] = [
  ...rows.map((row) => {
    const what = some[row.replace(/^trowof/, "") as keyof typeof some];
    return `if ${row} is empty { add ${what} to ${row} }`;
  }),
  "if tgrid[tspace] is empty { add 1 to tgrid[tspace] }",
  "if trow is not full { add 1 to trow }",
  "gain 1 tfull",
  "gain 9 tpaid",
  "gain 1 tturns",
  "roll tmark",
  "if tflag { set tflag to no } else { set tflag to yes }",
  "set tleader to next player after tleader",
  "set tdye to tgreen",
];
