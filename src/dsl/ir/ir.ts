// The checked game: every name resolved, every type computed, no errors. All values are integers;
// `Type` defines their meaning. The checker builds this tree (see
// docs/decisions/0001-the-checker-elaborates.md); code generation and prose read it. One flat list
// of node types, hence longer than other files.

import type { Article } from "../inflection/articles.ts";
import type { BinaryOp, MathName, Rounding, UnaryOp } from "../operators/operators.ts";
import type { Span } from "../source/span.ts";

export interface LocalizedText {
  readonly de: string;
  readonly en: string;
}

export interface LocalizedNoun {
  readonly de: { readonly article: string; readonly one: string; readonly many: string };
  /** Names have no article: `cow 2`, `red`. */
  readonly en: { readonly one: string; readonly many: string; readonly isName?: true };
}

// Types ------------------------------------------------------------------------

export type Type =
  | SolidType
  /** A value of this type, or -1. */
  | { readonly kind: "orNone"; readonly of: SolidType };

/** A non-optional type. */
export type SolidType =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "yesno" }
  | { readonly kind: "player" }
  | { readonly kind: "enum"; readonly enum: Enum }
  /** A kind of piece of this family. */
  | { readonly kind: "piece"; readonly family: Family }
  | { readonly kind: "space"; readonly grid: Grid }
  | { readonly kind: "board"; readonly shape: Shape }
  /** A bit mask over the members of `of`. */
  | { readonly kind: "set"; readonly of: SetBase }
  /** Some spaces in a row: an offset into the grid's list of lines of that length. */
  | { readonly kind: "line"; readonly grid: Grid; readonly length: number };

/** The element type of a set: at most 31 different values. */
export type SetBase = Extract<Type, { kind: "enum" } | { kind: "number" }>;

// Declarations -----------------------------------------------------------------

export interface Game {
  readonly id: string;
  readonly title: LocalizedText;
  readonly players: { readonly min: number; readonly max: number };
  readonly points: LocalizedNoun;
  readonly credits: readonly LocalizedText[];
  readonly options: readonly SetupOption[];
  readonly rivals: readonly Rival[];
  readonly enums: readonly Enum[];
  /** The items of each `in any order { … }`, numbered on from the enums. */
  readonly labels: readonly Enum[];
  readonly families: readonly Family[];
  readonly pieces: readonly Piece[];
  readonly shapes: readonly Shape[];
  readonly boards: readonly Board[];
  readonly counters: readonly Counter[];
  readonly marks: readonly Mark[];
  readonly zones: readonly Zone[];
  readonly grids: readonly Grid[];
  readonly tracks: readonly Track[];
  readonly histories: readonly History[];
  readonly dice: readonly Die[];
  readonly tables: readonly Table[];
  readonly values: readonly Value[];
  readonly moves: readonly OptionSchema[];
  readonly procedures: readonly Procedure[];
  /** Requirements as declared; actions contain them inlined. */
  readonly requirements: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly needs: readonly Need[];
  readonly reasons: readonly Reason[];
  /** Lasting points of pieces, in order of declaration. */
  readonly worths: readonly Worth[];
  /** When lasting points are booked; absent where there are none. */
  readonly counting: WorthTiming | undefined;
  /** The contents of storage before the first step of the flow. */
  readonly supplies: readonly Supply[];
  /** Zones that examples leave as set up. */
  readonly stocked: readonly Zone[];
  readonly flow: Procedure;
  readonly ranking: readonly { readonly best: "most" | "fewest"; readonly value: Expr }[];
  readonly rating: Rating | undefined;
  readonly looks: readonly {
    readonly name: string;
    readonly entries: readonly (readonly [string, string])[];
  }[];
  readonly examples: readonly Example[];
  readonly documents: readonly Document[];
  /** The citations of declarations, by name. */
  readonly cites: readonly Cite[];
  readonly questions: readonly Question[];
  /** Authored sentences about rules; what active variants tell replaces what the game does. */
  readonly sentences: readonly AuthoredSentence[];
  /** Paths of rules whose sentences active variants vouch for, though they change the rules. */
  readonly kept: readonly string[];
  /** All variants of this game, and the active ones. */
  readonly variants: readonly Variant[];
  readonly chosen: readonly string[];
}

