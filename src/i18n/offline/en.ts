// What the site says about itself as an app, in English.

import type { OfflineStrings } from "./strings.ts";

export const offlineEn: OfflineStrings = {
  newVersion: "There is a new version of these pages.",
  now: "Load it now",
  later: "Later",
};
