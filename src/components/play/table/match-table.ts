// Browser twin of match-table.server.ts (`imports` in package.json chooses).

import type { matchTable as onServer } from "./match-table.server.ts";

export const matchTable: typeof onServer = {
  atOnce: undefined,
  load: async () => (await import("./Table.svelte")).default,
};
