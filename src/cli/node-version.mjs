// The version of Node that the command needs. JavaScript, because an old Node reads no types.

/** The oldest major version that strips types and has a compile cache. */
const neededVersion = 24;

/**
 * Returns one sentence if this version of Node is too old for the command, else `undefined`.
 *
 * @param {string} version
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function versionProblem(version, words, env) {
  if (Number.parseInt(version, 10) >= neededVersion) return undefined;
  return isGerman(words, env)
    ? `Der Befehl braucht Node ${neededVersion} oder neuer, und dies ist Node ${version}: \`npm run -s regel -- BEFEHL\` startet ihn mit dem Node, das Regelwerk mitbringt, und \`npm start\` die Website.`
    : `The command needs Node ${neededVersion} or newer, and this is Node ${version}: \`npm run -s regel -- COMMAND\` starts it with the Node that Regelwerk brings along, and \`npm start\` starts the site.`;
}

/** The language as the command chooses it: of `--lang`, or else of the environment. */
function isGerman(words, env) {
  const flag = words.indexOf("--lang");
  const named = words.find((word) => word.startsWith("--lang="))?.slice("--lang=".length);
  const language = named ?? (flag < 0 ? undefined : words[flag + 1]);
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value);
  return (language ?? locale ?? "").startsWith("de");
}
