// How the author's looks become faces of pieces, and which things a move mentions.

import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faceOf, lookOf, spaceFace } from "../../src/components/board/look.ts";
import { argumentsFor } from "../../src/components/board/refusal.ts";
import { createItemTarget, findTargets } from "../../src/components/board/targets.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { gameOf, rulesOf } from "../support/rules-of.ts";

const folder = "rules/burgundy";
const game = gameOf("burgundy");
const { meta } = game;
const pictures = namesIn("pictures");
const colour = meta.enums.findIndex(({ id }) => id === "Colour");

/** Names of the drawings in a folder of the game. */
function namesIn(kind: string): ReadonlySet<string> {
  return new Set(readdirSync(`${folder}/${kind}`).map((file) => file.replace(".svg", "")));
}

test("every kind of tile has a colour, a sign for its spaces and a picture of its own", () => {
  const faces = meta.kinds.map((_, kind) => faceOf(meta, { kind: "kind" }, kind));
  const bare = meta.kinds.filter((_, kind) => {
    const { fill, dusk, ink, pattern, picture } = faces[kind] ?? {};
    return !fill || !dusk || !ink || !pattern || !pictures.has(picture ?? "");
  });
  expect(bare.map(({ id }) => id)).toEqual([]);
  const drawn = faces.map(({ picture, badge }) => `${picture} ${badge ?? ""}`);
  expect(drawn.filter((one, at) => drawn.indexOf(one) !== at)).toEqual([]);
});

test("no two kinds of tile look the same", () => {
  const faces = meta.kinds.map((_, kind) => JSON.stringify(faceOf(meta, { kind: "kind" }, kind)));
  expect(new Set(faces).size).toBe(faces.length);
});

test.each(["burgundy", "burgundy-dice"])(
  "%s: colours of spaces differ in icon and pattern too",
  (name) => {
    const { meta: own } = gameOf(name);
    const of = own.enums.findIndex(({ id }) => id === "Colour");
    const faces = own.enums[of]?.members.map((_, member) =>
      faceOf(own, { kind: "enum", of }, member),
    );
    expect(faces).toHaveLength(6);
    expect(new Set(faces?.map(({ icon }) => icon ?? "")).size).toBe(6);
    expect(new Set(faces?.map(({ pattern }) => pattern ?? "")).size).toBe(6);
  },
);

test("spaces have the signs that are drawn", () => {
  const signs = meta.enums[colour]?.members.map(
    (_, member) => faceOf(meta, { kind: "enum", of: colour }, member).icon ?? "",
  );
  expect(signs?.filter((sign) => !namesIn("icons").has(sign))).toEqual([]);
});

test("a space takes its colour from the first of its fields that has a value", () => {
  const { meta: own } = gameOf("classics/hex");
  const cells = own.shapes[0]?.cells ?? [];
  const at = (name: string) =>
    spaceFace(
      own,
      0,
      cells.findIndex((cell) => cell.name === name),
    );
  const [red, blue] = ["RedShore", "BlueShore"].map((shore) => lookOf(own, shore).fill);
  expect([at("b1").fill, at("b2").fill, at("a1").fill]).toEqual([red, blue, red]);
  expect(at("c2").fill).toBeUndefined();
});

test("a space shows its colour and its number", () => {
  const face = spaceFace(meta, 0, 0);
  expect(face).toMatchObject({ icon: "animal", label: "6" });
});

test("every option of a turn mentions what it is about", () => {
  const state = game.start({ players: 2, seed: 3 });
  const player = game.decision(state)?.player ?? -1;
  const mentions = game.options(state).map((option) => {
    const things = findTargets(game, player, option).map(({ id, holder }) =>
      holder === "zone" ? meta.zones[id]?.id : meta.grids[id]?.id,
    );
    return [game.notation(option).replace(/\(.*/, ""), things.toSorted().join(" + ")].join(": ");
  });
  expect([...new Set(mentions)].toSorted()).toEqual([
    "hire: dice",
    "sell: dice + goods",
    "take: depots + dice",
  ]);
});

test("a tile of a depot stands for the tile and its depot", () => {
  const depots = meta.zones.findIndex(({ id }) => id === "depots");
  const thing = createItemTarget(meta, depots, -1, 6, 3);
  expect(argumentsFor(meta, "take", thing)).toEqual({ depot: 6, tile: 3 });
  expect(argumentsFor(meta, "hire", thing)).toBeUndefined();
});

describe("the price of what lies in the middle", () => {
  const priceUnder = (rule: string) => {
    const sources = rulesOf("burgundy").map(({ path, text }) => {
      return { path, text: text.replace("value price = 2", `value price = ${rule}`) };
    });
    const { compiled } = new IncrementalCompiler().compile(sources, []);
    return compiled && lookOf(compiled.meta, "blackDepot").price;
  };

  test("is the number of its rule, also of a changed one", () => {
    expect(lookOf(meta, "blackDepot").price).toBe("2 silver");
    expect(priceUnder("3")).toBe("3 silver");
  });

  test("is not shown where it depends on the position", () => {
    expect(priceUnder("your silver")).toBeUndefined();
  });
});

test("what is written on a card may be the signs of several of its fields", () => {
  const { meta } = gameOf("classics/hearts");
  const queen = meta.kinds.findIndex(({ id }) => id === "spadesqueen");
  const { label, badge, isCard } = faceOf(meta, { kind: "kind" }, queen);

  expect({ label, badge, isCard }).toEqual({ label: "Q♠", badge: "Q♠", isCard: true });
});

test("spaces of a shape without a look say what is printed on them", () => {
  const text = `game sea { de "Meer" en "sea" players 2 points de "der Punkt, die Punkte" en "point, points" }
    enum Cargo { salt "S" silver "I" wood "W" }
    shape Sea squares 2 by 2 { cargo: Cargo or none }
    board bay of Sea { de "die Bucht" en "the bay" S I W . }
    zone reef of player on Sea { de "das Meer, die Meere" en "sea, seas" }
    flow { end game } ranking { most score }`;
  const { compiled, diagnostics } = new IncrementalCompiler().compile([
    { path: "sea.regel", text },
  ]);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const shown = compiled?.meta;
  const labels = [0, 1, 2, 3].map((cell) => shown && spaceFace(shown, 0, cell).label);
  expect(labels).toEqual(["Sa", "Si", "W", undefined]);
});
