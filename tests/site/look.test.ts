// How the author's looks become faces of pieces, and which things a move mentions.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf, spaceFace } from "../../src/components/board/look.ts";
import { argumentsFor } from "../../src/components/board/refusal.ts";
import { createItemTarget, findTargets } from "../../src/components/board/targets.ts";
import { compileGame, loadGame } from "../../src/dsl/index.ts";

const folder = "rules/burgundy";
const names = readdirSync(folder).filter((name) => name.endsWith(".regel"));
const sources = names.map((name) => ({
  path: `${folder}/${name}`,
  text: readFileSync(`${folder}/${name}`, "utf8"),
}));
const { compiled } = compileGame(sources);
if (compiled === undefined) throw new Error("The rules do not compile.");
const game = loadGame(compiled);
const { meta } = game;
const icons = new Set(readdirSync(`${folder}/icons`).map((file) => file.replace(".svg", "")));
const colour = meta.enums.findIndex(({ id }) => id === "Colour");

test("every kind of tile has a colour and an icon that is drawn", () => {
  const bare = meta.kinds.filter((_, kind) => {
    const { fill, ink, icon, pattern } = faceOf(meta, { kind: "kind" }, kind);
    return !fill || !ink || !pattern || !icons.has(icon ?? "");
  });
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test("no two kinds of tile look the same", () => {
  const faces = meta.kinds.map((_, kind) => JSON.stringify(faceOf(meta, { kind: "kind" }, kind)));
  expect(new Set(faces).size).toBe(faces.length);
});

test("colours differ in icon and pattern too", () => {
  const faces =
    meta.enums[colour]?.members.map((_, member) =>
      faceOf(meta, { kind: "enum", of: colour }, member),
    ) ?? [];
  expect(new Set(faces.map(({ icon }) => icon)).size).toBe(faces.length);
  expect(new Set(faces.map(({ pattern }) => pattern)).size).toBe(faces.length);
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
