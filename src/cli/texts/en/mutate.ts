// English texts of `regel mutate`.

import { pluralize } from "../pluralize.ts";

export const mutateEn = {
  failing: (example: string, path: string) =>
    `Example ${example} fails already; \`regel test ${path}\` says why.`,
  nothing: "There is nothing here that could be changed.",
  nothingIn: (rule: string, nearest: string | undefined) =>
    `There is no rule \`${rule}\` that could be changed.${nearest === undefined ? "" : ` Was \`${nearest}\` meant?`}`,
  /** Replacement text of a mutant that deletes something. */
  nothingThere: "nothing",
  head: ["rule", "killed", "survived", "%"],
  total: (facts: { all: string; killed: string; survived: string; rate: string }) =>
    `${pluralize(facts.all, "mutant", "mutants")}, ${facts.killed} killed, ${facts.survived} survived: ${facts.rate}%`,
  left: (invalid: number, same: number) =>
    `Not counted: ${pluralize(invalid, "does", "do")} not compile, ${pluralize(same, "is", "are")} the same program.`,
  equivalent: (count: number) =>
    `Not counted either: ${pluralize(count, "is", "are")} listed as equivalent.`,
  noReason: (path: string, line: number) =>
    `${path}:${line}: A line is the id of a mutant, a colon and the reason why no example can kill it.`,
  wrongList: (path: string) => `The list of equivalent mutants is wrong (${path}):`,
  noSuchMutant: (id: string) => `\`${id}\` does not exist (any more).`,
  killedAfterAll: (id: string, example: string) => `\`${id}\` is killed by example ${example}.`,
  noMutant: (id: string) =>
    `\`${id}\` does not compile or changes nothing, so it need not be listed.`,
  stopped: (tried: number, all: number) => `Interrupted: ${tried} of ${all} mutants were tried.`,
  tooFew: (rate: string, atLeast: number) => `${rate}% are killed; at least ${atLeast}% should be.`,
};

export type MutateTexts = typeof mutateEn;
