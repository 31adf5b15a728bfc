// What a compiled game tells about itself: plain data, JSON without loss.
// Every id is the author's own name; every `source` leads back to the rules.

import type { ExampleMeta } from "./examples.ts";
import type { NeedMeta } from "./needs.ts";
import type { CiteMeta, DocumentMeta, QuestionMeta, VariantMeta } from "./provenance.ts";
import type { OptionMeta, RatingMeta, RivalMeta } from "./seats.ts";
import type { TableMeta } from "./table.ts";

/** A sentence or name in both languages. May hold `{name}` holes where the comment says so. */
export interface DisplayText {
  readonly de: string;
  readonly en: string;
}

/** A noun: the German article of the singular ("" where none was given), and both numbers. */
export interface DisplayNoun {
  readonly de: { readonly article: string; readonly one: string; readonly many: string };
  readonly en: { readonly one: string; readonly many: string };
}

/** A place in the rules: index into `Meta.sources`, half-open UTF-16 offsets, and the line from 1. */
export interface SourceRef {
  readonly file: number;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/**
 * What a number in the state means.
 *
 * - `number`: itself · `yesno`: 0 or 1 · `player`: seat from 0
 * - `enum`: member of `Meta.enums[of]`, from 0 · `kind`: `Meta.kinds`, from 0
 * - `space`: cell of `Meta.grids[of]`, row by row from 0 · `board`: `Meta.boards`, from 0
 * - `set`: bit mask over the members of `Meta.enums[of]`
 *
 * With `orNone`, -1 is no value.
 */
export type ValueType = SolidValueType & { readonly orNone?: true };

type SolidValueType =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "yesno" }
  | { readonly kind: "player" }
  | { readonly kind: "enum"; readonly of: number }
  | { readonly kind: "kind" }
  | { readonly kind: "space"; readonly of: number }
  | { readonly kind: "board" }
  | { readonly kind: "set"; readonly of: number };

export interface Meta {
  readonly id: string;
  readonly title: DisplayText;
  readonly players: { readonly min: number; readonly max: number };
  readonly points: DisplayNoun;
  readonly credits: readonly DisplayText[];
  /** Changes whenever the meaning of the rules may have changed: 14 letters and digits made from the sources. */
  readonly rulesHash: string;
  readonly sources: readonly { readonly path: string; readonly text: string }[];
  readonly options: readonly OptionMeta[];
  /** Seats that are nobody's. */
  readonly rivals: readonly RivalMeta[];
  /** The slot that holds how many seats there are: players, and behind them the rivals who play. */
  readonly seats: number;
  /** Length of a state in 32-bit integers. */
  readonly size: number;
  readonly enums: readonly EnumMeta[];
  readonly kinds: readonly KindMeta[];
  readonly shapes: readonly ShapeMeta[];
  readonly boards: readonly BoardMeta[];
  readonly counters: readonly CounterMeta[];
  readonly marks: readonly MarkMeta[];
  readonly zones: readonly ZoneMeta[];
  readonly grids: readonly GridMeta[];
  readonly tracks: readonly TrackMeta[];
  readonly dice: readonly DieMeta[];
  /** Everything that can be an option of a decision. */
  readonly moves: readonly MoveMeta[];
  readonly needs: readonly NeedMeta[];
  readonly reasons: readonly ReasonMeta[];
  readonly tables: readonly TableMeta[];
  readonly values: readonly ValueMeta[];
  /** First slot of the ledger: `ledger + player * reasons.length + reason`. */
  readonly ledger: number;
  /** Slots of the score, one per player. */
  readonly score: number;
  /** In games in which all may decide at the same time. */
  readonly once: import("../engine/simultaneous.ts").SimultaneousMeta | undefined;
  /** What happens when the last decision has been made. */
  readonly closing: import("../game/epilogue.ts").ClosingMeta;
  /** Whether most or fewest is better, for each line of the ranking. */
  readonly ranking: readonly ("most" | "fewest")[];
  /** What final scores may be called, best first. */
  readonly rating: readonly RatingMeta[];
  /** Every place where rules ask somebody: whether one may decline, and the moves it offers. */
  readonly sites: readonly { readonly may: boolean; readonly moves: readonly number[] }[];
  /** Places in the rules that the program refers to by number. */
  readonly spans: readonly SourceRef[];
  /** Names of rules that tell when they fire, by number. */
  readonly rules: readonly string[];
  /** The author's `look` entries by the name they are about, e.g. `looks.reef.fill`. */
  readonly looks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly examples: readonly ExampleMeta[];
  /** Texts that rules come from, and which rule comes from where. */
  readonly documents: readonly DocumentMeta[];
  readonly cites: readonly CiteMeta[];
  readonly questions: readonly QuestionMeta[];
  /** All variants of this game, and the ids of those in force. */
  readonly variants: readonly VariantMeta[];
  readonly chosen: readonly string[];
}

export interface EnumMeta {
  readonly id: string;
  readonly members: readonly { readonly id: string; readonly noun: DisplayNoun }[];
}

/** A kind of piece. Pieces of one kind cannot be told apart, so the state holds kinds. */
export interface KindMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  /** Families from the nearest outwards, e.g. `["Fish", "Tile"]`. */
  readonly families: readonly string[];
  /** Fields as numbers; their types stand in `fieldTypes`. */
  readonly fields: Readonly<Record<string, number>>;
  readonly fieldTypes: Readonly<Record<string, ValueType>>;
  readonly source: SourceRef;
}

