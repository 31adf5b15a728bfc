// What a rule means, as one line of text: two rules mean the same exactly when their texts are the
// same. Also finds what a rule refers to.

import type * as ir from "../ir/ir.ts";
import { NONE } from "../ir/types.ts";
import { familyOf, type Index } from "./index-of.ts";
import { isLocal, listLocals } from "./locals.ts";

interface Fingerprint {
  readonly text: string;
  readonly refs: readonly string[];
}

/** Numbers stand as `#7`, so that two texts can be compared but for their numbers. */
export const NUMBERS = /#-?\d+/g;

/**
 * Returns what a rule means without the texts in its fingerprint: what is said beside a rule is not
 * what it means. Those of a requirement come last, with what their placeholders stand for.
 */
export function meaningIn({ kind, fingerprint }: { kind: string; fingerprint: string }): string {
  const text = /\(de "(?:[^"\\]|\\.)*" en "(?:[^"\\]|\\.)*"\)/g;
  if (kind !== "need") return fingerprint.replace(text, "()");
  const start = fingerprint.search(text);
  return start < 0 ? fingerprint : fingerprint.slice(0, start);
}

/**
 * Returns a fingerprint without its numbers, which are those of the rule and of what it lists: for
 * a sentence in which a placeholder gives them, so that it changes with them and stays true.
 */
export function withoutNumbers(fingerprint: string): string {
  return fingerprint.replace(NUMBERS, "#").replace(LISTED_NUMBERS, '$1"#"]');
}

/** Numbers of entries, behind their keys: `["Colour.red" "3"]`. */
const LISTED_NUMBERS = /(\["[^"]*" )"-?\d+"\]/g;

/** The meaning of these parts of a rule, which has that path itself. */
export function ruleFingerprint(
  index: Index,
  path: string,
  parts: readonly unknown[],
): Fingerprint {
  const walk = new Walk(index);
  const text = parts.map((part) => walk.text(part)).join(" ");
  return { text, refs: [...walk.refs].filter((ref) => ref !== path) };
}

/** A constant as the rules name it: `red`, `a1`, `yes`, `7`. */
export function constantId(game: ir.Game, type: ir.Type, value: number): string {
  switch (type.kind) {
    case "number":
    case "line":
      return String(value);
    case "player":
      return `player${value + 1}`;
    case "yesno":
      return value === 0 ? "no" : "yes";
    case "enum":
      return type.enum.members[value]?.id ?? String(value);
    case "piece":
      return game.pieces[value]?.id ?? String(value);
    case "space":
      return type.grid.shape.cells[value]?.name ?? String(value);
    case "board":
      return game.boards[value]?.id ?? String(value);
    case "set":
      return `{${membersOfSet(value)
        .map((member) => constantId(game, type.of, member))
        .join(", ")}}`;
    case "orNone":
      return value === NONE ? "none" : constantId(game, type.of, value);
    default:
      return type satisfies never;
  }
}

/** The members of a set, from its bits. */
export function membersOfSet(set: number): number[] {
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (set >> bit) & 1);
}

/** Places in sources, text that repeats a condition, and what follows from the article of a noun. */
const SILENT = new Set(["span", "source", "isName"]);

/** Whether a field says something about the meaning of what it belongs to. */
function counts(of: object, key: string, value: unknown): boolean {
  if (value === undefined || SILENT.has(key)) return false;
  switch (key) {
    case "index":
      // Where something stands in the list of its kind; elsewhere it is which one is meant.
      return typeof value !== "number";
    case "type":
      // The type of an expression follows from what it is made of.
      return !isExpr(of);
    case "most":
      // How many things there can be follows from where they are.
      return !("things" in of);
    case "fromBelow":
      // Shapes that do not say so count as they always have.
      return value === true;
    default:
      return true;
  }
}

class Walk {
  readonly refs = new Set<string>();
  private readonly locals = new Map<object, number>();
  /** Names of the locals that texts of the rule may refer to, each in its place. */
  private readonly holeNames: string[] = [];
  private readonly index: Index;

  constructor(index: Index) {
    this.index = index;
  }

  text(part: unknown): string {
    if (typeof part === "number") return `#${part}`;
    if (typeof part === "string") return JSON.stringify(this.withoutNames(part));
    if (typeof part !== "object" || part === null) return JSON.stringify(part) ?? "-";
    if (Array.isArray(part)) return `[${part.map((item) => this.text(item)).join(" ")}]`;
    if (part instanceof Map)
      return `{${[...part].map(([key, value]) => this.entry(key, value)).join(" ")}}`;
    if (isNeed(part)) return this.need(part);
    const path = this.index.paths.get(part);
    if (path !== undefined) return this.named(path, part);
    return this.node(part);
  }

