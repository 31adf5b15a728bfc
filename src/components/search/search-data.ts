// What the script of a search reads from its frame.

import type { SearchStrings } from "../../i18n/search/strings.ts";

/** Returns the `data-` attributes with the texts that the script shows. */
export function searchData({ kinds, found, none, failed }: SearchStrings) {
  return {
    "data-kinds": JSON.stringify(kinds),
    "data-found": found,
    "data-none": none,
    "data-failed": failed,
  };
}
