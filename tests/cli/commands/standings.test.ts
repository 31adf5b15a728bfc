import { expect, test } from "vitest";
import { regel } from "../command.ts";

test("the ledger of a match has what rules book outside of moves under its heading", async () => {
  const words = ["replay", "tests/records/burgundy-2.txt", "--lang", "en"];
  const { status, out } = await regel(words, { cwd: process.cwd() });

  expect(status).toBe(0);
  expect(out.split("\n").slice(5, 17).join("\n")).toMatchInlineSnapshot(`
    "                        Player 1  Player 2
    goods sold                    12         6
    completed area                16         1
    area in this phase            10         6
    animals on the pasture         6         0
    watchtower                     8         4
    final scoring
      goods in store               1         0
      silverlings                  1         1
      every two workers            1         2
      knowledge 17                 0         4
    together                      55        24"
  `);
});
