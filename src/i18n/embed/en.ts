// English texts of what other pages show in a frame.

import type { EmbedStrings } from "./strings.ts";

export const embedEn: EmbedStrings = {
  embed: "Embed",
  code: "Code for your own page",
  copy: "Copy the code",
  copied: "The code has been copied.",
  copyYourself: "It cannot be copied automatically here: tap the field and copy the code.",
  unknown: "There is no such example.",
  failed: "The game could not be loaded. Loading the page again may help.",
};
