// Matches by message under house rules of a player: they run in the service of a web worker.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { composeJoining, composeTurn } from "../../src/play/correspondence/draft.ts";
import type { OwnSecrets } from "../../src/play/correspondence/follow.ts";
import type { MatchTurn } from "../../src/play/correspondence/turn.ts";
import { CompareService } from "../../src/worker/compare/compare-service.ts";
import { reefWith } from "../play/compare/reef.ts";

const digest = async (text: string) => createHash("sha256").update(text).digest("hex");
let count = 0;
const secret = () => String(++count).padStart(32, "0");

const desk = new CompareService(new IncrementalCompiler());
desk.read(reefWith(""));
const own = {
  path: "own.regel",
  text: 'variant dear of reef { de "Teurer Handel" en "Dear trade" change price from 2 to 3 }',
};

test("a turn is made and followed there, and a page gets pictures", async () => {
  const service = desk.turns(own, ["dear"]);
  if (service === undefined) throw new Error("The house rule has mistakes.");
  const { meta, picture } = service.opening();
  expect(meta.chosen).toEqual(["dear"]);
  expect(picture.views.length).toBeGreaterThan(1);

  const head = {
    id: "0a",
    game: meta.id,
    rulesHash: meta.rulesHash,
    variants: meta.chosen,
    names: ["Anna", "Benno"],
    options: {},
    own: { name: "Dear", text: own.text },
  };
  service.begin(head, digest);
  const turns: MatchTurn[] = [];
  const secrets: OwnSecrets[] = [];
  for (const seat of [0, 1]) {
    const { turn, own: kept } = await composeJoining(seat, secret, digest);
    turns.push(turn);
    secrets.push(kept);
  }

  const [annas] = secrets;
  if (annas === undefined) throw new Error("Anna has no secret.");
  const begun = await service.follow(turns, annas, []);
  if ("kind" in begun) throw new Error(begun.text.en);
  expect(begun.standing).toMatchObject({ next: 0 });
  expect(begun.picture?.options.length).toBeGreaterThan(0);

  let frame = begun;
  while (frame.standing.draft !== undefined && !frame.standing.draft.isComplete)
    frame = service.choose(frame.picture?.options[0] ?? 0);
  expect(frame.standing.draft?.moves.open.length).toBeGreaterThan(0);
  expect(service.undo().standing.draft?.isComplete).toBe(false);
  expect(service.jump(0).match?.past).toEqual([]);
  // A move is played at the end of the turn, whatever is shown.
  expect(service.choose(frame.picture?.options[0] ?? 0).standing).toEqual(frame.standing);

  const composed = await composeTurn(
    head,
    { due: frame.standing.due, own: annas, moves: frame.standing.draft?.moves },
    secret,
    digest,
  );
  expect(await service.follow([...turns, composed.turn], composed.own, [])).toMatchObject({
    standing: { draft: undefined },
  });
});

test("house rules with mistakes, and those that are none, are not played", () => {
  for (const text of ["variant dear of reef { change prise to 3 }", "game mine {", "}{"])
    expect(desk.turns({ path: "own.regel", text }, ["dear"])).toBe(undefined);
});
