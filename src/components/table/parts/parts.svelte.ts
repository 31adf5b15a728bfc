// Browser twin of parts.server.ts (`imports` in package.json chooses). Islands load the parts of their
// game before they start, so that the table of the server is taken over as it is; where a game comes
// later, as in the workshop, a part appears when it is there.

import type { PartName } from "./names.ts";
import type { loadTableParts as loadOnServer, tablePart as partOnServer } from "./parts.server.ts";

type Parts = { readonly [Name in PartName]: NonNullable<ReturnType<typeof partOnServer<Name>>> };

const loads: { readonly [Name in PartName]: () => Promise<Parts[Name]> } = {
  cards: () => import("./cards.ts"),
  places: () => import("./places.ts"),
  pool: async () => (await import("../Pool.svelte")).default,
  rivals: async () => (await import("./PlayedByRules.svelte")).default,
  signs: async () => (await import("../../play/decision/EffectSigns.svelte")).default,
};
let loaded = $state.raw<Partial<Parts>>({});

async function load(name: PartName): Promise<void> {
  const part = await loads[name]();
  // Read only now: others may have come meanwhile.
  loaded = { ...loaded, [name]: part };
}

const isPart = (name: string): name is PartName => name in loads;

export const loadTableParts: typeof loadOnServer = async (names) => {
  await Promise.all(names.split(" ").filter(isPart).map(load));
};

export const tablePart: typeof partOnServer = (name) => {
  if (loaded[name] === undefined) void load(name);
  return loaded[name];
};
