// Random statements about what lies somewhere.

import { value } from "../expressions/expressions.ts";
import { guard } from "../expressions/guards.ts";
import { cellText, reference } from "../expressions/references.ts";
import { fits, type ZoneDecl } from "../kinds.ts";
import type { Scope } from "../scope.ts";
import { among, type LabelledWay, type Writing } from "../ways.ts";
import { mayChange } from "./statements.ts";

type Ways = readonly LabelledWay<string>[];

export function lying(w: Writing, scope: Scope, depth: number): Ways {
  const zones = w.world.zones.filter((one) => mayChange(scope, one));
  return [...onGrids(w, scope, depth), ...intoZones(w, zones, depth), ...rows(w, zones, depth)];
}

function onGrids(w: Writing, scope: Scope, depth: number): Ways {
  const grid = among(
    w,
    w.world.grids.filter((one) => mayChange(scope, one)),
  );
  if (grid === undefined) return [];
  const put: LabelledWay<string> = [
    "stmt add",
    (at) => {
      const cell = cellText(w, at, grid, depth);
      return whenever(w, `${cell} is empty`, `add ${value(w, at, grid.element, depth)} to ${cell}`);
    },
  ];
  const take: LabelledWay<string> = [
    "stmt remove",
    (at) => {
      const cell = cellText(w, at, grid, depth);
      const what = w.random.chance(w.steering.isOn ? 0.5 : 0.8)
        ? cell
        : value(w, at, grid.element, depth);
      return whenever(
        w,
        `${cell} is ${what === cell ? "filled" : what}`,
        `remove ${what} from ${cell}`,
      );
    },
  ];
  const carry: LabelledWay<string> = [
    "stmt move",
    (at) => {
      const [cell, to] = [cellText(w, at, grid, depth), cellText(w, at, grid, depth)];
      const what = w.random.chance(0.6) ? cell : value(w, at, grid.element, depth);
      const test = `${cell} is ${what === cell ? "filled" : what} and ${to} is empty`;
      return whenever(w, test, `move ${what} from ${cell} to ${to}`);
    },
  ];
  const zones = w.world.zones.filter((one) => mayChange(scope, one));
  const draw: LabelledWay<string> = [
    "stmt draw",
    (at) => {
      const from = among(
        w,
        zones.filter(({ element }) => !scope.isOnce && fits(element, grid.element)),
      );
      if (from === undefined) return undefined;
      const cell = cellText(w, at, grid, depth);
      return whenever(
        w,
        `${cell} is empty`,
        `draw 1 from ${reference(w, at, from, depth)} to ${cell}`,
      );
    },
  ];
  const taken: LabelledWay<string> = [
    "stmt moveEnd",
    (at) => {
      const from = among(
        w,
        zones.filter(({ element }) => fits(element, grid.element)),
      );
      if (from === undefined) return undefined;
      const cell = cellText(w, at, grid, depth);
      const text = `move first from ${reference(w, at, from, depth)} to ${cell}`;
      return whenever(w, `${cell} is empty`, text);
    },
  ];
  return [put, put, take, take, take, carry, draw, taken];
}

/** A statement that needs a condition: around the place where it stands, or right around it. */
function whenever(w: Writing, condition: string, text: string): string {
  return guard(w, condition) ? text : `if ${condition} { ${text} }`;
}

