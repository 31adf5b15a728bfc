import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../../src/dsl/index.ts";
import { checkRules } from "../../support/check-rules.ts";

const SEA = `
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
zone secret of 1..6, hidden { de "das Versteck, die Verstecke" en "hiding place, hiding places" }
player mark plan: 1..3, hidden { de "dein Plan" en "your plan" }
to tide { de "Flut" en "tide" }
`;

test("a history names storage and a moment", () => {
  checkRules(`${SEA}
history a of pearls, you at tide
history b of nothing at tide
          // ^^^^^^^ unknown-name: Nothing here is called \`nothing\`.
history c of tide at tide
          // ^^^^ wrong-kind: \`tide\` is a \`to\`; expected here: counter, mark, zone, track.
history d of pearls at pearls
                    // ^^^^^^ wrong-kind: \`pearls\` is a \`counter\`; expected here: to, event.
history e of pearls at tide, last 0
// (column 1, width 35) value-outside: 0 is not within 1..10000.
`);
});

test("what is hidden would be given away", () => {
  checkRules(`${SEA}
history a of secret at tide
          // ^^^^^^ history-hidden: \`secret\` is hidden, so it cannot be compared with earlier positions.
history b of pearls, plan at tide
                  // ^^^^ history-hidden: \`plan\` is hidden, so it cannot be compared with earlier positions.
`);
});

test("a history is asked for positions only", () => {
  checkRules(`${SEA}
history past of pearls at tide
value again: yes/no = position is in past
value often: 0..256 = number of position in past
value wrong: yes/no = your pearls is in past
                   // ^^^^^^^^^^^ history-position: \`past\` holds positions: ask for \`position\` instead of \`your pearls\`.
value many: 0..256 = number of pearls in past
                            // ^^^^^^ history-position: \`past\` holds positions: ask for \`position\` instead of \`pearls\`.
value bare = past
          // ^^^^ not-a-value: \`past\` (history) has no value of its own.
`);
});

test("nothing is noted in what might be", () => {
  checkRules(`${SEA}
history past of pearls at dive
to dive { gain 1 pearls }
value soon = your pearls after dive
          // ^^^^^^^^^^^^^^^^^^^^^^ after-open: How things stand after \`dive\` cannot be known beforehand: the position is noted on the way.
`);
});

test("while all decide at once, nothing is noted, and what others change is not looked at", () => {
  checkRules(`${SEA}
history past of pearls at dive
                       // ^^^^ at-once-shared: All decide at the same time here; \`past\` belongs to all.
to dive { gain 1 pearls }
action rest { de "ruhen" en "rest" }
flow { each player at once { choose rest do dive } }
`);
  checkRules(`${SEA}
history past of pearls at tide
action rest { de "ruhen" en "rest" gain 1 pearls }
flow { do tide each player at once { choose rest if position is in past { gain 1 pearls } } }
                                              // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ at-once-reads: All decide at the same time here; others change their \`pearls\` meanwhile.
`);
});

/** Steps through the game with the only option that there is, and returns the points of the first player. */
function pointsOf(rules: string): number | undefined {
  const { compiled, diagnostics } = compileGame([{ path: "sea.regel", text: `${GAME}\n${rules}` }]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const game = loadGame(compiled);
  const state = game.start({ players: 2, seed: 1 });
  return game.scores(state)[0];
}

const GAME = 'game sea { de "Meer" en "Sea" players 2 } ranking { most score }';
const POINTS = 'reason seen { de "gesehen" en "seen" }';

test.each([
  ["counter", "pearls", "set your pearls to 3", "set your pearls to 4"],
  ["place order", "pool", "add 2 to pool add 5 to pool", "remove 2 from pool add 2 to pool"],
])("positions are compared by what stands there: %s", (_, thing, before, change) => {
  const rules = `
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
zone pool of 1..6, 3 places { de "der Teich, die Teiche" en "pool, pools" }
${POINTS}
history past of ${thing} at tide
to tide { }
flow {
  for each p in players where p is not opponent { ${before} do tide do tide ${change}
    score number of position in past as seen }
}`;
  expect(pointsOf(rules)).toBe(thing === "pool" ? 2 : 0);
});

test("the latest positions are kept, and whose turn it is may count", () => {
  const rules = (of: string, last: string) => `
counter waves { de "die Welle, die Wellen" en "wave, waves" }
${POINTS}
history past of ${of} at tide${last}
to tide { }
flow {
  each player where seat is 1 { do tide do tide do tide set waves to 1 do tide set waves to 0 score number of position in past as seen }
  each player where seat is 2 { if position is in past { for opponent { score 10 as seen } } }
}`;
  expect(pointsOf(rules("waves", ""))).toBe(13);
  expect(pointsOf(rules("waves", ", last 2"))).toBe(11);
  expect(pointsOf(rules("waves", ", last 1"))).toBe(0);
  expect(pointsOf(rules("waves, you", ""))).toBe(3);
});

test("an event can be the moment", () => {
  const rules = `
counter waves { de "die Welle, die Wellen" en "wave, waves" }
${POINTS}
event turns
when turns { gain 1 waves }
history past of waves at turns
flow {
  each player where seat is 1 {
    announce turns announce turns
    set waves to 1
    score number of position in past as seen
  }
}`;
  expect(pointsOf(rules)).toBe(1);
});
