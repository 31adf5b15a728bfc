// Maintenance of the bitboards that grids store: filled spaces, neighbours of filled spaces, and the
// spaces that each seat holds. They are updated whenever a space changes.

import type * as ir from "../../../ir/ir.ts";
import { seatsOf } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Address, CodeValue, Routine } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import {
  cellElement,
  cellLoad,
  heldAddress,
  setAddress,
  setWords,
  wordNumbers,
} from "../addresses.ts";
import { Env } from "../env.ts";
import { restartHistories } from "../histories.ts";
import { Lowering, loadSlot } from "../lowering.ts";
import { loopOverSpaces, rowsAsWords } from "../spaces/bitboards.ts";

/** Emits the update of the bitboards when a space is filled or cleared. */
export function updateBitboards(
  c: Lowering,
  grid: ir.GridRef,
  space: CodeValue,
  what: CodeValue,
  isFilled: boolean,
): CodeSteps {
  const place = c.gen.layout.grids[grid.grid.index];
  const word = wordNumbers(grid.grid).length === 1 ? b.value(0) : b.shiftRight(space, 5);
  return [
    place?.held === undefined
      ? undefined
      : noteBit(heldAddress(c, grid, what, word), space, isFilled),
    place?.filled === undefined
      ? undefined
      : noteBit(setAddress(c, grid, "filled", word), space, isFilled),
    place?.near === undefined
      ? undefined
      : isFilled
        ? addNeighbours(c, grid, space)
        : [
            wordNumbers(grid.grid).map((w) => b.store(setAddress(c, grid, "near", w), 0)),
            loopOverSpaces(setWords(c, grid, "filled"), (filled) => addNeighbours(c, grid, filled)),
          ],
  ];
}

/** Changes the bit of a space in a word. */
function noteBit(word: Address, space: CodeValue, isIn: boolean): CodeSteps {
  const bit = b.shiftLeft(1, space);
  const set = b.load(word);
  return b.store(word, isIn ? b.bitOr(set, bit) : b.bitAnd(set, b.bitNot(bit)));
}

/** Adds the neighbours of a space to the bitboard of neighbours of filled spaces. */
function addNeighbours(c: Lowering, grid: ir.GridRef, space: CodeValue): CodeSteps {
  const { shape } = grid.grid;
  return rowsAsWords(c, "near", shape, shape.neighbours, space).map((near, word) => {
    const set = setAddress(c, grid, "near", word);
    return b.store(set, b.bitOr(b.load(set), near));
  });
}

/** `derive`: recomputes all that follows from the position, after facts of an example changed it. */
export function rebuildBitboardsRoutine(gen: CodegenContext): Routine {
  const { grids } = gen.game;
  const own = grids.filter(({ perPlayer }) => perPlayer);
  const shared = grids.filter(({ perPlayer }) => !perPlayer);
  const you: ir.Expr = { kind: "you", type: { kind: "player" } };
  const c = new Lowering(gen, new Env(b.value(0)));
  return b.routine("derive", [], undefined, () => [
    shared.map((grid) => rebuildGrid(c, { kind: "grid", grid, owner: undefined })),
    b.countUp("you", 0, loadSlot(gen.slots.seats), (seat) =>
      own.map((grid) => rebuildGrid(c.withYou(b.value(seat)), { kind: "grid", grid, owner: you })),
    ),
    restartHistories(gen),
  ]);
}

function rebuildGrid(c: Lowering, ref: ir.GridRef): CodeSteps {
  const place = c.gen.layout.grids[ref.grid.index];
  if (place?.filled === undefined && place?.held === undefined) return undefined;
  const seats = place.held === undefined ? [] : [...Array(seatsOf(c.gen.game)).keys()];
  const sets = wordNumbers(ref.grid).flatMap((word) => [
    ...(place.filled === undefined ? [] : [setAddress(c, ref, "filled", word)]),
    ...(place.near === undefined ? [] : [setAddress(c, ref, "near", word)]),
    ...seats.map((seat) => heldAddress(c, ref, seat, word)),
  ]);
  return [
    sets.map((set) => b.store(set, 0)),
    b.countUp("x", 0, ref.grid.shape.cells.length, (x) =>
      b.if(
        b.notEqual(cellLoad(c, ref, x), 0),
        b.once("held", cellElement(c, ref, x), (what) =>
          updateBitboards(c, ref, b.value(x), what, true),
        ),
      ),
    ),
  ];
}
