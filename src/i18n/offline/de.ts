// What the site says about itself as an app, in German.

import type { OfflineStrings } from "./strings.ts";

export const offlineDe: OfflineStrings = {
  newVersion: "Es gibt eine neue Fassung dieser Seiten.",
  now: "Jetzt laden",
  later: "Später",
};