export interface ShapeMeta {
  readonly id: string;
  readonly layout: "hexes" | "squares";
  /**
   * Cells row by row. `x`, `y` are centres in units of one cell's width
   * (pointy-top hexes: rows are √3/2 apart; squares: 1 apart).
   */
  readonly cells: readonly {
    readonly name: string;
    readonly row: number;
    readonly column: number;
    readonly x: number;
    readonly y: number;
  }[];
  readonly neighbours: readonly (readonly number[])[];
  readonly fields: readonly { readonly id: string; readonly type: ValueType }[];
}

export interface BoardMeta {
  readonly id: string;
  readonly shape: number;
  readonly text: DisplayText;
  /** Field values per cell: `fields.colour[cell]`. */
  readonly fields: Readonly<Record<string, readonly number[]>>;
  /** The region of each cell, numbered from 0; empty where the shape has none. */
  readonly regions: readonly number[];
}

/** Where slots lie: `bases[index - indexFrom] + player * playerStride`. */
export interface SlotAddressMeta {
  /** One base for each member of the family; one alone where it is none. */
  readonly bases: readonly number[];
  /** 0 for shared things. */
  readonly playerStride: number;
  /** What `[…]` ranges over, if it is a family. */
  readonly index: ValueType | undefined;
  readonly indexFrom: number;
}

export interface CounterMeta {
  readonly id: string;
  /** What it counts; where `members` have nouns of their own, all of these together. */
  readonly noun: DisplayNoun;
  /** The noun of each member, in a family that is counted under these. */
  readonly members: readonly DisplayNoun[] | undefined;
  readonly perPlayer: boolean;
  readonly at: SlotAddressMeta;
}

export interface MarkMeta {
  readonly id: string;
  /** Known to its owner alone. */
  readonly hidden: boolean;
  /** The author's phrase for it, if there is one. */
  readonly text: DisplayText | undefined;
  readonly type: ValueType;
  /** The family of its pieces, if it is one. */
  readonly family: string | undefined;
  readonly perPlayer: boolean;
  readonly at: SlotAddressMeta;
}

export interface ZoneMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly perPlayer: boolean;
  readonly hidden: boolean;
  /** Whether others cannot even count what lies in all such zones: it is rolled or chosen unseen. */
  readonly secret: boolean;
  /** Whether examples leave what lies there as it was set up; other zones they find empty. */
  readonly stocked: boolean;
  readonly element: ValueType;
  /** The family of its pieces, if they are any; and the field that says which member they lie in. */
  readonly family: string | undefined;
  readonly by: string | undefined;
  /**
   * - `places`: `capacity` slots, each 0 or element + 1, with elements counted from 0 or, where the
   *   type begins below 0, from its first
   * - `row`: slot 0 holds the length, then the elements in order
   * - `counts`: slot 0 holds the total, then how many of each element from `elements[index].from`
   */
  readonly layout: "places" | "row" | "counts";
  readonly capacity: number;
  /** For each member of the family, what may lie there. */
  readonly elements: readonly { readonly from: number; readonly to: number }[];
  readonly at: SlotAddressMeta;
}

export interface GridMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly perPlayer: boolean;
  readonly shape: number;
  /** The mark or option that names the board; absent for shapes without boards. */
  readonly by: { readonly kind: "mark" | "option"; readonly id: number } | undefined;
  readonly element: ValueType;
  /** One slot a cell: 0 or element + 1, as in places. */
  readonly at: SlotAddressMeta;
  /** For grids of pieces: the first player's slots that count the kinds lying there. */
  readonly counts: number | undefined;
}

export interface TrackMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly from: number;
  readonly to: number;
  /** Per player two slots: position and height in the stack (0 at the bottom). */
  readonly base: number;
}

/** A die: each of its faces comes up equally often. */
export interface DieMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly type: ValueType;
  readonly faces: readonly number[];
}

export interface MoveMeta {
  /** `take`; the free form of an action has the same id. `decline` is the move without an action. */
  readonly id: string;
  readonly free: boolean;
  /** What the action is called: "take a fish". */
  readonly name: DisplayText;
  /** What this very move does, with holes named like the parameters; absent where the author gave none. */
  readonly says: DisplayText | undefined;
  readonly params: readonly ParamMeta[];
  /** Codes `base … base + count - 1` belong to this move; the last parameter varies fastest. */
  readonly base: number;
  readonly count: number;
  readonly source: SourceRef;
}

export interface ParamMeta {
  readonly id: string;
  readonly type: ValueType;
  /** Smallest value and number of values: how the code is built. */
  readonly from: number;
  readonly count: number;
  /** Whether it is a number whose limits depend on the position. */
  readonly isOpen: boolean;
  /** Where it is picked from, for screens: a zone or grid of the table. */
  readonly source:
    | {
        readonly kind: "zone" | "grid";
        readonly id: number;
        readonly indexParam: string | undefined;
      }
    | undefined;
}

export interface ReasonMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly source: SourceRef;
}

/** A rule value and what may bend it. */
export interface ValueMeta {
  readonly id: string;
  readonly type: ValueType;
  readonly exceptions: readonly { readonly kind: number; readonly source: SourceRef }[];
  readonly source: SourceRef;
}
