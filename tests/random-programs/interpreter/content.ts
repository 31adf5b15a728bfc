// What is done with what lies in a zone.

import { randomBelow } from "../../../src/dsl/runtime/engine/rng.ts";
import type { Content } from "./storage.ts";

/** Every single thing, in its order: by place, from the front, or from the lowest. */
export function thingsIn(content: Content): number[] {
  switch (content.layout) {
    case "places":
      return content.slots.filter((slot) => slot !== undefined);
    case "row":
      return [...content.items];
    case "counts":
      return kindsIn(content).flatMap((kind) =>
        Array<number>(content.counts.get(kind) ?? 0).fill(kind),
      );
    default:
      return content satisfies never;
  }
}

function kindsIn({ counts }: Extract<Content, { layout: "counts" }>): number[] {
  return [...counts.keys()].filter((kind) => (counts.get(kind) ?? 0) > 0).sort((a, b) => a - b);
}

/** Whether one more found room. */
export function put(content: Content, what: number, room: number): boolean {
  switch (content.layout) {
    case "places": {
      const free = content.slots.findIndex((slot, place) => slot === undefined && place < room);
      if (free < 0) return false;
      content.slots[free] = what;
      return true;
    }
    case "row":
      if (content.items.length >= room) return false;
      content.items.push(what);
      return true;
    case "counts":
      content.counts.set(what, (content.counts.get(what) ?? 0) + 1);
      return true;
    default:
      return content satisfies never;
  }
}

/** Takes the first that is this; says whether there was one. */
export function take(content: Content, what: number): boolean {
  switch (content.layout) {
    case "places": {
      const place = content.slots.indexOf(what);
      if (place >= 0) content.slots[place] = undefined;
      return place >= 0;
    }
    case "row": {
      const place = content.items.indexOf(what);
      if (place >= 0) content.items.splice(place, 1);
      return place >= 0;
    }
    case "counts": {
      const count = content.counts.get(what) ?? 0;
      if (count > 0) content.counts.set(what, count - 1);
      return count > 0;
    }
    default:
      return content satisfies never;
  }
}

/** Takes the last of a row. */
export function takeLast(content: Content): number | undefined {
  return content.layout === "row" ? content.items.pop() : undefined;
}

/** Takes one by chance, all things equally likely; `undefined` where nothing lies. */
export function drawFrom(content: Content, chance: Int32Array): number | undefined {
  const things = thingsIn(content);
  if (things.length === 0) return undefined;
  const drawn = randomBelow(chance, things.length);
  const what = things[drawn] as number;
  if (content.layout === "row") content.items.splice(drawn, 1);
  else if (content.layout === "counts") take(content, what);
  else content.slots[nthFilled(content.slots, drawn)] = undefined;
  return what;
}

function nthFilled(slots: readonly (number | undefined)[], n: number): number {
  const filled = [...slots.keys()].filter((place) => slots[place] !== undefined);
  return filled[n] as number;
}
