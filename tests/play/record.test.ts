import fc from "fast-check";
import { expect, test } from "vitest";
import { loadSession } from "../../src/play/session/load-session.ts";
import { parseRecords } from "../../src/play/session/parse-record.ts";
import { tidySeats, writeRecord } from "../../src/play/session/record.ts";
import { replay } from "../../src/play/session/replay.ts";
import { startSession } from "../../src/play/session/session.ts";
import { playRecordedGame } from "../../src/play/simulation/simulate.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame(3);
const seats = [
  { name: "Anna", kind: "human" },
  { name: "Benno", kind: "greedy" },
];

/** A short whole game with chance in it. */
function sampleText(): string {
  const session = startSession(game, { seats, options: { dice: "rolled" }, seed: 1 });
  while (!game.isOver(session.state)) session.play(game.options(session.state).at(-1) ?? 0);
  return session.save();
}

/** Reads and replays a text; gives the problem as `line: sentence`, or what came out. */
function proved(text: string): string {
  const parsed = parseRecords(text);
  if (parsed.kind === "problem") return `${parsed.problem.line}: ${parsed.problem.text.en}`;
  const results = parsed.records.map((record) => replay(game, record));
  return results
    .map((result) =>
      result.kind === "problem"
        ? `${result.problem.line}: ${result.problem.text.en}`
        : `${result.moves.length} moves${result.sameRules ? "" : ", other rules"}`,
    )
    .join("; ");
}

test("a record is readable", () => {
  expect(sampleText()).toMatchInlineSnapshot(`
    "regelwerk-record 1
    game counting
    rules 00000000c0ffee00
    variant none
    option dice rolled
    player Anna human
    player Benno greedy
    seed 1

       roll 3
    1. Anna: take(number: 3)
    2. Anna: give
       roll 1
    3. Benno: take(number: 3)
    4. Benno: give

    score Anna 3
    score Benno 3
    ledger Anna kept 2
    ledger Anna given 1
    ledger Benno kept 2
    ledger Benno given 1
    ranking Anna = Benno
    "
  `);
});

test("a record is proved by the rules", () => {
  expect(proved(sampleText())).toBe("4 moves");
  expect(proved(sampleText() + sampleText())).toBe("4 moves; 4 moves");
});

test("line breaks of Windows and empty lines do not matter", () => {
  expect(proved(sampleText().replaceAll("\n", "\r\n\r\n"))).toBe("4 moves");
});

test("a record of rules written differently is proved all the same", () => {
  expect(proved(sampleText().replace("c0ffee", "decade"))).toBe("4 moves, other rules");
});

test("a record has the seeds that the RNG got between moves", () => {
  const session = startSession(game, { seats, options: { dice: "rolled" }, seed: 1 });
  session.play(game.options(session.state).at(-1) ?? 0);
  session.play(game.options(session.state).at(-1) ?? 0, 12);
  const text = session.save();
  expect(text).toMatch(/1\. Anna: [^\n]*\n {3}seed 12\n2\. Anna: give\n/);
  expect(proved(text)).toBe("2 moves");

  const opened = loadSession(game, text);
  expect(opened.kind === "session" && opened.session.save()).toBe(text);
});

test("a game that is not over can be recorded", () => {
  const session = startSession(game, { seats, options: {}, seed: 1 });
  session.play(0);

  expect(session.save()).toMatch(/score Benno 0\nledger Anna kept 1\nunfinished\n$/);
  expect(proved(session.save())).toBe("1 moves");
});

/** Each changes the sample in one place; then the first difference must be named. */
const spoiled: readonly [string, string | RegExp, string][] = [
  ["mark", "regelwerk-record 1", "regelwerk-record 9"],
  ["game", "game counting", "game guessing"],
  ["no game", "game counting\n", ""],
  ["two games", "game counting", "game counting\ngame counting"],
  ["variant", "variant none", "variant short"],
  ["option", "option dice rolled", "option cards rolled"],
  ["choice", "option dice rolled", "option dice loaded"],
  ["two options", "option dice rolled", "option dice rolled\noption dice none"],
  ["seed", "seed 1", "seed one"],
  ["other seed", "seed 1", "seed 3"],
  ["head", "seed 1", "seed 1\nweather fine"],
  ["player", "player Benno greedy\n", ""],
  ["one player", /player Benno greedy\n[\s\S]*/, "seed 1\nunfinished\n"],
  ["two of a name", "player Benno greedy", "player Anna greedy"],
  ["chance", /roll \d/, "roll 9"],
  ["missing chance", / {3}roll \d\n/, ""],
  ["needless chance", "2. Anna", "   roll 1\n2. Anna"],
  ["word for a seed", "2. Anna", "   seed twelve\n2. Anna"],
  ["seed without a move", "\n\nscore Anna", "\n   seed 5\n\nscore Anna"],
  ["number", "2. Anna", "3. Anna"],
  ["name", "2. Anna", "2. Carla"],
  ["turn", "2. Anna", "2. Benno"],
  ["move", "2. Anna: give", "2. Anna: fly"],
  ["illegal", "2. Anna: give", "2. Anna: take(number: 1)"],
  ["after the end", /\n\nscore/, "\n5. Anna: keep\nscore"],
  ["score", /score Anna \d/, "score Anna 9"],
  ["no score", /score Anna \d\n/, ""],
  ["ledger", /ledger Anna kept \d/, "ledger Anna kept 9"],
  ["points", /ledger Anna kept \d/, "ledger Anna kept many"],
  ["ranking", /ranking .*/, "ranking Anna, Benno"],
  ["short ranking", /ranking .*/, "ranking Anna"],
  ["not unfinished", /ranking .*/, "unfinished"],
  ["broken off", /ranking .*\n/, ""],
  ["after the ranking", /$/, "score Anna 1\n"],
  ["nonsense", /[\s\S]*/, "Dear diary"],
  ["nothing", /[\s\S]*/, ""],
];

