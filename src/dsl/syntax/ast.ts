// The syntax tree: what an author wrote, with nothing decided about its meaning.
// Names may be unknown and types may clash here; the checker says so. One flat list of node types,
// hence longer than other files.

import type { BinaryOp, Rounding, UnaryOp } from "../operators/operators.ts";
import type { Span } from "../source/span.ts";

export interface Node {
  readonly span: Span;
}

/** A name as written. */
export interface Name extends Node {
  readonly text: string;
}

/** A text in both languages, `de "…" en "…"`; a missing one is `undefined` and reported. */
export interface Text extends Node {
  readonly de: Str | undefined;
  readonly en: Str | undefined;
}

/** A string literal with its escapes resolved. */
export interface Str extends Node {
  readonly value: string;
}

/** A word that a later version of the language spells otherwise, `grid` for `zone`. */
export interface FormerWord extends Node {
  readonly was: string;
  readonly now: string;
}

/** One `.regel` file. */
export interface File extends Node {
  /** The version after `language`, if the line is there. */
  readonly language: { readonly version: number; readonly span: Span } | undefined;
  /** Words of the first language, which were read as those that replace them. */
  readonly formerWords: readonly FormerWord[];
  readonly decls: readonly Declared[];
}

export type Decl =
  | Game
  | Option
  | Rival
  | Enum
  | Counter
  | Mark
  | Family
  | Piece
  | Die
  | Table
  | Value
  | Requirement
  | Cost
  | Shape
  | Board
  | Grid
  | Zone
  | Track
  | History
  | Action
  | Procedure
  | Event
  | Handler
  | Reason
  | Flow
  | Ranking
  | Rating
  | Look
  | Tells
  | Example
  | Counting
  | Document
  | Question
  | Variant;

/** A declaration with where it comes from. */
export type Declared = Decl & { readonly see: readonly See[] };

// Declarations -----------------------------------------------------------------

/** `game name { de … en … players 2..4 points … credit … }` */
export interface Game extends Node {
  readonly kind: "game";
  readonly name: Name;
  readonly text: Text | undefined;
  readonly players: { readonly min: number; readonly max: number; readonly span: Span } | undefined;
  readonly points: Text | undefined;
  readonly credits: readonly Text[];
}

/** `option name { de … en … choice de … en … … }`, `option name of Type`: the first choice is the default. */
export interface Option extends Node {
  readonly kind: "option";
  readonly name: Name;
  /** Of whose values one is chosen; absent where the choices are listed. */
  readonly of: Type | undefined;
  readonly text: Text | undefined;
  readonly choices: readonly Member[];
}

/** `rival name when E { de … en … }`: a seat without a player. */
export interface Rival extends Node {
  readonly kind: "rival";
  readonly name: Name;
  /** Absent for a rival who always plays. */
  readonly when: Expr | undefined;
  readonly text: Text | undefined;
}

/** `enum Name { de … en … member "letter" de … en … … }` */
export interface Enum extends Node {
  readonly kind: "enum";
  readonly name: Name;
  readonly text: Text | undefined;
  readonly members: readonly Member[];
}

export interface Member extends Node {
  readonly name: Name;
  /** How boards write it; the name itself where absent. */
  readonly letter: Str | undefined;
  readonly text: Text | undefined;
}

/** `[player] counter name[Index] { de … en … starts E max E beyond { … } }` */
export interface Counter extends Node {
  readonly kind: "counter";
  readonly name: Name;
  readonly perPlayer: boolean;
  readonly index: Type | undefined;
  readonly text: Text | undefined;
  readonly starts: Expr | undefined;
  readonly max: Expr | undefined;
  /** What is done as long as there is more than that. */
  readonly beyond: Block | undefined;
}

/** `[player] mark name[Index]: Type [, hidden] [starts E] [{ text }]` */
export interface Mark extends Node {
  readonly kind: "mark";
  readonly name: Name;
  readonly perPlayer: boolean;
  readonly index: Type | undefined;
  readonly type: Type;
  /** Known to its owner alone. */
  readonly hidden: boolean;
  readonly text: Text | undefined;
  readonly starts: Expr | undefined;
}

/** `family Name : Parent { field: Type  field is E  when … while … }` */
export interface Family extends Node {
  readonly kind: "family";
  readonly name: Name;
  readonly parent: Name | undefined;
  readonly items: readonly PieceItem[];
}

