import { expect, test } from "vitest";
import { checkGame } from "../../../src/dsl/index.ts";
import { indexOf } from "../../../src/dsl/prose/index-of.ts";
import { describeRule } from "../../../src/dsl/prose/rules/describe.ts";
import { completed } from "../../support/check-rules.ts";
import { type Nouns, realizeDutch } from "./realizer.ts";

// The same plans in a language that they were not made for.

const text = `
family Fish { }
piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" copies 3 in sea }
zone sea of Fish, hidden { de "das Meer, die Meere" en "sea, seas" }
player zone net of Fish, 3 places { de "das Netz, die Netze" en "net, nets" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
track current of players 1..7 { de "die Strömung, die Strömungen" en "current, currents" }
action trade { de "tauschen" en "trade"
  pick fish from your net
  pay 1 pearls
  if your pearls >= 3 { gain 2 pearls }
  if your net is empty { end game }
  draw 2 from sea to your net
  move you on current by 1
}
`;

const nouns: Nouns = {
  cod: ["de", "kabeljauw", "kabeljauwen"],
  pearl: ["de", "parel", "parels"],
  net: ["het", "net", "netten"],
  sea: ["de", "zee", "zeeën"],
  current: ["de", "stroming", "stromingen"],
  space: ["het", "vak", "vakken"],
  game: ["het", "spel", "spellen"],
};

test("plans are said in Dutch without a change", () => {
  const { game, diagnostics } = checkGame([{ path: "nl.regel", text }, completed(text)]);
  if (game === undefined) throw new Error(JSON.stringify(diagnostics));
  const index = indexOf(game);
  const trade = index.units.find(({ path }) => path === "trade");
  if (trade === undefined) throw new Error("no action");
  const { plans } = describeRule(index, trade);

  expect(
    plans.map((plan) => (plan.kind === "sentence" ? realizeDutch(plan, nouns) : plan.kind)),
  ).toEqual([
    "Je kiest een kabeljauw in je net uit.",
    "Je betaalt 1 parel.",
    "Als je minstens 3 parels hebt, krijg je 2 parels.",
    "Als je net leeg is, eindigt het spel meteen.",
    "Je trekt 2 kabeljauwen willekeurig uit de zee naar je net.",
    "Je schuift 1 vak in de stroming op.",
  ]);
});
