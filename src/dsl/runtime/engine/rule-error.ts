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
  | "outside"
  /** A value goes where a type is declared that it does not have. */
  | "out-of-range";

/** Rules that cannot be carried out: a defect of the rules, found while playing. */
export class RuleError extends Error {
  readonly problem: RuleProblem;
  /** Index into `Meta.spans`. */
  readonly at: number;

  constructor(problem: RuleProblem, at: number) {
    super(`the rules cannot be carried out: ${problem}`);
    this.name = "RuleError";
    this.problem = problem;
    this.at = at;
  }
}

/** A number that rules read; NaN where the family has no such member, or a number is beyond its limits. */
export function ifThere(read: () => number): number {
  try {
    return read();
  } catch (error) {
    if (error instanceof RuleError && isUnreadable(error)) return Number.NaN;
    throw error;
  }
}

function isUnreadable({ problem }: RuleError): boolean {
  return problem === "outside" || problem === "out-of-range";
}

export function fail(problem: RuleProblem, at: number): never {
  throw new RuleError(problem, at);
}
