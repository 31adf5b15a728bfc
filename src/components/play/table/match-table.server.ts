// The table of a match on the server, which draws it.

import Table from "./Table.svelte";

interface MatchTable {
  /** The table, where it need not be loaded. */
  readonly atOnce: typeof Table | undefined;
  readonly load: () => Promise<typeof Table>;
}

/** The table of a match; in a browser it is loaded. */
export const matchTable: MatchTable = { atOnce: Table, load: async () => Table };
