// One function of the program as instructions, with the functions that are done within it.
//
// What is written here is a small part of JavaScript: numbers of 32 bits, arrays of them that stand
// at the top, plain control. Sums and products keep their lowest 32 bits, as they would in an array.

import type { Expression, FunctionDeclaration, Statement, Super } from "acorn";
import type { Defined } from "./bytes.ts";
import { writeCall } from "./calls.ts";
import { Code, type Label } from "./code.ts";
import { writeEffect, writeValue } from "./expressions.ts";
import type { ArrayRegion } from "./memory.ts";
import type { Meaning, ModuleWriter, Translated } from "./module.ts";
import { NotTranslated } from "./source.ts";
import { writeStatement } from "./statements.ts";

/** Where `break` and `continue` go; a `switch` has no `continue` of its own. */
interface Around {
  readonly broken: Label;
  readonly continued: Label | undefined;
}

/** A function whose body is being written. */
interface Doing {
  readonly node: FunctionDeclaration;
  /** Behind a function that is done within another. */
  readonly end: Label | undefined;
  readonly scopes: Map<string, Meaning>[];
  readonly around: Around[];
}

export class FunctionWriter {
  readonly module: ModuleWriter;
  readonly code = new Code();
  private readonly doing: Doing[] = [];
  private readonly of: Translated;
  private locals = 0;

  constructor(module: ModuleWriter, of: Translated) {
    this.module = module;
    this.of = of;
  }

  /** The whole function. */
  written(): Pick<Defined, "locals" | "code"> {
    const { node, arrays, params, returns } = this.of;
    const given = node.params.map((_, i) => arrays[i] ?? this.local());
    this.body(node, given, undefined);
    if (returns) this.code.number(0);
    return { locals: this.locals - params, code: this.code.pieces };
  }

  /** The body of a function; its results go to `end`, or to who called. */
  body(node: FunctionDeclaration, given: readonly Meaning[], end: Label | undefined): void {
    const scope = new Map<string, Meaning>();
    for (const [i, param] of node.params.entries()) {
      const meaning = given[i];
      if (param.type !== "Identifier" || meaning === undefined)
        throw new NotTranslated("a parameter that is not given, or not a name");
      scope.set(param.name, meaning);
    }
    this.doing.push({ node, end, scopes: [scope], around: [] });
    this.statements(node.body.body);
    this.doing.pop();
  }

  /** The functions that are being written, the outermost first. */
  get within(): readonly FunctionDeclaration[] {
    return this.doing.map(({ node }) => node);
  }

  private get now(): Doing {
    return this.doing.at(-1) as Doing; // There is one whenever something is written.
  }

  // Names -------------------------------------------------------------------------

  /** A new local. */
  local(): Extract<Meaning, { kind: "local" }> {
    this.locals += 1;
    return { kind: "local", index: this.locals - 1 };
  }

  declare(name: string, meaning: Meaning): void {
    this.now.scopes.at(-1)?.set(name, meaning);
  }

  meaningOf(name: string): Meaning {
    const scope = this.now.scopes.findLast((one) => one.has(name));
    const meaning = scope?.get(name) ?? this.module.meaningOf(name);
    if (meaning === undefined) throw new NotTranslated(`the name ${name}`);
    return meaning;
  }

  /** The array that an expression names. */
  arrayOf(node: Expression): Extract<Meaning, { kind: "array" }> | undefined {
    const meaning = node.type === "Identifier" ? this.meaningOf(node.name) : undefined;
    return meaning?.kind === "array" ? meaning : undefined;
  }

  /** Where the array lies that an expression names. */
  placeOf(node: Expression | Super): ArrayRegion {
    const array = node.type === "Super" ? undefined : this.arrayOf(node);
    if (array === undefined) throw new NotTranslated(`a property of a ${node.type}`);
    return array.place;
  }

  /** Leaves the number on the stack that a name stands for. */
  get(meaning: Meaning): void {
    if (meaning.kind === "local") this.code.get(meaning.index);
    else if (meaning.kind === "variable") this.code.getVariable(meaning.index);
    else if (meaning.kind === "number") this.code.number(meaning.value);
    else throw new NotTranslated(`the value of ${meaning.kind}`);
  }

  set(meaning: Meaning): void {
    if (meaning.kind === "local") this.code.set(meaning.index);
    else if (meaning.kind === "variable") this.code.setVariable(meaning.index);
    else throw new NotTranslated(`an assignment to ${meaning.kind}`);
  }

  scoped(write: () => void): void {
    this.now.scopes.push(new Map());
    write();
    this.now.scopes.pop();
  }

  // Control -----------------------------------------------------------------------

  /** Writes what `break` and `continue` leave or begin again. */
  around(labels: Around, write: () => void): void {
    this.now.around.push(labels);
    write();
    this.now.around.pop();
  }

  break(): void {
    this.code.jump(this.now.around.at(-1)?.broken as Label);
  }

  continue(): void {
    const loop = this.now.around.findLast(({ continued }) => continued !== undefined);
    this.code.jump(loop?.continued as Label);
  }

  /** Leaves the function, with what lies on the stack if it returns something. */
  leave(): void {
    const { end } = this.now;
    if (end === undefined) this.code.return();
    else this.code.jump(end);
  }

  // What else is written, each in a file of its own -----------------------------------

  statements(nodes: readonly Statement[]): void {
    for (const node of nodes) writeStatement(this, node);
  }

  /** Leaves a number on the stack. */
  value(node: Expression): void {
    writeValue(this, node);
  }

  /** Leaves nothing on the stack. */
  effect(node: Expression): void {
    writeEffect(this, node);
  }

  /** Leaves what the function returns; says whether there is something. */
  call(node: Extract<Expression, { type: "CallExpression" }>): boolean {
    return writeCall(this, node);
  }
}
