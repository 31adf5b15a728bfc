// Metadata of a compiled game: plain data that JSON represents without loss. Every id is a name in
// the rules; every `source` is a span in them.

import type { ExampleMeta } from "./examples.ts";
import type { LogMeta } from "./log.ts";
import type { CounterRefMeta, NeedMeta, ZoneRefMeta } from "./needs.ts";
import type { CiteMeta, DocumentMeta, QuestionMeta, VariantMeta } from "./provenance.ts";
import type { OptionMeta, RatingMeta, RivalMeta } from "./seats.ts";
import type { TableMeta } from "./table.ts";

/** A localized text. May contain `{name}` placeholders where the comment says so. */
export interface DisplayText {
  readonly de: string;
  readonly en: string;
}

/** A noun: the German article of the singular ("" if not given), and both numbers. */
export interface DisplayNoun {
  readonly de: { readonly article: string; readonly one: string; readonly many: string };
  /** Names have no article: `cow 2`, `red`. */
  readonly en: { readonly one: string; readonly many: string; readonly isName?: true };
}

/**
 * A span in the rules: index into `Meta.sources`, half-open UTF-16 offsets, and the line from 1.
 */
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
  /**
   * 14 letters and digits derived from the sources; changes whenever the meaning of the rules may
   * change.
   */
  readonly rulesHash: string;
  readonly sources: readonly { readonly path: string; readonly text: string }[];
  readonly options: readonly OptionMeta[];
  /** Seats of rivals. */
  readonly rivals: readonly RivalMeta[];
  /** The slot with the number of seats: players, followed by active rivals. */
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
  /** Option schemas: all that can be an option of a decision. */
  readonly moves: readonly MoveMeta[];
  readonly needs: readonly NeedMeta[];
  readonly reasons: readonly ReasonMeta[];
  readonly tables: readonly TableMeta[];
  readonly values: readonly ValueMeta[];
  /** First slot of the ledger: `ledger + player * reasons.length + reason`. */
  readonly ledger: number;
  /** Slots of the score, one per player. */
  readonly score: number;
  /** Slots of simultaneous decisions; absent in games without any. */
  readonly once: import("../engine/simultaneous.ts").SimultaneousMeta | undefined;
  /** Data about the epilogue. */
  readonly closing: import("../game/epilogue.ts").ClosingMeta;
  /** Data about the match log. */
  readonly log: LogMeta;
  /** Whether most or fewest is better, for each line of the ranking. */
  readonly ranking: readonly ("most" | "fewest")[];
  /** What the player ahead in a line of the ranking does, in words: "has more pearls". */
  readonly rankingCriteria: readonly DisplayText[];
  /** Names of final scores, best first. */
  readonly rating: readonly RatingMeta[];
  /** Choice points: whether declining is possible, and the option schemas offered. */
  readonly sites: readonly { readonly may: boolean; readonly moves: readonly number[] }[];
  /** Spans that the program references by index. */
  readonly spans: readonly SourceRef[];
  /** Names of rules that log their execution, by index. */
  readonly rules: readonly string[];
  /** The author's `look` entries by the name that they describe, e.g. `looks.reef.fill`. */
  readonly looks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly examples: readonly ExampleMeta[];
  /** Documents that rules cite, and the citations. */
  readonly documents: readonly DocumentMeta[];
  readonly cites: readonly CiteMeta[];
  readonly questions: readonly QuestionMeta[];
  /** All variants of this game, and the ids of the active ones. */
  readonly variants: readonly VariantMeta[];
  readonly chosen: readonly string[];
}

export interface EnumMeta {
  readonly id: string;
  readonly members: readonly { readonly id: string; readonly noun: DisplayNoun }[];
}

/** A kind of piece. Pieces of a kind are indistinguishable, so the state stores kinds. */
export interface KindMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  /** Families from the nearest outwards, e.g. `["Fish", "Tile"]`. */
  readonly families: readonly string[];
  /** Fields as numbers; `fieldTypes` has their types. */
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
  /** The region of each cell, from 0; empty if the shape has none. */
  readonly regions: readonly number[];
}

/** Slot address: `bases[index - indexFrom] + player * playerStride`. */
export interface SlotAddressMeta {
  /** One base per member of the family; a single one otherwise. */
  readonly bases: readonly number[];
  /** 0 for shared storage. */
  readonly playerStride: number;
  /** The type of the index, if it is a family. */
  readonly index: ValueType | undefined;
  readonly indexFrom: number;
}

export interface CounterMeta {
  readonly id: string;
  /** What the counter counts; if `members` have nouns of their own, all of these together. */
  readonly noun: DisplayNoun;
  /** The noun of each member, in a family with nouns per member. */
  readonly members: readonly DisplayNoun[] | undefined;
  readonly perPlayer: boolean;
  readonly at: SlotAddressMeta;
}