/** `piece name(params) : Family { de … en … field is E  copies …  when … while … }` */
export interface Piece extends Node {
  readonly kind: "piece";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly family: Name | undefined;
  readonly text: Text | undefined;
  readonly items: readonly PieceItem[];
}

export type PieceItem = Field | Fix | Copies | Handler | While;

/** `field: Type`, in families and shapes. */
export interface Field extends Node {
  readonly kind: "field";
  readonly name: Name;
  readonly type: Type;
  readonly text: Text | undefined;
}

/** `field is E` */
export interface Fix extends Node {
  readonly kind: "fix";
  readonly field: Name;
  readonly value: Expr;
}

/** `copies E in place, E in place` */
export interface Copies extends Node {
  readonly kind: "copies";
  readonly parts: readonly { readonly count: Expr; readonly zone: Expr }[];
}

/** `when event { … }`: in a piece or family, about that piece; else game-wide. */
export interface Handler extends Node {
  readonly kind: "when";
  readonly event: Name;
  readonly body: Block;
}

/** `while in zone { exceptions, handlers and worth }` */
export interface While extends Node {
  readonly kind: "while";
  readonly zone: Name;
  readonly items: readonly WhileItem[];
}

export type WhileItem = Exception | Handler | Worth;

/** `worth E [as reason]`: points that last as long as the piece lies there. */
export interface Worth extends Node {
  readonly kind: "worth";
  readonly amount: Expr;
  readonly reason: Name | undefined;
}

/** `value is E`, `value(args) plus E` */
export interface Exception extends Node {
  readonly kind: "exception";
  readonly value: Name;
  readonly args: readonly Expr[];
  readonly how: "is" | "plus";
  readonly to: Expr;
}

/** `table name(params): Type = entries`, entries in row-major order, commas optional. */
export interface Table extends Node {
  readonly kind: "table";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly type: Type | undefined;
  readonly entries: readonly Expr[];
  readonly text: Text | undefined;
}

/** `die name = faces { text }`: numbers or members of one enum; a face may be there several times. */
export interface Die extends Node {
  readonly kind: "die";
  readonly name: Name;
  readonly faces: readonly Expr[];
  readonly text: Text | undefined;
}

/** `value name(params): Type = E`: a name for a computation, which exceptions may bend. */
export interface Value extends Node {
  readonly kind: "value";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly type: Type | undefined;
  readonly body: Expr;
  readonly text: Text | undefined;
  /** The whole rule as a sentence. */
  readonly says: Text | undefined;
}

/** `requirement name(params) { let … needs … }` */
export interface Requirement extends Node {
  readonly kind: "requirement";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly items: readonly (Let | Needs)[];
}

/** `cost name(params) { pick … let … needs … statements }` */
export interface Cost extends Node {
  readonly kind: "cost";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly head: readonly HeadItem[];
  readonly body: readonly Stmt[];
}

/** `action name(params) { de … en … says … pick … let … needs … costs … statements }` */
export interface Action extends Node {
  readonly kind: "action";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly text: Text | undefined;
  readonly says: Text | undefined;
  readonly head: readonly HeadItem[];
  readonly body: readonly Stmt[];
}

/** What comes before the statements of an action: choices and conditions, in any order. */
export type HeadItem = Pick | Let | Needs | Costs;

/** `pick a from D, b from D` */
export interface Pick extends Node {
  readonly kind: "pick";
  readonly items: readonly { readonly name: Name; readonly domain: Expr; readonly span: Span }[];
}

/** `needs name: E else de … en …`; without a name, E is a call of a requirement. */
export interface Needs extends Node {
  readonly kind: "needs";
  readonly name: Name | undefined;
  readonly condition: Expr;
  readonly text: Text | undefined;
  /** Texts that come before it if their condition holds. */
  readonly cases: readonly TextWhen[];
}

/** `when E de … en …`, behind the text of a requirement */
export interface TextWhen extends Node {
  readonly when: Expr;
  readonly text: Text;
}

/** `costs name(args)` */
export interface Costs extends Node {
  readonly kind: "costs";
  readonly cost: Name;
  readonly args: readonly Expr[];
}

