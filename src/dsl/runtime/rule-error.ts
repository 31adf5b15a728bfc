// What stops a game whose rules ask for the impossible.

export type RuleProblem =
  /** Something is put on a space, or into a zone, that has no room. */
  | "filled"
  | "full"
  /** More is paid than there is. */
  | "short"
  /** Something is taken from where it does not lie. */
  | "absent"
  /** A result of chance was fixed that cannot come up. */
  | "impossible"
  /** Something is drawn from where nothing is left. */
  | "nothing"
  /** Rules go round without anybody deciding anything. */
  | "endless"
  /** Effects are nested too deeply. */
  | "deep"
  /** More things are to be put in an order than there is room for. */
  | "many"
  /** One of a family is asked for that it does not have. */
  | "outside";

const WORDS: Readonly<Record<RuleProblem, { readonly de: string; readonly en: string }>> = {
  filled: { de: "Auf diesem Feld liegt schon etwas.", en: "Something already lies on that space." },
  full: { de: "In dieser Zone ist kein Platz mehr.", en: "That zone has no room left." },
  short: {
    de: "Hier wird mehr bezahlt, als da ist.",
    en: "More is paid here than there is.",
  },
  absent: {
    de: "Was hier genommen wird, liegt dort nicht.",
    en: "What is taken here does not lie there.",
  },
  impossible: {
    de: "Dieses Ergebnis kann der Zufall hier nicht bringen.",
    en: "Chance cannot bring that result here.",
  },
  nothing: { de: "Hier ist nichts mehr zu ziehen.", en: "There is nothing left to draw." },
  endless: {
    de: "Die Regeln drehen sich hier im Kreis.",
    en: "The rules go round in circles here.",
  },
  deep: {
    de: "Die Wirkungen sind zu tief verschachtelt.",
    en: "The effects are nested too deeply.",
  },
  many: {
    de: "Das sind zu viele Dinge, um eine Reihenfolge zu wählen.",
    en: "These are too many things to pick an order.",
  },
  outside: {
    de: "Die Regeln fragen nach einem, das es hier nicht gibt.",
    en: "The rules ask for one of these that there is not.",
  },
};

/** Rules that cannot be carried out: a defect of the rules, found while playing. */
export class RuleError extends Error {
  readonly problem: RuleProblem;
  /** Index into `Meta.spans`. */
  readonly at: number;

  constructor(problem: RuleProblem, at: number) {
    super(WORDS[problem].en);
    this.name = "RuleError";
    this.problem = problem;
    this.at = at;
  }

  /** The problem in words. */
  get text(): { readonly de: string; readonly en: string } {
    return WORDS[this.problem];
  }
}

export function fail(problem: RuleProblem, at: number): never {
  throw new RuleError(problem, at);
}
