// The flags of `npm test`, read before anything is installed: this file runs on Node 20.

/** What `npm test -- --help` prints. */
export const usage = `npm test                            everything
npm test -- unit rules              steps: lint, types, unit, rules, build, e2e
npm test -- tests/check/examples    the tests in one file or folder, also of e2e/
npm test -- --changed[=COMMIT]      what the change touches since the last commit, or since another
npm test -- --watch [tests/check]   unit tests again whenever a file changes
npm test -- -u                      writes golden files anew
npm test -- --list                  what would be run
npm test -- --help                  these lines`;

/**
 * Whether the words ask for help.
 * @param {readonly string[]} words
 */
export function wantsHelp(words) {
  return words.includes("--help") || words.includes("-h");
}

/**
 * One sentence about the first flag that does not exist, with what is possible; else `undefined`.
 * @param {readonly string[]} words
 */
export function flagProblem(words) {
  const unknown = words.find(
    (word) => word.startsWith("-") && !/^(-u|--watch|--list|--changed(=.+)?)$/.test(word),
  );
  return unknown === undefined ? undefined : `There is no flag ${unknown}.\n\n${usage}`;
}