test("the first difference is named with its line", () => {
  const sample = sampleText();
  const named = spoiled.map(([name, from, to]) => `${name} → ${proved(sample.replace(from, to))}`);

  expect(`\n${named.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    mark → 1: \`regelwerk-record 1\` should stand here: this is no game record of this version.
    game → 2: The record is of the game \`guessing\`, not of \`counting\`.
    no game → 9: The line \`game …\` is missing from the head of the record.
    two games → 3: There is already a line \`game …\` above.
    variant → 4: This was played under \`variant short\`; the rules here are \`variant none\`.
    option → 5: The game has no option \`cards\`.
    choice → 5: The option \`dice\` has no choice \`loaded\`; it has: none, rolled.
    two options → 6: There is already a line \`option dice …\` above.
    seed → 8: \`one\` is not a whole number of at most 32 bits.
    other seed → 10: The record says \`roll 3\`, the rules give \`roll 2\`.
    head → 9: The record says \`weather fine\`, the rules give \`roll 3\`.
    player → 13: \`Benno\` is not a player of this record.
    one player → 6: The game is for 2 to 4 players, not for 1.
    two of a name → 7: There is already a line \`player Anna …\` above.
    chance → 10: The record says \`roll 9\`, the rules give \`roll 3\`.
    missing chance → 10: Before this line the result of chance \`roll 3\` is missing.
    needless chance → 12: The record says \`roll 1\`, but chance decides nothing here.
    word for a seed → 12: \`twelve\` is not a whole number of at most 32 bits.
    seed without a move → 16: A move must follow \`seed 5\`.
    number → 12: Move 2 should stand here, not move 3.
    name → 12: \`Carla\` is not a player of this record.
    turn → 12: It is Anna who decides here, not Benno.
    move → 12: \`fly\` is not possible.
    illegal → 12: \`take(number: 1)\` is not possible.
    after the end → 16: The game is over before this move.
    score → 17: The record says \`score Anna 9\`, the rules give \`score Anna 3\`.
    no score → 17: The line \`score Anna 3\` is missing here.
    ledger → 19: The record says \`ledger Anna kept 9\`, the rules give \`ledger Anna kept 2\`.
    points → 19: This line has no place in a game record: \`ledger Anna kept many\`.
    ranking → 23: The record says \`ranking Anna, Benno\`, the rules give \`ranking Anna = Benno\`.
    short ranking → 23: The ranking must name everyone once, for example \`ranking Anna, Benno = Carla\`.
    not unfinished → 23: The line \`ranking Anna = Benno\` is missing here.
    broken off → 22: The record breaks off: its last line, \`ranking …\` or \`unfinished\`, is missing.
    after the ranking → 24: This line has no place in a game record: \`score Anna 1\`.
    nonsense → 1: \`regelwerk-record 1\` should stand here: this is no game record of this version.
    nothing → 1: \`regelwerk-record 1\` should stand here: this is no game record of this version.
    "
  `);
});

test("names are changed where a record could not hold them", () => {
  const names = ["Jo: 1", "", "Jo 1", "a=b,\nc"].map((name) => ({ name, kind: "human" }));

  expect(tidySeats(names).map(({ name }) => name)).toEqual(["Jo 1", "Player 2", "Jo 1 2", "a b c"]);
});

test("any text is read without a crash", () => {
  const lines = sampleText().split("\n");
  const line = fc.oneof(fc.constantFrom(...lines), fc.string());
  fc.assert(
    fc.property(fc.array(line), (parts) => void proved(parts.join("\n"))),
    { seed: 1 },
  );
});

test("what is written is read again, and plays the same game", () => {
  const bots = ["random", "random", "greedy"] as const;
  for (let index = 0; index < 100; index++) {
    const session = playRecordedGame(game, { bots, options: { dice: "rolled" }, seed: 9 }, index);
    const parsed = parseRecords(session.save());
    if (parsed.kind === "problem") throw new Error(parsed.problem.text.en);
    const [record] = parsed.records;

    expect(record && writeRecord(record)).toBe(session.save());
    expect(record && replay(game, record)).toMatchObject({ kind: "played", state: session.state });
  }
});

test("what a record holds is quoted without anything unseen, and not endlessly", () => {
  const lines = ["\u202Etxet\u202C\u001b[2J", "x".repeat(1_000_000)];
  for (const line of lines) {
    const parsed = parseRecords(`regelwerk-record 1\n${line}\n`);
    if (parsed.kind !== "problem") return expect.unreachable();
    expect(parsed.problem.text.en).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
    expect(parsed.problem.text.en.length).toBeLessThan(400);
  }
});
