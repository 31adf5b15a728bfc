// Markers on tracks: they move on and stack.

import type { Marker } from "./storage.ts";

/** All on the first step, the first seat on top. */
export function startMarkers(seats: number, from: number): Marker[] {
  return Array.from({ length: seats }, (_, seat) => ({ position: from, height: seats - 1 - seat }));
}

/** From 1: whoever is further on, or higher in the same stack, comes before. */
export function placeOn(markers: readonly Marker[], seat: number): number {
  // A rival who does not play has no marker.
  const own = markers[seat] ?? { position: 0, height: 0 };
  return markers.filter((other) => isAhead(other, own)).length + 1;
}

function isAhead(other: Marker, { position, height }: Marker): boolean {
  return other.position > position || (other.position === position && other.height > height);
}

/** Moves a marker onto whatever stands where it arrives; the stack that it leaves closes. */
export function advance(markers: Marker[], seat: number, by: number, last: number): void {
  const marker = markers[seat] as Marker;
  const { position, height } = marker;
  const to = Math.min(position + by, last);
  if (to === position) return;
  for (const other of markers)
    if (other.position === position && other.height > height) other.height--;
  marker.height = markers.filter((other) => other.position === to).length;
  marker.position = to;
}
