// Random programs from the grammar's own productions, for properties of whatever reads programs.
//
// What the grammar decides by looking ahead is not in its productions, so some of what comes out
// does not parse; such declarations are made anew.

import type { CstNode, ISerializedGast } from "chevrotain";
import { RulesGrammar } from "../../../src/dsl/syntax/grammar/grammar.ts";
import { parse, parseWithCst } from "../../../src/dsl/syntax/parse.ts";
import { tokenTypes } from "../../../src/dsl/syntax/tokens.ts";
import { Random } from "./random.ts";

/** A production or a part of one, as the parser tells it. */
interface Part extends ISerializedGast {
  readonly name?: string;
  readonly definition?: Part[];
  readonly separator?: Part;
}

const rules = new Map(
  new RulesGrammar().getSerializedGastProductions().map((rule: Part) => [rule.name ?? "", rule]),
);

/** The names of all productions. */
export const productionNames: readonly string[] = [...rules.keys()];

const names = ["coral", "reef", "pearl", "fish", "kites", "shark", "toll"];
/** Words of the language that are names elsewhere. */
const wordsAsNames = ["value", "score", "row", "empty", "players", "free", "sum", "first"];
const plainWordsAsNames = ["row", "hidden", "players", "all", "up"];
const strings = [
  '"die Koralle, die Korallen"',
  '"reef"',
  '"ä \\"b\\" \\\\"',
  '""',
  '"{toll}: {2 fish}"',
];
const comments = ["// a comment", "//", "// { not open", '// "also"   ', "//// four"];

/** How many productions deep sentences nest before they end as soon as they can. */
const mostDepth = 12;
const mostTries = 40;

/** A program of a few declarations that parses without reports; the same for the same seed. */
export function randomProgram(seed: number, declarations = 6): string {
  const random = new Random(seed);
  const writer = new Writer(random);
  let program = random.chance(0.3) ? "language 2\n" : "";
  for (let i = 0; i < declarations; i++) {
    for (let tries = 0; tries < mostTries; tries++) {
      const next = `${program}${writer.declaration()}\n`;
      if (!parses(next)) continue;
      program = next;
      break;
    }
  }
  return program;
}

/** The names of the productions that a program is made of. */
export function productionsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: CstNode) => {
    found.add(node.name);
    for (const part of Object.values(node.children).flat()) if ("children" in part) visit(part);
  };
  visit(parseWithCst({ path: "random.regel", text }).cst);
  return found;
}

function parses(text: string): boolean {
  return parse({ path: "random.regel", text }).diagnostics.length === 0;
}

/** Writes sentences of the grammar, those seldom written before more often. */
class Writer {
  private readonly random: Random;
  private readonly uses = new Map<Part, number>();
  private tokens: string[] = [];
  /** The production that is being written. */
  private rule = "";

  constructor(random: Random) {
    this.random = random;
  }

  declaration(): string {
    this.tokens = [];
    this.writeRule("declaration", 0);
    const style = this.random.below(3);
    return this.tokens.map((token, i) => (i === 0 ? "" : this.gap(style)) + token).join("");
  }

  private write(part: Part | undefined, depth: number): void {
    if (part === undefined) return;
    const all = (parts: readonly Part[] = []) => {
      for (const one of parts) this.write(one, depth);
    };
    switch (part.type) {
      case "Terminal":
        this.tokens.push(this.image(part.name ?? ""));
        return;
      case "NonTerminal":
        this.writeRule(part.name ?? "", depth + 1);
        return;
      case "Alternation":
        this.write(this.alternative(part.definition ?? [], depth), depth);
        return;
      case "Option":
        if (this.goesOn(depth)) all(part.definition);
        return;
      case "Repetition":
      case "RepetitionWithSeparator":
      case "RepetitionMandatory":
      case "RepetitionMandatoryWithSeparator": {
        const isMandatory = part.type.includes("Mandatory");
        for (let n = 0; n < 4 && ((n === 0 && isMandatory) || this.goesOn(depth)); n++) {
          if (n > 0 && part.separator) this.write(part.separator, depth);
          all(part.definition);
        }
        return;
      }
      default:
        all(part.definition);
    }
  }

