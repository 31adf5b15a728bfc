// German verbs: their forms, and in which order and case those who take part follow.

import type { Role, VerbId } from "../plan/plan.ts";
import type { Case } from "../word.ts";

export type Slot =
  | ("not" | "adverb" | "places" | "at" | "state" | "comparison" | "times" | "whatHappensAt")
  | RoleSlot;

/** Who or what, in its case, perhaps behind a preposition. */
type RoleSlot = readonly [role: Role, of: Case, preposition?: string];

export interface Frame {
  /** `du`, `er`, `sie`. */
  readonly forms: readonly [string, string, string];
  readonly infinitive: string;
  /** Parts from its verb in main clauses: `rückt … vor`. */
  readonly prefix?: string;
  readonly participle?: string;
  readonly subject: Role | "it";
  /** What follows the subject; the first slot with `front` stands before the verb instead. */
  readonly slots: readonly Slot[];
  /** What stands first, if that is not the subject. */
  readonly front?: "places" | "it" | "itInMain";
}

const WERDEN = ["wirst", "wird", "werden"] as const;
const SEIN = ["bist", "ist", "sind"] as const;
const HABEN = ["hast", "hat", "haben"] as const;

export const FRAMES: Readonly<Record<VerbId, Frame>> = {
  gain: verb(["erhältst", "erhält", "erhalten"], "agent", [
    ["per", "acc", "für"],
    "adverb",
    ["theme", "acc"],
  ]),
  score: verb(["erhältst", "erhält", "erhalten"], "agent", [
    ["per", "acc", "für"],
    "adverb",
    ["theme", "acc"],
  ]),
  pay: verb(["zahlst", "zahlt", "zahlen"], "agent", [["theme", "acc"]]),
  draw: verb(["ziehst", "zieht", "ziehen"], "agent", ["adverb", ["theme", "acc"], "places"]),
  roll: verb(["würfelst", "würfelt", "würfeln"], "agent", [
    ["theme", "acc"],
    ["with", "dat", "mit"],
    "places",
    "adverb",
  ]),
  choose: verb(["wählst", "wählt", "wählen"], "agent", [["theme", "acc"]]),
  use: verb(["benutzt", "benutzt", "benutzen"], "agent", [["theme", "acc"]]),
  put: verb(["legst", "legt", "legen"], "agent", [["theme", "acc"], "places"]),
  advance: {
    ...verb(["rückst", "rückt", "rücken"], "agent", ["places", ["by", "acc", "um"]]),
    prefix: "vor",
  },
  perform: {
    ...verb(["führst", "führt", "führen"], "agent", [["theme", "acc"]]),
    prefix: "aus",
  },
  go: verb(["kommst", "kommt", "kommen"], "theme", ["adverb", "places"]),
  remove: passive("entfernt", ["places"]),
  order: passive("der Größe nach geordnet", ["places"]),
  note: passive("gemerkt", []),
  set: passive("gesetzt", [["to", "acc", "auf"]]),
  rise: verb(["steigst", "steigt", "steigen"], "theme", [["by", "acc", "um"]]),
  fall: verb(["sinkst", "sinkt", "sinken"], "theme", [["by", "acc", "um"]]),
  end: verb(["endest", "endet", "enden"], "theme", ["adverb"]),
  follow: {
    ...verb(["folgst", "folgt", "folgen"], "it", [["theme", "nom"]]),
    front: "itInMain",
  },
  happen: { ...verb(["folgst", "folgt", "folgen"], "it", ["whatHappensAt"]), front: "itInMain" },
  be: be("theme", ["adverb", "not", ["predicate", "nom"]]),
  beState: be("theme", ["not", "adverb", "state"]),
  compare: be("theme", ["comparison"]),
  hold: verb(["giltst", "gilt", "gelten"], "theme", ["not", "adverb"]),
  have: verb(HABEN, "agent", [["theme", "acc"]]),
  haveField: verb(HABEN, "theme", [["field", "acc"]]),
  haveSame: verb(HABEN, "theme", ["not", ["field", "acc"], ["than", "nom", "wie"]]),
  shareField: verb(HABEN, "theme", ["not", ["field", "acc"]]),
  lie: {
    ...verb(["liegst", "liegt", "liegen"], "theme", ["adverb", "not", ["theme", "nom"]]),
    front: "places",
  },
  beLocated: verb(["liegst", "liegt", "liegen"], "theme", ["not", "places"]),
  exist: { ...verb(["gibst", "gibt", "gibt"], "it", [["theme", "acc"]]), front: "it" },
  occur: {
    ...verb(["kommst", "kommt", "kommen"], "theme", ["places", "not", "times"]),
    prefix: "vor",
  },
  play: {
    ...verb(["spielst", "spielt", "spielen"], "agent", ["not", ["agent", "nom"]]),
    prefix: "mit",
    front: "itInMain",
  },
  beFixed: { ...verb(["stehst", "steht", "stehen"], "theme", ["not"]), prefix: "fest" },
  miss: verb(["fehlst", "fehlt", "fehlen"], "theme", []),
  amountTo: verb(["beträgst", "beträgt", "betragen"], "theme", [
    ["predicate", "acc"],
    ["insteadOf", "nom", "statt"],
  ]),
  bring: verb(["bringst", "bringt", "bringen"], "agent", [
    ["recipient", "dat"],
    "at",
    ["theme", "acc"],
    ["per", "acc", "für"],
  ]),
  count: verb(["zählst", "zählt", "zählen"], "agent", ["adverb", ["theme", "acc"]]),
};

function be(subject: Frame["subject"], slots: Frame["slots"]): Frame {
  return { forms: SEIN, infinitive: "sein", subject, slots };
}

function verb(forms: Frame["forms"], subject: Frame["subject"], slots: Frame["slots"]): Frame {
  return { forms, infinitive: forms[2], subject, slots };
}

function passive(participle: string, slots: Frame["slots"]): Frame {
  return { forms: WERDEN, infinitive: "werden", participle, subject: "theme", slots };
}

export const MODALS: Readonly<Record<"may" | "must" | "want", Frame["forms"]>> = {
  may: ["darfst", "darf", "dürfen"],
  must: ["musst", "muss", "müssen"],
  want: ["willst", "will", "wollen"],
};
