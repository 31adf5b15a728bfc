// English texts of `regel site` and `regel dev`.

import { pluralize } from "../pluralize.ts";

export const siteCommandEn = {
  notAFolder: (path: string): string => `\`${path}\` is not a folder.`,
  otherFiles: (path: string): string =>
    `\`${path}\` has other files in it and stays as it is; \`--out FOLDER\` names another folder.`,
  outAroundRules: (path: string): string =>
    `The site cannot be written to \`${path}\`: the rules lie in it.`,
  notABase: (base: string): string =>
    `\`--base\` is the folder of a host, such as \`/rules/\`, not \`${base}\`.`,
  notAPort: (port: string): string => `\`--port\` is a number from 1 to 65535, not \`${port}\`.`,
  leftOut:
    "What builds sites was left out when Regelwerk was installed: `npm install --include=optional` brings it.",
  nodeTooOld: (wanted: string, found: string): string =>
    `A site needs Node ${wanted} or newer; this is Node ${found}.`,
  building: (games: readonly string[]): string =>
    `Building the site for ${games.join(", ")}; this takes a minute or more.`,
  notBuilt: (why: string): string => `The site could not be built: ${why}`,
  written: (path: string, pages: number): string =>
    `Written: \`${path}\`, ${pluralize(pages, "page", "pages")}.`,
  ready: (address: string): string => `${address}\nCtrl-C ends it.`,
};

export type SiteTexts = typeof siteCommandEn;
