// English verbs: their forms, and in which order those who take part follow.

import type { Role, VerbId } from "../plan/plan.ts";

export type Slot =
  | ("not" | "adverb" | "places" | "at" | "state" | "comparison" | "times")
  | RoleSlot;

type RoleSlot = readonly [role: Role, preposition?: string];

export interface Frame {
  readonly base: string;
  /** `be`: inflects, and is negated, by itself. */
  readonly isBe?: true;
  readonly subject: Role | "there" | "next";
  readonly slots: readonly Slot[];
  readonly participle?: string;
}

export const FRAMES: Readonly<Record<VerbId, Frame>> = {
  gain: verb("gain", "agent", [["theme"], ["per", "for"], "adverb"]),
  score: verb("score", "agent", [["theme"], ["per", "for"], "adverb"]),
  pay: verb("pay", "agent", [["theme"]]),
  draw: verb("draw", "agent", [["theme"], "adverb", "places"]),
  roll: verb("roll", "agent", [["theme"], ["with"], "places", "adverb"]),
  choose: verb("choose", "agent", [["theme"]]),
  use: verb("use", "agent", [["theme"]]),
  put: verb("put", "agent", [["theme"], "places"]),
  advance: verb("advance", "agent", [["by", "by"], "places"]),
  perform: verb("take", "agent", [["theme"]]),
  go: verb("go", "theme", ["adverb", "places"]),
  remove: be("removed", "theme", ["places"]),
  order: be("put in order", "theme", ["places"]),
  note: be("noted", "theme", []),
  set: be("set", "theme", [["to", "to"]]),
  rise: verb("rise", "theme", [["by", "by"]]),
  fall: verb("fall", "theme", [["by", "by"]]),
  end: verb("end", "theme", ["adverb"]),
  follow: verb("come", "next", [["theme"]]),
  happen: verb("come", "next", ["at"]),
  be: be("", "theme", ["not", "adverb", ["predicate"]]),
  beState: be("", "theme", ["not", "adverb", "state"]),
  compare: be("", "theme", ["comparison"]),
  hold: verb("apply", "theme", ["adverb"]),
  have: verb("have", "agent", [["theme"]]),
  haveField: verb("have", "theme", [["field"]]),
  haveSame: verb("have", "theme", [["field"], ["than", "as"]]),
  shareField: verb("have", "theme", [["field"]]),
  lie: be("", "there", ["not", "adverb", ["theme"], "places"]),
  beLocated: verb("lie", "theme", ["places"]),
  exist: be("", "there", [["theme"]]),
  occur: verb("occur", "theme", ["times", "places"]),
  play: be("", "there", ["not", ["agent"]]),
  beFixed: be("set", "theme", []),
  miss: be("missing", "theme", []),
  amountTo: be("", "theme", [["predicate"], ["insteadOf", "instead of"]]),
  bring: verb("bring", "agent", [["recipient"], ["theme"], "at", ["per", "for"]]),
  count: be("worth", "agent", [["theme"]]),
};

function verb(base: string, subject: Frame["subject"], slots: Frame["slots"]): Frame {
  return { base, subject, slots };
}

function be(participle: string, subject: Frame["subject"], slots: Frame["slots"]): Frame {
  return { base: "be", isBe: true, subject, slots, ...(participle ? { participle } : {}) };
}
