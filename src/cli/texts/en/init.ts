// English texts of `regel init`.

const list = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

export const initEn = {
  needsFlags:
    "What is it to be? `regel init --game myGame` begins a game, `regel init --variant myRule --of pig` a house rule.",
  needsBase: "A variant is a variant of a game: `--variant myRule --of pig`.",
  ofWhat: "`--of` names the game of a variant, so it comes with one: `--variant myRule --of pig`.",
  notAName: (id: string): string =>
    `\`${id}\` is no name: it takes letters and digits, begins with a small letter, and is no word of the language, as in \`myGame\`.`,
  sameName: (id: string): string => `Game and variant cannot both be called \`${id}\`.`,
  noNumber: (game: string): string =>
    `\`${game}\` names no number that a first house rule could change; take another game, such as \`pig\`.`,
  isThere: (paths: readonly string[]): string =>
    `Nothing was written, because this is there already: ${list(paths)}.`,
  askGame: "Name of a new game, such as myGame (empty: none): ",
  askVariant: "Name of a new house rule, such as myRule (empty: none): ",
  askBase: (game: string | undefined): string =>
    game === undefined ? "Of which game? Such as pig: " : `Of which game? (empty: ${game}): `,
  left: "Nothing was written: the questions were left unanswered.",
  written: (folder: string, paths: readonly string[]): string =>
    `Written to \`${folder}\`: ${list(paths)}. README.md says how to go on.`,
  readme: (names: readonly string[]): string => `# Rules of my own

Written in Regelwerk: each .regel file is rules, tests and engine at once.

\`\`\`sh
npx regel check        # what is wrong, with line and column
npx regel test         # plays the examples
${names.map((name) => `npx regel play ${name}`).join("\n")}
npx regel sim ${names[0]} --games 1000
\`\`\`

A variant says only what is different from its game. Its game is looked for in this folder and
those above it, in what \`regel.json\` names, and among the games that Regelwerk brings along.
`,
};

export type InitTexts = typeof initEn;