/** `shape Name hexes 4-5-4 { fields  regions by field }` or `shape Name squares 7 by 6` */
export interface Shape extends Node {
  readonly kind: "shape";
  readonly name: Name;
  readonly text: Text | undefined;
  readonly layout:
    | { readonly kind: "hexes"; readonly rows: readonly number[]; readonly span: Span }
    | {
        readonly kind: "squares";
        readonly columns: number;
        readonly rows: number;
        /** Whether columns have letters, and rows numbers that count from below. */
        readonly fromBelow: boolean;
        readonly span: Span;
      };
  readonly fields: readonly Field[];
  readonly regionsBy: Name | undefined;
}

/** `board name of Shape { de … en … cells }`: the cells as drawn, row by row. */
export interface Board extends Node {
  readonly kind: "board";
  readonly name: Name;
  readonly shape: Name;
  readonly text: Text | undefined;
  readonly cells: readonly Name[];
}

/** `[player] zone name of Element on Shape [by mark] { text }`: one thing on each space at most. */
export interface Grid extends Node {
  readonly kind: "grid";
  readonly name: Name;
  readonly perPlayer: boolean;
  readonly element: Type;
  readonly shape: Name;
  readonly by: Name | undefined;
  readonly text: Text | undefined;
}

/** `[player] zone name[Index] of Element [by field], attributes { text }` */
export interface Zone extends Node {
  readonly kind: "zone";
  readonly name: Name;
  readonly perPlayer: boolean;
  readonly index: Type | undefined;
  readonly element: Type;
  readonly by: Name | undefined;
  /** `N places`: numbered places that hold one thing each. */
  readonly places: Expr | undefined;
  /** `row of N`: an ordered row of at most N things. */
  readonly row: Expr | undefined;
  readonly hidden: boolean;
  readonly text: Text | undefined;
}

/** `track name of players A..B { text }`: markers that stack; the first player starts on top. */
export interface Track extends Node {
  readonly kind: "track";
  readonly name: Name;
  readonly from: number;
  readonly to: number;
  readonly text: Text | undefined;
}

/**
 * `history name of things at moment, last N { text }`: how the things stood each time that the
 * procedure or the event came about; `you` among them is whose turn it was.
 */
export interface History extends Node {
  readonly kind: "history";
  readonly name: Name;
  readonly of: readonly Name[];
  readonly moment: Name;
  readonly last: number | undefined;
  readonly text: Text | undefined;
}

/** `to name(params) { … }` */
export interface Procedure extends Node {
  readonly kind: "to";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly text: Text | undefined;
  readonly body: Block;
}

/** `event name(params)` */
export interface Event extends Node {
  readonly kind: "event";
  readonly name: Name;
  readonly params: readonly Param[];
  readonly text: Text | undefined;
}

/** `reason name { de … en … }`: what a line of the score ledger says. */
export interface Reason extends Node {
  readonly kind: "reason";
  readonly name: Name;
  readonly text: Text | undefined;
}

/** `flow { … }` */
export interface Flow extends Node {
  readonly kind: "flow";
  readonly body: Block;
}

/** `ranking { most E  fewest E }` */
export interface Ranking extends Node {
  readonly kind: "ranking";
  readonly lines: readonly {
    readonly best: "most" | "fewest";
    readonly value: Expr;
    readonly span: Span;
  }[];
}

/** `rating when E { name from E de … en … }`: what a final score is called. */
export interface Rating extends Node {
  readonly kind: "rating";
  readonly when: Expr | undefined;
  /** The first that is reached holds. */
  readonly lines: readonly RatingLine[];
}

/** `name from E de … en …` */
export interface RatingLine extends Node {
  readonly name: Name;
  readonly from: Expr;
  readonly text: Text | undefined;
}

/** `look name { key "value" … }`: how screens draw an enum member, piece, zone or counter. */
export interface Look extends Node {
  readonly kind: "look";
  readonly name: Name;
  readonly entries: readonly { readonly key: Name; readonly value: Str }[];
}

/** `worth when event`, `worth always`: when lasting points are booked. */
export interface Counting extends Node {
  readonly kind: "counting";
  /** Absent for `always`. */
  readonly event: Name | undefined;
}

// Sources, open questions and variants -----------------------------------------

/** `source name { de … en … url "…" doubtful }`: a document that rules may cite. */
export interface Document extends Node {
  readonly kind: "source";
  readonly name: Name;
  readonly text: Text | undefined;
  readonly url: Str | undefined;
  readonly doubt: Doubt | undefined;
}

/** How reliable a document is: `doubtful` lacks evidence, `single` is the only source. */
export type Doubt = "doubtful" | "single";

