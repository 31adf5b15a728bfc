// German texts of `regel site` and `regel dev`.

import type { SiteTexts } from "../en/site.ts";
import { pluralize } from "../pluralize.ts";

export const siteCommandDe: SiteTexts = {
  notAFolder: (path) => `\`${path}\` ist kein Ordner.`,
  otherFiles: (path) =>
    `In \`${path}\` liegen andere Dateien; der Ordner bleibt, wie er ist. \`--out ORDNER\` nennt einen anderen.`,
  outAroundRules: (path) =>
    `Nach \`${path}\` lässt sich die Website nicht schreiben: Darin liegen die Regeln.`,
  notABase: (base) =>
    `\`--base\` ist der Ordner auf einem Server, etwa \`/regeln/\`, nicht \`${base}\`.`,
  notAPort: (port) => `\`--port\` ist eine Zahl von 1 bis 65535, nicht \`${port}\`.`,
  leftOut:
    "Was Websites baut, wurde beim Installieren von Regelwerk weggelassen: `npm install --include=optional` holt es nach.",
  nodeTooOld: (wanted, found) =>
    `Eine Website braucht Node ${wanted} oder neuer; hier läuft Node ${found}.`,
  building: (games) =>
    `Die Website für ${games.join(", ")} wird gebaut; das dauert eine Minute oder länger.`,
  notBuilt: (why) => `Die Website ließ sich nicht bauen: ${why}`,
  written: (path, pages) => `Geschrieben: \`${path}\`, ${pluralize(pages, "Seite", "Seiten")}.`,
  ready: (address) => `${address}\nStrg-C beendet es.`,
};
