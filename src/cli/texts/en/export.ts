// English texts of `regel export`.

export const exportEn = {
  needsForm: (command: string): string => `Say what is to be written: \`${command} --html\`.`,
  noExample: (name: string, game: string, nearest: string | undefined): string =>
    `\`${game}\` has no example \`${name}\`.${nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`}`,
  isOther: (path: string): string =>
    `\`${path}\` is there already and was not exported from a game; it stays as it is. \`--out FILE\` names another file.`,
  building: "Building the player once; this takes a moment.",
  notBuilt: (why: string): string => `The player could not be built: ${why}`,
  written: (path: string, kilobytes: string): string =>
    `Written: \`${path}\`, ${kilobytes} kB. It plays in a browser, without a network.`,
};

export type ExportTexts = typeof exportEn;