function intoZones(w: Writing, zones: readonly ZoneDecl[], depth: number): Ways {
  const zone = among(w, zones);
  if (zone === undefined) return [];
  const other = targetOf(w, zones, zone);
  const from = (at: Scope) => reference(w, at, zone, depth);
  const put: LabelledWay<string> = [
    "stmt add",
    (at) =>
      zoneTarget(w, at, zone, depth, (to) => `add ${value(w, at, zone.element, depth)} to ${to}`),
  ];
  return [
    put,
    put,
    ["stmt add", (at) => sortedIn(w, at, zones, depth)],
    [
      "stmt remove",
      (at) => {
        const [what, text] = [value(w, at, zone.element, Math.min(depth, 1)), from(at)];
        return whenever(w, `number of (${what}) in ${text} > 0`, `remove ${what} from ${text}`);
      },
    ],
    [
      "stmt move",
      (at) => {
        if (other === undefined) return undefined;
        const [what, text] = [value(w, at, zone.element, Math.min(depth, 1)), from(at)];
        const isThere = `number of (${what}) in ${text} > 0`;
        return zoneTarget(w, at, other, depth, (to) =>
          whenever(w, isThere, `move ${what} from ${text} to ${to}`),
        );
      },
    ],
    ["stmt removeAll", (at) => `remove all from ${from(at)}`],
    [
      "stmt removeAll",
      (at) => {
        const what = value(w, at, zone.element, depth);
        return `remove all ${what} from ${from(at)}`;
      },
    ],
    [
      "stmt moveAll",
      (at) => {
        if (other?.layout !== "counts" || (other === zone && zone.index !== undefined))
          return undefined;
        const text = from(at);
        return zoneTarget(w, at, other, depth, (to) => `move all from ${text} to ${to}`);
      },
    ],
    [
      "stmt moveAll",
      (at) => {
        if (other?.layout !== "counts") return undefined;
        const [what, text] = [value(w, at, zone.element, depth), from(at)];
        return zoneTarget(w, at, other, depth, (to) => `move all ${what} from ${text} to ${to}`);
      },
    ],
    [
      "stmt moveEnd",
      (at) => {
        const text = other && from(at);
        return other && zoneTarget(w, at, other, depth, (to) => `move first from ${text} to ${to}`);
      },
    ],
  ];
}

/** A piece as an element of the one zone of a family in which it may lie. */
function sortedIn(w: Writing, scope: Scope, zones: readonly ZoneDecl[], depth: number) {
  const zone = among(
    w,
    zones.filter(({ by }) => by !== undefined),
  );
  if (zone?.by === undefined) return undefined;
  const what = value(w, scope, zone.element, depth);
  const own = zone.isOwn ? "your " : "";
  const field = `${/^\w+$/.test(what) ? what : `(${what})`}.${zone.by.id}`;
  if (zone.by.kind.kind === "maybe" && !guard(w, `${field} is not none`)) return undefined;
  const at = `${own}${zone.id}[${field}]`;
  const text = `add ${what} to ${at}`;
  return zone.layout === "counts" ? text : whenever(w, `${at} is not full`, text);
}

function rows(w: Writing, zones: readonly ZoneDecl[], depth: number): Ways {
  const row = among(
    w,
    zones.filter(({ layout }) => layout === "row"),
  );
  if (row === undefined) return [];
  const end = w.random.of(["first", "last"]);
  const other = targetOf(w, zones, row);
  const text = (at: Scope) => reference(w, at, row, depth);
  return [
    ["stmt sort", (at) => `sort ${text(at)}`],
    [
      "stmt moveEnd",
      (at) => {
        const from = text(at);
        return other && zoneTarget(w, at, other, depth, (to) => `move last from ${from} to ${to}`);
      },
    ],
    [
      "stmt remove",
      (at) => {
        const from = text(at);
        return whenever(w, `${from} is filled`, `remove ${end} of ${from} from ${from}`);
      },
    ],
    [
      "stmt add",
      (at) => {
        const from = text(at);
        return (
          other &&
          zoneTarget(w, at, other, depth, (to) =>
            whenever(w, `${from} is filled`, `add ${end} of ${from} to ${to}`),
          )
        );
      },
    ],
    [
      undefined,
      (at) => {
        const from = text(at);
        const what = `${end} of ${from}`;
        return (
          other &&
          zoneTarget(w, at, other, depth, (to) =>
            whenever(w, `${from} is filled`, `move ${what} from ${from} to ${to}`),
          )
        );
      },
    ],
  ];
}

function targetOf(w: Writing, zones: readonly ZoneDecl[], zone: ZoneDecl): ZoneDecl | undefined {
  return among(
    w,
    zones.filter(({ element, by }) => fits(zone.element, element) && by === undefined),
  );
}

/** A zone as a place where something comes to: with a test whether there is room, mostly. */
function zoneTarget(
  w: Writing,
  scope: Scope,
  zone: ZoneDecl,
  depth: number,
  then: (at: string) => string,
): string | undefined {
  if (zone.by !== undefined && !w.random.chance(0.01)) return undefined;
  const at = reference(w, scope, zone, depth);
  if (zone.layout === "counts" || w.random.chance(0.03)) return then(at);
  return whenever(w, `${at} is not full`, then(at));
}
