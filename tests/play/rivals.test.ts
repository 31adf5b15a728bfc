// Games with a seat that is nobody's: their records, their figures, and what seats are called.

import { expect, test } from "vitest";
import { loadSession } from "../../src/play/session/load-session.ts";
import { getSeatNames } from "../../src/play/session/seats.ts";
import { startSession } from "../../src/play/session/session.ts";
import { rivalsOf, simulateGame } from "../../src/play/simulation/simulate.ts";
import { countWins, StatisticsCounter } from "../../src/play/simulation/statistics.ts";
import { gameFrom } from "../support/rules-of.ts";

const text = `
game reef { de "Riff" en "reef" players 1..2 }
rival shark when players is 1 { de "der Hai" en "the shark" }
reason hunt { de "Jagd" en "hunt" }
action dive { de "tauchen" en "dive" pick n from 1..3 score n as hunt }
flow { each player { choose dive } for shark { score 2 as hunt } }
ranking { most score }
`;
const reef = gameFrom([{ path: "game.regel", text }]);
const seats = [{ name: "shark", kind: "human" }];

function played() {
  const session = startSession(reef, { seats, options: {}, seed: 1 });
  session.play(reef.options(session.state)[0] ?? -1);
  return session;
}

test("a record names the rival, its points and its place, and no player has its name", () => {
  const { state } = played();

  expect(
    played()
      .save()
      .replace(/rules .*/, "rules …"),
  ).toBe(`regelwerk-record 1
game reef
rules …
variant none
player shark 2 human
rival shark
seed 1

1. shark 2: dive(n: 1)

score shark 2 1
score shark 2
ledger shark 2 hunt 1
ledger shark hunt 2
ranking shark, shark 2
`);
  expect(getSeatNames(reef, state, ["Anna"], "en")).toEqual(["Anna", "the shark"]);
});

test("a record with a rival is read and proved", () => {
  const saved = played().save();

  expect(loadSession(reef, saved).kind).toBe("session");
  expect(problemOf(saved.replace("rival shark\n", "rival shark\nrival shark\n"))).toBe(
    "7: There is already a line `rival shark …` above.",
  );
  expect(
    problemOf(
      saved
        .replaceAll(/^(?:rival|score|ledger) shark(?: hunt)?(?: \d)?\n/gm, "")
        .replace("ranking shark, ", "ranking "),
    ),
  ).toBe("5: Who plays unasked, by the record: –; by the rules: shark.");
  expect(problemOf(saved.replace("1. shark 2:", "1. shark:"))).toBe(
    "9: It is shark 2 who decides here, not shark.",
  );
});

test("a move shows the points that it brought to the rival", () => {
  expect(played().past[0]?.points).toEqual([1, 2]);
});

test("figures of many games have the rival, who can win", () => {
  const plan = { bots: ["random"] as const, options: {}, seed: 1 };
  expect(rivalsOf(reef, plan).map(({ id }) => id)).toEqual(["shark"]);
  const counter = new StatisticsCounter(2, 1);
  for (let i = 0; i < 60; i++) counter.add(simulateGame(reef, plan, i));
  const statistics = counter.statistics();

  expect(statistics.scores[1]).toMatchObject({ count: 60, min: 2, max: 2 });
  expect(countWins(statistics, 0) + countWins(statistics, 1)).toBe(60);
  expect(countWins(statistics, 1)).toBeGreaterThan(10);
});

function problemOf(record: string): string | undefined {
  const opened = loadSession(reef, record);
  return opened.kind === "problem"
    ? `${opened.problem.line}: ${opened.problem.text.en}`
    : undefined;
}
