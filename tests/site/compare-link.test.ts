import { expect, test } from "vitest";
import {
  type ComparisonChoice,
  readLink,
  usualRun,
  writeLink,
} from "../../src/components/compare/sides/link.ts";

const usual: ComparisonChoice = {
  a: { ids: [], own: false },
  b: { ids: ["reef"], own: false },
  ownText: "",
  run: usualRun,
};

test("what is as usual is left out of a link", async () => {
  expect(await writeLink(usual)).toBe("v1?b=reef");
});

test("a link opens what it was made of", async () => {
  const choice: ComparisonChoice = {
    a: { ids: ["reef", "pearls.two"], own: false },
    b: { ids: ["reef"], own: true },
    ownText: 'variant mine of reef {\n  de "Größer, süßer" en "Bigger"\n  change price to 3\n}\n',
    run: { players: 4, options: { light: "dusk" }, bot: "greedy", seed: -7, games: 100 },
  };

  const link = await writeLink(choice);

  expect(link).toMatch(/^v1\?[\w=&.*%-]+$/);
  expect(await readLink(`#${link}`)).toEqual({ kind: "choice", choice });
});

test("own rules that neither side uses stay at home", async () => {
  expect(await writeLink({ ...usual, ownText: "variant mine of reef { }" })).toBe("v1?b=reef");
});

test.each(["", "#", "#rule-price", "#variants", "#group-2"])(
  "%s is no comparison",
  async (hash) => {
    expect(await readLink(hash)).toEqual({ kind: "none" });
  },
);

test("a link of another format says so", async () => {
  expect(await readLink("#v9?b=reef")).toEqual({ kind: "problem", problem: "version" });
});

test.each(["#v1?b=*", "#v1?base=own"])(
  "%s compares the house rule that the reader has saved",
  async (hash) => {
    expect(await readLink(hash)).toEqual({
      kind: "saved",
      choice: { ...usual, b: { ids: [], own: true } },
    });
  },
);

test.each([
  "#v1?b=*&own=%%%",
  "#v1?b=*&own=AAAA",
  "#v1?b=reef&games=many",
  "#v1?b=reef&games=1000000",
  "#v1?b=reef&bot=clever",
  "#v1?b=reef&seed=99999999999",
])("%s is broken", async (hash) => {
  expect(await readLink(hash)).toEqual({ kind: "problem", problem: "broken" });
});

test("a link that unfolds into more than anybody writes is broken", async () => {
  const side = { ids: [], own: true };
  const link = await writeLink({ ...usual, b: side, ownText: "x".repeat(50_000_000) });

  expect(link.length).toBeLessThan(100_000);
  expect(await readLink(`#${link}`)).toEqual({ kind: "problem", problem: "broken" });
});