export interface SetupOption {
  readonly id: string;
  readonly index: number;
  /** What is agreed on, if the author says so. */
  readonly noun: LocalizedNoun | undefined;
  readonly type: Type;
  /** The value of the first choice; each further one is one more. */
  readonly from: number;
  /** Whether the choices are the values of a type that is declared elsewhere. */
  readonly isOfType: boolean;
  readonly choices: readonly { readonly id: string; readonly words: LocalizedText }[];
  readonly span: Span;
}

/** A seat without a player: it owns storage like a player, and never decides. */
export interface Rival {
  readonly id: string;
  readonly index: number;
  readonly words: LocalizedText;
  /** When it plays, from the number of players and the options; absent for always. */
  readonly when: Expr | undefined;
  readonly span: Span;
}

/** What a final score is called, where `when` holds; the first line that is reached. */
export interface Rating {
  readonly when: Expr | undefined;
  readonly lines: readonly RatingLine[];
  readonly span: Span;
}

export interface RatingLine {
  readonly id: string;
  readonly index: number;
  readonly from: Expr;
  readonly words: LocalizedText;
  readonly span: Span;
}

export interface Enum {
  readonly id: string;
  readonly index: number;
  /** What one of its members is, if the author says so: a colour. */
  readonly noun: LocalizedNoun | undefined;
  readonly members: readonly EnumMember[];
  /** The language brings it along; its span is that of the shape it belongs to. */
  readonly isBuiltIn?: true;
  readonly span: Span;
}

interface EnumMember {
  readonly id: string;
  readonly letter: string;
  readonly noun: LocalizedNoun;
  readonly span: Span;
}

export interface Family {
  readonly id: string;
  readonly parent: Family | undefined;
  /** Its own fields, without those of its ancestors. */
  readonly fields: Map<string, Type>;
  /** What the author calls them. */
  readonly nouns: Map<string, LocalizedNoun>;
  /** Indices into `Game.pieces`, ascending; filled when all pieces are known. */
  readonly members: number[];
  readonly span: Span;
}

/**
 * One kind of piece; a piece with parameters is expanded to one kind for each list of arguments.
 */
export interface Piece {
  readonly id: string;
  readonly index: number;
  readonly family: Family;
  readonly noun: LocalizedNoun;
  readonly fields: Map<string, number>;
  readonly span: Span;
}

export interface Shape {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun | undefined;
  readonly layout: "hexes" | "squares";
  readonly cells: readonly Cell[];
  /** For each cell, the touching cells in ascending order. */
  readonly neighbours: readonly (readonly number[])[];
  readonly fields: readonly ShapeField[];
  readonly regionsBy: string | undefined;
  /** Only for squares. */
  readonly columns: number;
  /** Whether rows count from below in rules and names; `Cell.row` counts from above all the same. */
  readonly fromBelow: boolean;
  readonly span: Span;
}

export interface ShapeField {
  readonly id: string;
  readonly type: Type;
  readonly noun: LocalizedNoun | undefined;
}

