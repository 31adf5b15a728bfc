// How the cards are drawn, and which things on the table a move mentions.

import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf } from "../../src/components/board/look.ts";
import { createItemTarget, findTargets } from "../../src/components/board/targets.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy-cards");
const { meta } = game;
const kinds = meta.kinds.map(({ id }, kind) => ({
  id,
  face: faceOf(meta, { kind: "kind" }, kind),
}));

test("every kind is a card with its colour and number, and its drawings are there", () => {
  const missing = kinds.flatMap(({ id, face }) => {
    const { isCard, fill, dusk, ink, picture, badge, gives } = face;
    const isBonus = picture === "bonus";
    const isWhole = isCard && fill && ink && badge && (dusk || isBonus);
    const undrawn = [picture ?? "none", ...gives].filter(
      (name) => !existsSync(`rules/burgundy-cards/pictures/${name}.svg`),
    );
    return isWhole && undrawn.length === 0 ? [] : [`${id} ${undrawn.join(" ")}`];
  });
  expect(missing).toEqual([]);
});

test("cards of different kinds or numbers look different", () => {
  // A bonus card for the first triple and that for the seventh kind are both worth 1.
  const faces = kinds
    .filter(({ id }) => id !== "firstCard")
    .map(({ face }) => JSON.stringify(face));
  expect(new Set(faces).size).toBe(faces.length);
});

test("a card in hand is the thing that its moves mention, whichever zone rules play from", () => {
  const state = game.start({ players: 2, seed: 3 });
  const player = game.decision(state)?.player ?? -1;
  const cards = meta.zones.findIndex(({ id }) => id === "cards");
  const held = game
    .view(state, player)
    .players[player]?.zones.filter(({ id }) => id === cards)
    .flatMap(({ index, items }) =>
      items.map(({ value }) => createItemTarget(meta, cards, player, index, value).key),
    );
  const mentioned = game
    .options(state)
    .flatMap((option) => findTargets(game, player, option))
    .filter(({ id, holder }) => holder === "zone" && id === cards)
    .map(({ key }) => key);
  expect(mentioned.length).toBeGreaterThan(0);
  expect([...new Set(mentioned)].toSorted()).toEqual([...new Set(held)].toSorted());
});

test("a project is placed on a pile as a whole", () => {
  const option = meta.moves.find(({ id }) => id === "place");
  expect(option?.params.map(({ id }) => id)).toContain("pile");
  expect(meta.looks.place).toEqual({ pile: "estate" });
});
