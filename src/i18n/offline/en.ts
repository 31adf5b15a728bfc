// English texts of the site as an app.

import type { OfflineStrings } from "./strings.ts";

export const offlineEn: OfflineStrings = {
  newVersion: "There is a new version of these pages.",
  now: "Load it now",
  later: "Later",
};