  private named(path: string, part: object): string {
    this.refs.add(path);
    const isFree = "free" in part && part.free === true;
    const isInAnyOrder = "inAnyOrder" in part && part.inAnyOrder !== undefined;
    return `@${path}${isFree ? " free" : ""}${isInAnyOrder ? " in any order" : ""}`;
  }

  /** Names of locals in the placeholders of a text do not count: `{space}` is `{%0}`. */
  private withoutNames(text: string): string {
    if (this.holeNames.length === 0) return text;
    return text.replace(/\{[^{}]*\}/g, (hole) =>
      hole.replace(/\p{L}[\p{L}\d]*/gu, (name) => {
        const at = this.holeNames.indexOf(name);
        return at < 0 ? name : `%${at}`;
      }),
    );
  }

  private node(part: object): string {
    if (isLocal(part)) return this.local(part);
    // What it says follows from the shape.
    if (isBuiltInTable(part)) return `(${part.id} ${this.text(part.params)})`;
    if ("params" in part) this.holeNames.push(...listLocals(part.params).map(({ name }) => name));
    if ("picks" in part) this.holeNames.push(...listLocals(part.picks).map(({ name }) => name));
    // The option that picks what comes next follows from the things that it is about.
    if ("kind" in part && part.kind === "next") return "next";
    if (isExpr(part)) {
      if (part.kind === "const") return this.constant(part.type, part.value);
      // The limits are those of the declaration that the number is for.
      if (part.kind === "rangeCheck") return this.text(part.of);
      if (part.kind === "isFamily")
        return `(isFamily ${this.text(part.of)} ${this.kinds(part.members)})`;
      if (part.kind === "howMany" && isKinds(part.what))
        return `(howMany ${this.text(part.zone)} ${this.kinds(part.what)})`;
    }
    let text = "";
    for (const [key, value] of Object.entries(part))
      if (counts(part, key, value)) text += `${text === "" ? "" : " "}${this.entry(key, value)}`;
    return `(${text})`;
  }

  private entry(key: string, value: unknown): string {
    return key === "kind" ? String(value) : `${key} ${this.text(value)}`;
  }

  private local(local: ir.Local): string {
    const known = this.locals.get(local);
    if (known !== undefined) return `%${known}`;
    this.locals.set(local, this.locals.size);
    return `%${this.locals.size - 1}:${this.text(local.type)}`;
  }

  /**
   * A requirement counts by its name, and by what it is asked about; where what stands for its
   * parameters makes it another condition than the rule has, that counts as well.
   */
  private need(need: ir.Need): string {
    const rule = this.index.needs[need.index] ?? need;
    const path = this.index.paths.get(rule);
    if (path !== undefined) this.refs.add(path);
    const about = listLocals([need.condition, need.holes, need.cases]).filter((local) =>
      this.locals.has(local),
    );
    const name = `@${path ?? need.id}(${about.map((local) => this.local(local)).join(" ")})`;
    if (need.condition === rule.condition) return name;
    const alone = new Walk(this.index).alone(need);
    return alone === new Walk(this.index).alone(rule) ? name : `${name} ${alone}`;
  }

  /** What the requirement asks for; its texts count where it is declared. */
  private alone({ condition }: ir.Need): string {
    return this.text(condition);
  }

  private constant(type: ir.Type, value: number): string {
    if (type.kind === "number") return `#${value}`;
    if (type.kind === "piece") return this.kinds([value]);
    if (type.kind === "board") return this.text(this.index.game.boards[value]);
    if (type.kind === "enum") this.text(type.enum);
    if (type.kind === "set") this.text(type.of);
    return `=${constantId(this.index.game, type, value)}`;
  }

  private kinds(members: readonly number[]): string {
    const pieces = members.flatMap((member) => this.index.game.pieces[member] ?? []);
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined) return this.kind(only);
    const family = familyOf(pieces);
    if (family !== undefined) return this.text(family);
    return `{${pieces.map((piece) => this.kind(piece)).join(" ")}}`;
  }

  private kind(piece: ir.Piece): string {
    this.text(piece);
    return `=${piece.id}`;
  }
}

function isBuiltInTable(part: object): part is ir.Table {
  return "entries" in part && "isBuiltIn" in part;
}

function isNeed(part: object): part is ir.Need {
  return "condition" in part && "holes" in part;
}

function isExpr(part: object): part is ir.Expr {
  return "kind" in part && "type" in part && typeof part.type === "object";
}

export function isKinds(what: ir.Expr | readonly number[]): what is readonly number[] {
  return Array.isArray(what);
}