/** `see name 3, 4`: where the declaration behind it comes from, with pages. */
export interface See extends Node {
  readonly document: Name;
  readonly pages: readonly number[];
}

/** `question name about a, b.c { de … en … readings }`: the first reading is the one in force. */
export interface Question extends Node {
  readonly kind: "question";
  readonly name: Name;
  readonly about: readonly Path[];
  readonly text: Text | undefined;
  readonly readings: readonly Reading[];
}

/** `tells path de … en … for a, b.c`: a sentence of the rulebook about rules, kept true by a lock. */
export interface Tells extends Node {
  readonly kind: "tells";
  /** The rule that it tells; absent in a variant, which it then tells as a whole. */
  readonly about: Path | undefined;
  readonly text: Text | undefined;
  /** Further rules that it tells. */
  readonly covered: readonly Path[];
}

/** What a variant and a reading of a question consist of. */
export interface Changes extends Node {
  readonly name: Name;
  readonly text: Text | undefined;
  readonly see: readonly See[];
  readonly edits: readonly Edit[];
  /** Its own sentences. */
  readonly tells: readonly Tells[];
  /** `keep tells path`: rules whose sentences hold here as well, though the rules are changed. */
  readonly keeps: readonly Path[];
  readonly examples: readonly Example[];
}

/** `reading name { … }` */
export interface Reading extends Changes {
  readonly kind: "reading";
}

/** `variant name of base { … }`: named changes to a game or to another variant. */
export interface Variant extends Changes {
  readonly kind: "variant";
  readonly base: Name;
}

/** `dive`, `shark.placed` */
export interface Path extends Node {
  readonly names: readonly Name[];
}

export type Edit =
  /** `add Decl` and `change Decl`: a new declaration, or a changed one. */
  | {
      readonly kind: "declare";
      readonly isNew: boolean;
      readonly decl: Declared;
      readonly span: Span;
    }
  /** `change path(args) from E to E, E else text` */
  | {
      readonly kind: "set";
      readonly path: Path;
      readonly args: readonly Expr[];
      readonly was: readonly Expr[];
      readonly now: readonly Expr[];
      readonly text: Text | undefined;
      readonly span: Span;
    }
  /** `change path { … }` */
  | { readonly kind: "do"; readonly path: Path; readonly body: Block; readonly span: Span }
  /** `change path de … en …` */
  | { readonly kind: "say"; readonly path: Path; readonly text: Text; readonly span: Span }
  /** `extend path { … }` */
  | {
      readonly kind: "extend";
      readonly path: Path;
      readonly items: readonly Extension[];
      readonly span: Span;
    }
  | { readonly kind: "remove"; readonly path: Path; readonly span: Span };

export type Extension =
  | ({ readonly kind: "member" } & Member)
  | PieceItem
  | Needs
  | Stmt
  | OfferedAction;

export interface Param extends Node {
  /** Absent in `table depths(Tide)`. */
  readonly name: Name | undefined;
  readonly type: Type;
}

// Types ------------------------------------------------------------------------

export type Type =
  | SolidType
  /** `Type or none` */
  | { readonly kind: "orNone"; readonly of: SolidType; readonly span: Span };

/** A non-optional type. */
export type SolidType =
  /** `1..6`; the ends are constant expressions. */
  | { readonly kind: "range"; readonly from: Expr; readonly to: Expr; readonly span: Span }
  /** `Name`, `number`, `player`, `players`; with `of`: `space of reef`, `set of Hue`, `board of Reef`. */
  | {
      readonly kind: "named";
      readonly name: Name;
      readonly of: Name | undefined;
      readonly span: Span;
    }
  /** `yes/no` */
  | { readonly kind: "yesno"; readonly span: Span };

// Statements -------------------------------------------------------------------

export interface Block extends Node {
  readonly statements: readonly Stmt[];
}

export type Stmt =
  | Gain
  | Score
  | SetStmt
  | Let
  | Add
  | Remove
  | Move
  | Draw
  | Roll
  | Sort
  | Advance
  | If
  | ForEach
  | ForPlayer
  | EachPlayer
  | Repeat
  | Do
  | Choose
  | Announce
  | EndGame
  | AnyOrder;

/** `gain E counter[index]`, `pay E counter[index]` */
export interface Gain extends Node {
  readonly kind: "gain" | "pay";
  readonly amount: Expr;
  readonly counter: Name;
  /** Which one of a family. */
  readonly index: Expr | undefined;
}