export interface Cell {
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

export interface Board {
  readonly id: string;
  /** Index among all boards. */
  readonly index: number;
  readonly shape: Shape;
  readonly words: LocalizedText;
  readonly fields: ReadonlyMap<string, readonly number[]>;
  readonly regions: readonly number[];
  readonly span: Span;
}

export interface Counter {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun;
  /** The noun of each member, in a family that is counted under these: then `noun` lists them. */
  readonly members: readonly LocalizedNoun[] | undefined;
  readonly perPlayer: boolean;
  readonly family: Type | undefined;
  readonly starts: Expr | undefined;
  /** The maximum, evaluated at every gain for the player who gains. */
  max: Expr | undefined;
  readonly beyond: Beyond | undefined;
  readonly span: Span;
}

/** The effect of a gain beyond the limit of a counter. */
export interface Beyond {
  /** As written: the block, repeated until the counter is within its limit. */
  block: readonly Stmt[];
  /** The whole loop for the player who gained; in a family, the parameter selects the member. */
  readonly procedure: Procedure;
}

export interface Mark {
  readonly id: string;
  readonly index: number;
  readonly perPlayer: boolean;
  readonly family: Type | undefined;
  readonly type: Type;
  /** The die of which it is the face that is up. */
  readonly die: Die | undefined;
  /** Known to its owner alone. */
  readonly hidden: boolean;
  readonly words: LocalizedText | undefined;
  readonly starts: Expr | undefined;
  readonly span: Span;
}

export interface Zone {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun;
  readonly perPlayer: boolean;
  readonly hidden: boolean;
  readonly family: Type | undefined;
  readonly element: Type;
  /** The field of its pieces that says which of a family of zones they may lie in. */
  readonly by: string | undefined;
  /** The die of which faces lie there. */
  readonly die: Die | undefined;
  /** For each index of the family (one if it is none): the elements that may lie there. */
  readonly elements: readonly { readonly from: number; readonly to: number }[];
  readonly layout: "places" | "row" | "counts";
  /** How many things find room, at most where that depends on how many play. */
  readonly capacity: number;
  readonly limit: Expr | undefined;
  readonly span: Span;
}

export interface Grid {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun;
  readonly perPlayer: boolean;
  readonly element: Type;
  readonly shape: Shape;
  readonly by: Mark | SetupOption | undefined;
  readonly span: Span;
}

export interface Track {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun;
  readonly from: number;
  readonly to: number;
  readonly span: Span;
}

/**
 * How things stood each time that a moment came; the latest `last` are kept. The game starts with
 * none, and an example with the position that it gives.
 */
export interface History {
  readonly id: string;
  readonly index: number;
  /** What such a position is called. */
  readonly noun: LocalizedNoun;
  readonly things: readonly HistoryThing[];
  /** Whether positions with another player to move are different ones. */
  readonly isByTurn: boolean;
  readonly last: number;
  readonly span: Span;
}

export type HistoryThing =
  | { readonly kind: "counter"; readonly counter: Counter }
  | { readonly kind: "mark"; readonly mark: Mark }
  | { readonly kind: "zone"; readonly zone: Zone }
  | { readonly kind: "grid"; readonly grid: Grid }
  | { readonly kind: "track"; readonly track: Track };

/** A die: each of its faces comes up equally often. */
export interface Die {
  readonly id: string;
  readonly index: number;
  readonly noun: LocalizedNoun;
  /** What a face is: a number or a member. */
  readonly type: SetBase;
  readonly faces: readonly number[];
  readonly span: Span;
}

/** The source of a roll: a range, or a die. */
export type Faces =
  | { readonly kind: "range"; readonly from: Expr; readonly to: Expr }
  | { readonly kind: "die"; readonly die: Die };

export interface Table {
  readonly id: string;
  readonly params: readonly Type[];
  /** What the parameters are called in the words; those without a name are not. */
  readonly names: readonly (string | undefined)[];
  readonly type: Type;
  readonly words: LocalizedText | undefined;
  /** Row-major. */
  readonly entries: readonly number[];
  /** Whether it is no table of the rules but one that a shape brings along; lookups in it are not counted. */
  readonly isBuiltIn?: true;
  readonly span: Span;
}

export interface Value {
  readonly id: string;
  /** In the order in which values are written; known when all are declared. */
  index: number;
  readonly params: readonly Local[];
  readonly type: Type;
  /** The author's phrase for it, with holes for its parameters. */
  readonly words: LocalizedText | undefined;
  /** The rule as a sentence, with holes for its parameters and for itself: `{toll}`, `{toll pearls}`. */
  readonly says: LocalizedText | undefined;
  body: Expr;
  /** Whether rules declare exceptions to it; known before these are checked. */
  readonly isBent: boolean;
  readonly exceptions: Exception[];
  readonly span: Span;
}

/** In force for a player in whose `zone` one of `pieces` lies. */
export interface Exception {
  readonly pieces: readonly number[];
  readonly zone: Grid | Zone;
  /** Constant arguments the exception is about. */
  readonly args: readonly number[];
  readonly how: "is" | "plus";
  readonly to: Expr;
  readonly span: Span;
}

export interface Reason {
  readonly id: string;
  readonly index: number;
  readonly words: LocalizedText;
  readonly span: Span;
}

/** Points that last as long as one of `pieces` lies in a player's `zone`; once for each that does. */
export interface Worth {
  /** `shark.worth` */
  readonly id: string;
  readonly index: number;
  readonly pieces: readonly number[];
  readonly zone: Grid | Zone;
  readonly amount: Expr;
  readonly reason: Reason;
  readonly span: Span;
}

/** `always`: as soon as something changes, the ledger follows. */
export type WorthTiming =
  | { readonly how: "event"; readonly event: Procedure; readonly span: Span }
  | { readonly how: "always"; readonly span: Span };

/** A text that rules come from. */
export interface Document {
  readonly id: string;
  readonly words: LocalizedText;
  readonly url: string | undefined;
  /** How reliable a document is: `doubtful` lacks evidence, `single` is the only source. */
  readonly doubt: "doubtful" | "single" | undefined;
  readonly span: Span;
}

export interface Cite {
  /** The declaration, by its name: `dive`, `flow`. */
  readonly name: string;
  readonly document: Document;
  readonly pages: readonly number[];
  /** An active variant changes the rule, so that the document says something else. */
  readonly isChanged: boolean;
}

/** An open question about rules; the first reading is the one in force. */
export interface Question {
  readonly id: string;
  readonly about: readonly string[];
  readonly words: LocalizedText;
  /** Names of variants. */
  readonly readings: readonly string[];
  /** An active variant changes what it is about, so that it is a question about the original. */
  readonly isChanged: boolean;
  readonly span: Span;
}

/** `tells`: an authored sentence or a few of them, as a rulebook prints them. */
export interface AuthoredSentence {
  /** The path of the rule that it tells; absent where a variant tells what it changes. */
  readonly about: string | undefined;
  /** The paths of all rules that it tells: when one of them changes, it may be false. */
  readonly covered: readonly string[];
  /** With `{0}` for each placeholder. */
  readonly text: LocalizedText;
  readonly holes: readonly Placeholder[];
  /** The variant that says it. */
  readonly variant: string | undefined;
  readonly span: Span;
}

/** A variant, or a reading of a question (`question.reading`). */
export interface Variant {
  readonly id: string;
  /** The game or the variant that it changes; absent for readings. */
  readonly base: string | undefined;
  readonly question: string | undefined;
  readonly words: LocalizedText;
  readonly cites: readonly Cite[];
  /** Whether it changes anything: the first reading of a question often does not. */
  readonly isEmpty: boolean;
  readonly span: Span;
}

/** How many of a kind lie in a zone from the start: at most, and as a formula where that depends on how many play. */
export interface Supply {
  readonly zone: Zone;
  readonly index: number;
  readonly element: number;
  readonly count: number;
  readonly formula: Expr | undefined;
  readonly span: Span;
}

// Moves and procedures ---------------------------------------------------------

/** A name bound in a rule. Two locals are the same only if they are the same object. */
export interface Local {
  readonly name: string;
  readonly type: Type;
  /** Where the author has declared it; locals made by the compiler have no span. */
  readonly span?: Span | undefined;
}

/** An action as an option schema, with its costs or free of them; or the pick of the next item. */
export interface OptionSchema {
  readonly id: string;
  readonly index: number;
  readonly kind: "action" | "next";
  readonly free: boolean;
  readonly name: LocalizedText;
  readonly says: LocalizedText | undefined;
  /** What the place that offers it passes along. */
  readonly params: readonly Local[];
  readonly picks: readonly Local[];
  readonly head: readonly HeadStep[];
  readonly body: readonly Stmt[];
  /** The requirements and costs that are written out in the head and the body. */
  readonly includes: readonly (Requirement | Cost)[];
  readonly span: Span;
}

/** `requirement name(params) { … }` with its parameters open. */
export interface Requirement {
  readonly kind: "requirement";
  readonly id: string;
  readonly params: readonly Local[];
  readonly head: readonly HeadStep[];
  readonly includes: readonly (Requirement | Cost)[];
  readonly span: Span;
}

/** `cost name(params) { … }` with its parameters open. */
export interface Cost {
  readonly kind: "cost";
  readonly id: string;
  readonly params: readonly Local[];
  readonly head: readonly HeadStep[];
  readonly body: readonly Stmt[];
  readonly includes: readonly (Requirement | Cost)[];
  readonly span: Span;
}

/** In source order: a later step may use what earlier ones bind. */
export type HeadStep =
  | { readonly kind: "pick"; readonly local: Local; readonly domain: Domain; readonly span: Span }
  | { readonly kind: "let"; readonly local: Local; readonly value: Expr }
  | { readonly kind: "need"; readonly need: Need };

export interface Need {
  readonly id: string;
  readonly index: number;
  readonly condition: Expr;
  readonly text: LocalizedText | undefined;
  /** The values in the text's holes `{0}`, `{1}` …. */
  readonly holes: readonly Placeholder[];
  /** Texts that come before it: the first whose condition holds. */
  readonly cases: readonly NeedCase[];
  /** The condition as written. */
  readonly source: string;
  readonly span: Span;
}

export interface NeedCase {
  readonly when: Expr;
  readonly text: LocalizedText;
  readonly holes: readonly Placeholder[];
}

/**
 * A value in a text, and what it is a number of.
 *
 * - `value`: the value itself, `{die}` · `points`: as a number of points, `{price points}`
 * - `noun`: the noun of `names` without a value, `{ein Fish}`
 * - `numbered`: the noun of `names` with a number, `{dem basin}` → „Becken 3“
 * - `contents`: what lies in a zone, `{your dice}` → „2 und 5“
 * - `short`: how much of the counter there is and is missing, `{short}` → „du hast 1. Dir fehlen 2“
 */
export interface Placeholder {
  readonly form: "value" | "points" | "noun" | "numbered" | "contents" | "short";
  readonly value: Expr;
  readonly counter: Pick<CounterRef, "counter" | "index"> | undefined;
  readonly names: Enum | Family | Counter | Zone | undefined;
  /** The article in the language in whose text it is written. */
  readonly article: Article | undefined;
  /** `{dem tile:many}` */
  readonly isMany: boolean;
  /** `{price pearls:word}`: the number is spelled out, in sentences of the rulebook. */
  readonly isSpelled: boolean;
}

export interface Procedure {
  readonly id: string;
  readonly index: number;
  readonly params: readonly Local[];
  readonly words: LocalizedText | undefined;
  /** The event, where this is what happens at it with the answers of pieces in any order. */
  readonly inAnyOrder: Procedure | undefined;
  body: readonly Stmt[];
  readonly span: Span;
}

export type Stmt = { readonly span: Span } & (
  | {
      readonly kind: "gain";
      readonly counter: CounterRef;
      readonly amount: Expr;
      readonly sign: 1 | -1;
    }
  | { readonly kind: "score"; readonly amount: Expr; readonly reason: Reason }
  | { readonly kind: "setCounter"; readonly counter: CounterRef; readonly value: Expr }
  | { readonly kind: "setMark"; readonly mark: MarkRef; readonly value: Expr }
  | { readonly kind: "let"; readonly local: Local; readonly value: Expr }
  | { readonly kind: "rollLet"; readonly local: Local; readonly faces: Faces }
  | { readonly kind: "drawLet"; readonly local: Local; readonly zone: ZoneRef }
  | { readonly kind: "add"; readonly what: Expr; readonly to: PlaceRef }
  | { readonly kind: "remove"; readonly what: Expr; readonly from: PlaceRef }
  | { readonly kind: "move"; readonly what: Expr; readonly from: PlaceRef; readonly to: PlaceRef }
  /** All of the zone, or all of one element, out of play. */
  | { readonly kind: "removeAll"; readonly what: Expr | undefined; readonly from: ZoneRef }
  /** All of the zone, or all of one element. */
  | {
      readonly kind: "moveAll";
      readonly what: Expr | undefined;
      readonly from: ZoneRef;
      readonly to: ZoneRef;
    }
  | {
      readonly kind: "moveEnd";
      readonly end: RowEnd;
      readonly from: ZoneRef;
      readonly to: PlaceRef;
    }
  | { readonly kind: "sort"; readonly row: ZoneRef }
  /** At the beginning of the moment of a history: the position is noted there. */
  | { readonly kind: "remember"; readonly history: History }
  | { readonly kind: "draw"; readonly count: Expr; readonly from: ZoneRef; readonly to: PlaceRef }
  | { readonly kind: "roll"; readonly count: Expr; readonly into: ZoneRef; readonly faces: Faces }
  /** A die for every place of the zone. */
  | { readonly kind: "rollZone"; readonly zone: ZoneRef; readonly faces: Faces }
  | { readonly kind: "rollMark"; readonly mark: MarkRef; readonly faces: Faces }
  | { readonly kind: "advance"; readonly player: Expr; readonly track: Track; readonly by: Expr }
  | {
      readonly kind: "if";
      readonly condition: Expr;
      readonly then: readonly Stmt[];
      readonly else: readonly Stmt[];
    }
  | {
      readonly kind: "forEach";
      readonly binder: Binder;
      readonly mark: MarkRef | undefined;
      readonly body: readonly Stmt[];
    }
  | {
      readonly kind: "eachPlayer";
      /** `once`: all decide at the same time; what they do inside does not depend on each other. */
      readonly how: "seats" | "track" | "once";
      /** For `seats`: who is the first, as it is when the statement begins; else the first seat. */
      readonly from: Expr | undefined;
      /** For `track`. */
      readonly track: Track | undefined;
      readonly body: readonly Stmt[];
    }
  /** The body for each thing that there is when it begins; of those left, `you` pick the next. */
  | {
      readonly kind: "anyOrder";
      /** Where the things are; each binds the same local. */
      readonly things: readonly [Binder, ...Binder[]];
      readonly mark: MarkRef | undefined;
      /** The maximum number of items. */
      readonly most: number;
      /** The option that picks one. */
      readonly move: OptionSchema;
      readonly body: readonly Stmt[];
    }
  /** Carried out for that player; not at all for a rival who does not play. */
  | { readonly kind: "forPlayer"; readonly player: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: "times"; readonly count: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: "until"; readonly condition: Expr; readonly body: readonly Stmt[] }
  | { readonly kind: "do"; readonly procedure: Procedure; readonly args: readonly Expr[] }
  | {
      readonly kind: "choose";
      readonly may: boolean;
      readonly options: readonly { readonly move: OptionSchema; readonly args: readonly Expr[] }[];
      /** Carried out where nothing was chosen: there was no option, or it was declined. */
      readonly else: readonly Stmt[] | undefined;
    }
  /** A named handler or exception that is executed here: for the log and for coverage. */
  | { readonly kind: "rule"; readonly id: string; readonly body: readonly Stmt[] }
  | { readonly kind: "endGame" }
);

// References -------------------------------------------------------------------

/** `owner` is set for what players own, `index` for families, with the span of the access. */
export interface CounterRef {
  readonly counter: Counter;
  readonly owner: Expr | undefined;
  readonly index: Expr | undefined;
  readonly span?: Span;
}

export interface MarkRef {
  readonly mark: Mark;
  readonly owner: Expr | undefined;
  readonly index: Expr | undefined;
  readonly span?: Span;
}

export interface ZoneRef {
  readonly kind: "zone";
  readonly zone: Zone;
  readonly owner: Expr | undefined;
  readonly index: Expr | undefined;
  readonly span?: Span;
}

export interface GridRef {
  readonly kind: "grid";
  readonly grid: Grid;
  readonly owner: Expr | undefined;
}

export interface CellRef {
  readonly kind: "cell";
  readonly grid: GridRef;
  readonly space: Expr;
}

export type PlaceRef = ZoneRef | CellRef;

/** Where a row begins, and where it ends. */
export type RowEnd = "first" | "last";

// Expressions ------------------------------------------------------------------

/** `local` takes each element of the domain for which `where` holds. */
export interface Binder {
  readonly local: Local;
  /** Set when the domain gives spaces and the local is the piece lying there. */
  readonly through: GridRef | undefined;
  readonly domain: Domain;
  readonly where: Expr | undefined;
}

export type Domain =
  | { readonly kind: "range"; readonly from: Expr; readonly to: Expr }
  | { readonly kind: "enum"; readonly enum: Enum }
  | { readonly kind: "players" }
  | { readonly kind: "boards"; readonly shape: Shape }
  | { readonly kind: "set"; readonly set: Expr; readonly base: SetBase }
  | { readonly kind: "subsets"; readonly set: Expr; readonly size: Expr; readonly base: SetBase }
  | { readonly kind: "zone"; readonly zone: ZoneRef }
  | { readonly kind: "spaces"; readonly grid: Grid }
  | { readonly kind: "neighbours"; readonly grid: Grid; readonly space: Expr }
  | { readonly kind: "region"; readonly grid: GridRef; readonly space: Expr }
  /** Spaces joined to a space by neighbours on which the same lies, itself among them. */
  | { readonly kind: "group"; readonly grid: GridRef; readonly space: Expr }
  | { readonly kind: "lines"; readonly grid: Grid; readonly length: number; readonly space: Expr }
  | { readonly kind: "line"; readonly grid: Grid; readonly length: number; readonly line: Expr }
  /** The spaces from a space outward, nearest first, without itself. */
  | { readonly kind: "ray"; readonly grid: Grid; readonly space: Expr; readonly direction: Expr }
  /** The elements before the first one for which `stop` holds; `local` is each of them in turn. */
  | { readonly kind: "until"; readonly of: Domain; readonly local: Local; readonly stop: Expr };

export type Expr = { readonly type: Type } & (
  | { readonly kind: "const"; readonly value: number }
  | { readonly kind: "local"; readonly local: Local }
  | { readonly kind: "you" }
  /** How many play. */
  | { readonly kind: "players" }
  | { readonly kind: "rival"; readonly rival: Rival }
  | { readonly kind: "score"; readonly owner: Expr }
  | { readonly kind: "option"; readonly option: SetupOption }
  /** A number where a type with limits is declared; beyond these the game stops at this span. */
  | { readonly kind: "rangeCheck"; readonly of: Expr; readonly span: Span }
  | { readonly kind: "counter"; readonly counter: CounterRef }
  /** Whether a counter that has a limit has reached it. */
  | { readonly kind: "counterFull"; readonly counter: CounterRef }
  | { readonly kind: "mark"; readonly mark: MarkRef }
  | {
      readonly kind: "value";
      readonly value: Value;
      readonly player: Expr;
      readonly args: readonly Expr[];
    }
  | { readonly kind: "table"; readonly table: Table; readonly args: readonly Expr[] }
  /** What `then` is once the procedure has been carried out for `you`; nothing has happened afterwards. */
  | {
      readonly kind: "after";
      readonly procedure: Procedure;
      readonly args: readonly Expr[];
      readonly then: Outlook;
      /** The locals around it that `then` uses. */
      readonly given: readonly Expr[];
    }
  | { readonly kind: "pieceField"; readonly of: Expr; readonly field: string }
  | {
      readonly kind: "spaceField";
      readonly grid: GridRef;
      readonly of: Expr;
      readonly field: string;
    }
  | { readonly kind: "cell"; readonly cell: CellRef }
  | { readonly kind: "isFilled"; readonly cell: CellRef }
  | { readonly kind: "zoneSize"; readonly zone: ZoneRef }
  | { readonly kind: "zoneFull"; readonly zone: ZoneRef }
  /** The element at an end of a row; 0 in an empty row, which flow facts must exclude. */
  | { readonly kind: "endOf"; readonly end: RowEnd; readonly row: ZoneRef }
  | { readonly kind: "domainSize"; readonly domain: Domain }
  | { readonly kind: "kindsOf"; readonly zone: ZoneRef }
  | { readonly kind: "setOf"; readonly members: readonly Expr[] }
  | { readonly kind: "union"; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "setSize"; readonly of: Expr }
  /** `through` is set where the domain gives spaces and the pieces lying there are meant. */
  | {
      readonly kind: "isIn";
      readonly of: Expr;
      readonly domain: Domain;
      readonly through: GridRef | undefined;
    }
  | { readonly kind: "isFamily"; readonly of: Expr; readonly members: readonly number[] }
  /** How many of one element, or of some kinds, lie there. */
  | {
      readonly kind: "howMany";
      readonly zone: ZoneRef | GridRef;
      readonly what: Expr | readonly number[];
    }
  | { readonly kind: "unary"; readonly op: UnaryOp; readonly of: Expr }
  | { readonly kind: "binary"; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | {
      readonly kind: "divide";
      readonly left: Expr;
      readonly right: Expr;
      readonly rounded: Rounding;
    }
  | { readonly kind: "math"; readonly name: MathName; readonly args: readonly Expr[] }
  | { readonly kind: "if"; readonly condition: Expr; readonly then: Expr; readonly else: Expr }
  | { readonly kind: "count"; readonly binder: Binder }
  | { readonly kind: "sum"; readonly of: Expr; readonly binder: Binder }
  | { readonly kind: "some"; readonly binder: Binder }
  /** The first or last that there is, or none. */
  | { readonly kind: "find"; readonly end: RowEnd; readonly binder: Binder }
  | { readonly kind: "every"; readonly binder: Binder; readonly has: Expr }
  /** How many different values a field has among the pieces of a domain. */
  | { readonly kind: "different"; readonly binder: Binder; readonly of: Expr }
  /** Who sits next after a player, round the table. */
  | { readonly kind: "beside"; readonly player: Expr }
  /** The rank of a player in the order of a track, from 1. */
  | { readonly kind: "placeOn"; readonly track: Track; readonly player: Expr }
  /** How far the marker of a player has come on a track. */
  | { readonly kind: "positionOn"; readonly track: Track; readonly player: Expr }
  /** How often the present position is in a history. */
  | { readonly kind: "timesSeen"; readonly history: History }
  | {
      readonly kind: "spaceAt";
      readonly grid: Grid;
      readonly column: Expr;
      readonly row: Expr;
      readonly span: Span;
    }
);

/**
 * An expression about a position that is not there. It has an `id` like a declaration, so that what
 * looks for reads of the present position does not look into it.
 */
export interface Outlook {
  readonly id: "after";
  readonly body: Expr;
}

// Examples ---------------------------------------------------------------------

export interface Example {
  readonly id: string;
  /** The example at whose end it begins. */
  readonly after: string | undefined;
  readonly words: LocalizedText;
  readonly proves: readonly string[];
  readonly names: readonly string[];
  /** Option index → choice index. */
  readonly options: ReadonlyMap<number, number>;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  /** Whether the variants in force state it (or the game, without any). */
  readonly own: boolean;
  readonly span: Span;
}

/** What the example says lies somewhere, as constants. `player` is -1 for the table. */
export type Fact =
  | {
      readonly kind: "counter";
      readonly counter: Counter;
      readonly player: number;
      readonly index: number;
      readonly value: number;
    }
  | {
      readonly kind: "mark";
      readonly mark: Mark;
      readonly player: number;
      readonly index: number;
      readonly value: number;
    }
  | { readonly kind: "score"; readonly player: number; readonly value: number }
  | {
      readonly kind: "track";
      readonly track: Track;
      readonly player: number;
      readonly position: number;
    }
  | {
      readonly kind: "zone";
      readonly zone: Zone;
      readonly player: number;
      readonly index: number;
      readonly items: readonly { readonly element: number; readonly count: number }[];
    }
  | {
      readonly kind: "grid";
      readonly grid: Grid;
      readonly player: number;
      readonly items: readonly { readonly element: number; readonly cell: number }[];
    };

/** A value that is reported when a condition fails, and its source text. */
export interface FoundValue {
  readonly text: string;
  readonly value: Expr;
}

/** The values that are reported when a condition fails. */
export type Finding =
  | { readonly kind: "values"; readonly values: readonly FoundValue[] }
  | { readonly kind: "both"; readonly left: Finding; readonly right: Finding }
  /** Those of `fails` where `left` is not as it should be, those of `otherwise` where it is. */
  | {
      readonly kind: "first";
      readonly left: Expr;
      readonly should: boolean;
      readonly fails: Finding;
      readonly otherwise: Finding;
    };

/** A forced outcome of a chance event: a number, a member or a piece. */
export interface ChanceResult {
  readonly value: number;
  readonly type: Type;
}

export interface Notation {
  readonly action: string;
  readonly args: ReadonlyMap<string, number>;
}

/**
 * Storage that may be hidden. `owner` is -1 for shared storage, `index` is set for a member of a
 * family.
 */
export type HiddenStorage =
  | {
      readonly kind: "zone";
      readonly zone: Zone;
      readonly owner: number;
      readonly index: number | undefined;
    }
  | {
      readonly kind: "mark";
      readonly mark: Mark;
      readonly owner: number;
      readonly index: number | undefined;
    };

export type Step = { readonly span: Span } & (
  | { readonly kind: "play"; readonly player: number; readonly move: Notation | undefined }
  | { readonly kind: "chance"; readonly results: readonly ChanceResult[] }
  | {
      readonly kind: "scores";
      readonly player: number;
      readonly amount: number;
      readonly reason: Reason | undefined;
    }
  | {
      readonly kind: "can";
      readonly player: number;
      readonly move: Notation;
      readonly can: boolean;
      readonly because: string | undefined;
    }
  | {
      readonly kind: "has";
      readonly player: number;
      readonly condition: Expr;
      readonly source: string;
      readonly finding: Finding;
    }
  | {
      readonly kind: "sees";
      readonly player: number;
      readonly what: HiddenStorage;
      readonly sees: boolean;
    }
  | { readonly kind: "chooses"; readonly player: number; readonly actions: readonly string[] }
  /** The players win, and no other player does. */
  | { readonly kind: "wins"; readonly players: readonly number[] }
  | { readonly kind: "rated"; readonly player: number; readonly line: RatingLine | undefined }
);
