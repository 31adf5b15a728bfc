// Small games in a game: each makes sure that one construct is executed directly inside another one.

import type {
  ContextLabel,
  DomainLabel,
  ExprLabel,
  Label,
  Pair,
  StmtLabel,
} from "../../constructs/labels.ts";
import { fitting, partsOf } from "../../constructs/pairs.ts";
import type { Slot, Sort } from "../../constructs/slots.ts";
import { CONTEXT_FRAMES, PROCEDURE_FRAMES, RULE_FRAMES } from "./context-frames.ts";
import { DOMAIN_FRAMES, FRAMES, type Framed } from "./frames.ts";
import { DOMAINS, SAMPLES, STATEMENTS } from "./samples.ts";
import { RANGE_FRAMES, STATEMENT_FRAMES } from "./statement-frames.ts";
import {
  type ChildSample,
  type Frame,
  type Making,
  type Part,
  plain,
  type Sample,
  surrounded,
} from "./template.ts";

/** A template of a pair, or undefined where there is none. */
export function templateOf(pair: Pair, making: Making): Part | undefined {
  const [parent, child] = partsOf(pair);
  const frames = framesOf(parent).filter(([slot]) => fitting(slot).includes(child));
  // In random order: some slots of a construct have no sample of the other one.
  for (const [slot, write] of making.random.shuffled(frames)) {
    const sample = sampleOf(child, slot, making);
    const part = sample && write(sample.text, making, sample);
    if (part !== undefined) return part;
  }
  return undefined;
}

type PartFrame = Frame<Part | undefined>;

function framesOf(parent: Label): readonly PartFrame[] {
  if (parent in FRAMES) return FRAMES[parent as ExprLabel].map(expressionPart);
  if (parent in CONTEXT_FRAMES) return CONTEXT_FRAMES[parent as ContextLabel];
  if (parent in DOMAIN_FRAMES) {
    const frames = DOMAIN_FRAMES[parent as DomainLabel].map(domainPart);
    return parent === "in range" ? [...frames, ...RANGE_FRAMES.map(statementPart)] : frames;
  }
  if (parent === "stmt rule") return RULE_FRAMES;
  const frames = STATEMENT_FRAMES[parent as StmtLabel].map(statementPart);
  return parent === "stmt do" ? [...frames, ...PROCEDURE_FRAMES] : frames;
}

function statementPart([slot, write]: Frame<string>): PartFrame {
  return [slot, (...inside) => turnOf([inside[2]], write(...inside))];
}

function domainPart([slot, write]: Frame<string>): PartFrame {
  return [
    slot,
    (...inside) => turnOf([inside[2]], `set tout to (number of it in ${write(...inside)})`),
  ];
}

function expressionPart([slot, write]: Frame<Framed | undefined>): PartFrame {
  return [
    slot,
    (...inside) => {
      const framed = write(...inside);
      if (framed === undefined) return undefined;
      return turnOf([framed, inside[2]], `set ${MARKS[framed.sort]} to ${framed.text}`);
    },
  ];
}

function turnOf(samples: readonly Sample[], statement: string): Part {
  return { turn: samples.reduce(surrounded, statement) };
}

/** The mark that a value of a sort is put into. */
const MARKS: Readonly<Record<Sort, string>> = {
  number: "tout",
  yesno: "toutyesno",
  player: "toutplayer",
  enum: "toutenum",
  piece: "toutpiece",
  space: "toutspace",
  board: "toutboard",
  set: "toutset",
  line: "",
};

function sampleOf(child: Label, slot: Slot, making: Making): ChildSample | undefined {
  const sample = plainSampleOf(child, slot, making);
  return sample && { element: "", ...sample };
}

function plainSampleOf(child: Label, slot: Slot, making: Making): Sample | undefined {
  switch (slot) {
    case "domain":
      return DOMAINS[child as DomainLabel](making);
    case "statement": {
      const text = STATEMENTS[child as StmtLabel]?.(making);
      return text === undefined ? undefined : plain(text);
    }
    case "you":
    case "rule":
    case "beyond":
      return plain("");
    case "field of a piece":
      return child === "pieceField" ? plain("") : undefined;
    case "limited number":
      return SAMPLES.rangeCheck.number?.(making);
    case "fixed number":
      return plain(child === "const" ? "1" : "-1");
    case "known number":
    case "known yesno":
    case "number of players":
      return undefined;
    default:
      return SAMPLES[child as ExprLabel][slot]?.(making);
  }
}
