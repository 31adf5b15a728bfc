// Whoever follows only the lessons of a game has done everything that its rules know: each action,
// each kind of piece, a space of each sort. What there is to do comes from the rules, what is done
// from playing what the lessons show.

import { describe, expect, test } from "vitest";
import { startFrom } from "../../src/components/example/start.ts";
import { exerciseOf } from "../../src/components/lesson/exercise/exercise.ts";
import type { Game, State } from "../../src/dsl/index.ts";
import { lessonsIn } from "../support/lessons.ts";
import { gameOf } from "../support/rules-of.ts";

/** A family of which no two pieces are alike: enough of them for what they have in common. */
const unlike: Readonly<Record<string, { readonly family: string; readonly atLeast: number }>> = {
  burgundy: { family: "Knowledge", atLeast: 5 },
  "white-castle": { family: "Card", atLeast: 6 },
};

const lessons = lessonsIn("de");
const taught = [...new Set(lessons.map(({ game }) => game))].sort();

test("four games are taught", () => {
  expect(taught).toEqual(["burgundy", "burgundy-cards", "burgundy-dice", "white-castle"]);
});

describe.each(taught)("the lessons of %s", (name) => {
  const game = gameOf(name);
  const { meta } = game;
  const { family = "", atLeast = 0 } = unlike[name] ?? {};
  const isUnlike = (kind: number) => meta.kinds[kind]?.families.includes(family) ?? false;
  const played = lessons
    .filter((lesson) => lesson.game === name)
    .flatMap(({ asked }) => asked)
    .filter(({ tag }) => tag !== "Guided")
    .flatMap(({ example }) => movesOf(game, name, example));

  test("use every action", () => {
    const used = played.map(({ action }) => action);

    expect(
      missing(
        meta.moves.map(({ id }) => id),
        used,
      ),
    ).toEqual([]);
  });

  test("lay every kind of piece", () => {
    const all = meta.kinds.flatMap((_, kind) =>
      isUnlike(kind) || !comesBeforePlayers(game, kind) ? [] : sortsOf(game, kind),
    );
    const laid = played.flatMap(({ laid }) => laid.flatMap((kind) => sortsOf(game, kind)));

    expect(missing(all, laid)).toEqual([]);
  });

  test("fill a space of every sort", () => {
    const all = meta.boards.flatMap((_, board) =>
      meta.shapes[meta.boards[board]?.shape ?? -1]?.cells.flatMap((_, cell) =>
        spaceSort(game, board, cell),
      ),
    );
    const filled = played.flatMap(({ filled }) => filled);

    expect(missing(all, filled)).toEqual([]);
  });

  if (family === "") return;
  test("use several of the pieces of which no two are alike", () => {
    const held = new Set(played.flatMap(({ held, laid }) => [...held, ...laid]).filter(isUnlike));
    const bends = (kind: number) =>
      meta.values.some(({ exceptions }) => exceptions.some((one) => one.kind === kind));

    expect(held.size).toBeGreaterThanOrEqual(atLeast);
    if (!meta.kinds.some((_, kind) => isUnlike(kind) && bends(kind))) return;
    expect([...held].some(bends)).toBe(true);
    expect([...held].every(bends)).toBe(false);
  });
});

interface Played {
  readonly action: string;
  /**
   * Kinds of pieces that the move put in front of its player, on a board or in a zone, and all that
   * lie on boards there then.
   */
  readonly laid: readonly number[];
  readonly held: readonly number[];
  /** Sorts of the spaces that it filled. */
  readonly filled: readonly string[];
}

/** The moves that an exercise shows. */
function movesOf(game: Game, folder: string, example: string): Played[] {
  const { state, moves } = startFrom(exerciseOf(game, folder, example).start);
  return moves.map(({ player, option }) => {
    const before = cellsOf(game, state, player);
    const piecesBefore = zonePiecesOf(game, state, player);
    game.play(state, option);
    const after = cellsOf(game, state, player);
    const piecesAfter = zonePiecesOf(game, state, player);
    const added = [...piecesAfter].flatMap(([key, kind]) => (piecesBefore.has(key) ? [] : [kind]));
    const changed = after.filter(({ value }, at) => value >= 0 && value !== before[at]?.value);
    const kindsIn = (cells: typeof after) =>
      cells.flatMap(({ isKind, value }) => (isKind && value >= 0 ? [value] : []));
    return {
      action: game.meta.moves[game.decode(option).move]?.id ?? "",
      laid: [...kindsIn(changed), ...added],
      held: kindsIn(after),
      filled: changed.flatMap(({ board, cell }) => spaceSort(game, board, cell)),
    };
  });
}

/** All cells of a player's boards, with what lies there. */
function cellsOf(game: Game, state: State, player: number) {
  return (game.view(state, player).players[player]?.grids ?? []).flatMap(({ id, board, cells }) => {
    const isKind = game.meta.grids[id]?.element.kind === "kind";
    return cells.map((value, cell) => ({ board: board ?? -1, cell, value, isKind }));
  });
}

/** Kinds of pieces in the zones of a player that everybody sees, by zone and kind. */
function zonePiecesOf(game: Game, state: State, player: number): Map<string, number> {
  const zones = game.view(state, player).players[player]?.zones ?? [];
  return new Map(
    zones.flatMap(({ id, index, items }) => {
      const zone = game.meta.zones[id];
      if (zone?.element.kind !== "kind" || zone.hidden) return [];
      return items.map(({ value }): [string, number] => [`${id} ${index} ${value}`, value]);
    }),
  );
}

/** Whether a kind of piece can lie in a zone or on a board of a player. */
function comesBeforePlayers({ meta }: Game, kind: number): boolean {
  const families = meta.kinds[kind]?.families ?? [];
  const takes = ({ perPlayer, element, family }: Game["meta"]["zones"][number]) =>
    perPlayer && element.kind === "kind" && (family === undefined || families.includes(family));
  return (
    meta.grids.some(({ perPlayer, element }) => perPlayer && element.kind === "kind") ||
    meta.zones.some(takes)
  );
}

/** What a kind of piece is one of: its families, members of enumerations, and itself where it is declared alone. */
function sortsOf({ meta }: Game, kind: number): string[] {
  const found = meta.kinds[kind];
  if (found === undefined) return [];
  const { id, families, fields, fieldTypes, source } = found;
  const isAlone =
    meta.kinds.filter(
      (other) => other.source.start === source.start && other.source.file === source.file,
    ).length === 1;
  const members = Object.entries(fieldTypes).flatMap(([field, type]) => {
    return type.kind === "enum"
      ? [meta.enums[type.of]?.members[fields[field] ?? -1]?.id ?? ""]
      : [];
  });
  return [...families, ...members, ...(isAlone ? [id] : [])];
}

/** Members of enumerations that a space shows. */
function spaceSort({ meta }: Game, board: number, cell: number): string[] {
  const shown = meta.boards[board];
  return (meta.shapes[shown?.shape ?? -1]?.fields ?? []).flatMap(({ id, type }) => {
    const value = shown?.fields[id]?.[cell] ?? -1;
    const member = type.kind === "enum" ? meta.enums[type.of]?.members[value]?.id : undefined;
    return member === undefined ? [] : [`${id} ${member}`];
  });
}

function missing(all: readonly (string | undefined)[], found: readonly string[]): string[] {
  return [...new Set(all)].filter((one) => one !== undefined && !found.includes(one)) as string[];
}
