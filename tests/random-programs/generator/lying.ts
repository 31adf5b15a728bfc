// Random statements about what lies somewhere.

import { cellText, reference, value } from "./expressions.ts";
import { fits, type ZoneDecl } from "./kinds.ts";
import type { Scope } from "./scope.ts";
import { mayChange, numbers } from "./statements.ts";
import { among, oneOf, type Way as WayTo, type Writing } from "./ways.ts";

type Way = WayTo<string>;

export function lying(w: Writing, scope: Scope, depth: number): string | undefined {
  const { world, random } = w;
  const zones = world.zones.filter((one) => mayChange(scope, one));
  const zone = among(w, zones);
  const grid = among(
    w,
    world.grids.filter((one) => mayChange(scope, one)),
  );
  const other =
    zone &&
    among(
      w,
      zones.filter(({ element }) => fits(zone.element, element)),
    );
  const text = zone && reference(w, scope, zone, depth);
  const target = () => other && zoneTarget(w, scope, other, depth);
  const ways: Way[] = [
    () => {
      const to = zone && zoneTarget(w, scope, zone, depth);
      return zone && to?.((at) => `add ${value(w, scope, zone.element, depth)} to ${at}`);
    },
    () => {
      const to = zone && zoneTarget(w, scope, zone, depth);
      return zone && to?.((at) => `add ${value(w, scope, zone.element, depth)} to ${at}`);
    },
    () => {
      const at = grid && cellText(w, scope, grid, depth);
      return grid && `if ${at} is empty { add ${value(w, scope, grid.element, depth)} to ${at} }`;
    },
    () => {
      const at = grid && cellText(w, scope, grid, depth);
      return grid && `if ${at} is empty { add ${value(w, scope, grid.element, depth)} to ${at} }`;
    },
    ...Array<Way>(3).fill(() => {
      const at = grid && cellText(w, scope, grid, depth);
      return at && `if ${at} is filled { remove ${at} from ${at} }`;
    }),
    () => {
      if (grid === undefined) return undefined;
      const [at, to] = [cellText(w, scope, grid, depth), cellText(w, scope, grid, depth)];
      return `if ${at} is filled and ${to} is empty { move ${at} from ${at} to ${to} }`;
    },
    () => {
      if (zone === undefined) return undefined;
      const what = value(w, scope, zone.element, Math.min(depth, 1));
      return `if number of (${what}) in ${text} > 0 { remove ${what} from ${text} }`;
    },
    () => {
      if (zone === undefined) return undefined;
      const what = value(w, scope, zone.element, Math.min(depth, 1));
      return target()?.(
        (to) => `if number of (${what}) in ${text} > 0 { move ${what} from ${text} to ${to} }`,
      );
    },
    () => zone && `remove all from ${text}`,
    () => zone && `remove all ${value(w, scope, zone.element, depth)} from ${text}`,
    () => {
      if (other?.layout !== "counts" || (other === zone && zone.index !== undefined))
        return undefined;
      return target()?.((to) => `move all from ${text} to ${to}`);
    },
    () => {
      if (zone === undefined || other?.layout !== "counts") return undefined;
      return target()?.(
        (to) => `move all ${value(w, scope, zone.element, depth)} from ${text} to ${to}`,
      );
    },
    () => target()?.((to) => `move first from ${text} to ${to}`),
    () =>
      zone?.layout === "row" ? target()?.((to) => `move last from ${text} to ${to}`) : undefined,
    () => (zone?.layout === "row" ? `sort ${text}` : undefined),
    () => {
      if (zone?.layout !== "row") return undefined;
      const end = random.of(["first", "last"]);
      return `if ${text} is filled { remove ${end} of ${text} from ${text} }`;
    },
    () => {
      if (zone?.layout !== "row") return undefined;
      const end = random.of(["first", "last"]);
      return target()?.((to) => `if ${text} is filled { add ${end} of ${text} to ${to} }`);
    },
    () => {
      if (zone?.layout !== "row") return undefined;
      const what = `${random.of(["first", "last"])} of ${text}`;
      return target()?.((to) => `if ${text} is filled { move ${what} from ${text} to ${to} }`);
    },
    () => numbers(w, scope, depth),
  ];
  return oneOf(w, ways);
}

/** A zone as a place where something comes to: with a test whether there is room, mostly. */
function zoneTarget(w: Writing, scope: Scope, zone: ZoneDecl, depth: number) {
  const at = reference(w, scope, zone, depth);
  return (then: (at: string) => string) =>
    zone.layout === "counts" || w.random.chance(0.03)
      ? then(at)
      : `if ${at} is not full { ${then(at)} }`;
}
