// Contents of a printed sheet, from the metadata of a game.

import type { CounterMeta, Game, Meta } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { counterTitle } from "../board/labels.ts";
import { counterFace, type Face, faceOf, isWrittenOn, lookOf } from "../board/look.ts";
import { capacityOf } from "../board/lookup/capacity.ts";
import { listSides } from "../board/lookup/sides.ts";
import { valuesOf } from "../board/lookup/tables.ts";

/** Boxes of one counter, with a row for each member, such as a round. */
interface PrintedBoxes {
  readonly title: string;
  readonly rows: readonly string[];
  readonly count: number;
  /** Number of boxes that exist with every number of players. */
  readonly always: number;
  /** Numbers of players with fewer boxes. */
  readonly fewerFor: readonly number[];
}

interface PrintedCircles {
  readonly title: string;
  readonly face: Pick<Face, "icon" | "picture" | "fill" | "ink">;
  readonly count: number;
}

/** A kind of card, or of tile with two sides, to cut out. */
interface PrintedCard {
  readonly kind: number;
  readonly name: string;
  /** What is cut out for each copy: a card, or both sides of a tile. */
  readonly faces: readonly Face[];
  /** Number of copies in a match of as many players as can play. */
  readonly count: number;
}

/** Returns the cards of a game in the order of its rules: `look Fish { show "card" }`. */
export function printedCards(game: Game, language: SiteLanguage): PrintedCard[] {
  const { meta } = game;
  const { shared, players } = game.view(game.start({ players: meta.players.max, seed: 1 }));
  const lying = [shared, ...players].flatMap(({ zones }) =>
    zones.flatMap(({ id, items }) => (meta.zones[id]?.element.kind === "kind" ? items : [])),
  );
  const type = { kind: "kind" } as const;
  return meta.kinds.flatMap((_, kind) => {
    const same = lying.filter(({ value }) => value === kind);
    const count = same.reduce((sum, item) => sum + item.count, 0);
    const faces = facesToCut(meta, kind);
    if (count === 0 || faces.length === 0) return [];
    return { kind, count, faces, name: capitalised(say(game.formatValue(type, kind), language)) };
  });
}

/** A tile with two sides is cut out as a card for each. */
function facesToCut(meta: Meta, kind: number): Face[] {
  const face = faceOf(meta, { kind: "kind" }, kind);
  return face.isCard ? [face] : listSides(meta, kind);
}

/** Returns the boards that players write on, by their index. */
export function listWritableBoards({ meta }: Game): number[] {
  const shapes = meta.grids.flatMap((grid) => (isWrittenOn(meta, grid.id) ? [grid.shape] : []));
  return meta.boards.flatMap(({ shape }, board) => (shapes.includes(shape) ? [board] : []));
}

/** Returns the rows of boxes for the counters that are shown as boxes. */
export function printedBoxes(game: Game, language: SiteLanguage): PrintedBoxes[] {
  const { meta } = game;
  const { min, max } = meta.players;
  const players = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const counters = meta.counters.filter(({ id }) => lookOf(meta, id).show === "boxes");
  return counters.map((counter) => {
    const counts = players.map((number) => {
      const { shared } = game.view(game.start({ players: number, seed: 1 }));
      const held = shared.counters.find(({ id }) => meta.counters[id] === counter);
      return capacityOf(meta, counter, held?.max) ?? 0;
    });
    const count = Math.max(...counts);
    return {
      title: counterTitle(meta, counter, language),
      rows: membersOf(game, counter).map((member) => titleOf(game, counter, member, language)),
      count,
      always: Math.min(...counts),
      fewerFor: players.filter((_, index) => (counts[index] ?? 0) < count),
    };
  });
}

/** Returns rows of circles, to mark gains and cross out expenses: `look pearls { circles "9" }`. */
export function printedCircles(game: Game, language: SiteLanguage): PrintedCircles[] {
  const { meta } = game;
  return meta.counters.flatMap((counter) => {
    const { circles } = lookOf(meta, counter.id);
    if (circles === undefined) return [];
    return membersOf(game, counter).map((member) => ({
      title: titleOf(game, counter, member, language),
      face: counterFace(meta, counter, member),
      count: Number(circles),
    }));
  });
}

/** Returns the steps at which points are noted, such as rounds. */
export function printedSteps(game: Game, language: SiteLanguage): string[] {
  const { meta } = game;
  const mark = meta.marks.find(({ id, type }) => {
    return type.kind === "enum" && lookOf(meta, id).show === "steps";
  });
  if (mark === undefined) return [];
  return valuesOf(meta, mark.type).map((value) => {
    return capitalised(say(game.formatValue(mark.type, value), language));
  });
}

function membersOf({ meta }: Game, { at }: CounterMeta): readonly (number | undefined)[] {
  return at.index === undefined ? [undefined] : valuesOf(meta, at.index);
}

function titleOf(
  game: Game,
  counter: CounterMeta,
  member: number | undefined,
  language: SiteLanguage,
): string {
  const type = counter.at.index;
  if (type === undefined || member === undefined) return counterTitle(game.meta, counter, language);
  return capitalised(say(game.formatValue(type, member), language));
}
