// What a random program has declared so far, and of which kinds its values are.

/** A kind of value. The limits of a number hold for all values that it ever has. */
export type Kind =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "yesno" }
  | { readonly kind: "player" }
  | { readonly kind: "enum"; readonly of: EnumDecl }
  | { readonly kind: "piece"; readonly of: FamilyDecl }
  | { readonly kind: "space"; readonly of: GridDecl }
  | { readonly kind: "board"; readonly of: ShapeDecl }
  | { readonly kind: "set"; readonly of: EnumDecl }
  | { readonly kind: "line"; readonly of: GridDecl; readonly length: number };

/** A kind of value, or none. */
export type AnyKind = Kind | { readonly kind: "maybe"; readonly of: Kind };

export interface EnumDecl {
  readonly id: string;
  readonly members: readonly string[];
}

export interface FieldDecl {
  readonly id: string;
  readonly kind: AnyKind;
}

export interface FamilyDecl {
  readonly id: string;
  readonly parent: FamilyDecl | undefined;
  readonly fields: readonly FieldDecl[];
  /** Its kinds of pieces, those of families below it among them. */
  readonly pieces: string[];
}

/** A piece as it is declared; one with parameters stands for several kinds. */
export interface PieceDecl {
  readonly id: string;
  readonly of: FamilyDecl;
  readonly kinds: readonly string[];
  readonly params: readonly { readonly text: string; readonly kind: Kind }[];
  /** What each field is, by its name: a constant or a parameter. */
  readonly fixed: ReadonlyMap<string, string>;
}

export interface ShapeDecl {
  readonly id: string;
  readonly isSquare: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Of the rows, from above. */
  readonly lengths: readonly number[];
  readonly cells: readonly string[];
  readonly fields: readonly FieldDecl[];
  readonly boards: string[];
}

export interface GridDecl {
  readonly id: string;
  readonly isOwn: boolean;
  readonly element: Kind;
  readonly shape: ShapeDecl;
}

/** A counter or a mark. */
export interface NumberDecl {
  readonly id: string;
  readonly isOwn: boolean;
  readonly index: Kind | undefined;
  readonly kind: AnyKind;
  /** Only of counters: whether gains have a limit. */
  readonly hasMax: boolean;
  /** Whether the limit is any expression, which may read what others have. */
  readonly isMaxOpen?: boolean;
  readonly isHidden?: boolean;
}

export interface ZoneDecl {
  readonly id: string;
  readonly isOwn: boolean;
  readonly index: Kind | undefined;
  readonly element: Kind;
  readonly layout: "places" | "row" | "counts";
  readonly isRolled: boolean;
  /** The field of its pieces that says which of a family of zones they may lie in. */
  readonly by?: FieldDecl | undefined;
  /** How many copies find room in each, however many play; without a limit where it is absent. */
  readonly room?: number | undefined;
  readonly isHidden?: boolean;
}

/** What is called with arguments: a table, a definition, a rule, an action. */
export interface CallDecl {
  readonly id: string;
  readonly params: readonly AnyKind[];
  readonly kind: AnyKind;
}

export interface RuleDecl {
  readonly id: string;
  readonly params: readonly AnyKind[];
  /** Whether it may ask. */
  readonly asks: boolean;
  /** Whether it may be carried out while all decide at the same time. */
  readonly isOwn: boolean;
}

/** Everything that has been declared. */
export class World {
  /** How many may play. */
  readonly players: { readonly from: number; readonly to: number };
  readonly enums: EnumDecl[] = [];
  readonly families: FamilyDecl[] = [];
  readonly shapes: ShapeDecl[] = [];
  readonly grids: GridDecl[] = [];
  readonly counters: NumberDecl[] = [];
  /** Counters of which rules say what more than their limit leads to. */
  readonly beyonds: string[] = [];
  readonly marks: NumberDecl[] = [];
  readonly zones: ZoneDecl[] = [];
  readonly tracks: string[] = [];
  readonly histories: string[] = [];
  readonly dice: { readonly id: string; readonly kind: Kind }[] = [];
  readonly options: { readonly id: string; readonly kind: Kind }[] = [];
  readonly rivals: string[] = [];
  readonly reasons: string[] = [];
  readonly formulas: CallDecl[] = [];
  /** Formulas of what is known before the game. */
  readonly knownFormulas: CallDecl[] = [];
  /** Of the formulas, those that exceptions can bend. */
  readonly values: CallDecl[] = [];
  /** What pieces say beside their fields, by piece as it is declared. */
  readonly items = new Map<string, string[]>();
  /** Which piece has rules for where it lies, as `piece zone`: it lies there from the start. */
  readonly places = new Set<string>();
  /** The pieces as they are declared. */
  readonly declared: PieceDecl[] = [];
  readonly tables: CallDecl[] = [];
  readonly requirements: CallDecl[] = [];
  readonly costs: CallDecl[] = [];
  readonly procedures: RuleDecl[] = [];
  readonly events: RuleDecl[] = [];
  readonly actions: RuleDecl[] = [];
  /** Whether templates have things of their own. */
  private readonly hasTemplates: boolean;
  private last = 0;

  constructor(players: World["players"], hasTemplates: boolean) {
    this.players = players;
    this.hasTemplates = hasTemplates;
  }

  /** The declaration of a kind of piece. */
  declarationOf(piece: string): PieceDecl {
    return this.declared.find(({ kinds }) => kinds.includes(piece)) as PieceDecl;
  }

  /** Whether the name of a space does not say of which grid it is. */
  get hasManyGrids(): boolean {
    return this.grids.length > 1 || this.hasTemplates;
  }

  /** A name that nothing else has. */
  fresh(hint: string): string {
    this.last += 1;
    return `${hint}${this.last}_`.replace("_", "");
  }
}

/** How a kind is written. */
export function written(kind: AnyKind): string {
  switch (kind.kind) {
    case "number":
      return `${kind.from}..${kind.to}`;
    case "yesno":
      return "yes/no";
    case "player":
      return "player";
    case "enum":
    case "piece":
      return kind.of.id;
    case "space":
      return `space of ${kind.of.id}`;
    case "board":
      return `board of ${kind.of.id}`;
    case "set":
      return `set of ${kind.of.id}`;
    case "line":
      throw new Error("lines are only gone through");
    case "maybe":
      return `${written(kind.of)} or none`;
    default:
      return kind satisfies never;
  }
}

/** Whether each value of a kind may stand where another kind is wanted. */
export function fits(kind: AnyKind, wanted: AnyKind): boolean {
  if (wanted.kind === "maybe") return fits(kind.kind === "maybe" ? kind.of : kind, wanted.of);
  if (kind.kind === "number" && wanted.kind === "number")
    return kind.from >= wanted.from && kind.to <= wanted.to;
  if (kind.kind === "piece" && wanted.kind === "piece") return isA(kind.of, wanted.of);
  return kind.kind === wanted.kind && sameOf(kind) === sameOf(wanted);
}

function sameOf(kind: AnyKind): unknown {
  return "of" in kind ? kind.of : undefined;
}

function isA(family: FamilyDecl | undefined, ancestor: FamilyDecl): boolean {
  return family !== undefined && (family === ancestor || isA(family.parent, ancestor));
}

/** The fields of a family and of those around it. */
export function fieldsOf(family: FamilyDecl): readonly FieldDecl[] {
  const { parent } = family;
  return parent === undefined ? family.fields : [...family.fields, ...fieldsOf(parent)];
}

/** Where ranges begin at the lowest. */
export const LOWEST = -3;
