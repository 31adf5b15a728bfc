// The sets of spaces that grids keep beside what lies on them: which are filled, and which lie next
// to a filled one. They follow every change of a cell.

import type * as ir from "../ir/ir.ts";
import { seatsOf } from "../ir/types.ts";
import { tableWords } from "./bits.ts";
import { emitExpr } from "./expr.ts";
import { Env, type Gen } from "./gen.ts";
import { cellElement, heldSlots, setSlots } from "./place.ts";

/** Notes that a space has been filled or emptied. */
export function emitNote(
  gen: Gen,
  env: Env,
  { grid, space }: ir.CellRef,
  isFilled: boolean,
  what: string,
): string {
  return (
    emitHeld(gen, env, { kind: "cell", grid, space }, isFilled, what) +
    emitFilled(gen, env, { kind: "cell", grid, space }, isFilled)
  );
}

/** Notes whose a space is from now on, or is no more. */
function emitHeld(
  gen: Gen,
  env: Env,
  { grid, space }: ir.CellRef,
  isFilled: boolean,
  what: string,
): string {
  if (gen.layout.grids[grid.grid.index]?.held === undefined) return "";
  const at = emitExpr(gen, env, space);
  return emitBit(heldSlots(gen, env, grid, what), at, isFilled);
}

/** Changes the bit of a space in a set; its slots follow each other. */
function emitBit(slots: readonly string[], at: string, isIn: boolean): string {
  const word = slots.length === 1 ? "" : `+(${at}>>5)`;
  const slot = `${(slots[0] ?? "").slice(0, -1)}${word}]`;
  return isIn ? `${slot}|=1<<${at};` : `${slot}&=~(1<<${at});`;
}

function emitFilled(gen: Gen, env: Env, { grid, space }: ir.CellRef, isFilled: boolean): string {
  const place = gen.layout.grids[grid.grid.index];
  if (place?.filled === undefined) return "";
  const at = emitExpr(gen, env, space);
  const slots = setSlots(gen, env, grid, "filled");
  const filled = emitBit(slots, at, isFilled);
  if (place.near === undefined) return filled;
  if (!isFilled) return `${filled}${emitNear(gen, env, grid)}`;
  const near = tableWords(gen, "near", grid.grid.shape, grid.grid.shape.neighbours);
  return `${filled}${setSlots(gen, env, grid, "near")
    .map((slot, i) => `${slot}|=${near[i]}[${at}];`)
    .join("")}`;
}

/** Works out anew which spaces lie next to filled ones. */
function emitNear(gen: Gen, env: Env, grid: ir.GridRef): string {
  const { shape } = grid.grid;
  const near = tableWords(gen, "near", shape, shape.neighbours);
  const [filled, slots] = [setSlots(gen, env, grid, "filled"), setSlots(gen, env, grid, "near")];
  const x = gen.fresh("x");
  const word = filled.map((slot, i) => `${x}>>5===${i}?${slot}:`).join("");
  const test = filled.length === 1 ? filled[0] : `(${word}0)`;
  return `${slots.map((slot) => `${slot}=0;`).join("")}for(let ${x}=0;${x}<${shape.cells.length};${x}++)if(${test}>>${x}&1){${slots.map((slot, i) => `${slot}|=${near[i]}[${x}];`).join("")}}`;
}

/** `derive(S)`: works out all that is kept of grids anew, after somebody has laid things on them. */
export function emitDerive(gen: Gen, game: ir.Game): string {
  const you: ir.Expr = { kind: "you", type: { kind: "player" } };
  const lines = (perPlayer: boolean) =>
    game.grids
      .filter((grid) => grid.perPlayer === perPlayer)
      .map((grid) => emitAnew(gen, { kind: "grid", grid, owner: perPlayer ? you : undefined }))
      .join("");
  const own = lines(true);
  const each = own === "" ? "" : `for(let you=0;you<${gen.seats};you++){${own}}`;
  return `function derive(S){${lines(false)}${each}}`;
}

function emitAnew(gen: Gen, grid: ir.GridRef): string {
  const place = gen.layout.grids[grid.grid.index];
  if (place?.filled === undefined && place?.held === undefined) return "";
  const env = new Env("you");
  const x: ir.Local = { name: "x", type: { kind: "space", grid: grid.grid } };
  const cell: ir.CellRef = {
    kind: "cell",
    grid,
    space: { kind: "local", local: x, type: x.type },
  };
  const name = gen.fresh("x");
  const inner = env.with(x, name);
  const seats = place.held === undefined ? [] : [...Array(seatsOf(gen.game)).keys()];
  const sets = [
    ...(place.filled === undefined ? [] : setSlots(gen, env, grid, "filled")),
    ...(place.near === undefined ? [] : setSlots(gen, env, grid, "near")),
    ...seats.flatMap((seat) => heldSlots(gen, env, grid, String(seat))),
  ];
  const isFilled = emitExpr(gen, inner, { kind: "isFilled", cell, type: { kind: "yesno" } });
  const note = emitNote(gen, inner, cell, true, `(${cellElement(gen, inner, cell)})`);
  return `${sets.map((slot) => `${slot}=0;`).join("")}for(let ${name}=0;${name}<${grid.grid.shape.cells.length};${name}++)if(${isFilled}){${note}}`;
}
