// Errors of rules at run time.

export type RuleProblem =
  /** An element is put on a space, or into a zone, that is full. */
  | "filled"
  | "full"
  /** A payment exceeds the amount available. */
  | "short"
  /** An element is taken from a zone that does not contain it. */
  | "absent"
  /** A forced outcome is impossible. */
  | "impossible"
  /** An element is drawn from an empty zone. */
  | "nothing"
  /** Rules loop without any decision. */
  | "endless"
  /** Effects are nested too deeply. */
  | "deep"
  /** More elements are to be put in an order than the limit allows. */
  | "many"
  /** The index is not a member of the family. */
  | "outside"
  /** A value is outside its declared type. */
  | "out-of-range";

/** Thrown when rules cannot be executed: a defect of the rules, found at run time. */
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

/** Reads a number; returns `otherwise` if that number cannot be read. */
export function ifThere(read: () => number, otherwise: number): number {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) return otherwise;
    throw error;
  }
}

/** Whether an error says that an index is not a member of the family, or a value out of range. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof RuleError)) return false;
  return error.problem === "outside" || error.problem === "out-of-range";
}

/** Throws a `RuleError`; `at` is an index into `Meta.spans`. */
export function fail(problem: RuleProblem, at: number): never {
  throw new RuleError(problem, at);
}
