// Groups: the connected spaces with the same holder (flood fill). Small grids that store holders use
// bitboards; others list the spaces.

import type * as ir from "../../../ir/ir.ts";
import { seatsOf } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import {
  ANY_INT,
  type CodeValue,
  type Region,
  type RegionParam,
  type Routine,
} from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import { countOccupancyWords } from "../../layout/layout.ts";
import { gridAddress, heldAddress, wordNumbers } from "../addresses.ts";
import { lowestBit } from "../expressions/domains.ts";
import type { Lowering } from "../lowering.ts";
import { type BitboardWords, everySpace, wordOf } from "./bitboards.ts";
import { neighbourTable } from "./geometry.ts";

const parameter = (name: string, length: number | undefined): RegionParam => ({
  kind: "param",
  name,
  length,
  range: ANY_INT,
});

/** Number of calls after which the array of visited spaces is cleared. */
const MAX_CALLS = 2 ** 31 - 1;

/**
 * Writes the spaces of a group in breadth-first order and returns their number. Visited spaces are marked
 * with the number of the call, so that the array need not be cleared each time.
 */
export function groupRoutine(gen: CodegenContext, shape: ir.Shape): Routine {
  return gen.routineFor(shape, "group", () => {
    const size = shape.cells.length;
    const range = { from: 0, to: MAX_CALLS };
    const seen: Region = { kind: "scratch", name: "seen", length: size, range };
    const calls: Region = { kind: "scratch", name: "calls", length: 1, range };
    const { starts, cells } = neighbourTable(gen, shape);
    const [grid, found] = [parameter("grid", size), parameter("found", size)];
    const space = b.variable("space", "int", { from: 0, to: size - 1 });
    const [count, i] = ["count", "i"].map((name) => b.variable(name, "int", { from: 0, to: size }));
    if (count === undefined || i === undefined) throw new Error("names of a group");
    const call = b.load(b.address(calls, 0));
    const add = (next: Operand, mark: Operand): CodeSteps => [
      b.store(b.address(seen, next), mark),
      b.store(b.address(found, count), next),
      b.set(count, b.add(count, 1)),
    ];
    return b.routine("group", [grid, space, found], "int", () => [
      b.if(b.equal(call, MAX_CALLS), [
        b.countUp("s", 0, size, (s) => b.store(b.address(seen, s), 0)),
        b.store(b.address(calls, 0), 0),
      ]),
      b.store(b.address(calls, 0), b.add(call, 1)),
      b.once("mark", call, (mark) =>
        b.once("held", b.load(b.address(grid, space)), (held) => [
          b.let(count, 0),
          add(space, mark),
          b.let(i, 0),
          b.loop("outwards", (label) => [
            b.if(b.greaterOrEqual(i, count), b.break(label)),
            b.once("x", b.load(b.address(found, i)), (x) =>
              b.countUp(
                "k",
                b.load(b.address(starts, x)),
                b.load(b.address(starts, b.add(x, 1))),
                (k) =>
                  b.once("y", b.load(b.address(cells, k)), (y) =>
                    b.if(
                      b.and(
                        b.equal(b.load(b.address(grid, y)), held),
                        b.notEqual(b.load(b.address(seen, y)), mark),
                      ),
                      add(y, mark),
                    ),
                  ),
              ),
            ),
            b.set(i, b.add(i, 1)),
          ]),
          b.return(count),
        ]),
      ),
    ]);
  });
}

/** Groups on larger grids are listed space by space. */
const MAX_WORDS = 6;

/** Whether groups of a grid can be computed as bitboards: the grid stores holders. */
export function hasGroupSets(gen: CodegenContext, { index, shape }: ir.Grid): boolean {
  return gen.layout.grids[index]?.held !== undefined && countOccupancyWords(shape) <= MAX_WORDS;
}