  /** What the grammar takes and the reader of its trees refuses is left out here. */
  private writeRule(name: string, depth: number): void {
    const before = this.rule;
    this.rule = name;
    if (name === "text") this.writeText();
    else if (name === "expression") this.writeExpression(depth);
    else if (name === "param" && before !== "params in table") this.writeParam(depth);
    else {
      if (name === "params" && before === "table") this.rule = "params in table";
      this.write(rules.get(name), depth);
    }
    this.rule = before;
  }

  /** Each language once. */
  private writeText(): void {
    const languages = this.random.chance(0.9) ? ["de", "en"] : ["en", "de"];
    for (const language of languages) this.tokens.push(language, this.random.of(strings));
  }

  /** Only tables may leave out the names of their parameters. */
  private writeParam(depth: number): void {
    this.tokens.push(this.image("Name"), ":");
    this.writeRule("type", depth);
  }

  /** At most one comparison between `and` and `or`. */
  private writeExpression(depth: number): void {
    if (this.random.chance(0.2)) this.tokens.push("not");
    this.writeRule("sum", depth);
    const [tails] = rules.get("tail")?.definition ?? [];
    const [junction, ...comparisons] = tails?.definition ?? [];
    for (let n = 0; n < 3; n++) {
      if (this.goesOn(depth + 3)) this.write(this.alternative(comparisons, depth), depth + 1);
      if (!this.goesOn(depth + 4)) return;
      this.write(junction, depth + 1);
    }
  }

  private goesOn(depth: number): boolean {
    return this.random.chance(depth > mostDepth ? 0.02 : 0.85 - 0.05 * depth);
  }

  /** One that was taken seldom; when deep, one that ends soon. */
  private alternative(alternatives: readonly Part[], depth: number): Part | undefined {
    const heights = alternatives.map(heightOf);
    const least = Math.min(...heights);
    const open = alternatives.filter((_, i) => depth <= mostDepth || heights[i] === least);
    const weights = open.map((part) => 1 / (1 + (this.uses.get(part) ?? 0)) ** 2);
    const chosen = open[this.random.weighted(weights)];
    if (chosen !== undefined) this.uses.set(chosen, (this.uses.get(chosen) ?? 0) + 1);
    return chosen;
  }

  private image(type: string): string {
    if (type === "Name")
      return this.random.chance(0.1) ? this.random.of(wordsAsNames) : this.random.of(names);
    if (type === "PlainName")
      return this.random.chance(0.1) ? this.random.of(plainWordsAsNames) : this.random.of(names);
    if (type === "Integer") return this.random.of(["0", "1", "2", "7", "12"]);
    if (type === "Str") return this.random.of(strings);
    return images.get(type) ?? type;
  }

  /** What stands between two tokens: mostly a space, with comments and blank lines strewn in. */
  private gap(style: number): string {
    if (this.random.chance(0.97 - 0.12 * style)) return " ";
    if (this.random.chance(0.15)) return "    ";
    const comment = this.random.chance(0.3) ? `${this.random.of(comments)}\n` : "";
    const lines = "\n".repeat(1 + this.random.below(3));
    const own = this.random.chance(0.25) ? `${this.random.of(comments)}\n  ` : "";
    return `${this.random.chance(0.5) ? " " : ""}${comment}${lines}${own}`;
  }
}

/** How each token is written that is always written the same way. */
const images = new Map(
  tokenTypes.flatMap(({ name, PATTERN }) =>
    typeof PATTERN === "string" ? [[name, PATTERN] as const] : [],
  ),
);

const heights = new Map<Part, number>();

/** How many productions deep the shortest sentence of a part is. */
function heightOf(part: Part): number {
  const known = heights.get(part);
  if (known !== undefined) return known;
  heights.set(part, Number.POSITIVE_INFINITY);
  const below = (parts: readonly Part[] = []) => Math.max(0, ...parts.map(heightOf));
  const height =
    part.type === "Terminal" || part.type === "Option" || /^Repetition(With.*)?$/.test(part.type)
      ? 0
      : part.type === "NonTerminal"
        ? 1 + heightOf(rules.get(part.name ?? "") ?? part)
        : part.type === "Alternation"
          ? Math.min(...(part.definition ?? []).map(heightOf))
          : below(part.definition);
  heights.set(part, height);
  return height;
}
