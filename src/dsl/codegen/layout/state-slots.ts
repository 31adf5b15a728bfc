// The slots of a game's state as they are named in the code tree, with their addresses.

import type * as ir from "../../ir/ir.ts";
import { zoneSize } from "../../ir/slot-count.ts";
import { limitsOf, seatsOf } from "../../ir/types.ts";
import { ANY_INT, type IntRange, type StateSlot } from "../code/code.ts";
import { countOccupancyWords, type Layout, type SlotAddress } from "./layout.ts";
import { FRAME, SLOT } from "./slots.ts";

/** What is stored on a space or at a place: 0, or the element counted from 1. */
const STORED_ELEMENT: IntRange = { from: 0, to: ANY_INT.to };

/** Numbers of seats. */
const SEATS: IntRange = { from: 0, to: 2 ** 16 };

/** Where frames begin. */
export const FRAME_STARTS: IntRange = { from: 0, to: 2 ** 24 };

export class StateSlots {
  readonly header: Readonly<Record<"over" | "frame" | "decider" | "site", StateSlot>>;
  /** The words of the generator of chance. */
  readonly chance: StateSlot;
  /** What every frame begins with. */
  readonly frame: Readonly<Record<"procedure" | "step" | "below" | "you", StateSlot>>;
  readonly players: StateSlot;
  readonly options: StateSlot;
  readonly score: StateSlot;
  /** The points of each player by reasons. */
  readonly ledger: StateSlot;
  /** What has been booked for each lasting score, in games that always count them. */
  readonly worths: StateSlot;
  readonly counters: readonly StateSlot[];
  readonly marks: readonly StateSlot[];
  readonly zones: readonly StateSlot[];
  /** The cells of each grid. */
  readonly grids: readonly StateSlot[];
  /** Of grids that keep them: the sets of filled spaces, of those next to them, and of what each seat holds. */
  readonly filled: readonly (StateSlot | undefined)[];
  readonly near: readonly (StateSlot | undefined)[];
  readonly held: readonly (StateSlot | undefined)[];
  /** The counts by kind, of grids of pieces. */
  readonly gridCounts: readonly (StateSlot | undefined)[];
  readonly tracks: readonly StateSlot[];
  /** How many positions each history has noted, and two numbers for each one that it keeps. */
  readonly noted: readonly StateSlot[];
  readonly positions: readonly StateSlot[];
  /** The number of seats: of players, and of the rivals who play. */
  readonly seats: StateSlot;
  readonly rivals: readonly StateSlot[];
  /** Of games in which all may decide at the same time: the seat + 1 that decides so, or 0. */
  readonly deciding: StateSlot | undefined;
  /** All that lies before the frames. */
  readonly whole: StateSlot;
  private readonly addresses = new Map<StateSlot, SlotAddress>();

  constructor(game: ir.Game, layout: Layout) {
    this.header = {
      over: this.single("over", SLOT.over),
      frame: this.single("frame", SLOT.frame, 1, FRAME_STARTS),
      decider: this.single("decider", SLOT.decider),
      site: this.single("site", SLOT.site),
    };
    this.frame = {
      procedure: this.ofFrame("procedure", FRAME.procedure),
      step: this.ofFrame("step", FRAME.step),
      below: this.ofFrame("below", FRAME.below, FRAME_STARTS),
      you: this.ofFrame("you", FRAME.you, SEATS),
    };
    this.chance = this.single("chance", SLOT.chance, 4);
    this.players = this.single("players", SLOT.players, 1, { from: 1, to: SEATS.to });
    this.options = this.single("options", SLOT.options, game.options.length);
    this.score = this.slot("score", { bases: [layout.score], step: undefined, stride: 1 });
    const reasons = game.reasons.length;
    const ledger = { bases: [layout.ledger], step: undefined, stride: reasons };
    this.ledger = this.slot("ledger", ledger, reasons);
    this.worths = this.slot("worths", layout.worths);
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
    this.zones = all(game.zones, layout.zones, (zone) =>
      Math.max(0, ...zone.elements.map((element) => zoneSize(zone, element))),
    );
    this.grids = all(
      game.grids,
      layout.grids,
      ({ shape }) => shape.cells.length,
      () => STORED_ELEMENT,
    );
    const sets = (
      which: "filled" | "near" | "held" | "counts",
      lengthOf: (of: ir.Grid) => number,
    ) =>
      layout.grids.map((place, i) => {
        const [base, grid] = [place[which], game.grids[i]];
        if (base === undefined || grid === undefined) return undefined;
        const { stride } = place;
        return this.slot(
          `${which} ${grid.id}`,
          { bases: [base], step: undefined, stride },
          lengthOf(grid),
        );
      });
    const seats = seatsOf(game);
    this.filled = sets("filled", ({ shape }) => countOccupancyWords(shape));
    this.near = sets("near", ({ shape }) => countOccupancyWords(shape));
    this.held = sets("held", ({ shape }) => countOccupancyWords(shape) * seats);
    this.gridCounts = sets("counts", () => game.pieces.length);
    this.tracks = layout.tracks.map((base, i) => this.single(`track${i}`, base, 2 * seats));
    this.noted = layout.histories.map((base, i) =>
      this.single(`noted${i}`, base, 1, { from: 0, to: ANY_INT.to }),
    );
    this.positions = game.histories.map(({ last }, i) =>
      this.single(`positions${i}`, (layout.histories[i] ?? 0) + 1, 2 * last),
    );
    this.seats =
      layout.seats === SLOT.players ? this.players : this.single("seats", layout.seats, 1, SEATS);
    this.deciding = layout.once && this.single("deciding", layout.once.who);
    this.whole = this.single("state", 0, layout.stack);
    this.rivals = layout.rivals.map((base, i) => this.single(`rival${i}`, base, 1, SEATS));
  }

  readonly addressOf = (slot: StateSlot): SlotAddress => {
    const address = this.addresses.get(slot);
    if (address === undefined) throw new Error(`the slot ${slot.name} has no address`);
    return address;
  };

  /** A slot of a frame, so many slots behind its beginning. */
  ofFrame(name: string, behind: number, range = ANY_INT, length = 1): StateSlot {
    const made: StateSlot = { name, owner: "frame", members: 1, length, range };
    this.place(made, behind);
    return made;
  }

  /** A slot of a frame whose place is chosen when the whole rule is known. */
  openOfFrame(name: string, length: number): StateSlot {
    return { name, owner: "frame", members: 1, length, range: ANY_INT };
  }

  isPlaced(slot: StateSlot): boolean {
    return this.addresses.has(slot);
  }

  /** Puts a slot so many slots behind the beginning of its frame, which is given by its index. */
  place(slot: StateSlot, behind: number): void {
    this.addresses.set(slot, { bases: [behind], step: undefined, stride: 1 });
  }

  private single(name: string, base: number, length = 1, range = ANY_INT): StateSlot {
    return this.slot(name, { bases: [base], step: undefined, stride: 0 }, length, range);
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
