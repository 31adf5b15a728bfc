// What a difference means at the table, and what pictures of it need to know.

import { expect, test } from "vitest";
import {
  effectGames,
  effectInWords,
  needsGames,
} from "../../src/components/compare/differences/effect.ts";
import { proofOf } from "../../src/components/compare/differences/proof.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { stringsOf } from "../../src/i18n/site/strings.ts";
import { CompareService } from "../../src/worker/compare/compare-service.ts";
import { reefWith } from "../play/compare/reef.ts";
import { compilerOf, rulesOf } from "../support/rules-of.ts";

const desk = new CompareService(new IncrementalCompiler());
desk.read(reefWith(""));
const own = {
  path: "own.regel",
  text: `variant rich of reef { de "Reich" en "Rich" change price from 2 to 0 }
variant silent of reef { de "Still" en "Silent" change price from 2 to 3
  tells de "Ein Kauf kostet 3. Das bremst." en "A purchase costs 3. That slows you down." for price }`,
};
const about = { language: "en", seats: ["Anna", "Benno"], games: effectGames, seed: 1 } as const;
const compared = async (ids: readonly string[]) => {
  const chosen = { a: [], b: ids, own };
  const terms = {
    language: "en",
    names: [],
    sections: [],
    records: [],
    games: 50,
    seed: 1,
  } as const;
  const view = await desk.compare({ chosen, ...terms }, () => {});
  const [group] = view?.groups ?? [];
  if (group === undefined) throw new Error("There is no difference.");
  return { chosen, group };
};

test("a difference without words of its author is played, and says how sure it is", async () => {
  const { chosen, group } = await compared(["rich"]);
  expect(needsGames(group)).toBe(true);
  const effect = await desk.effect({ chosen, group: group.change, ...about });
  if (effect === undefined) throw new Error("No games were played.");
  const said = effectInWords(effect, stringsOf("en"), "en");
  expect(said).toMatch(/Anna/);
  expect(said).toMatch(/95%|all 100 games/);
});

test("what matters only among several is played by as many as it takes, and says so", async () => {
  const cards = new CompareService(compilerOf("burgundy-cards"));
  cards.read(rulesOf("burgundy-cards"));
  const effectOf = async (change: string) => {
    const path = "own.regel";
    const text = `variant house of burgundyCards { de "Haus" en "House" ${change} }`;
    const chosen = { a: [], b: ["house"], own: { path, text } };
    return cards.effect({ chosen, group: 0, ...about, games: 10 });
  };

  // Alone, the start-player card always lies before the same player.
  const forStart = (await effectOf("change passStart { set turned to no }")) ?? expect.fail();
  expect(forStart).toMatchObject({ players: [2], hasChoice: true });
  expect(effectInWords(forStart, stringsOf("de"), "de")).toMatch(/^Zu zweit gespielt: /);
  expect(effectInWords(forStart, stringsOf("en"), "en")).toMatch(/^Played by two: /);

  const never = (await effectOf("change workerCards from 22 to 30")) ?? expect.fail();
  expect(never.players).toEqual([1, 2, 3, 4]);
  expect(effectInWords(never, stringsOf("de"), "de")).toBe(
    "Allein, zu zweit, zu dritt und zu viert gespielt: In 10 Partien zeigt sich kein einziger Unterschied, auch nicht unterwegs.",
  );
});

test("where its author says what it means, no games are played", async () => {
  const { group } = await compared(["silent"]);
  expect(group.statement).toContain("That slows you down.");
  expect(needsGames(group)).toBe(false);
});

test("another comparison stops the games of the one before", async () => {
  const { chosen, group } = await compared(["rich"]);
  const running = desk.effect({ chosen, group: group.change, ...about, games: 1_000_000 });
  desk.cancel();
  expect(await running).toBe(undefined);
});

test("a picture of house rules shows pieces and boards, as those of the site do", async () => {
  const { chosen, group } = await compared(["rich"]);
  const metas = desk.metas(chosen);
  expect(metas && proofOf(group, "en", metas).kind).toBe(proofOf(group, "en").kind);
  expect(metas?.b.kinds.length).toBeGreaterThan(0);
  const wrong = { path: "own.regel", text: "variant rich of reef { change prise to 1 }" };
  expect(desk.metas({ ...chosen, own: wrong })).toBe(undefined);
});
