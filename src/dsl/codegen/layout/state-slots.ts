// The slots of a game's state as they are named in the code tree, with their addresses.

import type * as ir from "../../ir/ir.ts";
import { limitsOf } from "../../ir/types.ts";
import { ANY_INT, type IntRange, type StateSlot } from "../code/code.ts";
import type { Layout, SlotAddress } from "../layout.ts";
import { SLOT } from "./slots.ts";

/** What is stored on a space or at a place: 0, or the element counted from 1. */
const STORED_ELEMENT: IntRange = { from: 0, to: ANY_INT.to };

export class StateSlots {
  readonly players: StateSlot;
  readonly options: StateSlot;
  readonly score: StateSlot;
  readonly counters: readonly StateSlot[];
  readonly marks: readonly StateSlot[];
  readonly zones: readonly StateSlot[];
  /** The cells of each grid. */
  readonly grids: readonly StateSlot[];
  readonly tracks: readonly StateSlot[];
  readonly rivals: readonly StateSlot[];
  private readonly addresses = new Map<StateSlot, SlotAddress>();

  constructor(game: ir.Game, layout: Layout) {
    this.players = this.single("players", SLOT.players);
    this.options = this.single("options", SLOT.options, game.options.length);
    this.score = this.slot("score", { bases: [layout.score], step: undefined, stride: 1 });
    const all = <Declared extends { readonly id: string }>(
      declared: readonly Declared[],
      addresses: readonly SlotAddress[],
      lengthOf: (of: Declared) => number,
      rangeOf: (of: Declared) => IntRange = () => ANY_INT,
    ) =>
      addresses.flatMap((address, i) => {
        const of = declared[i];
        return of === undefined ? [] : [this.slot(of.id, address, lengthOf(of), rangeOf(of))];
      });
    this.counters = all(game.counters, layout.counters, () => 1);
    this.marks = all(
      game.marks,
      layout.marks,
      () => 1,
      ({ type }) => rangeOfType(type),
    );
    this.zones = all(game.zones, layout.zones, ({ capacity }) => capacity + 1);
    this.grids = all(
      game.grids,
      layout.grids,
      ({ shape }) => shape.cells.length,
      () => STORED_ELEMENT,
    );
    this.tracks = layout.tracks.map((base, i) => this.single(`track${i}`, base));
    this.rivals = layout.rivals.map((base, i) => this.single(`rival${i}`, base));
  }

  readonly addressOf = (slot: StateSlot): SlotAddress => {
    const address = this.addresses.get(slot);
    if (address === undefined) throw new Error(`the slot ${slot.name} has no address`);
    return address;
  };

  private single(name: string, base: number, length = 1): StateSlot {
    return this.slot(name, { bases: [base], step: undefined, stride: 0 }, length);
  }

  private slot(name: string, address: SlotAddress, length = 1, range = ANY_INT): StateSlot {
    const owner = address.stride === 0 ? "game" : "seat";
    const made: StateSlot = { name, owner, members: address.bases.length, length, range };
    this.addresses.set(made, address);
    return made;
  }
}

/** The numbers that are stored for values of a type. */
function rangeOfType(type: ir.Type): IntRange {
  if (type.kind === "yesno") return { from: 0, to: 1 };
  const limits = limitsOf(type);
  if (limits === undefined) return ANY_INT;
  return type.kind === "orNone" ? { from: Math.min(limits.from, -1), to: limits.to } : limits;
}
