// What templates consist of: small texts in which one construct stands directly inside another one.

import type { Random } from "../../../support/random/random.ts";
import type { Slot } from "../../constructs/slots.ts";

/** What has to stand around a construct: a name, a condition, or a loop over lines. */
type Need =
  | { readonly kind: "let"; readonly name: string; readonly value: string }
  | { readonly kind: "if"; readonly condition: string }
  | { readonly kind: "line"; readonly name: string };

/** The text of a construct, and what it needs around it. */
export interface Sample {
  readonly text: string;
  readonly need?: Need | undefined;
}

/** What a template adds to a program. */
export interface Part {
  readonly declarations?: string;
  /** Statements of the flow itself, after everything has been made full. */
  readonly opening?: string;
  /** Statements of each turn. */
  readonly turn?: string;
  /** A line of the ranking. */
  readonly ranking?: string;
}

/** What samples and frames choose and name with. */
export interface Making {
  readonly random: Random;
  /** A name that nothing else has. */
  readonly fresh: (hint: string) => string;
}

/** Writes a construct around another one, of which the text is given, in a slot of it. */
export type Frame<Result> = readonly [
  slot: Slot,
  write: (child: string, making: Making, sample: ChildSample) => Result,
];

/** What stands inside: of what is gone through, with one of its elements. */
export interface ChildSample extends Sample {
  readonly element: string;
}

export const plain = (text: string): Sample => ({ text });

/** A construct that is valid only behind a condition. */
export const behind = (condition: string, text: string): Sample => {
  return { text, need: { kind: "if", condition } };
};

/** A statement with what a construct in it needs around it. */
export function surrounded(statement: string, { need }: Sample): string {
  switch (need?.kind) {
    case undefined:
      return statement;
    case "let":
      return `let ${need.name} = ${need.value}\n${statement}`;
    case "if":
      return `if ${need.condition} {\n${statement}\n}`;
    case "line":
      return `for each ${need.name} in lines(2, tspace) {\n${statement}\n}`;
    default:
      return need satisfies never;
  }
}

/** The clause before others in the head of an action; `undefined` where it cannot be one. */
export function clauseOf({ need }: Sample): string | undefined {
  switch (need?.kind) {
    case undefined:
      return "";
    case "let":
      return `let ${need.name} = ${need.value}\n`;
    case "if":
      return `needs ${need.condition}\n`;
    case "line":
      return undefined;
    default:
      return need satisfies never;
  }
}