/** `score E [as reason]` */
export interface Score extends Node {
  readonly kind: "score";
  readonly amount: Expr;
  readonly reason: Name | undefined;
}

/** `set place to E` */
export interface SetStmt extends Node {
  readonly kind: "set";
  readonly target: Expr;
  readonly value: Expr;
}

/** `let name = E`, `let name = roll A..B`, `let name = draw from Z` */
export interface Let extends Node {
  readonly kind: "let";
  readonly name: Name;
  readonly how: "is" | "roll" | "draw";
  /** The value, the range or die that is rolled, or the zone drawn from. */
  readonly value: Expr;
}

/** `add E to place` */
export interface Add extends Node {
  readonly kind: "add";
  readonly what: Expr;
  readonly to: Expr;
}

/** `remove E from place`, `remove all E from Z`, `remove all from Z` */
export interface Remove extends Node {
  readonly kind: "remove";
  readonly how: "one" | "all";
  readonly what: Expr | undefined;
  readonly from: Expr;
}

/** `move E from Z to P`, `move all E from Z to P`, `move all from Z to P`, `move first from Z to P`, `move last …` */
export interface Move extends Node {
  readonly kind: "move";
  readonly how: "one" | "all" | "first" | "last";
  readonly what: Expr | undefined;
  readonly from: Expr;
  readonly to: Expr;
}

/** `draw [E] from Z to P`: at random; what is not there is not drawn. */
export interface Draw extends Node {
  readonly kind: "draw";
  readonly count: Expr | undefined;
  readonly from: Expr;
  readonly to: Expr;
}

/** `roll E to Z`: E more dice. `roll Z`, `roll mark`: rolls its dice again. */
export interface Roll extends Node {
  readonly kind: "roll";
  readonly count: Expr | undefined;
  readonly dice: Expr;
}

/** `sort R`: from low to high. */
export interface Sort extends Node {
  readonly kind: "sort";
  readonly row: Expr;
}

/** `move player on track by E` */
export interface Advance extends Node {
  readonly kind: "advance";
  readonly player: Expr;
  readonly track: Name;
  readonly by: Expr;
}

/** `if E { … } else …` */
export interface If extends Node {
  readonly kind: "if";
  readonly condition: Expr;
  readonly then: Block;
  /** `else if` is a block with one `if`. */
  readonly else: Block | undefined;
}

/** `for each x: Family in D where E [in any order] { … }` */
export interface ForEach extends Node {
  readonly kind: "forEach";
  readonly binder: Binder;
  readonly inAnyOrder: boolean;
  readonly body: Block;
}

/** `for E { … }`: inside, `you` is that player. */
export interface ForPlayer extends Node {
  readonly kind: "forPlayer";
  readonly player: Expr;
  readonly body: Block;
}

/** `each player [from E | in order of track | at once] [where E] { … }`: inside, `you` is that player. */
export interface EachPlayer extends Node {
  readonly kind: "eachPlayer";
  readonly how: "seats" | "track" | "once";
  /** For `seats`: who is the first; without it, the first seat is. */
  readonly from: Expr | undefined;
  /** For `track`. */
  readonly track: Name | undefined;
  readonly where: Expr | undefined;
  readonly body: Block;
}

/** `repeat E times { … }`, `repeat until E { … }` */
export interface Repeat extends Node {
  readonly kind: "repeat";
  readonly how: "times" | "until";
  readonly limit: Expr;
  readonly body: Block;
}

/** `do name(args)` */
export interface Do extends Node {
  readonly kind: "do";
  readonly procedure: Name;
  readonly args: readonly Expr[];
}

/** `[may] choose [free] a, b(args) [else { … }]` */
export interface Choose extends Node {
  readonly kind: "choose";
  readonly may: boolean;
  readonly free: boolean;
  readonly actions: readonly OfferedAction[];
  readonly otherwise: Block | undefined;
}

/** `a(args)` behind `choose` */
export interface OfferedAction extends Node {
  readonly kind: "offered";
  readonly action: Name;
  readonly args: readonly Expr[];
}

/** `announce event(args) [in any order]` */
export interface Announce extends Node {
  readonly kind: "announce";
  readonly event: Name;
  readonly args: readonly Expr[];
  readonly inAnyOrder: boolean;
}

/** `end game` */
export interface EndGame extends Node {
  readonly kind: "endGame";
}