export interface MarkMeta {
  readonly id: string;
  /** Visible to its owner only. */
  readonly hidden: boolean;
  /** The author's phrase, if there is one. */
  readonly text: DisplayText | undefined;
  readonly type: ValueType;
  /** The family of its pieces, if it holds pieces. */
  readonly family: string | undefined;
  readonly perPlayer: boolean;
  readonly at: SlotAddressMeta;
}

export interface ZoneMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  /** What its noun names: a place, what it holds, as `pearls` do, or the dice whose faces it holds. */
  readonly named: "place" | "contents" | "dice";
  readonly perPlayer: boolean;
  readonly hidden: boolean;
  /**
   * Whether its contents cannot be deduced by counting, because elements are rolled or chosen in
   * secret.
   */
  readonly secret: boolean;
  /** Whether examples keep its initial contents; other zones are empty at their start. */
  readonly stocked: boolean;
  readonly element: ValueType;
  /** The family of its pieces, if it holds any; and the field that selects the member. */
  readonly family: string | undefined;
  readonly by: string | undefined;
  /**
   * Storage layout:
   * - `places`: `capacity` slots, each 0 or element + 1, with elements counted from 0 or, if the
   *   type begins below 0, from its first
   * - `row`: slot 0 holds the length, then the elements in order
   * - `counts`: slot 0 holds the total, then the count of each element from `elements[index].from`
   */
  readonly layout: "places" | "row" | "counts";
  readonly capacity: number;
  /** The elements that each member of the family may contain. */
  readonly elements: readonly { readonly from: number; readonly to: number }[];
  readonly at: SlotAddressMeta;
}

export interface GridMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly perPlayer: boolean;
  readonly shape: number;
  /** The mark or option that selects the board; absent for shapes without boards. */
  readonly by: { readonly kind: "mark" | "option"; readonly id: number } | undefined;
  readonly element: ValueType;
  /** One slot per cell: 0 or element + 1, as in `places`. */
  readonly at: SlotAddressMeta;
  /** For grids of pieces: the first player's slots with the number of pieces of each kind. */
  readonly counts: number | undefined;
}

export interface TrackMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly from: number;
  readonly to: number;
  /** Per player two slots: position, and height in the stack (0 at the bottom). */
  readonly base: number;
}

/** A die: all faces are equally likely. */
export interface DieMeta {
  readonly id: string;
  readonly noun: DisplayNoun;
  readonly type: ValueType;
  readonly faces: readonly number[];
}

export interface MoveMeta {
  /**
   * `take`; the free form of an action has the same id. `decline` is the option without an action.
   */
  readonly id: string;
  readonly free: boolean;
  /** The name of the action: "take a fish". */
  readonly name: DisplayText;
  /**
   * Describes this option, with placeholders named like the parameters; absent if the author gave
   * no text.
   */
  readonly says: DisplayText | undefined;
  /** What a player has done who played it, with the same placeholders: "takes {tile}". */
  readonly predicate: DisplayText;
  readonly params: readonly ParamMeta[];
  /**
   * The first need, if it is a rule value that is `no` unless something bends it: without that,
   * screens do not offer the action.
   */
  readonly unlock: string | undefined;
  /** Codes `base … base + count - 1` belong to this schema; the last parameter varies fastest. */
  readonly base: number;
  readonly count: number;
  readonly source: SourceRef;
}

export interface ParamMeta {
  readonly id: string;
  readonly type: ValueType;
  /** Smallest value and number of values, for encoding. */
  readonly from: number;
  readonly count: number;
  /** What it is picked from, for explanations; `W` of the program has the values. */
  readonly among: AmongMeta;
  /** The zone or grid that contains its values, for screens. */
  readonly source:
    | {
        readonly kind: "zone" | "grid";
        readonly id: number;
        readonly indexParam: string | undefined;
      }
    | undefined;
}

/**
 * - `zone`: a zone with its owner and index · `limits`: constant ones
 * - `range`: W[0] … W[1], and the counter that limits it
 * - `set`: the members of W[0] · `subsets`: of W[0], with W[1] members · `spaces`: some spaces
 * - `values`: all values of a type
 */
export type AmongMeta =
  | { readonly kind: "zone"; readonly zone: ZoneRefMeta }
  | { readonly kind: "limits"; readonly from: number; readonly to: number }
  | { readonly kind: "range"; readonly most: LimitMeta | undefined }
  | { readonly kind: "set" | "subsets" | "spaces" | "values" };

interface LimitMeta {
  readonly counter: CounterRefMeta;
  /** Index of the value that is the amount of the counter. */
  readonly amount: number;
}

export interface ReasonMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly source: SourceRef;
}

/** A rule value, and the kinds whose exceptions may change it. */
export interface ValueMeta {
  readonly id: string;
  readonly type: ValueType;
  readonly exceptions: readonly { readonly kind: number; readonly source: SourceRef }[];
  readonly source: SourceRef;
}
