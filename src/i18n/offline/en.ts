// English texts of the site as an app.

import type { OfflineStrings } from "./strings.ts";

export const offlineEn: OfflineStrings = {
  newVersion: "There is a new version of these pages.",
  now: "Load it now",
  later: "Later",
  title: "Offline",
  description: "Which games are saved in this browser and work without a network.",
  lead: "A saved game works without a network, all of it: rules, lessons, matches and the workshop.",
  save: "Save for offline",
  saveGame: (title: string) => `Save ${title} for offline`,
  remove: "Remove",
  removeGame: (title: string) => `Remove ${title} from this device`,
  state: {
    size: "# MB",
    saving: "Saving: #%",
    saved: "Saved, # MB",
    failed: "That did not work. Is there a network, and room on the device?",
  },
  lost: {
    title: "This page needs a network",
    text: "It is not saved on this device. It will load once the network is back.",
    again: "Try again",
  },
};