/** `in any order { a { … } b { … } }`: the executing player picks the next item. */
export interface AnyOrder extends Node {
  readonly kind: "anyOrder";
  readonly items: readonly OrderItem[];
}

/** `name [where E] { de … en … statements }` */
export interface OrderItem extends Node {
  readonly name: Name;
  readonly where: Expr | undefined;
  readonly text: Text | undefined;
  readonly body: Block;
}

// Expressions ------------------------------------------------------------------

/** `x: Family in D until E where F` */
export interface Binder extends Node {
  readonly name: Name;
  readonly type: Name | undefined;
  readonly domain: Expr;
  readonly until: Expr | undefined;
  readonly where: Expr | undefined;
}

export type Expr =
  | { readonly kind: "int"; readonly value: number; readonly span: Span }
  | { readonly kind: "bool"; readonly value: boolean; readonly span: Span }
  /** `none`: no value of a type that may be none. */
  | { readonly kind: "none"; readonly span: Span }
  | { readonly kind: "you"; readonly span: Span }
  /** A bare name: a local, a table without index, an enum member, a piece, a shared counter, … */
  | { readonly kind: "ref"; readonly name: Name; readonly span: Span }
  /** `your coral` */
  | { readonly kind: "your"; readonly name: Name; readonly span: Span }
  /** `coral of p`, `region of space`, `kinds of your hand` */
  | { readonly kind: "of"; readonly name: Name; readonly of: Expr; readonly span: Span }
  /** `f(a, b)` */
  | {
      readonly kind: "call";
      readonly name: Name;
      readonly args: readonly Expr[];
      readonly span: Span;
    }
  /** `reach > 3 after swim(cove)`: what it is once a procedure has been carried out */
  | {
      readonly kind: "after";
      readonly of: Expr;
      readonly name: Name;
      readonly args: readonly Expr[];
      readonly span: Span;
    }
  /** `fish.fins` */
  | { readonly kind: "field"; readonly of: Expr; readonly field: Name; readonly span: Span }
  /** `ponds[n]`, `your reef[space]` */
  | { readonly kind: "index"; readonly of: Expr; readonly index: Expr; readonly span: Span }
  | { readonly kind: "unary"; readonly op: UnaryOp; readonly of: Expr; readonly span: Span }
  | {
      readonly kind: "binary";
      readonly op: BinaryOp;
      readonly left: Expr;
      readonly right: Expr;
      readonly span: Span;
    }
  /** `a / b rounded up` */
  | {
      readonly kind: "divide";
      readonly left: Expr;
      readonly right: Expr;
      readonly rounded: Rounding;
      readonly span: Span;
    }
  /** `x is empty`, `x is not full` */
  | {
      readonly kind: "state";
      readonly of: Expr;
      readonly state: "empty" | "filled" | "full";
      readonly negated: boolean;
      readonly span: Span;
    }
  /** `x is in D`, negated `x is not in D` */
  | {
      readonly kind: "isIn";
      readonly of: Expr;
      readonly domain: Expr;
      readonly negated: boolean;
      readonly span: Span;
    }
  /** `{a, b, c}` */
  | { readonly kind: "set"; readonly members: readonly Expr[]; readonly span: Span }
  /** `A..B` as a domain */
  | { readonly kind: "range"; readonly from: Expr; readonly to: Expr; readonly span: Span }
  /** `number of Fish in D where E`; `binder.name` may be a family, piece or member instead of a new name. */
  | { readonly kind: "number"; readonly binder: Binder; readonly span: Span }
  /** `number of (fish.colour) in D`: counts the elements equal to a value. */
  | { readonly kind: "howMany"; readonly of: Expr; readonly domain: Expr; readonly span: Span }
  /** `number of different Fish.fins in D` */
  | {
      readonly kind: "different";
      readonly family: Name;
      readonly field: Name;
      readonly domain: Expr;
      readonly span: Span;
    }
  /** `sum of E for x in D where E` */
  | { readonly kind: "sum"; readonly of: Expr; readonly binder: Binder; readonly span: Span }
  /** `some x in D where E` */
  | { readonly kind: "some"; readonly binder: Binder; readonly span: Span }
  | {
      readonly kind: "find";
      readonly end: "first" | "last";
      readonly binder: Binder;
      readonly span: Span;
    }
  /** `every x in D has E` */
  | { readonly kind: "every"; readonly binder: Binder; readonly has: Expr; readonly span: Span }
  /** `next player after E` */
  | {
      readonly kind: "beside";
      readonly of: Expr;
      readonly span: Span;
    }
  /** `if E then E else E` */
  | {
      readonly kind: "if";
      readonly condition: Expr;
      readonly then: Expr;
      readonly else: Expr;
      readonly span: Span;
    };