/** Emits steps that use the group of a space as a bitboard. */
export function groupSet(
  c: Lowering,
  ref: ir.GridRef,
  space: CodeValue,
  use: (words: BitboardWords) => CodeSteps,
): CodeSteps {
  const words = wordNumbers(ref.grid);
  const set: Region = { kind: "scratch", name: "group", length: words.length, range: ANY_INT };
  return [
    b.call(
      waveRoutine(c.gen, ref.grid.shape),
      gridAddress(c, ref),
      heldAddress(c, ref, 0),
      space,
      b.address(set, 0),
    ),
    use(words.map((word) => b.load(b.address(set, word)))),
  ];
}

/**
 * Writes the words of a group: the frontier grows by neighbours with the same holder, or by empty ones
 * if the first space is empty.
 */
function waveRoutine(gen: CodegenContext, shape: ir.Shape): Routine {
  return gen.routineFor(shape, "wave", () => {
    const all = everySpace(shape);
    const many = all.length;
    const size = shape.cells.length;
    const seats = [...Array(seatsOf(gen.game)).keys()];
    const [grid, held] = [parameter("grid", size), parameter("held", many * seats.length)];
    const found = parameter("found", many);
    const space = b.variable("space", "int", { from: 0, to: size - 1 });
    const each = <Made>(make: (word: number) => Made): Made[] => all.map((_, word) => make(word));
    const names = (name: string) => each((word) => b.variable(`${name}${word}`));
    const [same, group, front, next] = [
      names("same"),
      names("group"),
      names("front"),
      names("next"),
    ];
    const of = (list: ReturnType<typeof names>, word: number) =>
      list[word] ?? b.variable("missing");
    const near = (word: number): Region =>
      gen.table(
        "near",
        shape.neighbours.map((cells) => wordOf(cells, word)),
      );
    const isHeld = (seat: Operand, word: number) =>
      b.load(b.address(held, b.add(b.multiply(seat, many), word)));
    const empty = (word: number) => {
      const filled = seats
        .map((seat) => isHeld(seat, word))
        .reduce<CodeValue>((set, one) => b.bitOr(set, one), b.value(0));
      return b.bitAnd(all[word] ?? 0, b.bitNot(filled));
    };
    const joined = (word: number): CodeSteps => {
      const [m, x] = [b.variable("m"), b.variable("x", "int", { from: 0, to: size - 1 })];
      return [
        b.let(m, of(front, word)),
        b.loop("front", (label) => [
          b.if(b.equal(m, 0), b.break(label)),
          b.let(x, b.add(lowestBit(b.value(m)), word * 32)),
          each((w) => b.set(of(next, w), b.bitOr(of(next, w), b.load(b.address(near(w), x))))),
          b.set(m, b.bitAnd(m, b.subtract(m, 1))),
        ]),
      ];
    };
    return b.routine("wave", [grid, held, space, found], undefined, () =>
      b.once("holder", b.load(b.address(grid, space)), (holder) => [
        each((w) =>
          b.let(
            of(same, w),
            b.select(b.equal(holder, 0), empty(w), isHeld(b.subtract(holder, 1), w)),
          ),
        ),
        each((w) => [
          b.let(of(group, w), 0),
          b.let(
            of(front, w),
            b.select(b.equal(b.shiftRight(space, 5), w), b.shiftLeft(1, space), 0),
          ),
        ]),
        b.loop("wave", (label) => [
          each((w) => [
            b.let(of(next, w), 0),
            b.set(of(group, w), b.bitOr(of(group, w), of(front, w))),
          ]),
          each(joined),
          each((w) =>
            b.set(
              of(front, w),
              b.bitAnd(b.bitAnd(of(next, w), of(same, w)), b.bitNot(of(group, w))),
            ),
          ),
          b.if(
            b.equal(
              front.map((one) => b.value(one)).reduce((set, one) => b.bitOr(set, one)),
              0,
            ),
            b.break(label),
          ),
        ]),
        each((w) => b.store(b.address(found, w), of(group, w))),
      ]),
    );
  });
}
