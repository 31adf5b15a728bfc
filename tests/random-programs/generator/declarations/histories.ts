// Random histories, each with the procedure that is its moment.

import type { Writing } from "../ways.ts";

export function historyDecl({ world, random }: Writing): string | undefined {
  const shown = [...world.counters, ...world.marks, ...world.zones, ...world.grids];
  // What players own may not be looked at while all decide at once, nor by formulas that may be used there.
  const things = shown
    .filter((thing) => !thing.isOwn && !("isHidden" in thing && thing.isHidden))
    .map(({ id }) => id)
    .concat(world.tracks, "you")
    .filter(() => random.chance(0.4));
  if (things.length === 0) return undefined;
  const [id, moment] = [world.fresh("history"), world.fresh("rule")];
  world.histories.push(id);
  world.procedures.push({ id: moment, params: [], asks: false, isOwn: false });
  const last = random.chance(0.5) ? `, last ${1 + random.below(3)}` : "";
  return `history ${id} of ${things.join(", ")} at ${moment}${last}\nto ${moment} { }`;
}