// Examples ---------------------------------------------------------------------

/** `example name [after a] [proves b, c] { de … en …  given { … }  when …  then … }` */
export interface Example extends Node {
  readonly kind: "example";
  readonly name: Name;
  /** The example at whose end it begins. */
  readonly after: Name | undefined;
  readonly proves: readonly Name[];
  readonly text: Text | undefined;
  readonly given: readonly Given[];
  /** Moves and expectations in the order written. */
  readonly steps: readonly Step[];
}

export type Given =
  /** `players Benno, Anna`: names for the seats, first player first. */
  | { readonly kind: "players"; readonly names: readonly Name[]; readonly span: Span }
  /** `opening is rich`, `depth is 3`: an option, and its choice by its name. */
  | { readonly kind: "option"; readonly option: Name; readonly choice: Name; readonly span: Span }
  /** `Benno { home lagoon; hand shark }`: what a player has; `table { … }` (no player) for shared things. */
  | {
      readonly kind: "facts";
      readonly player: Name | undefined;
      readonly facts: readonly Fact[];
      readonly span: Span;
    };

export type Fact =
  /** `coral 2` · `tide B` · `depth[dark] 1` · `bowl 5, 1` · `hand 2 light, dark` · `reef shark at b2` · `pool empty` (no items) */
  | {
      readonly kind: "holds";
      readonly name: Name;
      readonly index: Expr | undefined;
      readonly items: readonly FactItem[];
      readonly span: Span;
    }
  /** `cells { X O . … }`: a grid drawn as it lies, row by row. */
  | {
      readonly kind: "drawn";
      readonly grid: Name;
      readonly cells: readonly Name[];
      readonly span: Span;
    };

/** `[count] what [at space]`; the count is 1 where absent. */
export interface FactItem extends Node {
  readonly count: number;
  readonly what: Expr;
  readonly at: Name | undefined;
}

export type Step =
  /** `when Benno build(die: 5, fish: shark, space: d3)` or `when Benno declines` */
  | {
      readonly kind: "play";
      readonly player: Name;
      readonly move: Notation | undefined;
      readonly span: Span;
    }
  /** `chance 4, shark`: the next results of chance. */
  | { readonly kind: "chance"; readonly results: readonly Expr[]; readonly span: Span }
  /** `then Benno scores 7 [as reason]`: since the last `when`. */
  | {
      readonly kind: "scores";
      readonly player: Name;
      readonly amount: Expr;
      readonly reason: Name | undefined;
      readonly span: Span;
    }
  /** `then Benno can move(…)`, `then Benno cannot move(…) [because need]` */
  | {
      readonly kind: "can";
      readonly player: Name;
      readonly move: Notation;
      readonly can: boolean;
      readonly because: Name | undefined;
      readonly span: Span;
    }
  /** `then Benno has E`: with `you` being Benno. */
  | { readonly kind: "has"; readonly player: Name; readonly condition: Expr; readonly span: Span }
  /** `then Benno sees hand of Anna`, `then Benno cannot see tide`: whether Benno knows it. */
  | {
      readonly kind: "sees";
      readonly player: Name;
      readonly what: Expr;
      readonly sees: boolean;
      readonly span: Span;
    }
  /** `then Benno chooses a, b`: Benno is to decide, and exactly these actions (or `nothing`, to decline) are open. */
  | {
      readonly kind: "chooses";
      readonly player: Name;
      readonly actions: readonly Name[];
      readonly span: Span;
    }
  /** `then Benno is rated brave`: the game is over, and that is what the score of Benno is called. */
  | {
      readonly kind: "rated";
      readonly player: Name;
      /** Absent for `is not rated`: no line is reached. */
      readonly line: Name | undefined;
      readonly span: Span;
    }
  /** `then Benno wins`, `then Anna, Benno win`: the match is over, and no other player has won. */
  | { readonly kind: "wins"; readonly players: readonly Name[]; readonly span: Span };

/** A move in move notation. */
export interface Notation extends Node {
  readonly action: Name;
  readonly args: readonly { readonly name: Name; readonly value: Expr; readonly span: Span }[];
}
